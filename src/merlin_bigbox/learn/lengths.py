"""How long a game takes: the choices measured by `tools/module_lengths.py`, kept with each module, and minutes."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Final

FILE: Final = "length.toml"
SECONDS: Final = 9
"""So long people take for a choice, all players together; stated here alone."""


@lru_cache
def choices(module: str | None = None) -> int:
    """The choices of a base game of three, or those that a module adds; 0 where nothing was measured."""
    package = resources.files("merlin_bigbox")
    folder = package / "engine" / "base" if module is None else package / "modules" / module
    file = folder / FILE
    if not file.is_file():
        return 0
    return int(tomllib.loads(file.read_text(encoding="utf-8"))["choices"])


def minutes(module: str | None = None) -> int:
    """The minutes that these choices take."""
    return round(choices(module) * SECONDS / 60)
