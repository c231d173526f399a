"""The knight: thinks its turn through and weighs what the next scorings will bring. Once called the sensible bot."""

from __future__ import annotations

from typing import Final

from merlin.bots.bot import Bot
from merlin.bots.planning import PlanningBot
from merlin.engine.core.random import Random

NAME: Final = "knight"
STRENGTH: Final = 3
ALIASES: Final = ("sensible",)


def create(random: Random) -> Bot:
    """A new knight."""
    return PlanningBot(random)
