"""The allies where they meet other modules (MIX-4 … 15)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur import scenario as arthur_words
from merlin_bigbox.modules.decrees import scenario as decree_words
from merlin_bigbox.modules.favor import scenario as favor_words
from merlin_bigbox.modules.knights.scenario import (
    ally,
    castle,
    gareth_tiles,
    geraint_tiles,
    has_castle,
    kay,
    kay_tiles,
    marshal,
    tiles_gone,
    tiles_left,
)
from merlin_bigbox.modules.market import scenario as market_words
from merlin_bigbox.modules.morgana import scenario as morgana_words

rule = pytest.mark.rule


def scenario(modules: str, *allies: str) -> Scenario:
    """Red's allies in a game with these other modules."""
    return ally(Scenario(4, (*modules.split(), "knights")).seat("red"), *allies)


# --- King's favor ----------------------------------------------------------------------------------------------------


@rule("KNIGHT-4", "FAVOR-5", "FAVOR-10")
def test_lamorak_does_not_help_the_abilities_that_deploy() -> None:
    """KNIGHT-4: deploying anywhere or twice needs another principality."""
    start = favor_words.learn(scenario("favor", "lamorak").vassal("builder", "blue"), "builder", 2)
    position = start.arrived("red", "knight", "principality_grey")
    assert position.offers("favor send builder black")
    assert not position.offers("favor send builder blue")
    start = favor_words.learn(scenario("favor", "lamorak").vassal("builder", "blue").markers("blue"), "lady", 3)
    position = start.arrived("red", "knight", "influence_flag")
    assert position.offers("favor deploy lady blue")
    assert not position.offers("favor deploy builder blue")
    position.play("favor deploy lady blue")
    assert not position.offers("deploy builder blue")


@rule("KNIGHT-6", "FAVOR-5")
def test_deploying_anywhere_to_the_marshal_does_the_duty_twice() -> None:
    """KNIGHT-6: the target counts, not the space."""
    start = marshal(favor_words.learn(scenario("favor", "lancelot"), "builder", 2), "blue")
    position = start.arrived("red", "knight", "principality_grey").play("favor send builder blue")
    assert position.goods("red", "material blue") == 2
    away = marshal(favor_words.learn(scenario("favor", "lancelot"), "builder", 2), "grey")
    position = away.arrived("red", "knight", "principality_grey").play("favor send builder blue")
    assert position.goods("red", "material blue") == 1


@rule("KNIGHT-8", "FAVOR-9")
def test_geraints_tile_is_that_of_the_space_whatever_is_counted() -> None:
    """KNIGHT-8: scoring another element places the tile of the space."""
    start = favor_words.learn(scenario("favor", "geraint").goods("shield blue", 2), "flag_bearer", 3)
    position = start.arrived("red", "knight", "vp_flag").play("favor score shield")
    assert geraint_tiles(position) == ["flag"]
    assert position.points("red") == 2 + 1 + 1


@rule("KNIGHT-7", "MIX-15", "FAVOR-8")
def test_gareth_counts_a_traitor_dropped_by_an_ability() -> None:
    """MIX-15: by whatever means."""
    start = favor_words.learn(scenario("favor", "gareth").traitors("grey"), "shield_bearer", 3)
    position = start.turn("red").play("favor traitor grey")
    assert (position.scored("red", "gareth"), gareth_tiles(position)) == (1, ["grey"])


@rule("KNIGHT-11", "FAVOR-7")
def test_each_of_two_builds_may_get_a_castle() -> None:
    """KNIGHT-11: the second build asks anew; a tower's bonus belongs to its own build."""
    start = favor_words.learn(scenario("favor", "gaheris"), "builder", 3).tile("B2", "lake tower").tile("B4", "lake")
    for colour in ("black", "grey", "blue", "purple", "orange", "brown"):
        start.goods(f"material {colour}", 2)
    position = start.arrived("red", "knight", "build")
    position.play(next(each for each in position.options() if each.startswith("build B4")), "castle", "favor build")
    position.play(next(each for each in position.options() if each.startswith("build B2")), "castle")
    position.play("claim shield blue", "claim shield grey")
    assert (position.asks(), tiles_left(position, "gaheris")) == ("red after", 0)


# --- Arthur ----------------------------------------------------------------------------------------------------------


@rule("KNIGHT-9", "ARTHUR-13")
def test_galahad_changes_the_colour_of_a_picts_good() -> None:
    """KNIGHT-9: Pict 1 gives a black shield."""
    start = arthur_words.open_picts(scenario("arthur", "galahad"), 1, 2, 3, 4)
    position = start.arrived("red", "merlin", "pict").play("pict 1", "galahad shield blue")
    assert (position.goods("red", "shield blue"), tiles_gone(position, "galahad")) == (1, 1)


@rule("KNIGHT-11", "ARTHUR-13")
def test_a_manor_from_a_pict_may_get_a_castle() -> None:
    """KNIGHT-11: it is a build; Pict 27 builds on a lake."""
    start = arthur_words.open_picts(scenario("arthur", "gaheris").tile("B2", "lake tower"), 27, 2, 3, 4)
    position = start.arrived("red", "merlin", "pict").play("pict 27", "settle B2", "castle")
    assert has_castle(position, "B2")
    position.play("claim shield blue", "claim shield grey")
    assert position.goods("red") == 2


@rule("KNIGHT-10", "ARTHUR-21")
def test_bors_needs_a_die_of_ones_own_colour_whomever_it_moves() -> None:
    """KNIGHT-10: switched to Merlin it is still an own die; the Merlin die stays one, too."""
    start = scenario("arthur", "bors").dice(3, merlin=2).goods("flag grey")
    position = start.turn("red").play("die 3", "flag switch merlin", "bors blue")
    assert position.offers("deploy lady blue")
    start = scenario("arthur", "bors").dice(3, merlin=2).goods("flag grey")
    assert not start.turn("red").play("merlin 2", "flag switch knight").offers("bors blue")


@rule("KNIGHT-15", "MIX-6", "ARTHUR-13")
def test_kay_may_add_a_tile_to_a_picts_marker() -> None:
    """MIX-6: placed by whatever rule; Pict 21 places one in blue."""
    start = arthur_words.open_picts(scenario("arthur", "kay"), 21, 2, 3, 4)
    position = start.arrived("red", "merlin", "pict").play("pict 21", "kay")
    assert kay_tiles(position, "blue") == 1


# --- Market ----------------------------------------------------------------------------------------------------------


@rule("KNIGHT-15", "MIX-6")
def test_a_marker_may_get_a_plus_token_and_kays_tile() -> None:
    """MIX-6: both are offered, and their weights add up: two markers' worth more, one point."""
    start = market_words.plus(scenario("gold market", "kay"), 1)
    position = start.arrived("red", "knight", "principality_blue").play("deploy lady blue")
    for _ in range(2):
        position.play("kay" if position.offers("kay") else "plus")
    assert (kay_tiles(position, "blue"), market_words.plus_under(position, "red", "blue")) == (1, 1)
    both = market_words.plus_in(kay(scenario("gold market", "kay").markers("blue"), "blue"), "blue")
    scored = both.seat("yellow").markers("blue", 2).scoring()
    assert scored.scored("red", "influence") > 0
    assert scored.scored("yellow", "influence") == 0


@rule("KNIGHT-13", "MIX-12")
def test_percival_and_an_apple_mistletoe_tile_complete_a_card_together() -> None:
    """MIX-12: mission 29 asks for an orange material and a purple flag."""
    start = market_words.apple_tiles(scenario("gold market", "percival").goods("flag blue").hand(29), 1)
    position = start.turn("red").play("mission 29", "percival 2 blue", "mistletoe tile 1")
    assert position.points("red") == 2


@rule("KNIGHT-10")
def test_bors_does_not_replace_a_laborer() -> None:
    """KNIGHT-10: a laborer is no die."""
    start = market_words.laborers(scenario("gold market", "bors").dice(3), 2)
    position = start.turn("red").play("laborer 2")
    assert not position.offers("bors blue")


# --- Caerleon --------------------------------------------------------------------------------------------------------


@rule("KNIGHT-4", "MIX-4", "CITY-3")
def test_lamorak_deploys_anew_in_a_full_district_and_nobody_goes() -> None:
    """MIX-4: BASE-30's limits hold for districts, Lamorak lifts them; the vassal keeps its slot."""
    start = scenario("gold caerleon", "lamorak").vassal("builder", "purple")
    start.seat("yellow").vassal("flag_bearer", "purple")
    position = start.arrived("red", "knight", "principality_purple").play("deploy builder purple")
    assert position.at("yellow", "flag_bearer") == "purple"
    bare = Scenario(4, ("gold", "caerleon", "knights")).seat("red").vassal("builder", "purple")
    assert not bare.arrived("red", "knight", "principality_purple").offers("deploy builder purple")


@rule("KNIGHT-9", "CITY-8")
def test_galahad_helps_on_influence_spaces_with_districts() -> None:
    """KNIGHT-9: the colour of a district without an own marker."""
    position = scenario("gold caerleon", "galahad").markers("purple").arrived("red", "knight", "influence_material")
    position.play("galahad influence material black")
    assert position.goods("red", "material black") == 1


# --- Morgana ---------------------------------------------------------------------------------------------------------


@rule("KNIGHT-9", "MIX-14", "MORGANA-9")
def test_galahad_replaces_a_good_that_morgana_blocks() -> None:
    """MIX-14: nothing from her principality, and another one instead; never hers."""
    start = morgana_words.morgana(scenario("gold morgana", "galahad").vassal("builder", "grey"), "blue")
    start.markers("blue")
    position = start.arrived("red", "knight", "influence_vassal").play("deploy builder blue")
    assert not position.offers("claim material blue")
    assert position.play("galahad material black").goods("red", "material black") == 1
    start = morgana_words.morgana(scenario("gold morgana", "galahad"), "blue")
    position = start.arrived("red", "knight", "principality_grey").play("deploy builder grey")
    assert not position.offers("galahad material blue")


@rule("KNIGHT-9", "MIX-14")
def test_galahad_cannot_lift_a_block_of_a_whole_kind() -> None:
    """MIX-14: with Caerleon a blocked kind is blocked in every colour."""
    start = scenario("gold caerleon morgana", "galahad").markers("blue")
    quarry = start.edition.colours[start.edition.caerleon.districts.index("quarry")]
    position = morgana_words.morgana(start, quarry).arrived("red", "knight", "influence_material")
    assert position.options()[0] == "forfeit"


@rule("KNIGHT-10", "MORGANA-9")
def test_bors_cannot_enter_morganas_space() -> None:
    """KNIGHT-10: it is closed, even for a knight that stands there."""
    start = morgana_words.morgana(scenario("gold morgana", "bors").dice(3).knight("principality_blue"), "blue")
    position = start.turn("red").play("die 3")
    assert not position.offers("bors blue")
    assert position.offers("bors grey")


@rule("KNIGHT-12", "MORGANA-14")
def test_without_arthur_a_castled_manor_with_a_hut_goes_home() -> None:
    """KNIGHT-12: the castle leaves the game."""
    start = castle(scenario("gold morgana", "gaheris").manors("A1"), "A1")
    position = morgana_words.huts(start, "A1").scoring()
    assert position.manor("A1") == ""
    assert (has_castle(position, "A1"), tiles_gone(position, "gaheris")) == (False, 1)
    assert morgana_words.hut_supply(position) == 7


@rule("KNIGHT-11", "MIX-9", "MORGANA-14")
def test_castle_and_hut_add_up() -> None:
    """MIX-9: one manor with both counts three and beats two."""
    start = scenario("gold morgana", "gaheris").environs("lllw.. mmm... ...... ......").manors("A1")
    start = morgana_words.huts(castle(start, "A1"), "A1")
    position = start.seat("yellow").manors("A2", "A3").scoring()
    assert position.scored("red", "environs") == 3
    assert position.scored("yellow", "environs") == 0


@rule("KNIGHT-12", "MORGANA-15", "MIX-10")
def test_with_arthur_a_hut_on_a_castle_leaves_alone() -> None:
    """KNIGHT-12: of a territory with a hut only the manor on the castle stays."""
    start = scenario("arthur gold morgana", "gaheris").environs("lllw.. mmm... ...... ......").manors("A1", "A2")
    position = morgana_words.huts(castle(start, "A1"), "A1").scoring()
    assert [position.manor(place) for place in ("A1", "A2")] == ["red", ""]
    assert has_castle(position, "A1")
    assert morgana_words.hut_supply(position) == 7


# --- Treasures and decrees -------------------------------------------------------------------------------------------


@rule("KNIGHT-9", "TREASURE-5")
def test_galahad_changes_each_good_of_a_treasure() -> None:
    """KNIGHT-9: a tile for each of the two goods."""
    start = scenario("treasures", "galahad").markers("black")
    names = [kind.name for kind in start.tables.tile_kinds if "-claim-" in kind.name]
    for colour in ("black", "grey", "blue", "purple", "orange", "brown"):
        start.goods(f"material {colour}")
    position = start.tile("B2", names[0]).arrived("red", "knight", "build")
    position.play(next(each for each in position.options() if each.startswith("build B2")), "claim both black")
    before = position.goods("red")
    for _ in range(2):
        position.play(next(each for each in position.options() if each.startswith("galahad") and each.endswith("blue")))
    assert (position.goods("red"), tiles_gone(position, "galahad")) == (before + 2, 2)


@rule("KNIGHT-11", "TREASURE-2")
def test_a_castle_never_doubles_a_treasure() -> None:
    """KNIGHT-11: the point and the apple come once."""
    start = scenario("treasures", "gaheris").apples(1)
    name = next(kind.name for kind in start.tables.tile_kinds if "point" in kind.name)
    for colour in ("black", "grey", "blue", "purple", "orange", "brown"):
        start.goods(f"material {colour}")
    position = start.tile("B2", name).arrived("red", "knight", "build")
    position.play(next(each for each in position.options() if each.startswith("build B2")), "castle", "perform")
    assert (position.points("red"), position.apples("red"), position.asks()) == (1, 2, "red after")


@rule("KNIGHT-6", "MIX-5", "DECREE-2")
def test_a_decree_replaces_both_duties_of_the_marshal() -> None:
    """MIX-5: the decree is taken instead of the whole action."""
    faces = list(Scenario(4, ("decrees", "knights")).rules.field_words["decree"])
    points = next(face for face in faces if "point" in face or face[0].isdigit())
    start = decree_words.lay(marshal(scenario("decrees", "lancelot"), "blue"), "blue", [points, *faces[:3]], ["red"])
    position = start.arrived("red", "knight", "principality_blue").play("deploy builder blue")
    duties = position.copy().play("decree duty")
    assert duties.goods("red", "material blue") == 2
    position.play("decree look", f"decree take {points}")
    assert (position.goods("red"), position.asks()) == (0, "red after")


@rule("KNIGHT-4", "DECREE-2")
def test_deploying_anew_opens_the_decrees() -> None:
    """KNIGHT-4: it is a deployment by the principality space."""
    position = scenario("decrees", "lamorak").vassal("lady", "blue").arrived("red", "knight", "principality_blue")
    position.play("deploy lady blue")
    assert position.offers("decree look")


@rule("KNIGHT-9", "DECREE-3")
def test_galahad_changes_the_colour_of_a_decrees_good() -> None:
    """KNIGHT-9: the good shown, from any other principality."""
    faces = list(Scenario(4, ("decrees", "knights")).rules.field_words["decree"])
    shown = next(face for face in faces if "shield" in face and "black" in face)
    rest = [face for face in faces if face != shown][:3]
    start = decree_words.lay(scenario("decrees", "galahad"), "blue", [shown, *rest], ["red"])
    position = start.arrived("red", "knight", "principality_blue").play("deploy lady blue", "decree look")
    position.play(f"decree take {shown}", "galahad shield brown")
    assert (position.goods("red", "shield brown"), tiles_gone(position, "galahad")) == (1, 1)
