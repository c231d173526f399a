"""A shared store on SQLite in memory: several "processes" of one test at one database, with a clock that is set."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from merlin_bigbox.server.store import StoreHealth, leases, schema
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.leased import LeasedStore

T = TypeVar("T")


class SharedDatabase:
    """The database, and its clock."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        schema.migrate(self.connection, "memory")
        for statement in leases.SCHEMA:
            self.connection.execute(statement)
        self.now = 1000.0


class SharedStore(LeasedStore):
    """What one process sees of it."""

    secret = b"s" * 32

    def __init__(self, database: SharedDatabase) -> None:
        super().__init__()
        self.database = database

    async def close(self) -> None:
        """Nothing to release."""

    async def health(self) -> StoreHealth:
        """Always well."""
        return StoreHealth(ok=True)

    async def _read(self, query: Callable[[Database], T]) -> T:
        return query(self.database.connection)

    async def _commit(self, work: Callable[[Database], T]) -> T:
        connection = self.database.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = work(connection)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
        return found

    async def _beside(self, work: Callable[[Database], T]) -> T:
        return await self._commit(work)

    def _now(self, db: Database) -> float:
        return self.database.now
