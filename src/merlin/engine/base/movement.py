"""Moving figures round the rondel (BASE-12 … 15)."""

from __future__ import annotations

from merlin.engine.base.cells import KNIGHT, MERLIN
from merlin.engine.base.names import COUNTER_CLOCKWISE, E_MOVED, MERLIN_FIGURE, RING
from merlin.engine.core.arrays import i64
from merlin.engine.core.ruleset import Ruleset, tell
from merlin.engine.core.state import State


def can_enter(rules: Ruleset, state: State, position: i64) -> bool:
    """Whether nothing closes the space."""
    for blocker in rules.blockers:
        if blocker.closes_space(rules, state, position):
            return False
    return True


def walk(rules: Ruleset, state: State, position: i64, steps: i64, direction: i64) -> i64:
    """Where so many steps lead; a closed space is not counted."""
    step: i64 = RING - 1 if direction == COUNTER_CLOCKWISE else 1
    if not rules.blockers:
        return (position + step * steps) % RING
    while steps > 0:
        position = (position + step) % RING
        if can_enter(rules, state, position):
            steps -= 1
    return position


def figure_at(state: State, seat: i64, figure: i64) -> i64:
    """Where a figure stands: Merlin, or the seat's knight."""
    return state.cells[MERLIN] if figure == MERLIN_FIGURE else state.cells[KNIGHT + seat]


def move_figure(state: State, seat: i64, figure: i64, position: i64) -> None:
    """Put a figure on a space; any number may share it (BASE-15)."""
    if figure == MERLIN_FIGURE:
        state.cells[MERLIN] = position
    else:
        state.cells[KNIGHT + seat] = position
    tell(state, E_MOVED, seat, figure, position)
