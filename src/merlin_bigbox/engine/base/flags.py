"""The six flags: a flag is used by returning it to its principality (BASE-60 … 66)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, KNIGHT, TRAITORS, die_at
from merlin_bigbox.engine.base.fields import (
    ARRIVED_DIFFERENT,
    ARRIVED_FIGURE,
    ARRIVED_MIRRORED,
    ARRIVED_SPACE,
    FLAG_DIFFERENT_SPACE,
    FLAG_REPEL_COLOUR,
    MOVE_DIE,
    MOVE_FIGURE,
    MOVE_HEADING,
)
from merlin_bigbox.engine.base.goods import give_back, repel_one
from merlin_bigbox.engine.base.movement import can_enter, put_figure
from merlin_bigbox.engine.base.names import (
    A_FLAG_DIFFERENT,
    A_FLAG_MIRROR,
    A_FLAG_REPEL,
    A_FLAG_REVERSE,
    A_FLAG_TURN,
    COLOURS,
    COUNTER_CLOCKWISE,
    DIFFERENT_ACTION,
    E_FLAG,
    E_REPELLED_BY_FLAG,
    FLAG,
    KNIGHT_FIGURE,
    MIRROR,
    NO_DIE,
    REPEL,
    REVERSE,
    RING,
    TURN,
)
from merlin_bigbox.engine.base.tables import NOWHERE, Tables
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameChange, FreeAction
from merlin_bigbox.engine.core.packed import field, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State


def has_flag(tables: Tables, state: State, seat: i64, ability: i64) -> bool:
    """Whether the seat owns a flag of this ability."""
    colour = tables.flag_colour[ability]
    return colour != NOWHERE and state.cells[GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + colour] > 0


def use_flag(tables: Tables, rules: Ruleset, state: State, seat: i64, ability: i64) -> None:
    """Return a flag of this ability to its principality (BASE-60)."""
    tell(state, E_FLAG, seat, ability)
    give_back(rules, state, seat, FLAG, tables.flag_colour[ability])


def offer_repel(tables: Tables, state: State, seat: i64, out: Choices) -> None:
    """Offer to repel all own traitors of one colour (BASE-61)."""
    if not has_flag(tables, state, seat, REPEL):
        return
    cells = state.cells
    colour: i64
    for colour in range(COLOURS):
        if cells[TRAITORS + seat * COLOURS + colour] > 0:
            out.add(pack(A_FLAG_REPEL, colour))


def repel_colour(tables: Tables, rules: Ruleset, state: State, seat: i64, colour: i64) -> None:
    """Return the flag and discard all own traitors of the colour (BASE-61)."""
    use_flag(tables, rules, state, seat, REPEL)
    while state.cells[TRAITORS + seat * COLOURS + colour] > 0:
        repel_one(rules, state, seat, colour, E_REPELLED_BY_FLAG)


class RepelFlag(FreeAction):
    """Repel, in any window of one's turn (BASE-61)."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        offer_repel(self.tables, state, seat, out)

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        repel_colour(self.tables, rules, state, seat, field(action, FLAG_REPEL_COLOUR))


class ReverseFlag(FrameChange):
    """This move of one's knight is counter-clockwise (BASE-63)."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if (
            field(frame, MOVE_FIGURE) == KNIGHT_FIGURE
            and field(frame, MOVE_HEADING) != COUNTER_CLOCKWISE
            and has_flag(self.tables, state, seat_of(frame), REVERSE)
        ):
            out.add(pack(A_FLAG_REVERSE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        use_flag(self.tables, rules, state, seat_of(frame), REVERSE)
        return with_field(frame, MOVE_HEADING, COUNTER_CLOCKWISE)


class TurnFlag(FrameChange):
    """Turn the chosen die to its opposite side (BASE-64)."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if field(frame, MOVE_DIE) != NO_DIE and has_flag(self.tables, state, seat_of(frame), TURN):
            out.add(pack(A_FLAG_TURN))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        use_flag(self.tables, rules, state, seat, TURN)
        die = die_at(seat, field(frame, MOVE_DIE))
        state.cells[die] = 7 - state.cells[die]
        return frame


class DifferentFlag(FrameChange):
    """Perform the action of a space where another player's knight stands (BASE-65)."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        if field(frame, ARRIVED_DIFFERENT) != 0 or not has_flag(self.tables, state, seat, DIFFERENT_ACTION):
            return
        other: i64
        first = out.count
        for other in range(rules.players):
            position = state.cells[KNIGHT + other]
            if (
                other != seat
                and can_enter(rules, state, position)
                and not _changes_nothing(rules, field(frame, ARRIVED_SPACE), position, first, out)
                and rules.could_act(state, seat, position, False, False)
            ):
                out.add(pack(A_FLAG_DIFFERENT, position))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        use_flag(self.tables, rules, state, seat_of(frame), DIFFERENT_ACTION)
        return with_field(with_field(frame, ARRIVED_SPACE, field(action, FLAG_DIFFERENT_SPACE)), ARRIVED_DIFFERENT, 1)


def _changes_nothing(rules: Ruleset, here: i64, position: i64, first: i64, out: Choices) -> bool:
    """Whether the action of the space is that of the one reached, or is offered already (BASE-21)."""
    action = rules.spaces[position]
    if action is rules.spaces[here]:
        return True
    index: i64
    for index in range(first, out.count):
        if rules.spaces[field(out.items[index], FLAG_DIFFERENT_SPACE)] is action:
            return True
    return False


class MirrorFlag(FrameChange):
    """Put one's knight on the opposite space and perform that action (BASE-66).

    Offered before Different action only: together they give a knight on the opposite space that performs another
    one's action, and in this order no flag is wasted.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        if (
            field(frame, ARRIVED_FIGURE) == KNIGHT_FIGURE
            and field(frame, ARRIVED_MIRRORED) == 0
            and field(frame, ARRIVED_DIFFERENT) == 0
            and has_flag(self.tables, state, seat, MIRROR)
            and state.cells[KNIGHT + seat] < RING
            and can_enter(rules, state, (state.cells[KNIGHT + seat] + RING // 2) % RING)
        ):
            out.add(pack(A_FLAG_MIRROR))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        use_flag(self.tables, rules, state, seat, MIRROR)
        position = (state.cells[KNIGHT + seat] + RING // 2) % RING
        put_figure(state, seat, KNIGHT_FIGURE, position)
        return with_field(with_field(frame, ARRIVED_SPACE, position), ARRIVED_MIRRORED, 1)
