"""A few connections for what does not go through a writer: reading, claiming tables, staying alive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, LifoQueue
from typing import TypeVar

import psycopg

from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import CLOSED, ERROR, StoreError
from merlin_bigbox.server.store.postgres.connection import Connector, PostgresDatabase
from merlin_bigbox.server.store.postgres.failures import CONFLICTS, DeadlineError, store_error
from merlin_bigbox.server.store.postgres.writer import ATTEMPTS

T = TypeVar("T")


class Pool:
    """So many threads, each with a connection while it works. Every job is a transaction of its own."""

    def __init__(self, connector: Connector, name: str, size: int, *, reading: bool = False) -> None:
        self._connector = connector
        self._reading = reading
        self._threads = ThreadPoolExecutor(size, name)
        self._idle: LifoQueue[PostgresDatabase] = LifoQueue()
        self._closed = False
        self.problem = ""
        """What the last job failed of, empty if it did not: see errors.py."""

    async def run(self, work: Callable[[Database], T]) -> T:
        """Run a job and wait for what it finds; one that writes is on disk then."""
        if self._closed:
            raise StoreError("the store is closed", CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    async def close(self) -> None:
        """Finish pending jobs, then close the connections."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        while not self._idle.empty():
            self._idle.get_nowait().link.close()

    # --- in a thread ---------------------------------------------------------------------------------------------

    def _run(self, work: Callable[[Database], T]) -> T:
        try:
            found = self._until_done(work)
        except StoreError as error:
            self.problem = error.problem
            raise
        self.problem = ""
        return found

    def _until_done(self, work: Callable[[Database], T]) -> T:
        attempt = 0
        while True:
            attempt += 1
            db, was_idle = self._take()
            sent = False
            try:
                with db.pipeline():
                    db.begin(reading=self._reading)
                    found = work(db)
                    sent = not self._reading
                    done = db.link.execute("COMMIT")
            except psycopg.Error as error:
                self._undo(db)
                if isinstance(error, CONFLICTS) and attempt < ATTEMPTS:
                    continue
                unsaid = was_idle and db.lost and not sent and not isinstance(error, DeadlineError)
                if unsaid and attempt < ATTEMPTS:  # the database was started anew meanwhile
                    continue
                failure = store_error(error, "it could not be read" if self._reading else "it could not be written")
                failure.certain = not (sent and db.lost)
                raise failure from error
            except BaseException:
                self._undo(db)
                raise
            self._idle.put(db)
            if done.statusmessage != "COMMIT":
                raise StoreError(f"the database answered {done.statusmessage}", ERROR)
            return found

    def _take(self) -> tuple[PostgresDatabase, bool]:
        """A connection for one transaction, and whether it was there already."""
        while True:
            try:
                db, was_idle = self._idle.get_nowait(), True
            except Empty:
                db, was_idle = self._connector.connect(), False
            if not db.lost:
                db.link.deadline = MACHINE.monotonic() + self._connector.seconds
                return db, was_idle

    def _undo(self, db: PostgresDatabase) -> None:
        """After a failure: end the transaction, if there is still one to speak of."""
        try:
            if not db.lost:
                db.rollback()
                self._idle.put(db)
        except psycopg.Error:
            db.link.close()
