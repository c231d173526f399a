"""A digest of the rules and bots: results computed by different code are not mixed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from typing import Final

FOLDERS: Final = ("engine", "modules", "interactions", "bots")
FURTHER: Final = ("arena", "dataset", "edition", "game", "research", "versions")
"""What takes part as well where games are played on another machine: how they are counted, and what they are asked."""
SOURCES: Final = (".py",)
LEARNED: Final = (".json",)


@cache
def program(*, learned: bool = True) -> str:
    """The digest, with or without the learned weights; the same compiled and interpreted."""
    return _digest(FOLDERS, SOURCES + LEARNED if learned else SOURCES)


@cache
def whole_program() -> str:
    """The digest of all that plays and counts games: machines that play together have the same."""
    return _digest(FOLDERS + FURTHER, SOURCES + LEARNED)


def _digest(folders: tuple[str, ...], suffixes: tuple[str, ...]) -> str:
    hasher = sha256()
    with as_file(files("merlin_bigbox")) as root:
        for path in sorted(path for folder in folders for path in (root / folder).rglob("*")):
            if path.suffix in suffixes:
                hasher.update(f"{path.relative_to(root).as_posix()} {path.stat().st_size}\n".encode())
                hasher.update(path.read_bytes())
    return hasher.hexdigest()
