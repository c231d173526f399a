"""Chooses at random: the least a bot can do, and what everything else is measured by.

./merlin arena --bots examples/random_agent.py:RandomAgent,page --players 2 --games 100
"""


class RandomAgent:
    """Any option is as good as another."""

    def __init__(self, random):
        self.random = random

    def choose(self, request):
        return request.options[self.random.below(len(request.options))]
