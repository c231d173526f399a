"""A bot that runs the compiled tree search in small slices until its time is up."""

from __future__ import annotations

import math
import time
from typing import Final

from merlin_bigbox.bots.bot import Clock, Request, Searched
from merlin_bigbox.bots.explanation.why import Compared, Why, explained, follower
from merlin_bigbox.bots.forked_search import CAN_FORK, ForkedSearch
from merlin_bigbox.bots.learning.model import Trained, learned_for, policy_for
from merlin_bigbox.bots.search.appraisal import Appraisal
from merlin_bigbox.bots.search.node import doubt, lead
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.search.tree import Tree
from merlin_bigbox.bots.search.turn_search import tables_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State

SPENDS: Final = 0.85
"""The share of the limit spent searching; the rest covers the overhead."""
FOR_JOINING: Final = 0.08
MANY: Final = 1 << 30
FIRST_STEPS: Final = 1
MOST_STEPS: Final = 10
"""Most steps between two looks at the clock, as steps vary in cost. The work of a step is bounded by `Effort`: it
weighs one answer, or makes one decision of a playout."""


class ThinkingBot:
    """Plans its turn with a tree search. With `visits` it thinks by that count and looks at no clock.

    It stops earlier after `most_visits`. More `processes` think about one question together.
    It values positions by `weights` of one's own, or by those that come with the program; they also tell what its quick
    searches hold things to be worth.
    """

    def __init__(
        self,
        random: Random,
        limit: float,
        settings: Settings | None = None,
        visits: int | None = None,
        most_visits: int | None = None,
        clock: Clock = time.perf_counter,
        processes: int = 1,
        weights: Trained | None = None,
    ) -> None:
        self.random = random
        self.limit = limit
        self.settings = settings if settings is not None else Settings()
        self.visits = visits
        self.most_visits = most_visits
        self.clock = clock
        self.processes = processes if CAN_FORK else 1
        self.weights = weights
        self.trees: dict[str, Tree] = {}
        self.expected: State | None = None
        self.chosen = 0
        self.searching: Tree | None = None
        """The tree of its last choice."""

    def choose(self, request: Request) -> int:
        """The best option when the time is up, or earlier if the choice is clear."""
        self.searching = None
        if len(request.options) == 1:
            return request.options[0]
        started = self.clock()
        tree = self.searching = self.think(request, started)
        self.chosen = int(tree.best().action)
        self.expected = self._foreseen(request, self.chosen)
        return self.chosen

    def searched(self) -> list[Searched]:
        """The visits and values of the answers that its last search weighed, the most promising at first sight first.

        An answer that was not visited is worth what it promised at first sight; hopeless ones are not there.
        """
        if self.searching is None:
            return []
        root = self.searching.root
        return [Searched(int(child.action), int(child.visits), root.promise(child)) for child in root.children]

    def explain(self, request: Request) -> Why:
        """What it would choose, and why."""
        tree = self.think(request, self.clock())
        best = tree.best()
        compared = Compared(int(best.action), None, 0.0, 1.0)
        if len(tree.root.children) > 1:
            other = tree.best_beside(best.action)
            better = lead(best, other)
            sure = 0.5 * (1.0 + math.erf(better / doubt(best, other) / math.sqrt(2.0)))
            compared = Compared(int(best.action), int(other.action), better, sure)
        world = request.rules.resample(request.observation, self.random.copy())
        return explained(request, world, follower(request.rules), compared)

    def think(self, request: Request, started: float) -> Tree:
        """Search the question; returns the tree."""
        tree = self._tree(request.rules)
        if not self._goes_on(request, tree):
            tree.begin(request.observation, int(self.random.bits()))
        if self.visits is not None:
            while tree.weighing:
                tree.weigh_next()
            tree.planned = self.visits
            while tree.iterations < self.visits and not tree.is_settled():
                tree.work(1)
            return tree
        ends = started + self.limit * SPENDS
        while tree.weighing:
            if self.clock() >= ends:
                tree.hurry()
            else:
                tree.weigh_next()
        if tree.is_settled():
            return tree
        # Forked searches finish a little earlier, as their results have to be collected.
        early = started + self.limit * (SPENDS - FOR_JOINING)
        forks = [
            ForkedSearch(tree, lambda copy: self.use_time(copy, early), number) for number in range(1, self.processes)
        ]
        self.use_time(tree, ends if not forks else early)
        for fork in forks:
            for found in fork.join(max(0.0, ends - self.clock())):
                tree.merge(*found)
        return tree

    def use_time(self, tree: Tree, ends: float) -> None:
        """Search until then, or until the choice is clear."""
        steps = FIRST_STEPS
        started, known = math.inf, int(tree.iterations)
        while not tree.is_settled():
            before = self.clock()
            started = min(started, before)
            tree.planned = self.foreseen_visits(tree, known, before - started, ends - before)
            if before >= ends or (self.most_visits is not None and tree.iterations >= self.most_visits):
                break
            tree.work(steps)
            now = self.clock()
            # Half of the remaining time at the speed of the last slice: slow machines get small slices.
            fitting = int((ends - now) / max(now - before, 1e-6) * steps / 2)
            steps = max(1, min(MOST_STEPS, fitting))

    def foreseen_visits(self, tree: Tree, known: int, spent: float, left: float) -> int:
        """How many visits there will be at the speed so far; before the first has ended, very many."""
        made = int(tree.iterations)
        planned = made + round((made - known) / spent * max(left, 0.0)) if made > known and spent > 0.0 else MANY
        return min(planned, MANY if self.most_visits is None else self.most_visits)

    def _tree(self, rules: Ruleset) -> Tree:
        tree = self.trees.get(rules.key)
        if tree is None:
            learned = learned_for(rules, self.weights)
            appraisal = Appraisal(rules, tables_of(rules), learned.weights, learned.spread)
            policy = policy_for(rules, self.weights)
            tree = self.trees[rules.key] = Tree(rules, policy, appraisal, self.settings)
        return tree

    def _goes_on(self, request: Request, tree: Tree) -> bool:
        """Whether the question is the one foreseen; then the earlier search is continued."""
        expected, self.expected = self.expected, None
        if expected is None or not expected.same(request.observation.state):
            return False
        return tree.advance(request.observation, self.chosen, request.options)

    def _foreseen(self, request: Request, action: int) -> State | None:
        """What the seat will see after its choice, if it is asked again before any chance event."""
        rules, seat = request.rules, request.observation.seat
        state = rules.resample(request.observation, self.random.copy())
        rules.apply(state, action)
        return rules.observe(state, seat).state if rules.decider(state) == seat else None
