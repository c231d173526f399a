"""Bots that plan their turn: they try the options on a game consistent with what they know, and take the best."""

from __future__ import annotations

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.explanation.why import Compared, Why, explained
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State


class PlanningBot:
    """Values points, what the next scorings will bring, and what it could still do with its dice.

    `slips` percent of its choices are random.
    """

    def __init__(
        self, random: Random, weights: Weights | None = None, effort: Effort | None = None, slips: int = 0
    ) -> None:
        self.random = random
        self.weights = weights if weights is not None else Weights()
        self.effort = effort if effort is not None else Effort()
        self.slips = slips
        self.searches: dict[str, TurnSearch] = {}

    def choose(self, request: Request) -> int:
        """The option after which the rest of the turn brings most."""
        options = request.options
        if len(options) == 1:
            return options[0]
        if self.slips and self.random.below(100) < self.slips:
            return options[int(self.random.below(len(options)))]
        return int(self._search(request.rules).choose(self._world(request), request.observation.seat, options))

    def explain(self, request: Request) -> Why:
        """What it would choose, and why."""
        chosen = self.choose(request)
        search = self._search(request.rules)
        world = self._world(request)
        search.choose(world, request.observation.seat, request.options)
        worth = {action: int(search.values[index]) / 1000 for index, action in enumerate(request.options)}
        return explained(request, world, search, Compared.by_worth(worth, chosen))

    def _world(self, request: Request) -> State:
        # Other players' cards and the order of the pile are random here: the search looks at neither.
        return request.rules.resample(request.observation, self.random)

    def _search(self, rules: Ruleset) -> TurnSearch:
        search = self.searches.get(rules.key)
        if search is None:
            search = self.searches[rules.key] = TurnSearch(rules, self.weights, self.effort)
        return search
