"""Witch's huts and dark influence in play and in the scorings (MORGANA-14, 16, MIX-6, 8, 9)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.morgana.scenario import (
    cauldron,
    hut_on,
    hut_supply,
    huts,
    morgana,
    morgana_dice,
    morgana_markers,
    morgana_markers_in,
    topped,
    topped_of,
)

rule = pytest.mark.rule
MODULES = ("gold", "morgana")
THREE_LAKES = "lllmwm wmwmwM WMWMWm wLLLll"
FOUR_LAKES = "llllwm wmwmwM WMWMWm wLLLlm"


def brewed(scenario: Scenario, effect: str, to: str) -> Position:
    """Red has used cauldron 3 with this effect and moved Morgana."""
    cauldron(morgana_dice(scenario, 3), 3, effect)
    return scenario.turn("red").play("morgana 3", "cauldron 3", f"morgana to {to}")


# --- MORGANA-14 ------------------------------------------------------------------------------------------------------


@rule("MORGANA-14")
def test_a_hut_goes_onto_an_own_manor_that_has_none() -> None:
    """MORGANA-14: not onto another's, not twice."""
    scenario = Scenario(4, MODULES).manor("A2", "yellow").seat("red").manors("A1", "B1")
    position = brewed(huts(scenario, "B1"), "witch_hut", "blue")
    assert position.options() == ["hut A1"]
    position.play("hut A1")
    assert (hut_on(position, "A1"), hut_supply(position)) == (True, 5)


@rule("MORGANA-14")
def test_no_hut_without_one_in_the_supply() -> None:
    """MORGANA-14: seven in all."""
    scenario = Scenario(4, MODULES).seat("red").manors("A1").seat("yellow")
    tiles = ["B1", "B2", "B3", "B4", "B5", "B6", "A6"]
    position = brewed(huts(scenario.manors(*tiles), *tiles).seat("red"), "witch_hut", "blue")
    assert position.options() == ["decline"]


@rule("MORGANA-14", "MIX-9")
def test_a_manor_with_a_hut_counts_as_two() -> None:
    """MIX-9: two strong, so that it wins against one and ties with two."""
    scenario = Scenario(4, MODULES).environs(THREE_LAKES).seat("red").manors("A1")
    position = huts(scenario.manor("A2", "yellow"), "A1").scoring(2)
    assert (position.scored("red", "environs"), position.scored("yellow", "environs")) == (3, 0)


@rule("MORGANA-14")
@rule("MORGANA-X1")
def test_territories_of_six_and_three_won_alone_with_one_hut_bring_ten() -> None:
    """MORGANA-X1: 6 + 3 + 1; only the territory with the hut brings the further point."""
    scenario = Scenario(4, MODULES).environs("lllmmm LLLwww MwMwMW mWlWml")
    position = huts(scenario.seat("red").manors("A1", "A4"), "A1").scoring(2)
    assert (position.scored("red", "environs"), position.scored("red", "huts")) == (9, 1)
    assert position.points("red") == 10


@rule("MORGANA-14")
def test_no_further_point_for_a_territory_that_is_shared_or_lost() -> None:
    """MORGANA-14: it has to be won alone, and the hut has to be one's own."""
    scenario = Scenario(4, MODULES).environs(THREE_LAKES).seat("red").manors("A1")
    position = huts(scenario.seat("yellow").manors("A2", "A3"), "A1").scoring(2)
    assert (position.scored("red", "environs"), position.scored("red", "huts")) == (1, 0)
    assert position.scored("yellow", "huts") == 0
    scenario = Scenario(4, MODULES).environs(FOUR_LAKES).seat("red").manors("A1")
    position = huts(scenario.seat("yellow").manors("A2", "A3", "A4"), "A1").scoring(2)
    assert (position.scored("yellow", "environs"), position.scored("yellow", "huts")) == (4, 0)


@rule("MORGANA-14", "MIX-10")
def test_after_the_environs_scoring_manors_with_huts_go_home() -> None:
    """MORGANA-14: others stay; the huts go to the supply."""
    scenario = Scenario(4, MODULES).environs(THREE_LAKES).seat("red").manors("A1", "A3")
    position = huts(scenario.manor("A2", "yellow"), "A1", "A2").scoring(2)
    assert [position.manor(tile) for tile in ("A1", "A2", "A3")] == ["", "", "red"]
    assert (position.manors_home("red"), position.manors_home("yellow"), hut_supply(position)) == (6, 7, 7)


# --- MORGANA-16 ------------------------------------------------------------------------------------------------------


@rule("MORGANA-16")
def test_the_second_marker_goes_to_a_neighbouring_or_the_opposite_principality() -> None:
    """MORGANA-16 [texts differ]: the opposite one too (DE), not only neighbours (BB)."""
    position = brewed(Scenario(4, MODULES), "dark_influence", "blue")
    expected = ["purple", "brown", "grey"]
    assert position.options() == [f"dark influence {colour}" for colour in expected]
    position.play("dark influence brown")
    assert [morgana_markers_in(position, colour) for colour in ("blue", "brown", "")] == [1, 1, 4]


@rule("MORGANA-16")
def test_a_single_remaining_marker_goes_to_her_principality() -> None:
    """MORGANA-16: if available; with none there is nothing to do."""
    scenario = morgana_markers(Scenario(4, MODULES), "black", 5)
    position = brewed(scenario, "dark_influence", "blue")
    assert position.options() == ["dark influence blue"]
    position.play("dark influence blue")
    assert (morgana_markers_in(position, "blue"), morgana_markers_in(position)) == (1, 0)
    assert brewed(morgana_markers(Scenario(4, MODULES), "black", 6), "dark_influence", "blue").options() == ["decline"]


@rule("MORGANA-16")
def test_her_marker_goes_on_top_of_an_own_one_without_one_else_beside() -> None:
    """MORGANA-16: own markers only, each at most one."""
    scenario = Scenario(4, MODULES).seat("yellow").markers("grey").seat("red").markers("blue", 2)
    position = brewed(topped(scenario, "blue"), "dark_influence", "blue").play("dark influence grey")
    assert (topped_of(position, "red", "blue"), morgana_markers_in(position, "blue")) == (2, 0)
    assert (topped_of(position, "yellow", "grey"), morgana_markers_in(position, "grey")) == (0, 1)
    scenario = topped(Scenario(4, MODULES).seat("red").markers("blue"), "blue")
    position = brewed(scenario, "dark_influence", "blue").play("dark influence grey")
    assert (topped_of(position, "red", "blue"), morgana_markers_in(position, "blue")) == (1, 1)


@rule("MORGANA-16")
@rule("MORGANA-X2")
def test_a_topped_marker_counts_as_two() -> None:
    """MORGANA-X2: red 1 topped, blue 1, yellow 1: red gains 4."""
    scenario = Scenario(4, MODULES).seat("blue").markers("black").seat("yellow").markers("black")
    position = topped(scenario.seat("red").markers("black"), "black").scoring(2)
    assert [position.scored(seat, "influence") for seat in ("red", "yellow", "blue")] == [4, 0, 0]


@rule("MORGANA-16")
@rule("MORGANA-X3")
def test_where_morgana_has_most_nobody_gets_anything() -> None:
    """MORGANA-X3: blue and yellow get nothing, and keep their markers."""
    scenario = morgana_markers(Scenario(4, MODULES), "black", 2)
    position = scenario.seat("blue").markers("black").seat("yellow").markers("black").scoring(2)
    assert [position.points(seat) for seat in ("red", "yellow", "blue")] == [0, 0, 0]
    assert (position.markers("blue", "black"), morgana_markers_in(position)) == (1, 6)


@rule("MORGANA-16")
def test_the_points_of_a_tie_with_morgana_are_lost_for_her_part() -> None:
    """MORGANA-16: her markers count in the points; red and she share 5 points, 2 each."""
    scenario = morgana_markers(Scenario(4, MODULES), "black", 2).seat("blue").markers("black")
    position = scenario.seat("red").markers("black", 2).scoring(2)
    assert [position.scored(seat, "influence") for seat in ("red", "blue")] == [2, 0]


@rule("MORGANA-16")
def test_her_markers_count_in_the_points_of_who_has_most() -> None:
    """MORGANA-16: every Morgana marker counts 1."""
    scenario = morgana_markers(Scenario(4, MODULES), "black", 1)
    position = scenario.seat("red").markers("black", 2).scoring(2)
    assert position.scored("red", "influence") == 3


@rule("MORGANA-16", "BASE-75")
def test_the_grail_may_break_a_tie_with_morgana() -> None:
    """MORGANA-16 [ruling]: the holder takes all points."""
    scenario = morgana_markers(Scenario(4, MODULES).grail("red"), "black", 2)
    position = scenario.seat("red").markers("black", 2).scoring(2)
    assert position.run_chance().asks() == "red grail"
    assert position.play("grail").scored("red", "grail") == 4


@rule("MORGANA-16", "MIX-8")
def test_topped_markers_go_home_first_then_each_keeps_one_of_the_others() -> None:
    """MIX-8: of three, one topped, one goes home with the top, one as always; of one topped none stays."""
    scenario = topped(Scenario(4, MODULES).seat("red").markers("black", 3), "black")
    scenario = topped(scenario.seat("yellow").markers("black", 1), "black")
    position = topped(scenario.seat("blue").markers("black", 2), "black").scoring(2)
    assert [position.markers(seat, "black") for seat in ("red", "yellow", "blue")] == [1, 0, 1]
    assert [position.markers_home(seat) for seat in ("red", "yellow", "blue")] == [5, 6, 5]
    assert (morgana_markers_in(position), topped_of(position, "red", "black")) == (6, 0)


@rule("MORGANA-16")
def test_all_her_markers_go_back_even_where_nobody_else_stands() -> None:
    """MORGANA-16: after the influence scoring."""
    position = morgana_markers(morgana(Scenario(4, MODULES), "blue"), "brown", 2).scoring(2)
    assert (morgana_markers_in(position, "brown"), morgana_markers_in(position)) == (0, 6)


@rule("MORGANA-16", "MIX-6")
def test_tops_count_neither_for_the_influence_space_nor_for_missions() -> None:
    """MIX-6: in scorings only."""
    scenario = topped(Scenario(4, MODULES).seat("red").markers("blue", 2), "blue", 2)
    position = scenario.arrived("red", "knight", "vp_influence").play("perform")
    assert position.points("red") == 2
