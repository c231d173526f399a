"""The knight: thinks its turn through and weighs what the next scorings will bring. Once called the sensible bot."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.engine.core.random import Random

NAME: Final = "knight"
STRENGTH: Final = 6
ALIASES: Final = ("sensible",)


def create(random: Random) -> Bot:
    """A new knight."""
    return PlanningBot(random)
