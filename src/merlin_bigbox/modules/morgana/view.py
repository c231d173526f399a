"""What the table shows of Morgana."""

from __future__ import annotations

from merlin_bigbox.edition.words import CAULDRON_EFFECTS, PRINCIPALITY
from merlin_bigbox.edition.words import COLOURS as COLOUR_NAMES
from merlin_bigbox.engine.base.cells import CELLS
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.morgana.kitchen import DICE, Kitchen


class MorganaView(ViewSlice):
    """The kitchen board, Morgana's place and pieces, and what each seat has of them; all of it is open."""

    def __init__(self, kitchen: Kitchen) -> None:
        self.kitchen = kitchen

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        kitchen = self.kitchen
        players = range(rules.players)
        place = int(kitchen.principality(seen))
        horn = int(cells[kitchen.horn])
        return {
            "place": place if place >= 0 else None,
            "dice": [int(cells[kitchen.dice + die]) for die in range(DICE) if cells[kitchen.dice + die] != 0],
            "chosen": int(cells[kitchen.chosen]) > 0,
            "used": [int(cells[kitchen.used + owner]) == 1 for owner in players],
            "cauldrons": [self._cauldron(seen, cauldron) for cauldron in range(kitchen.cauldrons)],
            "horn": horn - 1 if horn > 0 else None,
            "poisoned_apple_supply": int(cells[kitchen.apple_supply]),
            "poisoned_apples": [int(cells[kitchen.apples + owner]) for owner in players],
            "hut_supply": int(cells[kitchen.hut_supply]),
            "huts": [cell for cell in range(CELLS) if cells[kitchen.hut + cell] != 0],
            "marker_supply": int(cells[kitchen.marker_supply]),
            "markers": [int(cells[kitchen.loose + colour]) for colour in range(COLOURS)],
            "topped": [
                [int(cells[kitchen.topped_at(owner, colour)]) for colour in range(COLOURS)] for owner in players
            ],
        }

    def figures(self, rules: Ruleset, seen: State) -> list[tuple[str, int]]:
        """Morgana stands on the space of the principality that she closes; at first she is beside the board."""
        place = int(self.kitchen.principality(seen))
        if place < 0:
            return []
        names = [spec.name for spec in rules.space_specs]
        return [("morgana", names.index(PRINCIPALITY + COLOUR_NAMES[place]))]

    def _cauldron(self, seen: State, cauldron: i64) -> dict[str, object]:
        kitchen = self.kitchen
        token = seen.cells[kitchen.token + cauldron] - 1
        shown = seen.cells[kitchen.shown + cauldron] - 1
        effect: str | None = None
        other: str | None = None
        if token >= 0:
            first = kitchen.sides[token * 2]
            under = kitchen.sides[token * 2 + 1] if shown == first else first
            effect = CAULDRON_EFFECTS[shown]
            other = CAULDRON_EFFECTS[under]
        return {
            "face": int(kitchen.faces[cauldron]),
            "steps": int(kitchen.steps[cauldron]),
            "free": int(seen.cells[kitchen.taken + cauldron]) == 0,
            "effect": effect,
            "other_side": other,
        }
