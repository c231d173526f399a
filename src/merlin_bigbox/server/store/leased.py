"""A store that several processes share: it claims tables and refuses to write to those that are not its own."""

from __future__ import annotations

import hmac
from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from merlin_bigbox.game.game import Written
from merlin_bigbox.server import metrics
from merlin_bigbox.server.store import buckets, leases, queries
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.leases import Claimed, FencedError, Held, Member, NoMemberError, Orphan, Plays
from merlin_bigbox.server.store.rows import SeatRow, TableRow
from merlin_bigbox.server.store.sql_store import SQLStore

T = TypeVar("T")
FORGET_EVERY: Final = 100
"""After so many tokens the buckets that are full again are forgotten."""


class LeasedStore(SQLStore):
    """Every write to a table carries the fence of the claim under which it was called.

    It is taken when the write is called, not when it runs: what was decided under an older claim must not be written
    under a newer one.
    """

    def __init__(self) -> None:
        self._me: int | None = None
        self._former: int | None = None
        self._plays = Plays(0, "")
        self._fences: dict[str, int] = {}
        self._taken = 0

    @abstractmethod
    async def _commit(self, work: Callable[[Database], T]) -> T:
        """Run it in a transaction and wait until that is on disk."""

    @abstractmethod
    async def _beside(self, work: Callable[[Database], T]) -> T:
        """Like `_commit`, but never waiting for what others write: a heart must beat on a busy day."""

    async def _commit_fenced(self, work: Callable[[Database], T], table: str, fence: int) -> T:  # noqa: ARG002 – for subclasses
        """Like `_commit`, for a job that begins with the guard of this table and then reads its row."""
        return await self._commit(work)

    async def _heart(self, work: Callable[[Database], T]) -> T:
        """Like `_beside`, but not even waiting for other jobs there."""
        return await self._beside(work)

    @abstractmethod
    def _now(self, db: Database) -> float:
        """The database's clock."""

    async def _write(self, work: Callable[[Database], T], table: str | None = None) -> T:
        if table is None:
            return await self._commit(work)
        fence = self._fences.get(table)
        if fence is None:
            raise FencedError(f'table "{table}" is not owned by this process', "no-lease")

        def guarded(db: Database) -> T:
            leases.guard(db, table, fence)
            return work(db)

        try:
            return await self._commit_fenced(guarded, table, fence)
        except FencedError:
            metrics.late_writes.inc()
            raise

    # --- membership ----------------------------------------------------------------------------------------------

    @property
    def member(self) -> int:
        """The id under which this process lives; NoMemberError while it has none."""
        if self._me is None:
            raise NoMemberError
        return self._me

    async def join(self, address: str, plays: Plays, ttl: float) -> int:
        """Become a member under a new id; whatever was owned before is not any more."""
        former = self._former = self._former if self._me is None else self._me
        self._me = None
        self._fences.clear()
        self._plays = plays
        found = await self._heart(lambda db: leases.join(db, address, plays, self._now(db), ttl, former))
        self._me, self._former = found, None
        return found

    async def beat(self, ttl: float) -> bool:
        """Live on; False if it is too late, and then a new id is needed."""
        me = self.member
        alive = await self._heart(lambda db: leases.beat(db, me, self._now(db), ttl))
        if not alive and self._me == me:
            self._me = None
            self._fences.clear()
        return alive

    async def leave(self) -> None:
        """End the membership: everything that was owned is free at once."""
        me, self._me = self._me, None
        self._fences.clear()
        if me is not None:
            await self._beside(lambda db: leases.leave(db, me))

    async def living(self) -> list[Member]:
        """All processes that are alive."""
        return await self._read(lambda db: leases.living(db, self._now(db)))

    # --- ownership -----------------------------------------------------------------------------------------------

    def owns(self, table: str) -> bool:
        """Whether this process has claimed a table, as far as it knows."""
        return table in self._fences

    async def claim(self, table: str, *, to_remove: bool = False) -> Claimed | Held | None:
        """Own a table, or learn where its owner is; None if it is not there or nobody can play it."""
        me = self.member
        found = await self._beside(lambda db: leases.claim(db, table, me, self._now(db), to_remove=to_remove))
        if self._me != me:
            raise NoMemberError
        if isinstance(found, Claimed):
            # Of two claims at the same moment the later one counts, in whichever order their answers come.
            self._fences[table] = max(found.fence, self._fences.get(table, 0))
        else:
            self._fences.pop(table, None)
        return found

    async def release(self, tables: Collection[str]) -> None:
        """Give tables back that nothing is written to any more."""
        owned = [(table, fence) for table in tables if (fence := self._fences.pop(table, None)) is not None]
        if owned and self._me is not None:
            me = self._me
            await self._beside(lambda db: leases.release(db, owned, me))

    async def orphans(self) -> list[Orphan]:
        """Running games that no other process owns and that this one can play, its own included."""
        me, plays = self.member, self._plays
        return await self._read(lambda db: leases.orphans(db, me, plays, self._now(db)))

    # --- allowances ----------------------------------------------------------------------------------------------

    async def take(self, kind: str, who: str, rate: float, most: float) -> bool:
        """Take a token from a bucket that all processes share; False if there is none."""
        # Nobody who reads the database learns any address from it.
        key = hmac.new(self.secret, f"merlin bucket {kind} {who}".encode(), sha256).hexdigest()[:32]
        self._taken += 1
        tidy = self._taken % FORGET_EVERY == 0

        def work(db: Database) -> bool:
            now = self._now(db)
            if tidy:
                buckets.forget(db, now)
            return buckets.take(db, kind, key, rate, most, now)

        return await self._commit(work)

    # --- tables that come and go ---------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], records: Sequence[Written] = (), time: float = 0.0
    ) -> None:
        me = self.member

        def work(db: Database) -> int:
            queries.create_table(db, table, seats, records, time)
            return leases.create(db, table.id, me)

        fence = await self._commit(work)
        if self._me == me:
            self._fences[table.id] = fence

    async def delete_table(self, table: str, time: float) -> None:
        def work(db: Database) -> None:
            queries.delete_table(db, table, time)
            leases.remove(db, table)

        await self._write(work, table)
        self._fences.pop(table, None)
