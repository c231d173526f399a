"""The page: a squire that is often absent-minded."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.players.squire import effort, weights
from merlin_bigbox.engine.core.random import Random

NAME: Final = "page"
STRENGTH: Final = 1
SLIPS: Final = 25
"""Percentage of choices made at random."""


def create(random: Random) -> Bot:
    """A new page."""
    return PlanningBot(random, weights(), effort(), SLIPS)
