"""A bot in a file of its own that answers at once, for tests that play many games."""

from __future__ import annotations

from pathlib import Path

from merlin_bigbox.bots import Request
from merlin_bigbox.engine.core.random import Random

LAST = f"{Path(__file__).resolve()}:Last"


class Last:
    """Takes the last option."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, request: Request) -> int:
        """What is offered last."""
        return request.options[-1]
