"""The new spaces of the outer ring (ARTHUR-14 … 17)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.arthur.scenario import arthur_at, put_arthur

rule = pytest.mark.rule
ARTHUR = ("arthur",)


@rule("ARTHUR-14")
def test_the_apple_space_gives_an_apple() -> None:
    """ARTHUR-14: a pure gain; with an empty supply it gives nothing."""
    position = Scenario(4, ARTHUR).arrived("red", "knight", "apple")
    assert position.options() == ["perform"]
    assert position.play("perform").apples("red") == 2
    position = Scenario(4, ARTHUR).apple_supply(0).arrived("red", "knight", "apple").play("perform")
    assert position.apples("red") == 1


@rule("ARTHUR-15")
@pytest.mark.parametrize(("direction", "reached"), [("cw", 28), ("ccw", 26)])
def test_arthur_moves_one_space_either_way_and_acts_there(direction: str, reached: int) -> None:
    """ARTHUR-15: the inner action, which may be forfeited."""
    position = put_arthur(Scenario(4, ARTHUR), 27).arrived("red", "knight", "move_arthur")
    assert position.options() == ["move arthur cw", "move arthur ccw", "forfeit"]
    position.play(f"move arthur {direction}")
    assert (arthur_at(position), position.knight("red")) == (reached, 18)
    kind = "material" if direction == "cw" else "flag"
    assert position.offers("forfeit")
    position.play(f"claim {kind} blue")
    assert (position.goods("red", f"{kind} blue"), position.options()) == (1, ["end turn"])


@rule("ARTHUR-15")
def test_the_inner_ring_is_round() -> None:
    """ARTHUR-15: from its first space back to its last."""
    position = put_arthur(Scenario(4, ARTHUR), "stairs").arrived("red", "knight", "move_arthur")
    assert arthur_at(position.play("move arthur ccw")) == 36


@rule("ARTHUR-15")
def test_a_staff_repeats_the_move_of_arthur() -> None:
    """ARTHUR-15: Merlin on the space, Arthur moves twice; Arthur's own action is not repeated."""
    position = put_arthur(Scenario(4, ARTHUR), 27).arrived("red", "merlin", "move_arthur")
    position.play("move arthur cw", "claim material blue")
    assert position.options() == ["end turn", "staff"]
    position.play("staff", "move arthur ccw", "perform")
    assert (arthur_at(position), position.grail, position.staffs("red")) == (27, "red", 2)


@rule("ARTHUR-16")
@rule("ARTHUR-X6")
def test_a_vassal_does_its_duty_where_it_stands() -> None:
    """ARTHUR-16, ARTHUR-X6: the builder in orange, one orange material."""
    scenario = Scenario(4, ARTHUR).seat("red").vassal("builder", "orange").vassal("lady", "grey")
    position = scenario.arrived("red", "knight", "activate_vassal")
    assert position.options() == ["activate lady", "activate builder", "forfeit"]
    position.events()
    position.play("activate builder")
    assert (position.goods("red", "material orange"), position.at("red", "builder")) == (1, "orange")
    assert "deployed red" not in position.events()


@rule("ARTHUR-16")
@pytest.mark.parametrize(
    ("vassal", "gained"),
    [("shield_bearer", "shield blue"), ("flag_bearer", "flag blue"), ("builder", "material blue")],
)
def test_each_vassal_has_its_own_duty(vassal: str, gained: str) -> None:
    """ARTHUR-16: as when it was deployed."""
    scenario = Scenario(4, ARTHUR).seat("red").vassal(vassal, "blue")
    position = scenario.arrived("red", "knight", "activate_vassal").play(f"activate {vassal}")
    assert (position.goods("red", gained), position.goods("red")) == (1, 1)


@rule("ARTHUR-16")
def test_a_lady_places_a_marker_and_others_at_home_do_nothing() -> None:
    """ARTHUR-16: only own vassals in a principality; a duty without any effect is not offered (BASE-21)."""
    scenario = Scenario(4, ARTHUR).seat("yellow").vassal("builder", "blue").seat("red").vassal("lady", "blue")
    position = scenario.arrived("red", "knight", "activate_vassal")
    assert position.options() == ["activate lady", "forfeit"]
    assert position.play("activate lady").markers("red", "blue") == 1
    empty = Scenario(4, ARTHUR).seat("red").vassal("lady", "blue").markers("grey", 6).vassal("builder", "blue")
    empty.stock("material blue", 0)
    assert empty.arrived("red", "knight", "activate_vassal").options() == ["forfeit"]


@rule("ARTHUR-17")
@rule("ARTHUR-X7")
def test_a_point_for_each_own_manor() -> None:
    """ARTHUR-17, ARTHUR-X7: three manors, three points."""
    scenario = Scenario(4, ARTHUR).manor("D1", "green").seat("red").manors("A1", "B2", "C3")
    position = scenario.arrived("red", "knight", "vp_manor").play("perform")
    assert (position.points("red"), position.scored("red", "manors")) == (3, 3)


@rule("ARTHUR-17")
def test_it_is_a_fifth_victory_point_space() -> None:
    """ARTHUR-17: a pure gain, without manors of nothing."""
    names = [spec.name for spec in Scenario(4, ARTHUR).rules.space_specs]
    assert sorted(name for name in names if name.startswith("vp_")) == [
        "vp_flag", "vp_influence", "vp_manor", "vp_material", "vp_shield",
    ]  # fmt: skip
    position = Scenario(4, ARTHUR).arrived("red", "knight", "vp_manor")
    assert position.options() == ["perform"]
    assert position.play("perform").points("red") == 0
