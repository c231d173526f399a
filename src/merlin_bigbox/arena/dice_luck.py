"""How lucky the seats of a game were with their dice: what ratings without luck subtract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merlin_bigbox.bots.bot import Bot
from merlin_bigbox.bots.frozen.merlin_2026.search.effort import Effort
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.bots.planning_bot import PlanningBot
from merlin_bigbox.game.game import Game
from merlin_bigbox.review import luck
from merlin_bigbox.review.course import course
from merlin_bigbox.review.luck import dice_luck
from merlin_bigbox.review.ruler import Ruler, Style, anybody

VISITS: Final = 32
"""So often each round is played out with its dice, and as often with others."""
TAKEN: Final[dict[int, float]] = {2: 0.9, 3: 0.8, 4: 0.75}
"""The share of luck that is subtracted, by the number of players. Every share that is fixed beforehand is unbiased;
docs/arena.md tells how these were chosen."""
METHOD: Final = f"{luck.METHOD}, {VISITS} visits"
"""What the settings of an arena say about it: luck measured otherwise is not added up with it."""
SECONDS: Final = 1.5
"""Usual seconds for measuring a game."""
PARTS: Final = 1000
"""Luck is counted in whole thousandths of a point, so that sums are the same in any order."""


def points_by_luck(game: Game, bots: Sequence[Bot], seed: int) -> list[int]:
    """The points that each seat owes to the dice, in thousandths.

    A seat's margin is its distance to the mean of the others, n / (n - 1) times that to the mean of all n.
    """
    ruler = Ruler(game.rules, [style_of(each) for each in bots])
    lucky = dice_luck(course(game), ruler, VISITS, seed)
    return [round(PARTS * each * (len(lucky) - 1) / len(lucky)) for each in lucky]


def style_of(bot: Bot) -> Style:
    """How the seat of a bot is played on: as it plans, if that is all it does; else as by anybody."""
    if type(bot) is not PlanningBot or bot.slips:
        return anybody()
    weights, effort = Weights(), Effort()
    for mine, theirs in ((weights, bot.weights), (effort, bot.effort)):
        for name in dir(mine):
            if not name.startswith("_"):
                setattr(mine, name, getattr(theirs, name))
    return Style(weights, effort, 0)
