"""The steps of a scoring: traitors, environs, influence, Grail, vassals (BASE-70 … 76)."""

import pytest

from merlin_bigbox.engine.base.names import E_PRINCIPALITY, E_TRAITORS_LEFT
from merlin_bigbox.engine.core.ruleset import POINTS_EVENT
from merlin_bigbox.engine.core.specs import event_field
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule
SEATS = ("red", "yellow", "blue", "green")


def scored(position: Position, reason: str) -> list[int]:
    return [position.scored(seat, reason) for seat in SEATS[: int(position.rules.players)]]


@rule("BASE-70")
def test_matching_shields_are_returned_and_each_traitor_left_costs_three() -> None:
    """BASE-70: a shield of another colour does not help; totals may be negative; all traitors are discarded."""
    scenario = Scenario().seat("red").traitors("blue", "blue", "grey").goods("shield blue").goods("shield brown", 2)
    position = scenario.scoring(6)
    assert (position.points("red") - position.scored("red", "apples") - position.scored("red", "staffs")) == -6
    assert (position.goods("red", "shield blue"), position.goods("red", "shield brown")) == (0, 2)
    assert (position.traitors("red"), position.traitor_discards(), position.stock("shield blue")) == ([], 3, 6)


@rule("BASE-70")
def test_every_shield_that_can_be_returned_is() -> None:
    """BASE-70: no one keeps a matching shield and pays with points instead, and no more than needed are returned."""
    position = Scenario().seat("red").traitors("blue", "blue").goods("shield blue", 3).scoring(2)
    assert (position.scored("red", "traitors"), position.goods("red", "shield blue")) == (0, 1)


@rule("BASE-70")
def test_a_total_may_fall_below_zero() -> None:
    """BASE-70: the points of earlier rounds are not a limit."""
    assert Scenario().seat("red").points(2).traitors("blue", "grey").scoring(2).points("red") == -4


@rule("BASE-70")
def test_the_first_player_faces_the_traitors_first() -> None:
    """BASE-70: then clockwise, and each may first use Repel flags."""
    scenario = Scenario().first("blue")
    for seat in SEATS:
        scenario.seat(seat).traitors("blue").goods("flag black")
    position = scenario.scoring(2)
    asked: list[str] = []
    while not position.by_chance:
        asked.append(position.asks())
        position.play("shields")
    assert asked == ["blue repel", "green repel", "red repel", "yellow repel"]
    left = [SEATS[event.seat] for event in position.journal.take() if event.kind == E_TRAITORS_LEFT]
    assert left == ["blue", "green", "red", "yellow"]


@rule("BASE-70")
def test_nobody_is_asked_without_traitors_or_without_a_flag_that_repels() -> None:
    """BASE-70: there is nothing to decide."""
    scenario = Scenario().seat("red").traitors("blue").goods("flag grey").seat("yellow").goods("flag black")
    assert scenario.scoring(2).by_chance


@rule("BASE-71")
@pytest.mark.parametrize(("traitors", "shields", "points"), [(0, 0, 3), (2, 2, 3), (2, 1, 0)])
def test_excalibur_rewards_a_castle_without_traitors(traitors: int, shields: int, points: int) -> None:
    """BASE-71: none left unrepelled, also when there was none."""
    scenario = Scenario().excalibur("red").seat("red").traitors(*["blue"] * traitors).goods("shield blue", shields)
    assert scored(scenario.scoring(2), "excalibur") == [points, 0, 0, 0]


@rule("BASE-71")
def test_excalibur_rewards_traitors_repelled_by_a_flag() -> None:
    """BASE-71: repelled is repelled, by whatever means."""
    scenario = Scenario().excalibur("red").seat("red").traitors("blue").goods("flag black")
    assert scenario.scoring(2).play("flag repel blue").scored("red", "excalibur") == 3


@rule("BASE-72")
@pytest.mark.parametrize("number", [2, 4])
def test_each_player_draws_three_new_traitors(number: int) -> None:
    """BASE-72: after the old ones are discarded."""
    position = Scenario().seat("red").traitors("blue", "grey").scoring(number)
    assert [len(position.traitors(seat)) for seat in SEATS] == [3, 3, 3, 3]
    assert position.traitor_discards() == 2


@rule("BASE-72")
def test_no_traitors_are_drawn_after_round_6() -> None:
    """BASE-72: they could matter to nothing."""
    position = Scenario().seat("red").traitors("blue").scoring(6)
    assert [position.traitors(seat) for seat in SEATS] == [[], [], [], []]


def last_card(yellow: int = 0, number: int = 6) -> Position:
    """Red has completed a card in the turn that ends; yellow has a die of this face left, or none."""
    scenario = Scenario(2).round(number).seat("yellow").dice(*([yellow] if yellow else []))
    scenario.seat("red").dice().goods("material brown").hand(12)
    return scenario.arrived("red", "knight", "grail").play("mission 12", "perform", "end turn")


@rule("BASE-72", "BASE-51")
def test_after_the_very_last_turn_no_card_is_taken() -> None:
    """BASE-72: no seat can take another turn, so no card could change anything; the turn itself was ended (ALL-6)."""
    position = last_card()
    assert position.is_over
    assert position.scored("red", "missions") > 0


@rule("BASE-72", "BASE-51")
def test_cards_are_taken_as_long_as_any_seat_has_a_turn() -> None:
    """BASE-72: be it another one, and in every round before the last."""
    assert last_card(yellow=3).asks() == "red take card"
    assert last_card(number=5).asks() == "red take card"


@rule("BASE-72")
def test_an_empty_supply_is_made_anew_from_the_discards() -> None:
    """BASE-72: only when it is empty, in the middle of drawing if need be."""
    position = Scenario().traitor_supply("brown", "brown").scoring(2)
    assert not position.offers("chance traitor black")
    position.play("chance traitor brown", "chance traitor brown")
    assert position.offers("chance traitor black")
    assert position.offers("chance traitor brown")
    assert [len(position.traitors(seat)) for seat in SEATS] == [3, 3, 3, 3]
    assert position.traitor_discards() == 0


@rule("BASE-70", "BASE-73", "BASE-74", "BASE-76")
def test_the_steps_come_in_their_order() -> None:
    """BASE-70 to 76: traitors and Excalibur, environs, influence, vassals."""
    scenario = Scenario().excalibur("yellow").seat("red").traitors("blue").manors("A1").markers("grey")
    position = scenario.vassal("lady", "blue").scoring(2).run_chance()
    spec = position.rules.event_specs[POINTS_EVENT]
    reasons = [event_field(spec, each, "reason") for each in position.journal.take() if each.kind == POINTS_EVENT]
    told = [position.rules.reason_specs[reason].name for reason in reasons]
    assert told == ["traitors", "excalibur", "environs", "influence", "vassals"]


ENVIRONS = "wwLmml wwlmMm WlmLlW lLMWwM"
#           Row A to D; odd columns (2, 4, 6) lie half a tile lower.


@rule("BASE-73")
def test_most_manors_take_a_point_for_each_tile() -> None:
    """BASE-73: others get nothing there; without a manor nobody does; the manors stay."""
    position = Scenario().environs(ENVIRONS).manor("A1", "red").manor("B2", "red").manor("A2", "yellow").scoring(2)
    assert scored(position, "environs") == [5, 0, 0, 0]
    assert (position.manor("A1"), position.manor("A2"), position.manors_home("red")) == ("red", "yellow", 5)


@rule("BASE-73")
def test_territories_are_connected_by_the_sides_of_their_tiles_alone() -> None:
    """BASE-73: A3 and B3 are one lake; C6, D5 and D4 one wood; A6 is alone."""
    scenario = Scenario().environs(ENVIRONS).manor("A3", "red").manor("D4", "yellow").manor("A6", "blue")
    assert scored(scenario.scoring(2), "environs") == [2, 3, 1, 0]


@rule("BASE-73")
@pytest.mark.parametrize(("tied", "points"), [(2, 2), (3, 1), (4, 1)])
def test_tied_players_divide_the_points_rounded_down(tied: int, points: int) -> None:
    """BASE-73: five tiles of wood."""
    scenario = Scenario().environs(ENVIRONS)
    for seat, tile in list(zip(SEATS, ("A1", "A2", "B1", "B2"), strict=True))[:tied]:
        scenario.manor(tile, seat)
    assert scored(scenario.scoring(2), "environs") == [points if seat < tied else 0 for seat in range(4)]


@rule("BASE-74")
def test_most_markers_take_a_point_for_each_marker_there() -> None:
    """BASE-74: all markers count, also the others'."""
    scenario = Scenario().seat("red").markers("blue", 2).seat("green").markers("blue").markers("grey", 4)
    assert scored(scenario.scoring(2), "influence") == [3, 0, 0, 4]


@rule("BASE-74")
@pytest.mark.parametrize(("third", "points"), [(0, [2, 2, 0, 0]), (1, [2, 2, 0, 0]), (2, [2, 2, 2, 0])])
def test_tied_principalities_are_divided_rounded_down(third: int, points: list[int]) -> None:
    """BASE-74: only those tied for most share."""
    scenario = Scenario().seat("red").markers("blue", 2).seat("yellow").markers("blue", 2)
    assert scored(scenario.seat("blue").markers("blue", third).scoring(2), "influence") == points


@rule("BASE-74")
def test_each_player_keeps_one_marker_and_the_others_go_home() -> None:
    """BASE-74: a single one stays."""
    scenario = Scenario().seat("red").markers("blue", 3).markers("grey").seat("yellow").markers("blue", 2)
    position = scenario.scoring(2)
    assert (position.markers("red", "blue"), position.markers("red", "grey"), position.markers_home("red")) == (1, 1, 4)
    assert (position.markers("yellow", "blue"), position.markers_home("yellow")) == (1, 5)


@rule("BASE-74")
def test_principalities_are_scored_clockwise_from_black() -> None:
    """BASE-74: in the order of EDITION-1."""
    scenario = Scenario()
    for colour in ("brown", "purple", "black", "orange", "grey", "blue"):
        scenario.seat("red").markers(colour)
    position = scenario.scoring(2).run_chance()
    spec = position.rules.event_specs[E_PRINCIPALITY]
    order = [event_field(spec, each, "colour") for each in position.journal.take() if each.kind == E_PRINCIPALITY]
    assert order == [0, 1, 2, 3, 4, 5]


@rule("BASE-75")
def test_grail_breaks_a_tie_only_once_a_scoring() -> None:
    """BASE-75: asked at each tie until it is used."""
    scenario = Scenario().grail("red")
    for seat in ("red", "yellow"):
        scenario.seat(seat).markers("black").markers("blue").markers("brown")
    position = scenario.scoring(2).run_chance()
    assert (position.asks(), position.options()) == ("red grail", ["grail", "share"])
    position.play("share")
    assert position.asks() == "red grail"
    position.play("grail")
    assert position.run_chance().asks().endswith(" turn")
    assert (scored(position, "influence"), scored(position, "grail")) == ([2, 2, 0, 0], [2, 0, 0, 0])


@rule("BASE-75")
def test_the_grail_is_decided_before_later_principalities_are_scored() -> None:
    """BASE-75: at that moment only the earlier ones are."""
    scenario = Scenario().grail("red").seat("green").markers("grey", 2).markers("brown", 2)
    position = scenario.seat("red").markers("blue").seat("yellow").markers("blue").scoring(2)
    assert (position.points("green"), position.asks()) == (2, "red grail")
    assert position.play("grail").points("green") == 4


@rule("BASE-75")
def test_the_grail_helps_only_its_holder_and_only_in_a_tie_for_most() -> None:
    """BASE-75: not where others are tied above, and not where one is alone."""
    scenario = (
        Scenario().grail("red").seat("red").markers("black").markers("blue", 2).seat("yellow").markers("black", 2)
    )
    position = scenario.seat("green").markers("black", 2).markers("blue").scoring(2)
    assert position.run_chance().asks().endswith(" turn")
    assert scored(position, "influence") == [3, 2, 0, 2]


@rule("BASE-76")
def test_each_vassal_in_a_principality_gives_a_point() -> None:
    """BASE-76: those on the castle board do not."""
    position = Scenario().seat("red").vassal("lady", "blue").vassal("builder", "blue").scoring(2)
    assert scored(position, "vassals") == [2, 0, 0, 0]
    assert position.at("red", "lady") == "blue"
