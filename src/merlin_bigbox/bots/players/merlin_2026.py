"""Merlin as it was in 2026, a yardstick for later bots; see `frozen/merlin_2026`."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.frozen.merlin_2026.bot import Merlin2026
from merlin_bigbox.engine.core.random import Random

NAME: Final = "merlin-2026"
STRENGTH: Final = 9
YARDSTICK: Final = True
LIMIT: Final = 1.0
"""Default seconds per decision."""


def create(random: Random, limit: float = LIMIT, visits: int | None = None) -> Bot:
    """A new Merlin of 2026."""
    return Merlin2026(random, limit, visits)
