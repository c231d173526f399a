"""What Arthur adds to every scoring (ARTHUR-30, ARTHUR-31)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.board import GONE, OPEN
from merlin_bigbox.modules.arthur.scenario import open_picts, picts, picts_in, picts_of, ring, ring_holder

rule = pytest.mark.rule
ARTHUR = ("arthur",)
# Columns 2, 4 and 6 lie half a tile lower: A1, A2, B1 and B2 are connected.
ENVIRONS = "wwlmmm wwlmML ll.M.L ......"


@rule("ARTHUR-30")
def test_one_manor_of_choice_is_kept_in_each_territory() -> None:
    """ARTHUR-30: after the points, so that all of them counted."""
    scenario = Scenario(4, ARTHUR).environs(ENVIRONS).seat("red").manors("A1", "A2", "B2", "A4")
    position = scenario.seat("green").manors("B1").scoring(4).run_chance()
    assert position.asks() == "red keep"
    assert position.options() == ["keep A1", "keep A2", "keep B2"]
    assert position.scored("red", "environs") > 0
    position.play("keep A2")
    assert [position.manor(cell) for cell in ("A1", "A2", "B1", "B2", "A4")] == ["", "red", "green", "", "red"]
    assert (position.manors_home("red"), position.manors_home("green")) == (5, 6)


@rule("ARTHUR-30", "BASE-72")
def test_after_the_last_round_nobody_is_asked_which_manor_stays() -> None:
    """BASE-72: it could change nothing; all of them counted, and all of them stay."""
    scenario = Scenario(4, ARTHUR).environs(ENVIRONS).seat("red").manors("A1", "A2", "B2", "A4")
    position = scenario.scoring(6)
    assert position.is_over
    assert position.scored("red", "environs") > 0
    assert [position.manor(cell) for cell in ("A1", "A2", "B2", "A4")] == ["red"] * 4


@rule("ARTHUR-30")
def test_the_first_player_of_the_round_just_played_begins() -> None:
    """ARTHUR-30: then clockwise; each territory is asked for by itself."""
    scenario = Scenario(4, ARTHUR).environs(ENVIRONS).first("yellow")
    scenario.seat("red").manors("A1", "A2").seat("yellow").manors("B1", "B2", "A4", "A5")
    position = scenario.scoring(2).run_chance()
    assert position.asks() == "yellow keep"
    assert position.play("keep B2").options() == ["keep A4", "keep A5"]
    assert position.play("keep A4").asks() == "red keep"
    position.play("keep A1")
    assert [position.manor(cell) for cell in ("A1", "A2", "B1", "B2", "A4", "A5")] == [
        "red", "", "", "yellow", "yellow", "",
    ]  # fmt: skip


@rule("ARTHUR-30")
def test_thinning_comes_before_the_influence() -> None:
    """ARTHUR-30: it belongs to the environs."""
    scenario = Scenario(4, ARTHUR).environs(ENVIRONS).seat("red").manors("A1", "A2").markers("blue")
    position = scenario.scoring(2).run_chance()
    assert (position.asks(), position.scored("red", "influence")) == ("red keep", 0)
    assert position.play("keep A1").scored("red", "influence") == 1


@rule("ARTHUR-31")
@rule("ARTHUR-X1")
def test_highest_and_lowest_sum_of_picts() -> None:
    """ARTHUR-31, ARTHUR-X1: red 11, green 9 and the ring: 12."""
    scenario = picts(Scenario(2, ARTHUR).seat("red"), 29, 28, 1)
    position = ring(picts(scenario.seat("yellow"), 30, 8), "yellow").scoring(2)
    assert (position.scored("red", "picts"), position.scored("yellow", "picts")) == (-3, 3)
    assert ring_holder(position) == "yellow"


@rule("ARTHUR-31")
def test_the_table_shows_the_sums_before_the_scoring() -> None:
    """ARTHUR-31: what the Picts of each seat are worth together, the signet ring counted."""
    scenario = picts(Scenario(3, ARTHUR).seat("red"), 29, 28, 1)
    position = ring(picts(scenario.seat("yellow"), 30, 8), "yellow").turn("blue")
    assert position.rules.views["arthur"].describe(position.rules, position.state, -1)["sums"] == [11, 12, 0]


@rule("ARTHUR-31")
def test_all_with_the_highest_gain_and_all_with_the_lowest_lose() -> None:
    """ARTHUR-31: ties share nothing; no Pict counts 0; who is between gets nothing."""
    scenario = picts(Scenario(4, ARTHUR).seat("red"), 3)
    scenario = picts(scenario.seat("yellow"), 6)
    scenario = picts(scenario.seat("blue"), 1)
    position = scenario.scoring(2)
    assert [position.scored(seat, "picts") for seat in ("red", "yellow", "blue", "green")] == [3, 3, 0, -3]
    position = picts(Scenario(4, ARTHUR).seat("red"), 3).scoring(2)
    assert [position.scored(seat, "picts") for seat in ("red", "yellow", "blue", "green")] == [3, -3, -3, -3]


@rule("ARTHUR-31")
def test_the_ring_counts_without_picts() -> None:
    """ARTHUR-31: three for the holder."""
    position = ring(Scenario(3, ARTHUR), "blue").scoring(2)
    assert [position.scored(seat, "picts") for seat in ("red", "yellow", "blue")] == [-3, -3, 3]


@rule("ARTHUR-31")
def test_all_equal_is_nothing() -> None:
    """ARTHUR-31: the highest is the lowest too."""
    scenario = picts(Scenario(2, ARTHUR).seat("red"), 2)
    position = picts(scenario.seat("yellow"), 5).scoring(2)
    assert (position.points("red"), position.points("yellow")) == (0, 0)
    assert picts_in(position, GONE) == [2, 5]


@rule("ARTHUR-31")
def test_the_scored_picts_leave_the_game_and_the_open_ones_stay() -> None:
    """ARTHUR-31: the next scoring counts anew."""
    scenario = open_picts(picts(Scenario(2, ARTHUR).seat("red"), 29, 28), 1, 2, 3, 4)
    position = scenario.scoring(2)
    assert (picts_of(position, "red"), picts_in(position, GONE)) == ([], [28, 29])
    assert picts_in(position, OPEN) == [1, 2, 3, 4]


@rule("ARTHUR-31")
def test_the_picts_are_the_last_step() -> None:
    """ARTHUR-31: after the vassals."""
    scenario = picts(Scenario(2, ARTHUR).seat("red").vassal("lady", "blue"), 29)
    events = scenario.scoring(2).events()
    assert events.index("points red") < events.index("pict-sum red")
    steps = [scenario.rules.frame_specs[kind].name for kind in scenario.rules.scoring]
    assert (steps[-1], steps[steps.index("environs") + 1]) == ("picts", "thinning")
