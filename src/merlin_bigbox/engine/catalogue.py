"""Which modules there are, and the one door to a composed game."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import lru_cache
from types import ModuleType
from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.module import BaseModule
from merlin_bigbox.engine.core.compose import Builder, Module, check_needs
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.ruleset import Ruleset

PLAYERS: Final = (2, 3, 4)
LAST: Final = 1000
"""The place of a module that does not tell its own."""

MODULES: Final = "merlin_bigbox.modules"
INTERACTIONS: Final = "merlin_bigbox.interactions"
VERSIONS: Final = "merlin_bigbox.versions"

RULES_VERSION: Final = 2
"""Goes up whenever the same actions would lead to another game; what was different before stands in `versions`."""


def _place(name: str) -> tuple[int, str]:
    """Where a module stands in the order of composing and telling: its folder's `PLACE`, then its name."""
    place: int = getattr(importlib.import_module(f"{MODULES}.{name}"), "PLACE", LAST)
    return (place, name)


def module_chapters() -> dict[str, str]:
    """The word that the ids of a module's rules begin with, its folder's `CHAPTER`, and the module."""
    folders = {name: importlib.import_module(f"{MODULES}.{name}") for name in module_names()}
    return {str(getattr(folder, "CHAPTER", name.upper())): name for name, folder in folders.items()}


@lru_cache(maxsize=1)
def module_names() -> tuple[str, ...]:
    """The modules that can be added to the base game: the folders of merlin_bigbox.modules, in their order."""
    return tuple(
        sorted((found.name for found in pkgutil.iter_modules(importlib.import_module(MODULES).__path__)), key=_place)
    )


@lru_cache(maxsize=1)
def interaction_names() -> tuple[str, ...]:
    """The rulings where modules meet: files named after the modules, joined by underscores."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(importlib.import_module(INTERACTIONS).__path__)))


def make_module(name: str, edition: Edition) -> Module:
    """The module of a folder: its `module.py` offers `make(edition)`."""
    made: Module = importlib.import_module(f"{MODULES}.{name}.module").make(edition)
    return made


@lru_cache(maxsize=256)
def module_file(name: str, role: str) -> ModuleType | None:
    """The file of a module's folder that has this role beside the rules, such as `shown`; nothing where it has none."""
    if name not in module_names():
        return None
    place = f"{MODULES}.{name}.{role}"
    return importlib.import_module(place) if importlib.util.find_spec(place) is not None else None


def variant_names(edition: Edition) -> dict[str, str]:
    """Every variant a table can agree on, and the module it belongs to."""
    return {variant: name for name in module_names() for variant in make_module(name, edition).variants}


def legal_modules(edition: Edition, names: tuple[str, ...]) -> tuple[str, ...]:
    """The named modules in the order of composition; an error says which is unknown, doubled or lacks another."""
    known = module_names()
    for name in names:
        if name not in known:
            listed = ", ".join(known) if known else "none besides the base game"
            raise OptionsError(f'unknown module "{name}"; available: {listed}')
        if names.count(name) > 1:
            raise OptionsError(f'module "{name}" is named twice')
    for name in names:
        for need in make_module(name, edition).needs:
            if need not in names:
                raise OptionsError(f'module "{name}" needs module "{need}"')
    return tuple(sorted(names, key=_place))


def check_version(version: int) -> None:
    """An error if this program does not know such a version of the rules."""
    if not 1 <= version <= RULES_VERSION:
        raise OptionsError(f"rules version {version}; this program knows versions 1 to {RULES_VERSION}")


@lru_cache(maxsize=1024)
def compose(
    edition: Edition,
    modules: tuple[str, ...] = (),
    players: int = 4,
    variants: tuple[str, ...] = (),
    version: int = RULES_VERSION,
) -> Ruleset:
    """The rules of one game: the same object for the same edition, modules, players, variants and rules version."""
    if players not in PLAYERS:
        raise OptionsError(f"{players} players; the game is for 2, 3 or 4")
    check_version(version)
    names = legal_modules(edition, modules)
    offered = variant_names(edition) if variants else {}
    for variant in variants:
        if offered.get(variant, "") not in names:
            listed = ", ".join(sorted(offered)) if offered else "none"
            raise OptionsError(f'variant "{variant}" is unknown or its module is not in play; there are: {listed}')
    parts: list[Module] = [BaseModule(edition)]
    parts.extend(make_module(name, edition) for name in names)
    rules = compose_from(parts, players, edition.digest, variants, version)
    rules.recipe = (compose, (edition, modules, players, variants, version))
    return rules


def compose_from(
    modules: list[Module], players: int, key: str, variants: tuple[str, ...] = (), version: int = RULES_VERSION
) -> Ruleset:
    """Put these modules together, the base game first, the rulings where they meet, and what was different before."""
    check_needs(modules)
    builder = Builder(players, variants)
    for module in modules:
        module.prepare(builder)
    for module in modules:
        module.build(builder)
    names = tuple(module.name for module in modules)
    for interaction in interaction_names():
        if all(part in names for part in interaction.split("_")):
            importlib.import_module(f"{INTERACTIONS}.{interaction}").build(builder)
    for older in range(RULES_VERSION - 1, version - 1, -1):
        importlib.import_module(f"{VERSIONS}.version_{older}").build(builder)
    return builder.finish(f"{key}:{','.join(names)}:{','.join(variants)}:{players}:{version}", names)
