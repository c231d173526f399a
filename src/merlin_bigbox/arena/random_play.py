"""Whole games of random choices, with counts and checks; compiled."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import CHANCE, DECISION
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, top


class Course:
    """Counts of a game: decisions, those with a single option, and problems found."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.forced: i64 = 0
        self.wrong: list[str] = []


def play_randomly(rules: Ruleset, state: State, random: Random, check: bool) -> Course:
    """Play to the end, as `Ruleset.playout` does; with `check`, count the components at the start of every turn."""
    course = Course()
    out = Choices()
    while True:
        frame = top(state)
        frame_rules = rules.frames[frame & 255]
        if frame_rules.mode == DECISION:
            if check and frame & 255 == F_TURN:
                course.wrong = rules.wrong(state)
                if course.wrong:
                    return course
            course.decisions += 1
            out.count = 0
            frame_rules.options(rules, state, frame, out)
            if out.count == 1:
                course.forced += 1
            rules.apply(state, out.items[random.below(out.count)])
        elif frame_rules.mode == CHANCE:
            rules.apply(state, frame_rules.sample(rules, state, frame, random))
        else:
            if check:
                course.wrong = rules.wrong(state)
            return course
