"""Building manors, which materials fit, and towers (BASE-43 … 45)."""

import pytest

from merlin_bigbox.edition import accepted_colours, load
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError

rule = pytest.mark.rule
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


def builds(scenario: Scenario) -> set[str]:
    options = scenario.arrived("red", "knight", "build").options()
    return {text.removeprefix("build ") for text in options if text.startswith("build ")}


@rule("BASE-43")
def test_a_manor_costs_a_material_the_tile_accepts() -> None:
    """BASE-43: the material goes back, the manor comes from the supply onto the free tile."""
    position = Scenario().seat("red").goods("material grey").goods("material black").arrived("red", "knight", "build")
    position.play("build A1 grey")
    assert (position.manor("A1"), position.manors_home("red")) == ("red", 6)
    assert (position.goods("red", "material grey"), position.goods("red", "material black")) == (0, 1)
    assert position.stock("material grey") == 6


@rule("BASE-43")
def test_an_occupied_tile_is_closed_to_all() -> None:
    """BASE-43: whoever built there."""
    scenario = Scenario().seat("red").goods("material black")
    assert "A1 black" in builds(scenario)
    assert "A1 black" not in builds(Scenario().manor("A1", "red").seat("red").goods("material black"))
    assert "A1 black" not in builds(Scenario().manor("A1", "yellow").seat("red").goods("material black"))


@rule("BASE-43")
def test_the_seventh_manor_is_the_last() -> None:
    """BASE-43: no more than 7 on the board."""
    six = ("D1", "D2", "D3", "D4", "D5", "D6")
    scenario = Scenario().seat("red").manors(*six).goods("material black", 2)
    position = scenario.arrived("red", "knight", "build").play("build A1 black")
    assert position.manors_home("red") == 0
    full = Scenario().seat("red").manors(*six, "A1").goods("material black")
    assert full.arrived("red", "knight", "build").options() == ["forfeit"]


@rule("BASE-43")
def test_only_construction_materials_pay() -> None:
    """BASE-43: shields and flags of the colour do not."""
    assert builds(Scenario().seat("red").goods("shield black").goods("flag black")) == set()


@rule("BASE-44", "EDITION-3")
@pytest.mark.parametrize("players", [3, 4])
def test_every_tile_takes_exactly_the_colours_its_lines_lead_to(players: int) -> None:
    """BASE-44: with one material of each colour, the offers are the edition's geometry (EDITION-3)."""
    scenario = Scenario(players).seat("red")
    for colour in COLOURS:
        scenario.goods(f"material {colour}")
    rows = 4 if players == 4 else 3
    expected = {
        f"{'ABCD'[cell // 6]}{cell % 6 + 1} {colour}"
        for cell, colours in enumerate(accepted_colours(load(), rows))
        for colour in colours
    }
    assert builds(scenario) == expected


@rule("BASE-X1", "BASE-44")
@pytest.mark.parametrize("players", [3, 4])
def test_the_printed_example_takes_grey_orange_and_blue(players: int) -> None:
    """BASE-X1: row 1, column 4 counted from 0 is B5."""
    scenario = Scenario(players).seat("red")
    for colour in COLOURS:
        scenario.goods(f"material {colour}")
    assert {text[3:] for text in builds(scenario) if text.startswith("B5 ")} == {"grey", "orange", "blue"}


@rule("BASE-45")
def test_a_tower_offers_a_shield_a_flag_or_a_marker() -> None:
    """BASE-45: of any colour that is there, into any principality; or nothing."""
    scenario = Scenario().tile("B5", "lake tower").stock("shield black", 0).seat("red").goods("material grey")
    position = scenario.arrived("red", "knight", "build").play("build B5 grey")
    assert position.options() == [
        *(f"claim shield {colour}" for colour in COLOURS[1:]),
        *(f"claim flag {colour}" for colour in COLOURS),
        *(f"marker {colour}" for colour in COLOURS),
        "decline",
    ]
    declined = position.copy().play("decline")
    assert (declined.goods("red"), declined.markers("red"), declined.options()) == (0, 0, ["end turn"])
    marked = position.copy().play("marker brown")
    assert (marked.markers("red", "brown"), marked.markers_home("red"), marked.options()) == (1, 5, ["end turn"])
    claimed = position.copy().play("claim flag orange")
    assert (claimed.goods("red", "flag orange"), claimed.options()) == (1, ["end turn"])


@rule("BASE-45")
def test_a_tower_offers_no_marker_without_one_at_home() -> None:
    """BASE-45: it comes from the castle board."""
    scenario = Scenario().tile("B5", "wood tower").seat("red").goods("material grey").markers("blue", 6)
    position = scenario.arrived("red", "knight", "build").play("build B5 grey")
    assert not any(text.startswith("marker") for text in position.options())


@rule("BASE-45")
@pytest.mark.parametrize("terrain", ["mountain", "wood", "lake"])
def test_plain_tiles_offer_no_bonus_and_towers_do(terrain: str) -> None:
    """BASE-45: every terrain has towers."""
    plain = Scenario().tile("B5", terrain).seat("red").goods("material grey").arrived("red", "knight", "build")
    assert plain.play("build B5 grey").asks() == "red after"
    tower = Scenario().tile("B5", f"{terrain} tower").seat("red").goods("material grey")
    assert tower.arrived("red", "knight", "build").play("build B5 grey").asks() == "red tower"


@rule("BASE-X12")
def test_the_printed_example_pays_grey_for_a_lake_tower_and_takes_a_black_shield() -> None:
    """BASE-X12: three pieces move, nothing else."""
    position = Scenario().tile("B5", "lake tower").seat("red").goods("material grey").arrived("red", "knight", "build")
    position.play("build B5 grey", "claim shield black")
    assert (position.manor("B5"), position.goods("red"), position.goods("red", "shield black")) == ("red", 1, 1)


@rule("BASE-8")
def test_no_manor_is_built_outside_the_three_rows_of_fewer_players() -> None:
    """BASE-8: row D does not exist with three players."""
    with pytest.raises(ScenarioError, match="row A to C"):
        Scenario(3).manor("D1", "red")
