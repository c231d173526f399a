"""Which requirements of a mission card a seat meets, each with a piece of its own (BASE-53)."""

from __future__ import annotations

from merlin_bigbox.engine.base.requirements import met
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import vector
from merlin_bigbox.engine.core.state import State


def requirements_met(tables: Tables, state: State, card: int, seat: int) -> tuple[bool, ...]:
    """Whether each requirement of a card is met; no piece counts for two of them, and those named first come first.

    The card is its place among those of the edition.
    """
    needs = [int(tables.needs[at]) for at in range(int(tables.first_need[card]), int(tables.first_need[card + 1]))]
    served: list[int] = []
    marks: list[bool] = []
    for need in needs:
        trial = vector(sorted([*served, need]))
        holds = bool(met(trial, 0, len(served) + 1, state.cells, seat))
        marks.append(holds)
        if holds:
            served.append(need)
    return tuple(marks)
