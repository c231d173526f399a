"""The defender: a knight that keeps its castle clean, with shields against traitors, and Excalibur."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random

NAME: Final = "defender"
STRENGTH: Final = 6
STYLE: Final = True


def weights() -> Weights:
    """Hardly a traitor gets in."""
    found = Weights()
    found.traitor_hope = 40
    found.shield = 2200
    found.shield_of_new_colour = 900
    found.excalibur_fading = 45
    found.excalibur_later = 500
    return found


def create(random: Random) -> Bot:
    """A new defender."""
    return PlanningBot(random, weights())
