"""The built-in edition holds the printed components, each with its provenance."""

from collections import Counter

import pytest

from merlin_bigbox.edition import NEED_FORMS, Decree, Level, Need, load
from merlin_bigbox.edition.words import ALLIES, TERRAINS

EDITION = load()
FORMS = {form.name: form for form in NEED_FORMS}
TABLES = (
    "colours", "stock", "flags", "rondel", "environs", "starting_tiles", "missions", "picts",
    "allies", "gold", "market", "caerleon", "morgana", "treasures", "decrees",
)  # fmt: skip


@pytest.mark.rule("EDITION-1")
def test_principalities_lie_clockwise_from_the_dragon() -> None:
    """EDITION-1: six colours with their emblems; opposites are three apart."""
    assert list(zip(EDITION.colours, EDITION.emblems, strict=True)) == [
        ("black", "dragon"), ("grey", "dove"), ("blue", "fish"),
        ("purple", "snake"), ("orange", "fox"), ("brown", "eagle"),
    ]  # fmt: skip
    opposites = {frozenset((EDITION.colours[at], EDITION.colours[at + 3])) for at in range(3)}
    assert opposites == {frozenset(pair) for pair in (("black", "purple"), ("grey", "orange"), ("blue", "brown"))}


@pytest.mark.rule("EDITION-2")
def test_every_outer_ring_has_a_principality_on_every_fourth_of_its_24_spaces() -> None:
    """EDITION-2, MIX-1: four versions of the ring, chosen by Arthur and gold."""
    rings = [EDITION.rondel.outer(boards) for boards in ((), ("arthur",), ("gold",), ("gold", "arthur"))]
    assert len(set(rings)) == 4
    for ring in rings:
        assert len(ring) == 24
        assert ring[::4] == tuple(f"principality_{colour}" for colour in EDITION.colours)


@pytest.mark.rule("EDITION-2")
def test_golds_rings_lack_relocation_and_its_arthur_ring_exchange() -> None:
    """EDITION-2: not every action is on every ring."""
    rondel = EDITION.rondel
    assert "relocate" not in rondel.gold
    assert "exchange" in rondel.gold
    assert not {"relocate", "exchange"} & set(rondel.gold_arthur)


def test_base_ring_has_the_printed_number_of_each_space() -> None:
    """BASE-30 to BASE-43: the counts printed for the base ring."""
    groups = Counter(space.partition("_")[0] for space in EDITION.rondel.base)
    assert groups == {
        "principality": 6, "vp": 4, "influence": 4, "excalibur": 1, "grail": 1,
        "relocate": 1, "exchange": 2, "mission": 2, "build": 3,
    }  # fmt: skip


@pytest.mark.rule("EDITION-2")
def test_inner_ring_has_13_spaces_three_of_them_picts() -> None:
    """EDITION-2, ARTHUR-12: 13 spaces, and Picts on three."""
    assert len(EDITION.rondel.inner) == 13
    assert EDITION.rondel.inner.count("pict") == 3


@pytest.mark.rule("BASE-2")
def test_merlin_starts_on_the_dragon() -> None:
    """BASE-2: Merlin stands on the black principality space."""
    assert EDITION.rondel.base[EDITION.rondel.merlin_start] == "principality_black"


def test_arthur_changes_only_the_flags_of_black_and_grey() -> None:
    """ARTHUR-2: two of the six flags do something else with Arthur."""
    changed = {
        colour
        for colour, base, arthur in zip(EDITION.colours, EDITION.flags.base, EDITION.flags.arthur, strict=True)
        if base != arthur
    }
    assert changed == {"black", "grey"}


@pytest.mark.rule("EDITION-4")
def test_decks_have_their_printed_sizes() -> None:
    """EDITION-4: missions, Picts, allies, treasures, decrees and cauldron tokens as listed."""
    assert len(EDITION.missions) == EDITION.stock.missions == 55
    assert len(EDITION.picts) == 30
    assert sorted(ally.name for ally in EDITION.allies.a + EDITION.allies.b) == sorted(ALLIES)
    assert Counter(tile.terrain for tile in EDITION.treasures.tiles) == dict.fromkeys(TERRAINS, 5)
    assert len(EDITION.decrees) == 24
    assert len(EDITION.morgana.tokens) == 5


@pytest.mark.rule("EDITION-4")
def test_mission_points_are_the_number_of_requirements() -> None:
    """EDITION-4: 12 cards of 1 point, 26 of 2 and 17 of 3."""
    assert all(mission.points == len(mission.needs) for mission in EDITION.missions)
    assert Counter(mission.points for mission in EDITION.missions) == {1: 12, 2: 26, 3: 17}


def test_missions_use_all_seven_forms_of_requirement() -> None:
    """BASE-53: each form occurs, and speaks only of what it needs."""
    needs = {need for mission in EDITION.missions for need in mission.needs}
    assert {need.form for need in needs} == set(NEED_FORMS)
    assert Need(FORMS["good"], good="flag", colour="grey") in needs
    assert Need(FORMS["any_good"], good="shield") in needs
    assert Need(FORMS["influence"], colour="black") in needs
    assert Need(FORMS["influence_any"]) in needs
    assert Need(FORMS["vassal_in"], vassal="lady", colour="black") in needs
    assert Need(FORMS["two_vassals_in"], colour="black") in needs
    assert Need(FORMS["vassals_together"], vassal="lady", second_vassal="builder") in needs


def test_decrees_are_six_of_each_good_and_six_with_points() -> None:
    """DECREE-1: a decree shows a good of a colour, or points."""
    assert Counter(decree.good for decree in EDITION.decrees) == {"shield": 6, "material": 6, "flag": 6, None: 6}
    assert Decree("flag", "brown", 0) in EDITION.decrees
    assert Decree(None, None, 2) in EDITION.decrees


def test_four_starting_tiles_put_the_knights_on_different_spaces() -> None:
    """BASE-9: one tile for each of four players."""
    assert len({tile.knight for tile in EDITION.starting_tiles}) == len(EDITION.starting_tiles) == 4


@pytest.mark.rule("EDITION-5")
def test_every_table_has_a_level_of_provenance() -> None:
    """EDITION-5: an owner can tell what is printed from what was reconstructed, table by table."""
    places = [entry.place for entry in EDITION.provenance]
    assert {place.partition(".")[0].partition("[")[0] for place in places} == set(TABLES)
    assert len(places) == len(set(places))
    assert all(isinstance(entry.level, Level) for entry in EDITION.provenance)


@pytest.mark.rule("EDITION-4")
def test_three_missions_were_seen_in_print() -> None:
    """EDITION-4: the cards reported from print say so, the others inherit the level of their list."""
    seen = [mission.id for mission in EDITION.missions if mission.provenance is Level.SEEN]
    assert seen == [17, 18, 39]
    assert {mission.provenance for mission in EDITION.missions} == {Level.SEEN, Level.RECONSTRUCTED}


@pytest.mark.rule("EDITION-5")
def test_provenance_of_a_place_is_that_of_its_nearest_table() -> None:
    """EDITION-5: any value can be shown with how it is known."""
    assert EDITION.provenance_of("missions[17].points").level is Level.SEEN
    assert EDITION.provenance_of("missions[1]").place == "missions"
    assert EDITION.provenance_of("rondel.merlin_start").level is Level.TEXT
    assert "reconstructed" in EDITION.provenance_of("rondel.inner").note
