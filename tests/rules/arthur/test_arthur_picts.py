"""Taking Picts and their bonuses (ARTHUR-12, ARTHUR-13)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.board import GONE, IN_STACK, OPEN
from merlin_bigbox.modules.arthur.scenario import open_picts, picts_in, picts_left, picts_of

rule = pytest.mark.rule
ARTHUR = ("arthur",)
MOUNTAIN, WOOD, LAKE = 25, 26, 27


def with_picts(*numbers: int) -> Scenario:
    return open_picts(Scenario(4, ARTHUR), *numbers).seat("red")


@rule("ARTHUR-12")
def test_one_of_the_open_picts_is_taken_and_replaced() -> None:
    """ARTHUR-12: the display is refilled by chance."""
    position = with_picts(1, 8, 20, 28).arrived("red", "arthur", "pict")
    assert position.options() == ["pict 1", "pict 8", "pict 20", "pict 28", "forfeit"]
    position.play("pict 8")
    assert position.asks() == "open pict"
    assert not position.offers("chance pict 8")
    position.play("chance pict 30")
    assert (picts_of(position, "red"), picts_in(position, OPEN)) == ([8], [1, 20, 28, 30])
    assert position.options() == ["end turn"]


@rule("ARTHUR-12")
def test_every_pict_left_is_as_likely() -> None:
    """ARTHUR-12: the stacks are shuffled."""
    position = with_picts(1, 8, 20, 28).arrived("red", "arthur", "pict").play("pict 8")
    actions = {int(position.rules.sample(position.state, position.random)) for _ in range(2000)}
    assert len(actions) == 26
    assert position.rules.probability(position.state, actions.pop()) == pytest.approx(1 / 26)


@rule("ARTHUR-12")
def test_three_inner_spaces_are_for_picts() -> None:
    """ARTHUR-12: all of them offer the same."""
    names = [spec.name for spec in Scenario(4, ARTHUR).rules.space_specs]
    places = [position for position, name in enumerate(names) if name == "pict"]
    assert len(places) == 3
    for place in places:
        assert with_picts(1).arrived("red", "arthur", place).options() == ["pict 1", "forfeit"]


@rule("ARTHUR-12")
def test_with_empty_stacks_nothing_is_turned_up() -> None:
    """ARTHUR-12: the display shrinks, and in the end there is nothing to take."""
    position = picts_left(with_picts(28, 29)).arrived("red", "arthur", "pict").play("pict 29")
    assert position.asks() == "red after"
    assert (picts_in(position, OPEN), picts_in(position, IN_STACK)) == ([28], [])
    assert picts_left(with_picts()).arrived("red", "arthur", "pict").options() == ["forfeit"]


@rule("ARTHUR-13")
@rule("ARTHUR-X5")
def test_a_good_is_claimed_at_once() -> None:
    """ARTHUR-13, ARTHUR-X5: the Pict with the orange flag."""
    position = open_picts(Scenario(4, ARTHUR), 11).arrived("yellow", "arthur", "pict").play("pict 11")
    assert (position.goods("yellow", "flag orange"), position.stock("flag orange")) == (1, 5)


@rule("ARTHUR-13")
def test_an_apple_or_a_marker_is_gained_at_once() -> None:
    """ARTHUR-13: the marker goes into the principality shown."""
    assert with_picts(28).arrived("red", "arthur", "pict").play("pict 28").apples("red") == 2
    position = with_picts(22).arrived("red", "arthur", "pict").play("pict 22")
    assert (position.markers("red", "purple"), position.markers_home("red")) == (1, 5)


@rule("ARTHUR-13")
def test_a_pict_may_be_taken_although_its_bonus_is_impossible() -> None:
    """ARTHUR-13: an empty stock, no apple, no marker, no manor."""
    scenario = with_picts(1, 19, 28, MOUNTAIN).stock("shield black", 0).apple_supply(0).markers("grey", 6)
    scenario.manors("A1", "A2", "A3", "A4", "A5", "A6", "B1")
    for number in (1, 19, 28, MOUNTAIN):
        position = scenario.arrived("red", "arthur", "pict").play(f"pict {number}")
        assert picts_of(position, "red") == [number]
        assert position.play("end turn").asks() == "yellow turn"


@rule("ARTHUR-13")
def test_a_manor_is_built_on_a_free_tile_of_the_terrain_without_material() -> None:
    """ARTHUR-13: on any such tile that is free, whatever colours it accepts."""
    scenario = with_picts(LAKE).tile("A1", "lake").tile("A2", "lake").tile("A3", "lake").manor("A2", "green")
    scenario.tile("B1", "wood")
    position = scenario.arrived("red", "arthur", "pict").play("pict 27")
    settles = [text for text in position.options() if text.startswith("settle")]
    lakes = [f"settle {row}{column}" for row in "ABCD" for column in range(1, 7)]
    free = [text for text in lakes if position.tile(text[-2:]).startswith("lake") and not position.manor(text[-2:])]
    assert (settles, position.options()[-1]) == (free, "decline")
    position.play("settle A3")
    assert (position.manor("A3"), position.goods("red"), position.manors_home("red")) == ("red", 0, 6)


@rule("ARTHUR-13")
def test_a_manor_of_a_pict_is_a_build_with_its_tower_bonus() -> None:
    """ARTHUR-13 [ruling]: the tower gives its bonus; then the display is refilled."""
    scenario = with_picts(WOOD).tile("C2", "wood tower")
    position = scenario.arrived("red", "arthur", "pict").play("pict 26", "settle C2")
    assert position.asks() == "red tower"
    position.play("claim shield black", "chance pict 3")
    assert (position.goods("red", "shield black"), picts_in(position, OPEN)) == (1, [3])


@rule("ARTHUR-13")
def test_the_manor_may_be_declined() -> None:
    """ARTHUR-13: the Pict stays."""
    position = with_picts(WOOD).arrived("red", "arthur", "pict").play("pict 26", "decline")
    assert (picts_of(position, "red"), position.manors_home("red"), position.options()) == ([26], 7, ["end turn"])


@rule("ARTHUR-13")
def test_every_printed_bonus_can_be_taken() -> None:
    """ARTHUR-13: all thirty, one after the other."""
    scenario = Scenario(4, ARTHUR)
    for number, pict in enumerate(scenario.edition.picts, start=1):
        position = with_picts(number).arrived("red", "arthur", "pict").play(f"pict {number}")
        gained = {
            "good": position.goods("red"),
            "influence": position.markers("red"),
            "apple": position.apples("red") - 1,
            "manor": len([text for text in position.options() if text.startswith("settle")]) // 8,
        }
        assert gained == {form: int(form == pict.bonus.form) for form in gained}
        assert picts_in(position, GONE) == []
