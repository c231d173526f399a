"""A kept plan says which of its steps hold, and nothing hidden makes a difference to any answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import pytest

from merlin_bigbox.engine.base.cells import APPLE
from merlin_bigbox.engine.base.movement import figure_at
from merlin_bigbox.engine.base.names import A_APPLE, F_TURN, MERLIN_FIGURE, RING
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.line import read_line
from merlin_bigbox.game.notation import write
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.planner.keeping import Kept, check
from merlin_bigbox.planner.plan import Row, plan
from tests.planner.test_orders import turn_starts
from tests.sizes import size

ALL = module_names()
FEW = 100


def kept(row: Row) -> list[Kept]:
    """A row as a page keeps it."""
    return [Kept(step.actions, step.route, step.space) for step in row.steps]


def some(players: int, modules: tuple[str, ...], every: int, most: int) -> list[Game]:
    """Copies of some moments at which a turn begins, of as many games as it takes."""
    found: list[Game] = []
    for number in count(1):
        for game in turn_starts(f"kept {number}", players, modules, every):
            found.append(game.copy())
            if len(found) == most:
                return found
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("modules", "every"), [((), 9), pytest.param(ALL, 29, marks=pytest.mark.compiled_only)], ids=["base", "all"]
)
def test_what_is_hidden_changes_no_answer(modules: tuple[str, ...], every: int) -> None:
    """The hidden parts dealt anew, all the seat knows being the same: the same tree and the same checked plan."""
    for number, game in enumerate(some(3, modules, every, size(3, 300))):
        for seat in range(3):
            tree = plan(game.rules, game.observe(seat), most=FEW)
            for shuffle in range(2):
                world = game.rules.resample(game.observe(seat), Random(1000 * number + shuffle))
                observed = game.rules.observe(world, seat)
                assert plan(game.rules, observed, most=FEW) == tree
                if tree.rows:
                    same = check(game.rules, game.observe(seat), kept(tree.rows[0]))
                    assert check(game.rules, observed, kept(tree.rows[0])) == same


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), pytest.param(ALL, marks=pytest.mark.compiled_only)], ids=["base", "all"])
def test_a_row_tells_what_playing_it_brings(modules: tuple[str, ...]) -> None:
    """Points at once and at the scoring sum up step by step, and the first turn can be played as one decision."""
    for game in some(2, modules, 13, 4):
        seat = int(game.decider or 0)
        for row in plan(game.rules, game.observe(seat), most=FEW).rows[:3]:
            assert sum(step.now for step in row.steps) == row.now
            assert sum(step.scoring for step in row.steps) == row.scoring
            first, *then = (write(game.rules, action) for action in row.steps[0].actions)
            points = game.points[seat]
            played = game.copy()
            for action in read_line(played, first, then):
                played.step(action)
            if not played.is_over and played.round == game.round:
                assert played.points[seat] - points == row.steps[0].now


@pytest.mark.slow
@pytest.mark.compiled_only
@pytest.mark.parametrize("begins", [True, False], ids=["turn", "middle"])
@pytest.mark.parametrize("modules", [(), ALL], ids=["base", "all"])
def test_every_row_holds_at_the_moment_it_was_made(modules: tuple[str, ...], begins: bool) -> None:
    """Whenever a turn begins, or in the middle of one: stairs, Arthur and others move figures after a route."""
    random, checked = Random(9), 0
    for seed in range(size(3, 60)):
        game = Game.new(GameOptions(2, modules), seed=seed)
        while not game.is_over:
            options = game.options_now()
            if (kind_of(top(game.state)) == F_TURN) == begins and random.below(3 if begins else 6) == 0:
                seat = int(game.decider or 0)
                for row in plan(game.rules, game.observe(seat), most=FEW).rows[:2]:
                    found = check(game.rules, game.observe(seat), kept(row))
                    assert [step.status for step in found.steps] == ["holds"] * len(row.steps), (seed, game.at)
                    checked += 1
            game.play(options[random.below(len(options))])
    assert checked >= 20


@pytest.mark.slow
def test_a_plan_holds_until_somebody_moves_merlin() -> None:
    """The step with the white die says that it leads elsewhere now; the others hold, and other ways are offered."""
    broken = 0
    for game in some(3, (), 1, 40):
        seat = int(game.decider or 0)
        rows = [
            row
            for row in plan(game.rules, game.observe(seat), most=FEW).rows
            if any(step.figure == MERLIN_FIGURE and step.depends for step in row.steps)
        ]
        if not rows:
            continue
        row = rows[0]
        held = check(game.rules, game.observe(seat), kept(row))
        assert [step.status for step in held.steps] == ["holds"] * len(row.steps)
        assert held.row is not None
        assert (held.row.now, held.row.scoring, held.row.worth) == (row.now, row.scoring, row.worth)
        moved = merlin_moved(game, seat)
        after = check(game.rules, game.rules.observe(moved, seat), kept(row))
        for before, now in zip(row.steps, after.steps, strict=True):
            if before.figure != MERLIN_FIGURE:
                continue
            assert (now.status, now.cause) == ("broken", "elsewhere")
            assert now.space == (before.space + 1) % RING
            assert after.step == [step.status for step in after.steps].index("broken")
            assert after.changes
            broken += 1
        if broken >= 4:
            return
    raise AssertionError("no plan had Merlin in it")


def merlin_moved(game: Game, seat: int) -> State:
    """The same moment with Merlin one space further."""
    state = game.state.copy()
    at = int(figure_at(state, seat, MERLIN_FIGURE))
    cells = [index for index in range(len(state.as_list())) if index == _merlin_cell(state, seat)]
    state.cells[cells[0]] = (at + 1) % RING
    return state


def _merlin_cell(state: State, seat: int) -> int:
    """The cell that says where Merlin stands: the one by which `figure_at` changes."""
    at = int(figure_at(state, seat, MERLIN_FIGURE))
    for index in range(len(state.as_list())):
        trial = state.copy()
        trial.cells[index] = at + 1
        if int(figure_at(trial, seat, MERLIN_FIGURE)) == at + 1:
            return index
    raise AssertionError("Merlin stands nowhere")


@pytest.mark.slow
def test_an_apple_is_tried_in_place() -> None:
    """Each other face of the die leads to its own space, and nothing of it happens."""
    game = some(2, (), 1, 1)[0]
    seat = int(game.decider or 0)
    game.state.cells[APPLE + seat] += 1
    row = plan(game.rules, game.observe(seat), most=FEW).rows[0]
    before = game.state.as_list()
    checked = check(game.rules, game.observe(seat), kept(row), change=0)
    assert checked.step == 0
    by_apple = [change for change in checked.changes if int(kind_of(change.action)) == A_APPLE]
    assert by_apple
    assert sums(checked.changes) == sorted(sums(checked.changes), reverse=True)
    for change in by_apple:
        assert change.action in change.row.steps[0].actions[: change.row.steps[0].route]
    assert game.state.as_list() == before


def sums(changes: Sequence[object]) -> list[int]:
    """What each change comes to."""
    return [change.row.now + change.row.scoring for change in changes]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_what_can_be_played_at_once_ends_with_new_information() -> None:
    """It is offered to the seat that is asked alone, also in the middle of a turn, and is one decision."""
    seen = 0
    for game in some(3, (), 7, 4):
        seat = int(game.decider or 0)
        rows = plan(game.rules, game.observe(seat), most=FEW).rows
        checked = check(game.rules, game.observe(seat), kept(rows[0]))
        assert checked.play == rows[0].steps[0].actions[: len(checked.play)]
        read_line(game, *_words(game, checked.play))
        other = (seat + 1) % 3
        for theirs in plan(game.rules, game.observe(other), most=FEW).rows[:1]:
            assert not check(game.rules, game.observe(other), kept(theirs)).play
        game.step(checked.play[0])
        if game.decider == seat and int(kind_of(top(game.state))) != F_TURN:
            under_way = check(game.rules, game.observe(seat), kept(rows[0]))
            assert under_way.steps[0].status == "holds"
            assert under_way.play == checked.play[1:]
            seen += 1
    assert seen


def _words(game: Game, play: Sequence[int]) -> tuple[str, list[str]]:
    first, *then = (write(game.rules, action) for action in play)
    return first, then


def test_played_steps_are_known_by_their_dice() -> None:
    """And a plan of a round that is over, or of nobody's turn, says nothing."""
    game = some(2, (), 1, 1)[0]
    seat = int(game.decider or 0)
    row = plan(game.rules, game.observe(seat), most=0).rows[0]
    for action in row.steps[0].actions:
        game.step(action)
    game.run_chance()
    checked = check(game.rules, game.observe(seat), kept(row))
    first = row.steps[0].actions[0]
    if all(step.actions[0] != first for step in row.steps[1:]):
        assert checked.steps[0].status == "played"
    setup = Game.new(game.options, seed="new")
    assert plan(setup.rules, setup.rules.observe(setup.rules.new_state(), 0)).rows == ()
