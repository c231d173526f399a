"""Winning allies, and what they bring at once (KNIGHT-1, KNIGHT-2)."""

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.knights.allies import ALLY_NAMES
from merlin_bigbox.modules.knights.scenario import (
    allies_helping,
    ally,
    marshal_in,
    tiles,
    tiles_gone,
    tiles_left,
)

rule = pytest.mark.rule
EDITION = load()
A = tuple(each.name for each in EDITION.allies.a)
B = tuple(each.name for each in EDITION.allies.b)


def draft(players: int, first: str) -> Position:
    """A new game at the first choice of an ally."""
    position = Position.new_game(compose(EDITION, ("knights",), players))
    position.play(f"chance first {first}")
    return position.run_chance()


@rule("KNIGHT-1")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, "red", ["red a", "yellow b", "yellow a", "red b"]),
        (3, "yellow", ["yellow a", "red b", "blue a", "blue b", "red a", "yellow b"]),
        (
            4,
            "blue",
            ["blue a", "yellow b", "green a", "red b", "red a", "green b", "yellow a", "blue b"],
        ),
    ],
)
def test_the_stacks_go_round_in_opposite_ways_and_a_chooses_first(players: int, first: str, order: list[str]) -> None:
    """KNIGHT-1: A clockwise from the first player, B counter-clockwise from the last; who holds both begins with A."""
    position = draft(players, first)
    left = {"a": list(A), "b": list(B)}
    for step in order:
        seat, stack = step.split()
        assert position.asks() == f"{seat} draft {stack}"
        assert position.options() == [f"ally {name}" for name in left[stack]]
        position.play(f"ally {left[stack].pop()}")
    for seat in SEAT_NAMES[:players]:
        one, other = allies_helping(position, seat)
        assert one in A
        assert other in B
    assert position.asks() == f"{first} turn"


@rule("KNIGHT-1", "ALL-4")
def test_allies_come_after_the_starting_tiles_and_before_the_dice() -> None:
    """KNIGHT-1, ALL-4: whoever chooses knows everything but the dice."""
    position = draft(4, "red")
    assert all(position.state.cells[at.START + seat] for seat in range(4))
    assert not any(position.dice("red"))
    while " draft " in position.asks():
        position.play(position.options()[0])
    assert all(position.dice("red"))


@rule("KNIGHT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_a_variant_chance_deals_one_of_each_stack(players: int) -> None:
    """KNIGHT-1: nobody is asked, each ally of a stack is as likely as another, none comes twice."""
    rules = GameOptions(players, ("knights",), ("random-allies",)).rules(EDITION)
    position = Position.new_game(rules).run_chance("deal ally a")
    assert rules.probability(position.state, rules.sample(position.state, position.random)) == pytest.approx(1 / 6)
    assert position.offers(f"chance ally {A[0]}")
    assert not position.offers(f"chance ally {B[0]}")
    position.play(f"chance ally {A[0]}", f"chance ally {B[0]}")
    assert not position.offers(f"chance ally {A[0]}")
    assert rules.probability(position.state, rules.sample(position.state, position.random)) == pytest.approx(1 / 5)
    position.run_chance()
    found = [allies_helping(position, seat) for seat in SEAT_NAMES[:players]]
    assert all(one in A and other in B for one, other in found)
    assert len({name for each in found for name in each}) == 2 * players
    assert position.asks().endswith(" turn")


@rule("KNIGHT-2")
def test_each_ally_has_its_tiles() -> None:
    """KNIGHT-2: as many as the edition says."""
    position = Scenario(4, ("knights",)).turn("red")
    wanted = {each.name: each.tiles for each in (*EDITION.allies.a, *EDITION.allies.b)}
    assert {name: tiles_left(position, name) for name in ALLY_NAMES} == wanted


@rule("KNIGHT-2")
def test_a_used_tile_leaves_the_game_and_without_one_nothing_is_offered() -> None:
    """KNIGHT-2: the last tile of an ally ends its help."""
    scenario = tiles(ally(Scenario(4, ("knights",)).seat("red").dice(3, 5), "tristram"), "tristram", 1)
    position = scenario.turn("red").play("tristram 1 3 4")
    assert (tiles_left(position, "tristram"), tiles_gone(position, "tristram")) == (0, 6)
    assert position.dice("red")[:3] == [4, 5, 0]
    assert not any(option.startswith("tristram") for option in position.options())


@rule("KNIGHT-2")
def test_an_ally_helps_its_own_player_alone() -> None:
    """KNIGHT-2: nobody else can use the tiles."""
    scenario = ally(Scenario(4, ("knights",)).seat("yellow"), "tristram", "bors", "gawain", "bedivere")
    options = scenario.turn("red").options()
    assert not any(option.split()[0] in ALLY_NAMES for option in options)


def all_drafted(first: dict[str, str]) -> Position:
    """A game of four where red wins these allies of the stacks, set up to the first turn."""
    position = draft(4, "red")
    while " draft " in position.asks():
        seat, _, stack = position.asks().split()
        wish = f"ally {first[stack]}"
        mine = seat == "red"
        position.play(wish if mine else next(each for each in position.options() if each != wish))
    return position


@rule("KNIGHT-6")
def test_the_marshal_starts_where_the_knight_starts() -> None:
    """KNIGHT-6: in the principality of the knight's first space."""
    position = all_drafted({"a": "lancelot", "b": "galahad"})
    spaces = [spec.name for spec in position.rules.space_specs]
    assert spaces[position.knight("red")] == f"principality_{marshal_in(position)}"


@rule("KNIGHT-14")
def test_bedivere_brings_two_more_cards_at_setup() -> None:
    """KNIGHT-14: a hand of 6, the others keep 4."""
    position = all_drafted({"a": "tristram", "b": "bedivere"})
    assert [len(position.hand(seat)) for seat in SEAT_NAMES] == [6, 4, 4, 4]
