"""How Merlin spent its time in 2026: by a clock, or by a number of visits."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.frozen.merlin_2026.model import model_for
from merlin_bigbox.bots.frozen.merlin_2026.search.appraisal import Appraisal
from merlin_bigbox.bots.frozen.merlin_2026.search.settings import Settings
from merlin_bigbox.bots.frozen.merlin_2026.search.tree import Tree
from merlin_bigbox.bots.frozen.merlin_2026.search.turn_search import tables_of
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State

SPENDS: Final = 0.85
"""This share of the limit is used; the rest is for what happens around the search."""
FIRST_STEPS: Final = 4
MOST_STEPS: Final = 10
"""Between two looks at the clock: the next steps may be much slower than the last ones."""


class Merlin2026:
    """Plans its turn with a tree search. With `visits` it thinks by that count and reads no clock."""

    def __init__(
        self,
        random: Random,
        limit: float,
        visits: int | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.random = random
        self.limit = limit
        self.visits = visits
        self.clock = clock
        self.trees: dict[str, Tree] = {}
        self.expected: State | None = None
        self.chosen = 0

    def choose(self, request: Request) -> int:
        """The option that promises most when the time is over, or earlier if that is clear."""
        if len(request.options) == 1:
            return request.options[0]
        started = self.clock()
        tree = self._tree(request.rules)
        if not self._goes_on(request, tree):
            tree.begin(request.observation, int(self.random.bits()))
        if self.visits is None:
            self._use_time(tree, started + self.limit * SPENDS)
        else:
            while tree.iterations < self.visits and not tree.is_settled():
                tree.work(1)
        self.chosen = int(tree.best().action)
        self.expected = self._foreseen(request, self.chosen)
        return self.chosen

    def _use_time(self, tree: Tree, ends: float) -> None:
        """Search until then, or until it is clear."""
        steps = FIRST_STEPS
        while not tree.is_settled():
            before = self.clock()
            if before >= ends:
                break
            tree.work(steps)
            now = self.clock()
            # Half of what is left, by the speed of the last slice: slow machines get small slices.
            fitting = int((ends - now) / max(now - before, 1e-6) * steps / 2)
            steps = max(1, min(MOST_STEPS, fitting))

    def _tree(self, rules: Ruleset) -> Tree:
        tree = self.trees.get(rules.key)
        if tree is None:
            model = model_for(rules)
            appraisal = Appraisal(rules, tables_of(rules), model.weights, model.spread)
            tree = self.trees[rules.key] = Tree(rules, Weights(), appraisal, Settings())
        return tree

    def _goes_on(self, request: Request, tree: Tree) -> bool:
        """Whether the question is the one foreseen: then what was thought before goes on."""
        expected, self.expected = self.expected, None
        if expected is None or not expected.same(request.observation.state):
            return False
        return tree.advance(request.observation, self.chosen, request.options)

    def _foreseen(self, request: Request, action: int) -> State | None:
        """What the seat will see after its choice, if it is asked again and nothing is left to chance before."""
        rules, seat = request.rules, request.observation.seat
        state = rules.resample(request.observation, self.random.copy())
        rules.apply(state, action)
        return rules.observe(state, seat).state if rules.decider(state) == seat else None
