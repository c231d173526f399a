"""Buying at the market: once a turn, for one gold, in a turn without a completed card (MARKET-2)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import CARDS_CLOSED, GOODS_OF_SEAT, OWED
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FreeAction, Listener
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.gold.purse import Purse
from merlin_bigbox.modules.market.fields import BUY_COLOUR, BUY_GOOD, BUY_LABORER_FACE
from merlin_bigbox.modules.market.stall import PIPS, Stall


class Buy(FreeAction):
    """Pay one gold and take any one ware (MARKET-2)."""

    def __init__(self, stall: Stall, purse: Purse) -> None:
        self.stall = stall
        self.purse = purse
        self.tile: i64 = 0
        self.plus: i64 = 0
        self.apple_tile: i64 = 0
        self.laborer: i64 = 0
        self.bought_tile: i64 = 0
        self.bought_plus: i64 = 0
        self.bought_apple_tile: i64 = 0
        self.bought_laborer: i64 = 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        stall = self.stall
        # A card owed at the end of the turn is a card completed in this turn, the signet ring's too.
        if cells[stall.bought] != 0 or cells[OWED] > 0 or not self.purse.has_gold(state, seat, 1):
            return
        good: i64
        pips: i64
        for good in range(GOODS_OF_SEAT):
            if cells[stall.tiles + good] > 0:
                out.add(pack(self.tile, good // COLOURS, good % COLOURS))
        if cells[stall.plus] > 0:
            out.add(pack(self.plus))
        if cells[stall.apple_tiles] > 0:
            out.add(pack(self.apple_tile))
        for pips in range(1, PIPS):
            if cells[stall.laborers + pips] > 0:
                out.add(pack(self.laborer, pips))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        cells = state.cells
        stall = self.stall
        kind = kind_of(action)
        self.purse.pay_gold(state, seat, 1)
        cells[stall.bought] = 1
        cells[CARDS_CLOSED] = 1
        if kind == self.tile:
            stall.take_tile(state, seat, field(action, BUY_GOOD), field(action, BUY_COLOUR))
            tell(state, self.bought_tile, seat, field(action, BUY_GOOD), field(action, BUY_COLOUR))
        elif kind == self.plus:
            cells[stall.plus] -= 1
            cells[stall.held_plus + seat] += 1
            tell(state, self.bought_plus, seat)
        elif kind == self.apple_tile:
            cells[stall.apple_tiles] -= 1
            cells[stall.held_apple_tiles + seat] += 1
            tell(state, self.bought_apple_tile, seat)
        else:
            cells[stall.laborers + field(action, BUY_LABORER_FACE)] -= 1
            cells[stall.held_laborers + seat * PIPS + field(action, BUY_LABORER_FACE)] += 1
            tell(state, self.bought_laborer, seat, field(action, BUY_LABORER_FACE))


class NextTurn(Listener):
    """Once a turn: with the turn's end the market is open again (MARKET-2)."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall

    def turn_ended(self, rules: Ruleset, state: State, seat: i64) -> None:
        state.cells[self.stall.bought] = 0
