"""The discard treasure: each other player gives back one item of the two kinds shown (TREASURE-6, MIX-7)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, MARKERS
from merlin_bigbox.engine.base.fields import RETURN_COLOUR, RETURN_GOOD
from merlin_bigbox.engine.base.goods import give_back, goods_of, markers_of, return_marker
from merlin_bigbox.engine.base.names import A_RETURN, COLOURS, INFLUENCE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.treasures.fields import (
    GIVE_BACK_FIRST,
    GIVE_BACK_SECOND,
    GIVE_BACKS_DONE,
    GIVE_BACKS_TILE,
    RETURN_MARKER_COLOUR,
)
from merlin_bigbox.modules.treasures.tiles import Treasury


def has_shown(state: State, seat: i64, shown: i64) -> bool:
    """Whether the seat has an item of this kind: a good, or a marker on the board."""
    return markers_of(state, seat) > 0 if shown == INFLUENCE else goods_of(state, seat, shown) > 0


def gives(treasury: Treasury, state: State, seat: i64, tile: i64) -> bool:
    """Whether the seat has an item of either kind."""
    return has_shown(state, seat, treasury.first_shown[tile]) or has_shown(state, seat, treasury.second_shown[tile])


def anybody_gives(treasury: Treasury, rules: Ruleset, state: State, builder: i64, tile: i64) -> bool:
    """Whether any player but the builder has something to give."""
    seat: i64
    for seat in range(rules.players):
        if seat != builder and gives(treasury, state, seat, tile):
            return True
    return False


class Discards(FrameRules):
    """The other players one after the other, clockwise; who has neither gives nothing (TREASURE-6)."""

    def __init__(self, treasury: Treasury, asked: int) -> None:
        self.mode = AUTOMATIC
        self.treasury = treasury
        self.asked: i64 = asked

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        tile = field(frame, GIVE_BACKS_TILE)
        step = field(frame, GIVE_BACKS_DONE)
        while step < rules.players:
            seat = (seat_of(frame) + step) % rules.players
            step += 1
            if gives(self.treasury, state, seat, tile):
                push(state, with_field(frame, GIVE_BACKS_DONE, step))
                push(state, pack(self.asked, seat, self.treasury.first_shown[tile], self.treasury.second_shown[tile]))
                return


class GiveBack(FrameRules):
    """One item of one's choice: a good to its stock, or a marker to one's castle board (TREASURE-6).

    What lay on or under a marker is settled by those it belongs to, who hear of it (MIX-7).
    """

    def __init__(self, marker: int, marker_given: int) -> None:
        super().__init__()
        self.marker: i64 = marker
        self.marker_given: i64 = marker_given

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        self._offer(state, seat_of(frame), field(frame, GIVE_BACK_FIRST), out)
        self._offer(state, seat_of(frame), field(frame, GIVE_BACK_SECOND), out)

    def _offer(self, state: State, seat: i64, shown: i64, out: Choices) -> None:
        colour: i64
        for colour in range(COLOURS):
            if shown == INFLUENCE:
                if state.cells[MARKERS + seat * COLOURS + colour] > 0:
                    out.add(pack(self.marker, colour))
            elif state.cells[GOODS + seat * GOODS_OF_SEAT + shown * COLOURS + colour] > 0:
                out.add(pack(A_RETURN, shown, colour))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) == A_RETURN:
            give_back(rules, state, seat, field(action, RETURN_GOOD), field(action, RETURN_COLOUR))
        else:
            return_marker(rules, state, seat, field(action, RETURN_MARKER_COLOUR), self.marker_given)
