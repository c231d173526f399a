"""Moving figures round the rondel (BASE-12 … 15). The outer ring comes first, an inner ring after it."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import KNIGHT, MERLIN
from merlin_bigbox.engine.base.fields import MOVE_DIE
from merlin_bigbox.engine.base.names import (
    COUNTER_CLOCKWISE,
    E_MOVED,
    E_PUT,
    F_MOVE,
    KNIGHT_FIGURE,
    MERLIN_FIGURE,
    NO_DIE,
    RING,
)
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.packed import field, kind_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, top


def can_enter(rules: Ruleset, state: State, position: i64) -> bool:
    """Whether nothing closes the space."""
    for blocker in rules.blockers:
        if blocker.closes_space(rules, state, position):
            return False
    return True


def walk(rules: Ruleset, state: State, position: i64, steps: i64, direction: i64) -> i64:
    """Where so many steps lead on the ring of this position; a closed space is not counted."""
    first: i64 = 0
    size: i64 = RING
    if position >= RING:
        first = RING
        size = len(rules.spaces) - RING
    step: i64 = size - 1 if direction == COUNTER_CLOCKWISE else 1
    if len(rules.blockers) == 0:
        return first + (position - first + step * steps) % size
    while steps > 0:
        position = first + (position - first + step) % size
        if can_enter(rules, state, position):
            steps -= 1
    return position


def figure_at(state: State, seat: i64, figure: i64) -> i64:
    """Where a figure stands: the seat's knight, or one that belongs to nobody."""
    return state.cells[KNIGHT + seat] if figure == KNIGHT_FIGURE else state.cells[MERLIN + figure - MERLIN_FIGURE]


def move_figure(state: State, seat: i64, figure: i64, position: i64, steps: i64, direction: i64) -> None:
    """Move a figure so many spaces onto this one; any number may share it (BASE-15)."""
    _stand(state, seat, figure, position)
    tell(state, E_MOVED, seat, figure, position, -steps if direction == COUNTER_CLOCKWISE else steps)


def put_figure(state: State, seat: i64, figure: i64, position: i64) -> None:
    """Put a figure on a space without counting the way there."""
    _stand(state, seat, figure, position)
    tell(state, E_PUT, seat, figure, position)


def _stand(state: State, seat: i64, figure: i64, position: i64) -> None:
    if figure == KNIGHT_FIGURE:
        state.cells[KNIGHT + seat] = position
    else:
        state.cells[MERLIN + figure - MERLIN_FIGURE] = position


def pending_die(state: State) -> i64:
    """The die of the move that is pending in this window: it still counts as unused (BASE-22). Else no die."""
    frame = top(state)
    return field(frame, MOVE_DIE) if kind_of(frame) == F_MOVE else NO_DIE
