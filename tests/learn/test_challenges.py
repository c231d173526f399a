"""A challenge is solved by its solution, not by doing nothing, and not by what only looks good."""

from __future__ import annotations

import pytest

from merlin_bigbox.game.game import Game
from merlin_bigbox.learn.lesson import Lesson, actions_of
from merlin_bigbox.learn.library import find
from merlin_bigbox.learn.playing import MOST_ACTIONS, RED, begin, play, solved, untrue
from tests.learn.walk import LESSONS, NAMES

MOST_STEPS = 3_000
ONE_SOLUTION = (
    "first-points", "vassals", "merlin", "missions", "flags", "traitors", "influence", "scoring", "favor", "gold",
    "market", "arthur",
)  # fmt: skip
"""Small enough to be searched, and with one solution apart from order and draws."""
SEVERAL = ("treasures", "knights", "morgana")
"""Small enough to be searched, with several solutions of the same idea: these actions are part of all."""
IDEA = {"treasures": ("perform",), "knights": ("galahad shield purple", "mission 28"), "morgana": ("horn",)}


def challenge(lesson: Lesson) -> Game:
    return begin(lesson, len(lesson.parts))


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_solution_solves_it_and_its_beginnings_do_not(lesson: Lesson) -> None:
    """Nothing less than the whole line is enough; a last forced action may be left out."""
    line = lesson.challenge.actions
    assert len(line) <= MOST_ACTIONS
    assert solved(lesson, play(challenge(lesson), line))
    first = next(size for size in range(len(line) + 1) if solved(lesson, play(challenge(lesson), line[:size])))
    assert first >= len(line) - 1
    assert not solved(lesson, challenge(lesson))


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_tempting_lines_do_not_solve_it(lesson: Lesson) -> None:
    """Each challenge names some."""
    assert lesson.challenge.fails
    for line in lesson.challenge.fails:
        assert not solved(lesson, play(challenge(lesson), actions_of(line))), line


def solutions(lesson: Lesson) -> list[tuple[str, ...]]:
    """All ways to solve it within the round, one for each position that solves it."""
    start = challenge(lesson)
    number, steps = start.round, 0
    left: list[tuple[Game, tuple[str, ...]]] = [(start, ())]
    seen: set[tuple[int, ...]] = set()
    found: list[tuple[str, ...]] = []
    while left:
        game, line = left.pop()
        if solved(lesson, game):
            found.append(line)
        elif game.decider == RED and game.round == number:
            for action in game.choices():
                steps += 1
                assert steps <= MOST_STEPS, f"{lesson.id} is too large to be searched"
                after = play(game.copy(), [action])
                key = tuple(after.state.as_list())
                if key not in seen:
                    seen.add(key)
                    left.append((after, (*line, action)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", ONE_SOLUTION)
def test_there_is_one_solution(name: str) -> None:
    """All other lines fail; which card is drawn, and in which order things are done, makes no other solution."""
    lesson = find(name)
    assert lesson is not None
    found = {
        frozenset(action.replace("flag missions", "mission") for action in line if not action.startswith(DRAWS))
        for line in solutions(lesson)
    }
    wanted = lesson.challenge.actions
    told = [action.replace("flag missions", "mission") for action in wanted if not action.startswith(DRAWS)]
    assert found == {frozenset(told)}


DRAWS = ("draw", "take ")


@pytest.mark.slow
@pytest.mark.parametrize("name", SEVERAL)
def test_all_solutions_have_the_idea(name: str) -> None:
    lesson = find(name)
    assert lesson is not None
    found = solutions(lesson)
    assert len(found) > 1
    assert all(action in line for line in found for action in IDEA[name])


def test_claims_may_ask_for_at_least_so_much() -> None:
    """And for a shield against each traitor."""
    lesson = find("first-round")
    assert lesson is not None
    game = challenge(lesson)
    assert untrue(game, ["red: points 0 or more, shield black"]) == []
    assert untrue(game, ["red: points 1 or more"]) == ["red: points 1 or more: it is 0"]
    assert untrue(game, ["red: every traitor guarded"]) == [
        "red: every traitor guarded: not guarded: brown, purple",
    ]
