"""The writer thread: pending jobs share one commit and are answered after it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from merlin_bigbox.server.store.errors import DISK_FULL, ERROR, FAILURES, FOLDER_GONE, WORDS, StoreError, store_error
from merlin_bigbox.server.store.jobs import Job, JobThread
from merlin_bigbox.server.store.place import Place

T = TypeVar("T")


class _Job(Job[sqlite3.Connection, T]):
    """A piece of writing in SQLite."""


class Writer(JobThread[_Job[Any]]):
    """Owns the writing connection. Each job runs under a savepoint, so one that fails does not affect the others."""

    def __init__(self, connection: sqlite3.Connection, place: Place, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__("merlin-writer")
        self._connection = connection
        self._place = place
        self._connect = connect
        self._sound = True
        self._perhaps = False
        """Whether what is being committed may be on the disk although the commit failed."""
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job and wait until it is on disk. Cancelling the wait does not undo it."""
        found: T = await self._done(_Job(work))
        return found

    # --- in the thread -------------------------------------------------------------------------------------------

    def _end(self) -> None:
        with contextlib.suppress(*FAILURES):
            self._connection.close()

    def _keep(self, jobs: list[_Job[Any]]) -> None:
        self._perhaps = False
        try:
            self._prepare()
            self._commit(jobs)
            if self._place.is_gone():  # in between: nothing is acknowledged into nowhere
                raise _gone(FOLDER_GONE)  # noqa: TRY301 – answered like every other failure
        except Exception as error:  # noqa: BLE001 – whoever waits is told; a dead thread would let all wait for ever
            failure = error if isinstance(error, StoreError) else _failure(error)
            failure.certain = not self._perhaps
            self._failed(jobs, failure)
            # A full disk passes by itself; after anything else the connection is not trusted any more.
            self._sound = isinstance(error, StoreError) or failure.problem == DISK_FULL
        else:
            self._recovered()

    def _prepare(self) -> None:
        """Before a commit: open the connection again if it failed, and look whether there is where to write to."""
        if not self._sound:
            with contextlib.suppress(*FAILURES):
                self._connection.close()
            if self._place.is_same():
                self._connection = self._connect()
                self._sound = True
        self._check()

    def _check(self) -> None:
        problem = self._place.problem()
        if problem:
            raise _gone(problem)

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._try(job)
            self._perhaps = True
            connection.execute("COMMIT")
            self.commits += 1
        except BaseException:
            with contextlib.suppress(*FAILURES):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                    self._perhaps = False
            raise

    def _try(self, job: _Job[Any]) -> None:
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(connection)
        except Exception as error:  # whatever it is, its caller is told, and the others go on
            if not connection.in_transaction:  # a full disk ends the whole transaction
                raise
            connection.execute("ROLLBACK TO job")
            job.error = store_error(error, "it could not be written") if isinstance(error, FAILURES) else error
        connection.execute("RELEASE job")


def _gone(problem: str) -> StoreError:
    return StoreError(f"nothing can be written: {WORDS[problem]}", problem)


def _failure(error: Exception) -> StoreError:
    if isinstance(error, (*FAILURES, OSError)):
        return store_error(error, "nothing could be written")
    return StoreError(f"nothing could be written: {type(error).__name__}: {error}", ERROR)
