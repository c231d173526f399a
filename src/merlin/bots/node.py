"""A node of the tree search; compiled."""

from __future__ import annotations

from merlin.engine.core.arrays import i64


class Node:
    """A choice and what is known of it."""

    def __init__(self, action: i64, prior: i64) -> None:
        self.action = action
        # What the search of the turn says of it, compared with the best choice beside it, in thousandths of a point
        self.prior = prior
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.is_expanded = False
        self.children: list[Node] = []

    def add(self, action: i64, prior: i64, most: i64) -> None:
        """One more choice from here, if it is among the most promising ones; the best come first."""
        child = Node(action, prior)
        self.children.append(child)
        place: i64 = len(self.children) - 1
        while place > 0 and self.children[place - 1].prior < prior:
            self.children[place] = self.children[place - 1]
            place -= 1
        self.children[place] = child
        if len(self.children) > most:
            self.children.pop()

    def doubt(self) -> float:
        """How uncertain the mean of the visits is: its variance. Few visits say little of how much they vary."""
        count = float(self.visits)
        if count < 1.0:
            return 25.0
        mean = self.total / count
        varies = max(0.0, self.squares / count - mean * mean)
        return (varies * count + 50.0) / ((count + 2.0) * count)
