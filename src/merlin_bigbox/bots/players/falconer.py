"""The falconer: errs as people do, less than the minstrel."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.erring_bot import ErringBot, halvings_for
from merlin_bigbox.engine.core.random import Random

NAME: Final = "falconer"
STRENGTH: Final = 3
HALVINGS: Final = {2: 610, 3: 590, 4: 575}
"""So many thousandths of a point less halve the odds that it takes something, by the number of players."""


def create(random: Random, rate: float | None = None) -> Bot:
    """A new falconer; `falconer@1.2` loses about 1.2 points a turn."""
    return ErringBot(random, HALVINGS if rate is None else halvings_for(rate))
