"""Scenarios build consistent positions, and refuse what no game can contain."""

from collections.abc import Callable

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bare_scenario_is_a_whole_game(players: int) -> None:
    """Every piece is somewhere, and the game can be played to its end from here."""
    position = Scenario(players).turn("red")
    assert position.rules.wrong(position.state) == []
    position.rules.playout(position.state, position.random, 100_000)
    assert position.is_over
    assert position.rules.wrong(position.state) == []


def test_everything_said_is_so() -> None:
    """What a scenario sets, the position shows."""
    scenario = Scenario(3).round(4).first("blue").merlin("relocate").grail("yellow").excalibur("red").display([1, 2, 3])
    scenario.environs("wWlLmM ...... ......").manor("A2", "yellow").discards(9)
    scenario.seat("yellow").goods("flag grey", 3).markers("brown", 2).vassal("lady", "grey").knight(23).points(-2)
    scenario.dice(6, 6, merlin=1).apples(3).staffs(0).traitors("black", "brown").hand(39, 17).manors("C6")
    position = scenario.turn("yellow")
    assert (position.round, position.first, position.merlin, position.grail, position.excalibur) == (
        4, "blue", 14, "yellow", "red",
    )  # fmt: skip
    assert (position.display(), position.discards(), position.hand("yellow")) == ([1, 2, 3], [9], [17, 39])
    assert [position.tile(f"A{column}") for column in range(1, 7)] == [
        "wood", "wood-tower", "lake", "lake-tower", "mountain", "mountain-tower",
    ]  # fmt: skip
    assert (position.manor("A2"), position.manor("C6"), position.manors_home("yellow")) == ("yellow", "yellow", 5)
    assert (position.goods("yellow", "flag grey"), position.markers("yellow", "brown")) == (3, 2)
    assert (position.at("yellow", "lady"), position.knight("yellow"), position.points("yellow")) == ("grey", 23, -2)
    assert (position.dice("yellow"), position.apples("yellow"), position.staffs("yellow")) == ([6, 6, 0, 1], 3, 0)
    assert (position.traitors("yellow"), position.apple_supply) == (["black", "brown"], 6)


@pytest.mark.parametrize(
    ("impossible", "message"),
    [
        (lambda: Scenario().goods("shield blue", 7), "7 wanted, 6 left"),
        (lambda: Scenario().goods("blue shield"), "no kind of good"),
        (lambda: Scenario().markers("blue", 7), "7 wanted, 6 left"),
        (lambda: Scenario().vassal("lady", "blue").seat("green").vassal("lady", "blue"), "is taken"),
        (lambda: Scenario().knight("tavern"), "no space"),
        (lambda: Scenario().knight(24), "no space 24"),
        (lambda: Scenario().dice(1, 2, 3, 4), "up to three"),
        (lambda: Scenario().dice(7), "faces 1 to 6"),
        (lambda: Scenario().traitors(*["blue"] * 5), "1 wanted, 0 left"),
        (lambda: Scenario().hand(1).display([1]), "somewhere else"),
        (lambda: Scenario().hand(56), "no mission 56"),
        (lambda: Scenario().hand(1).pile(1).turn("red"), "cannot also be"),
        (lambda: Scenario().manor("A1", "red").manor("A1", "blue"), "manor on A1 already"),
        (lambda: Scenario().manors(*(f"{row}{column}" for row in "AB" for column in "1234")), "no manor left"),
        (lambda: Scenario().manor("E1", "red"), "no tile"),
        (lambda: Scenario().environs("mmmmmm"), "24 are laid"),
        (lambda: Scenario().environs("m" * 24), "no more tiles of mountain"),
        (lambda: Scenario(2).seat("blue"), "does not play"),
        (lambda: Scenario().apples(12), "apples"),
        (lambda: Scenario().staffs(4), "0 to 3"),
        (lambda: Scenario().scoring(3), "no scoring after round 3"),
        (lambda: Scenario().round(7), "there are six"),
        (lambda: Scenario().dice().turn("red"), "no unused die"),
        (lambda: Scenario().turn("red").play("die 6"), "is not offered"),
    ],
)
def test_the_impossible_is_refused_with_its_reason(impossible: Callable[[], object], message: str) -> None:
    """An error says what was wrong."""
    with pytest.raises(ScenarioError, match=message):
        impossible()


def test_chance_is_answered_by_the_test_or_always_in_the_same_way() -> None:
    """An outcome can be told; whatever is not told comes from a fixed seed."""
    told = Scenario().end_of_round(1).play("chance roll 1 1 2 2")
    assert told.dice("red") == [1, 1, 2, 2]
    assert Scenario().end_of_round(1).dice("green") == Scenario().end_of_round(1).dice("green")
    with pytest.raises(ScenarioError, match="not offered"):
        Scenario().end_of_round(1).play("chance roll 1 1 1 2")


def test_a_copy_goes_on_alone() -> None:
    """What is played in a copy leaves the original as it was."""
    position = Scenario().turn("red")
    position.copy().play("die 1", "move cw")
    assert position.asks() == "red turn"


def test_events_tell_what_happened() -> None:
    """Since the last time."""
    position = Scenario().arrived("red", "knight", "grail").play("perform")
    assert position.events() == ["performs red", "apple red", "grail red"]
    assert position.events() == []
