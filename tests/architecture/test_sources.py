"""The server takes time and randomness from one place, so that a simulation can repeat everything it does."""

from __future__ import annotations

import ast
from pathlib import Path

import merlin_bigbox

SERVER = Path(merlin_bigbox.__file__).parent / "server"
SOURCES = SERVER / "sources.py"
ALLOWED = {
    "store/files.py": "names of drafts and the keys of a data folder, made before a server runs",
    "thinking/worker.py": "runs in a process of its own",
}
FORBIDDEN = {"time", "secrets", "random", "datetime", "uuid"}


def _imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_time_and_randomness_come_from_one_file() -> None:
    offenders = {
        name: sorted(taken)
        for path in SERVER.rglob("*.py")
        if path != SOURCES
        and (name := path.relative_to(SERVER).as_posix()) not in ALLOWED
        and (taken := _imported(path) & FORBIDDEN)
    }
    assert offenders == {}


def test_every_exception_is_still_one() -> None:
    assert all(_imported(SERVER / name) & FORBIDDEN for name in ALLOWED)
