"""Repeats the proof of a puzzle with other seeds and any number of visits: does its best plan stay the only one?"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from merlin_bigbox.edition import load
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.puzzles.judging import numbers
from merlin_bigbox.puzzles.proving import Position, derived, exhausted, is_clear
from merlin_bigbox.puzzles.puzzle import Puzzle, position
from merlin_bigbox.puzzles.worth import Lead, Worth, lead

VISITS: Final = 8_000
"""Ten times those of the proof."""
WORLDS: Final = 80
RIVALS: Final = 2
REACH: Final = 1.0
"""With which plans the best one is compared: at most so many, and the second apart no further behind than this."""
STAYS: Final = 0.97
"""The share of the puzzles that has to stay."""


class Checked(NamedTuple):
    """A puzzle with the smallest lead of its best plan; whether it is still clearly the only one."""

    puzzle: Puzzle
    lead: Lead
    stays: bool


def check(puzzle: Puzzle, visits: int = VISITS) -> Checked:
    """Prove a puzzle once more; the last turn of a game by exhaustion again."""
    game = position(puzzle)
    near = [plan for plan in puzzle.plans[: RIVALS + 1] if plan.loss <= puzzle.lead + REACH]
    lines = [numbers(puzzle, plan) for plan in near]
    at = Position(worth_of(puzzle.options), game.state, puzzle.seat, lines, derived(int(puzzle.id, 16), visits))
    if puzzle.proved:
        margins = exhausted(at, lines) or []
    else:
        worlds = range(min(WORLDS, visits))
        each = max(1, visits // WORLDS)
        margins = [at.worth.visits(at.observation, line, worlds, each, at.seed) for line in lines]
    smallest = min((lead(margins[0], other) for other in margins[1:]), default=Lead(0.0, 0.0, 0.0))
    return Checked(puzzle, smallest, is_clear(smallest))


@lru_cache(maxsize=16)
def worth_of(options: GameOptions) -> Worth:
    """What visits the plans of such games."""
    return Worth(options.rules(load()))
