"""Allies who help with mission cards: Percival and Bedivere (KNIGHT-13, KNIGHT-14)."""

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import ally, tiles, tiles_gone

rule = pytest.mark.rule
# Mission 29 asks for an orange material and a purple flag, 10 for a grey flag, 14 for any two flags, 26 for a blue and
# a purple flag, 7 for influence in black, 1 for the lady in black, 34 for two vassals in black and any shield, 36 for
# shield- and flag-bearer together and any material.


def scenario(*allies: str, modules: tuple[str, ...] = ("knights",)) -> Scenario:
    """Red's allies."""
    return ally(Scenario(4, modules).seat("red"), *allies)


@rule("KNIGHT-13", "KNIGHT-X1")
def test_percival_lets_another_flag_stand_for_a_purple_one() -> None:
    """KNIGHT-13, KNIGHT-X1: one tile, the colour of a flag that one owns."""
    start = scenario("percival").goods("material orange").goods("flag blue").hand(29)
    position = start.turn("red").play("mission 29")
    assert position.options() == ["percival 2 blue"]
    position.play("percival 2 blue")
    assert (position.points("red"), tiles_gone(position, "percival")) == (2, 1)
    assert position.goods("red", "flag blue") == 1


@rule("KNIGHT-13")
@pytest.mark.parametrize(
    ("mission", "recolour"), [(7, "percival 1 grey"), (1, "percival 1 grey"), (34, "percival 1 grey")]
)
def test_percival_recolours_markers_and_vassals_too(mission: int, recolour: str) -> None:
    """KNIGHT-13: a marker, a vassal, two vassals in a principality."""
    start = scenario("percival").markers("grey").vassal("lady", "grey").vassal("builder", "grey").goods("shield blue")
    position = start.hand(mission).turn("red").play(f"mission {mission}", recolour)
    assert position.hand("red") == []
    assert tiles_gone(position, "percival") == 1


@rule("KNIGHT-13")
def test_percival_changes_only_what_names_a_colour() -> None:
    """KNIGHT-13: any two flags, or two vassals together wherever, have no colour to change."""
    assert not scenario("percival").goods("flag blue").hand(14).turn("red").offers("mission 14")
    start = scenario("percival").goods("material blue").vassal("flag_bearer", "blue").vassal("shield_bearer", "grey")
    assert not start.hand(36).turn("red").offers("mission 36")


@rule("KNIGHT-13")
def test_percival_uses_one_tile_a_card_and_only_to_complete_it() -> None:
    """KNIGHT-13: two wrong colours are too many; with all met no tile is asked for."""
    start = scenario("percival").goods("flag grey", 2).hand(26)
    assert not start.turn("red").offers("mission 26")
    met = scenario("percival").goods("flag grey").hand(10).turn("red").play("mission 10")
    assert (met.points("red"), tiles_gone(met, "percival")) == (1, 0)
    none = tiles(scenario("percival").goods("flag blue"), "percival", 0).hand(10).turn("red")
    assert not none.offers("mission 10")


@rule("KNIGHT-13")
def test_one_piece_does_not_serve_two_requirements_with_percival() -> None:
    """KNIGHT-13, BASE-53: a single blue flag cannot stand for the blue and the purple one."""
    assert not scenario("percival").goods("flag blue").hand(26).turn("red").offers("mission 26")
    two = scenario("percival").goods("flag blue", 2).hand(26).turn("red").play("mission 26", "percival 2 blue")
    assert two.points("red") == 2


@rule("KNIGHT-13", "MIX-12")
def test_percival_and_mistletoe_complete_a_card_together() -> None:
    """MIX-12: both on one card, in either order."""
    for order in (("percival 2 blue", "mistletoe 1"), ("mistletoe 1", "percival 2 blue")):
        start = scenario("percival", modules=("gold", "knights")).goods("flag blue").hand(29)
        position = start.turn("red").play("mission 29", *order)
        assert (position.points("red"), tiles_gone(position, "percival")) == (2, 1)


@rule("KNIGHT-14")
def test_bedivere_swaps_a_hand_card_with_one_of_the_display() -> None:
    """KNIGHT-14: in a window; the display stays full, the hand keeps its size."""
    start = scenario("bedivere").hand(1, 2).display([10, 11, 12])
    position = start.turn("red")
    swaps = [option for option in position.options() if option.startswith("bedivere")]
    assert swaps == [f"bedivere {card} {shown}" for card in (1, 2) for shown in (10, 11, 12)]
    position.play("bedivere 2 11")
    assert (position.hand("red"), position.display()) == ([1, 11], [10, 2, 12])
    assert tiles_gone(position, "bedivere") == 1
    position.play("bedivere 1 2")
    assert (position.hand("red"), position.display()) == ([2, 11], [10, 1, 12])


@rule("KNIGHT-14", "ALL-6")
def test_everybody_knows_the_cards_that_bedivere_swapped() -> None:
    """KNIGHT-14: one lies open now, the other was seen going into the hand."""
    position = scenario("bedivere").hand(1, 2).display([10, 11, 12]).turn("red").play("bedivere 2 11")
    seen = position.rules.observe(position.state, 1).state.cells
    place = {card: int(seen[at.PLACE + card - 1]) for card in (1, 2, 10, 11, 12)}
    assert place == {1: -1, 2: at.IN_DISPLAY, 10: at.IN_DISPLAY, 11: at.IN_HAND, 12: at.IN_DISPLAY}


@rule("KNIGHT-14")
def test_bedivere_swaps_before_completing_and_after_the_action() -> None:
    """KNIGHT-14: in any window of one's turn."""
    start = scenario("bedivere").hand(1).display([10, 11, 12]).goods("flag grey").dice(1).knight(0)
    position = start.turn("red").play("bedivere 1 10", "mission 10")
    assert position.points("red") == 1
    after = scenario("bedivere").hand(1).display([10, 11, 12]).arrived("red", "knight", "vp_flag").play("perform")
    assert after.offers("bedivere 1 10")


@rule("KNIGHT-14")
def test_the_hand_of_six_stays_six() -> None:
    """KNIGHT-14: a completed card is replaced by one."""
    start = scenario("bedivere").hand(10, 1, 2, 3, 4, 5).goods("flag grey")
    position = start.arrived("red", "knight", "vp_flag").play("perform", "mission 10", "end turn", "draw")
    assert len(position.hand("red")) == 6
