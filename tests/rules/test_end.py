"""The end of the game and the printed examples of the scoring (BASE-80, 81, X3 … X11)."""

import pytest

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.scenario import Scenario

rule = pytest.mark.rule
SEATS = ("red", "yellow", "blue", "green")


@rule("BASE-80")
@pytest.mark.parametrize(("goods", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_end_counts_apples_staffs_and_every_three_goods(goods: int, points: int) -> None:
    """BASE-80: 1 point an apple, 2 a staff, 1 for three goods of any kinds."""
    scenario = Scenario().seat("red").apples(4).staffs(2)
    for good in ("shield blue", "flag blue", "material grey", "shield brown", "flag black", "material orange")[:goods]:
        scenario.goods(good)
    position = scenario.scoring(6)
    assert position.is_over
    assert (position.scored("red", "apples"), position.scored("red", "staffs")) == (4, 4)
    assert position.scored("red", "goods") == points


@rule("BASE-80")
def test_nothing_is_counted_at_earlier_scorings_and_other_pieces_never() -> None:
    """BASE-80: markers at home, manors at home, cards in hand give nothing."""
    early = Scenario().seat("red").goods("flag blue", 3).scoring(4)
    assert [early.scored("red", reason) for reason in ("apples", "staffs", "goods")] == [0, 0, 0]
    late = Scenario().seat("red").hand(1, 2, 3).apples(0).staffs(0).scoring(6)
    assert late.points("red") == 0


@rule("BASE-80")
def test_shields_returned_against_traitors_are_not_left_for_the_end() -> None:
    """BASE-80: it follows the scoring of round 6."""
    position = Scenario().seat("red").goods("shield blue").goods("flag blue", 2).traitors("blue").scoring(6)
    assert position.scored("red", "goods") == 0


@rule("BASE-81")
@pytest.mark.parametrize(
    ("points", "winners"), [((9, 4, 8, 0), ("red",)), ((4, 9, 9, 0), ("yellow", "blue")), ((0, 0, 0, 0), SEATS)]
)
def test_most_points_win_and_ties_share_the_victory(points: tuple[int, ...], winners: tuple[str, ...]) -> None:
    """BASE-81: nothing breaks a tie."""
    scenario = Scenario().grail("green").excalibur("green")
    for seat, score in zip(SEATS, points, strict=True):
        scenario.seat(seat).points(score).apples(0).staffs(0 if seat == "green" else 1)
    scenario.seat("green").points(points[3] - 1)
    game = Game(GameOptions())
    game.state = scenario.scoring(6).state
    assert tuple(SEATS[seat] for seat in game.winners) == winners


@rule("BASE-81")
def test_nobody_has_won_before_the_end() -> None:
    """BASE-81: the final points come first."""
    game = Game(GameOptions())
    game.state = Scenario().seat("red").points(50).turn("red").state
    assert game.winners == ()


@rule("BASE-X3")
def test_three_traitors_and_shields_for_two_cost_three_points() -> None:
    """BASE-X3."""
    scenario = Scenario().seat("red").traitors("blue", "grey", "brown").goods("shield blue").goods("shield grey")
    assert scenario.scoring(2).points("red") == -3


@rule("BASE-X4")
def test_the_printed_environs() -> None:
    """BASE-X4: wood of 5 tiles shared by red and yellow, blue alone on 2 tiles, green alone on 1."""
    scenario = Scenario().environs("wwLmml wwlmMm WlmLlW lLMWwM")
    position = scenario.manor("A1", "red").manor("C1", "yellow").manor("A3", "blue").manor("A6", "green").scoring(2)
    assert [position.scored(seat, "environs") for seat in SEATS] == [2, 2, 2, 1]


@rule("BASE-X5")
def test_one_marker_each_gives_one_point_each() -> None:
    """BASE-X5: black with yellow, blue and red."""
    scenario = Scenario()
    for seat in ("yellow", "blue", "red"):
        scenario.seat(seat).markers("black")
    position = scenario.scoring(2)
    assert [position.points(seat) for seat in SEATS] == [1, 1, 1, 0]


@rule("BASE-X6")
def test_three_two_and_one_markers_give_six_points_and_send_three_home() -> None:
    """BASE-X6: exactly 2 red ones and 1 green one go back."""
    scenario = Scenario().seat("red").markers("purple", 3).seat("green").markers("purple", 2)
    position = scenario.seat("blue").markers("purple").scoring(2)
    assert [position.points(seat) for seat in SEATS] == [6, 0, 0, 0]
    assert [position.markers_home(seat) for seat in ("red", "green", "blue")] == [5, 5, 5]
    assert [position.markers(seat, "purple") for seat in ("red", "green", "blue")] == [1, 1, 1]


@rule("BASE-X7")
def test_four_three_three_and_one_vassals_give_as_many_points() -> None:
    """BASE-X7."""
    scenario = Scenario()
    colours = ("black", "grey", "blue", "purple")
    vassals = ("lady", "shield_bearer", "builder", "flag_bearer")
    for seat, colour, count in zip(SEATS, colours, (4, 3, 3, 1), strict=True):
        for vassal in vassals[:count]:
            scenario.seat(seat).vassal(vassal, colour)
    position = scenario.scoring(2)
    assert [position.points(seat) for seat in SEATS] == [4, 3, 3, 1]


@rule("BASE-X8")
@pytest.mark.parametrize(("choice", "points"), [("share", [2, 2]), ("grail", [4, 0])])
def test_a_tie_with_four_markers_gives_two_each_or_four_by_the_grail(choice: str, points: list[int]) -> None:
    """BASE-X8."""
    scenario = Scenario().grail("red").seat("red").markers("grey", 2).seat("yellow").markers("grey", 2)
    position = scenario.scoring(2).play(choice)
    assert [position.points("red"), position.points("yellow")] == points
    assert Scenario().seat("red").markers("grey", 2).seat("yellow").markers("grey", 2).scoring(2).points("red") == 2


@rule("BASE-X9")
def test_five_goods_left_give_one_point() -> None:
    """BASE-X9: two flags, two materials, one shield."""
    scenario = Scenario().seat("red").goods("flag blue", 2).goods("material grey", 2).goods("shield blue")
    assert scenario.scoring(6).scored("red", "goods") == 1


@rule("BASE-X10")
def test_a_blue_material_is_exchanged_for_an_orange_flag() -> None:
    """BASE-X10."""
    position = Scenario().seat("red").goods("material blue").arrived("red", "knight", "exchange")
    position.play("return material blue", "claim flag orange")
    assert (position.goods("red"), position.goods("red", "flag orange"), position.stock("material blue")) == (1, 1, 6)


@rule("BASE-X11")
def test_the_builder_relocated_into_purple_claims_a_purple_material() -> None:
    """BASE-X11: counter-clockwise from orange."""
    position = Scenario().seat("red").vassal("builder", "orange").arrived("red", "knight", "relocate")
    position.play("relocate builder ccw")
    assert (position.at("red", "builder"), position.goods("red", "material purple"), position.goods("red")) == (
        "purple", 1, 1,
    )  # fmt: skip
