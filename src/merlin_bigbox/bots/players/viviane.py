"""Viviane: Merlin's pupil, who searches as he does but only at a glance."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.learning.model import Trained, merlins
from merlin_bigbox.bots.players.merlin import settings
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.engine.core.random import Random

NAME: Final = "viviane"
STRENGTH: Final = 8
LIMIT: Final = 0.4
"""Default seconds per decision."""
MOST_VISITS: Final = 9
"""About half-way between Lancelot and Merlin."""


def create(random: Random, limit: float = LIMIT, visits: int | None = None, weights: Trained | None = None) -> Bot:
    """A new Viviane."""
    learned = weights if weights is not None else merlins()
    return ThinkingBot(random, limit, settings(), visits, most_visits=MOST_VISITS, weights=learned)
