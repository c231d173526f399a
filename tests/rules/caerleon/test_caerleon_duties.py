"""What vassals do in the districts, and the exchanges of the Market (CITY-4 … 7)."""

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.state import STACK, push
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold, gold_of, gold_supply, mistletoe_of, mistletoe_supply

rule = pytest.mark.rule
CITY = ("gold", "caerleon")
MINT, MARKET, ORCHARD, SMITH, QUARRY, TAILOR = "black", "grey", "blue", "purple", "orange", "brown"
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


def scenario(players: int = 4) -> Scenario:
    """A game in the city, red's castle first."""
    return Scenario(players, CITY).seat("red")


def deployed(setting: Scenario, vassal: str, place: str) -> Position:
    """Red's knight came to a district and deployed this vassal."""
    return setting.arrived("red", "knight", f"principality_{place}").play(f"deploy {vassal} {place}")


@rule("CITY-4", "CITY-X3")
@pytest.mark.parametrize("place", COLOURS)
def test_a_lady_puts_a_marker_into_any_district(place: str) -> None:
    """CITY-4, CITY-X3: one marker there and nothing else, whatever the district."""
    position = deployed(scenario(), "lady", place)
    assert (position.markers("red", place), position.markers_home("red"), position.goods("red")) == (1, 5, 0)
    assert (gold_of(position, "red"), position.asks()) == (2, "red after")


@rule("CITY-5")
@pytest.mark.parametrize(
    ("place", "kind", "keeper"),
    [(SMITH, "shield", "shield_bearer"), (QUARRY, "material", "builder"), (TAILOR, "flag", "flag_bearer")],
)
def test_the_keeper_of_a_stock_takes_two_of_any_colours_and_the_others_one(place: str, kind: str, keeper: str) -> None:
    """CITY-5: two different colours, or twice the same."""
    for vassal in ("shield_bearer", "builder", "flag_bearer"):
        position = deployed(scenario(), vassal, place)
        assert position.options() == [f"claim {kind} {colour}" for colour in COLOURS]
        position.play(f"claim {kind} grey")
        if vassal == keeper:
            assert position.asks() == "red district goods"
            position.play(f"claim {kind} brown")
            assert position.goods("red", f"{kind} brown") == 1
        assert (position.goods("red"), position.asks()) == (2 if vassal == keeper else 1, "red after")
        assert position.goods("red", f"{kind} grey") == 1
    same = deployed(scenario(), keeper, place).play(f"claim {kind} blue", f"claim {kind} blue")
    assert same.goods("red", f"{kind} blue") == 2


@rule("CITY-5")
def test_no_free_action_is_open_between_the_two_goods() -> None:
    """CITY-5, BASE-20: a two-good duty is one part."""
    position = deployed(gold(scenario(), 5), "builder", QUARRY).play("claim material grey")
    assert position.options() == [f"claim material {colour}" for colour in COLOURS]


@rule("CITY-5")
def test_only_what_is_in_stock_is_claimed() -> None:
    """CITY-5, ALL-1: one, if there is one, and nothing if there is none."""
    setting = scenario()
    for colour in COLOURS:
        setting.stock(f"material {colour}", 0)
    position = deployed(setting, "builder", QUARRY)
    assert (position.at("red", "builder"), position.asks(), position.goods("red")) == (QUARRY, "red after", 0)
    setting = scenario().stock("material grey", 1)
    for colour in COLOURS:
        if colour != "grey":
            setting.stock(f"material {colour}", 0)
    position = deployed(setting, "builder", QUARRY)
    assert position.options() == ["claim material grey"]
    position.play("claim material grey")
    assert (position.goods("red"), position.asks()) == (1, "red after")


@rule("CITY-6")
@pytest.mark.parametrize("vassal", ["shield_bearer", "builder", "flag_bearer"])
def test_the_mint_gives_two_gold(vassal: str) -> None:
    """CITY-6: to each of the three."""
    position = deployed(scenario(), vassal, MINT)
    assert (gold_of(position, "red"), position.asks()) == (4, "red after")


@rule("CITY-6")
def test_the_mint_gives_what_is_left() -> None:
    """CITY-6: if available."""
    assert gold_of(deployed(gold_supply(scenario(), 1), "builder", MINT), "red") == 3
    assert gold_of(deployed(gold_supply(scenario(), 0), "builder", MINT), "red") == 2


@rule("CITY-6")
@pytest.mark.parametrize("vassal", ["shield_bearer", "builder", "flag_bearer"])
@pytest.mark.parametrize("apples", [0, 1, 2])
def test_the_orchard_gives_any_mix_of_two(vassal: str, apples: int) -> None:
    """CITY-6: two apples, one of each, or two mistletoe."""
    position = deployed(scenario(), vassal, ORCHARD)
    position.play(*["gain apple"] * apples, *["gain mistletoe"] * (2 - apples))
    assert (position.apples("red"), mistletoe_of(position, "red")) == (1 + apples, 1 + 2 - apples)
    assert position.asks() == "red after"


@rule("CITY-6")
def test_the_orchard_gives_what_is_left() -> None:
    """CITY-6: of apples and mistletoe, as far as there are any."""
    position = deployed(mistletoe_supply(scenario().apple_supply(1), 0), "builder", ORCHARD)
    assert position.options() == ["gain apple"]
    assert position.play("gain apple").asks() == "red after"
    empty = deployed(mistletoe_supply(scenario().apple_supply(0), 0), "builder", ORCHARD)
    assert (empty.asks(), empty.at("red", "builder")) == ("red after", ORCHARD)


@rule("CITY-7")
@pytest.mark.parametrize("vassal", ["shield_bearer", "builder", "flag_bearer"])
def test_the_market_exchanges_goods_and_gold(vassal: str) -> None:
    """CITY-7: a good for a good, a good for a gold, a gold for a good; never a gold for a gold."""
    position = deployed(scenario().goods("shield blue"), vassal, MARKET)
    assert position.options() == ["return shield blue", "return gold", "stop exchanging"]
    other = position.copy().play("return shield blue", "claim flag black")
    assert (other.goods("red", "shield blue"), other.goods("red", "flag black"), other.stock("shield blue")) == (
        0,
        1,
        6,
    )
    paid = position.copy().play("return shield blue", "claim gold")
    assert (paid.goods("red"), gold_of(paid, "red")) == (0, 3)
    position.play("return gold")
    assert not position.offers("claim gold")
    position.play("claim material brown")
    assert (gold_of(position, "red"), position.goods("red", "material brown"), position.goods("red")) == (1, 1, 2)


@rule("CITY-7")
def test_there_are_at_most_four_exchanges_and_one_may_stop_before() -> None:
    """CITY-7: up to four."""
    position = deployed(scenario().goods("shield blue"), "builder", MARKET)
    assert position.copy().play("stop exchanging").asks() == "red after"
    for given, taken in (("shield blue", "flag blue"), ("flag blue", "shield grey"), ("shield grey", "flag grey")):
        position.play(f"return {given}", f"claim {taken}")
        assert position.asks() == "red district exchange"
    assert position.copy().play("stop exchanging").asks() == "red after"
    position.play("return flag grey", "claim shield black")
    assert (position.asks(), position.goods("red"), position.goods("red", "shield black")) == ("red after", 1, 1)


@rule("CITY-7")
def test_free_actions_are_open_between_two_exchanges_and_not_within_one() -> None:
    """CITY-7, BASE-20d: beside the next exchange; neither before the first nor between giving and taking."""
    position = deployed(scenario().goods("shield blue").hand(13), "builder", MARKET)
    assert not position.offers("gold 2 2 3")
    position.play("return shield blue")
    assert not position.offers("gold 2 2 3")
    position.play("claim shield grey", "gold 2 2 3")
    assert (gold_of(position, "red"), position.asks()) == (1, "red district exchange")
    position.play("return gold", "claim shield brown")
    assert position.offers("mission 13")
    position.play("mission 13", "return shield brown", "claim flag brown")
    assert (position.points("red"), position.asks()) == (2, "red district exchange")
    position.play("return flag brown", "claim gold")
    assert position.asks() == "red after"


@rule("CITY-7")
def test_the_very_good_returned_cannot_be_taken_back() -> None:
    """CITY-7, BASE-21: it would have no effect."""
    position = deployed(scenario().goods("shield blue"), "builder", MARKET).play("return shield blue")
    assert not position.offers("claim shield blue")
    assert position.offers("claim shield grey")
    assert position.offers("claim flag blue")


@rule("CITY-7")
def test_without_anything_to_give_nobody_is_asked() -> None:
    """CITY-7: nothing to exchange, the deployment stands."""
    position = deployed(gold(scenario(), 0), "builder", MARKET)
    assert (position.at("red", "builder"), position.asks()) == (MARKET, "red after")


@rule("CITY-7")
def test_no_gold_is_offered_from_an_empty_supply() -> None:
    """CITY-7, ALL-1: a good is still taken for a good."""
    position = deployed(gold_supply(scenario().goods("flag grey"), 0), "builder", MARKET).play("return flag grey")
    assert not position.offers("claim gold")
    assert position.offers("claim flag black")


@rule("CITY-7")
def test_two_market_duties_are_two_parts() -> None:
    """CITY-7, BASE-20: the second begins with a window, each has its four exchanges (KNIGHT-6)."""
    setting = scenario().goods("shield blue", 2)
    setting.cells[at.VASSAL + n.BUILDER] = 1 + COLOURS.index(MARKET)
    position = setting.after("red", "knight", "principality_grey")
    for _ in range(2):
        push(position.state, pack(n.F_DUTY, 0, n.BUILDER, COLOURS.index(MARKET)))
    position.rules.settle(position.state)
    assert not position.offers("gold 2 2 3")
    position.play("stop exchanging")
    assert (position.asks(), position.offers("gold 2 2 3")) == ("red district exchange", True)
    position.play("stop exchanging")
    assert position.asks() == "red after"
    assert position.state.cells[STACK] != 0


@rule("CITY-X1")
def test_the_printed_example_of_four_exchanges() -> None:
    """CITY-X1: two blue shields, a gold and an orange material become three black flags and a brown material."""
    setting = gold(scenario().goods("shield blue", 2).goods("material orange"), 1)
    position = deployed(setting, "flag_bearer", MARKET)
    position.play("return shield blue", "claim flag black", "return shield blue", "claim flag black")
    position.play("return gold", "claim flag black", "return material orange", "claim material brown")
    assert (position.goods("red", "flag black"), position.goods("red", "material brown")) == (3, 1)
    assert (position.goods("red"), gold_of(position, "red"), position.asks()) == (4, 0, "red after")


@rule("CITY-X5")
def test_the_printed_example_of_a_shield_bearer_by_influence() -> None:
    """CITY-X5: a marker in the Smith, the vassal influence space, two shields."""
    position = scenario().markers(SMITH).arrived("red", "knight", "influence_vassal")
    position.play(f"deploy shield_bearer {SMITH}", "claim shield grey", "claim shield orange")
    assert (position.at("red", "shield_bearer"), position.goods("red")) == (SMITH, 2)
    assert (position.goods("red", "shield grey"), position.goods("red", "shield orange")) == (1, 1)
