"""Which sets of modules there are, and few of them that together cover every pair or triple."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.catalogue import PLAYERS, make_module, module_names
from merlin_bigbox.game.options import GameOptions


@lru_cache(maxsize=4)
def legal_sets(edition: Edition | None = None) -> tuple[tuple[str, ...], ...]:
    """Every set of modules in which each finds what it needs, the base game alone first."""
    components = load() if edition is None else edition
    names = module_names()
    needs = {name: make_module(name, components).needs for name in names}
    found: list[tuple[str, ...]] = []
    for size in range(len(names) + 1):
        found.extend(
            chosen
            for chosen in combinations(names, size)
            if all(need in chosen for name in chosen for need in needs[name])
        )
    return tuple(found)


def covering(strength: int, edition: Edition | None = None) -> tuple[tuple[str, ...], ...]:
    """Few legal sets in which any `strength` modules occur together on and off in every way that is legal.

    Greedy: the set that covers most of what is still missing comes next; of equal ones the first.
    """
    sets = legal_sets(edition)
    names = module_names()
    groups = list(combinations(range(len(names)), min(strength, len(names))))
    marks = {chosen: frozenset(_patterns(chosen, names, groups)) for chosen in sets}
    missing = set().union(*marks.values())
    found: list[tuple[str, ...]] = []
    while missing:
        best = max(sets, key=lambda chosen: len(marks[chosen] & missing))
        found.append(best)
        missing -= marks[best]
    return tuple(found)


def _patterns(
    chosen: tuple[str, ...], names: tuple[str, ...], groups: list[tuple[int, ...]]
) -> list[tuple[tuple[int, ...], tuple[bool, ...]]]:
    return [(group, tuple(names[index] in chosen for index in group)) for group in groups]


def tables(sets: tuple[tuple[str, ...], ...], players: tuple[int, ...] = PLAYERS) -> list[GameOptions]:
    """A table for each set and number of players."""
    return [GameOptions(count, chosen) for chosen, count in product(sets, players)]
