"""How much each seat may still take back: some at the start, a little more with every turn, never without end."""

from __future__ import annotations

from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.game.game import UNDO, Entry, Game
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.refusal import RefusalError

END_TURN = "end turn"


class UndoBudget:
    """The budgets of one table. They follow from the records of its game, so they need not be stored."""

    def __init__(self, game: Game, limits: Limits) -> None:
        self._game = game
        self._limits = limits
        self._used = [0] * game.options.players
        self._turns = [0] * game.options.players
        # What was taken over from another game is nobody's expense here.
        for entry in game.entries[game.given :]:
            self._used[entry.seat] += entry.action == UNDO
        for _, entry in game.in_force:
            self._count(entry, 1)

    def left(self, seat: int) -> int:
        """How many actions the seat may take back now."""
        limits = self._limits
        allowed = min(limits.undo_at_start + limits.undo_per_turn * self._turns[seat], limits.undo_per_game)
        return max(0, allowed - self._used[seat])

    def check(self, seat: int) -> None:
        """Refuse if the seat has none left."""
        if not self.left(seat):
            more = self._limits.undo_per_turn
            raise RefusalError("undo-spent", f"{self._used[seat]} actions were taken back; {more} more with each turn")

    def played(self, entry: Entry) -> None:
        """An action was played."""
        self._count(entry, 1)

    def undone(self, entry: Entry) -> None:
        """An action was taken back."""
        self._used[entry.seat] += 1
        self._count(entry, -1)

    def _count(self, entry: Entry, change: int) -> None:
        if ends_turn(self._game, entry):
            self._turns[entry.seat] += change


def ends_turn(game: Game, entry: Entry) -> bool:
    """Whether this action ended a turn."""
    return entry.seat >= 0 and game.rules.action_specs[int(kind_of(entry.action))].name == END_TURN
