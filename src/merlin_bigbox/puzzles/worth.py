"""What plans are worth: the expected final margin, by Merlin's own playouts in worlds that all plans share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from merlin_bigbox.bots.learning.model import learned_for
from merlin_bigbox.bots.search.appraisal import Appraisal
from merlin_bigbox.bots.search.playout import Playout
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.search.turn_search import TurnSearch, tables_of
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import State

WORLD: Final = 1_000_003
LUCK: Final = 7_919
"""The differences between the seeds of two worlds, and of two visits in one."""


class Lead(NamedTuple):
    """By how much one plan leads another, its standard error, and in which share of the worlds it does."""

    points: float
    error: float
    worlds: float


class Worth:
    """Visits plans of one kind of game; can be reused."""

    def __init__(self, rules: Ruleset) -> None:
        learned = learned_for(rules)
        self.rules = rules
        self.settings = Settings()
        self.appraisal = Appraisal(rules, tables_of(rules), learned.weights, learned.spread)
        self.playout = Playout(rules, Weights(), self.settings.quick)
        self.glance = TurnSearch(rules, Weights())

    def static(self, state: State, seat: int, actions: Sequence[int]) -> float:
        """What the knight says of the end of a plan, in points; only their differences mean something."""
        self.glance.begin(state, seat)
        end = state.copy()
        for action in actions[:-1]:
            self.rules.apply(end, action)
        return int(self.glance.after(end, actions[-1], 0)) / 1000

    def end(self, observation: Observation, actions: Sequence[int], world: int, luck: Random) -> State:
        """The state at the end of a visit; the same numbers give the same hidden cards, draws and rolls."""
        state = self.rules.resample(observation, Random(world))
        for action in actions:
            self.rules.apply(state, action)
        self.playout.begin(state, luck, self.settings.least_turns)
        while self.playout.step():
            pass
        return self.playout.state

    def visits(
        self, observation: Observation, actions: Sequence[int], worlds: range, each: int, seed: int
    ) -> list[list[float]]:
        """The margins that a plan leads to in these worlds, each visited so many times."""
        return [self._in_world(observation, actions, seed + world * WORLD, each) for world in worlds]

    def _in_world(self, observation: Observation, actions: Sequence[int], world: int, each: int) -> list[float]:
        margins: list[float] = []
        while len(margins) < each:
            luck = Random(world + (len(margins) + 1) * LUCK)
            before = int(luck.state)
            self.appraisal.expect(self.end(observation, actions, world, luck))
            margins.append(float(self.appraisal.margin(observation.seat)))
            if int(luck.state) == before:
                # Nothing was drawn or rolled: all other visits in this world are the same.
                margins += margins[-1:] * (each - len(margins))
        return margins


def mean(margins: Sequence[Sequence[float]]) -> float:
    """The mean over all worlds."""
    return sum(sum(world) / len(world) for world in margins) / len(margins)


def lead(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> Lead:
    """By how much one plan leads another, compared world by world."""
    ahead = [(sum(a) - sum(b)) / len(a) for a, b in zip(one, other, strict=True)]
    points = sum(ahead) / len(ahead)
    spread = sum((each - points) ** 2 for each in ahead) / max(1, len(ahead) - 1)
    return Lead(points, math.sqrt(spread / len(ahead)), sum(each > 0 for each in ahead) / len(ahead))
