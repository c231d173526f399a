"""Counts open connections, so that no address takes them all, and drops those that ask for nothing."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter

from merlin_bigbox.server.http.address import network_of
from merlin_bigbox.server.limits import Limits

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Gate:
    """The open connections of a server.

    A connection *waits* while it has asked for nothing: before its first request is complete, and between requests.
    Waiting costs a client nothing, so the oldest of those that wait make room for new ones; whoever asks at once is
    never among them. `proxies` are addresses that stand for many people; they are not counted as one address.
    """

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self._proxies = _networks(proxies)
        self._open: dict[asyncio.Transport, str | None] = {}
        self._each: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, str | None] = {}

    @property
    def total(self) -> int:
        """How many connections are open."""
        return len(self._open)

    @property
    def waiting(self) -> int:
        """How many of them have asked for nothing."""
        return len(self._waiting)

    def enter(self, transport: asyncio.Transport, host: str) -> bool:
        """Count a new connection, which waits; False if it has no place here."""
        address = None if self._is_proxy(host) else network_of(host)
        if address is not None and self._each[address] >= self.limits.connections_per_address:
            return False
        if self.total >= self.limits.connections:
            if not self._waiting:
                return False
            self._drop(next(iter(self._waiting)))
        self._open[transport] = address
        if address is not None:
            self._each[address] += 1
        self.waits(transport)
        return True

    def waits(self, transport: asyncio.Transport) -> None:
        """The connection asks for nothing now."""
        if transport not in self._open or transport in self._waiting:
            return
        address = self._open[transport]
        own = [] if address is None else [other for other, its in self._waiting.items() if its == address]
        if len(own) >= max(1, self.limits.waiting_per_address):
            self._drop(own[0])
        elif self._waiting and len(self._waiting) >= self.limits.waiting_connections:
            self._drop(next(iter(self._waiting)))
        self._waiting[transport] = address

    def asks(self, transport: asyncio.Transport) -> None:
        """The connection has made a request."""
        self._waiting.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """The connection is closed."""
        self._waiting.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._each[address] -= 1
            if self._each[address] <= 0:
                del self._each[address]

    def _drop(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()

    def _is_proxy(self, host: str) -> bool:
        if self._proxies is None:
            return True
        try:
            found = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def _networks(proxies: str) -> tuple[Network, ...] | None:
    """The networks of a list such as `127.0.0.1,10.0.0.0/8`; None is all of them."""
    names = [name.strip() for name in proxies.split(",")]
    if "*" in names:
        return None
    found: list[Network] = []
    for name in names:
        try:
            found.append(ipaddress.ip_network(name, strict=False))
        except ValueError:
            continue
    return tuple(found)
