"""How a tree search spends its time; compiled."""

from __future__ import annotations

from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.engine.core.arrays import i64


class Settings:
    """What the search compares, how far it plays on, and when it is sure enough."""

    def __init__(self) -> None:
        # The search of the turn for the answers to the question, for the choices after them, and for playing on.
        self.prior = Effort()
        self.later = Effort(3, 60, 30)
        self.quick = Effort(1, 8, 6, keeps_gains=True, foresees_changes=False)
        # A playout ends with the first round that ends after so many turns.
        self.least_turns: i64 = 1
        # At most so many choices are compared, none that looks worse than the best by so many thousandths.
        self.most_children: i64 = 10
        self.hopeless: i64 = 8000
        # The word of the turn's search counts as so many visits, what was thought before the last choice as at most so
        # many; how much is given for knowing more, in points.
        self.trust: float = 2.0
        self.most_trust: float = 40.0
        self.curiosity: float = 5.0
        # The same for the choices after the answer.
        self.later_trust: float = 4.0
        self.later_curiosity: float = 3.0
        # How much winning counts against the margin, from 0 to 1; a win is worth so many points.
        self.winning: float = 0.0
        self.win_points: float = 60.0
        # It is sure when it knows as much as from so many visits, and no more than so many points can be hoped for from
        # thinking on.
        self.least_known: float = 6.0
        self.indifference: float = 0.05
