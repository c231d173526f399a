"""Jobs for a thread that writes: those that wait together are kept together, and answered afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Generic, TypeVar

from merlin_bigbox.server import metrics
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store.errors import CLOSED, StoreError

log = logging.getLogger("merlin_bigbox.server")
D = TypeVar("D")
T = TypeVar("T")

TOGETHER: Final = 512
"""Most jobs per commit, so that the first of them does not wait too long."""


class Job(Generic[D, T]):
    """A piece of writing, and who waits for it. Lives in the writer's thread until `tell` runs in the loop's."""

    def __init__(self, work: Callable[[D], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Answer whoever waits."""
        if self.future.done():  # nobody waits any more
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]  # None only where T allows it


J = TypeVar("J", bound=Job[Any, Any])


class JobThread(ABC, Generic[J]):
    """A thread that keeps jobs in the order in which they came."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[J | None] = SimpleQueue()
        self._closed = False
        self.commits = 0
        self.problem = ""
        """What the last commit failed of, empty if it did not: see errors.py."""
        self._thread = Thread(target=self._run, name=name, daemon=True)

    async def _done(self, job: J) -> Any:
        """Hand a job over and wait until it is on disk. Cancelling the wait does not undo it."""
        if self._closed:
            raise StoreError("the store is closed", CLOSED)
        began = job.loop.time()
        self._jobs.put(job)
        try:
            return await job.future
        finally:
            metrics.commit_seconds.observe(job.loop.time() - began)

    async def close(self) -> None:
        """Finish all pending jobs, then end the thread and what it has open."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread -------------------------------------------------------------------------------------------

    @abstractmethod
    def _keep(self, jobs: list[J]) -> None:
        """Commit jobs, or tell all of them why not. Whatever happens, the thread goes on."""

    @abstractmethod
    def _end(self) -> None:
        """Nothing comes any more: close what is open."""

    def _failed(self, jobs: Iterable[J], failure: StoreError) -> None:
        """Nothing of these jobs was kept, or nobody knows."""
        metrics.store_errors.labels(failure.problem).inc()
        if failure.problem != self.problem:
            log.warning("the store cannot write: %s", failure, extra=about("store-fails", reason=failure.problem))
        self.problem = failure.problem
        for job in jobs:
            job.error = failure

    def _recovered(self) -> None:
        """Jobs were kept."""
        if self.problem:
            log.warning("the store can write again", extra=about("store-recovers", reason=self.problem))
        self.problem = ""

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[J] = []
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
        self._end()


def _answer(jobs: list[J]) -> None:
    """Wake the waiting tasks, with one call per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[J]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, own in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile; what was written stays written
            loop.call_soon_threadsafe(_tell, own)


def _tell(jobs: list[J]) -> None:
    for job in jobs:
        job.tell()
