"""The actions of the spaces, vassals and their duties (BASE-30 … 42)."""

import pytest

from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
VASSALS = ("lady", "shield_bearer", "builder", "flag_bearer")


@rule("BASE-30")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_principality_space_deploys_a_vassal_into_its_own_principality(colour: str) -> None:
    """BASE-30: any of the four that is not there already, or none."""
    position = Scenario().seat("red").vassal("lady", colour).arrived("red", "knight", f"principality_{colour}")
    assert position.options() == [*(f"deploy {vassal} {colour}" for vassal in VASSALS[1:]), "forfeit"]


@rule("BASE-30")
def test_a_vassal_may_come_from_another_principality() -> None:
    """BASE-30: it leaves the other one."""
    position = Scenario().seat("red").vassal("builder", "grey").arrived("red", "knight", "principality_blue")
    assert position.play("deploy builder blue").at("red", "builder") == "blue"


@rule("BASE-30")
def test_a_vassal_sends_home_the_one_of_its_type_alone() -> None:
    """BASE-30: only the one in its slot goes back to its owner's castle board."""
    scenario = Scenario().seat("yellow").vassal("builder", "blue").vassal("lady", "blue")
    position = scenario.seat("green").vassal("builder", "grey").arrived("red", "knight", "principality_blue")
    position.play("deploy builder blue")
    assert position.at("red", "builder") == "blue"
    assert (position.at("yellow", "builder"), position.at("yellow", "lady")) == ("home", "blue")
    assert position.at("green", "builder") == "grey"


@rule("BASE-30")
def test_with_all_four_vassals_there_nothing_can_be_deployed() -> None:
    """BASE-30: a vassal already here is not deployed here again."""
    scenario = Scenario()
    for vassal in VASSALS:
        scenario.seat("red").vassal(vassal, "blue")
    assert scenario.arrived("red", "knight", "principality_blue").options() == ["forfeit"]


@pytest.mark.parametrize(
    ("vassal", "kind"),
    [
        pytest.param("builder", "material", marks=rule("BASE-31")),
        pytest.param("flag_bearer", "flag", marks=rule("BASE-32")),
        pytest.param("shield_bearer", "shield", marks=rule("BASE-33")),
    ],
)
def test_a_vassal_claims_the_good_of_its_office_where_it_stands(vassal: str, kind: str) -> None:
    """BASE-31, 32, 33: one of this kind from the stock, nothing else; without one the deployment stands."""
    position = Scenario().arrived("red", "knight", "principality_purple").play(f"deploy {vassal} purple")
    assert (position.goods("red", f"{kind} purple"), position.goods("red"), position.markers("red")) == (1, 1, 0)
    assert position.stock(f"{kind} purple") == 5
    empty = Scenario().stock(f"{kind} purple", 0).arrived("red", "knight", "principality_purple")
    empty.play(f"deploy {vassal} purple")
    assert (empty.goods("red"), empty.at("red", vassal)) == (0, "purple")


@rule("BASE-34")
def test_the_lady_places_a_marker_where_she_stands() -> None:
    """BASE-34: from the castle board; without one left she stands there all the same."""
    position = Scenario().arrived("red", "knight", "principality_purple").play("deploy lady purple")
    assert (position.markers("red", "purple"), position.markers_home("red"), position.goods("red")) == (1, 5, 0)
    empty = Scenario().seat("red").markers("blue", 6).arrived("red", "knight", "principality_purple")
    empty.play("deploy lady purple")
    assert (empty.markers("red", "purple"), empty.at("red", "lady")) == (0, "purple")


@rule("BASE-35")
@pytest.mark.parametrize(
    ("space", "points"), [("vp_shield", 3), ("vp_flag", 1), ("vp_material", 2), ("vp_influence", 4)]
)
def test_a_victory_point_space_counts_its_own_kind(space: str, points: int) -> None:
    """BASE-35: a point for each own good of the kind in any colour, or each own marker on the board."""
    scenario = Scenario().seat("yellow").goods("shield grey").goods("flag grey").goods("material grey").markers("blue")
    scenario.seat("red").goods("shield blue", 2).goods("shield grey").goods("flag brown").goods("material black", 2)
    position = scenario.markers("blue", 3).markers("grey").arrived("red", "knight", space).play("perform")
    assert (position.points("red"), position.points("yellow")) == (points, 0)
    assert position.goods("red") == 6


@rule("BASE-36")
@pytest.mark.parametrize("kind", ["flag", "material", "shield"])
def test_an_influence_space_claims_where_one_has_a_marker(kind: str) -> None:
    """BASE-36: one good of the kind, from a principality with an own marker and something in stock."""
    scenario = Scenario().stock(f"{kind} brown", 0).seat("yellow").markers("black")
    position = scenario.seat("red").markers("blue", 2).markers("brown").arrived("red", "knight", f"influence_{kind}")
    assert position.options() == [f"claim {kind} blue", "forfeit"]
    position.play(f"claim {kind} blue")
    assert (position.goods("red", f"{kind} blue"), position.goods("red"), position.markers("red")) == (1, 1, 3)


@rule("BASE-37")
def test_a_vassal_is_deployed_where_one_has_a_marker() -> None:
    """BASE-37: from the castle board or another principality, with eviction and duty."""
    scenario = Scenario().seat("yellow").markers("black").vassal("builder", "orange")
    scenario.seat("red").markers("orange").markers("grey").vassal("lady", "orange").vassal("builder", "brown")
    position = scenario.arrived("red", "knight", "influence_vassal")
    assert position.options() == [
        *(f"deploy {vassal} grey" for vassal in VASSALS),
        *(f"deploy {vassal} orange" for vassal in VASSALS[1:]),
        "forfeit",
    ]
    position.play("deploy builder orange")
    assert (position.at("red", "builder"), position.at("yellow", "builder")) == ("orange", "home")
    assert position.goods("red", "material orange") == 1


@rule("BASE-38")
def test_excalibur_is_taken_from_its_holder_and_a_traitor_discarded() -> None:
    """BASE-38: one traitor of choice, not more."""
    scenario = Scenario().excalibur("green").seat("red").traitors("blue", "blue", "grey")
    position = scenario.arrived("red", "knight", "excalibur").play("traitor blue")
    assert (position.excalibur, position.traitors("red"), position.traitor_discards()) == ("red", ["grey", "blue"], 1)


@rule("BASE-38")
def test_excalibur_is_taken_from_the_board_without_a_traitor() -> None:
    """BASE-38: "if any"."""
    assert Scenario().arrived("red", "knight", "excalibur").play("perform").excalibur == "red"


@rule("BASE-39")
def test_the_grail_is_taken_from_its_holder_with_an_apple() -> None:
    """BASE-39: the apple comes from the supply."""
    position = Scenario().grail("blue").arrived("red", "knight", "grail").play("perform")
    assert (position.grail, position.apples("red"), position.apples("blue"), position.apple_supply) == ("red", 2, 1, 6)


@rule("BASE-40", "EDITION-1")
@pytest.mark.parametrize(
    ("start", "direction", "reached"),
    [("black", "cw", "grey"), ("black", "ccw", "brown"), ("brown", "cw", "black"), ("orange", "ccw", "purple")],
)
def test_a_vassal_is_relocated_to_the_next_principality(start: str, direction: str, reached: str) -> None:
    """BASE-40: clockwise or counter-clockwise (EDITION-1), where it evicts and does its duty."""
    scenario = Scenario().seat("yellow").vassal("flag_bearer", reached).seat("red").vassal("flag_bearer", start)
    position = scenario.arrived("red", "knight", "relocate").play(f"relocate flag_bearer {direction}")
    assert (position.at("red", "flag_bearer"), position.at("yellow", "flag_bearer")) == (reached, "home")
    assert position.goods("red", f"flag {reached}") == 1


@rule("BASE-40")
def test_only_vassals_in_principalities_are_relocated() -> None:
    """BASE-40: one on the castle board stays while any other is out."""
    position = Scenario().seat("red").vassal("lady", "blue").arrived("red", "knight", "relocate")
    assert position.options() == ["relocate lady cw", "relocate lady ccw", "forfeit"]


@rule("BASE-40")
def test_with_all_four_at_home_one_is_deployed_anywhere() -> None:
    """BASE-40: any vassal into any principality."""
    position = Scenario().arrived("red", "knight", "relocate")
    expected = [f"deploy {vassal} {colour}" for colour in COLOURS for vassal in VASSALS]
    assert sorted(position.options()) == sorted([*expected, "forfeit"])
    assert position.play("deploy shield_bearer brown").goods("red", "shield brown") == 1


@rule("BASE-41")
def test_an_exchange_gives_any_good_for_one() -> None:
    """BASE-41: of any kind and any principality that has one; the returned one goes back to its stock."""
    scenario = Scenario().stock("flag orange", 0).seat("red").goods("shield blue", 2).goods("flag grey")
    position = scenario.arrived("red", "knight", "exchange")
    assert position.options() == ["return shield blue", "return flag grey", "forfeit"]
    position.play("return shield blue")
    assert position.stock("shield blue") == 5
    expected = {f"claim {kind} {colour}" for kind in ("shield", "flag", "material") for colour in COLOURS}
    assert set(position.options()) == expected - {"claim shield blue", "claim flag orange"}
    position.play("claim material orange")
    assert (position.goods("red", "shield blue"), position.goods("red", "material orange")) == (1, 1)
    assert position.options() == ["end turn"]


@rule("BASE-42")
def test_two_cards_are_discarded_and_two_taken() -> None:
    """BASE-42: each from the display, which is replaced at once, or from the draw pile."""
    position = Scenario().display([4, 5, 6]).seat("red").hand(1, 2, 3).arrived("red", "knight", "mission")
    position.play("discard 1", "discard 3")
    assert position.options() == ["take 4", "take 5", "take 6", "draw"]
    position.play("take 5", "chance display 9")
    assert position.options() == ["take 4", "take 9", "take 6", "draw"]
    position.play("draw", "chance card 40")
    assert (position.hand("red"), position.display(), position.discards()) == ([2, 5, 40], [4, 9, 6], [1, 3])
    assert position.options() == ["end turn"]


@rule("BASE-42")
def test_one_card_may_be_enough_and_three_are_too_many() -> None:
    """BASE-42: up to two."""
    position = Scenario().seat("red").hand(1, 2, 3, 4).arrived("red", "knight", "mission").play("discard 4")
    assert position.options() == ["stop", "discard 1", "discard 2", "discard 3"]
    position.play("stop", "draw", "chance card 7")
    assert (position.hand("red"), position.options()) == ([1, 2, 3, 7], ["end turn"])
