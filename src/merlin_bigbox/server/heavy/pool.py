"""The pool of processes for heavy work: a bounded queue, budgets for each person and address, and a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeVar, TypeVarTuple, Unpack

import merlin_bigbox
from merlin_bigbox.server import metrics
from merlin_bigbox.server.heavy.pipe import HEAD, LONGEST, Job, Result, packed, unpacked
from merlin_bigbox.server.heavy.worker import done
from merlin_bigbox.server.limits import Buckets, Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import MACHINE, Sources

log = logging.getLogger("merlin_bigbox.server")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
COMMAND: Final = (sys.executable, "-P", "-m", "merlin_bigbox.server.heavy.worker")
STOP_SECONDS: Final = 5.0


class WorkerDiedError(Exception):
    """A worker that did not start, died, or sent something that is no result."""


class Heavy(Protocol):
    """Where heavy work is done. `who` are the person and the address it is for, `cost` the bytes it is about."""

    async def run(self, task: Callable[[Unpack[Ts]], T], *arguments: *Ts, who: Sequence[str] = (), cost: int = 0) -> T:
        """What the task returns; RefusalError if it refuses, takes too long, or too much is asked for."""
        ...


class InLoop(Heavy):
    """Heavy work where there is nobody to be held up: in simulations and tests."""

    async def run(self, task: Callable[[Unpack[Ts]], T], *arguments: *Ts, who: Sequence[str] = (), cost: int = 0) -> T:
        """Run the task here and now."""
        del who, cost
        return _value(done(Job(task, arguments)), task)


class HeavyPool(Heavy):
    """Processes that are started when they are needed, and replaced when they die or take too long."""

    def __init__(
        self,
        limits: Limits,
        sources: Sources = MACHINE,
        engine: Callable[[], Path | None] = lambda: None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._limits = limits
        self._engine = engine
        self._command = (*command, str(limits.heavy_memory_bytes))
        self._free = asyncio.Semaphore(max(1, limits.heavy_workers))
        self._idle: list[Process] = []
        self._each: Counter[str] = Counter()
        self._bytes = Buckets(limits.heavy_bytes_per_minute / 60, limits.heavy_bytes_at_once, sources.monotonic)
        self._closed = False
        self.asked = 0
        """How many jobs are queued or running."""
        self.replaced = 0
        """How many processes died or had to be stopped."""

    async def run(self, task: Callable[[Unpack[Ts]], T], *arguments: *Ts, who: Sequence[str] = (), cost: int = 0) -> T:
        """What the task returns. It is refused at once if the queue is full or a budget is spent."""
        who = [name for name in dict.fromkeys(who) if name]
        if self.asked >= self._limits.heavy_waiting + self._limits.heavy_workers:
            raise RefusalError("too-many", "the server is busy with replays; try again in a moment")
        if any(self._each[name] >= self._limits.heavy_each for name in who):
            raise RefusalError("too-many", "wait for what you have asked for already")
        if not all(self._bytes.take(name, cost) for name in who):
            raise RefusalError("too-many", "too much to replay; wait a minute")
        self.asked += 1
        self._each.update(who)
        try:
            with metrics.heavy_seconds.time():
                async with self._free:
                    return _value(await self._result(packed(Job(task, arguments)), task), task)
        finally:
            self.asked -= 1
            self._each.subtract(who)
            self._each += Counter()  # forget those with nothing

    async def close(self) -> None:
        """Stop all processes."""
        self._closed = True
        while self._idle:
            await _stop(self._idle.pop())

    @property
    def idle(self) -> list[int]:
        """The numbers of the processes that wait for work."""
        return [process.pid for process in self._idle]

    async def _result(self, job: bytes, task: Callable[..., object]) -> Result:
        for fresh in (False, True):  # one that waited may have died meanwhile: once more with a new one
            process = await self._start() if fresh or not self._idle else self._idle.pop()
            try:
                async with asyncio.timeout(self._limits.heavy_seconds):
                    found = await _ask(process, job)
            except TimeoutError as error:
                self.replaced += 1
                metrics.heavy_failures.labels("slow").inc()
                await _stop(process)
                log.warning(
                    "%s took longer than %g s and was stopped",
                    task.__name__,
                    self._limits.heavy_seconds,
                    extra=about("heavy-failed", reason="slow"),
                )
                raise RefusalError("too-large", "this takes too long") from error
            except WorkerDiedError as error:
                self.replaced += 1
                metrics.heavy_failures.labels("died").inc()
                await _stop(process)
                log.warning(
                    "a process for heavy work died in %s: %s",
                    task.__name__,
                    error,
                    extra=about("heavy-failed", reason="died"),
                )
                continue
            except BaseException:
                await _stop(process)
                raise
            if self._closed:
                await _stop(process)
            else:
                self._idle.append(process)
            return found
        raise RefusalError("failed", "the work on this failed")

    async def _start(self) -> Process:
        try:
            return await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=_environment(self._engine())
            )
        except OSError as error:
            log.warning(
                "no process for heavy work can be started: %s", error, extra=about("heavy-failed", reason="start")
            )
            raise RefusalError("not-now", "the server cannot do this now") from error


async def _ask(process: Process, job: bytes) -> Result:
    if process.stdin is None or process.stdout is None:
        raise WorkerDiedError("it has no pipes")
    try:
        process.stdin.write(job)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        found = unpacked(await process.stdout.readexactly(min(length, LONGEST)))
    except (OSError, EOFError, RuntimeError) as error:  # uvloop: a write to a closed pipe is a RuntimeError
        raise WorkerDiedError(str(error) or type(error).__name__) from error
    except Exception as error:  # whatever cannot be unpickled
        raise WorkerDiedError(f"no result: {error}") from error
    if not isinstance(found, Result):
        raise WorkerDiedError("no result")
    return found


def _value(found: Result, task: Callable[..., T]) -> T:
    if found.refused is not None:
        raise RefusalError(*found.refused)
    if found.failed:
        log.error("%s failed: %s", task.__name__, found.failed, extra=about("heavy-failed", reason="error"))
        raise RefusalError("failed", "the work on this failed")
    value: T = found.value
    return value


async def _stop(process: Process) -> None:
    """End a process, also one that is stopped or busy."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(STOP_SECONDS):
            await process.wait()


def _environment(engine: Path | None) -> dict[str, str]:
    """An environment in which the worker imports the same package as this process, or its compiled copy."""
    own = Path(merlin_bigbox.__file__).parent.parent
    path = [str(folder) for folder in (engine, own) if folder is not None]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *filter(None, [os.environ.get("PYTHONPATH")])])}
