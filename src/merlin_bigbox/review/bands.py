"""How many points a turn our own bots lose by mistakes: what a rate is compared with.

Measured in quick reviews with `./merlin python -m tools.review_figures`; docs/review.md has the figures.
"""

from __future__ import annotations

from typing import Final

RATES: Final[dict[str, float]] = {"merlin": 0.14, "lancelot": 0.36, "knight": 0.68, "squire": 1.29, "page": 1.65}


def band(rate: float) -> str:
    """The bot whose rate is nearest."""
    return min(RATES, key=lambda name: abs(RATES[name] - rate))
