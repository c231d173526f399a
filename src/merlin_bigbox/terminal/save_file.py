"""Saving a game to a file: atomically, and never overwriting a different game."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.record import record
from merlin_bigbox.terminal.said import FileError

LARGEST: Final = 16 * 1024 * 1024
"""Largest file that is read; no record is larger."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise FileError("no-file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise FileError("unreadable", file=str(path), problem=str(getattr(error, "strerror", None) or error)) from None
    if len(data) > LARGEST:
        raise FileError("too-large", file=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError("no-text", file=str(path), line=line) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file atomically."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary = Path(file.name)
        try:
            temporary.replace(path)
        except OSError:
            with suppress(OSError):
                temporary.unlink()
            raise
    except OSError as error:
        raise FileError("unwritable", file=str(path), problem=str(error.strerror or error)) from None


def save(game: Game, path: Path, names: tuple[str, ...]) -> None:
    """Write the record of a game."""
    write_text(path, record(game, names).text())


def free_name(folder: Path) -> Path:
    """An unused name for a saved game."""
    number = 1
    while (folder / f"merlin-{number}.merlin").exists():
        number += 1
    return folder / f"merlin-{number}.merlin"
