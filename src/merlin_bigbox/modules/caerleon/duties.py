"""What vassals do in the districts: markers, goods of any colour, gold, apples and mistletoe (CITY-4 … 6)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import APPLES
from merlin_bigbox.engine.base.fields import CLAIM_COLOUR, CLAIM_GOOD, DUTY_AGAIN, DUTY_COLOUR, DUTY_VASSAL
from merlin_bigbox.engine.base.goods import available, claim, offer_claims, place_marker, supply_open, take_apple
from merlin_bigbox.engine.base.names import (
    APPLE_SUPPLY,
    BUILDER,
    COLOURS,
    FLAG,
    FLAG_BEARER,
    LADY,
    MATERIAL,
    SHIELD,
    SHIELD_BEARER,
)
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, pop, push, top
from merlin_bigbox.modules.caerleon.city import EXCHANGES, MARKET, MINT, ORCHARD, QUARRY, SMITH, City
from merlin_bigbox.modules.caerleon.exchanges import begin_exchanges
from merlin_bigbox.modules.caerleon.fields import DISTRICT_GOODS_GOOD, DISTRICT_GOODS_LEFT, ORCHARD_LEFT
from merlin_bigbox.modules.gold.purse import Purse

FULL: Final = 2
"""What the Mint and the Orchard give, and the keeper of a stock takes there."""


class CityDuty(FrameRules):
    """The duty of a vassal in a district, whoever asked for it (CITY-4 … 7)."""

    def __init__(self, city: City, purse: Purse, goods: int, orchard: int, exchange: int) -> None:
        self.mode = AUTOMATIC
        self.city = city
        self.purse = purse
        self.goods: i64 = goods
        self.orchard: i64 = orchard
        self.exchange: i64 = exchange

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat = seat_of(frame)
        vassal = field(frame, DUTY_VASSAL)
        principality = field(frame, DUTY_COLOUR)
        if vassal == LADY:
            place_marker(rules, state, seat, principality)
            return
        district = self.city.district(state, principality)
        tell(state, self.city.duty_done, seat, vassal, district)
        if district == MINT:
            self.purse.take_gold(rules, state, seat, FULL)
        elif district == ORCHARD:
            if can_pick(self.purse, rules, state):
                push(state, pack(self.orchard, seat, FULL))
        elif district == MARKET:
            self._exchange(rules, state, seat, frame)
        else:
            kind: i64 = SHIELD if district == SMITH else MATERIAL if district == QUARRY else FLAG
            keeper: i64 = SHIELD_BEARER if district == SMITH else BUILDER if district == QUARRY else FLAG_BEARER
            if any_left(rules, state, kind):
                push(state, pack(self.goods, seat, kind, FULL if vassal == keeper else 1))

    def _exchange(self, rules: Ruleset, state: State, seat: i64, frame: i64) -> None:
        """Of two duties one after the other, the second is a part of its own, with a window before it (BASE-20).

        A Market that is closed makes no exchanges at all (MORGANA-9).
        """
        if not supply_open(rules, state, EXCHANGES):
            return
        if top(state) == frame:
            push(state, with_field(pop(state), DUTY_AGAIN, 1))
        begin_exchanges(self.exchange, self.purse, rules, state, seat, field(frame, DUTY_AGAIN))


def any_left(rules: Ruleset, state: State, kind: i64) -> bool:
    """Whether a good of this kind can be claimed, of whatever colour."""
    colour: i64
    for colour in range(COLOURS):
        if available(rules, state, kind, colour):
            return True
    return False


class DistrictGoods(FrameRules):
    """Claim goods of the district's kind, any colours, one after the other without a window (CITY-5, BASE-20)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        offer_claims(rules, state, field(frame, DISTRICT_GOODS_GOOD), 0, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        claim(rules, state, seat_of(frame), field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))
        if field(frame, DISTRICT_GOODS_LEFT) > 1 and any_left(rules, state, field(frame, DISTRICT_GOODS_GOOD)):
            push(state, with_field(frame, DISTRICT_GOODS_LEFT, field(frame, DISTRICT_GOODS_LEFT) - 1))


def can_pick_apple(rules: Ruleset, state: State) -> bool:
    """Whether an apple could be taken."""
    return state.cells[APPLES] > 0 and supply_open(rules, state, APPLE_SUPPLY)


def can_pick(purse: Purse, rules: Ruleset, state: State) -> bool:
    """Whether the Orchard has anything to take."""
    return can_pick_apple(rules, state) or purse.can_take_mistletoe(rules, state)


class Orchard(FrameRules):
    """Two of apples and mistletoe, in any mix, as far as there are any (CITY-6)."""

    def __init__(self, purse: Purse) -> None:
        super().__init__()
        self.purse = purse

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if can_pick_apple(rules, state):
            out.add(pack(self.purse.gain_apple))
        if self.purse.can_take_mistletoe(rules, state):
            out.add(pack(self.purse.gain_mistletoe))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) == self.purse.gain_apple:
            take_apple(rules, state, seat)
        else:
            self.purse.take_mistletoe(rules, state, seat)
        if field(frame, ORCHARD_LEFT) > 1 and can_pick(self.purse, rules, state):
            push(state, with_field(frame, ORCHARD_LEFT, field(frame, ORCHARD_LEFT) - 1))
