"""The page: friendly, knows what is good, and is often somewhere else with its thoughts."""

from __future__ import annotations

from typing import Final

from merlin.bots.bot import Bot
from merlin.bots.planning import PlanningBot
from merlin.bots.squire import effort, weights
from merlin.engine.core.random import Random

NAME: Final = "page"
STRENGTH: Final = 1
SLIPS: Final = 25
"""Of a hundred choices so many are made without thinking."""


def create(random: Random) -> Bot:
    """A new page."""
    return PlanningBot(random, weights(), effort(), SLIPS)
