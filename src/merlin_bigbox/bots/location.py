"""Where the files of bots lie: at their names, unless they were brought from another machine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

_BROUGHT: Final[dict[str, Path]] = {}
"""Files that were named on another machine, by their names there."""


def located(name: str) -> Path:
    """The file with this name."""
    return _BROUGHT.get(name) or Path(name).expanduser()


def bring(files: Mapping[str, Path]) -> None:
    """From now on these names, and no others, stand for files that were brought here."""
    _BROUGHT.clear()
    _BROUGHT.update(files)
