"""The City of Caerleon as a module: everything it hands to the builder."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.edition.words import DISTRICTS as DISTRICT_NAMES
from merlin_bigbox.engine.base.names import COLOURS, F_DUTY
from merlin_bigbox.engine.core.compose import MODULE_STAGE, Builder, Module
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.modules.caerleon.city import CITY, DISTRICT_FIELD, DISTRICTS, City, PlaceDistrict
from merlin_bigbox.modules.caerleon.duties import CityDuty, DistrictGoods, Orchard
from merlin_bigbox.modules.caerleon.exchanges import Exchange, ForGold, ForGood
from merlin_bigbox.modules.caerleon.slots import TwoSlots, WhoGoesHome
from merlin_bigbox.modules.caerleon.view import CityView
from merlin_bigbox.modules.gold.purse import GOLD_PIECE, purse_of

RANDOM_DISTRICTS: Final = "random-districts"


class CaerleonModule(Module):
    """Six districts on the six principalities (CITY-1).

    Goods stay where the base game keeps them, by colour, so that influence spaces need nothing else (CITY-8).
    """

    def __init__(self, edition: Edition) -> None:
        self.name = "caerleon"
        self.needs = ("gold",)
        self.variants = (RANDOM_DISTRICTS,)
        self.edition = edition

    def build(self, builder: Builder) -> None:
        city = City()
        builder.rules.shared[CITY] = city
        builder.field_type(DISTRICT_FIELD, DISTRICT_NAMES)
        city.placed = builder.event(
            "district-placed",
            ("colour", "district"),
            "CITY-1",
            touches=("district:{district}", "principality:{colour}"),
            by_nobody=True,
        )
        city.duty_done = builder.event(
            "district-duty", ("vassal", "district"), "CITY-5", touches=("district:{district}",)
        )
        self._place(builder, city)
        self._duties(builder, city)
        who = builder.frame(
            "eviction",
            ("vassal", "colour"),
            "CITY-3",
            WhoGoesHome(
                builder.action(
                    "send home",
                    ("seat", "vassal"),
                    touches=("slot:{vassal}:{frame_colour}", "castle:{seat}"),
                    steps=("slot:{vassal}:{frame_colour}", "castle:{seat}"),
                )
            ),
        )
        builder.eviction(TwoSlots(who))
        for message in (
            "action-claim",
            "action-return",
            "event-claimed",
            "event-returned",
        ):
            builder.reword(message, f"{message}-in-city")
        self._name_places(builder)
        builder.view("caerleon", CityView(city, purse_of(builder.rules)))

    def _name_places(self, builder: Builder) -> None:
        """Principalities are districts here, each with its name; where chance places them they go by their colours."""
        for message in ("space-principality", "need-influence-any", "need-vassals-together"):
            builder.reword(message, f"{message}-in-city")
        named = self.edition.caerleon.districts
        for principality, colour in enumerate(self.edition.colours):
            by_chance = RANDOM_DISTRICTS in builder.variants
            builder.reword(
                f"place-{colour}", f"place-district-{colour}" if by_chance else f"place-{named[principality]}"
            )

    def _place(self, builder: Builder, city: City) -> None:
        """By the edition, or with the variant at random after the base game is set up (CITY-1, ALL-4)."""
        places = builder.zone("districts", COLOURS, of=("colour",), holds=DISTRICT_FIELD, before=("nothing",))
        bag = builder.zone("district bag", DISTRICTS, of=(DISTRICT_FIELD,), most=1)
        city.at = places
        city.bag = bag
        for district, name in enumerate(DISTRICT_NAMES):
            laid = [places + principality for principality in range(COLOURS)]
            builder.piece(f"district {name}", 1, [bag + district], laid, district + 1)
        chance = builder.action("chance district", ("district",))
        frame = builder.frame("district", ("colour",), "CITY-1", PlaceDistrict(city, chance))
        if RANDOM_DISTRICTS in builder.variants:
            for district in range(DISTRICTS):
                builder.put(bag + district, 1)
            builder.start_with(MODULE_STAGE, pack(frame))
        else:
            for principality, name in enumerate(self.edition.caerleon.districts):
                builder.put(places + principality, DISTRICT_NAMES.index(name) + 1)

    def _duties(self, builder: Builder, city: City) -> None:
        purse = purse_of(builder.rules)
        exchange = Exchange(
            purse, builder.action("return gold", touches=(GOLD_PIECE,)), builder.action("stop exchanging")
        )
        asked = builder.frame("district exchange", ("left:number", "again:yes"), "CITY-7", exchange)
        taken = ForGood(purse, builder.action("claim gold", touches=(GOLD_PIECE,), says="gold-taken"))
        exchange.for_good = builder.frame("exchanged good", ("good", "colour", "may_reclaim:yes"), "CITY-7", taken)
        city.exchanged = exchange.for_good
        exchange.for_gold = builder.frame("exchanged gold", (), "CITY-7", ForGold())
        goods = builder.frame("district goods", ("good", "left:number"), "CITY-5", DistrictGoods())
        orchard = builder.frame("orchard", ("left:number",), "CITY-6", Orchard(purse))
        builder.replace_frame(F_DUTY, "caerleon", CityDuty(city, purse, goods, orchard, asked))


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return CaerleonModule(edition)
