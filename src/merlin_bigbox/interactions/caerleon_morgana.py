"""Caerleon with Morgana: she closes what lies on her district, and witch's gold takes pieces of it (MORGANA-9, 13)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import APPLE, APPLES, STOCK
from merlin_bigbox.engine.base.fields import CLAIM_COLOUR, CLAIM_GOOD
from merlin_bigbox.engine.base.names import (
    A_CLAIM,
    APPLE_SUPPLY,
    COLOURS,
    E_APPLE,
    GOOD_KINDS,
)
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.caerleon.city import City, city_of
from merlin_bigbox.modules.gold.purse import GOLD_SUPPLY, MISTLETOE_SUPPLY, Purse, purse_of
from merlin_bigbox.modules.morgana.domain import Domain, take_good
from merlin_bigbox.modules.morgana.kitchen import kitchen_of


class DistrictDomain(Domain):
    """What lies on the district she stands in, of all colours, and gold, apples and mistletoe too (MORGANA-9, MIX-14).

    Nothing lies on the Market: there she closes the exchanges, and witch's gold finds nothing (MORGANA-13).
    """

    def __init__(self, city: City, purse: Purse, gold: int, apple: int, mistletoe: int) -> None:
        self.city = city
        self.purse = purse
        self.gold: i64 = gold
        self.apple: i64 = apple
        self.mistletoe: i64 = mistletoe

    def closes(self, rules: Ruleset, state: State, principality: i64, kind: i64, colour: i64) -> bool:
        return self.city.keeps(state, principality, kind)

    def offer(self, rules: Ruleset, state: State, principality: i64, out: Choices) -> None:
        cells = state.cells
        kind: i64
        colour: i64
        for kind in range(GOOD_KINDS):
            if self.city.keeps(state, principality, kind):
                for colour in range(COLOURS):
                    if cells[STOCK + kind * COLOURS + colour] > 0:
                        out.add(pack(A_CLAIM, kind, colour))
        if self.city.keeps(state, principality, GOLD_SUPPLY) and cells[self.purse.gold_supply] > 0:
            out.add(pack(self.gold))
        if self.city.keeps(state, principality, APPLE_SUPPLY) and cells[APPLES] > 0:
            out.add(pack(self.apple))
        if self.city.keeps(state, principality, MISTLETOE_SUPPLY) and cells[self.purse.mistletoe_supply] > 0:
            out.add(pack(self.mistletoe))

    def take(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        cells = state.cells
        purse = self.purse
        kind = kind_of(action)
        if kind == A_CLAIM:
            take_good(state, seat, field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))
        elif kind == self.gold:
            cells[purse.gold_supply] -= 1
            cells[purse.gold + seat] += 1
            tell(state, purse.gold_taken, seat, 1)
        elif kind == self.apple:
            cells[APPLES] -= 1
            cells[APPLE + seat] += 1
            tell(state, E_APPLE, seat)
        else:
            cells[purse.mistletoe_supply] -= 1
            cells[purse.mistletoe + seat] += 1
            tell(state, purse.mistletoe_taken, seat)


def build(builder: Builder) -> None:
    """Hand the districts to the kitchen."""
    gold = builder.action("witch gold", touches=("gold",))
    apple = builder.action("witch apple", touches=("apple",))
    mistletoe = builder.action("witch mistletoe", touches=("mistletoe",))
    kitchen_of(builder.rules).domain = DistrictDomain(
        city_of(builder.rules), purse_of(builder.rules), gold, apple, mistletoe
    )
