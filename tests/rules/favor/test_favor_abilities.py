"""What the abilities of rows 2 and 3 do, and when (FAVOR-5 … 10)."""

import pytest

from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.favor.scenario import learn, seal

rule = pytest.mark.rule
INFLUENCE = ("influence_shield", "influence_flag", "influence_material", "influence_vassal")
POINTS = ("vp_shield", "vp_flag", "vp_material", "vp_influence")


def scenario(vassal: str, row: int, modules: tuple[str, ...] = ("favor",)) -> Scenario:
    """Red has one ability."""
    return learn(Scenario(4, modules).seat("red"), vassal, row)


def favors(position: Position) -> list[str]:
    return [text for text in position.options() if text.startswith("favor")]


# --- FAVOR-5 ---------------------------------------------------------------------------------------------------------


@rule("FAVOR-5")
def test_the_vassal_goes_from_home_anywhere() -> None:
    """FAVOR-5: into the principality reached it goes by the space itself, elsewhere by favor; others do not."""
    position = scenario("builder", 2).arrived("red", "knight", "principality_blue")
    assert favors(position) == [f"favor send builder {to}" for to in ("black", "grey", "purple", "orange", "brown")]
    position.play("favor send builder brown")
    assert position.at("red", "builder") == "brown"
    assert position.goods("red", "material brown") == 1
    assert position.goods("red") == 1


@rule("FAVOR-5")
def test_the_vassal_may_stand_in_the_principality_reached() -> None:
    """FAVOR-5: it leaves for any other one."""
    position = scenario("builder", 2).vassal("builder", "blue").arrived("red", "knight", "principality_blue")
    assert not position.offers("deploy builder blue")
    assert len(favors(position)) == 5
    assert position.play("favor send builder grey").at("red", "builder") == "grey"


@rule("FAVOR-5")
def test_the_vassal_never_goes_where_it_stands() -> None:
    """FAVOR-5: other than the one it stands in."""
    position = scenario("builder", 2).vassal("builder", "grey").arrived("red", "knight", "principality_blue")
    assert favors(position) == [f"favor send builder {to}" for to in ("black", "purple", "orange", "brown")]
    assert position.offers("deploy builder blue")


@rule("FAVOR-5")
def test_it_evicts_where_it_goes() -> None:
    """FAVOR-5 is a deployment (BASE-30)."""
    to = scenario("builder", 2).seat("yellow").vassal("builder", "brown")
    position = to.arrived("red", "knight", "principality_blue").play("favor send builder brown")
    assert position.at("yellow", "builder") == "home"


@rule("FAVOR-5")
def test_a_staff_may_repeat_it() -> None:
    """FAVOR-5: with Merlin on a principality space, all choices anew."""
    position = scenario("builder", 2).arrived("red", "merlin", "principality_blue").play("favor send builder brown")
    assert position.play("staff").offers("favor send builder grey")


@rule("FAVOR-5")
def test_it_needs_a_space_one_has_reached() -> None:
    """FAVOR-5: not by Different action, not on influence spaces."""
    to = scenario("builder", 2).goods("flag orange").markers("blue").seat("yellow").knight("principality_blue")
    assert to.tables.flag_names[4] == "different_action"
    position = to.arrived("red", "knight", "exchange").play("flag different 8")
    assert position.offers("deploy builder blue")
    assert favors(position) == []
    influence = scenario("builder", 2).markers("blue").arrived("red", "knight", "influence_vassal")
    assert favors(influence) == []


@rule("FAVOR-5")
def test_a_mirrored_knight_has_reached_its_space() -> None:
    """The word "reached" includes the mirror."""
    to = scenario("builder", 2).goods("flag brown")
    assert to.tables.flag_names[5] == "mirror"
    position = to.arrived("red", "knight", "principality_blue").play("flag mirror")
    assert position.offers("favor send builder blue")


# --- FAVOR-6 ---------------------------------------------------------------------------------------------------------


@rule("FAVOR-6")
def test_a_seal_turned_down_does_not_work() -> None:
    """FAVOR-6: once between scorings."""
    to = learn(Scenario(4, ("favor",)).seat("red"), "flag_bearer", 3, down=True)
    assert favors(to.arrived("red", "knight", "vp_flag")) == []


@rule("FAVOR-6")
@pytest.mark.parametrize("number", [2, 4])
def test_seals_turn_up_after_each_scoring(number: int) -> None:
    """FAVOR-6: and not before the traitors are faced."""
    to = learn(Scenario(2, ("favor",)).seat("red"), "shield_bearer", 3, down=True).traitors("black")
    position = to.scoring(number)
    position.run_chance()
    assert position.scored("red", "traitors") == -3
    assert seal(position, "red", "shield_bearer", 3) == "on"


@rule("FAVOR-6")
def test_seals_stay_down_without_a_scoring() -> None:
    """FAVOR-6: the end of a round alone changes nothing."""
    to = learn(Scenario(2, ("favor",)).seat("red"), "lady", 3, down=True)
    assert seal(to.end_of_round(1), "red", "lady", 3) == "down on"


# --- FAVOR-7 ---------------------------------------------------------------------------------------------------------


def builder() -> Scenario:
    return scenario("builder", 3).goods("material grey", 4)


def build(position: Position) -> Position:
    return position.play(next(text for text in position.options() if text.startswith("build ")))


@rule("FAVOR-7")
def test_the_builder_builds_twice() -> None:
    """FAVOR-7: and not a third time."""
    position = build(builder().arrived("red", "knight", "build"))
    position.play("favor build")
    assert position.asks() == "red favor build"
    assert seal(position, "red", "builder", 3) == "down on"
    build(position)
    assert (position.goods("red", "material grey"), position.manors_home("red")) == (2, 5)
    assert favors(position) == []
    assert position.asks() == "red after"


@rule("FAVOR-7")
def test_never_a_staff_after_the_ability() -> None:
    """FAVOR-7: ability or staff for that move."""
    position = build(builder().arrived("red", "merlin", "build"))
    assert position.offers("staff")
    assert not build(position.play("favor build")).offers("staff")


@rule("FAVOR-7")
def test_never_the_ability_after_a_staff() -> None:
    """FAVOR-7: the other way round."""
    position = build(builder().arrived("red", "merlin", "build"))
    assert position.offers("favor build")
    assert favors(build(position.play("staff"))) == []


@rule("FAVOR-7")
def test_the_ability_does_not_depend_on_having_staffs() -> None:
    """FAVOR-7: Merlin without a staff builds twice, too."""
    assert build(builder().staffs(0).arrived("red", "merlin", "build")).offers("favor build")


@rule("FAVOR-7")
def test_it_needs_a_build_that_was_made_on_a_space_one_has_reached() -> None:
    """FAVOR-7: not after forfeiting, not by Different action, not on another space."""
    assert favors(builder().arrived("red", "knight", "build").play("forfeit")) == []
    to = builder().goods("flag orange").seat("yellow").knight("build")
    assert favors(build(to.arrived("red", "knight", "exchange").play("flag different 1"))) == []
    assert favors(builder().arrived("red", "knight", "vp_shield").play("perform")) == []


@rule("FAVOR-7")
def test_it_is_not_offered_when_nothing_can_be_built() -> None:
    """BASE-21: what has no effect is not offered."""
    assert favors(build(scenario("builder", 3).goods("material grey").arrived("red", "knight", "build"))) == []


@rule("FAVOR-7", "BASE-20")
def test_a_window_is_open_between_the_two_builds() -> None:
    """BASE-20 (d)."""
    position = build(builder().goods("flag black").traitors("brown").arrived("red", "knight", "build"))
    assert position.play("flag repel brown").offers("favor build")


# --- FAVOR-8 ---------------------------------------------------------------------------------------------------------


@rule("FAVOR-8")
def test_the_shield_bearer_discards_a_traitor_for_a_point() -> None:
    """FAVOR-8: one traitor of choice, no shield."""
    to = scenario("shield_bearer", 3).traitors("black", "black", "brown").goods("shield black")
    position = to.turn("red")
    assert favors(position) == ["favor traitor black", "favor traitor brown"]
    position.play("favor traitor black")
    assert (position.points("red"), position.traitors("red")) == (1, ["black", "brown"])
    assert position.goods("red", "shield black") == 1
    assert position.traitor_discards() == 1
    assert favors(position) == []


@rule("FAVOR-8")
def test_it_is_open_in_every_window_of_ones_turn_only() -> None:
    """FAVOR-8: beside the die, its move, the action and the end of the turn; never in another's turn."""
    to = scenario("shield_bearer", 3).traitors("black").knight(1)
    position = to.turn("red")
    for step in ("die 1", "move cw", "perform", ""):
        assert position.offers("favor traitor black")
        if step:
            position.play(step)
    assert not scenario("shield_bearer", 3).traitors("black").turn("yellow").offers("favor traitor black")


@rule("FAVOR-8")
def test_it_works_in_the_traitor_step_before_shields_are_returned() -> None:
    """FAVOR-8: the shield is kept, and so is the castle's peace (BASE-71)."""
    to = scenario("shield_bearer", 3).traitors("black").goods("shield black").excalibur("red")
    position = to.scoring(6)
    assert position.asks() == "red repel"
    position.play("favor traitor black")
    assert (position.scored("red", "favor-traitor"), position.scored("red", "excalibur")) == (1, 3)
    assert position.goods("red", "shield black") == 1
    assert position.scored("red", "traitors") == 0


# --- FAVOR-9 ---------------------------------------------------------------------------------------------------------


@rule("FAVOR-9")
@pytest.mark.parametrize("space", POINTS)
def test_the_flag_bearer_scores_any_element_and_a_point_more(space: str) -> None:
    """FAVOR-9: four elements, also the space's own."""
    to = scenario("flag_bearer", 3).goods("shield black", 2).goods("flag blue", 3).markers("grey", 4)
    position = to.arrived("red", "knight", space)
    assert favors(position) == [f"favor score {each}" for each in ("shield", "flag", "material", "influence")]
    for element, points in (("shield", 3), ("flag", 4), ("material", 1), ("influence", 5)):
        assert position.copy().play(f"favor score {element}").points("red") == points


@rule("FAVOR-9")
def test_it_serves_one_of_two_performances_the_first() -> None:
    """FAVOR-9: a staff may repeat the space, which then scores as printed."""
    to = scenario("flag_bearer", 3).goods("shield black", 2).goods("flag blue", 3)
    position = to.arrived("red", "merlin", "vp_shield").play("favor score flag", "staff")
    assert position.options() == ["perform"]
    assert position.play("perform").points("red") == 4 + 2


@rule("FAVOR-9")
def test_it_serves_one_of_two_performances_the_second() -> None:
    """FAVOR-9: or the repetition, even where the space itself would count nothing."""
    to = scenario("flag_bearer", 3).goods("flag blue", 3)
    position = to.arrived("red", "merlin", "vp_shield").play("perform", "staff", "favor score flag")
    assert position.points("red") == 4


@rule("FAVOR-9")
def test_it_needs_a_points_space_one_has_reached() -> None:
    """FAVOR-9: not by Different action, not elsewhere."""
    to = scenario("flag_bearer", 3).goods("flag orange").goods("shield blue").seat("yellow").knight("vp_shield")
    position = to.arrived("red", "knight", "exchange")
    assert favors(position) == []
    assert favors(position.play("flag different 2")) == []


# --- FAVOR-10 --------------------------------------------------------------------------------------------------------


@rule("FAVOR-10")
@pytest.mark.parametrize("space", INFLUENCE)
def test_the_lady_deploys_twice_instead_of_the_space(space: str) -> None:
    """FAVOR-10: one after the other, each with its duty, on any of the four influence spaces."""
    position = scenario("lady", 3).markers("blue").markers("brown").arrived("red", "knight", space)
    assert len(favors(position)) == 8
    position.play("favor deploy builder blue")
    assert position.asks() == "red favor deploy"
    assert position.goods("red") == 1
    position.play("deploy flag_bearer brown")
    assert (position.at("red", "builder"), position.at("red", "flag_bearer")) == ("blue", "brown")
    assert (position.goods("red", "material blue"), position.goods("red", "flag brown")) == (1, 1)
    assert position.goods("red") == 2
    assert position.asks() == "red after"
    assert seal(position, "red", "lady", 3) == "down on"


@rule("FAVOR-10")
def test_only_principalities_with_an_own_marker() -> None:
    """FAVOR-10 [texts differ]: both times an own marker has to be there; another's does not count."""
    to = scenario("lady", 3).markers("blue").seat("yellow").markers("grey")
    position = to.arrived("red", "knight", "influence_flag")
    assert {text.split()[-1] for text in favors(position)} == {"blue"}
    position.play("favor deploy builder blue")
    assert {text.split()[-1] for text in position.options()} == {"blue"}
    assert favors(scenario("lady", 3).arrived("red", "knight", "influence_flag")) == []


@rule("FAVOR-10")
def test_the_same_principality_is_fine_and_the_same_vassal_may_go_on() -> None:
    """FAVOR-10: the second choice is a new one."""
    position = scenario("lady", 3).markers("blue").markers("grey").arrived("red", "knight", "influence_flag")
    position.play("favor deploy builder blue")
    assert position.offers("deploy lady blue")
    position.play("deploy builder grey")
    assert (position.goods("red", "material blue"), position.goods("red", "material grey")) == (1, 1)


@rule("FAVOR-10")
def test_ability_or_staff_never_both() -> None:
    """FAVOR-10: no staff after the ability, no ability on a staff's repetition."""
    to = scenario("lady", 3).markers("blue")
    first = to.arrived("red", "merlin", "influence_flag").play("favor deploy builder blue", "deploy lady blue")
    assert not first.offers("staff")
    again = (
        scenario("lady", 3).markers("blue").arrived("red", "merlin", "influence_flag").play("claim flag blue", "staff")
    )
    assert favors(again) == []


@rule("FAVOR-10", "BASE-20")
def test_a_window_is_open_between_the_two_deployments() -> None:
    """BASE-20 (d): the second one is asked again afterwards; it cannot be declined (ALL-3)."""
    to = scenario("lady", 3).markers("blue").goods("flag black").traitors("brown")
    position = to.arrived("red", "knight", "influence_flag").play("favor deploy builder blue")
    assert position.offers("flag repel brown")
    position.play("flag repel brown")
    assert position.offers("deploy lady blue")
    assert not position.offers("go on")


@rule("FAVOR-10")
def test_without_a_vassal_left_to_deploy_the_action_goes_on() -> None:
    """ALL-3: as far as possible."""
    to = scenario("lady", 3).markers("blue")
    for vassal in ("lady", "shield_bearer", "builder"):
        to.vassal(vassal, "blue")
    position = to.arrived("red", "knight", "influence_flag").play("favor deploy flag_bearer blue")
    assert position.options() == ["go on"]
    assert position.play("go on").asks() == "red after"


@rule("FAVOR-10")
def test_it_needs_an_influence_space_one_has_reached() -> None:
    """FAVOR-10: not by Different action, not on a victory point space for influence."""
    to = scenario("lady", 3).markers("blue").goods("flag orange").seat("yellow").knight("influence_flag")
    position = to.arrived("red", "knight", "exchange").play("flag different 3")
    assert position.offers("claim flag blue")
    assert favors(position) == []
    assert favors(scenario("lady", 3).markers("blue").arrived("red", "knight", "vp_influence")) == []
