"""The minstrel: errs as people do, a little less than those who outgrow the page."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.erring_bot import ErringBot, halvings_for
from merlin_bigbox.engine.core.random import Random

NAME: Final = "minstrel"
STRENGTH: Final = 2
HALVINGS: Final = {2: 780, 3: 770, 4: 760}
"""So many thousandths of a point less halve the odds that it takes something, by the number of players."""


def create(random: Random, rate: float | None = None) -> Bot:
    """A new minstrel; `minstrel@1.2` loses about 1.2 points a turn."""
    return ErringBot(random, HALVINGS if rate is None else halvings_for(rate))
