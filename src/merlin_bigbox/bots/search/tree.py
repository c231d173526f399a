"""Tree search over the seat's own choices in a turn; compiled.

A node stands for the choices made since the question. Every visit resamples the hidden information, follows the tree
while the seat itself chooses, plays out with quick searches for all seats, and appraises the result.
The n-th visit of every answer gets the same n-th world, and answers are compared by the worlds both have seen.
"""

from __future__ import annotations

import math
from typing import Final

from merlin_bigbox.bots.search.appraisal import Appraisal
from merlin_bigbox.bots.search.contests import POINT
from merlin_bigbox.bots.search.lookahead import NOTHING
from merlin_bigbox.bots.search.node import Node, doubt, lead
from merlin_bigbox.bots.search.playout import NOBODY, Playout
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.names import A_END_TURN
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import State, top

WORLD: Final = 1000003
"""The difference between the seeds of two worlds."""


class Tree:
    """Searches one question after another; `work` continues the search for as long as the caller likes."""

    def __init__(self, rules: Ruleset, weights: Weights, appraisal: Appraisal, settings: Settings) -> None:
        self.rules = rules
        self.appraisal = appraisal
        self.settings = settings
        self.first = TurnSearch(rules, weights, settings.prior)
        self.later = TurnSearch(rules, weights, settings.later)
        self.playout = Playout(rules, weights, settings.quick)
        self.out = Choices()
        self.seat: i64 = 0
        self.seed: i64 = 0
        self.observation = Observation(0, rules.start)
        self.root = Node(0, 0.0, 0.0)
        self.path: list[Node] = []
        self.world: State = rules.start
        self.random = Random(0)
        # Whether the answers to the question are still being weighed.
        self.weighing = False
        # The phase of the current visit: in the tree, or in its playout.
        self.choosing = False
        self.playing = False
        self.ends_turn = False
        self.resumed = False
        self.iterations: i64 = 0
        # How many visits there will be, as far as the caller can tell; 0 if it cannot.
        self.planned: i64 = 0
        self.judged_at: i64 = -1
        self.settled = False

    def begin(self, observation: Observation, seed: int) -> None:
        """Start searching a new question; its answers are weighed first, by `weigh_next`."""
        self.observation = observation
        self.seat = observation.seat
        self.seed = seed
        self.root = Node(0, 0.0, 0.0)
        self.choosing = False
        self.playing = False
        self.iterations = 0
        self.judged_at = -1
        self.weighing = True
        self._start_weighing(self.rules.resample(observation, Random(seed)), self.first)

    def weigh_next(self) -> None:
        """Weigh one more answer by the rest of the turn."""
        if not self.first.weigh_next():
            self.weighing = False
            self._add_children(self.root, self.first, self.settings.trust)

    def hurry(self) -> None:
        """Only glance at the answers that are not weighed yet: there is no time for more."""
        if self.weighing:
            self.first.hurry(self.settings.quick)
            self.weigh_next()

    def advance(self, observation: Observation, action: i64, options: list[int]) -> bool:
        """Move the root to the question after that action and keep its statistics; False if it was not searched."""
        self.choosing = False
        self.playing = False
        self.weighing = False
        for child in self.root.children:
            if child.action == action and child.is_expanded:
                # Options seen in another world may not be offered now.
                for choice in child.children:
                    if choice.action not in options:
                        return False
                child.become_root(self.settings.most_trust)
                self.root = child
                self.observation = observation
                self.iterations = child.visits
                self.judged_at = -1
                # Continue with worlds not used yet.
                self.seed += 31 * WORLD
                return True
        return False

    def work(self, steps: i64) -> None:
        """Do this many steps. Each starts a visit or makes one decision in it, so none takes long."""
        while steps > 0:
            steps -= 1
            if self.choosing:
                self._go_on()
            elif not self.playing:
                self._start_visit()
            elif not self.playout.step():
                if self.playout.waits:
                    self._resume()
                else:
                    self._appraise()

    def merge(self, action: i64, visits: i64, ahead: float) -> None:
        """Merge what another search of the same question found about one answer, relative to the first answer."""
        for child in self.root.children:
            if child.action == action:
                child.prior = (child.prior * child.trust + ahead * float(visits)) / (child.trust + float(visits))
                child.trust += float(visits)
                self.iterations += visits
        self.judged_at = -1

    def _expand(self, node: Node, state: State, search: TurnSearch, trust: float) -> None:
        """Add the children of a node with priors from the turn search; hopeless ones are left out."""
        self._start_weighing(state, search)
        while search.weigh_next():
            pass
        self._add_children(node, search, trust)

    def _start_weighing(self, state: State, search: TurnSearch) -> None:
        out = self.out
        frame = top(state)
        out.count = 0
        self.rules.frames[frame & 255].options(self.rules, state, frame, out)
        search.start(state, self.seat, out.items, out.count)

    def _add_children(self, node: Node, search: TurnSearch, trust: float) -> None:
        out = self.out
        best = search.best
        node.is_expanded = True
        top_value = search.values[best]
        index: i64
        for index in range(out.count):
            value = search.values[index]
            if value > NOTHING and (value >= top_value - self.settings.hopeless or index == best):
                said = float(value - top_value) / float(POINT)
                node.add(out.items[index], said, trust, self.settings.most_children)
        if len(node.children) == 0:
            # The search looked at nothing: take the first option.
            node.add(out.items[best], 0.0, trust, self.settings.most_children)

    def _start_visit(self) -> None:
        """Select an answer, deal its next world, and apply it there."""
        child = self._select_answer()
        self.random = Random(self.seed + (child.visits + 1) * WORLD)
        self.world = self.rules.resample(self.observation, self.random)
        self.path = [self.root]
        self.resumed = False
        self._take(child)

    def _go_on(self) -> None:
        """Make the seat's next choice in that world, or start the playout."""
        child = self.path[len(self.path) - 1]
        if not child.is_expanded:
            self._expand(child, self.world, self.later, self.settings.later_trust)
        following = self._select(child)
        if self.rules.offers(self.world, following.action):
            self._take(following)
        else:
            self.ends_turn = False
            self._play_out()

    def _take(self, child: Node) -> None:
        """Go one step down the tree; it ends where the seat's turn ends."""
        self.path.append(child)
        self.rules.apply(self.world, child.action)
        frame = top(self.world)
        asked = self.rules.frames[frame & 255].mode == DECISION and seat_of(frame) == self.seat
        self.choosing = asked and child.action != A_END_TURN
        self.ends_turn = not self.choosing
        if not self.choosing:
            self._play_out()

    def _play_out(self) -> None:
        self.choosing = False
        self.playing = True
        if self.resumed:
            self.playout.go_on()
        else:
            self.playout.begin(self.world, self.random, self.settings.least_turns)
        if self.settings.deepens > 0 and self.ends_turn:
            self.playout.asks = self.seat

    def _resume(self) -> None:
        """It is the seat's turn again: choose in the tree if that is known well enough, or play on."""
        self.playout.waits = False
        if self.path[len(self.path) - 1].visits >= self.settings.deepens:
            self.choosing = True
            self.playing = False
            self.resumed = True
        else:
            self.playout.asks = NOBODY

    def _appraise(self) -> None:
        """Value the end of the playout and update all nodes on the path."""
        state = self.playout.state
        self.appraisal.expect(state)
        value = self.appraisal.margin(self.seat) * (1.0 - self.settings.winning)
        if self.settings.winning > 0.0:
            value += self.settings.winning * self.settings.win_points * self.appraisal.chances(state, self.seat)
        for node in self.path:
            node.visited(value)
        self.path[1].keep(value)
        self.playing = False
        self.iterations += 1

    def _select_answer(self) -> Node:
        """The answer to visit next, by halving or by upper confidence bound."""
        children = self.root.children
        if self.settings.halves and self.planned > 0:
            return self._select_by_halving()
        champion = self._most_visited()
        level = math.log(float(self.root.visits) + 2.0)
        best = champion
        best_score = -1.0e9
        for child in children:
            known = float(child.visits) + child.trust
            score = lead(child, champion) + self.settings.curiosity * math.sqrt(level / known)
            if score > best_score:
                best_score = score
                best = child
        return best

    def _select_by_halving(self) -> Node:
        """The one with fewest visits among those that are still compared: all, the better half, the better quarter."""
        children = self.root.children
        champion = self._most_visited()
        leads: list[float] = [lead(child, champion) for child in children]
        parts: i64 = 1
        while (1 << parts) < len(children):
            parts += 1
        part = min(parts - 1, self.root.visits * parts // self.planned)
        compared = max(2, (len(children) + (1 << part) - 1) >> part)
        best = champion
        fewest: i64 = 1 << 60
        index: i64
        for index in range(len(children)):
            better: i64 = 0
            for other in leads:
                if other > leads[index]:
                    better += 1
            if better < compared and children[index].visits < fewest:
                fewest = children[index].visits
                best = children[index]
        return best

    def _select(self, node: Node) -> Node:
        """By upper confidence bound, below the root, where no two visits share a world."""
        level = math.log(float(node.visits) + 2.0)
        best = node.children[0]
        best_score = -1.0e9
        for child in node.children:
            known = float(child.visits) + child.trust
            score = node.promise(child) + self.settings.later_curiosity * math.sqrt(level / known)
            if score > best_score:
                best_score = score
                best = child
        return best

    def _most_visited(self) -> Node:
        """The answer that the others are compared with."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return best

    def best(self) -> Node:
        """The best answer."""
        return self.best_beside(0)

    def best_beside(self, action: i64) -> Node:
        """The best answer other than this one, if there are others."""
        champion = self._most_visited()
        best = champion
        best_lead = -1.0e9
        for child in self.root.children:
            ahead = lead(child, champion)
            if child.action != action and ahead > best_lead:
                best_lead = ahead
                best = child
        return best

    def is_settled(self) -> bool:
        """Whether further search is unlikely to change the choice."""
        if self.judged_at != self.iterations:
            self.judged_at = self.iterations
            self.settled = self._judge()
        return self.settled

    def _judge(self) -> bool:
        children = self.root.children
        if len(children) == 1:
            return True
        best = self.best()
        if float(best.visits) + best.trust < self.settings.least_known:
            return False
        regret = 0.0
        for child in children:
            if child.action != best.action:
                regret += expected_regret(lead(best, child), doubt(best, child))
        return regret < self.settings.indifference


def expected_regret(ahead: float, doubt: float) -> float:
    """The expected loss, in points, from keeping to a choice with this lead and this standard deviation."""
    times = ahead / doubt
    density = math.exp(-0.5 * times * times) / math.sqrt(2.0 * math.pi)
    return doubt * density - ahead * 0.5 * math.erfc(times / math.sqrt(2.0))
