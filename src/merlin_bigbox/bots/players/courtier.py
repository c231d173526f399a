"""The courtier: a knight that loves influence, the Grail and vassals at foreign courts."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random

NAME: Final = "courtier"
STRENGTH: Final = 6
STYLE: Final = True


def weights() -> Weights:
    """Influence first."""
    found = Weights()
    found.influence_fading = 10
    found.influence_behind = 450
    found.marker_later = 1500
    found.marker_turns = 2200
    found.vassal_fading = 20
    found.vassal_later = 900
    found.grail = 1500
    found.grail_later = 900
    return found


def create(random: Random) -> Bot:
    """A new courtier."""
    return PlanningBot(random, weights())
