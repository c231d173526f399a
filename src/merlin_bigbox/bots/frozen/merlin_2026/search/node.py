"""A node of the tree search; compiled."""

from __future__ import annotations

import math

from merlin_bigbox.engine.core.arrays import i64


class Node:
    """A choice and its statistics."""

    def __init__(self, action: i64, prior: float, trust: float) -> None:
        self.action = action
        # The prior relative to the best sibling, in points, and how many visits it counts for.
        self.prior = prior
        self.trust = trust
        self.visits: i64 = 0
        self.total: float = 0.0
        # The result of each visit, and prefix sums. Kept for children of the root only.
        self.values: list[float] = []
        self.sums: list[float] = [0.0]
        self.is_expanded = False
        self.children: list[Node] = []

    def add(self, action: i64, prior: float, trust: float, most: i64) -> None:
        """Add a child if it is among the most promising ones; children are sorted best first."""
        child = Node(action, prior, trust)
        self.children.append(child)
        place: i64 = len(self.children) - 1
        while place > 0 and self.children[place - 1].prior < prior:
            self.children[place] = self.children[place - 1]
            place -= 1
        self.children[place] = child
        if len(self.children) > most:
            self.children.pop()

    def visited(self, value: float) -> None:
        """Record the result of a visit."""
        self.visits += 1
        self.total += value

    def keep(self, value: float) -> None:
        """Keep the result of a visit, to compare it with others in the same world."""
        self.values.append(value)
        self.sums.append(self.sums[len(self.sums) - 1] + value)

    def promise(self, child: Node) -> float:
        """The value of a child in points: the mean of its visits combined with its prior."""
        level = self.total / float(self.visits) if self.visits > 0 else 0.0
        return (child.total + child.trust * (level + child.prior)) / (float(child.visits) + child.trust)

    def become_root(self, most_trust: float) -> None:
        """Make this node the root: the statistics of its children become their priors.

        Each visit counts half, as they were not in the same worlds.
        """
        promises = [self.promise(child) for child in self.children]
        best = max(promises)
        index: i64
        for index in range(len(promises)):
            child = self.children[index]
            child.prior = promises[index] - best
            child.trust = min(most_trust, child.trust + 0.5 * float(child.visits))
            child.visits = 0
            child.total = 0.0
            child.values = []
            child.sums = [0.0]


def lead(node: Node, other: Node) -> float:
    """A choice's lead over another in points, by visits of both in the same worlds."""
    common: i64 = min(len(node.values), len(other.values))
    trust = min(node.trust, other.trust)
    return (node.sums[common] - other.sums[common] + trust * (node.prior - other.prior)) / (float(common) + trust)


def doubt(node: Node, other: Node) -> float:
    """The standard deviation of that lead, regularised for small numbers of visits."""
    common: i64 = min(len(node.values), len(other.values))
    mean = (node.sums[common] - other.sums[common]) / float(max(1, common))
    squares = 20.0
    index: i64
    for index in range(common):
        apart = node.values[index] - other.values[index] - mean
        squares += apart * apart
    known = float(common) + 0.5 * min(node.trust, other.trust)
    return math.sqrt(squares / (float(common) + 2.0) / known)
