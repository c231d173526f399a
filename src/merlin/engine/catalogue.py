"""Which modules there are, and the one door to a composed game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from merlin.edition import Edition
from merlin.engine.base.module import BaseModule
from merlin.engine.core.compose import Builder, Module, check_needs
from merlin.engine.core.errors import OptionsError
from merlin.engine.core.ruleset import Ruleset

PLAYERS: Final = (2, 3, 4)
MODULES: Final[tuple[str, ...]] = ()
"""The modules that can be added to the base game, in the order in which they are composed."""


def available_modules(edition: Edition, names: tuple[str, ...]) -> list[Module]:
    """The base game and the named modules, in the order of composition."""
    for name in names:
        if name not in MODULES:
            known = ", ".join(MODULES) if MODULES else "none besides the base game"
            raise OptionsError(f'unknown module "{name}"; available: {known}')
    return [BaseModule(edition)]


@lru_cache(maxsize=64)
def compose(edition: Edition, modules: tuple[str, ...] = (), players: int = 4) -> Ruleset:
    """The rules of one game: the same object for the same edition, modules and number of players."""
    return compose_from(available_modules(edition, modules), players, edition.digest)


def compose_from(modules: list[Module], players: int, key: str) -> Ruleset:
    """Put these modules together; the base game is the first of them."""
    if players not in PLAYERS:
        raise OptionsError(f"{players} players; the game is for 2, 3 or 4")
    check_needs(modules)
    builder = Builder(players)
    for module in modules:
        module.prepare(builder)
    for module in modules:
        module.build(builder)
    names = tuple(module.name for module in modules)
    return builder.finish(f"{key}:{','.join(names)}:{players}", names)
