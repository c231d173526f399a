"""The market's wares: where each lies, in the market or before a seat, and how it goes there and back (MARKET-1)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, MARKERS, STOCK
from merlin_bigbox.engine.base.fields import EXCHANGE_MAY_RECLAIM
from merlin_bigbox.engine.base.names import COLOURS, F_TAKE_BACK
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Deck
from merlin_bigbox.engine.core.packed import pack, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, pop, push, top

STALL: Final = "market stall"
"""The name under which other modules find the market's wares."""
PIPS: Final = 7
"""Room for laborers by their pips, 1 to 6; the first cell stays empty."""


class Stall:
    """The cells and events of the market, as they were laid out for one game."""

    def __init__(self) -> None:
        self.tiles: i64 = 0  # kind, colour
        self.held_tiles: i64 = 0  # seat, kind, colour: how many of the seat's goods are tiles
        self.plus: i64 = 0
        self.held_plus: i64 = 0
        self.placed_plus: i64 = 0  # seat, principality: tokens under the seat's markers
        self.apple_tiles: i64 = 0
        self.held_apple_tiles: i64 = 0
        self.laborers: i64 = 0  # pips
        self.held_laborers: i64 = 0  # seat, pips
        self.used_laborers: i64 = 0  # pips: they lie aside until the round ends
        self.bought: i64 = 0  # whether the market was used this turn
        self.exchanges: list[int] = [F_TAKE_BACK]
        """Frames that ask what to take for a good: its kind and colour, and whether it did not go to the stock."""
        self.tile_back: i64 = 0
        self.plus_placed: i64 = 0
        self.plus_back: i64 = 0
        self.apple_tile_set: i64 = 0
        self.apple_tile_ignored: i64 = 0
        self.laborer_used: i64 = 0
        self.laborer_back: i64 = 0
        self.used_laborers_back: i64 = 0

    def tiles_of(self, state: State, seat: i64, kind: i64, colour: i64) -> i64:
        """How many of the seat's goods of this kind and colour are tiles of the market."""
        return state.cells[self.held_tiles + seat * GOODS_OF_SEAT + kind * COLOURS + colour]

    def take_tile(self, state: State, seat: i64, kind: i64, colour: i64) -> None:
        """A tile becomes a good of the seat (MARKET-3)."""
        cells = state.cells
        good = kind * COLOURS + colour
        cells[self.tiles + good] -= 1
        cells[self.held_tiles + seat * GOODS_OF_SEAT + good] += 1
        cells[GOODS + seat * GOODS_OF_SEAT + good] += 1

    def return_tile(self, state: State, seat: i64, kind: i64, colour: i64) -> None:
        """The good that was just returned was a tile: not the principality gets it, but the market (MARKET-3).

        In an exchange, a piece of the same kind and colour is then not the very good that was returned (BASE-21).
        """
        cells = state.cells
        good = kind * COLOURS + colour
        cells[STOCK + good] -= 1
        cells[self.tiles + good] += 1
        cells[self.held_tiles + seat * GOODS_OF_SEAT + good] -= 1
        tell(state, self.tile_back, seat, kind, colour)
        asked = top(state)
        for exchange in self.exchanges:
            if asked == pack(exchange, seat, kind, colour):
                push(state, with_field(pop(state), EXCHANGE_MAY_RECLAIM, 1))

    def place_plus(self, state: State, seat: i64, principality: i64) -> None:
        """A plus token goes under the marker just placed (MARKET-4)."""
        state.cells[self.held_plus + seat] -= 1
        state.cells[self.placed_plus + seat * COLOURS + principality] += 1
        tell(state, self.plus_placed, seat, principality)

    def return_plus(self, state: State, seat: i64, principality: i64, count: i64) -> None:
        """Plus tokens under the seat's markers go back to the market (MARKET-4, MIX-7)."""
        state.cells[self.placed_plus + seat * COLOURS + principality] -= count
        state.cells[self.plus] += count
        tell(state, self.plus_back, seat, principality, count)

    def return_apple_tile(self, state: State, seat: i64) -> None:
        """An apple/mistletoe tile was used (MARKET-7)."""
        state.cells[self.held_apple_tiles + seat] -= 1
        state.cells[self.apple_tiles] += 1

    def use_laborer(self, state: State, seat: i64, pips: i64) -> None:
        """A used day laborer lies aside until the round ends (MARKET-5)."""
        state.cells[self.held_laborers + seat * PIPS + pips] -= 1
        state.cells[self.used_laborers + pips] += 1

    def return_laborer(self, state: State, seat: i64, pips: i64) -> None:
        """A day laborer who was not used goes back to the market (MARKET-5)."""
        state.cells[self.held_laborers + seat * PIPS + pips] -= 1
        state.cells[self.laborers + pips] += 1

    def return_used_laborers(self, state: State) -> i64:
        """The used day laborers go back to the market; says how many (MARKET-5)."""
        count: i64 = 0
        pips: i64
        for pips in range(1, PIPS):
            used = state.cells[self.used_laborers + pips]
            state.cells[self.used_laborers + pips] = 0
            state.cells[self.laborers + pips] += used
            count += used
        return count


class Belonging(Deck):
    """Nothing is hidden here: a check that tiles are goods of their owners, and tokens lie under markers."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall

    def check(self, rules: Ruleset, state: State) -> str:
        cells = state.cells
        index: i64
        for index in range(rules.players * GOODS_OF_SEAT):
            if cells[self.stall.held_tiles + index] > cells[GOODS + index]:
                return f"seat {index // GOODS_OF_SEAT} has more tiles than goods of kind {index % GOODS_OF_SEAT}"
        for index in range(rules.players * COLOURS):
            if cells[self.stall.placed_plus + index] > cells[MARKERS + index]:
                return f"seat {index // COLOURS} has more plus tokens than markers in principality {index % COLOURS}"
        return ""


def stall_of(rules: Ruleset) -> Stall:
    """The wares of a composed game, or of one being composed."""
    stall = rules.shared[STALL]
    assert isinstance(stall, Stall)
    return stall
