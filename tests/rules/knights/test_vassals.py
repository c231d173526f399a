"""Allies who help vassals: Lamorak and Lancelot (KNIGHT-4, KNIGHT-6)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.scenario import ally, marshal

rule = pytest.mark.rule


def scenario(*allies: str, modules: tuple[str, ...] = ("knights",)) -> Scenario:
    """Red's allies."""
    return ally(Scenario(4, modules).seat("red"), *allies)


@rule("KNIGHT-4")
def test_lamorak_deploys_a_vassal_anew_where_it_stands() -> None:
    """KNIGHT-4: on the principality space; it does its duty, nobody is sent home."""
    start = scenario("lamorak").vassal("builder", "blue")
    start.seat("yellow").vassal("lady", "blue")
    position = start.arrived("red", "knight", "principality_blue")
    assert sorted(position.options()) == [
        "deploy builder blue",
        "deploy flag_bearer blue",
        "deploy lady blue",
        "deploy shield_bearer blue",
        "forfeit",
    ]
    position.events()
    position.play("deploy builder blue")
    assert (position.at("red", "builder"), position.goods("red", "material blue")) == ("blue", 1)
    assert position.at("yellow", "lady") == "blue"
    assert "evicted yellow" not in position.events()


@rule("KNIGHT-4")
def test_lamorak_works_on_the_vassal_influence_space() -> None:
    """KNIGHT-4: in a principality with an own marker."""
    start = scenario("lamorak").markers("grey").vassal("flag_bearer", "grey").vassal("lady", "brown")
    position = start.arrived("red", "knight", "influence_vassal")
    assert position.offers("deploy flag_bearer grey")
    assert not position.offers("deploy lady brown")
    assert position.play("deploy flag_bearer grey").goods("red", "flag grey") == 1


@rule("KNIGHT-4")
def test_lamorak_does_not_help_to_relocate() -> None:
    """KNIGHT-4: BASE-40 moves a vassal, it does not deploy it anew."""
    position = scenario("lamorak").vassal("builder", "blue").arrived("red", "knight", "relocate")
    assert position.options() == ["relocate builder cw", "relocate builder ccw", "forfeit"]


@rule("KNIGHT-4")
def test_a_staff_repeats_with_lamorak_although_all_vassals_are_there() -> None:
    """KNIGHT-4: there is something to repeat, since a vassal may be deployed anew."""
    start = scenario("lamorak").staffs(1)
    for vassal in ("lady", "shield_bearer", "builder", "flag_bearer"):
        start.vassal(vassal, "blue")
    position = start.arrived("red", "merlin", "principality_blue")
    position.play("deploy builder blue", "staff", "deploy builder blue")
    assert position.goods("red", "material blue") == 2


@rule("KNIGHT-4")
def test_only_the_owner_of_lamorak_deploys_anew() -> None:
    """KNIGHT-4: for others BASE-30 holds."""
    start = scenario("lamorak").seat("yellow").vassal("builder", "blue")
    assert not start.arrived("yellow", "knight", "principality_blue").offers("deploy builder blue")


@rule("KNIGHT-4", "KNIGHT-6")
def test_lamorak_and_the_marshal_go_together() -> None:
    """KNIGHT-4: deploying anew is a deployment, so the duty is done twice."""
    start = marshal(scenario("lamorak", "lancelot").vassal("builder", "blue"), "blue")
    position = start.arrived("red", "knight", "principality_blue").play("deploy builder blue")
    assert position.goods("red", "material blue") == 2


@rule("KNIGHT-6", "KNIGHT-X2")
@pytest.mark.parametrize(
    ("vassal", "kind"), [("builder", "material"), ("shield_bearer", "shield"), ("flag_bearer", "flag")]
)
def test_where_the_marshal_stands_a_vassal_claims_two(vassal: str, kind: str) -> None:
    """KNIGHT-6, KNIGHT-X2: 2 materials, 2 shields or 2 flags."""
    start = marshal(scenario("lancelot"), "blue")
    position = start.arrived("red", "knight", "principality_blue").play(f"deploy {vassal} blue")
    assert (position.goods("red", f"{kind} blue"), position.goods("red")) == (2, 2)


@rule("KNIGHT-6", "KNIGHT-X2")
def test_where_the_marshal_stands_the_lady_places_two_markers() -> None:
    """KNIGHT-6, KNIGHT-X2: as far as there are any."""
    start = marshal(scenario("lancelot"), "blue")
    position = start.arrived("red", "knight", "principality_blue").play("deploy lady blue")
    assert position.markers("red", "blue") == 2
    few = marshal(scenario("lancelot").markers("black", 5), "blue")
    assert few.arrived("red", "knight", "principality_blue").play("deploy lady blue").markers("red", "blue") == 1


@rule("KNIGHT-6")
def test_the_marshal_counts_in_his_principality_and_for_his_player_alone() -> None:
    """KNIGHT-6: elsewhere, or for others, once."""
    elsewhere = marshal(scenario("lancelot"), "blue").arrived("red", "knight", "principality_grey")
    assert elsewhere.play("deploy builder grey").goods("red") == 1
    other = marshal(scenario("lancelot"), "blue").arrived("yellow", "knight", "principality_blue")
    assert other.play("deploy builder blue").goods("yellow") == 1


@rule("KNIGHT-6")
def test_relocation_and_the_influence_space_deploy_too() -> None:
    """KNIGHT-6: by whatever rule a vassal is deployed there, its target counts."""
    moved = marshal(scenario("lancelot").vassal("builder", "grey"), "blue").arrived("red", "knight", "relocate")
    assert moved.play("relocate builder cw").goods("red", "material blue") == 2
    start = marshal(scenario("lancelot").markers("blue"), "blue")
    position = start.arrived("red", "knight", "influence_vassal").play("deploy shield_bearer blue")
    assert position.goods("red", "shield blue") == 2


@rule("KNIGHT-6")
def test_activation_does_the_duty_once() -> None:
    """KNIGHT-6, ARTHUR-16: it is no deployment."""
    start = marshal(scenario("lancelot", modules=("arthur", "knights")).vassal("builder", "blue"), "blue")
    position = start.arrived("red", "knight", "activate_vassal")
    position.play(next(option for option in position.options() if "builder" in option))
    assert position.goods("red", "material blue") == 1
