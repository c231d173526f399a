"""A knight to learn from: it tells what it thinks of every option, and plays a little carelessly.

./merlin dataset --games 2000 --bots examples/teacher.py:Teacher --players 2 --out games

What it thinks is kept in the columns `searched` and `values` of the dataset. Its games also lead where a perfect knight
would never be, but whoever imitates it will: there, too, it tells what would be best.
"""

import math

from merlin_bigbox.bots import Searched
from merlin_bigbox.bots.planning_bot import PlanningBot

CARELESS = 0.5
"""So many points less make an option e times less likely."""
HOPELESS = 1000
"""Points behind the best option of those that the search did not consider."""


class Teacher(PlanningBot):
    """Draws its choice: the better an option, the likelier."""

    def __init__(self, random):
        super().__init__(random)
        self.found = []

    def choose(self, request):
        options = request.options
        best = super().choose(request)
        if len(options) == 1:
            return best
        values = self.searches[request.rules.key].values
        behind = [(values[index] - values[options.index(best)]) / 1000 for index in range(len(options))]
        self.found = [
            Searched(option, 0, points) for option, points in zip(options, behind, strict=True) if points > -HOPELESS
        ]
        weights = [math.exp(one.value / CARELESS) for one in self.found]
        drawn = self.random.below(1_000_000) / 1_000_000 * sum(weights)
        for one, weight in zip(self.found, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return one.action
        return best

    def searched(self):
        """What it found, for `./merlin dataset`."""
        return self.found
