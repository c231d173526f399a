"""Whole-turn plans: equal ends are merged, whatever the order, and nothing hidden makes a difference."""

from __future__ import annotations

from itertools import pairwise

import pytest

from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.puzzles.judging import numbers
from merlin_bigbox.puzzles.library import puzzles
from merlin_bigbox.puzzles.plans import closes, end_key, find_plans, key_of, own_choices
from merlin_bigbox.puzzles.puzzle import Puzzle, position

SMALL = [puzzle for puzzle in puzzles() if puzzle.count <= 120][:3]


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda puzzle: puzzle.id)
def test_no_two_plans_have_the_same_end(puzzle: Puzzle) -> None:
    """And each is a line of offered actions, of which the last one alone ends it."""
    game = position(puzzle)
    rules, seat = game.rules, puzzle.seat
    found = find_plans(rules, game.state, seat)
    assert found is not None
    assert len(found) == puzzle.count == len({key_of(rules, game.state, seat, line) for line in found})
    assert all(len(one) <= len(other) for one, other in pairwise(found))
    for line in found:
        state = game.state.copy()
        for number, action in enumerate(line, 1):
            assert rules.offers(state, action)
            assert closes(rules, state, seat, action) == (number == len(line))
            rules.apply(state, action)


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda puzzle: puzzle.id)
def test_hidden_cards_change_neither_plans_nor_ends(puzzle: Puzzle) -> None:
    game = position(puzzle)
    rules, seat = game.rules, puzzle.seat
    found = find_plans(rules, game.state, seat)
    assert found is not None
    for seed in range(3):
        world = rules.resample(game.observe(seat), Random(seed))
        assert find_plans(rules, world, seat) == found
        for line in found[:20]:
            state = world.copy()
            for action in line[:-1]:
                rules.apply(state, action)
            assert end_key(rules, state, seat, line[-1]) == key_of(rules, game.state, seat, line)


def test_the_order_of_actions_makes_no_difference() -> None:
    """Two free actions in either order come to one end."""
    swapped = 0
    for puzzle in puzzles():
        game = position(puzzle)
        rules, seat = game.rules, puzzle.seat
        line = numbers(puzzle, puzzle.plans[0])
        for place in range(len(line) - 2):
            other = (*line[:place], line[place + 1], line[place], *line[place + 2 :])
            if _is_offered(game, other):
                swapped += 1
                assert key_of(rules, game.state, seat, other) == key_of(rules, game.state, seat, line)
        if swapped >= 3:
            break
    assert swapped


def _is_offered(game: Game, line: tuple[int, ...]) -> bool:
    state = game.state.copy()
    for action in line:
        if not game.rules.offers(state, action):
            return False
        game.rules.apply(state, action)
    return True


def test_too_many_states_are_not_looked_at() -> None:
    game = position(SMALL[0])
    assert find_plans(game.rules, game.state, SMALL[0].seat, most=3) is None


def test_only_real_choices_count() -> None:
    """What is the only option is no choice, and neither is the end of the turn."""
    game = Game.new(GameOptions(2), seed=1)
    while game.frame_name != "turn":
        game.play(game.choices()[0])
    seat = game.decider or 0
    found = find_plans(game.rules, game.state, seat, most=100_000) or []
    for line in found[:50]:
        options: list[int] = []
        state = game.state.copy()
        for action in line:
            if int(kind_of(action)) != A_END_TURN and len(game.rules.options(state)) > 1:
                options.append(action)
            game.rules.apply(state, action)
        wanted = len(options) - (int(kind_of(line[-1])) != A_END_TURN and options[-1:] == [line[-1]])
        assert own_choices(game.rules, game.state, seat, line) == wanted
