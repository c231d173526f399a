"""One socket at a table: whose eyes it has, its language, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from merlin_bigbox.server.protocol.http import Lang
from merlin_bigbox.server.store import SeatRow, User

TOO_SLOW = 10
"""A socket that leaves so many times the allowed number of answers unread is closed."""


class Watcher:
    """A socket. It sees what everybody sees, unless it looks through a seat of its own person."""

    def __init__(self, user: User, lang: Lang, limit: int) -> None:
        self.user = user
        self.lang: Lang = lang
        self.view: int | None = None
        """The seat whose view it gets."""
        self.chosen = False
        """Whether the page asked for that view itself."""
        self.needs_resync = False
        """Whether it fell behind: it gets the whole table anew instead of the steps it missed."""
        self.closing: int | None = None
        self._limit = limit
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._droppable = 0
        self._ready = asyncio.Event()

    def settle(self, seats: Sequence[SeatRow]) -> bool:
        """Choose the view after seats changed; whether it is another one now.

        The only seat of one's own needs no asking. With several, a shared screen shows nobody's cards before its page
        says who sits in front of it.
        """
        own = [row.seat for row in seats if row.kind == "person" and row.user == self.user.id]
        before = self.view
        if self.chosen and (self.view is None or self.view in own):
            return False
        self.chosen = False
        self.view = own[0] if len(own) == 1 else None
        return self.view != before

    def look(self, seat: int | None) -> None:
        """The page asks for this view; that the seat is its own was checked."""
        self.view = seat
        self.chosen = True

    # --- what waits to be sent -----------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """An answer to the page's own request: it always arrives."""
        self._put(message, droppable=False)
        if len(self._waiting) > TOO_SLOW * self._limit:
            self.close(1013)

    def push(self, message: bytes) -> None:
        """News of the table: left out when the socket falls behind."""
        if self.needs_resync:
            return
        if self._droppable >= self._limit:
            self.resync()
        else:
            self._put(message, droppable=True)

    def resync(self) -> None:
        """What waits is worth nothing any more: the whole table comes instead."""
        self._waiting = deque((kept, False) for kept, droppable in self._waiting if not droppable)
        self._droppable = 0
        self.needs_resync = True
        self._ready.set()

    def _put(self, message: bytes, *, droppable: bool) -> None:
        self._waiting.append((message, droppable))
        self._droppable += droppable
        self._ready.set()

    def close(self, code: int) -> None:
        """End the socket after what waits was sent."""
        self.closing = code
        self._ready.set()

    async def wait(self) -> None:
        """Until there is something to do."""
        await self._ready.wait()

    def take(self) -> bytes | None:
        """The next message to send, if there is one."""
        if self._waiting:
            message, droppable = self._waiting.popleft()
            self._droppable -= droppable
            return message
        if not self.needs_resync and self.closing is None:
            self._ready.clear()
        return None
