"""The bots. Each is one file with a `NAME` and a function `create`; putting it here is all it takes."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache

from merlin.bots.bot import Bot, Request
from merlin.engine.core.errors import OptionsError
from merlin.engine.core.random import Random

__all__ = ["Bot", "Request", "bot", "names"]


@cache
def _makers() -> dict[str, Callable[[Random], Bot]]:
    """The makers of all bots in this folder, by name."""
    found: dict[str, Callable[[Random], Bot]] = {}
    for entry in pkgutil.iter_modules(__path__):
        module = importlib.import_module(f"{__name__}.{entry.name}")
        if hasattr(module, "NAME") and hasattr(module, "create"):
            found[module.NAME] = module.create
    return dict(sorted(found.items()))


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return list(_makers())


def bot(name: str, seed: int) -> Bot:
    """A new bot for one seat of one game."""
    maker = _makers().get(name)
    if maker is None:
        raise OptionsError(f'unknown bot "{name}"; available: {", ".join(names())}')
    return maker(Random(seed))
