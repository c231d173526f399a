"""The real store for several processes, on the simulated database; it tells a checker under which claim all is done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar
from zlib import crc32

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import Loaded, StoreError, StoreHealth, checked
from merlin_bigbox.server.store.errors import CLOSED, IO_ERROR
from merlin_bigbox.server.store.leased import LeasedStore
from tests.simulation.database import TABLES, Database, Job, Wires
from tests.simulation.lease_checker import LeaseChecker

T = TypeVar("T")
LIMITS: Final = Limits()
CLAIMING: Final = 2
BEATING: Final = 2
"""Connections for claiming tables, and for staying alive."""


class _Waiting(Job):
    """A job that somebody waits for."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        super().__init__(work)
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def tell(self) -> None:
        if not self.future.done():
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)


class _Writer:
    """Jobs that wait together share a commit; the next ones wait until they are answered."""

    def __init__(self, purpose: str, database: Database, wires: Wires) -> None:
        self._purpose = purpose
        self._database = database
        self._wires = wires
        self._pending: list[_Waiting] = []
        self.writing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[checked.Database], T]) -> T:
        job = _Waiting(work)
        self._pending.append(job)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_all())
        found: T = await job.future
        return found

    async def _write_all(self) -> None:
        while self._pending:
            jobs, self._pending = self._pending, []
            await self._write_together(jobs)
        self.writing = None

    async def _write_together(self, jobs: list[_Waiting]) -> None:
        try:
            await self._wires.ask(self._purpose, lambda: self._database.keep([*jobs]))
        except StoreError as error:
            for job in jobs:
                if not job.future.done():
                    job.future.set_exception(error)
        for job in jobs:
            job.tell()


class SharedStore(LeasedStore):
    """What one process makes of the database."""

    secret = b"s" * 32

    def __init__(self, who: str, database: Database, wires: Wires, checker: LeaseChecker) -> None:
        super().__init__()
        self.who = who
        self._database = database
        self._wires = wires
        self._checker = checker
        self._writers: dict[str, _Writer] = {}
        self._closed = False
        self._loaded_under: dict[str, set[int | None]] = {}

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*(writer.writing for writer in self._writers.values() if writer.writing is not None))

    async def health(self) -> StoreHealth:
        try:
            await self._read(lambda db: db.execute("SELECT 1 FROM facts").fetchone())
        except StoreError:
            return StoreHealth(ok=False, problems=(IO_ERROR,))
        return StoreHealth(ok=True)

    # --- where a query runs, as in PostgreSQL --------------------------------------------------------------------

    async def _read(self, query: Callable[[checked.Database], T]) -> T:
        self._check_open()
        try:
            found: T = await self._wires.ask("reading", lambda: self._database.read(query), LIMITS.database_readers)
        except StoreError as error:
            error.certain = True  # nothing was to be written
            raise
        return found

    async def _heart(self, work: Callable[[checked.Database], T]) -> T:
        return await self._alone("heart", work, BEATING)

    async def _beside(self, work: Callable[[checked.Database], T]) -> T:
        return await self._alone("claiming", work, CLAIMING)

    async def _alone(self, purpose: str, work: Callable[[checked.Database], T], size: int = 1) -> T:
        self._check_open()
        job = Job(work)
        await self._wires.ask(purpose, lambda: self._database.keep([job]), size)
        if job.error is not None:
            raise job.error
        found: T = job.result
        return found

    async def _commit(self, work: Callable[[checked.Database], T]) -> T:
        return await self._writer("people").write(work)

    async def _commit_fenced(self, work: Callable[[checked.Database], T], table: str, fence: int) -> T:
        return await self._writer(f"{TABLES} {crc32(table.encode()) % LIMITS.database_writers}").write(work)

    def _writer(self, purpose: str) -> _Writer:
        self._check_open()
        if purpose not in self._writers:
            self._writers[purpose] = _Writer(purpose, self._database, self._wires)
        return self._writers[purpose]

    def _now(self, db: checked.Database) -> float:
        return self._database.now

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed", CLOSED)

    # --- for the checker -----------------------------------------------------------------------------------------

    async def load(self, table: str) -> Loaded | None:
        self._loaded_under.setdefault(table, set()).add(self._fences.get(table))
        return await super().load(table)

    async def _write(self, work: Callable[[checked.Database], T], table: str | None = None) -> T:
        if table is None:
            return await super()._write(work)
        fence = self._fences.get(table)
        loaded = fence in self._loaded_under.get(table, ())

        def watched(db: checked.Database) -> T:
            self._checker.writes(self.who, table, fence, loaded=loaded)
            return work(db)

        return await super()._write(watched, table)
