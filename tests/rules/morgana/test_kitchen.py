"""The witch's kitchen at setup, turns with Morgana dice, poisoned apples and the drinking horn (MORGANA-1 … 7)."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.game import notation
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold, gold_of
from merlin_bigbox.modules.morgana.scenario import (
    cauldron,
    cauldron_shows,
    cauldron_used,
    die_used,
    horn,
    horn_holder,
    hut_supply,
    morgana_at,
    morgana_dice,
    morgana_dice_of,
    morgana_markers_in,
    poisoned_apple_supply,
    poisoned_apples,
    poisoned_apples_of,
)

rule = pytest.mark.rule
MODULES = ("gold", "morgana")
EFFECTS = ("bewitch", "swap_figures", "sell_goods", "witch_hut", "dark_influence")


def kitchen(*dice: int, players: int = 4) -> Scenario:
    """A scenario with Morgana dice and a token on each cauldron, in the order of EFFECTS."""
    scenario = morgana_dice(Scenario(players, MODULES), *dice)
    for face, effect in enumerate(EFFECTS, start=1):
        cauldron(scenario, face, effect)
    return scenario


def starting(position: Position, *beginnings: str) -> list[str]:
    return [text for text in position.options() if text.startswith(beginnings)]


# --- MORGANA-1 -------------------------------------------------------------------------------------------------------


def new_game() -> Position:
    return Position.new_game(compose(load(), MODULES, 4))


@rule("MORGANA-1")
def test_the_kitchen_has_its_pieces_and_morgana_is_beside_the_board() -> None:
    """MORGANA-1: 11 poisoned apples, the horn on the board, 7 huts, 6 markers."""
    position = new_game().run_chance()
    assert (poisoned_apples_of(position), hut_supply(position), morgana_markers_in(position)) == (11, 7, 6)
    assert (horn_holder(position), morgana_at(position)) == ("nobody", "")
    assert [poisoned_apples_of(position, seat) for seat in ("red", "green")] == [0, 0]


@rule("MORGANA-1")
def test_the_five_tokens_are_shuffled_onto_the_cauldrons_with_a_random_side_up() -> None:
    """MORGANA-1: each token once; the one of witch's gold may show either side."""
    position = new_game().run_chance(until="cauldron token")
    assert position.offers("chance token 3 sell_goods")
    assert position.offers("chance token 3 buy_goods")
    assert not position.offers("chance token 3 bewitch")
    position.play("chance token 3 buy_goods")
    assert not position.offers("chance token 3 sell_goods")
    assert position.offers("chance token 1 bewitch")
    assert cauldron_shows(position, 1) == "buy_goods"
    assert sorted(cauldron_shows(position, face) for face in range(2, 6)) == sorted(set(EFFECTS) - {"sell_goods"})


@rule("MORGANA-1")
def test_equal_sides_of_a_token_are_one_outcome_and_all_outcomes_sum_to_one() -> None:
    """MORGANA-1: five tokens as likely as each other, two sides of one of them."""
    position = new_game().run_chance(until="cauldron token")
    rules = position.rules
    actions = [notation.read(rules, f"chance token {n} {effect}") for n, effect in enumerate(EFFECTS, start=1)]
    chances = [rules.probability(position.state, action) for action in actions]
    assert chances == pytest.approx([0.2, 0.2, 0.1, 0.2, 0.2])


@rule("MORGANA-1", "ALL-4")
def test_the_morgana_dice_are_rolled_with_the_dice_at_setup() -> None:
    """MORGANA-1: three or four of a kind do not stand; two pairs do (texts differ: BB alone asks for three numbers)."""
    position = new_game().run_chance(until="pentagrams")
    assert not position.offers("chance pentagrams 2 2 2 5")
    assert not position.offers("chance pentagrams 6 6 6 6")
    assert position.offers("chance pentagrams 1 1 6 6")
    position.play("chance pentagrams 1 1 6 6")
    assert morgana_dice_of(position) == [1, 1, 6, 6]


@rule("MORGANA-1", "ALL-5")
def test_the_pentagrams_are_rolled_for_every_round_before_the_dice_of_the_players() -> None:
    """ALL-5: pentagrams, then dice; used dice and cauldrons are free again."""
    scenario = cauldron_used(die_used(kitchen(3).first("green").seat("red")), 4)
    position = scenario.end_of_round(1)
    assert position.asks() == "pentagrams"
    position.play("chance pentagrams 4 5 6 6")
    assert position.asks() == "roll"
    position.run_chance()
    assert (morgana_dice_of(position), position.round) == ([4, 5, 6, 6], 2)
    assert "cauldron 4" in position.play("morgana 4").options()


# --- MORGANA-2, 3, 4 -------------------------------------------------------------------------------------------------


@rule("MORGANA-2", "MIX-3")
def test_a_morgana_die_is_one_turn_more_a_round_and_the_own_dice_stay() -> None:
    """MORGANA-2: equal dice are one choice; after it none is offered in this round."""
    position = kitchen(2, 2, 5).seat("red").dice(1, 3).seat("yellow").dice(1).turn("red")
    assert starting(position, "morgana") == ["morgana 2", "morgana 5"]
    position.play("morgana 2", "poisoned apple", "end turn")
    assert (position.dice("red"), morgana_dice_of(position)) == ([1, 3, 0, 0], [2, 5])


@rule("MORGANA-2")
def test_no_second_morgana_die_in_a_round() -> None:
    """MORGANA-2: once a round."""
    position = die_used(kitchen(5, 4).seat("red").dice(1, 3)).turn("red")
    assert starting(position, "morgana") == []


@rule("MORGANA-2", "MIX-3")
def test_without_dice_one_may_use_a_morgana_die_or_pass() -> None:
    """MORGANA-2: who has used one, or finds none left, is skipped; the others choose turn or pass."""
    scenario = kitchen(5, 4, players=3).seat("yellow").dice().seat("blue").dice()
    position = die_used(scenario.seat("blue")).seat("red").dice(1).knight(4).turn("red")
    position.play("die 1", "move cw", "perform", "end turn")
    assert position.asks() == "yellow turn or pass"
    assert position.options() == ["turn", "pass"]
    played = position.copy().play("turn")
    assert starting(played, "morgana", "die") == ["morgana 5", "morgana 4"]
    played.play("morgana 4", "poisoned apple", "end turn")
    assert played.asks() == "red turn or pass"
    position.play("pass", "pass")
    assert position.round == 2


@rule("MORGANA-2")
def test_a_turn_with_a_morgana_die_has_its_windows_and_a_card() -> None:
    """MORGANA-2: windows (a) and (c); the card completed is replaced at the end of the turn."""
    scenario = kitchen(5).seat("red").hand(12, 15).goods("material brown", 2).goods("flag black").traitors("blue")
    position = scenario.turn("red").play("morgana 5")
    assert {"mission 12", "flag repel blue"} <= set(position.options())
    position.play("flag repel blue")
    assert "poisoned apple" in position.options()
    position.play("poisoned apple")
    assert "mission 12" in position.options()
    assert "end turn" in position.options()
    position.play("mission 12", "end turn")
    assert position.asks() == "red take card"
    position.play("draw", "chance card 30")
    assert (position.asks(), position.hand("red")) == ("yellow turn", [15, 30])


@rule("MORGANA-2", "MORGANA-4")
def test_a_morgana_die_cannot_be_forfeited_and_moves_no_figure() -> None:
    """MORGANA-2: its uses are all there is."""
    position = kitchen(5).seat("red").knight(4).turn("red").play("morgana 5")
    uses = starting(position, "poisoned", "horn", "cauldron", "forfeit", "move")
    assert uses == ["poisoned apple", "horn", "cauldron 5"]
    position.play("poisoned apple", "end turn")
    assert (position.knight("red"), position.merlin) == (4, 0)


@rule("MORGANA-3")
def test_a_six_may_be_used_as_any_number_but_not_as_a_seven() -> None:
    """MORGANA-3: all cauldrons; the horn still costs a step."""
    position = gold(kitchen(6).seat("red"), 0).turn("red").play("morgana 6")
    uses = starting(position, "poisoned", "horn", "cauldron")
    assert uses == ["poisoned apple", *(f"cauldron {n}" for n in range(1, 6))]
    position = gold(kitchen(6).seat("red"), 1).turn("red").play("morgana 6")
    assert "horn" in position.options()


@rule("MORGANA-3")
def test_apples_gold_and_flags_do_not_change_a_morgana_die() -> None:
    """MORGANA-3 [ruling for flags]: gold changes own dice only, apple and Turn are not offered at all."""
    scenario = gold(kitchen(4).seat("red").dice(2).apples(3).goods("flag purple").goods("flag blue"), 5)
    position = scenario.turn("red").play("morgana 4")
    assert starting(position, "apple", "flag") == []
    assert starting(position, "gold") == ["gold 1 2 1", "gold 1 2 3"]
    assert starting(position, "cauldron") == ["cauldron 4"]


@rule("MORGANA-4")
def test_any_morgana_die_takes_a_poisoned_apple() -> None:
    """MORGANA-4: whatever it shows."""
    for face in range(1, 7):
        position = kitchen(face).turn("red").play(f"morgana {face}", "poisoned apple")
        assert (poisoned_apples_of(position, "red"), poisoned_apples_of(position)) == (1, 10)


@rule("MORGANA-4")
def test_the_poisoned_apple_is_offered_even_with_none_left() -> None:
    """MORGANA-4: so that every die has a use."""
    position = poisoned_apple_supply(cauldron_used(kitchen(5), 5), 0).seat("red").turn("red").play("morgana 5")
    assert "poisoned apple" in position.options()
    position.play("poisoned apple", "end turn")
    assert poisoned_apples_of(position, "red") == 0


# --- MORGANA-5 -------------------------------------------------------------------------------------------------------


@rule("MORGANA-5", "MIX-2")
def test_a_poisoned_apple_swaps_the_values_of_an_own_and_another_players_die() -> None:
    """MORGANA-5: the apple goes back to the supply (ALL-2)."""
    scenario = poisoned_apples(kitchen(players=2).seat("yellow").dice(5, merlin=2).seat("red").dice(1, merlin=3), 1)
    position = scenario.turn("red").play("poison 1 1")
    assert position.options() == ["poison swap yellow 1 5", "poison swap yellow merlin 2"]
    position.play("poison swap yellow merlin 2")
    assert (position.dice("red"), position.dice("yellow")) == ([2, 0, 0, 3], [5, 0, 0, 1])
    assert (poisoned_apples_of(position, "red"), poisoned_apples_of(position)) == (0, 11)
    assert starting(position, "poison ") == []


@rule("MORGANA-5")
def test_a_poisoned_apple_changes_the_chosen_die_too() -> None:
    """MORGANA-5: also in window (a) after the choice; the die chosen counts as unused (BASE-22)."""
    scenario = poisoned_apples(kitchen(players=2).seat("yellow").dice(5).seat("red").knight(0).dice(1, 1), 2)
    position = scenario.turn("red").play("die 1")
    assert starting(position, "poison ") == ["poison chosen 1 1", "poison 2 1"]
    position.play("poison chosen 1 1", "poison swap yellow 1 5", "move cw")
    assert (position.knight("red"), position.dice("yellow")) == (5, [1, 0, 0, 0])
    assert starting(position, "poison ") == []  # both show a 1 now (BASE-21)


@rule("MORGANA-5")
def test_a_poisoned_apple_is_of_no_use_in_the_turn_it_was_gained() -> None:
    """MORGANA-5: a later turn; older ones are."""
    position = kitchen(5, players=2).seat("yellow").dice(4).seat("red").dice(1, 2).turn("red")
    position.play("morgana 5", "poisoned apple")
    assert starting(position, "poison ") == []
    older = poisoned_apples(kitchen(5, players=2).seat("yellow").dice(4).seat("red").dice(1, 2), 1).turn("red")
    older.play("morgana 5", "poisoned apple", "poison 1 1", "poison swap yellow 1 4")
    assert starting(older, "poison ") == []
    assert poisoned_apples_of(older, "red") == 1


@rule("MORGANA-5")
def test_a_poisoned_apple_may_be_used_in_the_next_turn() -> None:
    """MORGANA-5: gained in the turn before."""
    position = kitchen(5, players=2).seat("yellow").knight(0).dice(4, 3).seat("red").dice(1, 2).turn("red")
    position.play("morgana 5", "poisoned apple", "end turn")
    position.play("die 4", "move cw", "forfeit", "end turn")
    assert starting(position, "poison ") == ["poison 1 1", "poison 2 2"]


@rule("MORGANA-5")
def test_a_poisoned_apple_swaps_the_morgana_die_one_has_chosen_and_no_other() -> None:
    """MORGANA-5: before the choice they are nobody's, after it the chosen one alone, and none once it is used."""
    scenario = poisoned_apples(kitchen(1, 6, players=2).seat("yellow").dice(3).seat("red").dice(3), 3)
    position = scenario.turn("red")
    assert starting(position, "poison ") == []
    position.play("morgana 1")
    assert starting(position, "poison ") == ["poison morgana 1"]
    position.play("poison morgana 1", "poison swap yellow 1 3")
    assert (starting(position, "cauldron"), position.dice("yellow")) == (["cauldron 3"], [1, 0, 0, 0])
    position.play("poisoned apple")
    assert starting(position, "poison ") == ["poison 1 3"]


@rule("MORGANA-5")
def test_no_poisoned_apple_for_a_morgana_die_one_may_not_take_any_more() -> None:
    """MORGANA-5: who has used one this round swaps own dice only."""
    scenario = poisoned_apples(die_used(kitchen(1, 6, players=2).seat("yellow").dice(3).seat("red").dice(2)), 1)
    assert starting(scenario.turn("red"), "poison ") == ["poison 1 2"]


# --- MORGANA-6, 7 ----------------------------------------------------------------------------------------------------


@rule("MORGANA-6")
def test_the_horn_costs_a_gold_or_a_material_a_step_and_brings_an_apple_and_a_point() -> None:
    """MORGANA-6: from 4 to 7 three payments, one by one."""
    scenario = gold(kitchen(4).seat("red").goods("material blue").goods("material grey", 2), 1)
    position = scenario.turn("red").play("morgana 4", "horn")
    assert position.options() == ["horn gold", "horn material grey", "horn material blue"]
    position.play("horn material grey", "horn gold")
    assert position.options() == ["horn material grey", "horn material blue"]
    assert (horn_holder(position), position.points("red")) == ("nobody", 0)
    position.play("horn material blue")
    assert (horn_holder(position), position.points("red"), poisoned_apples_of(position, "red")) == ("red", 1, 1)
    assert (position.goods("red"), gold_of(position, "red"), position.stock("material blue")) == (1, 0, 6)
    assert position.asks() == "red kitchen done"


@rule("MORGANA-6", "ALL-1")
def test_the_horn_is_offered_only_if_every_step_can_be_paid() -> None:
    """ALL-1: a payment must be complete; shields and flags do not count."""
    scenario = gold(kitchen(4).seat("red").goods("material blue").goods("shield grey").goods("flag grey"), 1)
    assert "horn" not in scenario.turn("red").play("morgana 4").options()
    scenario = gold(kitchen(4).seat("red").goods("material blue"), 2)
    assert "horn" in scenario.turn("red").play("morgana 4").options()


@rule("MORGANA-6")
def test_any_number_of_players_take_the_horn_in_a_round_and_from_each_other() -> None:
    """MORGANA-6: also from its holder, and once more by the holder."""
    scenario = horn(kitchen(6, 6, 5, players=2).seat("red").dice(1).seat("yellow").dice(1), "yellow")
    position = scenario.turn("red").play("morgana 6", "horn", "horn gold")
    assert horn_holder(position) == "red"
    position.play("end turn", "morgana 6", "horn", "horn gold")
    assert (horn_holder(position), position.points("yellow"), position.points("red")) == ("yellow", 1, 1)


@rule("MORGANA-6")
def test_the_holder_of_the_horn_may_take_it_again() -> None:
    """MORGANA-6: the apple and the point are gained all the same."""
    position = horn(kitchen(6).seat("red"), "red").turn("red").play("morgana 6", "horn", "horn gold")
    assert (poisoned_apples_of(position, "red"), position.points("red")) == (1, 1)


@rule("MORGANA-7", "ALL-5")
@pytest.mark.parametrize("number", [1, 3, 5, 6])
def test_the_horn_brings_the_number_of_the_round_at_its_end(number: int) -> None:
    """MORGANA-7: also after the last round."""
    position = horn(kitchen(), "blue").end_of_round(number)
    assert (position.scored("blue", "horn"), position.scored("red", "horn")) == (number, 0)


@rule("MORGANA-7", "ALL-5")
def test_horn_points_come_before_the_scoring() -> None:
    """ALL-5: horn points, then the scoring."""
    scenario = horn(kitchen().seat("red").traitors("blue").goods("flag black"), "blue")
    position = scenario.scoring(2)
    assert position.asks() == "red repel"
    assert position.scored("blue", "horn") == 2
