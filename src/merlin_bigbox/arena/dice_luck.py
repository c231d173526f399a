"""How lucky the seats of a game were with their dice: what ratings without luck subtract."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.game import Game
from merlin_bigbox.review import luck
from merlin_bigbox.review.course import course
from merlin_bigbox.review.luck import DiceRuler, dice_luck

VISITS: Final = 16
"""So often each round is played out with its dice, and as often with others."""
TAKEN: Final[dict[int, float]] = {2: 0.65, 3: 0.5, 4: 0.4}
"""The share of luck that is subtracted, by the number of players. Every share that is fixed beforehand is unbiased;
docs/arena.md tells how these were chosen."""
METHOD: Final = f"{luck.METHOD}, {VISITS} visits"
"""What the settings of an arena say about it: luck measured otherwise is not added up with it."""
SECONDS: Final = 0.8
"""Usual seconds for measuring a game."""
PARTS: Final = 1000
"""Luck is counted in whole thousandths of a point, so that sums are the same in any order."""

_rulers: dict[str, DiceRuler] = {}


def points_by_luck(game: Game, seed: int) -> list[int]:
    """The points that each seat owes to the dice, in thousandths.

    A seat's margin is its distance to the mean of the others, n / (n - 1) times that to the mean of all n.
    """
    lucky = dice_luck(course(game), _ruler(game.rules), VISITS, seed)
    return [round(PARTS * each * (len(lucky) - 1) / len(lucky)) for each in lucky]


def _ruler(rules: Ruleset) -> DiceRuler:
    """A ruler takes a while to make: the last one is kept, as all games of an arena have the same rules."""
    if rules.key not in _rulers:
        _rulers.clear()
        _rulers[rules.key] = DiceRuler(rules)
    return _rulers[rules.key]
