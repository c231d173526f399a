"""The parameters of the tree search; compiled."""

from __future__ import annotations

from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.engine.core.arrays import i64


class Settings:
    """What the search compares, how far it plays out, and when it is sure enough."""

    def __init__(self) -> None:
        # The budgets of the turn searches at the root, below it, and in playouts.
        self.prior = Effort()
        self.later = Effort(3, 60, 30)
        self.quick = Effort(1, 8, 6, keeps_gains=True, foresees_changes=False)
        # A playout ends with the first round that ends after this many turns.
        self.least_turns: i64 = 1
        # How many choices are compared, and by how many thousandths a choice may look worse than the best.
        self.most_children: i64 = 10
        self.hopeless: i64 = 8000
        # How many visits the turn search's value counts for, and at most those of an earlier search; the weight of
        # exploration, in points.
        self.trust: float = 2.0
        self.most_trust: float = 40.0
        self.curiosity: float = 5.0
        # Whether visits are shared by halving instead, where the search knows how many there will be: an equal part of
        # them for all answers, one for the better half of these, one for the better quarter, and so on.
        self.halves = False
        # Trust and curiosity below the root.
        self.later_trust: float = 4.0
        self.later_curiosity: float = 3.0
        # After this many visits a node is searched through the seat's further turns of the round, too; never if 0.
        self.deepens: i64 = 0
        # The weight of winning against the margin, from 0 to 1; how many points a win is worth.
        self.winning: float = 0.0
        self.win_points: float = 60.0
        # The search is sure after this many visits (priors included), once the expected gain from searching on is below
        # this many points.
        self.least_known: float = 6.0
        self.indifference: float = 0.05
