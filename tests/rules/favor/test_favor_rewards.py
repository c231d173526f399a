"""Cards bring points or abilities (FAVOR-1 … 4, FAVOR-X1, X2, MIX-13)."""

import pytest

from merlin_bigbox.engine.base.missions import complete
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.view import view
from merlin_bigbox.modules.favor.scenario import free_seals, learn, seal

rule = pytest.mark.rule
VASSALS = ("lady", "shield_bearer", "builder", "flag_bearer")
ONE, TWO, THREE = 3, 38, 47
"""Builder cards worth 1, 2 and 3 points."""


def scenario(*cards: int) -> Scenario:
    """Red can complete these builder cards."""
    to = Scenario(4, ("favor",)).seat("red").vassal("builder", "blue").goods("flag orange").goods("shield grey")
    return to.goods("material purple").hand(*cards)


@rule("FAVOR-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_four_seals_and_an_empty_board(players: int) -> None:
    """FAVOR-1: four columns, three rows, four seals."""
    position = Position.new_game(Scenario(players, ("favor",)).rules)
    for seat in ("red", "yellow", "blue", "green")[:players]:
        assert free_seals(position, seat) == 4
        assert {seal(position, seat, vassal, row) for vassal in VASSALS for row in (1, 2, 3)} == {"not on"}


@rule("FAVOR-2")
def test_a_completed_card_gives_its_points_or_an_ability() -> None:
    """FAVOR-2: one of the two, never both."""
    position = scenario(TWO).turn("red").play(f"mission {TWO}")
    assert position.asks() == "red reward"
    points = position.copy().play("favor points")
    assert (points.points("red"), free_seals(points, "red")) == (2, 4)
    ability = position.play("favor ability builder 2")
    assert (ability.points("red"), free_seals(ability, "red")) == (0, 3)
    assert seal(ability, "red", "builder", 2) == "on"


@rule("FAVOR-2", "BASE-62")
def test_the_card_of_the_missions_flag_may_bring_an_ability_too() -> None:
    """FAVOR-2: the flag's two points are gained in either case."""
    to = scenario(ONE, TWO).goods("flag grey")
    assert to.tables.flag_names[1] == "missions"
    position = to.turn("red").play(f"mission {ONE}", "favor ability builder 1", f"flag missions {TWO}")
    position.play("favor ability builder 2")
    assert position.scored("red", "missions-flag") == 2
    assert position.scored("red", "missions") == 0
    assert seal(position, "red", "builder", 2) == "on"


@rule("FAVOR-2", "MIX-13")
def test_a_card_completed_by_another_rule_may_bring_an_ability() -> None:
    """FAVOR-2, MIX-13: whatever completes a card, it is asked for points or an ability."""
    position = scenario(THREE).turn("red")
    complete(position.rules, position.state, 0, THREE - 1)
    assert position.options() == ["favor points", *(f"favor ability builder {row}" for row in (1, 2, 3))]


@rule("FAVOR-3", "FAVOR-X2")
@pytest.mark.parametrize(("card", "rows"), [(ONE, [1]), (TWO, [1, 2]), (THREE, [1, 2, 3])])
def test_the_points_of_the_card_open_the_rows_of_its_column(card: int, rows: list[int]) -> None:
    """FAVOR-3: the vassal shown on the card, no row above its points."""
    position = scenario(card).turn("red").play(f"mission {card}")
    assert position.options() == ["favor points", *(f"favor ability builder {row}" for row in rows)]


@rule("FAVOR-3")
def test_the_column_is_that_of_the_vassal_shown_not_of_the_one_required() -> None:
    """FAVOR-3: card 2 asks for a shield-bearer and shows a flag-bearer."""
    to = Scenario(4, ("favor",)).seat("red").vassal("shield_bearer", "grey").hand(2)
    assert to.turn("red").play("mission 2").offers("favor ability flag_bearer 1")


@rule("FAVOR-3")
def test_an_ability_cannot_be_taken_twice() -> None:
    """FAVOR-3: not one that is owned already."""
    to = learn(learn(scenario(TWO), "builder", 1), "lady", 2)
    assert to.turn("red").play(f"mission {TWO}").options() == ["favor points", "favor ability builder 2"]


@rule("FAVOR-3")
def test_four_seals_are_all_and_never_move() -> None:
    """FAVOR-3: with four abilities only the points are left, and the choice is still asked (ALL-6)."""
    to = scenario(THREE)
    for vassal in VASSALS:
        learn(to, vassal, 2)
    position = to.turn("red").play(f"mission {THREE}")
    assert free_seals(position, "red") == 0
    assert position.options() == ["favor points"]
    assert position.play("favor points").points("red") == 3


@rule("FAVOR-4", "FAVOR-X1")
def test_row_1_gives_a_point_more_for_a_card_of_the_vassal() -> None:
    """FAVOR-X1: a builder card worth 2 with the builder's row 1: 3 points."""
    position = learn(scenario(TWO), "builder", 1).turn("red").play(f"mission {TWO}", "favor points")
    assert position.points("red") == 3
    assert (position.scored("red", "missions"), position.scored("red", "favor")) == (2, 1)


@rule("FAVOR-4")
def test_row_1_gives_its_point_with_an_ability_too() -> None:
    """FAVOR-4: whether points or an ability is taken."""
    position = learn(scenario(TWO), "builder", 1).turn("red").play(f"mission {TWO}", "favor ability builder 2")
    assert position.points("red") == 1


@rule("FAVOR-4")
def test_row_1_is_of_one_vassal_and_one_player() -> None:
    """FAVOR-4: of this vassal; nobody else gains by it."""
    other = learn(scenario(TWO), "lady", 1).turn("red").play(f"mission {TWO}", "favor points")
    assert other.points("red") == 2
    yellow = learn(scenario(TWO).seat("yellow"), "builder", 1).turn("red").play(f"mission {TWO}", "favor points")
    assert (yellow.points("red"), yellow.points("yellow")) == (2, 0)


@rule("FAVOR-4")
def test_the_card_that_teaches_row_1_is_no_further_card() -> None:
    """FAVOR-4: a further card."""
    position = scenario(ONE, TWO).goods("flag grey").turn("red").play(f"mission {ONE}", "favor ability builder 1")
    assert position.points("red") == 0
    position.play(f"flag missions {TWO}", "favor points")
    assert position.points("red") == 2 + 2 + 1


@rule("FAVOR-2")
def test_the_choice_is_one_part_without_a_window() -> None:
    """BASE-20: completing a card is never interrupted, and the window goes on afterwards."""
    position = scenario(TWO).goods("flag black").traitors("brown").turn("red").play(f"mission {TWO}")
    assert not position.offers("flag repel brown")
    assert position.play("favor points").offers("flag repel brown")


@rule("FAVOR-1")
def test_the_view_shows_all_boards_to_everybody() -> None:
    """Everything on the boards is open."""
    from merlin_bigbox.game.game import Game
    from merlin_bigbox.game.options import GameOptions

    game = Game.new(GameOptions(2, ("favor",)), seed="favor")
    shown = view(game, None).modules["favor"]
    assert shown["seals"] == [4, 4]
    assert shown["abilities"][1] == {vassal: [] for vassal in VASSALS}
    assert shown["turned_down"] == [[], []]
