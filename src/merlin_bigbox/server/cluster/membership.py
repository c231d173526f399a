"""One process among several at a shared store: it lives by a lease, and owns the tables that it claims.

The lease only says who may claim what; that nobody writes to another's table is the fence's work (`store/leases.py`).
But a process that was paused, or cut off from the store, must not *tell* what it remembers either: others may have gone
on. So it knows its own deadline, counted from before the last sign of life was sent, and past it forgets everything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import Final

from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.interface import ElsewhereError, Leases, LeaseStatus
from merlin_bigbox.server.limits import INFINITE, Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import StoreError
from merlin_bigbox.server.store.leases import Claimed, FencedError, Held, Member, NoMemberError, Orphan, Plays

log = logging.getLogger("merlin_bigbox.server")
SOON: Final = 0.25
"""After a beat that failed the next comes after this part of the usual pause."""
PATIENCE: Final = 0.5
"""Which part of the lease one question to the store may take: a second one has to fit in."""
HELD: Final = 0.95
"""Which part of the lease a process believes in: two machines' clocks may not run equally fast."""
SHORTEST: Final = 0.001
"""Seconds between two looks at the clock: an alarm that rings early must not ring again at once, and again."""
TRIES: Final = 3
"""How often a table is claimed that another process claims at the same moment."""


class Membership:
    """An `Ownership` by leases."""

    def __init__(self, leases: Leases, address: str, plays: Plays, limits: Limits, sources: Sources) -> None:
        self._leases = leases
        self._address = address
        self._plays = plays
        self._limits = limits
        self._sources = sources
        self._me = 0
        self._deadline: float | None = None
        """Until when this process may believe what it remembers, by its own clock; None while it is no member."""
        self._alarm: asyncio.TimerHandle | None = None
        self._living: list[Member] = []
        self._failures = 0
        self._lost = asyncio.Event()
        self._heart: asyncio.Task[None] | None = None
        self._left = False
        self._double_since: float | None = None
        self._drop: Callable[[], None] = lambda: None

    # --- living --------------------------------------------------------------------------------------------------

    async def start(self, drop: Callable[[], None]) -> None:
        """Join, and live on in the background. While the store does not answer nothing is owned."""
        self._drop = drop
        await self._try()
        self._heart = asyncio.create_task(self._live(), name="membership")

    async def leave(self) -> None:
        """Own nothing any more. If the store cannot be told, the lease runs out by itself."""
        self._left = True
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
            self._heart = None
        self._end()
        try:
            async with asyncio.timeout(self._limits.lease_seconds * PATIENCE):
                await self._leases.leave()
        except (StoreError, TimeoutError) as error:
            log.warning("the tables are not handed over at once: %s", error, extra=about("not-left"))

    def check(self) -> None:
        """Refuse if the lease has run out; then everything in memory is dropped, however late this is noticed."""
        if self._deadline is None or self._sources.boottime() >= self._deadline:
            self._expire("it was paused, or the store did not answer")
            raise _come_back("this process has no lease now")

    def status(self) -> LeaseStatus:
        """How the lease is."""
        left = 0.0 if self._deadline is None else self._deadline - self._sources.boottime()
        return LeaseStatus(max(0.0, left), len(self._living))

    async def _live(self) -> None:
        while True:
            pause = self._limits.beat_seconds * (SOON if self._failures else 1.0)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), pause)
            self._lost.clear()
            await self._try()

    async def _try(self) -> None:
        """Join or live on; a failure is logged once until it works again."""
        try:
            async with asyncio.timeout(self._limits.lease_seconds * PATIENCE):
                await self._beat()
        except Exception as error:
            self._failures += 1
            if self._failures == 1:
                known = isinstance(error, StoreError | TimeoutError)
                log.warning(
                    "no sign of life could be given: %s",
                    str(error) or "the store does not answer",
                    exc_info=None if known else error,
                    extra=about("beat-failed"),
                )
        else:
            if self._failures:
                log.warning("signs of life again after %d failures", self._failures, extra=about("recovered"))
            self._failures = 0

    async def _beat(self) -> None:
        sent = self._sources.boottime()
        if self._deadline is not None and sent >= self._deadline:
            self._expire("it was paused, or the store did not answer")
        if self._deadline is not None:
            try:
                alive = await self._leases.beat(self._limits.lease_seconds)
            except NoMemberError:
                alive = False
            if alive and self._deadline is not None:
                self._live_until(sent + self._limits.lease_seconds * HELD)
                return
            self._expire("the others think it is dead")
            sent = self._sources.boottime()
        me = await self._leases.join(self._address, self._plays, self._limits.lease_seconds)
        self._me = me
        self._live_until(sent + self._limits.lease_seconds * HELD)
        self._living = await self._leases.living()

    def _live_until(self, deadline: float) -> None:
        self._end()
        self._deadline = deadline
        wait = max(SHORTEST, deadline - self._sources.boottime())
        self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        """Look whether the lease has run out; timers may ring early, and the two clocks differ."""
        if self._deadline is not None:
            if self._sources.boottime() < self._deadline:
                self._live_until(self._deadline)
            else:
                self._expire("the store did not answer")

    def _expire(self, why: str) -> None:
        if self._deadline is None:
            return
        self._end()
        self._lost.set()
        log.warning("this process lost its lease and all its tables: %s", why, extra=about("lease-lost"))
        self._drop()

    def _end(self) -> None:
        self._deadline = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # --- owning --------------------------------------------------------------------------------------------------

    def owns(self, table: str) -> bool:
        """Whether the lease holds and the table was claimed under it."""
        return self._deadline is not None and self._sources.boottime() < self._deadline and self._leases.owns(table)

    async def claim(self, table: str, *, to_remove: bool = False) -> None:
        """Own a table before it is loaded, unless a living process does, or another one should."""
        self.check()
        found = await self._claimed(table, to_remove=to_remove)
        if isinstance(found, Claimed):
            metrics.lease_changes.labels("claimed").inc()
        elif isinstance(found, Held):
            if found.address in ("", self._address):
                # Its owner cannot be asked, or was this very process before it was started again: soon it is free.
                raise _come_back("the process that owned this table is gone; it is free in some seconds")
            raise ElsewhereError(found.address)

    async def _claimed(self, table: str, *, to_remove: bool) -> Claimed | Held | None:
        for _ in range(TRIES):
            try:
                return await self._leases.claim(table, to_remove=to_remove)
            except FencedError:  # another process was a moment faster, and owns it now
                continue
            except NoMemberError as error:
                self._expire("the others think it is dead")
                raise _come_back("this process has no lease now") from error
        raise _come_back("another process takes this table over just now")

    async def give_back(self, tables: Collection[str]) -> None:
        """These tables are free. If the store cannot be told they stay this process's own, which harms nobody."""
        owned = [table for table in tables if self._leases.owns(table)]
        metrics.lease_changes.labels("released").inc(len(owned))
        try:
            await self._leases.release(owned)
        except StoreError as error:
            log.warning("%d tables were not given back: %s", len(owned), error, extra=about("not-released"))

    async def orphans(self) -> list[Orphan]:
        """Running games that no other process owns; none while this one could not own them either."""
        if self._deadline is None or self._left:
            return []
        self._living = await self._leases.living()
        self._look_for_a_double()
        return await self._leases.orphans()

    def _look_for_a_double(self) -> None:
        """Another process at this one's address is itself before a restart, or somebody made a mistake."""
        doubles = {member.id for member in self._living if member.address == self._address} - {self._me}
        now = self._sources.boottime()
        if not doubles or not self._address:
            self._double_since = None
        elif self._double_since is None:
            self._double_since = now
        elif now > self._double_since + 2 * self._limits.lease_seconds:
            log.error(
                "another process says it is at %s, as this one: nothing can be passed on to either",
                self._address,
                extra=about("address-taken"),
            )
            self._double_since = INFINITE

    def is_first_choice(self, table: str) -> bool:
        """Every process comes to the same answer, and each is the first choice for its share of the tables."""
        others = [member.id for member in self._living if member.id != self._me]
        return all(_weight(self._me, table) > _weight(other, table) for other in others)


def _weight(member: int, table: str) -> bytes:
    return sha256(f"{member} {table}".encode()).digest()


def _come_back(detail: str) -> RefusalError:
    return RefusalError("not-now", f"{detail}; come back")
