"""When free actions are open, and what is never offered (BASE-20, 21)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule
REPEL = "flag repel black"
MISSION = "mission 15"  # two materials of any colour


def scenario() -> Scenario:
    """Red can repel a traitor and complete a mission at any time a window is open."""
    return Scenario().seat("red").goods("flag black", 2).traitors("black").goods("material grey", 3).hand(15, 1, 2)


@rule("BASE-20")
@pytest.mark.parametrize("free", [REPEL, MISSION])
def test_free_actions_are_open_before_the_move(free: str) -> None:
    """BASE-20 (a): beside the choice of die, and again beside its changes and move."""
    position = scenario().turn("red")
    assert position.offers(free)
    assert position.play("die 1").offers(free)
    assert position.copy().play(free).options()[0] == "move cw"


@rule("BASE-20")
@pytest.mark.parametrize("free", [REPEL, MISSION])
@pytest.mark.parametrize("space", ["vp_shield", "build", "principality_blue", "exchange", "relocate"])
def test_free_actions_are_open_between_move_and_action(free: str, space: str) -> None:
    """BASE-20 (b): beside the first choice of the action or "perform", which is asked again afterwards."""
    position = scenario().arrived("red", "knight", space)
    others = [text for text in position.options() if text not in (REPEL, MISSION)]
    assert position.offers(free)
    position.play(free)
    assert [text for text in position.options() if text not in (REPEL, MISSION)] == others


@rule("BASE-20")
@pytest.mark.parametrize("free", [REPEL, MISSION])
def test_free_actions_are_open_after_the_action_and_before_its_repetition(free: str) -> None:
    """BASE-20 (c): beside "end turn" and the staff; the staff can still be used afterwards."""
    position = scenario().arrived("red", "merlin", "principality_blue").play("deploy lady blue")
    assert position.offers(free)
    position.play(free, "staff", "deploy builder blue")
    assert position.at("red", "builder") == "blue"
    assert scenario().after("red", "knight", "vp_shield").offers(free)


@rule("BASE-20")
@pytest.mark.parametrize("free", [REPEL, MISSION])
def test_free_actions_are_open_before_the_bonus_of_a_tower(free: str) -> None:
    """BASE-20 (d): the bonus is asked again afterwards."""
    position = scenario().tile("B5", "lake tower").arrived("red", "knight", "build").play("build B5 grey")
    assert position.offers(free)
    assert position.play(free).offers("claim shield black")


@rule("BASE-20")
def test_a_single_part_of_an_action_is_never_interrupted() -> None:
    """BASE-20: no window inside an exchange, a change of cards, a repetition or the new cards at the end."""
    exchange = scenario().arrived("red", "knight", "exchange").play("return material grey")
    discard = scenario().arrived("red", "knight", "mission").play("discard 1")
    take = scenario().arrived("red", "knight", "mission").play("discard 1", "stop")
    repeat = scenario().arrived("red", "merlin", "principality_blue").play("deploy lady blue", "staff")
    new = scenario().after("red", "knight", "build").play(MISSION, "end turn")
    for position in (exchange, discard, take, repeat, new):
        assert not position.offers(REPEL)
        assert not position.offers(MISSION)


@rule("BASE-20")
def test_free_actions_belong_to_ones_own_turn() -> None:
    """BASE-20: nobody else is asked, and nobody can use another's pieces."""
    position = scenario().turn("yellow")
    assert not position.offers(REPEL)
    assert not position.offers(MISSION)


@rule("BASE-21")
def test_an_apple_to_the_same_face_is_not_offered() -> None:
    """BASE-21: it would have no effect."""
    assert not Scenario().turn("red").play("die 2").offers("apple 2")


@rule("BASE-21")
def test_the_very_good_returned_is_not_offered() -> None:
    """BASE-21: neither the same colour of another kind nor the same kind of another colour is meant."""
    position = Scenario().seat("red").goods("shield blue").arrived("red", "knight", "exchange")
    options = position.play("return shield blue").options()
    assert "claim shield blue" not in options
    assert len(options) == 17
    assert {"claim shield grey", "claim flag blue"} <= set(options)


@rule("BASE-21")
@pytest.mark.parametrize("space", ["vp_shield", "influence_flag", "influence_vassal", "exchange", "build"])
def test_a_staff_that_repeats_nothing_is_not_offered(space: str) -> None:
    """BASE-21: without goods, markers or materials the repetition could have no effect."""
    assert Scenario().after("red", "merlin", space).options() == ["end turn"]


@rule("BASE-21")
def test_the_action_of_a_space_that_can_do_nothing_is_not_offered_instead() -> None:
    """BASE-21: Different action towards a space without any effect would have none."""
    castle = Scenario().seat("yellow").knight("build").seat("blue").knight("grail").seat("red").goods("flag orange")
    position = castle.seat("green").knight("vp_shield").arrived("red", "knight", 7)
    assert [text for text in position.options() if text.startswith("flag")] == ["flag different 6"]


@rule("BASE-21")
def test_repel_is_offered_only_against_traitors_one_has() -> None:
    """BASE-21: a flag without any traitor does nothing."""
    position = Scenario().seat("red").goods("flag black").traitors("blue").turn("red")
    assert [text for text in position.options() if text.startswith("flag")] == ["flag repel blue"]
