"""What bots think that the wares of the market are worth to those who bought them."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import PASSED
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.market.stall import PIPS, Stall

# In thousandths of a point
PLUS: Final = 1700
"""A plus token that waits for a marker (MARKET-4). Under a marker it counts in the influence scoring."""
FURTHER_PLUS: Final = 600
APPLE_TILE: Final = 1000
"""At the end an apple/mistletoe tile is a point (MARKET-7)."""
APPLE_TILE_USED: Final = 1500
"""What it can do before the end."""
LABORER: Final = 500
"""A day laborer beside the space that it could reach, which the search looks at itself (MARKET-5)."""
FURTHER_LABORER: Final = 1200
SOON: Final = 8
"""With so many turns left everything can still be used."""


class MarketEstimate(Estimate):
    """Tiles of shields and materials are goods; only the other wares are counted here."""

    def __init__(self, stall: Stall) -> None:
        self.stall = stall

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        cells = state.cells
        stall = self.stall
        soon: i64 = min(SOON, turns)
        plus = cells[stall.held_plus + seat]
        total: i64 = 0
        if plus > 0:
            total += (PLUS + (plus - 1) * FURTHER_PLUS) * soon // SOON
        total += cells[stall.held_apple_tiles + seat] * (APPLE_TILE + APPLE_TILE_USED * soon // SOON)
        if cells[PASSED + seat] == 0:
            laborers: i64 = 0
            pips: i64
            for pips in range(1, PIPS):
                laborers += cells[stall.held_laborers + seat * PIPS + pips]
            if laborers > 0:
                total += LABORER + (laborers - 1) * FURTHER_LABORER
        return total

    def steps(self, rules: Ruleset, state: State, seat: i64) -> i64:
        """The pips of the first laborer, as long as the seat has not passed (MARKET-6)."""
        if state.cells[PASSED + seat] == 0:
            pips: i64
            for pips in range(1, PIPS):
                if state.cells[self.stall.held_laborers + seat * PIPS + pips] > 0:
                    return pips
        return 0
