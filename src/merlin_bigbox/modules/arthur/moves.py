"""Moving with Arthur: his die, and the two flags that change a move (ARTHUR-5, 20, 21)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, die_at
from merlin_bigbox.engine.base.fields import MOVE_CHANGED_BY, MOVE_DIE, MOVE_FIGURE
from merlin_bigbox.engine.base.goods import give_back
from merlin_bigbox.engine.base.names import (
    CLOCKWISE,
    COLOURS,
    E_DIE,
    E_FLAG,
    F_MOVE,
    FLAG,
    MOST_SPACES,
    NO_CHANGE,
    NO_DIE,
)
from merlin_bigbox.engine.base.turn import spaces_of
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameChange, TurnSource
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.arthur.board import ARTHUR_DIE, ARTHUR_FIGURE, FIGURES
from merlin_bigbox.modules.arthur.fields import ARTHUR_FACE, FLAG_SWITCH_FIGURE

SWITCH: Final = 7
"""An ability of flags: the second one after the six of the base game."""


class ArthurDie(TurnSource):
    """A turn with the Arthur die, which moves Arthur either way (ARTHUR-3, ARTHUR-5)."""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action: i64 = action

    def has_turn(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return state.cells[die_at(seat, ARTHUR_DIE)] > 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        face = state.cells[die_at(seat, ARTHUR_DIE)]
        if face > 0:
            out.add(pack(self.action, face))

    def begin(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        tell(state, E_DIE, seat, ARTHUR_FIGURE, field(action, ARTHUR_FACE))
        push(state, pack(F_MOVE, seat, ARTHUR_DIE, ARTHUR_FIGURE, CLOCKWISE, NO_CHANGE))


def _has_flag(state: State, seat: i64, colour: i64) -> bool:
    return state.cells[GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + colour] > 0


class PlusMinusOne(FrameChange):
    """One space more or one less, whatever becomes of the die; 0 to 7 in all (ARTHUR-20). No laborers (MARKET-5)."""

    def __init__(self, colour: int, plus: int, minus: int, used: int) -> None:
        self.colour: i64 = colour
        self.plus: i64 = plus
        self.minus: i64 = minus
        self.used: i64 = used

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if field(frame, MOVE_DIE) != NO_DIE and _has_flag(state, seat_of(frame), self.colour):
            spaces = spaces_of(state, frame)
            if spaces < MOST_SPACES:
                out.add(pack(self.plus))
            if spaces > 0:
                out.add(pack(self.minus))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        # The change is kept beside the die and counted from what the move would be now: it is applied last.
        spaces = spaces_of(state, frame) + (1 if kind_of(action) == self.plus else -1)
        tell(state, self.used, seat, 1 if kind_of(action) == self.plus else 0, spaces)
        give_back(rules, state, seat, FLAG, self.colour)
        pips = state.cells[die_at(seat, field(frame, MOVE_DIE))]
        return with_field(frame, MOVE_CHANGED_BY, NO_CHANGE + spaces - pips)


class Switch(FrameChange):
    """The chosen die moves another figure; it stays the die it is (ARTHUR-21). No laborers (MARKET-5)."""

    def __init__(self, colour: int, action: int) -> None:
        self.colour: i64 = colour
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if field(frame, MOVE_DIE) != NO_DIE and _has_flag(state, seat_of(frame), self.colour):
            figure: i64
            for figure in range(FIGURES):
                if figure != field(frame, MOVE_FIGURE):
                    out.add(pack(self.action, figure))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        tell(state, E_FLAG, seat, SWITCH)
        give_back(rules, state, seat, FLAG, self.colour)
        return with_field(frame, MOVE_FIGURE, field(action, FLAG_SWITCH_FIGURE))
