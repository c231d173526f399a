"""The districts: where they lie, what lies on them, who has room there (CITY-1 … 3, CITY-8)."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.names import (
    APPLE_SUPPLY,
    FLAG,
    MATERIAL,
    SHIELD,
)
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.view import view
from merlin_bigbox.modules.caerleon.city import city_of
from merlin_bigbox.modules.caerleon.scenario import district, district_at
from merlin_bigbox.modules.gold.purse import GOLD_SUPPLY, MISTLETOE_SUPPLY

rule = pytest.mark.rule
CITY = ("gold", "caerleon")
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


def scenario(players: int = 4) -> Scenario:
    """A game in the city, with the districts as printed."""
    return Scenario(players, CITY)


@rule("CITY-1")
def test_each_district_lies_where_the_edition_puts_it() -> None:
    """CITY-1: the printed places."""
    position = scenario().turn("red")
    assert tuple(district_at(position, colour) for colour in COLOURS) == load().caerleon.districts


@rule("CITY-1")
def test_the_variant_places_the_districts_by_chance() -> None:
    """CITY-1: each once, and a district has the colour of its place from then on."""
    rules = compose(load(), CITY, 3, ("random-districts",))
    position = Position.new_game(rules).run_chance("district")
    for name in ("tailor", "mint", "smith", "quarry", "orchard"):
        assert position.offers(f"chance district {name}")
        position.play(f"chance district {name}")
        assert not position.offers(f"chance district {name}")
    position.play("chance district market")
    assert tuple(district_at(position, colour) for colour in COLOURS) == (
        "tailor", "mint", "smith", "quarry", "orchard", "market",
    )  # fmt: skip


@rule("CITY-1")
def test_random_districts_are_all_equally_likely() -> None:
    """CITY-1: the first place may get any of the six."""
    rules = compose(load(), CITY, 2, ("random-districts",))
    position = Position.new_game(rules).run_chance("district")
    seen = set()
    for _ in range(200):
        seen.add(int(rules.sample(position.state, position.random)))
    assert len(seen) == 6
    assert {rules.probability(position.state, action) for action in seen} == {1 / 6}


@rule("CITY-1")
def test_the_city_needs_gold() -> None:
    """CITY-1: it has a Mint and an Orchard with mistletoe."""
    with pytest.raises(OptionsError, match='module "caerleon" needs module "gold"'):
        compose(load(), ("caerleon",), 4)


@rule("CITY-1")
def test_the_view_names_the_districts() -> None:
    """CITY-1: everybody sees which district lies where."""
    game = Game.new(GameOptions(2, CITY), seed="1")
    assert view(game, None).modules["caerleon"]["districts"] == list(load().caerleon.districts)


@rule("CITY-1")
def test_a_moved_district_gives_its_duty_at_its_new_place() -> None:
    """CITY-1: the vassal goes to the place, the district there says what it does."""
    position = district(scenario(), "quarry", "blue").arrived("red", "knight", "principality_blue")
    position.play("deploy builder blue")
    assert position.asks() == "red district goods"
    assert position.offers("claim material brown")


@rule("CITY-2")
def test_every_stock_lies_on_one_district() -> None:
    """CITY-2: asked by whoever closes a district."""
    position = scenario().turn("red")
    city = city_of(position.rules)
    kept = {
        "smith": [SHIELD],
        "quarry": [MATERIAL],
        "tailor": [FLAG],
        "mint": [GOLD_SUPPLY],
        "orchard": [APPLE_SUPPLY, MISTLETOE_SUPPLY],
        "market": [],
    }
    every = [SHIELD, FLAG, MATERIAL, GOLD_SUPPLY, APPLE_SUPPLY, MISTLETOE_SUPPLY]
    for place, colour in enumerate(COLOURS):
        found = [kind for kind in every if city.keeps(position.state, place, kind)]
        assert sorted(found) == sorted(kept[district_at(position, colour)])
        assert city.place_of(position.state, city.district(position.state, place)) == place


@rule("CITY-2")
def test_the_stocks_hold_six_of_each_colour() -> None:
    """CITY-2: as many as the principalities would."""
    position = scenario().turn("red")
    assert {position.stock(f"{kind} {colour}") for kind in ("shield", "flag", "material") for colour in COLOURS} == {6}


@rule("CITY-3")
def test_a_vassal_sends_its_own_type_home_even_if_a_slot_is_free() -> None:
    """CITY-3: the type comes first."""
    position = scenario().seat("yellow").vassal("builder", "purple").arrived("red", "knight", "principality_purple")
    position.play("deploy builder purple")
    assert (position.at("red", "builder"), position.at("yellow", "builder")) == ("purple", "home")


@rule("CITY-3")
def test_with_both_slots_taken_the_same_type_goes_without_a_question() -> None:
    """CITY-3: the other vassal stays."""
    setting = scenario().seat("yellow").vassal("builder", "black").seat("green").vassal("flag_bearer", "black")
    position = setting.arrived("red", "knight", "principality_black").play("deploy builder black")
    assert (position.at("yellow", "builder"), position.at("green", "flag_bearer")) == ("home", "black")
    assert position.asks() == "red after"


@rule("CITY-3")
def test_a_free_slot_is_taken() -> None:
    """CITY-3: two of the three other types have room, and a lady takes none of it."""
    setting = scenario().seat("yellow").vassal("builder", "black").vassal("lady", "black")
    position = setting.arrived("red", "knight", "principality_black").play("deploy shield_bearer black")
    assert (position.at("yellow", "builder"), position.at("yellow", "lady")) == ("black", "black")
    assert (position.at("red", "shield_bearer"), position.asks()) == ("black", "red after")


@rule("CITY-3")
def test_without_a_free_slot_the_player_chooses_who_goes() -> None:
    """CITY-3: one of the two that stood there, before the duty is done."""
    setting = scenario().seat("yellow").vassal("builder", "black").seat("green").vassal("flag_bearer", "black")
    position = setting.arrived("red", "knight", "principality_black").play("deploy shield_bearer black")
    assert position.asks() == "red eviction"
    assert position.options() == ["send home yellow builder", "send home green flag_bearer"]
    position.play("send home green flag_bearer")
    assert (position.at("yellow", "builder"), position.at("green", "flag_bearer")) == ("black", "home")
    assert position.at("red", "shield_bearer") == "black"


@rule("CITY-3")
def test_ones_own_vassal_may_be_the_one_who_goes() -> None:
    """CITY-3: said by the rule."""
    setting = scenario().seat("yellow").vassal("builder", "black").seat("red").vassal("flag_bearer", "black")
    position = setting.arrived("red", "knight", "principality_black").play("deploy shield_bearer black")
    assert position.options() == ["send home red flag_bearer", "send home yellow builder"]
    position.play("send home red flag_bearer")
    assert (position.at("red", "flag_bearer"), position.at("red", "shield_bearer")) == ("home", "black")


@rule("CITY-3")
def test_a_lady_has_a_slot_of_her_own() -> None:
    """CITY-3: she needs neither of the two others, and only a lady goes for her."""
    setting = (
        scenario().seat("yellow").vassal("builder", "black").vassal("flag_bearer", "black").vassal("lady", "black")
    )
    position = setting.arrived("red", "knight", "principality_black").play("deploy lady black")
    assert [position.at("yellow", name) for name in ("lady", "builder", "flag_bearer")] == ["home", "black", "black"]


@rule("CITY-X4")
def test_the_printed_example_of_two_ladies() -> None:
    """CITY-X4: blue's lady sends green's home; both markers stand there."""
    setting = scenario().seat("green").vassal("lady", "orange").markers("orange")
    position = setting.arrived("blue", "knight", "principality_orange").play("deploy lady orange")
    assert (position.at("blue", "lady"), position.at("green", "lady")) == ("orange", "home")
    assert (position.markers("blue", "orange"), position.markers("green", "orange")) == (1, 1)


@rule("MIX-4")
def test_a_vassal_comes_from_the_castle_or_another_district() -> None:
    """MIX-4: not from the district itself."""
    setting = scenario().seat("red").vassal("builder", "blue").vassal("lady", "grey")
    position = setting.arrived("red", "knight", "principality_blue")
    assert not position.offers("deploy builder blue")
    assert position.offers("deploy lady blue")
    position.play("deploy lady blue")
    assert position.at("red", "lady") == "blue"


@rule("CITY-8")
def test_influence_spaces_go_by_the_colour_of_the_district() -> None:
    """CITY-8: a marker in purple allows purple goods alone, wherever their kind lies."""
    for space, kind in (("influence_flag", "flag"), ("influence_shield", "shield"), ("influence_material", "material")):
        position = scenario().seat("red").markers("purple").arrived("red", "knight", space)
        assert [option for option in position.options() if option.startswith("claim")] == [f"claim {kind} purple"]


@rule("CITY-8")
def test_without_a_marker_influence_claims_nothing() -> None:
    """CITY-8: the others' markers do not help."""
    position = scenario().seat("green").markers("purple").arrived("red", "knight", "influence_material")
    assert not any(option.startswith("claim") for option in position.options())


@rule("CITY-X2")
def test_the_printed_example_of_influence_in_the_purple_district() -> None:
    """CITY-X2: a purple material from the Quarry."""
    position = scenario().seat("yellow").markers("purple").arrived("yellow", "knight", "influence_material")
    position.play("claim material purple")
    assert (position.goods("yellow", "material purple"), position.stock("material purple")) == (1, 5)
