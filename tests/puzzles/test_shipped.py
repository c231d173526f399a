"""Every puzzle that comes with the game: it is rebuilt, solved by its line, and a wrong plan is refused."""

from __future__ import annotations

import pytest

from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.puzzles.checking import check
from merlin_bigbox.puzzles.judging import ends, judge, numbers
from merlin_bigbox.puzzles.library import find, puzzles
from merlin_bigbox.puzzles.plans import is_turn_start, own_choices
from merlin_bigbox.puzzles.proving import LEAST_CHOICES, LEAST_ERRORS, LEAST_LEAD
from merlin_bigbox.puzzles.puzzle import KINDS, LEVELS, Puzzle, PuzzleError, position, read, write
from tests.sizes import size

SAMPLE = puzzles()[:: max(1, len(puzzles()) // 8)]
CHECKED = puzzles()[:: max(1, len(puzzles()) // size(5, len(puzzles())))]


def fits(puzzle: Puzzle) -> None:
    game = position(puzzle)
    assert (game.decider, game.round) == (puzzle.seat, puzzle.round)
    assert is_turn_start(game.rules, game.state)
    assert own_choices(game.rules, game.state, puzzle.seat, numbers(puzzle, puzzle.plans[0])) >= LEAST_CHOICES
    answer = judge(puzzle, puzzle.line)
    assert answer.verdict is not None
    assert answer.verdict.best
    wrong = judge(puzzle, puzzle.plans[1].actions).verdict
    assert wrong is not None
    assert not wrong.best
    assert wrong.loss >= LEAST_LEAD
    assert len(ends(puzzle)) == len(puzzle.plans)


@pytest.mark.compiled_only
@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.id)
def test_every_puzzle_fits_the_rules_of_today(puzzle: Puzzle) -> None:
    fits(puzzle)


@pytest.mark.interpreted_only
@pytest.mark.parametrize("puzzle", SAMPLE[:3], ids=lambda puzzle: puzzle.id)
def test_some_puzzles_fit_in_pure_python(puzzle: Puzzle) -> None:
    fits(puzzle)


def test_what_a_puzzle_says_of_itself() -> None:
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    for puzzle in puzzles():
        assert find(puzzle.id) is puzzle
        assert puzzle.level in LEVELS
        assert puzzle.kind in KINDS
        assert puzzle.lead >= max(LEAST_LEAD, LEAST_ERRORS * puzzle.error)
        assert [plan.loss for plan in puzzle.plans] == sorted(plan.loss for plan in puzzle.plans)
        assert puzzle.plans[0].loss == 0.0
        assert puzzle.plans[1].loss == puzzle.lead
        assert (puzzle.count > len(puzzle.plans)) == (puzzle.rest > 0)


def test_a_file_of_puzzles_is_read_as_it_was_written() -> None:
    assert read(write(puzzles())) == puzzles()
    with pytest.raises(PuzzleError, match="not a file of puzzles"):
        read('{"id": 3}')


def test_an_answer_is_judged_step_by_step() -> None:
    """Until the plan ends there is no verdict; the game stays where the plan ended."""
    puzzle = SAMPLE[0]
    for count in range(len(puzzle.line)):
        answer = judge(puzzle, puzzle.line[:count])
        assert answer.verdict is None
        assert answer.game.decider == puzzle.seat
        assert puzzle.line[count] in answer.game.choices()
    before, after = judge(puzzle, puzzle.line[:-1]).game, judge(puzzle, puzzle.line).game
    assert before.state.same(after.state)


def test_what_is_not_offered_is_refused() -> None:
    puzzle = SAMPLE[0]
    with pytest.raises(NotOfferedError):
        judge(puzzle, ["end turn"])
    with pytest.raises(PuzzleError, match="ends the plan"):
        judge(puzzle, [*puzzle.line, "end turn"])
    with pytest.raises(PuzzleError, match="at most"):
        judge(puzzle, ["end turn"] * 99)


def test_nothing_hidden_is_in_the_game_that_is_shown() -> None:
    """It is made of what the seat knows: another deal of the hidden cards gives the same answers."""
    puzzle = SAMPLE[-1]
    game, shown = position(puzzle), judge(puzzle).game
    assert shown.observe(puzzle.seat) == game.observe(puzzle.seat)
    assert shown.dice is None


@pytest.mark.compiled_only
@pytest.mark.parametrize("puzzle", CHECKED, ids=lambda puzzle: puzzle.id)
def test_the_best_plan_stays_ahead_with_other_seeds(puzzle: Puzzle) -> None:
    """A sample with few visits; all of them by `./merlin test --full`."""
    found = check(puzzle, visits=size(80, 800))
    assert found.lead.points > 0
