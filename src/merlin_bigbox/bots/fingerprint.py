"""A digest of the rules and bots: results computed by different code are not mixed."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from typing import Final

FOLDERS: Final = ("engine", "modules", "interactions", "bots")
SOURCES: Final = (".py",)
LEARNED: Final = (".json",)


@cache
def program(*, learned: bool = True) -> str:
    """The digest, with or without the learned weights; the same compiled and interpreted."""
    suffixes = SOURCES + LEARNED if learned else SOURCES
    hasher = sha256()
    with as_file(files("merlin_bigbox")) as root:
        for path in sorted(path for folder in FOLDERS for path in (root / folder).rglob("*")):
            if path.suffix in suffixes:
                hasher.update(f"{path.relative_to(root).as_posix()} {path.stat().st_size}\n".encode())
                hasher.update(path.read_bytes())
    return hasher.hexdigest()
