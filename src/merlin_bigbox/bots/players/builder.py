"""The builder: a knight that loves manors, materials and large territories."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random

NAME: Final = "builder"
STRENGTH: Final = 6
STYLE: Final = True


def weights() -> Weights:
    """Environs first."""
    found = Weights()
    found.environs_fading = 0
    found.environs_later = 1300
    found.environs_behind = 450
    found.material = 2600
    found.material_to_build = 2400
    return found


def create(random: Random) -> Bot:
    """A new builder."""
    return PlanningBot(random, weights())
