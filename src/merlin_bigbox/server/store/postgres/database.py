"""The store in PostgreSQL: writing goes through a few writers' threads, reading through connections of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TypeVar
from zlib import crc32

import psycopg

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store import queries
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import CLOSED, DAMAGED, StoreError
from merlin_bigbox.server.store.leased import LeasedStore
from merlin_bigbox.server.store.postgres import schema
from merlin_bigbox.server.store.postgres.connection import Connector, PostgresDatabase
from merlin_bigbox.server.store.postgres.failures import store_error
from merlin_bigbox.server.store.postgres.pool import Pool
from merlin_bigbox.server.store.postgres.secret import NOW, secret_of
from merlin_bigbox.server.store.postgres.writer import PostgresWriter
from merlin_bigbox.server.store.rows import StoreHealth

log = logging.getLogger("merlin_bigbox.server")
T = TypeVar("T")
CLAIMING = 2
"""Connections for claiming and giving back tables."""
BEATING = 2
"""Connections for signs of life: while one hangs the next sign takes the other, or the lease would run out."""


class PostgresStore(LeasedStore):
    """A database that several processes share. What its methods do is said in `protocol.Store` and `LeasedStore`."""

    def __init__(self, url: str, limits: Limits, *, new_secret: bool = False) -> None:
        """Use `open`."""
        super().__init__()
        self._connector = Connector(url, limits, len(schema.MIGRATIONS))
        self.name = self._connector.name
        db = self._connector.connect(opening=True)
        try:
            schema.migrate(db, self.name)
            schema.refuse_moved(db, self.name)
            self.secret = secret_of(db, self.name, new=new_secret)
            self._damaged = _look_over(db)
        except psycopg.Error as error:
            raise store_error(error, f"{self.name}: cannot be used") from error
        finally:
            db.link.close()
        for problem in self._damaged:
            log.error("the database is damaged: %s", problem, extra=about("store-damaged"))
        self._people = PostgresWriter(self._connector, "merlin-people")
        count = max(1, limits.database_writers)
        self._tables = [PostgresWriter(self._connector, f"merlin-writer-{number}") for number in range(count)]
        self._reading = Pool(self._connector, "merlin-reader", max(1, limits.database_readers), reading=True)
        self._claiming = Pool(self._connector, "merlin-claims", CLAIMING)
        self._beating = Pool(self._connector, "merlin-heart", BEATING)
        self._closed = False

    @classmethod
    async def open(cls, url: str, limits: Limits | None = None, *, new_secret: bool = False) -> PostgresStore:
        """Open a database, making its tables if necessary; several processes may do so at once."""
        return await asyncio.to_thread(cls, url, limits or Limits(), new_secret=new_secret)

    async def close(self) -> None:
        """Finish pending work, leave what this process was a member of, then close all connections."""
        if self._closed:
            return
        self._closed = True
        await asyncio.gather(*(writer.close() for writer in self._writers))
        with contextlib.suppress(StoreError):
            await self.leave()
        await asyncio.gather(*(pool.close() for pool in (self._reading, self._claiming, self._beating)))

    @property
    def _writers(self) -> tuple[PostgresWriter, ...]:
        return (self._people, *self._tables)

    @property
    def commits(self) -> int:
        """How many transactions the writers have committed since the start, for benchmarks."""
        return sum(writer.commits for writer in self._writers)

    async def health(self) -> StoreHealth:
        """Whether it can read and write now. After a failure it tries, so that nobody has to play to find out."""
        if self._closed:
            return StoreHealth(ok=False, problems=(CLOSED,))
        for writer in self._writers:
            if writer.problem:
                with contextlib.suppress(StoreError):
                    await writer.write(lambda db: queries.set_fact(db, "tried", self.commits))
        with contextlib.suppress(StoreError):
            await self._read(lambda db: db.execute("SELECT 1 FROM facts").fetchone())
        failing = {problem for problem in (self._reading.problem, *(one.problem for one in self._writers)) if problem}
        found = failing | ({DAMAGED} if self._damaged else set())
        return StoreHealth(ok=not failing, problems=tuple(sorted(found)))

    # --- where a query runs --------------------------------------------------------------------------------------

    async def _read(self, query: Callable[[Database], T]) -> T:
        return await self._reading.run(query)

    async def _commit(self, work: Callable[[Database], T]) -> T:
        return await self._people.write(work)

    async def _commit_fenced(self, work: Callable[[Database], T], table: str, fence: int) -> T:
        # All writes of a table go through one writer, as they would wait for each other in the database.
        writer = self._tables[crc32(table.encode()) % len(self._tables)]
        return await writer.write(work, table, fence)

    async def _beside(self, work: Callable[[Database], T]) -> T:
        return await self._claiming.run(work)

    async def _heart(self, work: Callable[[Database], T]) -> T:
        return await self._beating.run(work)

    def _now(self, db: Database) -> float:
        return float(db.execute(NOW).fetchone()[0])


def _look_over(db: PostgresDatabase) -> list[str]:
    """What is wrong with a database that was opened, in words."""
    if db.ask("SHOW fsync").fetchone() != ("on",):
        log.warning("the database does not wait for its disk: fsync is off", extra=about("store-unsafe"))
    with db.link.transaction():
        db.ask("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        return queries.lost_rows(db)
