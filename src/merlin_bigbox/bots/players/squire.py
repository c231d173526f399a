"""The squire: greedy, looks no further than the space it moves to."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.core.random import Random

NAME: Final = "squire"
STRENGTH: Final = 4


def effort() -> Effort:
    """Just a glance at each option."""
    return Effort(width=1, budget=2, gain_budget=2)


def weights() -> Weights:
    """Ignores the other dice, the other players and later scorings."""
    found = Weights()
    found.next_dice = 0
    found.merlin_die = 0
    found.arthur_die = 0
    found.rivals = 0
    found.vassal_of_others = 0
    found.environs_later = 0
    found.marker_later = 0
    found.card_lacks_two = 0
    found.card_lacks_three = 0
    return found


def create(random: Random) -> Bot:
    """A new squire."""
    return PlanningBot(random, weights(), effort())
