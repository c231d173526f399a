"""Gold coins and mistletoe: the start, changing dice, ignoring requirements, the spaces, the end (GOLD-1 … 5)."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import (
    gold,
    gold_of,
    gold_supply,
    mistletoe,
    mistletoe_of,
    mistletoe_supply,
)

rule = pytest.mark.rule
GOLD = ("gold",)


def red(players: int = 4) -> Scenario:
    """Red with the gold module, 2 gold and 1 mistletoe."""
    return Scenario(players, GOLD).seat("red")


def changes(position: Position) -> list[str]:
    """What gold can do now."""
    return [option for option in position.options() if option.startswith("gold")]


@rule("GOLD-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_two_gold_and_one_mistletoe(players: int) -> None:
    """GOLD-1: out of 30 gold and 11 mistletoe."""
    position = Position.new_game(compose(load(), GOLD, players)).run_chance()
    seats = ("red", "yellow", "blue", "green")[:players]
    assert [gold_of(position, seat) for seat in seats] == [2] * players
    assert [mistletoe_of(position, seat) for seat in seats] == [1] * players
    assert (gold_of(position, ""), mistletoe_of(position, "")) == (30 - 2 * players, 11 - players)


@rule("GOLD-1")
def test_gold_has_its_own_rondel() -> None:
    """GOLD-1: two spaces for gold, two for apples and mistletoe, no relocation."""
    ring = base_tables(compose(load(), GOLD, 4)).ring
    assert (len(ring), ring.count("gold"), ring.count("apple_mistletoe"), ring.count("relocate")) == (24, 2, 2, 0)


@rule("GOLD-2")
def test_a_gold_changes_an_unused_die_by_one() -> None:
    """GOLD-2: an own die or Merlin's, either way; the coin goes back to the supply."""
    position = gold(red(), 2).dice(2, 4, merlin=5).turn("red")
    assert changes(position) == [
        "gold 1 2 1", "gold 1 2 3", "gold 2 4 3", "gold 2 4 5", "gold merlin 5 4", "gold merlin 5 6",
    ]  # fmt: skip
    position.play("gold 2 4 5")
    assert (position.dice("red"), gold_of(position, "red"), gold_of(position, "")) == ([2, 5, 0, 5], 1, 23)
    position.play("gold merlin 5 6")
    assert (position.dice("red"), gold_of(position, "red"), changes(position)) == ([2, 5, 0, 6], 0, [])


@rule("GOLD-2")
def test_any_number_of_times_on_the_same_die() -> None:
    """GOLD-2: three coins, three steps."""
    position = gold(red(), 3).knight(0).dice(1).turn("red").play("gold 1 1 2", "gold 1 2 3", "gold 1 3 4")
    position.play("die 4", "move cw")
    assert (position.knight("red"), gold_of(position, "red")) == (4, 0)


@rule("GOLD-2")
def test_gold_is_open_in_every_window() -> None:
    """GOLD-2: before the die, after it, after the move, after the action; used dice are not changed."""
    position = gold(red(), 9).knight("principality_black").dice(4, 2).turn("red")
    assert position.offers("gold 2 2 3")
    position.play("die 4")
    assert position.offers("gold 2 2 3")
    position.play("move cw")
    assert changes(position) == ["gold 2 2 1", "gold 2 2 3"]
    position.play("forfeit")
    assert changes(position) == ["gold 2 2 1", "gold 2 2 3"]


@rule("GOLD-2", "MIX-2")
def test_the_chosen_die_is_unused_until_the_move() -> None:
    """GOLD-2, BASE-22: it may be changed after it was chosen, also between an apple and a flag."""
    position = gold(red(), 2).knight("principality_black").dice(3, 3).goods("flag purple").turn("red").play("die 3")
    assert changes(position) == ["gold chosen 1 3 2", "gold chosen 1 3 4", "gold 2 3 2", "gold 2 3 4"]
    position.play("gold chosen 1 3 4", "apple 6", "gold chosen 1 6 5", "flag turn", "move cw")
    assert (position.knight("red"), position.dice("red")) == (2, [0, 3, 0, 0])


@rule("GOLD-2")
def test_equal_dice_are_one_choice() -> None:
    """GOLD-2, BASE-21: which of two equal dice is changed makes no difference."""
    assert changes(red().dice(3, 3, merlin=3).turn("red")) == [
        "gold 1 3 2", "gold 1 3 4", "gold merlin 3 2", "gold merlin 3 4",
    ]  # fmt: skip


@rule("GOLD-X2", "GOLD-2", "MIX-2")
def test_a_six_cannot_become_a_one_nor_a_one_a_six() -> None:
    """GOLD-X2: within 1 to 6."""
    assert changes(red().dice(6, 1).turn("red")) == ["gold 1 6 5", "gold 2 1 2"]


@rule("GOLD-3", "GOLD-X1")
def test_two_of_three_requirements_and_a_mistletoe_complete_the_card() -> None:
    """GOLD-X1: mission 47 is worth 3; the mistletoe goes back to the supply."""
    scenario = mistletoe(red(), 1).hand(47, 1).goods("flag orange").goods("shield grey")
    position = scenario.turn("red").play("mission 47")
    assert position.options() == ["mistletoe 3"]
    position.play("mistletoe 3")
    assert (position.points("red"), position.hand("red"), position.goods("red")) == (3, [1], 2)
    assert (mistletoe_of(position, "red"), mistletoe_of(position, "")) == (0, 8)


@rule("GOLD-3")
def test_several_mistletoe_may_be_spent_on_a_card() -> None:
    """GOLD-3: two for two requirements, in either order."""
    position = mistletoe(red(), 2).hand(47).goods("shield grey").turn("red").play("mission 47")
    assert position.options() == ["mistletoe 1", "mistletoe 3"]
    position.play("mistletoe 3")
    assert position.options() == ["mistletoe 1"]
    position.play("mistletoe 1")
    assert (position.points("red"), mistletoe_of(position, "red")) == (3, 0)


@rule("GOLD-3")
def test_aids_are_offered_only_if_the_card_can_then_be_completed() -> None:
    """GOLD-3: two requirements are unmet, one mistletoe is not enough."""
    assert not mistletoe(red(), 1).hand(47).goods("shield grey").turn("red").offers("mission 47")
    assert not mistletoe(red(), 0).hand(12).turn("red").offers("mission 12")


@rule("GOLD-3")
def test_aids_are_offered_only_for_unmet_requirements() -> None:
    """GOLD-3: a card that is met asks for nothing; requirements met together only may each be ignored."""
    position = red().hand(12).goods("material brown").turn("red").play("mission 12")
    assert (position.points("red"), mistletoe_of(position, "red")) == (1, 1)
    position = red().hand(13).goods("shield blue").turn("red").play("mission 13")
    assert position.options() == ["mistletoe 1", "mistletoe 2"]


@rule("GOLD-4")
def test_the_gold_space_gives_one_gold() -> None:
    """GOLD-4: a gain without choices."""
    position = red().arrived("red", "knight", "gold")
    assert not position.offers("forfeit")
    position.play("perform")
    assert (gold_of(position, "red"), gold_of(position, "")) == (3, 21)


@rule("GOLD-4")
def test_the_apple_and_mistletoe_space_gives_one_of_either() -> None:
    """GOLD-4: as one likes."""
    position = red().arrived("red", "knight", "apple_mistletoe")
    assert [option for option in position.options() if option.startswith("gain")] == ["gain apple", "gain mistletoe"]
    apple = position.copy().play("gain apple")
    assert (apple.apples("red"), mistletoe_of(apple, "red")) == (2, 1)
    position.play("gain mistletoe")
    assert (position.apples("red"), mistletoe_of(position, "red"), mistletoe_of(position, "")) == (1, 2, 6)


@rule("GOLD-4")
def test_what_is_not_there_is_not_taken() -> None:
    """GOLD-4: if available."""
    position = gold_supply(red(), 0).arrived("red", "knight", "gold").play("perform")
    assert gold_of(position, "red") == 2
    position = mistletoe_supply(red(), 0).arrived("red", "knight", "apple_mistletoe")
    assert (position.offers("gain apple"), position.offers("gain mistletoe")) == (True, False)
    position = red().apple_supply(0).arrived("red", "knight", "apple_mistletoe")
    assert (position.offers("gain apple"), position.offers("gain mistletoe")) == (False, True)


@rule("GOLD-5")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (7, 9)])
def test_three_points_for_every_two_gold_at_the_end(coins: int, points: int) -> None:
    """GOLD-5: a single coin is worth nothing."""
    position = gold(red(2), coins).end_of_round(6)
    assert position.is_over
    assert position.scored("red", "gold") == points


@rule("GOLD-5")
def test_mistletoe_is_worth_nothing_at_the_end() -> None:
    """GOLD-5, a ruling: neither points of its own nor as an apple or a good."""
    one, four = (mistletoe(red(2), count).end_of_round(6) for count in (0, 4))
    assert one.is_over
    assert four.is_over
    assert one.points("red") == four.points("red")
