"""The six districts: where each lies, what lies on it, and how other modules ask for that (CITY-1, CITY-2)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.names import (
    APPLE_SUPPLY,
    COLOURS,
    FLAG,
    MATERIAL,
    SHIELD,
)
from merlin_bigbox.engine.base.setup import FromCounts
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.caerleon.fields import CHANCE_DISTRICT_DISTRICT, DISTRICT_COLOUR
from merlin_bigbox.modules.gold.purse import GOLD_SUPPLY, MISTLETOE_SUPPLY

CITY: Final = "caerleon city"
"""The name under which other modules find the city."""
DISTRICT_FIELD: Final = "district"

# In the order of the edition's words
MINT: Final = 0
MARKET: Final = 1
ORCHARD: Final = 2
SMITH: Final = 3
QUARRY: Final = 4
TAILOR: Final = 5
DISTRICTS: Final = 6

EXCHANGES: Final = MISTLETOE_SUPPLY + 1
"""What the Market has instead of a supply; it can be closed like one."""


class City:
    """The cells of the districts, as they were laid out for one game. A principality's colour is its district's."""

    def __init__(self) -> None:
        self.at: i64 = 0  # a cell for each principality: nothing 0, else district + 1
        self.bag: i64 = 0  # districts not laid yet
        self.placed: i64 = 0
        self.duty_done: i64 = 0
        self.exchanged: i64 = 0  # the frame that asks what is taken for a good: its kind and colour

    def district(self, state: State, principality: i64) -> i64:
        """The district on the place of a principality (CITY-1)."""
        return state.cells[self.at + principality] - 1

    def place_of(self, state: State, district: i64) -> i64:
        """The principality on which a district lies."""
        principality: i64
        for principality in range(COLOURS):
            if state.cells[self.at + principality] == district + 1:
                return principality
        return -1

    def keeps(self, state: State, principality: i64, kind: i64) -> bool:
        """Whether goods of this kind, this supply or the exchanges are a matter of the district there (CITY-2, 7)."""
        return home_of(kind) == self.district(state, principality)


def home_of(kind: i64) -> i64:
    """The district on which a kind of good or a supply lies, or which makes exchanges (CITY-2, CITY-7), or -1."""
    if kind == SHIELD:
        return SMITH
    if kind == MATERIAL:
        return QUARRY
    if kind == FLAG:
        return TAILOR
    if kind == GOLD_SUPPLY:
        return MINT
    if kind == APPLE_SUPPLY or kind == MISTLETOE_SUPPLY:
        return ORCHARD
    if kind == EXCHANGES:
        return MARKET
    return -1


def city_of(rules: Ruleset) -> City:
    """The city of a composed game, or of one being composed."""
    city = rules.shared[CITY]
    assert isinstance(city, City)
    return city


class PlaceDistrict(FromCounts):
    """The variant: the districts are placed at random, and each takes the colour of its place (CITY-1)."""

    def __init__(self, city: City, action: int) -> None:
        super().__init__(int(city.bag), DISTRICTS, action)
        self.city = city

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        principality = field(frame, DISTRICT_COLOUR)
        district = field(action, CHANCE_DISTRICT_DISTRICT)
        state.cells[self.city.bag + district] -= 1
        state.cells[self.city.at + principality] = district + 1
        tell(state, self.city.placed, 0, principality, district)
        if principality + 1 < COLOURS:
            push(state, pack(kind_of(frame), 0, principality + 1))
