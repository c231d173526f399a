"""Shield and material tiles, and apple/mistletoe tiles (MARKET-3, MARKET-7)."""

from dataclasses import replace

import pytest

from merlin_bigbox.edition import Edition, load
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold, mistletoe, mistletoe_of
from merlin_bigbox.modules.market.scenario import apple_tiles, apple_tiles_of, laborers, tile, tiles_of
from merlin_bigbox.modules.market.stall import stall_of

rule = pytest.mark.rule
MARKET = ("gold", "market")


def red(players: int = 4, edition: Edition | None = None) -> Scenario:
    """Red with the market."""
    return Scenario(players, MARKET, edition).seat("red")


@rule("MARKET-3")
def test_a_tile_scores_on_a_victory_point_space() -> None:
    """MARKET-3: a good in every respect."""
    position = tile(red(), "shield blue").goods("shield grey").arrived("red", "knight", "vp_shield").play("perform")
    assert position.points("red") == 2


@rule("MARKET-3")
def test_a_tile_shown_for_a_mission_is_kept() -> None:
    """MARKET-3: requirements are only owned."""
    position = tile(red(), "material brown").hand(12).turn("red").play("mission 12")
    assert (position.points("red"), tiles_of(position, "red", "material brown")) == (1, 1)


@rule("MARKET-3")
def test_a_tile_builds_and_goes_back_to_the_market() -> None:
    """MARKET-3, ALL-2: the stock of the principality stays as it is; the tile can be bought again."""
    position = gold(tile(red(), "material grey"), 1).arrived("red", "knight", "build")
    build = next(option for option in position.options() if option.startswith("build") and option.endswith("grey"))
    position.play(build)
    assert (position.goods("red"), tiles_of(position, "red", "material grey")) == (0, 0)
    assert (tiles_of(position, "", "material grey"), position.stock("material grey")) == (1, 6)
    assert position.offers("buy material grey")


@rule("MARKET-3")
def test_a_tile_repels_a_traitor_and_goes_back_to_the_market() -> None:
    """MARKET-3: in the traitor step of a scoring, without a question if there is no piece of that colour."""
    scenario = tile(red(2), "shield blue").traitors("blue", "grey").goods("shield grey")
    position = scenario.scoring(6)
    assert position.is_over
    assert position.scored("red", "traitors") == 0
    assert (tiles_of(position, "", "shield blue"), tiles_of(position, "red", "shield blue")) == (1, 0)
    assert (position.stock("shield blue"), position.stock("shield grey")) == (6, 6)


@rule("MARKET-3")
def test_tiles_count_among_the_goods_left_at_the_end() -> None:
    """MARKET-3: one point for every three goods, tiles or pieces."""
    position = tile(tile(red(2), "shield blue"), "material grey").goods("flag black").end_of_round(6)
    assert position.is_over
    assert position.scored("red", "goods") == 1


@rule("MARKET-3")
def test_the_owner_chooses_between_tile_and_piece() -> None:
    """MARKET-3, a ruling: one of each, an exchange gives one away."""
    scenario = tile(red(), "shield blue").goods("shield blue")
    position = scenario.arrived("red", "knight", "exchange").play("return shield blue")
    assert (position.asks(), position.options()) == ("red tile or piece", ["give piece", "give tile"])
    piece = position.copy().play("give piece")
    assert (tiles_of(piece, "red", "shield blue"), piece.goods("red"), piece.stock("shield blue")) == (1, 1, 6)
    assert tiles_of(piece, "", "shield blue") == 0
    position.play("give tile")
    assert (tiles_of(position, "red", "shield blue"), position.goods("red"), position.stock("shield blue")) == (0, 1, 5)
    assert tiles_of(position, "", "shield blue") == 1


@rule("MARKET-3", "BASE-41")
def test_an_exchange_takes_no_tile_and_not_the_very_good_returned() -> None:
    """MARKET-3, BASE-21: a returned piece is not taken back; after a tile a piece of its kind is another good."""
    scenario = tile(red(), "shield blue").goods("shield blue")
    position = scenario.arrived("red", "knight", "exchange").play("return shield blue")
    assert not position.copy().play("give piece").offers("claim shield blue")
    position.play("give tile")
    assert position.offers("claim shield blue")
    position.play("claim shield blue")
    assert (position.goods("red", "shield blue"), tiles_of(position, "red", "shield blue")) == (2, 0)
    assert (position.stock("shield blue"), tiles_of(position, "", "shield blue")) == (4, 1)


@rule("MARKET-3")
def test_against_traitors_the_owner_is_asked_where_both_are_there() -> None:
    """MARKET-3: one blue traitor, a blue tile and a blue shield."""
    scenario = tile(red(2), "shield blue").goods("shield blue").traitors("blue")
    position = scenario.scoring(2)
    assert position.asks() == "red tile or piece"
    position.play("give piece")
    assert (position.goods("red", "shield blue"), tiles_of(position, "red", "shield blue")) == (1, 1)


@rule("MARKET-3", "BASE-72")
def test_in_the_last_scoring_nobody_is_asked_which_of_the_two_goes_back() -> None:
    """BASE-72: it could change nothing."""
    position = tile(red(2), "shield blue").goods("shield blue").traitors("blue").scoring(6)
    assert position.is_over
    assert (position.goods("red"), position.scored("red", "traitors")) == (1, 0)


@rule("MARKET-3")
@pytest.mark.parametrize(
    ("pieces", "traitors", "asked"), [(0, 1, 0), (1, 2, 0), (1, 1, 1), (2, 2, 2), (0, 2, 0), (3, 3, 3)]
)
def test_several_shields_returned_at_once_are_settled_one_by_one(pieces: int, traitors: int, asked: int) -> None:
    """MARKET-3: nothing is asked that is no choice, and the owner can keep the tile as long as there are pieces."""
    scenario = tile(red(2), "shield blue").goods("shield blue", pieces).traitors(*["blue"] * traitors)
    position = scenario.scoring(2)
    for _ in range(asked):
        position.play("give piece")
    assert position.asks() != "red tile or piece"
    left = max(pieces + 1 - traitors, 0)
    assert (position.goods("red", "shield blue"), tiles_of(position, "red", "shield blue")) == (left, min(left, 1))
    assert position.stock("shield blue") == 6 - max(left - 1, 0)


@rule("MARKET-3")
def test_two_tiles_of_a_colour_are_counted() -> None:
    """MARKET-3: with an edition that has two blue shield tiles; two traitors, one piece."""
    edition = load()
    market = replace(edition.market, shield_tiles=("blue", "blue", *edition.market.shield_tiles[2:]))
    scenario = (
        tile(red(2, replace(edition, market=market)), "shield blue", 2).goods("shield blue").traitors("blue", "blue")
    )
    position = scenario.scoring(2)
    assert position.asks() == "red tile or piece"
    piece = position.copy().play("give piece")
    assert (tiles_of(piece, "red", "shield blue"), piece.stock("shield blue")) == (1, 6)
    position.play("give tile")
    assert (tiles_of(position, "red", "shield blue"), position.stock("shield blue")) == (0, 5)


@rule("MARKET-3")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_has_more_tiles_than_goods(seed: int) -> None:
    """MARKET-3: whatever is played, and no stock holds more than its six pieces."""
    position = gold(red(3), 9).turn("red")
    rules, state, random = position.rules, position.state, Random(seed)
    stall = stall_of(rules)
    while rules.playout(state, random, 1):
        for index in range(3 * at.GOODS_OF_SEAT):
            assert state.cells[at.GOODS + index] >= state.cells[stall.held_tiles + index]
        for index in range(at.GOODS_OF_SEAT):
            assert state.cells[at.STOCK + index] <= 6
        assert rules.wrong(state) == []


@rule("MARKET-7", "MARKET-X2", "MIX-2")
def test_the_tile_as_an_apple_sets_the_chosen_die() -> None:
    """MARKET-X2: to any other face; then it is back in the market."""
    position = apple_tiles(red(), 1).apples(0).knight(0).dice(3).turn("red").play("die 3")
    assert [option for option in position.options() if option.startswith("apple")] == [
        f"apple tile {face}" for face in (1, 2, 4, 5, 6)
    ]
    position.play("apple tile 6")
    assert (position.dice("red")[0], apple_tiles_of(position, "red"), apple_tiles_of(position, "")) == (6, 0, 4)
    assert position.play("move cw").knight("red") == 6


@rule("MIX-2")
def test_ways_to_change_the_die_follow_each_other_in_any_order() -> None:
    """MIX-2: tile, gold, apple, Turn and the tile again; Merlin's die too."""
    scenario = gold(apple_tiles(red(), 2), 1).apples(1).goods("flag purple").dice(merlin=3).merlin(0)
    position = scenario.turn("red").play("merlin 3", "apple tile 6", "gold chosen merlin 6 5", "apple 1", "flag turn")
    assert position.dice("red")[3] == 6
    position.play("apple tile 2", "move ccw")
    assert position.merlin == 22


@rule("MARKET-5")
def test_the_tile_does_not_work_on_a_laborer() -> None:
    """MARKET-5: it is no die."""
    position = laborers(apple_tiles(red(), 1), 3).turn("red").play("laborer 3")
    assert not any(option.startswith("apple") for option in position.options())


@rule("MARKET-7", "MARKET-X3")
def test_the_tile_as_mistletoe_ignores_a_requirement() -> None:
    """MARKET-X3: then it is back in the market."""
    scenario = mistletoe(apple_tiles(red(), 1), 0).hand(47).goods("flag orange").goods("shield grey")
    position = scenario.turn("red").play("mission 47")
    assert position.options() == ["mistletoe tile 3"]
    position.play("mistletoe tile 3")
    assert (position.points("red"), apple_tiles_of(position, "red"), apple_tiles_of(position, "")) == (3, 0, 4)


@rule("MIX-12")
def test_mistletoe_and_tile_may_be_combined_on_one_card() -> None:
    """MIX-12: one of each, in any order; either may go first."""
    position = mistletoe(apple_tiles(red(), 1), 1).hand(47).goods("shield grey").turn("red").play("mission 47")
    assert position.options() == ["mistletoe 1", "mistletoe 3", "mistletoe tile 1", "mistletoe tile 3"]
    position.play("mistletoe tile 3", "mistletoe 1")
    assert (position.points("red"), apple_tiles_of(position, "red"), mistletoe_of(position, "red")) == (3, 0, 0)


@rule("MARKET-7")
def test_the_tile_is_worth_an_apple_at_the_end() -> None:
    """MARKET-7, a ruling: one point each."""
    position = apple_tiles(red(2), 3).apples(1).end_of_round(6)
    assert position.is_over
    assert (position.scored("red", "apple-tiles"), position.scored("red", "apples")) == (3, 1)
