"""Keeps one worker process answering: whatever happens to it, it is replaced, and costs one answer at most."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import merlin_bigbox
from merlin_bigbox.server import metrics
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.thinking.fair_queue import FairQueue, Job
from merlin_bigbox.server.thinking.process import Process, WorkerError
from merlin_bigbox.server.thinking.protocol import (
    Answer,
    CheckQuestion,
    Explained,
    Given,
    HintQuestion,
    PlanFound,
    PlanQuestion,
    Question,
    SeenQuestion,
    Unexplained,
    WeighQuestion,
)
from merlin_bigbox.server.thinking.signals import SIGNALS, Signals

LOOK_SECONDS = 5.0
"""Interval at which an idle worker is asked whether it is there, and looks for a newer engine."""
TRIES: Final = 2
"""A worker may die of something else than its question: the question is asked once more."""
FAILING: Final = 3
"""After so many failures in a row a worker is not counted on until it answers again."""
FIRST_PAUSE = 0.25
LONGEST_PAUSE: Final = 30.0

Found = Answer | Explained | PlanFound | None
log = logging.getLogger("merlin_bigbox.server")


class Waiting:
    """A question and who waits for its answer: None if there is none."""

    __slots__ = ("asked", "future", "since")

    def __init__(self, asked: Question) -> None:
        self.asked = asked
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        self.future: asyncio.Future[Found] = loop.create_future()


class Supervisor:
    """Takes one question after the other from the queue while its process is well, and replaces the process if not."""

    def __init__(
        self,
        queue: FairQueue[Waiting],
        restarts: Counter[str],
        freed: Callable[[], None],
        engine: Callable[[], Path | None],
        command: Sequence[str],
        signals: Signals = SIGNALS,
    ) -> None:
        self._signals = signals
        self._queue = queue
        self._restarts = restarts
        self._freed = freed
        self._engine = engine
        self._command = command
        self._failures = 0
        self._bad: set[Path] = set()
        self.process: Process | None = None
        self.busy = False
        self.unanswered = 0
        """Questions in a row that were not answered: a process that starts and answers pings may still be broken."""
        self.closed = False
        self.wake = asyncio.Event()

    @property
    def ready(self) -> bool:
        """Whether it has a process that answers, as far as is known."""
        return self.process is not None and not self.process.failed.done()

    @property
    def failing(self) -> bool:
        """Whether it has no process, and several in a row have failed."""
        return not self.ready and self._failures >= FAILING

    async def run(self) -> None:
        """Answer questions until the pool is closed; nothing else ends this."""
        while not self._ended():
            cause = "error"
            try:
                await self._work()
            except WorkerError as error:
                cause = error.cause
                log.warning("a worker is replaced (%s): %s", cause, error, extra=about("worker-replaced", reason=cause))
            except asyncio.CancelledError:
                if self._ended():
                    break
                log.warning("a worker was cancelled and goes on", extra=about("worker-replaced", reason=cause))
            except Exception:
                log.exception("a worker failed and goes on", extra=about("worker-replaced", reason=cause))
            self._failures += 1
            self._restarts[cause] += 1
            await self._rest()
        await self._drop()

    def _ended(self) -> bool:
        return self.closed

    async def _rest(self) -> None:
        """End what is left of the process, and wait: not after a first failure, then longer and longer."""
        try:
            await self._drop()
            if self._failures > 1:
                await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self._failures - 2, 16)))
        except asyncio.CancelledError:
            log.debug("a worker's pause was cut short")  # the loop looks whether the pool is closed
        except Exception:
            log.exception("a worker could not be ended", extra=about("worker-left"))

    async def _work(self) -> None:
        """Answer questions with a process that is well. Ends by an exception when it is not."""
        while True:
            process = await self._ready_process()
            job = await self._next_job(process)
            if job is not None:
                await self._answer(process, job)
            elif process.failed.done():
                raise process.failed.result()
            elif process.engine == self._wanted_engine():
                await process.ping()
                self._failures = 0

    async def _next_job(self, process: Process) -> Job[Waiting] | None:
        """The next question; None if none came for a while, or the process failed or is outdated meanwhile."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + LOOK_SECONDS
        while not process.failed.done() and process.engine == self._wanted_engine() and loop.time() < ends:
            self.wake.clear()
            job = self._queue.take()
            if job is not None:
                return job
            try:
                async with asyncio.timeout_at(ends):
                    await self.wake.wait()
            except TimeoutError:
                break
        return None

    async def _answer(self, process: Process, job: Job[Waiting]) -> None:
        """Ask the process. However that ends, whoever waits hears of it, or the question is queued once more."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        metrics.thinking_wait.labels(job.urgency).observe(began - job.item.since)
        future = job.item.future
        again = False
        found: Found = None
        self.busy = True
        try:
            found = _checked(job.item.asked, await process.ask(job.item.asked))
            self._failures = self.unanswered = 0
        except WorkerError as error:
            self.unanswered += 1
            again = error.cause != "hung" and job.tries < TRIES and not future.done()
            raise
        finally:
            self.busy = False
            if self.closed:
                future.cancel()
            elif not again and not future.done():  # whoever asked may have gone
                future.set_result(found)
            seconds = loop.time() - began
            metrics.thinking_seconds.labels(job.urgency).observe(seconds)
            (self._queue.again if again and not self.closed else self._queue.done)(job, seconds)
            self._freed()

    def _wanted_engine(self) -> Path | None:
        engine = self._engine()
        return None if engine in self._bad else engine

    async def _ready_process(self) -> Process:
        """The process, (re)started if there is none or if it runs an outdated engine."""
        engine = self._wanted_engine()
        if self.process is not None and self.process.engine == engine:
            return self.process
        if self.process is not None:
            await self._drop()
            self._restarts["engine"] += 1
        try:
            self.process = await Process.start(self._command, _environment(engine), engine, self._signals)
        except WorkerError:
            if engine is not None and self._failures:  # the second time: bots think more slowly, but they think
                log.warning(
                    "the compiled engine is not used any more, as no worker starts with it",
                    extra=about("engine-failed"),
                )
                self._bad.add(engine)
            raise
        self.process.failed.add_done_callback(lambda _: self.wake.set())
        return self.process

    async def _drop(self) -> None:
        if self.process is not None:
            await self.process.stop()
            self.process = None


def _checked(asked: Question, given: Given) -> Found:
    """The answer if it is one to this question; WorkerError if a worker that is well would not give it."""
    if isinstance(given, Answer | Unexplained) and given.problem:
        log.warning("%s", given.problem, extra=about("bot-failed", reason=asked.who))
    if isinstance(asked, SeenQuestion):
        valid = isinstance(given, Unexplained) or (isinstance(given, Explained) and given.chosen == asked.action)
    elif isinstance(asked, PlanQuestion):
        valid = isinstance(given, Unexplained) or (isinstance(given, PlanFound) and given.tree is not None)
    elif isinstance(asked, CheckQuestion):
        valid = isinstance(given, Unexplained) or (isinstance(given, PlanFound) and given.checked is not None)
    elif isinstance(asked, WeighQuestion):
        valid = isinstance(given, Unexplained) or (isinstance(given, Explained) and given.chosen in asked.actions)
    elif isinstance(asked, HintQuestion):
        valid = isinstance(given, Unexplained) or (isinstance(given, Explained) and given.chosen in asked.options)
    else:
        valid = isinstance(given, Answer) and given.action in asked.options
    if not valid:
        raise WorkerError("nonsense", f"{asked.who} chose what was not offered")
    return given if isinstance(given, Answer | Explained | PlanFound) else None


def _environment(engine: Path | None) -> dict[str, str]:
    """An environment in which the worker imports the same package as this process, or its compiled copy."""
    own = Path(merlin_bigbox.__file__).parent.parent
    path = [str(folder) for folder in (engine, own) if folder is not None]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *filter(None, [os.environ.get("PYTHONPATH")])])}
