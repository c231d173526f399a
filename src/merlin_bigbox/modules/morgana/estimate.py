"""What bots think that the things of the witch's kitchen are worth."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import BUILT, CELLS, PASSED
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.morgana.kitchen import Kitchen

# In thousandths of a point
DIE: Final = 900
"""A Morgana die that one may still take this round (MORGANA-2)."""
APPLE: Final = 700
FURTHER_APPLE: Final = 200
"""Poisoned apples: the first two, and those beyond (MORGANA-5)."""
HORN: Final = 820
"""How likely it is to keep the horn until the end of this round (MORGANA-7)."""
HORN_NEXT: Final = 550
"""And for each round after it, once more."""
HUT: Final = 600
"""The point more for a territory won alone; that it counts as two is seen in the contest (MORGANA-14)."""
HUT_LATER: Final = 900
"""The manor goes home with it: lost for each scoring after the next."""
TOPPED_LATER: Final = 250
"""The same for a marker with one of Morgana's on top (MORGANA-16)."""
SOON: Final = 8
SCORINGS: Final = 3
ROUNDS: Final = 6


class MorganaEstimate(Estimate):
    """The horn above all; then apples, huts, and the die of this round."""

    def __init__(self, kitchen: Kitchen) -> None:
        self.kitchen = kitchen

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        cells = state.cells
        kitchen = self.kitchen
        apples = cells[kitchen.apples + seat]
        first: i64 = min(2, apples)
        total: i64 = (first * APPLE + (apples - first) * FURTHER_APPLE) * min(SOON, turns) // SOON
        if cells[PASSED + seat] == 0 and kitchen.can_take_die(state, seat):
            total += DIE
        if cells[kitchen.horn] == seat + 1:
            total += horn_points(cells[ROUND])
        later: i64 = SCORINGS - (cells[ROUND] + 1) // 2
        cell: i64
        for cell in range(CELLS):
            if cells[kitchen.hut + cell] != 0 and cells[BUILT + cell] == seat + 1:
                total += HUT - HUT_LATER * later
        colour: i64
        for colour in range(COLOURS):
            total -= cells[kitchen.topped_at(seat, colour)] * TOPPED_LATER * later
        return total


def horn_points(current: i64) -> i64:
    """The numbers of the rounds still to end, each as likely as it is to hold the horn by then."""
    total: i64 = 0
    likely: i64 = HORN
    number: i64
    for number in range(current, ROUNDS + 1):
        total += number * likely
        likely = likely * HORN_NEXT // 1000
    return total
