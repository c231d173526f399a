"""A connected page: whose view it gets, its language, and its queue of outgoing messages."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from merlin_bigbox.locale.languages import Lang
from merlin_bigbox.server.store import SeatRow, User

TOO_SLOW: Final = 1013
"""Close code for a socket that does not read the answers to its own requests."""


class Watcher:
    """A connected page. It gets the public view unless it looks through one of its user's own seats."""

    def __init__(self, user: User, lang: Lang, limit: int) -> None:
        """`limit` is the number of bytes that may wait to be sent."""
        self.user = user
        self.lang: Lang = lang
        self.view: int | None = None
        """The seat whose view it gets."""
        self.chosen = False
        """Whether the page chose that view itself."""
        self.coach = False
        """Whether the page wants the coach's remarks."""
        self.needs_resync = False
        """Whether it fell behind and needs the whole table instead of the moves it missed."""
        self.closing: int | None = None
        self._limit = limit
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self.bytes = 0
        """How much waits to be sent."""
        self._ready = asyncio.Event()

    def settle(self, seats: Sequence[SeatRow]) -> bool:
        """Choose the view after seats changed; returns whether it is a different one.

        A user's only seat is chosen by itself. With several seats (a shared screen), nobody's cards are shown until the
        page says who is looking.
        """
        own = [row.seat for row in seats if row.kind == "person" and row.user == self.user.id]
        before = self.view
        if self.chosen and (self.view is None or self.view in own):
            return False
        self.chosen = False
        self.view = own[0] if len(own) == 1 else None
        return self.view != before

    def look(self, seat: int | None) -> None:
        """Switch to a view the page asked for; the caller has checked that the seat is its user's own."""
        self.view = seat
        self.chosen = True

    # --- what waits to be sent -----------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue a reply to the page's own request: news make room for it, and without room the socket is closed."""
        if self.closing is not None:
            # The last answer says why: a move that could not be kept takes the table, and its sockets, with it.
            if self.closing != TOO_SLOW and self._fits(message):
                self._put(message, droppable=False)
            return
        if not self._fits(message):
            self.resync()
        if not self._fits(message):
            self._waiting.clear()
            self.bytes = 0
            self.close(TOO_SLOW)
            return
        self._put(message, droppable=False)

    def push(self, message: bytes) -> None:
        """Queue a broadcast: dropped when the socket falls behind."""
        if self.needs_resync or self.closing is not None:
            return
        if self._fits(message):
            self._put(message, droppable=True)
        else:
            self.resync()

    def _fits(self, message: bytes) -> bool:
        return not self._waiting or self.bytes + len(message) <= self._limit

    def resync(self) -> None:
        """Drop queued broadcasts and send the whole table instead."""
        self._waiting = deque(pair for pair in self._waiting if not pair[1])
        self.bytes = sum(len(kept) for kept, _ in self._waiting)
        self.needs_resync = True
        self._ready.set()

    def _put(self, message: bytes, *, droppable: bool) -> None:
        self._waiting.append((message, droppable))
        self.bytes += len(message)
        self._ready.set()

    def close(self, code: int) -> None:
        """Close the socket once the queue is empty."""
        self.closing = code
        self._ready.set()

    async def wait(self) -> None:
        """Wait until there is something to do."""
        await self._ready.wait()

    def take(self) -> bytes | None:
        """The next message to send, or None."""
        if self._waiting:
            message, _ = self._waiting.popleft()
            self.bytes -= len(message)
            return message
        if not self.needs_resync and self.closing is None:
            self._ready.clear()
        return None
