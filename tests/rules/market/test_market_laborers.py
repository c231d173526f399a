"""Day laborers and turns without dice (MARKET-5, MARKET-6, MIX-3)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold
from merlin_bigbox.modules.market.scenario import laborers, laborers_of, used_laborers, used_laborers_of

rule = pytest.mark.rule
MARKET = ("gold", "market")


def red(players: int = 2) -> Scenario:
    """Red with the market, the knight on the black principality space."""
    return Scenario(players, MARKET).seat("red").knight("principality_black")


def without_dice(*pips: int) -> Position:
    """Two players without dice; red has these laborers, and yellow's turn is about to end."""
    scenario = laborers(red().dice(), *pips).seat("yellow").dice()
    return scenario.after("yellow", "knight", "build").play("end turn")


@rule("MARKET-5")
def test_a_laborer_moves_the_knight_and_it_acts() -> None:
    """MARKET-5: clockwise, by its pips, with the dice untouched."""
    position = laborers(red().dice(1, 2, 3, merlin=4), 6).turn("red")
    assert position.offers("laborer 6")
    position.play("laborer 6")
    assert (position.offers("move cw"), position.offers("move ccw")) == (True, False)
    position.play("move cw", "perform")
    assert (position.knight("red"), position.grail, position.dice("red")) == (6, "red", [1, 2, 3, 4])


@rule("MARKET-5", "MIX-3")
def test_a_laborer_is_one_more_turn_in_the_round() -> None:
    """MARKET-5: with one die and a laborer red has two turns, yellow with one die has one."""
    scenario = laborers(red().dice(5), 2).seat("yellow").knight(0).dice(5)
    position = scenario.turn("red").play("laborer 2", "move cw", "perform", "end turn")
    assert position.asks() == "yellow turn"
    position.play("die 5", "move cw", "perform", "end turn")
    assert position.asks() == "red turn"
    position.play("die 5", "move cw", "perform", "end turn")
    assert position.round == 2


@rule("MARKET-5", "MIX-2")
def test_nothing_that_changes_dice_works_on_a_laborer() -> None:
    """MARKET-5: no apple, no gold, no Turn; gold still changes unused dice in this window."""
    position = laborers(gold(red(), 3).apples(2).goods("flag purple").dice(5), 3).turn("red").play("laborer 3")
    changing = [option for option in position.options() if option.startswith(("apple", "flag", "gold"))]
    assert changing == ["gold 1 5 4", "gold 1 5 6"]


@rule("MARKET-5")
def test_reverse_works_on_a_laborer() -> None:
    """MARKET-5, BASE-63."""
    position = laborers(red().goods("flag blue"), 3).turn("red").play("laborer 3", "flag reverse", "move ccw")
    assert (position.knight("red"), position.goods("red")) == (21, 0)


@rule("MARKET-5")
def test_mirror_and_different_action_work_after_a_laborer() -> None:
    """MARKET-5, BASE-65, BASE-66."""
    scenario = laborers(red().goods("flag brown").goods("flag orange"), 2).seat("yellow").knight("grail")
    position = scenario.turn("red").play("laborer 2", "move cw")
    assert position.offers("flag different 6")
    position.play("flag mirror")
    assert position.knight("red") == 14
    position.play("flag different 6", "perform")
    assert position.grail == "red"


@rule("MARKET-5")
def test_a_used_laborer_lies_aside_and_cannot_be_bought_again_in_this_round() -> None:
    """MARKET-5 [texts differ]: DE decides; neither by the player who used it nor by another one."""
    position = laborers(gold(red(), 1).dice(1), 6).seat("yellow")
    asked = gold(position, 1).turn("red").play("laborer 6")
    assert (laborers_of(asked, "red"), laborers_of(asked, ""), used_laborers_of(asked)) == ([], [1, 2, 3, 4, 5], [6])
    assert (asked.offers("buy laborer 5"), asked.offers("buy laborer 6")) == (True, False)
    asked.play("move cw", "perform", "end turn")
    assert asked.asks() == "yellow turn"
    assert (asked.offers("buy laborer 5"), asked.offers("buy laborer 6")) == (True, False)


@rule("MARKET-5", "ALL-5")
def test_used_laborers_are_for_sale_again_in_the_next_round() -> None:
    """MARKET-5: used or not, all return at the end of the round; the log says how many lay aside."""
    position = used_laborers(laborers(red(), 2), 3, 5).end_of_round(1)
    assert (laborers_of(position, ""), used_laborers_of(position)) == ([1, 2, 3, 4, 5, 6], [])


@rule("MARKET-5")
def test_a_table_has_at_most_six_turns_by_laborers_in_a_round() -> None:
    """MARKET-5: with all six used there is none to buy."""
    position = used_laborers(gold(red(), 5), 1, 2, 3, 4, 5, 6).turn("red")
    assert [option for option in position.options() if option.startswith("buy laborer")] == []


@rule("MARKET-5", "ALL-5")
def test_unused_laborers_go_back_at_the_end_of_the_round() -> None:
    """MARKET-5: after every round, with a scoring or without."""
    for number in (1, 2):
        position = laborers(red(), 2, 5).end_of_round(number)
        assert (laborers_of(position, "red"), laborers_of(position, "")) == ([], [1, 2, 3, 4, 5, 6])


@rule("MARKET-5")
def test_a_laborer_bought_before_the_die_may_take_this_very_turn() -> None:
    """MARKET-5: instead of a die."""
    position = gold(red(), 1).turn("red").play("buy laborer 4", "laborer 4", "move cw")
    assert (position.knight("red"), position.dice("red")) == (4, [1, 2, 3, 4])


@rule("MARKET-6", "MIX-3")
def test_without_dice_one_chooses_turn_or_pass_first() -> None:
    """MARKET-6, a ruling: no window before that; a turn opens it as usual."""
    position = without_dice(3)
    assert (position.asks(), position.options()) == ("red turn or pass", ["turn", "pass"])
    position.play("turn")
    assert position.asks() == "red turn"
    assert position.offers("laborer 3")
    assert position.offers("buy plus")
    assert not position.offers("pass")


@rule("MARKET-6")
def test_one_keeps_taking_turns_with_laborers() -> None:
    """MARKET-6: two laborers, two turns, then the round is over."""
    position = without_dice(1, 2).play("turn", "laborer 2", "move cw", "perform", "end turn")
    assert (position.round, position.asks()) == (1, "red turn or pass")
    position.play("turn", "laborer 1", "move cw")
    position.play("forfeit", "end turn")
    assert position.round == 2


@rule("MARKET-6")
def test_passing_ends_ones_round() -> None:
    """MARKET-6: with two laborers left nothing more is asked, and they go back."""
    position = without_dice(1, 2).play("pass")
    assert (position.round, laborers_of(position, "red")) == (2, [])


@rule("MARKET-6")
def test_who_has_passed_is_skipped_while_others_go_on() -> None:
    """MARKET-6, MIX-3: yellow still has two dice."""
    scenario = laborers(red().dice(), 2).seat("yellow").knight(0).dice(2, 2, 2)
    position = scenario.turn("yellow").play("die 2", "move cw", "perform", "end turn", "pass")
    assert position.asks() == "yellow turn"
    position.play("die 2", "move cw", "forfeit", "end turn")
    assert position.asks() == "yellow turn"


@rule("MARKET-6")
def test_passing_holds_for_one_round_only() -> None:
    """MARKET-6: in the next round one plays on."""
    position = without_dice(1).play("pass")
    assert (position.round, position.asks()) == (2, "yellow turn")
    assert all(position.dice("red"))


@rule("MARKET-6")
def test_a_laborer_bought_with_the_last_die_gives_another_turn() -> None:
    """MARKET-6: after the action of the last die."""
    scenario = gold(red(), 1).dice(2).seat("yellow").dice()
    position = scenario.turn("red").play("die 2", "move cw", "perform", "buy laborer 5", "end turn")
    assert position.asks() == "red turn or pass"


@rule("MARKET-6")
def test_with_a_die_left_one_cannot_pass() -> None:
    """MARKET-6, BASE-12: the turn is taken, with the die or the laborer."""
    scenario = laborers(red().dice(3), 2).seat("yellow").dice()
    position = scenario.after("yellow", "knight", "build").play("end turn")
    assert position.asks() == "red turn"
    assert (position.offers("die 3"), position.offers("laborer 2"), position.offers("pass")) == (True, True, False)
