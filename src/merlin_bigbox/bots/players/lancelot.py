"""Lancelot: Merlin's search with only a few visits."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.learning.model import Trained
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.engine.core.random import Random

NAME: Final = "lancelot"
STRENGTH: Final = 7
LIMIT: Final = 0.4
"""Default seconds per decision."""
MOST_VISITS: Final = 6
"""With more, it would be as strong as Merlin."""


def settings() -> Settings:
    """Fewer answers, as there are only a few visits."""
    found = Settings()
    found.most_children = 5
    found.curiosity = 4.0
    return found


def create(random: Random, limit: float = LIMIT, visits: int | None = None, weights: Trained | None = None) -> Bot:
    """A new Lancelot."""
    return ThinkingBot(random, limit, settings(), visits, most_visits=MOST_VISITS, weights=weights)
