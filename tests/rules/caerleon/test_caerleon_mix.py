"""The city with other modules: Lamorak, the marshal, activation, Morgana and the market's tiles (MIX-4, MIX-14)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold, gold_of
from merlin_bigbox.modules.knights.scenario import ally, marshal
from merlin_bigbox.modules.market.scenario import tile, tiles_of
from merlin_bigbox.modules.morgana.scenario import morgana

rule = pytest.mark.rule
MINT, MARKET, ORCHARD, SMITH, QUARRY, TAILOR = "black", "grey", "blue", "purple", "orange", "brown"


def scenario(*others: str) -> Scenario:
    """A game in the city with further modules, red's castle first."""
    return Scenario(4, ("gold", "caerleon", *others)).seat("red")


@rule("MIX-4", "KNIGHT-4")
def test_lamorak_deploys_anew_in_a_full_district_and_nobody_goes() -> None:
    """MIX-4: the vassal keeps its slot and does its duty again."""
    setting = (
        ally(scenario("knights"), "lamorak").vassal("builder", QUARRY).seat("yellow").vassal("flag_bearer", QUARRY)
    )
    position = setting.arrived("red", "knight", f"principality_{QUARRY}").play(f"deploy builder {QUARRY}")
    assert position.asks() == "red district goods"
    position.play("claim material grey", "claim material grey")
    assert (position.at("yellow", "flag_bearer"), position.goods("red", "material grey")) == (QUARRY, 2)


@rule("KNIGHT-6", "CITY-5")
def test_the_marshal_doubles_a_duty_in_a_district() -> None:
    """KNIGHT-6: twice two materials, without a window between them (BASE-20)."""
    setting = marshal(ally(scenario("knights"), "lancelot"), QUARRY)
    position = setting.arrived("red", "knight", f"principality_{QUARRY}").play(f"deploy builder {QUARRY}")
    for colour in ("grey", "grey", "blue"):
        position.play(f"claim material {colour}")
        assert not any(option.startswith("gold") for option in position.options())
    position.play("claim material brown")
    assert (position.goods("red"), position.asks()) == (4, "red after")


@rule("KNIGHT-6", "CITY-7")
def test_the_marshal_s_two_market_duties_are_two_parts() -> None:
    """CITY-7, BASE-20: four exchanges, a window, four more."""
    setting = marshal(ally(gold(scenario("knights"), 9), "lancelot"), MARKET)
    position = setting.arrived("red", "knight", f"principality_{MARKET}").play(f"deploy builder {MARKET}")
    for number in range(8):
        assert position.asks() == "red district exchange"
        assert any(option.startswith("gold ") for option in position.options()) == (number > 0)
        position.play("return gold", "claim flag black" if number < 4 else "claim flag grey")
    assert (position.goods("red", "flag black"), position.goods("red", "flag grey")) == (4, 4)
    assert (gold_of(position, "red"), position.asks()) == (1, "red after")


@rule("ARTHUR-16", "CITY-6")
def test_an_activated_vassal_does_the_duty_of_its_district() -> None:
    """ARTHUR-16: the builder at the Mint brings two gold."""
    position = scenario("arthur").vassal("builder", MINT).arrived("red", "knight", "activate_vassal")
    position.play("activate builder")
    assert gold_of(position, "red") == 4


@rule("MORGANA-9", "CITY-2")
@pytest.mark.parametrize(("place", "kind"), [(SMITH, "shield"), (QUARRY, "material"), (TAILOR, "flag")])
def test_morgana_closes_the_whole_stock_of_her_district(place: str, kind: str) -> None:
    """MORGANA-9: of all colours, by whatever means; other kinds of her colour are open."""
    setting = morgana(scenario("morgana"), place).markers(place).markers("grey")
    position = setting.arrived("red", "knight", f"influence_{kind}")
    assert not any(option.startswith("claim") for option in position.options())
    other = "flag" if kind != "flag" else "shield"
    setting = morgana(scenario("morgana"), place).markers(place)
    assert setting.arrived("red", "knight", f"influence_{other}").offers(f"claim {other} {place}")


@rule("MORGANA-9", "CITY-6", "CITY-7")
def test_morgana_closes_mint_and_orchard() -> None:
    """MORGANA-9 (ruling): no gold from the Mint, not at the Market either; no apples or mistletoe."""
    setting = morgana(scenario("morgana"), MINT).goods("shield blue")
    position = setting.arrived("red", "knight", f"principality_{MARKET}").play(f"deploy builder {MARKET}")
    position.play("return shield blue")
    assert not position.offers("claim gold")
    setting = morgana(scenario("morgana"), ORCHARD).markers(ORCHARD)
    position = setting.arrived("red", "knight", "influence_vassal").play(f"deploy builder {ORCHARD}")
    assert (position.at("red", "builder"), position.asks(), position.apples("red")) == (ORCHARD, "red after", 1)


@rule("MARKET-3", "CITY-7")
def test_for_a_tile_the_piece_of_its_colour_may_be_taken() -> None:
    """MARKET-3: the tile goes back to the market, so the piece is another good (BASE-21)."""
    setting = tile(scenario("market"), "shield blue")
    position = setting.arrived("red", "knight", f"principality_{MARKET}").play(f"deploy builder {MARKET}")
    position.play("return shield blue", "claim shield blue")
    assert (tiles_of(position, "red", "shield blue"), position.goods("red", "shield blue")) == (0, 1)
    assert (tiles_of(position, "", "shield blue"), position.stock("shield blue")) == (1, 5)
