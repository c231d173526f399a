"""The last turn of a game by exhaustion: no chance is left, so every plan is followed to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, Observation, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.puzzles.plans import Line

MOST_STATES: Final = 400
"""So many states are looked at after a plan: a last scoring asks few questions."""
WORLDS: Final = 8


class Exhausted:
    """Finds out how a game ends if everybody answers the questions of its last scoring as is best for them."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.states = 0

    def margins(self, observation: Observation, line: Line, seed: int) -> list[list[float]] | None:
        """The seat's margins after a plan, in several worlds; None if chance is asked, or too many questions are."""
        found: list[list[float]] = []
        for world in range(WORLDS):
            state = self.rules.resample(observation, Random(seed + world))
            for action in line:
                self.rules.apply(state, action)
            self.states = 0
            points = self._points(state)
            if points is None:
                return None
            found.append([margin(points, int(observation.seat))])
        return found

    def _points(self, state: State) -> list[int] | None:
        """The final points of all seats."""
        rules = self.rules
        seat = int(rules.decider(state))
        if seat == BY_NOBODY:
            return [int(rules.points_of(state, each)) for each in range(int(rules.players))]
        self.states += 1
        if seat < 0 or self.states > MOST_STATES:
            return None
        best: list[int] | None = None
        for option in rules.options(state):
            after = state.copy()
            rules.apply(after, option)
            points = self._points(after)
            if points is None:
                return None
            if best is None or margin(points, seat) > margin(best, seat):
                best = points
        return best


def margin(points: Sequence[int], seat: int) -> float:
    """A seat's points over the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
