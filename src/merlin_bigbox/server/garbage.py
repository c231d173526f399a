"""Python's collector of cyclic garbage, kept from stopping every table in the middle of a move.

A full collection looks at every object there is. With hundreds of tables in memory that takes hundreds of milliseconds,
in which nobody is answered: young garbage is collected as ever, all of it when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import Final

log = logging.getLogger("merlin_bigbox.server")

YOUNG: Final = (5_000, 10, 1_000_000_000)
"""Allocations before a young collection, those before a middle one; and never a full one by itself."""
LOOK_SECONDS: Final = 30.0
QUIET_SECONDS: Final = 20.0
"""Nobody has moved for so long: nobody minds a pause."""
LONGEST_SECONDS: Final = 1800.0
"""On a server that is never quiet, the pause comes this rarely."""


class Collector:
    """Collects when it is quiet. `last_move` tells when a person last did something, by the clock `now`."""

    def __init__(self, last_move: Callable[[], float], now: Callable[[], float]) -> None:
        self._last_move = last_move
        self._now = now
        self._collected = now()

    def due(self) -> bool:
        """Whether this is a moment for a full collection."""
        now = self._now()
        if now - self._collected >= LONGEST_SECONDS:
            return True
        moved = self._last_move()
        return moved > self._collected and now - moved >= QUIET_SECONDS

    def collect(self) -> int:
        """A full collection now; returns how many objects nobody could reach."""
        found = gc.collect()
        self._collected = self._now()
        return found

    async def run(self) -> None:
        """Take over from the interpreter until cancelled."""
        before = gc.get_threshold()
        gc.collect()
        gc.freeze()  # modules, rules and words stay for ever: nobody need look at them again
        gc.set_threshold(*YOUNG)
        try:
            while True:
                await asyncio.sleep(LOOK_SECONDS)
                if self.due():
                    log.debug("%d unreachable objects collected", self.collect())
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()
