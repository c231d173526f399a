"""Thinking time: how much each person has left, and a callback when it runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from merlin_bigbox.engine.base import cells
from merlin_bigbox.engine.core.ruleset import ROUND
from merlin_bigbox.game.game import Game
from merlin_bigbox.server.protocol.http import Clock

BACK: Final = 60.0
"""Minimum seconds for somebody who takes a seat back from a bot."""
SOONEST: Final = 0.001
"""Seconds until an alarm that rang too early rings again; with none it could ring in an endless loop."""


class Clocks:
    """The clocks of one table. Only that of the person to move is running."""

    def __init__(
        self, clock: Clock, seconds: list[float], out: Callable[[int], None], now: Callable[[], float]
    ) -> None:
        self.clock = clock
        self.runs: int | None = None
        self._seconds = seconds
        self._out = out
        self._now = now
        self._since = 0.0
        self._turn: tuple[int, int] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def left(self, seat: int) -> float:
        """The seconds a seat has left."""
        spent = self._now() - self._since if self.runs == seat else 0.0
        return max(0.0, self._seconds[seat] - spent)

    def move(self, game: Game, runs: int | None, *, undone: bool = False) -> None:
        """After a move: stop the running clock, add the increment of a new turn, start the next clock."""
        self.stop()
        turn = (int(game.state.cells[ROUND]), int(game.state.cells[cells.CURRENT]))
        if turn != self._turn and not undone and turn[0] > 0 and not game.is_over:
            self._seconds[turn[1]] += self.clock.turn
        self._turn = turn
        self.start(runs)

    def recall(self, game: Game, runs: int | None) -> None:
        """Start the right clock after a restart; downtime is not charged to anybody."""
        self._turn = (int(game.state.cells[ROUND]), int(game.state.cells[cells.CURRENT]))
        self.start(runs)

    def start(self, runs: int | None) -> None:
        """Start the clock of this seat, or none."""
        self.runs = runs
        self._since = self._now()
        if runs is not None:
            self._alarm = asyncio.get_running_loop().call_later(self._seconds[runs], self._ring, runs)

    def _ring(self, seat: int) -> None:
        """The alarm rang. An event loop may be early (uvloop by up to 1 ms): ring again until no time is left."""
        left = self.left(seat)
        if left > 0:
            self._alarm = asyncio.get_running_loop().call_later(max(left, SOONEST), self._ring, seat)
        else:
            self._out(seat)

    def stop(self) -> None:
        """Stop the running clock."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.runs is not None:
            self._seconds[self.runs] = self.left(self.runs)
            self.runs = None

    def at_least(self, seat: int, seconds: float = BACK) -> None:
        """Give a seat whose time ran out a minimum again."""
        self._seconds[seat] = max(self._seconds[seat], seconds)
