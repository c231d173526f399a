"""What bots think that gold and mistletoe are worth."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.gold.purse import Purse

# In thousandths of a point
PAIR: Final = 3000
"""Two gold at the end (GOLD-5)."""
SINGLE: Final = 1500
"""A gold without a second one: as long as there are turns to find it."""
SPENDING: Final = 700
"""A gold more, for what it can do before the end: dice, wares, the horn (GOLD-2)."""
SPENT: Final = 3
"""So many gold at most will be spent."""
MISTLETOE: Final = 1700
"""A requirement less (GOLD-3); mistletoe that is left at the end is worth nothing."""
FURTHER_MISTLETOE: Final = 700
USED: Final = 2
"""So many mistletoe will find their cards; those beyond are worth less."""
SOON: Final = 8
"""With so many turns left everything can still be used."""


class GoldEstimate(Estimate):
    """Gold counts at the end and can be spent before; mistletoe only helps with cards."""

    def __init__(self, purse: Purse) -> None:
        self.purse = purse

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        gold = state.cells[self.purse.gold + seat]
        mistletoe = state.cells[self.purse.mistletoe + seat]
        soon: i64 = min(SOON, turns)
        total: i64 = gold // 2 * PAIR + gold % 2 * SINGLE * soon // SOON
        total += min(gold, SPENT) * SPENDING * soon // SOON
        used: i64 = min(mistletoe, USED)
        return total + (used * MISTLETOE + (mistletoe - used) * FURTHER_MISTLETOE) * soon // SOON
