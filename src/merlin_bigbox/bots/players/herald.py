"""The herald: errs as people do, but not often."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.erring_bot import ErringBot, halvings_for
from merlin_bigbox.engine.core.random import Random

NAME: Final = "herald"
STRENGTH: Final = 5
HALVINGS: Final = {2: 255, 3: 235, 4: 215}
"""So many thousandths of a point less halve the odds that it takes something, by the number of players."""


def create(random: Random, rate: float | None = None) -> Bot:
    """A new herald; `herald@1.2` loses about 1.2 points a turn."""
    return ErringBot(random, HALVINGS if rate is None else halvings_for(rate))
