"""The lock of a table: whoever waited for it while the table was lost does not get it."""

from __future__ import annotations

import asyncio
from typing import Literal

from merlin_bigbox.server.protocol.refusal import RefusalError


class TableLock(asyncio.Lock):
    """A lock that nobody gets any more once it is closed: what it guarded is not what is stored."""

    def __init__(self) -> None:
        super().__init__()
        self._shut = False

    def shut(self) -> None:
        """Whoever holds it may finish; everybody after them is refused."""
        self._shut = True

    async def acquire(self) -> Literal[True]:
        """Wait for the lock; refused if the table was lost meanwhile."""
        await super().acquire()
        if self._shut:
            self.release()
            raise RefusalError("not-now", "the table is being read again; come back")
        return True
