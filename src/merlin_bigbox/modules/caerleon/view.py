"""The districts in a view."""

from __future__ import annotations

from merlin_bigbox.edition.words import COLOURS as COLOUR_NAMES
from merlin_bigbox.engine.base.cells import APPLES, STOCK
from merlin_bigbox.engine.base.names import (
    APPLE_SUPPLY,
    COLOURS,
)
from merlin_bigbox.engine.base.tables import GOOD_NAMES
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Cover, ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.caerleon.city import DISTRICT_FIELD, City, home_of
from merlin_bigbox.modules.gold.purse import GOLD_PIECE, GOLD_SUPPLY, MISTLETOE_PIECE, MISTLETOE_SUPPLY, Purse


class CityView(ViewSlice):
    """The district on each principality, in the order of the colours."""

    def __init__(self, city: City, purse: Purse) -> None:
        self.city = city
        self.purse = purse

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        names = rules.field_words[DISTRICT_FIELD]
        places = [int(self.city.district(seen, principality)) for principality in range(COLOURS)]
        return {"districts": [names[district] if district >= 0 else None for district in places]}

    def cover(self, rules: Ruleset, seen: State, principality: i64) -> Cover | None:
        """A district, with all goods of its kind or its supplies on it (CITY-1, CITY-2)."""
        district = self.city.district(seen, principality)
        if district < 0:
            return None
        cells = seen.cells
        keeps: list[tuple[str, str, int]] = []
        kind: i64
        for kind in range(len(GOOD_NAMES)):
            if home_of(kind) == district:
                keeps = [
                    (GOOD_NAMES[kind], name, int(cells[STOCK + kind * COLOURS + colour]))
                    for colour, name in enumerate(COLOUR_NAMES)
                ]
        if home_of(GOLD_SUPPLY) == district:
            keeps.append((GOLD_PIECE, "", int(cells[self.purse.gold_supply])))
        if home_of(APPLE_SUPPLY) == district:
            keeps.append(("apple", "", int(cells[APPLES])))
        if home_of(MISTLETOE_SUPPLY) == district:
            keeps.append((MISTLETOE_PIECE, "", int(cells[self.purse.mistletoe_supply])))
        return Cover(rules.field_words[DISTRICT_FIELD][district], keeps)
