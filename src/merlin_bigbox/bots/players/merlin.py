"""Merlin: the strongest bot, a tree search through all its turns of the round."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.learning.model import Trained, merlins
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.engine.core.random import Random

NAME: Final = "merlin"
STRENGTH: Final = 9
LIMIT: Final = 1.0
"""Default seconds per decision."""


def settings() -> Settings:
    """Surer than others before it answers, with a tree through its turns of the round and visits shared by halving."""
    found = Settings()
    found.indifference = 0.005
    found.deepens = 4
    found.halves = True
    return found


def create(
    random: Random,
    limit: float = LIMIT,
    processes: int = 1,
    visits: int | None = None,
    weights: Trained | None = None,
) -> Bot:
    """A new Merlin; if allowed it thinks in several processes at once."""
    learned = weights if weights is not None else merlins()
    return ThinkingBot(random, limit, settings(), visits, processes=processes, weights=learned)
