"""Who is at a table, and since when the others are away: a bot replaces a person only after a long absence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.store import SeatRow


class Absence(NamedTuple):
    """How long somebody has been away, and in how many seconds a bot may take over."""

    seconds: float
    replaceable_in: float


class Presence:
    """The pages open at one table. It is not stored: after a restart, every absence starts anew."""

    def __init__(self, seats: Sequence[SeatRow], grace: float, now: Callable[[], float]) -> None:
        self._seats = seats
        self._grace = grace
        self._now = now
        self._start = now()
        self._left: dict[str, float] = {}
        self.watchers: dict[Watcher, None] = {}

    def enter(self, watcher: Watcher) -> None:
        """A page was opened."""
        self.watchers[watcher] = None
        self._left.pop(watcher.user.id, None)

    def leave(self, watcher: Watcher) -> None:
        """A page was closed; with the last one of a person their absence begins."""
        if watcher in self.watchers:
            del self.watchers[watcher]
            user = watcher.user.id
            # Those who only watched are not remembered: they could be any number.
            if not self.here(user) and any(row.user == user for row in self._seats):
                self._left[user] = self._now()

    def here(self, user: str | None) -> bool:
        """Whether a user has a page open."""
        return any(watcher.user.id == user for watcher in self.watchers)

    def absence(self, row: SeatRow) -> Absence | None:
        """The absence of the person who plays this seat; None if they are here, or if nobody's turn waits for them."""
        if row.kind != "person" or row.user is None or row.bot is not None or self.here(row.user):
            return None
        seconds = self._now() - self._left.get(row.user, self._start)
        return Absence(seconds, max(0.0, self._grace - seconds))
