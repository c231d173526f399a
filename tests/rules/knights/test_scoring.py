"""Allies who weigh in a scoring: Gaheris and Kay (KNIGHT-11, 12, 15)."""

import pytest

from merlin_bigbox.engine.base.environs import manor_home
from merlin_bigbox.engine.base.goods import place_marker
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import (
    ally,
    castle,
    has_castle,
    kay,
    kay_tiles,
    tiles,
    tiles_gone,
    tiles_left,
)

rule = pytest.mark.rule


def scenario(*allies: str, modules: tuple[str, ...] = ("knights",)) -> Scenario:
    """Red's allies."""
    return ally(Scenario(4, modules).seat("red"), *allies)


def building(start: Scenario, place: str, kind: str) -> Position:
    """Red has built on a tile of this kind with the right material."""
    materials = ("black", "grey", "blue", "purple", "orange", "brown")
    for colour in materials:
        start.goods(f"material {colour}")
    position = start.tile(place, kind).arrived("red", "knight", "build")
    return position.play(next(option for option in position.options() if option.startswith(f"build {place} ")))


@rule("KNIGHT-11")
def test_a_castle_may_go_under_a_manor_just_built() -> None:
    """KNIGHT-11: or not; the tile stays there."""
    position = building(scenario("gaheris"), "B2", "mountain")
    assert position.asks() == "red castle"
    assert position.options() == ["castle", "decline"]
    declined = position.copy().play("decline")
    assert (has_castle(declined, "B2"), tiles_left(declined, "gaheris")) == (False, 2)
    position.play("castle")
    assert (has_castle(position, "B2"), tiles_left(position, "gaheris"), tiles_gone(position, "gaheris")) == (
        True,
        1,
        0,
    )
    assert position.asks() == "red after"


@rule("KNIGHT-11")
def test_without_a_castle_left_nothing_is_asked() -> None:
    """KNIGHT-11: two tiles, no more; others are never asked."""
    assert building(tiles(scenario("gaheris"), "gaheris", 0), "B2", "mountain").asks() == "red after"
    other = ally(Scenario(4, ("knights",)).seat("yellow"), "gaheris").seat("red")
    assert building(other, "B2", "mountain").asks() == "red after"


@rule("KNIGHT-11", "MIX-9")
def test_a_castle_counts_as_one_more_manor() -> None:
    """KNIGHT-11: one manor on a castle beats one without, and ties with two."""
    start = scenario("gaheris").tile("A1", "mountain").tile("A2", "mountain").tile("A3", "mountain").manors("A1")
    position = castle(start.seat("yellow").manors("A2"), "A1").scoring()
    assert position.scored("red", "environs") > 0
    assert position.scored("yellow", "environs") == 0
    start = scenario("gaheris").tile("A1", "mountain").tile("A2", "mountain").tile("A3", "mountain").manors("A1")
    tied = castle(start.seat("yellow").manors("A2", "A3"), "A1").scoring()
    assert tied.scored("red", "environs") == tied.scored("yellow", "environs") > 0


@rule("KNIGHT-11")
def test_a_castle_on_a_tower_doubles_the_bonus_in_two_principalities() -> None:
    """KNIGHT-11: each time a shield, a flag or a marker; the second from another principality."""
    position = building(scenario("gaheris"), "B2", "mountain tower").play("castle")
    assert position.asks() == "red tower"
    position.play("claim shield brown")
    assert position.asks() == "red tower"
    offered = position.options()
    assert not any(option.endswith(" brown") for option in offered)
    assert {"claim shield black", "claim flag black", "marker black"} <= set(offered)
    position.play("marker black")
    assert (position.goods("red", "shield brown"), position.markers("red", "black")) == (1, 1)
    assert position.asks() == "red after"


@rule("KNIGHT-11")
def test_without_a_castle_a_tower_gives_its_bonus_once() -> None:
    """KNIGHT-11: declining the castle leaves BASE-45 as it is; a castle elsewhere doubles nothing."""
    position = building(scenario("gaheris"), "B2", "mountain tower").play("decline", "claim shield black")
    assert position.asks() == "red after"


@rule("KNIGHT-12")
def test_a_castle_leaves_the_game_with_its_manor() -> None:
    """KNIGHT-12: where the manor goes home (a hut without Arthur), the tile leaves the game."""
    position = castle(scenario("gaheris").manors("A1"), "A1").turn("red")
    manor_home(position.rules, position.state, 0)
    assert (has_castle(position, "A1"), tiles_gone(position, "gaheris"), position.manors_home("red")) == (False, 1, 7)
    assert position.rules.wrong(position.state) == []


@rule("KNIGHT-12", "MIX-10")
def test_with_arthur_a_castle_stays_and_one_further_manor_is_kept() -> None:
    """KNIGHT-12: thinning out passes over the castle; of the others one is kept."""
    start = scenario("gaheris", modules=("arthur", "knights")).tile("A1", "mountain").tile("A2", "mountain")
    start.tile("A3", "mountain").tile("B1", "wood").tile("B2", "wood").tile("B3", "lake").tile("A4", "wood")
    position = castle(start.manors("A1", "A2", "A3"), "A1").scoring()
    position.run_chance()
    assert position.asks() == "red keep"
    position.play(next(option for option in position.options() if option.endswith(" A3")))
    assert [position.manor(place) for place in ("A1", "A2", "A3")] == ["red", "", "red"]
    pair = scenario("gaheris", modules=("arthur", "knights")).tile("A1", "mountain").tile("A2", "mountain")
    pair.tile("A3", "lake").tile("B1", "wood").tile("B2", "wood")
    kept = castle(pair.manors("A1", "A2"), "A1").scoring().run_chance()
    assert [kept.manor(place) for place in ("A1", "A2")] == ["red", "red"]


@rule("KNIGHT-12")
def test_with_arthur_a_castle_cannot_be_replaced() -> None:
    """KNIGHT-12: replacing is offered for the other manors alone."""
    start = scenario("gaheris", modules=("arthur", "knights")).manors("A1", "C4")
    position = castle(start, "A1").arrived("yellow", "merlin", "replace_manor")
    offered = [option for option in position.options() if option.endswith((" A1", " C4"))]
    assert [option.split()[-1] for option in offered] == ["C4"]


@rule("KNIGHT-11")
def test_a_replacing_manor_gets_no_castle() -> None:
    """KNIGHT-11: replacing is no build."""
    start = scenario("gaheris", modules=("arthur", "knights")).seat("yellow").manors("C4")
    position = start.arrived("red", "merlin", "replace_manor")
    position.play(next(option for option in position.options() if option.endswith(" C4")))
    assert position.manor("C4") == "red"
    assert position.asks() == "red after"


@rule("KNIGHT-15")
def test_kay_may_add_a_tile_wherever_a_marker_is_placed() -> None:
    """KNIGHT-15: by the lady, or not at all; a tower's marker asks as well."""
    position = scenario("kay").arrived("red", "knight", "principality_blue").play("deploy lady blue")
    assert (position.asks(), position.options()) == ("red kay", ["kay", "decline"])
    declined = position.copy().play("decline")
    assert (kay_tiles(declined, "blue"), tiles_left(declined, "kay")) == (0, 2)
    position.play("kay")
    assert (kay_tiles(position, "blue"), tiles_left(position, "kay"), position.markers("red", "blue")) == (1, 1, 1)
    assert position.asks() == "red after"
    tower = building(scenario("kay"), "B2", "mountain tower").play("marker grey", "kay")
    assert kay_tiles(tower, "grey") == 1


@rule("KNIGHT-15", "MIX-6")
def test_kay_hears_of_every_way_to_place_a_marker() -> None:
    """MIX-6: whatever rule places it; two placements may bring both tiles into one principality."""
    position = scenario("kay").turn("red")
    for _ in range(2):
        place_marker(position.rules, position.state, 0, 2)
        position.play("kay")
    assert (kay_tiles(position, "blue"), tiles_left(position, "kay")) == (2, 0)
    place_marker(position.rules, position.state, 0, 2)
    assert position.asks() == "red turn"
    place_marker(position.rules, position.state, 1, 2)
    assert position.asks() == "red turn"


@rule("KNIGHT-15")
def test_kay_counts_for_the_majority_but_not_in_the_points_and_comes_back() -> None:
    """KNIGHT-15: one marker and a tile beat one marker; two points for two markers."""
    start = kay(scenario("kay").markers("blue"), "blue").seat("yellow").markers("blue")
    position = start.scoring()
    assert (position.scored("red", "influence"), position.scored("yellow", "influence")) == (2, 0)
    assert (kay_tiles(position, "blue"), tiles_left(position, "kay"), tiles_gone(position, "kay")) == (0, 2, 0)
    assert position.markers("red", "blue") == 1


@rule("KNIGHT-15")
def test_kay_can_make_a_tie_that_the_grail_breaks() -> None:
    """KNIGHT-15, BASE-75: a marker and a tile tie with two markers; the points are three."""
    start = kay(scenario("kay").markers("blue"), "blue").grail("red").seat("yellow").markers("blue", 2)
    position = start.scoring().run_chance()
    assert position.asks() == "red grail"
    assert position.copy().play("share").scored("red", "influence") == 1
    assert position.play("grail").scored("red", "grail") == 3


@rule("KNIGHT-15", "MIX-7")
def test_kays_tile_stays_until_the_scoring_without_its_marker() -> None:
    """MIX-7: the marker may leave, the tile still counts and then comes back; nothing is awarded for it alone."""
    start = kay(scenario("kay"), "blue").seat("yellow").markers("blue")
    position = start.scoring()
    assert position.scored("yellow", "influence") == 0
    assert tiles_left(position, "kay") == 2
    alone = kay(scenario("kay"), "blue").scoring()
    assert (alone.points("red"), tiles_left(alone, "kay")) == (0, 2)


@rule("KNIGHT-15", "MIX-6")
def test_kays_tile_is_no_marker_outside_a_scoring() -> None:
    """MIX-6: not for victory point spaces, not for missions, not for influence spaces."""
    position = kay(scenario("kay"), "black").arrived("red", "knight", "vp_influence").play("perform")
    assert position.points("red") == 0
    assert not kay(scenario("kay").hand(7), "black").turn("red").offers("mission 7")
    assert kay(scenario("kay"), "black").arrived("red", "knight", "influence_flag").options() == ["forfeit"]
