"""Cauldrons, where Morgana stands, and the effects of the tokens up to witch's gold (MORGANA-8 … 13, MIX-11, 14)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.scenario import gold, gold_of, gold_supply
from merlin_bigbox.modules.morgana.scenario import (
    cauldron,
    cauldron_shows,
    cauldron_used,
    morgana,
    morgana_at,
    morgana_dice,
)

rule = pytest.mark.rule
MODULES = ("gold", "morgana")


def brewing(face: int, effect: str, place: str = "", players: int = 4) -> Scenario:
    """Red may use the cauldron of this face with this effect; Morgana stands in a place or beside the board."""
    scenario = cauldron(morgana_dice(Scenario(players, MODULES), face), face, effect)
    return (morgana(scenario, place) if place else scenario).seat("red")


def brewed(scenario: Scenario, face: int, to: str = "") -> Position:
    """The cauldron is used, and Morgana has moved if a principality is given."""
    position = scenario.turn("red").play(f"morgana {face}", f"cauldron {face}")
    return position.play(f"morgana to {to}") if to else position


# --- MORGANA-8 -------------------------------------------------------------------------------------------------------


@rule("MORGANA-8")
def test_morgana_first_comes_onto_any_principality_space() -> None:
    """MORGANA-8: from beside the board anywhere, and it is mandatory."""
    position = brewed(brewing(1, "witch_hut"), 1)
    assert position.options() == [f"morgana to {c}" for c in ("black", "grey", "blue", "purple", "orange", "brown")]
    position.play("morgana to orange", "decline")
    assert morgana_at(position) == "orange"


@rule("MORGANA-8")
@pytest.mark.parametrize(
    ("face", "reached"),
    [(1, {"brown", "grey"}), (2, {"orange", "brown", "grey", "blue"}),
     (3, {"purple", "orange", "brown", "grey", "blue"}), (4, {"orange", "brown", "grey", "blue"})],
)  # fmt: skip
def test_morgana_moves_one_up_to_the_cauldrons_number_either_way(face: int, reached: set[str]) -> None:
    """MORGANA-8 [texts differ]: at most as far as the number (DE), not exactly so (BB); never not at all."""
    position = brewed(brewing(face, "witch_hut", "black"), face)
    assert set(position.options()) == {f"morgana to {colour}" for colour in reached}


@rule("MORGANA-8")
def test_a_cauldron_is_used_once_a_round_with_a_die_of_its_face() -> None:
    """MORGANA-8: free, and the number fits."""
    scenario = cauldron(brewing(1, "witch_hut"), 2, "bewitch")
    position = morgana_dice(scenario, 1, 2, 6).turn("red")
    assert [text for text in position.copy().play("morgana 1").options() if "cauldron" in text] == ["cauldron 1"]
    position.play("morgana 1", "cauldron 1", "morgana to blue", "decline", "end turn")
    assert "cauldron 1" not in position.copy().play("morgana 6").options()
    assert "cauldron 2" in position.play("morgana 6").options()


@rule("MORGANA-8")
@pytest.mark.parametrize("use", ["decline", "return shield blue"])
def test_the_token_is_turned_over_whether_its_effect_is_used_or_declined(use: str) -> None:
    """MORGANA-8: in any case, after the effect."""
    scenario = brewing(2, "sell_goods").goods("shield blue", 2)
    position = brewed(scenario, 2, "black").play(use)
    if use != "decline":
        assert cauldron_shows(position, 2) == "sell_goods"
        position.play("return shield blue")
    assert (cauldron_shows(position, 2), position.asks()) == ("buy_goods", "red kitchen done")


@rule("MORGANA-8")
def test_morgana_moves_before_the_effect() -> None:
    """MORGANA-8: witch's gold takes from where she has come to."""
    position = brewed(gold(brewing(2, "buy_goods", "black"), 2), 2, "blue").play("buy goods")
    assert position.options() == ["claim shield blue", "claim flag blue", "claim material blue"]


@rule("MORGANA-8")
@pytest.mark.parametrize(
    ("effect", "declined"),
    [("witch_hut", False), ("dark_influence", False), ("bewitch", True), ("swap_figures", True),
     ("sell_goods", True), ("buy_goods", True)],
)  # fmt: skip
def test_a_hut_and_dark_influence_are_performed_the_others_may_be_declined(effect: str, declined: bool) -> None:
    """MORGANA-8, a ruling: bewitch and swap say "may", witch's gold is a payment (ALL-3); all are possible here."""
    scenario = gold(brewing(2, effect).goods("shield blue", 2).manors("A1"), 2)
    position = brewed(scenario, 2, "purple")
    assert len(position.options()) > (1 if declined else 0)
    assert position.offers("decline") == declined


@rule("MORGANA-8")
def test_an_effect_that_cannot_be_used_can_only_be_declined() -> None:
    """MORGANA-8: the cauldron may be used all the same, to move Morgana."""
    position = brewed(brewing(1, "witch_hut"), 1, "blue")
    assert position.options() == ["decline"]


# --- MORGANA-9 -------------------------------------------------------------------------------------------------------


def blocked(place: str, players: int = 4) -> Scenario:
    return morgana(Scenario(players, MODULES), place).seat("red")


@rule("MORGANA-9")
def test_morganas_space_is_not_entered_and_not_counted() -> None:
    """MORGANA-9: for knights and for Merlin, either way."""
    position = blocked("grey").knight(2).dice(2, merlin=6).turn("red").play("die 2", "move cw")
    assert position.knight("red") == 5
    position = blocked("brown").merlin(23).seat("red").dice(merlin=4).turn("red").play("merlin 4", "move ccw")
    assert position.merlin == 18


@rule("MORGANA-9")
def test_a_figure_that_stands_there_stays_and_walks_on() -> None:
    """MORGANA-9: its own space is left as usual; a step back onto it is not possible."""
    scenario = brewing(1, "witch_hut").knight("principality_blue").dice(1)
    position = brewed(scenario, 1, "blue").play("decline", "end turn")
    assert position.knight("red") == 8
    position = blocked("blue").knight(8).dice(1).turn("red").play("die 1", "move cw")
    assert position.knight("red") == 9


@rule("MORGANA-9")
def test_the_action_of_morganas_space_cannot_be_performed() -> None:
    """MORGANA-9: not by Different action either, though a knight stands there."""
    scenario = blocked("blue", 2).seat("yellow").knight("principality_blue").seat("red").knight(4).dice(1)
    position = scenario.goods("flag orange").turn("red").play("die 1", "move cw")
    assert "flag different 8" not in position.options()
    scenario = blocked("black", 2).seat("yellow").knight("principality_blue").seat("red").knight(4).dice(1)
    position = scenario.goods("flag orange").turn("red").play("die 1", "move cw")
    assert "flag different 8" in position.options()


@rule("MORGANA-9", "MIX-11")
def test_mirror_cannot_enter_morganas_space() -> None:
    """MIX-11: the opposite space is hers."""
    for place, offered in (("purple", False), ("orange", True)):
        scenario = blocked(place).knight(22).dice(2).goods("flag brown")
        position = scenario.turn("red").play("die 2", "move cw")
        assert (position.knight("red"), "flag mirror" in position.options()) == (0, offered)


@rule("MORGANA-9", "BASE-66")
def test_morgana_does_not_shift_the_opposite_space() -> None:
    """BASE-66: twelve further as printed."""
    scenario = blocked("grey").knight(0).dice(1).goods("flag brown")
    position = scenario.turn("red").play("die 1", "move cw", "flag mirror")
    assert position.knight("red") == 13


@rule("MORGANA-9")
def test_no_good_is_claimed_from_morganas_principality() -> None:
    """MORGANA-9: influence space, exchange and tower pass it over; goods may be returned there."""
    scenario = blocked("blue").markers("blue").markers("grey")
    position = scenario.arrived("red", "knight", "influence_flag")
    assert [text for text in position.options() if text.startswith("claim")] == ["claim flag grey"]
    position = blocked("blue").goods("shield blue").arrived("red", "knight", "exchange").play("return shield blue")
    assert (position.stock("shield blue"), [text for text in position.options() if "blue" in text]) == (6, [])


@rule("MORGANA-9")
@pytest.mark.parametrize(("vassal", "goods"), [("builder", 0), ("shield_bearer", 0), ("flag_bearer", 0)])
def test_vassals_deployed_there_by_other_ways_claim_nothing(vassal: str, goods: int) -> None:
    """MORGANA-9: the deployment itself stands."""
    position = blocked("blue").markers("blue").arrived("red", "knight", "influence_vassal")
    position.play(f"deploy {vassal} blue")
    assert (position.at("red", vassal), position.goods("red")) == ("blue", goods)


@rule("MORGANA-9")
def test_a_lady_still_places_a_marker_there() -> None:
    """MORGANA-9: a marker is no good."""
    position = blocked("blue").markers("blue").arrived("red", "knight", "influence_vassal").play("deploy lady blue")
    assert position.markers("red", "blue") == 2


@rule("MORGANA-9")
def test_gold_apples_and_mistletoe_are_not_closed_without_caerleon() -> None:
    """MORGANA-9: the black principality, whose number is nought, closes no supply."""
    position = blocked("black").arrived("red", "knight", "gold").play("perform")
    assert gold_of(position, "red") == 3
    position = blocked("black").arrived("red", "knight", "apple_mistletoe")
    assert {"gain apple", "gain mistletoe"} <= set(position.options())


# --- MORGANA-10, 11 --------------------------------------------------------------------------------------------------


@rule("MORGANA-10")
def test_bewitch_sets_an_own_die_or_an_own_colour_die_of_another_to_any_face() -> None:
    """MORGANA-10: Merlin dice of others are out of reach; equal dice are one choice."""
    scenario = brewing(3, "bewitch", players=2).seat("yellow").dice(5, 5, 1, merlin=2).seat("red").dice(4, merlin=6)
    position = brewed(scenario, 3, "black")
    dice = {tuple(text.split()[1:4]) for text in position.options() if text.startswith("bewitch")}
    assert dice == {("red", "1", "4"), ("red", "merlin", "6"), ("yellow", "1", "5"), ("yellow", "3", "1")}
    faces = [text.split()[4] for text in position.options() if text.startswith("bewitch red 1")]
    assert faces == ["1", "2", "3", "5", "6"]
    position.play("bewitch yellow 1 5 3")
    assert position.dice("yellow") == [3, 5, 1, 2]
    assert position.copy().asks() == "red kitchen done"


@rule("MORGANA-11")
def test_swap_knights_changes_their_places_and_is_no_move() -> None:
    """MORGANA-11: no action follows."""
    scenario = brewing(2, "swap_figures", players=3).seat("yellow").knight(9).seat("blue").knight(5)
    position = brewed(scenario.seat("red").knight(5), 2, "brown")
    assert position.options() == ["swap knights yellow", "decline"]  # blue stands beside red (BASE-21)
    position.play("swap knights yellow")
    assert (position.knight("red"), position.knight("yellow"), position.asks()) == (9, 5, "red kitchen done")


@rule("MORGANA-11")
def test_nobody_is_swapped_onto_morganas_space() -> None:
    """MORGANA-11: neither the own knight nor the other's."""
    scenario = brewing(2, "swap_figures", players=2).seat("yellow").knight(8).seat("red").knight(5)
    assert brewed(scenario, 2, "blue").options() == ["decline"]
    scenario = brewing(2, "swap_figures", players=2).seat("yellow").knight(5).seat("red").knight(8)
    assert brewed(scenario, 2, "blue").options() == ["decline"]


@rule("MORGANA-11")
def test_without_arthur_only_knights_are_swapped() -> None:
    """MORGANA-11: Merlin is not."""
    scenario = brewing(2, "swap_figures", players=2).merlin(7).seat("yellow").knight(9).seat("red").knight(5)
    assert brewed(scenario, 2, "brown").options() == ["swap knights yellow", "decline"]


# --- MORGANA-12, 13 --------------------------------------------------------------------------------------------------


@rule("MORGANA-12")
def test_two_goods_are_sold_for_three_gold() -> None:
    """MORGANA-12: any two, one by one; they may go back to her principality."""
    scenario = gold(brewing(2, "sell_goods").goods("shield blue").goods("flag grey").goods("material grey"), 0)
    position = brewed(scenario, 2, "blue").play("return shield blue")
    assert (gold_of(position, "red"), position.options()) == (0, ["return flag grey", "return material grey"])
    position.play("return material grey")
    assert (gold_of(position, "red"), position.goods("red"), position.stock("shield blue")) == (3, 1, 6)


@rule("MORGANA-12", "ALL-1")
def test_one_good_cannot_be_sold_and_gold_is_gained_as_far_as_there_is() -> None:
    """ALL-1: a payment must be complete, a gain need not be; for no gold at all it is not offered (BASE-21)."""
    assert brewed(brewing(2, "sell_goods").goods("shield blue"), 2, "blue").options() == ["decline"]
    scenario = gold_supply(brewing(2, "sell_goods").goods("shield blue", 2), 1)
    position = brewed(scenario, 2, "blue").play("return shield blue", "return shield blue")
    assert gold_of(position, "red") == 3
    scenario = gold_supply(brewing(2, "sell_goods").goods("shield blue", 2), 0)
    assert brewed(scenario, 2, "blue").options() == ["decline"]


@rule("MORGANA-13")
@rule("MORGANA-X4")
def test_two_gold_buy_two_flags_and_a_material_from_her_principality() -> None:
    """MORGANA-X4: although it is closed to everything else."""
    position = brewed(gold(brewing(2, "buy_goods"), 2), 2, "purple")
    position.play("buy goods", "claim flag purple", "claim flag purple", "claim material purple")
    assert (position.goods("red", "flag purple"), position.goods("red", "material purple")) == (2, 1)
    assert (gold_of(position, "red"), position.asks()) == (0, "red kitchen done")


@rule("MORGANA-13", "ALL-1")
def test_buying_takes_what_is_left_and_needs_two_gold() -> None:
    """ALL-1: fewer than three, if there are no more; nothing is offered where nothing is left (BASE-21)."""
    scenario = gold(brewing(2, "buy_goods").seat("red"), 2)
    scenario.stock("shield purple", 1).stock("flag purple", 0).stock("material purple", 1)
    position = brewed(scenario, 2, "purple").play("buy goods")
    assert position.options() == ["claim shield purple", "claim material purple"]
    position.play("claim shield purple", "claim material purple")
    assert (position.goods("red"), position.asks()) == (2, "red kitchen done")
    assert brewed(gold(brewing(2, "buy_goods"), 1), 2, "purple").options() == ["decline"]
    scenario = gold(brewing(2, "buy_goods").seat("red"), 2)
    scenario.stock("shield purple", 0).stock("flag purple", 0).stock("material purple", 0)
    assert brewed(scenario, 2, "purple").options() == ["decline"]


@rule("MORGANA-8")
def test_a_used_cauldron_leaves_the_other_uses() -> None:
    """MORGANA-8: the apple at least."""
    position = cauldron_used(brewing(1, "witch_hut"), 1).turn("red").play("morgana 1")
    assert [text for text in position.options() if text.startswith(("poisoned", "cauldron"))] == ["poisoned apple"]
