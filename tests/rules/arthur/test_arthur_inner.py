"""The spaces of the inner ring besides the Picts (ARTHUR-6 … 11, MIX-13, MIX-16)."""

import pytest

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import arthur_at, put_arthur, ring, ring_holder

rule = pytest.mark.rule
ARTHUR = ("arthur",)
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")


@rule("ARTHUR-6")
@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_a_good_of_any_colour(kind: str) -> None:
    """ARTHUR-6: no marker is needed, only a good in stock."""
    scenario = Scenario(4, ARTHUR).stock(f"{kind} blue", 0)
    position = scenario.arrived("red", "arthur", f"claim_{kind}")
    offered = [f"claim {kind} {colour}" for colour in COLOURS if colour != "blue"]
    assert position.options() == [*offered, "forfeit"]
    position.play(f"claim {kind} orange")
    assert (position.goods("red", f"{kind} orange"), position.goods("red")) == (1, 1)


@rule("ARTHUR-6")
def test_a_marker_into_any_principality() -> None:
    """ARTHUR-6: from the castle board, if one is left there."""
    position = Scenario(4, ARTHUR).arrived("red", "arthur", "claim_influence")
    assert position.options() == [*(f"marker {colour}" for colour in COLOURS), "forfeit"]
    position.play("marker purple")
    assert (position.markers("red", "purple"), position.markers_home("red")) == (1, 5)
    empty = Scenario(4, ARTHUR).seat("red").markers("grey", 6).arrived("red", "arthur", "claim_influence")
    assert empty.options() == ["forfeit"]


@rule("ARTHUR-7")
def test_grail_and_excalibur_do_what_they_always_did() -> None:
    """ARTHUR-7: an apple with the Grail, a traitor discarded with Excalibur."""
    position = Scenario(4, ARTHUR).grail("blue").arrived("red", "arthur", "grail").play("perform")
    assert (position.grail, position.apples("red")) == ("red", 2)
    scenario = Scenario(4, ARTHUR).seat("red").traitors("blue", "grey")
    position = scenario.arrived("red", "arthur", "excalibur").play("traitor grey")
    assert (position.excalibur, position.traitors("red")) == ("red", ["blue"])


@rule("ARTHUR-8")
@pytest.mark.parametrize("holder", ["nobody", "yellow", "red"])
def test_the_ring_completes_a_card_whatever_its_requirements(holder: str) -> None:
    """ARTHUR-8: from the board, from its holder, and also for who holds it already; points as printed."""
    scenario = ring(Scenario(4, ARTHUR), holder).seat("red").hand(1, 2)
    position = scenario.arrived("red", "arthur", "signet_ring")
    assert position.options() == ["signet 1", "signet 2", "forfeit"]
    position.play("signet 2")
    assert (ring_holder(position), position.points("red"), position.hand("red")) == ("red", 1, [1])
    assert 2 in position.discards()


@rule("ARTHUR-8")
@rule("ARTHUR-X9")
def test_the_turn_still_has_its_one_card_and_two_are_drawn() -> None:
    """ARTHUR-8, ARTHUR-X9: the ring's card and one's own card in a turn, two draws at its end."""
    scenario = Scenario(4, ARTHUR).seat("red").hand(1, 2, 12, 15).goods("material brown", 2)
    position = scenario.arrived("red", "arthur", "signet_ring")
    position.play("signet 1")
    assert [text for text in position.options() if text.startswith("mission")] == ["mission 12", "mission 15"]
    position.play("mission 12")
    assert not [text for text in position.options() if text.startswith("mission")]
    position.play("end turn", "draw", "draw")
    assert (len(position.hand("red")), position.asks()) == (4, "yellow turn")


@rule("ARTHUR-8")
def test_the_ring_may_follow_the_turns_card() -> None:
    """ARTHUR-8: the other way round it is the same."""
    scenario = Scenario(4, ARTHUR).seat("red").hand(1, 12).goods("material brown")
    position = scenario.arrived("red", "arthur", "signet_ring").play("mission 12", "signet 1")
    assert position.hand("red") == []
    position.play("end turn", "draw", "draw")
    assert (len(position.hand("red")), position.asks()) == (2, "yellow turn")


@rule("ARTHUR-8")
def test_without_a_card_only_the_ring_is_taken() -> None:
    """ARTHUR-8: completing is mandatory only for who has a card."""
    position = Scenario(4, ARTHUR).arrived("red", "arthur", "signet_ring")
    assert position.options() == ["perform"]
    position.play("perform")
    assert (ring_holder(position), position.points("red")) == ("red", 0)


@rule("ARTHUR-8")
@rule("MIX-13")
def test_after_the_market_only_the_ring_is_taken() -> None:
    """ARTHUR-8, MIX-13: when no card may be completed any more in this turn."""
    scenario = Scenario(4, ARTHUR).seat("red").hand(1, 2)
    scenario.cells[at.CARDS_CLOSED] = 1
    position = scenario.arrived("red", "arthur", "signet_ring")
    assert position.options() == ["perform"]
    position.play("perform")
    assert (ring_holder(position), position.hand("red")) == ("red", [1, 2])


@rule("ARTHUR-9")
@pytest.mark.parametrize(("start", "reached"), [(5, 8), (7, 8), (8, 12), (23, 0), (20, 0)])
def test_stairs_lead_to_the_next_principality_space(start: int, reached: int) -> None:
    """ARTHUR-9: clockwise; from a principality space to the one after it."""
    position = Scenario(4, ARTHUR).seat("red").knight(start).arrived("red", "arthur", "stairs")
    assert position.options() == ["stairs", "forfeit"]
    position.play("stairs")
    assert (position.knight("red"), position.asks()) == (reached, "red arrived")
    assert position.offers(f"deploy lady {COLOURS[reached // 4]}")
    position.play("forfeit", "end turn")
    assert position.knight("red") == reached


@rule("ARTHUR-X2")
def test_stairs_deploy_the_lady_in_black() -> None:
    """ARTHUR-X2: knight to black, lady deployed, one marker there."""
    position = Scenario(4, ARTHUR).seat("yellow").knight(22).arrived("yellow", "arthur", "stairs")
    position.play("stairs", "deploy lady black")
    assert (position.knight("yellow"), position.at("yellow", "lady")) == (0, "black")
    assert position.markers("yellow", "black") == 1
    assert position.options() == ["end turn"]


@rule("ARTHUR-9")
def test_a_window_is_open_after_the_stairs() -> None:
    """ARTHUR-9, BASE-20b: the knight has moved, so that the mirror and cards are open."""
    scenario = Scenario(4, ARTHUR).seat("red").knight(5).goods("flag brown").hand(12).goods("material brown")
    position = scenario.arrived("red", "arthur", "stairs").play("stairs")
    assert position.offers("mission 12")
    position.play("flag mirror")
    assert position.knight("red") == 20


@rule("ARTHUR-10")
@pytest.mark.parametrize(("steps", "direction", "reached"), [(1, "cw", 15), (3, "cw", 17), (2, "ccw", 12)])
def test_merlin_moves_one_to_three_spaces_either_way(steps: int, direction: str, reached: int) -> None:
    """ARTHUR-10 [texts differ]: at least one space."""
    position = Scenario(4, ARTHUR).merlin(14).arrived("red", "arthur", "merlin")
    ways = [f"move merlin {way} {number}" for number in (1, 2, 3) for way in ("cw", "ccw")]
    assert position.options() == [*ways, "forfeit"]
    position.play(f"move merlin {direction} {steps}")
    assert (position.merlin, position.asks()) == (reached, "red arrived")
    position.play("forfeit")
    assert position.options() == ["end turn"]


@rule("ARTHUR-X3")
def test_merlin_builds_and_a_staff_builds_again() -> None:
    """ARTHUR-X3: one step back onto a build space, a manor, a staff, another manor."""
    scenario = Scenario(4, ARTHUR).merlin(2).tile("B5", "wood").tile("B2", "wood")
    scenario.seat("blue").goods("material grey", 2).goods("material orange", 2)
    position = scenario.arrived("blue", "arthur", "merlin").play("move merlin ccw 1", "build B5 grey")
    assert position.options() == ["go on", "staff"]
    position.play("staff")
    builds = [text for text in position.options() if text.startswith("build")]
    position.play(builds[0])
    assert (position.staffs("blue"), position.manors_home("blue")) == (2, 5)
    while position.asks() == "blue tower":
        position.play("decline")
    assert position.play("go on").options() == ["end turn"]


@rule("ARTHUR-10")
def test_two_nested_moves_of_merlin_allow_a_staff_each() -> None:
    """ARTHUR-10: Merlin reaches Move Arthur, Arthur reaches Merlin's space; the inner staff comes first."""
    scenario = put_arthur(Scenario(4, ARTHUR), 29).merlin(14).seat("red").dice(merlin=4)
    position = scenario.turn("red").play("merlin 4", "move cw", "move arthur cw")
    assert (position.merlin, arthur_at(position)) == (18, 30)
    position.play("move merlin cw 2", "deploy builder brown")
    assert position.options() == ["go on", "staff"]
    position.play("staff", "deploy lady brown", "go on")
    # Merlin stands on brown, but what his own move reached was Move Arthur: that is repeated.
    assert (position.merlin, position.options()) == (20, ["end turn", "staff"])
    position.play("staff", "move arthur cw", "marker grey")
    assert (position.staffs("red"), arthur_at(position), position.options()) == (1, 31, ["end turn"])


@rule("ARTHUR-10")
@pytest.mark.parametrize(("space", "first"), [("stairs", "stairs"), ("merlin", "move merlin cw 2")])
def test_a_nested_action_may_be_forfeited_after_the_move(space: str, first: str) -> None:
    """ARTHUR-10: the move stands."""
    position = Scenario(4, ARTHUR).merlin(2).seat("red").knight(1).arrived("red", "arthur", space)
    position.play(first, "forfeit")
    assert position.options() == ["end turn"]
    assert (position.knight("red"), position.merlin) == ((4, 2) if space == "stairs" else (1, 4))


@rule("ARTHUR-11")
@rule("ARTHUR-X4")
def test_a_manor_is_replaced_without_material_or_bonus() -> None:
    """ARTHUR-11, ARTHUR-X4: on a lake tower, the old one returns to its owner."""
    scenario = Scenario(4, ARTHUR).tile("B3", "lake tower").manor("B3", "green").manor("A1", "red")
    position = scenario.seat("yellow").manors("D6").arrived("red", "arthur", "replace_manor")
    assert position.options() == ["replace B3", "replace D6", "forfeit"]
    position.events()
    position.play("replace B3")
    assert position.options() == ["end turn"]
    assert (position.manor("B3"), position.manors_home("green"), position.manors_home("red")) == ("red", 7, 5)
    assert "built red" not in position.events()


@rule("ARTHUR-11")
def test_replacing_needs_a_manor_in_the_supply() -> None:
    """ARTHUR-11: with all seven built it is not offered."""
    scenario = Scenario(4, ARTHUR).manor("D6", "green").seat("red")
    scenario.manors("A1", "A2", "A3", "A4", "A5", "A6", "B1")
    assert scenario.arrived("red", "arthur", "replace_manor").options() == ["forfeit"]


@rule("MIX-16")
def test_the_opposite_and_the_next_principality_exist_on_the_outer_ring_only() -> None:
    """MIX-16: no mirror after moving Arthur, and the stairs stay on the outer ring."""
    scenario = Scenario(4, ARTHUR).seat("red").knight(23).goods("flag brown")
    position = scenario.arrived("red", "arthur", "stairs")
    assert not position.offers("flag mirror")
    assert position.play("stairs").knight("red") == 0


@rule("MIX-16")
@pytest.mark.parametrize(
    ("figure", "cell", "start", "reached"), [("merlin", at.MERLIN, 36, 24), ("arthur", at.THIRD, 23, 0)]
)
def test_a_figure_moves_on_the_ring_it_stands_on(figure: str, cell: int, start: int, reached: int) -> None:
    """MIX-16: a position tells the ring, whichever figure it is."""
    space = "merlin" if figure == "merlin" else "move_arthur"
    scenario = Scenario(4, ARTHUR)
    mover = "arthur" if figure == "merlin" else "knight"
    position_cells = scenario.cells
    position_cells[cell] = start
    position = scenario.arrived("red", mover, space)
    position.play("move merlin cw 1" if figure == "merlin" else "move arthur cw")
    assert int(position.state.cells[cell]) == reached
