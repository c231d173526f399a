"""What bots think that Picts and the signet ring are worth."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.board import OWNED, ArthurBoard
from merlin_bigbox.modules.arthur.picts import PICT_POINTS, RING_BONUS

# In thousandths
STEEP: Final = 260
"""How much likelier it is to be the highest or the lowest for each point of the sum, right before a scoring."""
FLATTER: Final = 14
"""So much less for each own turn until then: much can still happen."""
LEAST: Final = 60
MOST: Final = 940
RING_LATER: Final = 500
"""The ring for each scoring after the next."""
SCORINGS: Final = 3

ROOM: Final = 12
FULL: Final = 4095
"""The sums of all seats are added up in one number, with so many bits for each: this is asked all the time."""


class ArthurEstimate(Estimate):
    """Three points for the highest sum of Picts, three less for the lowest (ARTHUR-31)."""

    def __init__(self, board: ArthurBoard) -> None:
        self.board = board
        # Not the constant itself: mypyc computes a shifted literal in 32 bits.
        self.bonus: i64 = RING_BONUS

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        cells = state.cells
        board = self.board
        sums: i64 = 0
        other: i64
        pict: i64
        for pict in range(board.pict_count):
            place = cells[board.picts + pict]
            if place >= OWNED:
                sums += board.value[pict] << ((place - OWNED) * ROOM)
        total: i64 = 0
        ring = cells[board.ring] - 1
        if ring >= 0:
            sums += self.bonus << (ring * ROOM)
            if ring == seat:
                total += RING_LATER * (SCORINGS - (cells[ROUND] + 1) // 2)
        most: i64 = 0
        least: i64 = 1000
        for other in range(rules.players):
            if other != seat:
                theirs = (sums >> (other * ROOM)) & FULL
                most = max(most, theirs)
                least = min(least, theirs)
        mine = (sums >> (seat * ROOM)) & FULL
        steep: i64 = STEEP - FLATTER * min(10, until_scoring)
        highest = likely(MOST // 2 + (mine - most) * steep)
        lowest = likely(MOST // 2 + (least - mine) * steep)
        return total + PICT_POINTS * (highest - lowest)


def likely(chance: i64) -> i64:
    """Never quite certain, and never quite impossible."""
    if chance < LEAST:
        return LEAST
    return min(chance, MOST)
