"""The open sockets of each person by the browser that opened them, so that signing out closes them at once."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.live import SignedIn

SIGNED_OUT: Final = 4401
"""Close code for a socket whose browser was signed out."""


class Lines:
    """The open sockets of everybody."""

    def __init__(self) -> None:
        self._open: dict[str, dict[Watcher, str]] = {}

    def enter(self, watcher: Watcher, session: str) -> None:
        """A socket was opened in the browser with this session."""
        self._open.setdefault(watcher.user.id, {})[watcher] = session

    def leave(self, watcher: Watcher) -> None:
        """A socket was closed."""
        own = self._open.get(watcher.user.id, {})
        own.pop(watcher, None)
        if not own:
            self._open.pop(watcher.user.id, None)

    def open(self) -> set[tuple[str, str]]:
        """Whose sockets are open, and in which browsers."""
        return {(user, session) for user, own in self._open.items() for session in own.values()}

    def end(self, user: str, session: str) -> None:
        """Close the sockets of one browser."""
        for watcher, its in self._open.get(user, {}).items():
            if its == session:
                watcher.close(SIGNED_OUT)

    def tell(self, user: str, news: SignedIn) -> None:
        """Tell somebody in all open browsers."""
        message = msgspec.json.encode(news)
        for watcher in self._open.get(user, {}):
            watcher.send(message)
