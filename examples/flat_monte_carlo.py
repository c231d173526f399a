"""Flat Monte Carlo: plays games to their end at random after each option, and takes what went best on average.

./merlin arena --bots examples/flat_monte_carlo.py:FlatMonteCarlo@100v,page --players 2 --games 100
"""

from merlin_bigbox import Random
from merlin_bigbox.bots import Searched

TO_THE_END = 100_000


class FlatMonteCarlo:
    """Shares its visits out among all options, whatever they bring: a tree search would visit the good ones more often.

    In each world, a game that fits what the seat knows, every option is tried once: they share their luck.
    """

    def __init__(self, random, visits=100):
        self.random, self.visits = random, visits
        self.found = []

    def choose(self, request):
        options = request.options
        worlds = max(1, self.visits // len(options))
        totals = dict.fromkeys(options, 0)
        for _ in range(worlds):
            seed = self.random.bits()
            for option in options:
                totals[option] += self.margin_after(option, request, Random(seed))
        self.found = [Searched(option, worlds, totals[option] / worlds) for option in options]
        return max(options, key=lambda option: totals[option])

    def margin_after(self, option, request, random):
        """Points ahead of the best other seat at the end of a random game."""
        rules, state = request.rules, request.possible(random)
        rules.apply(state, option)
        rules.playout(state, random, TO_THE_END)
        points = [rules.points_of(state, seat) for seat in range(request.players)]
        own = points.pop(request.seat)
        return own - max(points)

    def searched(self):
        """What it found, for `./merlin dataset`."""
        return self.found
