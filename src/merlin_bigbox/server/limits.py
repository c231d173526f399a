"""Limits on sizes, rates and counts, so that no client can exhaust the server."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from merlin_bigbox.server.sources import MACHINE

REMEMBERED: Final = 10_000
"""How many addresses are tracked; the least recently seen is dropped first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server; a club can raise them, a test can lower them."""

    message_bytes: int = 48_000
    body_bytes: int = 16_000
    record_bytes: int = 400_000
    messages_per_second: float = 50.0
    messages_at_once: float = 200.0
    sockets: int = 2_000
    sockets_per_person: int = 40
    tables: int = 20_000
    tables_listed: int = 200
    tables_per_day: int = 200
    requests_per_second: float = 30.0
    requests_at_once: float = 200.0
    people_per_hour: float = 60.0
    people_at_once: float = 60.0
    queue: int = 64
    """Messages queued for a slow socket before it is sent the whole table instead."""
    idle_seconds: float = 300.0
    """How long a table without watchers stays in memory."""
    stand_in_seconds: float = 1.0
    """Delay before each move once bots play for everybody, so that people have time to come back."""
    reasons_per_second: float = 2.0
    reasons_at_once: float = 60.0
    reasons_waiting: int = 32
    """How many hints and explanations may be queued; bots' moves go first."""
    undo_at_start: int = 200
    """Actions a seat may take back in a game before its first turn has ended."""
    undo_per_turn: int = 20
    """How many more each turn of the seat brings."""
    undo_per_game: int = 1_000
    """The most a seat can take back in a game, so that its records always stay far below what can be stored."""
    given_records: int = 30_000
    """The most records a new table takes over from the game it branches off."""
    chat_shown: int = 200
    hello_seconds: float = 20.0


class Bucket:
    """A token bucket: short bursts pass, a flood does not."""

    __slots__ = ("_clock", "_last", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = MACHINE.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._tokens = most
        self._last = clock()

    def take(self) -> bool:
        """Take a token; False if there is none left."""
        now = self._clock()
        self._tokens = min(self._most, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One token bucket per address."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = MACHINE.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token for this address; False if it has none left."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._most, self._clock)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take()


class Counts:
    """Counts open connections, in total and per person."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._each: Counter[str] = Counter()
        self.total = 0

    def enter(self, person: str) -> bool:
        """Count one more; False if a limit is reached."""
        if self.total >= self._most or self._each[person] >= self._most_each:
            return False
        self.total += 1
        self._each[person] += 1
        return True

    def leave(self, person: str) -> None:
        """Count one less."""
        self.total -= 1
        self._each[person] -= 1
        if self._each[person] <= 0:
            del self._each[person]
