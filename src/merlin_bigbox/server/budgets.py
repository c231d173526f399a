"""What people and addresses may ask for in a while: requests, messages, sockets."""

from __future__ import annotations

from collections.abc import Sequence

from merlin_bigbox.server.limits import Buckets, Limits
from merlin_bigbox.server.sources import Sources

WHOLE_TABLE = 10.0
"""How many messages asking for the whole table counts as."""

WHY_NOT = 3.0
"""How many lines that are tried out asking why not counts as."""


class Budgets:
    """Token buckets of every person and address. A person's own budget is not spent by others at the same address."""

    def __init__(self, limits: Limits, sources: Sources) -> None:
        clock = sources.monotonic
        self._requests = Buckets(limits.requests_per_second, limits.requests_at_once, clock)
        self._everybodys = Buckets(limits.address_requests_per_second, limits.address_requests_at_once, clock)
        self._messages = Buckets(limits.messages_per_second, limits.messages_at_once, clock)
        self._tries = Buckets(limits.tries_per_second, limits.tries_at_once, clock)
        self._loads = Buckets(limits.heavy_bytes_per_minute / 60, limits.heavy_bytes_at_once, clock)
        self._sockets = Buckets(limits.new_sockets_per_second, limits.new_sockets_at_once, clock)

    def request(self, address: str, person: str | None) -> bool:
        """Whether a request may be made now; a person is known by a cookie, without one the address counts."""
        if not self._requests.take(address if person is None else person):
            return False
        return self._everybodys.take(address)

    def socket(self, address: str) -> bool:
        """Whether a new socket may be opened now."""
        return self._sockets.take(address)

    def may_load(self, who: Sequence[str]) -> bool:
        """Whether another table may be brought into memory for this person and this address."""
        return all(not self._loads.reserve(name, 0.0) for name in who)

    def loaded(self, who: Sequence[str], size: int) -> None:
        """A table of this size was brought into memory for them."""
        for name in who:
            self._loads.reserve(name, size)

    def message(self, person: str, cost: float = 1.0) -> float:
        """How many seconds to wait before a message of this person may be answered."""
        return self._messages.reserve(person, cost)

    def may_try(self, person: str, cost: float = 1.0) -> bool:
        """Whether this person may try something out now, or ask why it cannot be done."""
        return self._tries.take(person, cost)
