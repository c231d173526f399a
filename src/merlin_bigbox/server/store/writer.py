"""The writer thread: pending jobs share one commit and are answered after it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, TypeVar

from merlin_bigbox.server import metrics
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store.errors import CLOSED, DISK_FULL, FAILURES, FOLDER_GONE, WORDS, StoreError, store_error
from merlin_bigbox.server.store.place import Place

log = logging.getLogger("merlin_bigbox.server")
T = TypeVar("T")

TOGETHER: Final = 512
"""Most jobs per commit, so that the first of them does not wait too long."""


class _Job(Generic[T]):
    """A piece of writing, and who waits for it. Lives in the writer's thread until `tell` runs in the loop's."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():  # nobody waits any more
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]  # None only where T allows it


class Writer:
    """Owns the writing connection. Each job runs under a savepoint, so one that fails does not affect the others."""

    def __init__(self, connection: sqlite3.Connection, place: Place, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connection
        self._place = place
        self._connect = connect
        self._sound = True
        self._perhaps = False
        """Whether what is being committed may be on the disk although the commit failed."""
        self._jobs: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._closed = False
        self.commits = 0
        self.problem = ""
        """What the last commit failed of, empty if it did not: see errors.py."""
        self._thread = Thread(target=self._run, name="merlin-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job and wait until it is on disk. Cancelling the wait does not undo it."""
        if self._closed:
            raise StoreError("the store is closed", CLOSED)
        job = _Job(work)
        began = job.loop.time()
        self._jobs.put(job)
        try:
            return await job.future
        finally:
            metrics.commit_seconds.observe(job.loop.time() - began)

    async def close(self) -> None:
        """Finish all pending jobs, then end the thread and close the connection."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[_Job[Any]] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            going = job is not None
            if jobs:
                self._keep(jobs)
                _answer(jobs)
        with contextlib.suppress(*FAILURES):
            self._connection.close()

    def _keep(self, jobs: list[_Job[Any]]) -> None:
        """Commit jobs, or tell all of them why not. Whatever happens, the thread goes on."""
        self._perhaps = False
        try:
            self._prepare()
            self._commit(jobs)
            if self._place.is_gone():  # in between: nothing is acknowledged into nowhere
                raise _gone(FOLDER_GONE)  # noqa: TRY301 – answered like every other failure
        except Exception as error:  # noqa: BLE001 – whoever waits is told; a dead thread would let all wait for ever
            failure = error if isinstance(error, StoreError) else _failure(error)
            failure.certain = not self._perhaps
            metrics.store_errors.labels(failure.problem).inc()
            if failure.problem != self.problem:
                log.warning("the store cannot write: %s", failure, extra=about("store-fails", reason=failure.problem))
            self.problem = failure.problem
            # A full disk passes by itself; after anything else the connection is not trusted any more.
            self._sound = isinstance(error, StoreError) or failure.problem == DISK_FULL
            for job in jobs:
                job.error = failure
        else:
            if self.problem:
                log.warning("the store can write again", extra=about("store-recovers", reason=self.problem))
            self.problem = ""

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
    return StoreError(f"nothing could be written: {type(error).__name__}: {error}", "error")


def _answer(jobs: list[_Job[Any]]) -> None:
    """Wake the waiting tasks, with one call per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job[Any]]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, own in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile; what was written stays written
            loop.call_soon_threadsafe(_tell, own)


def _tell(jobs: list[_Job[Any]]) -> None:
    for job in jobs:
        job.tell()
