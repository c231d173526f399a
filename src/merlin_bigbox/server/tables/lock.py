"""The lock of a table: whoever waited for it while the table was lost does not get it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from merlin_bigbox.server.protocol.refusal import RefusalError


class TableLock(asyncio.Lock):
    """A lock that nobody gets any more once it is closed: what it guarded is not what is stored.

    `check` is asked each time, and raises if the table may be another process's by now.
    """

    def __init__(self, check: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self._check = check
        self._shut = False

    def shut(self) -> None:
        """Whoever holds it may finish; everybody after them is refused."""
        self._shut = True

    async def acquire(self) -> Literal[True]:
        """Wait for the lock; refused if the table was lost meanwhile."""
        await super().acquire()
        try:
            self._admit()
        except RefusalError:
            self.release()
            raise
        return True

    def _admit(self) -> None:
        if self._shut:
            raise RefusalError("not-now", "the table is being read again; come back")
        self._check()

    async def finished(self) -> None:
        """Wait until whoever holds it, and everybody who waits, is done."""
        await super().acquire()
        self.release()
