"""Allies who collect: Gareth and Geraint (KNIGHT-7, KNIGHT-8)."""

import pytest

from merlin_bigbox.engine.base.names import DIFFERENT_ACTION, REPEL
from merlin_bigbox.game.notation import COLOUR_NAMES
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import (
    ally,
    gareth,
    gareth_tiles,
    geraint,
    geraint_tiles,
    tiles_left,
)

rule = pytest.mark.rule
SPACES = ("shield", "flag", "material", "influence", "manor")


def scenario(*allies: str) -> Scenario:
    """Red's allies."""
    return ally(Scenario(4, ("knights",)).seat("red"), *allies)


@rule("KNIGHT-7", "MIX-15")
def test_gareth_counts_shields_in_a_scoring_but_not_the_traitors_left() -> None:
    """KNIGHT-7: one point and tile a colour however many are repelled; a loss of points repels nobody."""
    start = scenario("gareth").goods("shield blue", 2).goods("shield grey").traitors("blue", "blue", "grey", "black")
    position = start.scoring()
    assert position.scored("red", "gareth") == 2
    assert gareth_tiles(position) == ["grey", "blue"]
    assert position.scored("red", "traitors") == -3
    assert tiles_left(position, "gareth") == 4


@rule("KNIGHT-7", "MIX-15")
def test_gareth_counts_the_repel_flag_and_excalibur() -> None:
    """KNIGHT-7: by whatever means, each colour once."""
    start = scenario("gareth").traitors("blue", "blue", "grey")
    flag = COLOUR_NAMES[int(start.tables.flag_colour[REPEL])]
    position = start.goods(f"flag {flag}").turn("red").play("flag repel blue")
    assert (position.scored("red", "gareth"), gareth_tiles(position)) == (1, ["blue"])
    again = scenario("gareth").traitors("blue", "grey")
    excalibur = gareth(again, "blue").arrived("red", "knight", "excalibur").play("traitor blue")
    assert excalibur.points("red") == 0
    second = scenario("gareth").traitors("grey").arrived("red", "knight", "excalibur").play("traitor grey")
    assert (second.points("red"), gareth_tiles(second)) == (1, ["grey"])


@rule("KNIGHT-7")
def test_gareth_helps_his_own_player_alone() -> None:
    """KNIGHT-7: others get nothing for their traitors."""
    start = scenario("gareth").seat("yellow").traitors("grey")
    position = start.arrived("yellow", "knight", "excalibur").play("traitor grey")
    assert (position.points("yellow"), gareth_tiles(position)) == (0, [])


@rule("KNIGHT-7", "KNIGHT-X3")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 12)])
def test_gareth_at_the_end(count: int, points: int) -> None:
    """KNIGHT-7, KNIGHT-X3: 1, 3, 5, 7, 9, 12 points for 1 to 6 tiles."""
    position = gareth(scenario("gareth"), *COLOUR_NAMES[:count]).scoring(6)
    assert position.is_over
    assert position.scored("red", "gareth") == points
    assert position.scored("yellow", "gareth") == 0


@rule("KNIGHT-8")
def test_geraint_gives_a_point_more_on_every_performance_and_a_tile_on_the_first() -> None:
    """KNIGHT-8 (texts differ): each time 1 point, not only the first; the tile is placed once."""
    position = scenario("geraint").goods("flag blue", 2).arrived("red", "knight", "vp_flag").play("perform")
    assert (position.scored("red", "flags"), position.scored("red", "geraint")) == (2, 1)
    assert geraint_tiles(position) == ["flag"]
    start = geraint(scenario("geraint").goods("flag blue", 2), "flag")
    again = start.arrived("red", "knight", "vp_flag").play("perform")
    assert (again.points("red"), geraint_tiles(again), tiles_left(again, "geraint")) == (3, ["flag"], 4)


@rule("KNIGHT-8")
@pytest.mark.parametrize("kind", SPACES[:4])
def test_geraint_gives_it_also_for_nothing(kind: str) -> None:
    """KNIGHT-8: a space that brings 0 points brings 1."""
    position = scenario("geraint").arrived("red", "knight", f"vp_{kind}").play("perform")
    assert (position.points("red"), geraint_tiles(position)) == (1, [kind])


@rule("KNIGHT-8")
def test_geraint_with_a_staff() -> None:
    """KNIGHT-8: the repetition is a performance of its own, offered even where there is nothing to count."""
    position = scenario("geraint").staffs(1).arrived("red", "merlin", "vp_shield")
    position.play("perform", "staff", "perform")
    assert (position.points("red"), geraint_tiles(position)) == (2, ["shield"])


@rule("KNIGHT-8")
def test_geraint_by_different_action() -> None:
    """KNIGHT-8: another player's knight stands on the space; nothing to count is no reason not to offer it."""
    start = scenario("geraint")
    flag = COLOUR_NAMES[int(start.tables.flag_colour[DIFFERENT_ACTION])]
    start.goods(f"flag {flag}").seat("yellow").knight("vp_material")
    position = start.arrived("red", "knight", "build")
    option = next(each for each in position.options() if each.startswith("flag different"))
    position.play(option, "perform")
    assert (position.points("red"), geraint_tiles(position)) == (1, ["material"])


@rule("KNIGHT-8")
def test_the_fifth_tile_is_that_of_manors_with_arthur() -> None:
    """KNIGHT-8: Arthur's ring has a fifth victory point space."""
    start = ally(Scenario(4, ("arthur", "knights")).seat("red"), "geraint")
    position = start.arrived("red", "knight", "vp_manor").play("perform")
    assert (position.points("red"), geraint_tiles(position)) == (1, ["manor"])


@rule("KNIGHT-8", "KNIGHT-X4")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 10)])
def test_geraint_at_the_end(count: int, points: int) -> None:
    """KNIGHT-8, KNIGHT-X4: 1, 3, 5, 7, 10 points for 1 to 5 tiles."""
    position = geraint(scenario("geraint"), *SPACES[:count]).scoring(6)
    assert position.is_over
    assert position.scored("red", "geraint") == points
    assert position.scored("yellow", "geraint") == 0
