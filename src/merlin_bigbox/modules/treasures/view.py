"""Treasures in a view."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.treasures.tiles import Treasury


class TreasuryView(ViewSlice):
    """The neutral staffs left, and the kinds of tile that were taken out."""

    def __init__(self, treasury: Treasury, names: list[str]) -> None:
        self.treasury = treasury
        self.names = names

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        removed = self.treasury.removed
        return {
            "neutral_staffs": int(cells[self.treasury.staffs]),
            "removed": [self.names[kind] for kind in self.treasury.kinds for _ in range(int(cells[removed + kind]))],
        }
