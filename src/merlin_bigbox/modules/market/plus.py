"""Plus tokens: under a marker just placed, until the next influence scoring (MARKET-4, MIX-6, MIX-7)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import MARKERS
from merlin_bigbox.engine.base.names import A_DECLINE, COLOURS
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, PRIZE_BITS, STRENGTH_BITS, FrameRules, InfluenceWeight, Listener
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_kind
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.market.fields import PLUS_TOKEN_COLOUR, WHICH_MARKER_LEFT_COLOUR
from merlin_bigbox.modules.market.stall import Stall


class MarkerComesOrGoes(Listener):
    """A marker placed by whatever rule offers a plus token (MIX-6); one that leaves may take its own along (MIX-7)."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall
        self.placed: i64 = 0
        self.left: i64 = 0

    def marker_placed(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        if state.cells[self.stall.held_plus + seat] > 0:
            push(state, pack(self.placed, seat, principality))

    def marker_returned(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        tokens = state.cells[self.stall.placed_plus + seat * COLOURS + principality]
        if tokens > state.cells[MARKERS + seat * COLOURS + principality]:
            self.stall.return_plus(state, seat, principality, 1)
        elif tokens > 0:
            push(state, pack(self.left, seat, principality))


class MarkerPlaced(FrameRules):
    """Asks for a token if one is left: several markers may have been placed at once."""

    def __init__(self, stall: Stall) -> None:
        self.mode = AUTOMATIC
        self.stall = stall
        self.ask: i64 = 0

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        if state.cells[self.stall.held_plus + seat_of(frame)] > 0:
            push(state, with_kind(frame, self.ask))


class PlusOrNot(FrameRules):
    """A plus token may be put under the marker just placed (MARKET-4)."""

    def __init__(self, stall: Stall, plus: int) -> None:
        super().__init__()
        self.stall = stall
        self.plus: i64 = plus

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.plus))
        out.add(pack(A_DECLINE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == self.plus:
            self.stall.place_plus(state, seat_of(frame), field(frame, PLUS_TOKEN_COLOUR))


class WithPlusOrWithout(FrameRules):
    """Whether the marker that left was one with a plus token under it, where there were both (MIX-7)."""

    def __init__(self, stall: Stall, without: int, plus: int) -> None:
        super().__init__()
        self.stall = stall
        self.without: i64 = without
        self.plus: i64 = plus

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.without))
        if state.cells[self.stall.placed_plus + seat_of(frame) * COLOURS + field(frame, WHICH_MARKER_LEFT_COLOUR)] > 0:
            out.add(pack(self.plus))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == self.plus:
            self.stall.return_plus(state, seat_of(frame), field(frame, WHICH_MARKER_LEFT_COLOUR), 1)


class PlusWeight(InfluenceWeight):
    """A marker with a token counts as two, for the majority and in the points; then the token returns (MARKET-4)."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall

    def weigh(self, rules: Ruleset, state: State, principality: i64, strengths: vec[i64]) -> i64:
        cells = state.cells
        at = self.stall.placed_plus + principality
        points: i64 = 0
        seat: i64
        for seat in range(rules.players):
            tokens = cells[at]
            if tokens != 0:
                strengths[seat] += tokens
                points += tokens
            at += COLOURS
        return points

    def add_to(self, rules: Ruleset, state: State, standings: vec[i64]) -> None:
        cells = state.cells
        at = self.stall.placed_plus
        seat: i64
        principality: i64
        for seat in range(rules.players):
            for principality in range(COLOURS):
                tokens = cells[at]
                if tokens != 0:
                    standings[principality] += (tokens << (seat * STRENGTH_BITS)) + (tokens << PRIZE_BITS)
                at += 1

    def scored(self, rules: Ruleset, state: State, principality: i64) -> None:
        seat: i64
        for seat in range(rules.players):
            tokens = state.cells[self.stall.placed_plus + seat * COLOURS + principality]
            if tokens > 0:
                self.stall.return_plus(state, seat, principality, tokens)
