"""Tiles: shields and materials that go back to the market, and apple/mistletoe tiles (MARKET-3, MARKET-7)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, die_at
from merlin_bigbox.engine.base.fields import MOVE_DIE
from merlin_bigbox.engine.base.names import COLOURS, NO_DIE
from merlin_bigbox.engine.base.rounds import turns_are_over
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, Aid, EndLine, FrameChange, FrameRules, Listener
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_kind
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.market.fields import (
    APPLE_TILE_FACE,
    MARKET_GOOD_RETURNED_COLOUR,
    MARKET_GOOD_RETURNED_GOOD,
    TILE_OR_PIECE_COLOUR,
    TILE_OR_PIECE_GOOD,
)
from merlin_bigbox.modules.market.stall import Stall


class TileReturns(Listener):
    """A good was returned by somebody who has tiles of its kind and colour (MARKET-3)."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall
        self.returned: i64 = 0

    def good_returned(self, rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> None:
        tiles = self.stall.tiles_of(state, seat, kind, colour)
        if tiles > state.cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + colour]:
            self.stall.return_tile(state, seat, kind, colour)
        elif tiles > 0:
            push(state, pack(self.returned, seat, kind, colour))


class Returned(FrameRules):
    """Asks whether it was a tile, if there is one left: several goods may have been returned at once.

    In the last scoring it makes no difference any more, and nobody is asked (BASE-72).
    """

    def __init__(self, stall: Stall) -> None:
        self.mode = AUTOMATIC
        self.stall = stall
        self.ask: i64 = 0

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        good = field(frame, MARKET_GOOD_RETURNED_GOOD)
        colour = field(frame, MARKET_GOOD_RETURNED_COLOUR)
        if self.stall.tiles_of(state, seat_of(frame), good, colour) > 0 and self.matters(state):
            push(state, with_kind(frame, self.ask))

    def matters(self, state: State) -> bool:
        """Whether anything can still depend on which of the two goes back."""
        return not turns_are_over(state)


class TileOrPiece(FrameRules):
    """The owner of both chooses which of the two goes back (MARKET-3)."""

    def __init__(self, stall: Stall, tile: int, piece: int) -> None:
        super().__init__()
        self.stall = stall
        self.tile: i64 = tile
        self.piece: i64 = piece

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.piece))
        out.add(pack(self.tile))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == self.tile:
            good = field(frame, TILE_OR_PIECE_GOOD)
            self.stall.return_tile(state, seat_of(frame), good, field(frame, TILE_OR_PIECE_COLOUR))


class AppleTileChange(FrameChange):
    """An apple/mistletoe tile used as an apple: it sets the chosen die to any face (MARKET-7, MARKET-X2)."""

    def __init__(self, stall: Stall, action: int) -> None:
        self.stall = stall
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        if state.cells[self.stall.held_apple_tiles + seat] > 0 and field(frame, MOVE_DIE) != NO_DIE:
            shown = state.cells[die_at(seat, field(frame, MOVE_DIE))]
            face: i64
            for face in range(1, 7):
                if face != shown:
                    out.add(pack(self.action, face))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        self.stall.return_apple_tile(state, seat)
        state.cells[die_at(seat, field(frame, MOVE_DIE))] = field(action, APPLE_TILE_FACE)
        tell(state, self.stall.apple_tile_set, seat, field(action, APPLE_TILE_FACE))
        return frame


class AppleTileAid(Aid):
    """An apple/mistletoe tile used as mistletoe: it ignores one requirement (MARKET-7, MARKET-X3, MIX-12)."""

    def __init__(self, stall: Stall, action: int) -> None:
        self.stall = stall
        self.action: i64 = action

    def ignores(self, rules: Ruleset, state: State, seat: i64) -> i64:
        return state.cells[self.stall.held_apple_tiles + seat]

    def ignore_action(self) -> i64:
        return self.action

    def spend(self, rules: Ruleset, state: State, seat: i64, requirement: i64, colour: i64) -> None:
        self.stall.return_apple_tile(state, seat)
        tell(state, self.stall.apple_tile_ignored, seat, requirement)


class AppleTilesLine(EndLine):
    """At the end such a tile is worth what an apple is: one point (MARKET-7, BASE-80)."""

    def __init__(self, stall: Stall, reason: int) -> None:
        self.stall = stall
        self.reason: i64 = reason

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        tiles = state.cells[self.stall.held_apple_tiles + seat]
        if tiles > 0:
            rules.gain(state, seat, tiles, self.reason)
