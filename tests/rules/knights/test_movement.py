"""Allies who change dice and moves (KNIGHT-3, 5, 10)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import ally, tiles_gone, tiles_left

rule = pytest.mark.rule


def scenario(*allies: str, modules: tuple[str, ...] = ("knights",)) -> Scenario:
    """Red's allies."""
    return ally(Scenario(4, modules).seat("red"), *allies)


def with_ally(position_options: list[str], name: str) -> list[str]:
    """The options of one ally."""
    return [option for option in position_options if option.split()[0] == name]


@rule("KNIGHT-3")
def test_tristram_changes_an_own_die_by_one_or_two_within_one_to_six() -> None:
    """KNIGHT-3: unused dice of one's own colour only, never Merlin's."""
    position = scenario("tristram").dice(1, 4, merlin=3).turn("red")
    assert with_ally(position.options(), "tristram") == [
        "tristram 1 1 2",
        "tristram 1 1 3",
        "tristram 2 4 2",
        "tristram 2 4 3",
        "tristram 2 4 5",
        "tristram 2 4 6",
    ]
    position.play("tristram 2 4 6")
    assert position.dice("red") == [1, 6, 0, 3]
    assert tiles_gone(position, "tristram") == 1


@rule("KNIGHT-3")
def test_tristram_changes_the_chosen_die_before_it_moves_and_others_later() -> None:
    """KNIGHT-3: in any window, several times."""
    position = scenario("tristram").dice(2, 5).knight(0).turn("red")
    position.play("die 2", "tristram 1 2 4", "tristram 1 4 6", "tristram 1 6 4", "move cw")
    assert position.knight("red") == 4
    position.play("tristram 2 5 3", "deploy lady grey", "tristram 2 3 1")
    assert position.dice("red") == [0, 1, 0, 0]
    assert tiles_left(position, "tristram") == 1


@rule("KNIGHT-5")
def test_gawain_sets_the_merlin_die_to_any_face() -> None:
    """KNIGHT-5: not to the one it shows, and no die of one's own colour."""
    position = scenario("gawain").dice(2, merlin=3).turn("red")
    assert with_ally(position.options(), "gawain") == [f"gawain merlin 3 {face}" for face in (1, 2, 4, 5, 6)]
    position.play("gawain merlin 3 6", "merlin 6", "gawain merlin 6 1", "move ccw")
    assert position.merlin == 23
    assert tiles_gone(position, "gawain") == 2
    assert with_ally(position.options(), "gawain") == []


@rule("KNIGHT-5")
def test_gawain_sets_the_arthur_die() -> None:
    """KNIGHT-5: the die in the last slot is Arthur's."""
    start = scenario("gawain", modules=("arthur", "knights")).dice(2)
    start.cells[_arthur_die()] = 5
    position = start.turn("red").play("gawain arthur 5 2")
    assert position.state.cells[_arthur_die()] == 2


def _arthur_die() -> int:
    from merlin_bigbox.engine.base.cells import DICE

    return DICE + 4


@rule("KNIGHT-10")
def test_bors_puts_the_knight_on_any_principality_space_and_uses_the_die() -> None:
    """KNIGHT-10: also on the one it stands on; the action there is next."""
    colours = ("black", "grey", "blue", "purple", "orange", "brown")
    start = scenario("bors").dice(3, merlin=2).knight("principality_grey")
    position = start.turn("red").play("die 3")
    assert with_ally(position.options(), "bors") == [f"bors {colour}" for colour in colours]
    position.play("bors purple")
    assert (position.knight("red"), position.dice("red")) == (12, [0, 0, 0, 2])
    position.play("deploy builder purple")
    assert position.goods("red", "material purple") == 1
    assert tiles_gone(position, "bors") == 1
    stays = scenario("bors").dice(3).knight("principality_grey").turn("red").play("die 3", "bors grey")
    assert stays.offers("deploy lady grey")


@rule("KNIGHT-10")
def test_bors_ignores_own_colour_dice_only() -> None:
    """KNIGHT-10: not Merlin's die, and not before a die is chosen."""
    position = scenario("bors").dice(3, merlin=2).turn("red")
    assert with_ally(position.options(), "bors") == []
    assert with_ally(position.play("merlin 2").options(), "bors") == []


@rule("KNIGHT-10")
def test_flags_work_after_the_portal() -> None:
    """KNIGHT-10: the knight has moved; Mirror puts it on the opposite space."""
    from merlin_bigbox.engine.base.names import MIRROR
    from merlin_bigbox.game.notation import COLOUR_NAMES

    start = scenario("bors").dice(3)
    colour = COLOUR_NAMES[int(start.tables.flag_colour[MIRROR])]
    position = start.goods(f"flag {colour}").turn("red").play("die 3", "bors black", "flag mirror")
    assert position.knight("red") == 12
