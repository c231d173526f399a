"""The random bot: chooses uniformly."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot, Request
from merlin_bigbox.bots.explanation.why import Why
from merlin_bigbox.engine.core.random import Random

NAME: Final = "random"
STRENGTH: Final = 0


class RandomBot:
    """Knows no rules at all."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, request: Request) -> int:
        """Any option, all equally likely."""
        return request.options[self.random.below(len(request.options))]

    def explain(self, request: Request) -> Why:
        """What it would choose; there is no reason."""
        return Why(self.choose(request), {}, None, {}, 0.0, 0.0)


def create(random: Random) -> Bot:
    """A new random bot."""
    return RandomBot(random)
