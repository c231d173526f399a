"""Rounds and turns: whose turn it is, dice, moves, apples, staffs (BASE-11 … 19, 22, 23)."""

from collections import Counter

import pytest

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset, listen
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule


def told(rules: Ruleset, seed: int) -> list[tuple[str, int, int]]:
    """What a game of random choices tells: (event, seat, first field)."""
    state = rules.new_state()
    journal = listen(state)
    rules.playout(state, Random(seed), 100_000)
    return [(rules.event_specs[int(each.kind)].name, int(each.seat), each.values()[0]) for each in journal.take()]


@rule("BASE-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_of_four_turns_each_go_clockwise(players: int) -> None:
    """BASE-11: from the first player, one turn each, until all dice are used."""
    rounds: list[list[int]] = []
    for name, seat, number in told(Scenario(players).rules, 5):
        if name == "round":
            assert number == len(rounds) + 1
            rounds.append([])
        elif name == "turn":
            rounds[-1].append(seat)
    assert len(rounds) == 6
    for seats in rounds:
        assert Counter(seats) == dict.fromkeys(range(players), 4)
        assert seats == [(seats[0] + turn) % players for turn in range(4 * players)]


@rule("BASE-11")
def test_a_player_without_dice_is_passed_over() -> None:
    """BASE-11: the others go on until every die is used."""
    scenario = Scenario(3).seat("yellow").dice().seat("blue").dice(5).seat("red").dice(1)
    position = scenario.turn("red").play("die 1", "move cw", "forfeit", "end turn")
    assert position.asks() == "blue turn"


@rule("BASE-12")
def test_a_turn_is_a_die_a_move_and_the_action_reached() -> None:
    """BASE-12: any unused die of one's own can be chosen, and no turn can be skipped."""
    position = Scenario().seat("red").knight(4).dice(3, 5, merlin=2).apples(0).goods("flag brown").turn("red")
    assert position.options() == ["die 3", "die 5", "merlin 2"]
    assert position.play("die 3").options() == ["move cw"]
    assert position.play("move cw").options() == ["perform", "flag mirror"]
    position.play("perform")
    assert (position.points("red"), position.dice("red")) == (1, [0, 5, 0, 2])


@rule("BASE-13")
@pytest.mark.parametrize(("start", "face", "reached"), [(4, 3, 7), (20, 6, 2), (23, 1, 0)])
def test_an_own_die_moves_the_knight_clockwise(start: int, face: int, reached: int) -> None:
    """BASE-13: by its pips, round the ring; Merlin stays."""
    position = Scenario().merlin(9).seat("red").knight(start).dice(face).turn("red").play(f"die {face}", "move cw")
    assert (position.knight("red"), position.merlin) == (reached, 9)
    assert not Scenario().turn("red").play("die 1").offers("move ccw")


@rule("BASE-14")
@pytest.mark.parametrize(("direction", "reached"), [("cw", 6), ("ccw", 20)])
def test_the_merlin_die_moves_merlin_either_way(direction: str, reached: int) -> None:
    """BASE-14: by its pips; the knight stays."""
    position = Scenario().merlin(1).seat("red").knight(9).dice(1, merlin=5).turn("red")
    position.play("merlin 5", f"move {direction}")
    assert (position.merlin, position.knight("red"), position.dice("red")) == (reached, 9, [1, 0, 0, 0])


@rule("BASE-15")
def test_any_number_of_figures_share_a_space() -> None:
    """BASE-15: they count as steps, and can be joined."""
    scenario = Scenario().merlin(6)
    for seat in SEAT_NAMES[1:]:
        scenario.seat(seat).knight(6)
    position = scenario.seat("red").knight(4).dice(2, 3).turn("red")
    position.play("die 2", "move cw", "perform")
    assert (position.knight("red"), position.grail) == (6, "red")


@rule("BASE-16")
def test_the_action_may_be_forfeited_but_not_the_move() -> None:
    """BASE-16: nothing happens, and the figure stays where it came to."""
    position = Scenario().seat("red").knight(4).dice(4).apples(0).turn("red").play("die 4")
    assert not position.offers("forfeit")
    position.play("move cw", "forfeit")
    assert (position.knight("red"), position.goods("red"), position.options()) == (8, 0, ["end turn"])


@rule("BASE-16")
@pytest.mark.parametrize("space", ["vp_shield", "vp_flag", "vp_material", "vp_influence", "grail", "excalibur"])
def test_a_mere_gain_cannot_be_forfeited(space: str) -> None:
    """BASE-16: without a choice there is only "perform"; Excalibur without traitors is such a gain."""
    assert Scenario().arrived("red", "knight", space).options() == ["perform"]


@rule("BASE-17")
def test_an_apple_sets_the_chosen_die_to_any_face() -> None:
    """BASE-17: before moving; the apple goes back to the supply."""
    position = Scenario().seat("red").knight(4).dice(2, 5).apples(2).turn("red")
    assert not any(text.startswith("apple") for text in position.options())
    position.play("die 2")
    assert [text for text in position.options() if "apple" in text] == [f"apple {face}" for face in (1, 3, 4, 5, 6)]
    position.play("apple 6")
    assert (position.dice("red"), position.apples("red"), position.apple_supply) == ([6, 5, 0, 0], 1, 7)
    position.play("move cw")
    assert position.knight("red") == 10
    assert not any(text.startswith("apple") for text in position.options())


@rule("BASE-17")
def test_an_apple_changes_the_merlin_die_too() -> None:
    """BASE-17: the chosen die, whichever it is."""
    position = Scenario().merlin(0).turn("red").play("merlin 4", "apple 6", "move ccw")
    assert position.merlin == 18


@rule("BASE-18")
def test_a_staff_repeats_merlins_action_with_all_choices_anew() -> None:
    """BASE-18: the staff is spent, another principality may be chosen."""
    position = Scenario().seat("red").markers("blue").markers("grey").arrived("red", "merlin", "influence_flag")
    position.play("claim flag blue", "staff")
    assert position.options() == ["claim flag grey", "claim flag blue"]
    position.play("claim flag grey")
    assert (position.goods("red"), position.staffs("red")) == (2, 2)


def after_staff(position: Position) -> Position:
    """Use a staff on a mere gain; whether "perform" is asked once more does not matter here."""
    position.play("staff")
    return position.play("perform") if position.offers("perform") else position


@rule("BASE-18")
def test_a_staff_repeats_a_mere_gain() -> None:
    """BASE-18: all of it once more."""
    position = Scenario().seat("red").goods("shield blue", 3).arrived("red", "merlin", "vp_shield").play("perform")
    assert after_staff(position).points("red") == 6


@rule("BASE-18")
def test_one_staff_at_most_for_one_move_of_merlin() -> None:
    """BASE-18: after the repetition there is no second one."""
    gain = Scenario().seat("red").goods("shield blue").arrived("red", "merlin", "vp_shield").play("perform")
    assert after_staff(gain).options() == ["end turn"]
    choice = Scenario().arrived("red", "merlin", "principality_blue")
    assert choice.play("deploy lady blue", "staff", "deploy builder blue").options() == ["end turn"]


@rule("BASE-18")
def test_no_staff_after_a_knight_nor_after_a_forfeited_action_nor_without_one() -> None:
    """BASE-18: only an action performed with Merlin is repeated."""
    knight = Scenario().seat("red").goods("shield blue").arrived("red", "knight", "vp_shield").play("perform")
    forfeited = Scenario().arrived("red", "merlin", "principality_blue").play("forfeit")
    without = Scenario().seat("red").staffs(0).goods("shield blue").after("red", "merlin", "vp_shield")
    assert [each.options() for each in (knight, forfeited, without)] == [["end turn"]] * 3


@rule("BASE-19")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_next_round_is_prepared_and_begins_with_the_next_first_player(number: int) -> None:
    """BASE-19: dice for all, the marker to the left, the round advances; a scoring after 2 and 4 only."""
    position = Scenario(3).first("blue").seat("red").vassal("lady", "blue").end_of_round(number)
    assert position.points("red") == (1 if number % 2 == 0 else 0)
    assert (position.round, position.first, position.asks()) == (number + 1, "red", "red turn")
    for seat in SEAT_NAMES[:3]:
        assert max(Counter(position.dice(seat)).values()) <= 2
        assert min(position.dice(seat)) >= 1


@rule("BASE-19")
def test_a_scoring_follows_round_6() -> None:
    """BASE-19: and after it the game is over."""
    position = Scenario().seat("red").vassal("lady", "blue").end_of_round(6)
    assert position.scored("red", "vassals") == 1
    assert position.is_over


@rule("BASE-22")
def test_the_die_is_chosen_for_good() -> None:
    """BASE-22: then only its changes and the move are open."""
    position = Scenario().seat("red").dice(1, 2, 3, merlin=4).goods("flag purple").apples(0).turn("red").play("die 2")
    assert position.options() == ["move cw", "flag turn"]


@rule("BASE-22")
def test_changes_of_the_die_can_follow_each_other() -> None:
    """BASE-22: apple, turned side and direction, then the move; until then the die is unused."""
    scenario = Scenario().seat("red").knight(10).dice(1, 2).goods("flag purple").goods("flag blue")
    position = scenario.turn("red").play("die 2", "apple 1", "flag turn", "flag reverse")
    assert position.dice("red") == [1, 6, 0, 0]
    position.play("move ccw")
    assert (position.knight("red"), position.dice("red")) == (4, [1, 0, 0, 0])


@rule("BASE-22")
def test_of_equal_dice_one_is_used() -> None:
    """BASE-22: two equal dice are one choice and two turns."""
    position = Scenario().seat("red").dice(2, 2, merlin=2).turn("red")
    assert position.options() == ["die 2", "merlin 2"]
    position.play("die 2", "apple 5", "move cw")
    assert sorted(position.dice("red")) == [0, 0, 2, 2]


@rule("BASE-23", "EDITION-2")
def test_the_ring_of_the_base_game_has_the_counted_spaces() -> None:
    """BASE-23: the counts of BASE-30 to 43 are those of this ring; every fourth is a principality (EDITION-2)."""
    names = [spec.name for spec in Scenario().rules.space_specs]
    assert Counter(name.partition("_")[0] for name in names) == {
        "principality": 6, "vp": 4, "influence": 4, "excalibur": 1, "grail": 1, "relocate": 1, "exchange": 2,
        "mission": 2, "build": 3,
    }  # fmt: skip
    assert sorted(set(names)) == sorted([
        "build", "excalibur", "exchange", "grail", "influence_flag", "influence_material", "influence_shield",
        "influence_vassal", "mission", "relocate", "vp_flag", "vp_influence", "vp_material", "vp_shield",
        *(f"principality_{colour}" for colour in ("black", "grey", "blue", "purple", "orange", "brown")),
    ])  # fmt: skip
    assert [name.startswith("principality") for name in names] == [position % 4 == 0 for position in range(24)]
