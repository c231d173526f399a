"""What bots think that seals and abilities of King's favor are worth."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import HAND, HAND_ROOM, HAND_SIZE
from merlin_bigbox.engine.base.names import VASSALS
from merlin_bigbox.engine.core.arrays import i64, vec, vector
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.favor.board import ABILITIES, ANYWHERE, FURTHER_POINT, ROWS, SPECIAL, FavorBoards

# In thousandths of a point
FURTHER_CARD: Final = 105
"""Row 1, for each turn left: how many further cards of one vassal will be completed (FAVOR-4)."""
CARD_IN_HAND: Final = 350
"""Row 1, more for a card of that vassal in the hand."""
DEPLOYMENT: Final = 70
"""Row 2, for each turn left (FAVOR-5)."""
SPECIALS: Final = (1500, 2600, 1900, 2100)
"""Row 3, for each use: lady-in-waiting, shield-bearer, builder, flag-bearer (FAVOR-7 … 10)."""
SEAL: Final = 300
"""A seal that is still free."""
SOON: Final = 8
SCORINGS: Final = 3


class FavorEstimate(Estimate):
    """What the abilities will bring: points for cards, freer deployments, and one use of row 3 for each scoring."""

    def __init__(self, boards: FavorBoards, vassal_of: vec[i64]) -> None:
        self.boards = boards
        self.vassal_of = vassal_of
        self.specials: vec[i64] = vector(list(SPECIALS))

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        cells = state.cells
        boards = self.boards
        soon: i64 = min(SOON, turns)
        now: i64 = min(4, until_scoring)
        later: i64 = SCORINGS - (cells[ROUND] + 1) // 2
        total: i64 = cells[boards.seals + seat] * SEAL * soon // SOON
        vassal: i64
        first = boards.owned + seat * ABILITIES
        for vassal in range(VASSALS):
            if cells[first + FURTHER_POINT] == 1:
                total += turns * FURTHER_CARD + self._in_hand(state, seat, vassal) * CARD_IN_HAND * soon // SOON
            if cells[first + ANYWHERE] == 1:
                total += turns * DEPLOYMENT
            if cells[first + SPECIAL] == 1:
                total += self.specials[vassal] * later
                if boards.is_ready(state, seat, vassal):
                    total += self.specials[vassal] * now // 4
            first += ROWS
        return total

    def _in_hand(self, state: State, seat: i64, vassal: i64) -> i64:
        """How many cards in the hand show the vassal."""
        first = HAND + seat * HAND_ROOM
        count: i64 = 0
        slot: i64
        for slot in range(first, first + state.cells[HAND_SIZE + seat]):
            if self.vassal_of[state.cells[slot] - 1] == vassal:
                count += 1
        return count
