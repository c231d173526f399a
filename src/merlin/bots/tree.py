"""The tree search over one's own choices of a turn; compiled.

A node stands for the choices made since the question. Every visit deals the hidden parts anew, follows the tree while
the seat itself chooses, then lets quick searches play on for all seats, and appraises where that leads.
The n-th visit of each answer is dealt the same n-th world, so that answers are compared under equal luck.
"""

from __future__ import annotations

import math

from merlin.bots.appraisal import Appraisal
from merlin.bots.contests import POINT
from merlin.bots.lookahead import NOTHING
from merlin.bots.node import Node
from merlin.bots.playout import Playout
from merlin.bots.search import TurnSearch
from merlin.bots.settings import Settings
from merlin.bots.weights import Weights
from merlin.engine.base.names import A_END_TURN
from merlin.engine.core.arrays import i64
from merlin.engine.core.choices import Choices
from merlin.engine.core.hooks import DECISION
from merlin.engine.core.random import Random
from merlin.engine.core.ruleset import Observation, Ruleset
from merlin.engine.core.state import State, top


class Tree:
    """Thinks about one question after the other; `work` goes on thinking for as long as the caller likes."""

    def __init__(self, rules: Ruleset, weights: Weights, appraisal: Appraisal, settings: Settings) -> None:
        self.rules = rules
        self.appraisal = appraisal
        self.settings = settings
        self.search = TurnSearch(rules, weights, settings.prior)
        self.playout = Playout(rules, weights, settings.quick)
        self.out = Choices()
        self.seat: i64 = 0
        self.seed: i64 = 0
        self.observation = Observation(0, rules.start)
        self.root = Node(0, 0)
        self.path: list[Node] = []
        self.playing = False
        self.iterations: i64 = 0

    def begin(self, observation: Observation, seed: int) -> None:
        """A new question: forget what was thought."""
        self.observation = observation
        self.seat = observation.seat
        self.seed = seed
        self.root = Node(0, 0)
        self.playing = False
        self.iterations = 0
        self._expand(self.root, self.rules.resample(observation, Random(seed)))

    def advance(self, observation: Observation, action: i64, options: list[int]) -> bool:
        """The question after that action, if it was thought about: what was found stays known."""
        self.playing = False
        for child in self.root.children:
            if child.action == action and child.is_expanded:
                # What was looked into in another world may not be what is asked now.
                for choice in child.children:
                    if choice.action not in options:
                        return False
                self.root = child
                self.observation = observation
                self.iterations = child.visits
                return True
        return False

    def work(self, steps: i64) -> None:
        """Do so many steps: each is the start of a visit or one decision in it."""
        while steps > 0:
            steps -= 1
            if not self.playing:
                self._descend()
            elif not self.playout.step():
                self._appraise()

    def merge(self, action: i64, visits: i64, total: float, squares: float) -> None:
        """Take over what another search of the same question found of one answer."""
        for child in self.root.children:
            if child.action == action:
                child.visits += visits
                child.total += total
                child.squares += squares
                self.root.visits += visits
                self.root.total += total
                self.iterations += visits

    def _expand(self, node: Node, state: State) -> None:
        """Find the choices there, with what a search of the turn says of each; hopeless ones are left out."""
        out = self.out
        frame = top(state)
        out.count = 0
        self.rules.frames[frame & 255].options(self.rules, state, frame, out)
        search = self.search
        best = search.weigh(state, self.seat, out.items, out.count)
        node.is_expanded = True
        top_value = search.values[best]
        index: i64
        for index in range(out.count):
            value = search.values[index]
            if value > NOTHING and (value >= top_value - self.settings.hopeless or index == best):
                node.add(out.items[index], value - top_value, self.settings.most_children)

    def _descend(self) -> None:
        """Follow the tree in a newly dealt world to where it ends."""
        child = self._select(self.root)
        random = Random(self.seed + (child.visits + 1) * 1000003)
        state = self.rules.resample(self.observation, random)
        self.path = [self.root]
        while True:
            self.path.append(child)
            self.rules.apply(state, child.action)
            if child.action == A_END_TURN or child.visits < self.settings.expand_at:
                break
            frame = top(state)
            if self.rules.frames[frame & 255].mode != DECISION or (frame >> 8) & 255 != self.seat:
                break
            if not child.is_expanded:
                self._expand(child, state)
            following = self._select(child)
            if not self.rules.offers(state, following.action):
                break
            child = following
        self.playout.begin(state, random, self.settings.least_turns)
        self.playing = True

    def _appraise(self) -> None:
        """Value where the playout led, and tell all nodes on the way there."""
        state = self.playout.state
        self.appraisal.expect(state)
        value = self.appraisal.margin(self.seat) * (1.0 - self.settings.winning)
        if self.settings.winning > 0.0:
            value += self.settings.winning * self.settings.win_points * self.appraisal.chances(state, self.seat)
        for node in self.path:
            node.visits += 1
            node.total += value
            node.squares += value * value
        self.playing = False
        self.iterations += 1

    def _select(self, node: Node) -> Node:
        """The child worth the next visit: it promises much, or little is known of it."""
        if len(node.children) == 1:
            return node.children[0]
        level = math.log(float(node.visits) + 2.0)
        best = node.children[0]
        best_score = -1.0e9
        for child in node.children:
            known = float(child.visits) + self.settings.trust
            score = self.promise(node, child) + self.settings.curiosity * math.sqrt(level / known)
            if score > best_score:
                best_score = score
                best = child
        return best

    def promise(self, node: Node, child: Node) -> float:
        """What a choice brings, in points: what was played out, together with what the search of the turn says."""
        trust = self.settings.trust
        level = node.total / float(node.visits) if node.visits > 0 else 0.0
        said = level + float(child.prior) / float(POINT)
        return (child.total + trust * said) / (float(child.visits) + trust)

    def best(self) -> Node:
        """The choice that promises most."""
        best = self.root.children[0]
        for child in self.root.children:
            if self.promise(self.root, child) > self.promise(self.root, best):
                best = child
        return best

    def is_settled(self) -> bool:
        """Whether more thinking would hardly change the choice."""
        children = self.root.children
        if len(children) == 1:
            return True
        best = self.best()
        if best.visits < self.settings.least_visits:
            return False
        for child in children:
            if child.action != best.action:
                ahead = self.promise(self.root, best) - self.promise(self.root, child)
                doubt = math.sqrt(best.doubt() + child.doubt())
                if ahead < self.settings.sure * doubt:
                    return False
        return True
