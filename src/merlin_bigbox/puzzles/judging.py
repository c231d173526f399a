"""Judges an answer to a puzzle: any line with the same end as the best plan is right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from merlin_bigbox.game import notation
from merlin_bigbox.game.game import Game
from merlin_bigbox.puzzles.plans import LONGEST, Line, closes, end_key, key_of
from merlin_bigbox.puzzles.puzzle import KEPT, Plan, Puzzle, PuzzleError, position


class Verdict(NamedTuple):
    """What a finished plan is worth."""

    best: bool
    loss: float
    """In points of the expected final margin against the best plan."""
    at_least: bool
    """It is not among the listed plans: it loses as much, or more."""


class Answer(NamedTuple):
    """The game after the actions so far, and the verdict once the plan is finished.

    The last action of a finished plan is not played: what comes after it is chance, hidden, or the others' doing.
    """

    game: Game
    verdict: Verdict | None


def judge(puzzle: Puzzle, actions: Sequence[str] = ()) -> Answer:
    """Play these actions at the position; refused as in a game if one is not offered or follows the end of the plan."""
    if len(actions) > LONGEST:
        raise PuzzleError(f"{len(actions)} actions; a plan has at most {LONGEST}")
    game = position(puzzle).imagined(puzzle.seat)
    for number, text in enumerate(actions, 1):
        action = game.read(text)
        if closes(game.rules, game.state, puzzle.seat, action):
            if number < len(actions):
                raise PuzzleError(f'"{actions[number]}" cannot follow: "{text}" ends the plan')
            return Answer(game, _verdict(puzzle, end_key(game.rules, game.state, puzzle.seat, action)))
        game.step(action)
    return Answer(game, None)


def _verdict(puzzle: Puzzle, key: str) -> Verdict:
    listed = ends(puzzle)
    if key not in listed:
        return Verdict(best=False, loss=puzzle.rest, at_least=True)
    place = listed[key]
    return Verdict(best=place == 0, loss=puzzle.plans[place].loss, at_least=False)


@lru_cache(maxsize=KEPT)
def ends(puzzle: Puzzle) -> dict[str, int]:
    """The places of the listed plans by the keys of their ends."""
    game = position(puzzle)
    return {
        key_of(game.rules, game.state, puzzle.seat, numbers(puzzle, plan)): place
        for place, plan in enumerate(puzzle.plans)
    }


def numbers(puzzle: Puzzle, plan: Plan) -> Line:
    """The actions of a listed plan as the engine's numbers."""
    rules = position(puzzle).rules
    return tuple(notation.read(rules, text) for text in plan.actions)
