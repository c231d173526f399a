"""The defender: a knight that keeps its castle clean, with shields against traitors, and Excalibur."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random

NAME: Final = "defender"
STRENGTH: Final = 3
STYLE: Final = True


def weights() -> Weights:
    """No traitor gets in."""
    found = Weights()
    found.traitor_hope = 0
    found.shield = 3200
    found.shield_of_new_colour = 1500
    found.excalibur_fading = 0
    found.excalibur_later = 2600
    return found


def create(random: Random) -> Bot:
    """A new defender."""
    return PlanningBot(random, weights())
