"""The real store on a database in memory: its writer takes time, and its disk fails before or after the commit."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from merlin_bigbox.server.store import SQLiteStore, StoreError, schema
from merlin_bigbox.server.store.place import Place
from merlin_bigbox.server.store.writer import Writer, _Job

T = TypeVar("T")


@dataclass
class DiskFaults:
    """How the disk is just now."""

    before: float = 0.0
    """How likely a commit fails and nothing was written."""
    after: float = 0.0
    """How likely a commit is told to have failed although everything was written."""
    reading: float = 0.0
    slow: float = 0.0
    """How likely a commit takes seconds."""
    down: bool = False


class Disk(sqlite3.Connection):
    """A connection whose statements fail as the faults say. It outlives the processes that use it."""

    faults: DiskFaults
    chance: random.Random
    seen: Counter[str]
    told: Callable[[], None]
    """Called after every commit of a writer, to look at what there is now."""

    def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
        """As the real one, unless the disk fails."""
        faults = getattr(self, "faults", None)
        if faults is None:
            return super().execute(sql, *args)
        if sql == "BEGIN" and (faults.down or self.chance.random() < faults.reading):
            self.seen["read failed"] += 1
            raise _failure("SQLITE_IOERR")
        if sql == "BEGIN IMMEDIATE" and faults.down:
            self.seen["write failed: down"] += 1
            raise _failure("SQLITE_IOERR")
        if sql == "COMMIT" and self.writing:
            return self._commit(faults)
        self.writing = sql == "BEGIN IMMEDIATE" or (self.writing and sql != "ROLLBACK")
        return super().execute(sql, *args)

    writing = False

    def _commit(self, faults: DiskFaults) -> sqlite3.Cursor:
        fate = self.chance.random()
        if fate < faults.before:
            self.seen["commit failed before"] += 1
            raise _failure("SQLITE_FULL")
        done = super().execute("COMMIT")
        self.writing = False
        self.told()
        if fate < faults.before + faults.after:
            self.seen["commit failed after"] += 1
            raise _failure("SQLITE_IOERR_FSYNC")
        return done

    def close(self) -> None:
        """Nothing: processes come and go, the disk stays."""


def _failure(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(f"simulated {name}")
    error.sqlite_errorname = name
    return error


class _Place(Place):
    """Where the database is: always there. What fails is the disk."""

    def __init__(self) -> None:
        """Nothing to look at."""

    def problem(self) -> str:
        return ""

    def is_gone(self) -> bool:
        return False

    def is_same(self) -> bool:
        """Not asked to connect again: there is only this connection."""
        return False


def new_disk(faults: DiskFaults, chance: random.Random, seen: Counter[str], told: Callable[[], None]) -> Disk:
    """An empty database."""
    disk = sqlite3.connect(":memory:", isolation_level=None, factory=Disk)
    disk.execute("PRAGMA foreign_keys = ON")
    schema.migrate(disk, "memory")
    disk.chance, disk.seen, disk.told, disk.faults = chance, seen, told, faults
    return disk


class _Writer(Writer):
    """The real writer without its thread: jobs wait a while, share a commit, and are answered a while later."""

    def __init__(self, disk: Disk, chance: random.Random) -> None:
        self._connection = disk
        self._disk = disk
        self._place = _Place()
        self._sound = True
        self._perhaps = False
        self.problem = ""
        self._chance = chance
        self._closed = False
        self._pending: list[_Job[Any]] = []
        self._waiting: asyncio.Future[None] | None = None
        self._working = False
        self.commits = 0

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        job = _Job(work)
        self._pending.append(job)
        if not self._working:
            self._working = True
            self._later(200, self._together)
        return await job.future

    def _later(self, rate: float, work: Callable[..., None], *args: Any) -> None:
        """On the process's own loop: with the process all of it dies."""
        asyncio.get_running_loop().call_later(self._chance.expovariate(rate), work, *args)

    def _together(self) -> None:
        jobs, self._pending = self._pending, []
        if self._chance.random() < self._disk.faults.slow:
            self._disk.seen["commit slow"] += 1
            self._later(0.3, self._now, jobs)
        else:
            self._now(jobs)

    def _now(self, jobs: list[_Job[Any]]) -> None:
        self._keep(jobs)
        self._later(500, self._answer, jobs)

    def _answer(self, jobs: list[_Job[Any]]) -> None:
        for job in jobs:
            job.tell()
        self._working = bool(self._pending)
        if self._working:
            self._later(200, self._together)
        elif self._waiting is not None:
            self._waiting.set_result(None)

    async def close(self) -> None:
        self._closed = True
        if self._working:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting


class SimulatedStore(SQLiteStore):
    """What one process makes of the disk."""

    def __init__(self, disk: Disk, chance: random.Random) -> None:
        self.folder = self._path = Path("simulated")
        self._place = _Place()
        self._damaged = []
        self._read_problem = ""
        self.secret = b"s" * 32
        self._reading = disk
        self._writer = _Writer(disk, chance)
        self._reader = None  # type: ignore[assignment]  # the loop needs no threads
        self._closed = False

    async def close(self) -> None:
        self._closed = True
        await self._writer.close()
