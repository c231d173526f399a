"""Marks on what is shown: which requirements of a mission card are met, which traitors a shield covers."""

from __future__ import annotations

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base.names import COLOURS, SHIELD
from merlin_bigbox.engine.base.requirements import met
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import vector
from merlin_bigbox.engine.core.state import State


def requirements_met(tables: Tables, state: State, card: int, seat: int) -> tuple[bool, ...]:
    """Which requirements of a card the seat meets, as printed; no piece counts for two of them (BASE-53)."""
    served: list[int] = []
    marks: list[bool] = []
    for place in range(int(tables.first_need[card]), int(tables.first_need[card + 1])):
        need = int(tables.needs[place])
        together = sorted([*served, need])
        holds = bool(met(vector(together), 0, len(together), state.cells, seat))
        marks.append(holds)
        if holds:
            served.append(need)
    return tuple(marks)


def traitors_covered(state: State, seat: int, colour: int) -> int:
    """How many traitors of a colour the seat's shields would repel at a scoring (BASE-70)."""
    shields = int(state.cells[at.GOODS + seat * at.GOODS_OF_SEAT + SHIELD * COLOURS + colour])
    return min(shields, int(state.cells[at.TRAITORS + seat * COLOURS + colour]))
