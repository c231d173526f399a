"""What a seat has of a module's pieces, as numbers that everybody can count: the `BELONGINGS` of its `shown.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State

Count = Callable[[Ruleset, State, int], int]
"""How many a seat has."""


class Belonging(NamedTuple):
    """Pieces of a module that a seat can have more or fewer of.

    `ui-deed-<module>-<name>` tells that it has more, the attribute `.keep` that it keeps them, if somebody may spend
    them. `part` is the part of the value that they count for.
    """

    name: str
    number: Count
    part: str = "modules"


@cache
def of(module: str) -> tuple[Belonging, ...]:
    """The belongings of a module."""
    found: tuple[Belonging, ...] = getattr(module_file(module, "shown"), "BELONGINGS", ())
    return found


def held(name: str) -> Count:
    """What a zone holds for a seat: the numbers in its own cells, or how many cells name it as the owner."""

    def count(rules: Ruleset, state: State, seat: int) -> int:
        zone = next(zone for zone in rules.zones if zone.name == name)
        start, stride = int(zone.start), int(zone.stride)
        if stride:
            return sum(int(state.cells[cell]) for cell in range(start + seat * stride, start + (seat + 1) * stride))
        own = len(zone.before) + seat
        return sum(int(state.cells[cell]) == own for cell in range(start, start + int(zone.size)))

    return count


def under_manors(name: str) -> Count:
    """On how many tiles with a manor of the seat a zone of the environs has something."""

    def count(rules: Ruleset, state: State, seat: int) -> int:
        start = int(next(zone for zone in rules.zones if zone.name == name).start)
        cells = range(at.CELLS)
        return sum(int(state.cells[at.BUILT + cell]) == seat + 1 and state.cells[start + cell] != 0 for cell in cells)

    return count
