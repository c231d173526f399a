"""The store in SQLite: writing goes through the writer's thread, reading through one of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store import queries, schema
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import CLOSED, DAMAGED, FAILURES, StoreError, store_error
from merlin_bigbox.server.store.files import (
    DATABASE,
    backup,
    connect,
    look_at_columns,
    look_over,
    refuse_moved,
    take_lock,
    unpack,
)
from merlin_bigbox.server.store.place import Place
from merlin_bigbox.server.store.rows import (
    StoreHealth,
)
from merlin_bigbox.server.store.secret import secret_of
from merlin_bigbox.server.store.sql_store import SQLStore
from merlin_bigbox.server.store.wal import lost_commits, read_log
from merlin_bigbox.server.store.writer import Writer

log = logging.getLogger("merlin_bigbox.server")
T = TypeVar("T")


class SQLiteStore(SQLStore):
    """An open data folder. What its methods do is said in `protocol.Store`."""

    def __init__(self, folder: Path, lock: int, limits: Limits, *, new_secret: bool = False) -> None:
        """Use `open`."""
        refuse_moved(folder)
        self.folder = folder
        self._lock = lock
        path = self._path = folder / DATABASE
        log_before = read_log(path)
        connection = connect(path)
        try:
            lost = lost_commits(connection, log_before)
            look_over(connection, path, limits.checked_bytes)
            schema.migrate(connection, str(path))
            look_at_columns(connection, path)
            unpack(connection, folder)
            self.secret = secret_of(connection, folder, new=new_secret)
            self._damaged = queries.lost_rows(connection)
            if lost > 1:
                self._damaged.append(f"{lost} commits in the log beside it cannot be read; what they kept is lost")
            elif lost:
                log.warning(
                    "the last commit before the end was not whole: a power cut, or damage", extra=about("store-cut-off")
                )
            self._reading = connect(path, reading=True)
        except FAILURES as error:
            connection.close()
            raise store_error(error, f"{path}: cannot be used") from error
        except BaseException:
            connection.close()
            raise
        for problem in self._damaged:
            log.error("the database is damaged: %s", problem, extra=about("store-damaged"))
        self._place = Place(path, limits.disk_reserve_bytes)
        _touch(connection)
        self._place.opened()
        self._writer = Writer(connection, self._place, self._connect)
        self._reader = ThreadPoolExecutor(1, "merlin-reader")
        self._read_problem = ""
        self._closed = False

    @classmethod
    async def open(cls, folder: Path, limits: Limits | None = None, *, new_secret: bool = False) -> SQLiteStore:
        """Open a data folder, creating it if necessary; InUseError if another server has it open."""
        return await asyncio.to_thread(cls.open_now, folder, limits, new_secret=new_secret)

    @classmethod
    def open_now(cls, folder: Path, limits: Limits | None = None, *, new_secret: bool = False) -> SQLiteStore:
        """Like `open`, outside an event loop."""
        lock = take_lock(folder)
        try:
            return cls(folder, lock, limits or Limits(), new_secret=new_secret)
        except BaseException:
            os.close(lock)
            raise

    def _connect(self) -> sqlite3.Connection:
        """The writing connection anew, after one that failed."""
        connection = connect(self._path)
        _touch(connection)
        self._place.opened()
        return connection

    async def close(self) -> None:
        """Finish pending work, then release the folder."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        os.close(self._lock)

    @property
    def commits(self) -> int:
        """How many transactions have been committed since the start, for benchmarks."""
        return self._writer.commits

    async def health(self) -> StoreHealth:
        """Whether it can read and write now. After a failure it tries, so that nobody has to play to find out."""
        if self._closed:
            return StoreHealth(ok=False, problems=(CLOSED,))
        if self._writer.problem:
            with contextlib.suppress(StoreError):
                await self._writer.write(lambda db: queries.set_fact(db, "tried", self.commits))
        with contextlib.suppress(StoreError):
            await self._read(lambda db: db.execute("SELECT 1 FROM facts").fetchone())
        now = await asyncio.get_running_loop().run_in_executor(self._reader, self._place.problem)
        failing = {problem for problem in (now, self._writer.problem, self._read_problem) if problem}
        found = failing | ({DAMAGED} if self._damaged else set())
        return StoreHealth(ok=not failing, problems=tuple(sorted(found)))

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed", CLOSED)

        def run() -> T:
            try:
                if self._read_problem and self._place.is_same():
                    self._reading.close()
                    self._reading = connect(self._path, reading=True)
                self._reading.execute("BEGIN")  # several statements see one moment
                try:
                    found = query(self._reading)
                finally:
                    self._reading.execute("COMMIT")
            except FAILURES as error:
                failure = store_error(error, "it could not be read")
                self._read_problem = "" if failure.problem == DAMAGED else failure.problem
                raise failure from error
            self._read_problem = ""
            return found

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    async def _write(self, work: Callable[[Database], T], table: str | None = None) -> T:  # noqa: ARG002 – all are its own
        return await self._writer.write(work)

    async def backup(self, target: Path) -> None:
        """Copy everything into one file while the server runs; see `files.backup`."""
        await asyncio.to_thread(backup, self.folder, target)


def _touch(connection: sqlite3.Connection) -> None:
    """A first transaction: now SQLite's files beside the database are there."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("COMMIT")
