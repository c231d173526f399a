"""A tenth module by the guide alone, in a copy of the project: all checks that know modules pass there.

What docs/adding-a-module.md says is written down as it stands. Nothing else is touched than the module's own folders
and generated files.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import node

pytestmark = [pytest.mark.interpreted_only, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "adding-a-module.md"
BLOCK = re.compile(r"^\*\*`([^`\n]+)`\*\*\n\n(`{3,}|~{3,})\w+\n(.*?)^\2$", re.MULTILINE | re.DOTALL)
"""A path, then what the file says."""
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".tools", ".hypothesis", ".*_cache", "__pycache__"),
    *("build", "dist", "fixtures", "node_modules"),
)
OWN = ("src/merlin_bigbox/modules/well/", "web/src/modules/well/", "tests/rules/well/", "docs/rules/well.md")
GENERATED = (
    *("tests/golden/", "docs/rules/coverage.md"),
    *("web/src/wire.ts", "docs/protocol.md", "docs/protocol.schema.json"),
    *("tests/research/numbering.txt", "tests/research/observations.txt", "docs/research/environment.md"),
)
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist")


def written() -> dict[str, str]:
    """The files that the guide tells a reader to write."""
    return {path: text for path, _, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8"))}


def contents(tree: Path) -> dict[str, bytes]:
    """Every file of a tree that is no by-product of running it."""
    files = [path.relative_to(tree) for path in tree.rglob("*") if path.is_file()]
    kept = [path for path in files if not any(part.startswith((".", "__pycache__")) for part in path.parts)]
    return {str(path): (tree / path).read_bytes() for path in kept}


def run(tree: Path, *arguments: str) -> str:
    """A program of the project in the copy, which has to succeed; what it said."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(tree)))}
    # This run's own workers are no business of the one that is started here.
    environment = {name: value for name, value in environment.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the module of the guide, its generated files written anew."""
    copy = tmp_path_factory.mktemp("copy") / "project"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    before = contents(copy)
    for path, text in written().items():
        assert not (copy / path).exists(), path
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        (copy / path).write_text(text, encoding="utf-8")
    run(copy, "-m", "tools.generate")
    after = contents(copy)
    changed = {path for path in {*before, *after} if before.get(path) != after.get(path)}
    assert sorted(path for path in changed if not path.startswith((*OWN, *GENERATED))) == []
    return copy


def test_the_module_is_found_and_takes_part(tree: Path) -> None:
    """It is the last in the order, and conformance holds with it alone and with all others."""
    said = run(tree, "-c", "from merlin_bigbox.engine.catalogue import module_names; print(*module_names())")
    assert said.split()[-1] == "well"
    for modules in ("well", "all"):
        run(tree, "-m", "merlin_bigbox", "check", "--games", "1", "--players", "2", "--modules", modules, "--jobs", "1")


def test_it_is_proved_told_and_shown(tree: Path) -> None:
    """Golden playthroughs, its rules and their page, words in three languages, view, guide, elements, terminal."""
    folders = ("golden", "rules", "words", "game/test_guide.py", "game/test_slices.py", "game/test_elements.py")
    found = run(tree, *PYTEST, *(f"tests/{folder}" for folder in folders), "tests/cli/test_modules.py", "-k", "well")
    passed = re.search(r"(\d+) passed", found)
    assert passed is not None
    assert int(passed[1]) > 40, found


def test_nothing_else_has_to_know_it(tree: Path) -> None:
    """No name of it outside of its folder, no message left over, types of the wire up to date."""
    left_over = "words/test_messages.py::test_no_message_is_missing_or_left_over"
    files = ("game/test_wire_types.py", "architecture/test_module_names.py", left_over)
    run(tree, *PYTEST, *(f"tests/{file}" for file in files))


def test_its_code_is_in_order(tree: Path) -> None:
    """Layout, habits and the directions of imports are those of the project."""
    folders = [str(tree / path) for path in OWN[:1]] + [str(tree / OWN[2])]
    run(tree, "-m", "ruff", "check", *folders)
    run(tree, "-m", "ruff", "format", "--check", *folders)
    run(tree, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache")


def test_the_page_knows_its_types(tree: Path) -> None:
    """What its folder in the page imports of the wire is there; the page's tools say so where they are installed."""
    types = (tree / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert "export interface WellSlice" in types
    assert re.search(r"\bwell: \{ slice: WellSlice; guide: WellGuide \}", types)
    if node.has_modules(node.ALL):
        (tree / "web" / "node_modules").symlink_to(node.MODULES, target_is_directory=True)
        for command in (
            ("eslint", "src/modules/well", "--max-warnings", "0"),
            ("prettier", "--check", "src/modules/well"),
            ("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--threshold", "warning"),
        ):
            run(tree, "-c", f"import sys; from tools import node; sys.exit(node.run(*{command!r}))")
