"""Takes what leaves it best off at once, counted in points and pieces, and among equals any.

./merlin arena --bots examples/greedy.py:Greedy,page --players 2 --games 100
"""

AT_HOME = {"markers at home": -2, "manors at home": -3}
"""Points for a piece of one's own that is still at home: it is worth something on the board."""
HELD = {"goods": 1, "staffs": 1, "apples": 1, "traitors": -3}
"""Points for what lies before one."""


class Greedy:
    """Tries each option on a game that fits what it knows, and looks no further."""

    def __init__(self, random):
        self.random = random

    def choose(self, request):
        found = {option: self.worth_after(option, request) for option in request.options}
        best = [option for option in request.options if found[option] == max(found.values())]
        return best[self.random.below(len(best))]

    def worth_after(self, option, request):
        rules, state, seat = request.rules, request.possible(self.random), request.seat
        rules.apply(state, option)
        pieces = sum(each * sum(rules.zone(state, name, seat)) for name, each in (AT_HOME | HELD).items())
        return rules.points_of(state, seat) + pieces
