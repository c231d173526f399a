"""Plus tokens under markers (MARKET-4, MIX-6, MIX-7)."""

import pytest

from merlin_bigbox.engine.base.goods import place_marker, return_marker
from merlin_bigbox.engine.base.names import E_MARKER_BACK
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import seat_number
from merlin_bigbox.modules.gold.scenario import mistletoe
from merlin_bigbox.modules.market.scenario import plus, plus_in, plus_of, plus_under

rule = pytest.mark.rule
MARKET = ("gold", "market")
BLACK, GREY = 0, 1


def red(players: int = 4) -> Scenario:
    """Red with the market."""
    return Scenario(players, MARKET).seat("red")


def leaves(position: Position, seat: str, principality: int) -> Position:
    """A marker goes back to its castle board outside a scoring."""
    return_marker(position.rules, position.state, seat_number(seat), principality, E_MARKER_BACK)
    position.rules.settle(position.state)
    return position


@rule("MARKET-4", "MIX-6")
def test_a_marker_placed_by_the_lady_may_get_a_token() -> None:
    """MARKET-4: right when it is placed, or not."""
    position = plus(red(), 2).arrived("red", "knight", "principality_black").play("deploy lady black")
    assert (position.asks(), position.options()) == ("red plus token", ["plus", "decline"])
    without = position.copy().play("decline")
    assert (plus_of(without, "red"), plus_under(without, "red", "black"), without.markers("red", "black")) == (2, 0, 1)
    position.play("plus")
    assert (plus_of(position, "red"), plus_under(position, "red", "black"), position.markers("red", "black")) == (
        1,
        1,
        1,
    )
    assert position.asks() == "red after"


@rule("MIX-6")
def test_a_marker_of_a_tower_may_get_a_token() -> None:
    """MIX-6: by whatever rule it is placed."""
    scenario = plus(red(), 1).tile("B2", "lake tower").goods("material grey", 6)
    for colour in ("black", "blue", "purple", "orange", "brown"):
        scenario.goods(f"material {colour}")
    position = scenario.arrived("red", "knight", "build")
    position.play(next(option for option in position.options() if option.startswith("build B2")), "marker grey", "plus")
    assert plus_under(position, "red", "grey") == 1


@rule("MARKET-4")
def test_nobody_is_asked_without_a_token_or_without_a_marker() -> None:
    """MARKET-4: nothing to choose, nothing is asked."""
    position = red().arrived("red", "knight", "principality_black").play("deploy lady black")
    assert position.asks() == "red after"
    position = (
        plus(red(), 1).markers("grey", 6).arrived("red", "knight", "principality_black").play("deploy lady black")
    )
    assert position.asks() == "red after"


@rule("MARKET-4")
def test_two_markers_at_once_and_one_token() -> None:
    """MARKET-4: after the only token is placed, the other marker asks nothing."""
    position = plus(red(), 1).turn("red")
    place_marker(position.rules, position.state, 0, BLACK)
    place_marker(position.rules, position.state, 0, GREY)
    position.rules.settle(position.state)
    position.play("plus")
    assert (plus_under(position, "red", "grey"), position.asks()) == (1, "red turn")


@rule("MARKET-4")
def test_the_other_players_token_is_not_ones_own() -> None:
    """MARKET-4: only who owns a token is asked."""
    scenario = plus(red().seat("yellow"), 1)
    assert scenario.arrived("red", "knight", "principality_black").play("deploy lady black").asks() == "red after"


@rule("MARKET-X1", "MARKET-4")
def test_green_wins_with_a_plus_token() -> None:
    """MARKET-X1: green 2 with a token, blue 2, red 1: all 6 points to green."""
    scenario = red().markers("black").seat("blue").markers("black", 2).seat("green").markers("black", 2)
    position = plus_in(scenario, "black").scoring(2)
    assert [position.scored(seat, "influence") for seat in ("red", "blue", "green")] == [0, 0, 6]


@rule("MARKET-4")
def test_the_token_returns_after_the_scoring() -> None:
    """MARKET-4: the marker itself stays as always; in the scoring after that it counts once."""
    scenario = red(2).markers("black").seat("yellow").markers("black")
    position = plus_in(scenario, "black").scoring(2)
    assert (position.scored("yellow", "influence"), position.scored("red", "influence")) == (3, 0)
    assert (plus_under(position, "yellow", "black"), plus_of(position, ""), plus_of(position, "yellow")) == (0, 6, 0)
    assert (position.markers("yellow", "black"), position.markers("red", "black")) == (1, 1)


@rule("MARKET-4", "MIX-6")
def test_two_tokens_in_one_principality_add_up() -> None:
    """MIX-6: two markers with a token each are four."""
    scenario = red(2).markers("black", 3).seat("yellow").markers("black", 2)
    position = plus_in(scenario, "black", 2).scoring(2)
    assert (position.scored("yellow", "influence"), plus_of(position, "")) == (7, 6)


@rule("MARKET-4")
def test_a_token_can_make_the_tie_that_the_grail_breaks() -> None:
    """MARKET-4, BASE-75: it counts for the majority."""
    scenario = red(2).markers("black", 2).grail("red").seat("yellow").markers("black")
    position = plus_in(scenario, "black").scoring(2)
    assert position.run_chance().asks() == "red grail"
    position.play("grail")
    assert (position.scored("red", "grail"), position.points("yellow")) == (4, 0)


@rule("MIX-6")
def test_tokens_count_neither_for_points_spaces_nor_for_missions() -> None:
    """MIX-6: in scorings only. Mission 16 asks for two markers."""
    scenario = plus_in(red().markers("black").hand(16), "black")
    position = mistletoe(scenario, 0).arrived("red", "knight", "vp_influence")
    assert not position.offers("mission 16")
    assert position.play("perform").points("red") == 1


@rule("MIX-7")
def test_a_token_returns_with_its_marker() -> None:
    """MIX-7: when the only marker leaves outside a scoring."""
    position = leaves(plus_in(red().markers("black"), "black").turn("red"), "red", BLACK)
    assert (plus_under(position, "red", "black"), plus_of(position, ""), position.markers_home("red")) == (0, 6, 6)
    assert position.asks() == "red turn"


@rule("MIX-7")
def test_the_owner_chooses_which_marker_leaves() -> None:
    """MIX-7: one with a token and one without."""
    position = leaves(plus_in(red().markers("black", 2), "black").turn("red"), "red", BLACK)
    assert (position.asks(), position.options()) == ("red which marker left", ["without plus", "with plus"])
    kept = position.copy().play("without plus")
    assert (plus_under(kept, "red", "black"), kept.markers("red", "black")) == (1, 1)
    position.play("with plus")
    assert (plus_under(position, "red", "black"), plus_of(position, ""), plus_of(position, "red")) == (0, 6, 0)


@rule("MIX-7")
def test_a_marker_without_any_token_there_just_leaves() -> None:
    """MIX-7: nothing is asked."""
    position = leaves(plus_in(red().markers("black").markers("grey"), "grey").turn("red"), "red", BLACK)
    assert (position.asks(), plus_under(position, "red", "grey")) == ("red turn", 1)
