"""The market beside other modules: what laborers, tokens and tiles do there (MIX-2, 3, 6, 7, 12, 13, MARKET-3, 5)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import arthur_die, arthur_face, ring_holder
from merlin_bigbox.modules.gold.scenario import gold, gold_of, mistletoe
from merlin_bigbox.modules.knights.scenario import ally, kay, kay_tiles
from merlin_bigbox.modules.market.scenario import (
    apple_tiles,
    apple_tiles_of,
    laborers,
    plus,
    plus_in,
    plus_of,
    plus_under,
    tile,
    tiles_of,
)

rule = pytest.mark.rule


def red(*modules: str) -> Scenario:
    """Red with the market and further modules."""
    return Scenario(4, ("gold", "market", *modules)).seat("red")


def build_on(start: Scenario, place: str, kind: str) -> Position:
    """Red has built on a tile of this kind."""
    for colour in ("black", "grey", "blue", "purple", "orange", "brown"):
        start.goods(f"material {colour}")
    position = start.tile(place, kind).arrived("red", "knight", "build")
    return position.play(next(option for option in position.options() if option.startswith(f"build {place} ")))


@rule("MARKET-2", "MIX-13")
def test_the_signet_rings_card_closes_the_market() -> None:
    """MARKET-2: it counts as completed."""
    position = gold(red("arthur"), 2).hand(12).arrived("red", "arthur", "signet_ring")
    assert position.offers("buy plus")
    position.play("signet 12")
    assert not any(option.startswith("buy") for option in position.options())


@rule("MARKET-2", "ARTHUR-8")
def test_after_the_market_only_the_ring_is_taken() -> None:
    """MARKET-2: no card after a purchase, the signet ring's neither."""
    position = gold(red("arthur"), 2).hand(12).arrived("red", "arthur", "signet_ring").play("buy plus")
    assert not position.offers("signet 12")
    position.play("perform")
    assert (ring_holder(position), position.hand("red"), position.points("red")) == ("red", [12], 0)


@rule("MARKET-5", "MIX-2")
def test_arthurs_flags_do_not_work_on_a_laborer() -> None:
    """MARKET-5: neither one step more or less nor Switch."""
    scenario = laborers(red("arthur").goods("flag black").goods("flag grey"), 3)
    position = scenario.turn("red").play("laborer 3")
    assert not any(option.startswith("flag") for option in position.options())


@rule("MIX-2", "GOLD-2")
def test_gold_changes_the_arthur_die() -> None:
    """GOLD-2: one's own, Merlin's or Arthur's."""
    position = arthur_die(gold(red("arthur"), 1), 6).turn("red")
    assert [option for option in position.options() if option.startswith("gold arthur")] == ["gold arthur 6 5"]
    position.play("gold arthur 6 5")
    assert (arthur_face(position, "red"), gold_of(position, "red")) == (5, 0)


@rule("MARKET-5")
def test_allies_do_not_work_on_a_laborer() -> None:
    """MARKET-5: Bors needs a die, and Tristram has none to change."""
    scenario = laborers(ally(red("knights"), "tristram", "bors").dice(), 3)
    position = scenario.seat("yellow").after("green", "knight", "build").play("end turn", "turn", "laborer 3")
    assert not any(option.startswith(("bors", "tristram")) for option in position.options())


@rule("MIX-6")
def test_kays_tile_and_a_plus_token_for_the_same_marker() -> None:
    """MIX-6: both if one likes."""
    scenario = plus(ally(red("knights"), "kay"), 1)
    position = scenario.arrived("red", "knight", "principality_blue").play("deploy lady blue")
    asked = {position.asks()}
    position.play("plus" if position.offers("plus") else "kay")
    asked.add(position.asks())
    position.play("plus" if position.offers("plus") else "kay")
    assert asked == {"red plus token", "red kay"}
    assert (plus_under(position, "red", "blue"), kay_tiles(position, "blue")) == (1, 1)
    assert position.asks() == "red after"


@rule("MIX-6")
def test_kays_tile_and_a_plus_token_add_up() -> None:
    """MIX-6: one marker counts three against two; of the weights only the token's is in the points."""
    scenario = plus_in(kay(ally(red("knights"), "kay").markers("blue"), "blue"), "blue")
    position = scenario.seat("yellow").markers("blue", 2).scoring(2)
    assert (position.scored("red", "influence"), position.scored("yellow", "influence")) == (4, 0)


@rule("MIX-12")
def test_percival_mistletoe_and_tile_on_one_card() -> None:
    """MIX-12: three requirements, three aids."""
    scenario = apple_tiles(mistletoe(ally(red("knights"), "percival"), 1), 1).hand(47).goods("flag blue")
    position = scenario.turn("red").play("mission 47")
    position.play("percival 1 blue", "mistletoe tile 2", "mistletoe 3")
    assert (position.points("red"), apple_tiles_of(position, "red")) == (3, 0)


@rule("MIX-12", "GOLD-3")
def test_a_recoloured_requirement_is_not_ignored_after_all() -> None:
    """GOLD-3: Percival is offered only for a colour that is met then, and another aid does the rest."""
    scenario = mistletoe(ally(red("knights"), "percival"), 1).hand(12).goods("material blue")
    position = scenario.turn("red").play("mission 12")
    assert sorted(position.options()) == ["mistletoe 1", "percival 1 blue"]


@rule("MIX-7")
def test_a_discard_treasure_takes_the_token_with_its_marker() -> None:
    """MIX-7: yellow chooses the marker with the token, blue's only marker has one."""
    scenario = plus_in(red("treasures").seat("yellow").markers("grey", 2), "grey")
    scenario = plus_in(scenario.seat("blue").markers("black"), "black").seat("red")
    position = build_on(scenario, "B2", "lake-discard-flag-influence")
    while not position.asks().startswith("yellow"):
        position.play("go on" if position.offers("go on") else "perform")
    position.play("return marker grey")
    assert position.asks() == "yellow which marker left"
    position.play("with plus", "return marker black")
    assert (plus_under(position, "yellow", "grey"), position.markers("yellow", "grey")) == (0, 1)
    assert (plus_under(position, "blue", "black"), plus_of(position, "")) == (0, 6)


@rule("MARKET-3", "TREASURE-6")
def test_a_tile_given_back_for_a_treasure_goes_to_the_market() -> None:
    """MARKET-3: whenever it is returned."""
    scenario = tile(red("treasures").seat("yellow"), "shield grey").seat("red")
    position = build_on(scenario, "B2", "mountain-discard-flag-shield")
    while not position.asks().startswith("yellow"):
        position.play("go on" if position.offers("go on") else "perform")
    position.play("return shield grey")
    assert (tiles_of(position, "", "shield grey"), position.stock("shield grey")) == (1, 6)


@rule("MARKET-3", "CITY-7")
def test_a_tile_exchanged_in_the_city_goes_to_the_market() -> None:
    """MARKET-3: and a piece of its kind and colour is another good."""
    scenario = tile(red("caerleon"), "shield blue")
    position = scenario.arrived("red", "knight", "principality_grey").play("deploy builder grey", "return shield blue")
    assert (tiles_of(position, "", "shield blue"), position.stock("shield blue")) == (1, 6)
    assert position.play("claim shield blue").goods("red", "shield blue") == 1
    position.play("return shield blue")
    assert not position.offers("claim shield blue")
