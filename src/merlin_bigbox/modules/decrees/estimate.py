"""What bots think that decrees are worth: those before a seat, and those it is about to look through."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.packed import kind_of, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, State
from merlin_bigbox.modules.decrees.stacks import Decrees

# In thousandths of a point
TRIPLE: Final = 4900
"""Three decrees are five points, as soon as they are spent (DECREE-4)."""
REST: Final = 1350
"""Each decree beyond, while there are turns to find the others or to spend it otherwise."""
LOOK: Final = 4000
"""The best of four decrees and what it shows, besides the decree itself, is not known before the look (DECREE-2)."""
SOON: Final = 8


class DecreeEstimate(Estimate):
    """Decrees are spent three at a time for points, or two for a good, or one for a die."""

    def __init__(self, decrees: Decrees, choose: int) -> None:
        self.decrees = decrees
        self.choose: i64 = choose
        """The kind of the frame that asks which decree to take."""

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        held = state.cells[self.decrees.held + seat]
        soon: i64 = min(SOON, turns)
        total: i64 = held // 3 * TRIPLE + held % 3 * REST * soon // SOON
        if self._looks(state, seat):
            total += LOOK
        return total

    def _looks(self, state: State, seat: i64) -> bool:
        """Whether the seat is looking through a stack and has not taken one yet."""
        cells = state.cells
        at: i64
        for at in range(STACK, STACK + cells[DEPTH]):
            if kind_of(cells[at]) == self.choose and seat_of(cells[at]) == seat:
                return True
        return False
