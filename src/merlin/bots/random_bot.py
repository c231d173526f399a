"""The random bot: every option is as good as another."""

from __future__ import annotations

from typing import Final

from merlin.bots.bot import Bot, Request
from merlin.engine.core.random import Random

NAME: Final = "random"


class RandomBot:
    """Knows no rules at all."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, request: Request) -> int:
        """Any of the options, each as likely as another."""
        return request.options[self.random.below(len(request.options))]


def create(random: Random) -> Bot:
    """A new random bot."""
    return RandomBot(random)
