"""The two flags that Arthur brings (ARTHUR-20, ARTHUR-21)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import arthur_at, arthur_die, arthur_face, put_arthur

rule = pytest.mark.rule
ARTHUR = ("arthur",)


def flags(position: Position) -> list[str]:
    return [text for text in position.options() if text.startswith("flag ")]


def red(black: int = 0, grey: int = 0) -> Scenario:
    return Scenario(4, ARTHUR).seat("red").goods("flag black", black).goods("flag grey", grey)


@rule("ARTHUR-20")
@pytest.mark.parametrize(("flag", "reached"), [("plus", 6), ("minus", 4)])
def test_one_space_more_or_less_and_the_die_stays(flag: str, reached: int) -> None:
    """ARTHUR-20: the number of spaces changes, not the die; the flag goes back."""
    position = red(1).knight(2).dice(3).turn("red").play("die 3", f"flag {flag}")
    assert (position.dice("red")[0], position.goods("red", "flag black")) == (3, 0)
    assert position.play("move cw").knight("red") == reached


@rule("ARTHUR-X8")
@rule("ARTHUR-20")
def test_a_six_moves_seven() -> None:
    """ARTHUR-X8: one more than any die; further it does not go."""
    position = red(2).knight(2).dice(6).turn("red").play("die 6", "flag plus")
    assert flags(position) == ["flag minus"]
    assert position.play("move cw").knight("red") == 9


@rule("ARTHUR-X8")
@rule("ARTHUR-20")
def test_a_one_stays_and_performs() -> None:
    """ARTHUR-X8: the action of the space it stands on, once more."""
    position = red(2).knight("vp_flag").dice(1).turn("red").play("die 1", "flag minus")
    assert flags(position) == ["flag plus"]
    position.play("move cw", "perform")
    assert (position.knight("red"), position.points("red"), position.dice("red")[0]) == (7, 1, 0)


@rule("ARTHUR-20")
def test_staying_has_no_direction() -> None:
    """ARTHUR-20, BASE-21: Merlin stays, and one way to do so is enough."""
    position = red(1).merlin(6).dice(merlin=1).turn("red").play("merlin 1", "flag minus")
    assert [text for text in position.options() if text.startswith("move")] == ["move cw"]
    position.play("move cw", "perform")
    assert (position.merlin, position.apples("red")) == (6, 2)


@rule("ARTHUR-20")
def test_several_add_up() -> None:
    """ARTHUR-20: a 2 becomes 5, or 0."""
    position = red(3).knight(2).dice(2).turn("red").play("die 2", "flag plus", "flag plus", "flag plus", "move cw")
    assert position.knight("red") == 7
    position = red(3).knight(2).dice(2).turn("red").play("die 2", "flag minus", "flag minus")
    assert flags(position) == ["flag plus"]
    assert position.play("move cw").knight("red") == 2


@rule("ARTHUR-20")
def test_the_change_is_applied_last() -> None:
    """ARTHUR-20: whatever is done to the die afterwards, and never beyond 7."""
    scenario = red(1).knight(2).dice(3).goods("flag purple")
    position = scenario.turn("red").play("die 3", "flag plus", "apple 2", "flag turn", "move cw")
    assert position.knight("red") == 2 + 5 + 1
    position = red(3).knight(2).dice(4).turn("red").play("die 4", "flag plus", "flag plus", "apple 6")
    assert flags(position) == ["flag minus"]
    copy = position.copy()
    assert position.play("move cw").knight("red") == 9
    assert copy.play("flag minus", "move cw").knight("red") == 8


@rule("ARTHUR-20")
def test_it_works_for_every_figure_and_with_reverse() -> None:
    """ARTHUR-20: Merlin, Arthur, and one's knight going back."""
    position = red(1).merlin(4).dice(merlin=6).turn("red").play("merlin 6", "flag plus", "move ccw")
    assert position.merlin == 21
    scenario = put_arthur(arthur_die(red(1).dice(), 6), "stairs")
    assert arthur_at(scenario.turn("red").play("arthur 6", "flag plus", "move cw")) == 31
    position = red(1).knight(5).dice(1).goods("flag blue").turn("red")
    assert position.play("die 1", "flag plus", "flag reverse", "move ccw").knight("red") == 3


@rule("ARTHUR-21")
def test_an_own_die_moves_merlin_with_a_staff() -> None:
    """ARTHUR-21: either way, as Merlin does, and the staff is allowed."""
    position = red(grey=1).merlin(4).knight(1).dice(2, merlin=5).turn("red").play("die 2")
    assert flags(position) == ["flag switch merlin", "flag switch arthur"]
    position.play("flag switch merlin")
    assert [text for text in position.options() if text.startswith("move")] == ["move cw", "move ccw"]
    position.play("move cw", "perform")
    assert (position.merlin, position.knight("red"), position.dice("red")) == (6, 1, [0, 0, 0, 5])
    assert position.offers("staff")


@rule("ARTHUR-21")
def test_an_own_die_moves_arthur() -> None:
    """ARTHUR-21: on his ring."""
    scenario = put_arthur(arthur_die(red(grey=1).dice(3), 2), "stairs")
    position = scenario.turn("red").play("die 3", "flag switch arthur", "move ccw")
    assert (arthur_at(position), arthur_face(position, "red"), position.dice("red")[0]) == (34, 2, 0)


@rule("ARTHUR-21")
@pytest.mark.parametrize("die", ["merlin", "arthur"])
def test_merlins_or_arthurs_die_moves_the_knight_clockwise(die: str) -> None:
    """ARTHUR-21: the direction is the knight's; no staff; Reverse may turn it."""
    scenario = arthur_die(red(grey=1).knight(1).dice(merlin=3).goods("flag blue"), 3)
    position = scenario.turn("red").play(f"{die} 3", "flag switch knight")
    assert [text for text in position.options() if text.startswith("move")] == ["move cw"]
    back = position.copy()
    position.play("move cw", "deploy lady grey")
    assert (position.knight("red"), position.offers("staff")) == (4, False)
    assert back.play("flag reverse", "move ccw").knight("red") == 22


@rule("ARTHUR-21")
def test_the_die_stays_what_it_is() -> None:
    """ARTHUR-21: the die chosen is used, an apple still sets it, and a second flag switches once more."""
    scenario = arthur_die(red(grey=2).knight(1).merlin(4).dice(2, merlin=5), 4)
    position = scenario.turn("red").play("die 2", "flag switch arthur", "apple 3", "flag switch merlin", "move cw")
    assert (position.merlin, position.dice("red"), arthur_face(position, "red")) == (7, [0, 0, 0, 5], 4)
