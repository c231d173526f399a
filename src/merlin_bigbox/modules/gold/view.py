"""Gold and mistletoe in a view."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.gold.purse import Purse


class GoldView(ViewSlice):
    """Supplies and what each seat has."""

    def __init__(self, purse: Purse) -> None:
        self.purse = purse

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        purse = self.purse
        return {
            "gold_supply": int(cells[purse.gold_supply]),
            "mistletoe_supply": int(cells[purse.mistletoe_supply]),
            "gold": [int(cells[purse.gold + owner]) for owner in range(rules.players)],
            "mistletoe": [int(cells[purse.mistletoe + owner]) for owner in range(rules.players)],
        }
