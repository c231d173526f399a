"""What each module adds to views and to the board: a file a module with the types of its slice and its elements."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from typing import Protocol, cast

import msgspec

from merlin_bigbox.game.slices.support import Elements, Kind
from merlin_bigbox.game.words import Words


class Part(Protocol):
    """What the file of a module offers."""

    __name__: str
    SLICE: type[msgspec.Struct]
    """The type of the module's part of a view."""
    PIECES: tuple[Kind, ...]
    """What can be pointed at, with the rule behind it."""
    ACTIONS: Elements
    EVENTS: Elements
    """Which parts of the board its actions and events speak of (see merlin_bigbox.game.elements)."""
    OF_NOBODY: tuple[str, ...]
    """Events that are no player's doing."""
    guide: Callable[[Words], msgspec.Struct]
    """What does not change during a game, in words."""


@cache
def modules() -> tuple[Part, ...]:
    """The files of this folder, in alphabetical order."""
    names = [entry.name for entry in pkgutil.iter_modules(__path__) if entry.name != "support"]
    return tuple(of(name) for name in names)


@cache
def of(name: str) -> Part:
    """The file of a module."""
    return cast("Part", importlib.import_module(f"{__name__}.{name}"))
