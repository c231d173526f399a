"""What everybody sees of the allies: all of it is open."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import CELLS
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.knights.allies import ALLIES, ALLY_NAMES, VICTORY_NAMES, Allies


class AlliesView(ViewSlice):
    """Whom each ally helps, its tiles, and where tiles and marshal lie; principalities and tiles by their numbers."""

    def __init__(self, allies: Allies) -> None:
        self.allies = allies

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        allies = self.allies
        seats: list[list[str]] = [
            [ALLY_NAMES[ally] for ally in range(ALLIES) if cells[allies.owner + ally] == owner + 1]
            for owner in range(rules.players)
        ]
        return {
            "allies": seats,
            "tiles": {ALLY_NAMES[ally]: int(cells[allies.tiles + ally]) for ally in range(ALLIES)},
            "marshal": int(cells[allies.marshal]) - 1,
            "gareth": [colour for colour in range(COLOURS) if cells[allies.repelled + colour] > 0],
            "geraint": [name for index, name in enumerate(VICTORY_NAMES) if cells[allies.scored + index] > 0],
            "castles": [cell for cell in range(CELLS) if cells[allies.castles + cell] > 0],
            "kay": [int(cells[allies.influence + colour]) for colour in range(COLOURS)],
        }
