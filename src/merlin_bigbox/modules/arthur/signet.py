"""The signet ring: take it and complete a card whatever its requirements (ARTHUR-8, MIX-13)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import CARDS_CLOSED, HAND, HAND_ROOM, HAND_SIZE
from merlin_bigbox.engine.base.missions import complete
from merlin_bigbox.engine.base.names import A_PERFORM
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import SpaceAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.board import ArthurBoard
from merlin_bigbox.modules.arthur.fields import SIGNET_CARD


class SignetSpace(SpaceAction):
    """Take the ring and complete a hand card; without a card, or after the market, only the ring is taken.

    The card is not the turn's one card (BASE-50): `COMPLETED` stays as it is. A new one is owed for it, its reward may
    be an ability, and whoever listens to completed cards hears of it (MIX-13).
    """

    def __init__(self, board: ArthurBoard, action: int) -> None:
        super().__init__()
        self.board = board
        self.action: i64 = action

    def _may_complete(self, state: State, seat: i64) -> bool:
        return state.cells[CARDS_CLOSED] == 0 and state.cells[HAND_SIZE + seat] > 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if not self._may_complete(state, seat):
            out.add(pack(A_PERFORM))
            return
        first = HAND + seat * HAND_ROOM
        slot: i64
        for slot in range(first, first + state.cells[HAND_SIZE + seat]):
            out.add(pack(self.action, state.cells[slot] - 1))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.board.take_ring(state, seat)
        if kind_of(action) == self.action:
            complete(rules, state, seat, field(action, SIGNET_CARD))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return self._may_complete(state, seat) or state.cells[self.board.ring] != seat + 1
