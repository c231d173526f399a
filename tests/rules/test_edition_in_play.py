"""The printed components as the game uses them (EDITION-1 … 5)."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.game.notation import COLOUR_NAMES
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule


@rule("EDITION-1")
def test_the_game_counts_the_principalities_in_the_printed_order() -> None:
    """EDITION-1: the engine's numbers, the notation and the ring agree with the edition."""
    edition = load()
    assert edition.colours == COLOUR_NAMES
    ring = [spec.name for spec in Scenario().rules.space_specs]
    assert ring[::4] == [f"principality_{colour}" for colour in edition.colours]


@rule("EDITION-1")
@pytest.mark.parametrize(
    ("colour", "opposite"), [("black", "purple"), ("grey", "orange"), ("blue", "brown"), ("brown", "blue")]
)
def test_the_mirror_of_a_principality_is_its_opposite(colour: str, opposite: str) -> None:
    """EDITION-1: three principalities further on are 12 spaces."""
    position = Scenario().seat("red").goods("flag brown").arrived("red", "knight", f"principality_{colour}")
    position.play("flag mirror")
    assert position.rules.space_specs[position.knight("red")].name == f"principality_{opposite}"


@rule("EDITION-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_base_game_is_played_on_the_printed_base_ring(players: int) -> None:
    """EDITION-2: 24 spaces, in the edition's order, whoever plays."""
    assert [spec.name for spec in compose(load(), (), players).space_specs] == list(load().rondel.base)


@rule("EDITION-4")
@pytest.mark.parametrize("mission", [1, 13, 17, 34, 39, 55])
def test_a_completed_card_gives_a_point_for_each_requirement(mission: int) -> None:
    """EDITION-4: as many points as requirements."""
    scenario = Scenario().seat("red").hand(mission).markers("blue").markers("grey").vassal("lady", "black")
    scenario.vassal("builder", "black")
    for good in ("shield grey", "shield blue", "flag orange", "material black", "material purple"):
        scenario.goods(good)
    printed = load().missions[mission - 1]
    assert printed.id == mission
    assert scenario.turn("red").play(f"mission {mission}").points("red") == len(printed.needs)


@rule("EDITION-5")
def test_a_ruleset_names_the_edition_it_was_made_of() -> None:
    """EDITION-5: the key carries the hash, so that another edition is another game."""
    assert compose(load(), (), 4).key.startswith(load().digest)
