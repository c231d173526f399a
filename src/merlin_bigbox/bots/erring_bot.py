"""Bots that err as people do: now and then, and rather by a little than by much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.search.lookahead import NOTHING
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random

CERTAIN: Final = 1 << 40
"""The weight of the best option."""
RATES: Final = (0.8, 1.2, 1.6, 2.0, 2.4)
"""Points lost a turn, as reviews count them, for which it was measured what has to halve the odds."""
HALVINGS: Final[dict[int, tuple[int, ...]]] = {
    2: (150, 375, 580, 850, 1270),
    3: (265, 500, 850, 1200, 1950),
    4: (265, 500, 850, 1200, 1950),
}
"""By the number of players, for each of these rates, in thousandths of a point; docs/bots.md has the figures."""


class ErringBot(PlanningBot):
    """Sees what the knight sees, but does not always take it.

    So many thousandths of a point less halve the odds, by the number of players: `halvings`.
    """

    def __init__(self, random: Random, halvings: Mapping[int, int]) -> None:
        super().__init__(random)
        self.halvings = halvings

    def choose(self, request: Request) -> int:
        """Any option that the search considers, the more likely the less it loses."""
        options = request.options
        if len(options) == 1:
            return options[0]
        search, halving = self._search(request.rules), self.halvings[request.players]
        first = int(search.choose(self._world(request), request.observation.seat, options))
        values = [int(search.values[index]) for index in range(len(options))]
        best = max(values)
        weights = [odds(best - value, halving) if value > NOTHING else 0 for value in values]
        drawn = int(self.random.below(max(1, sum(weights))))
        for option, weight in zip(options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return option
        return first  # it considered none of them


def halvings_for(rate: float) -> dict[int, int]:
    """What halves the odds of a bot that is to lose so many points a turn: as measured, and straight in between."""
    if not RATES[0] <= rate <= RATES[-1]:
        raise OptionsError(
            f"@{rate:g}: it can lose from {RATES[0]:g} to {RATES[-1]:g} points a turn, such as @{RATES[1]:g}"
        )
    above = max(1, next(place for place, known in enumerate(RATES) if rate <= known))
    share = (rate - RATES[above - 1]) / (RATES[above] - RATES[above - 1])
    return {
        players: round(known[above - 1] + (known[above] - known[above - 1]) * share)
        for players, known in HALVINGS.items()
    }


def odds(loss: int, halving: int) -> int:
    """How likely an option with this loss is, against one that loses nothing: by halves, and straight between them.

    Whole numbers: they are the same on every machine, which powers of real numbers need not be.
    """
    halves, rest = divmod(loss, halving)
    return ((CERTAIN >> halves) * (2 * halving - rest)) // (2 * halving)
