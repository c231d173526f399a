"""The sensible bot: tries what it could do this turn on a game consistent with what it knows, and takes the best."""

from __future__ import annotations

from typing import Final

from merlin.bots.bot import Bot, Request
from merlin.bots.search import TurnSearch
from merlin.bots.weights import Weights
from merlin.engine.core.random import Random

NAME: Final = "sensible"


class SensibleBot:
    """Values points, what the next scorings will bring, and what it could still do with its dice."""

    def __init__(self, random: Random, weights: Weights | None = None) -> None:
        self.random = random
        self.weights = weights if weights is not None else Weights()
        self.searches: dict[str, TurnSearch] = {}

    def choose(self, request: Request) -> int:
        """The option after which the rest of the turn brings most."""
        rules = request.rules
        if len(request.options) == 1:
            return request.options[0]
        search = self.searches.get(rules.key)
        if search is None:
            search = self.searches[rules.key] = TurnSearch(rules, self.weights)
        # Cards of others and the order of the pile are filled in at random: the search looks at neither.
        state = rules.resample(request.observation, self.random)
        return int(search.choose(state, request.observation.seat, request.options))


def create(random: Random) -> Bot:
    """A new sensible bot."""
    return SensibleBot(random)
