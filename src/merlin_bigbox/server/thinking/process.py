"""The server's end of a worker process: starting, asking, stopping. Whatever goes wrong is a WorkerError."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from asyncio.subprocess import PIPE
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from merlin_bigbox.server.logs import about
from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.thinking.pipes import HEAD, Pipes, WorkerError
from merlin_bigbox.server.thinking.protocol import Asked, Given, Numbered, Ping, Pong, Question, Ready, Reply
from merlin_bigbox.server.thinking.signals import SIGNALS, Signals

__all__ = ["HEAD", "Process", "WorkerError"]

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 2.0
KILL_SECONDS: Final = 10.0
GRACE_SECONDS = 1.0
"""A worker stops its bot by itself; it is stopped when even that has not come after half of the limit and this more."""
PING_SECONDS = 15.0
"""How long an idle worker may take to say that it is there."""
CHECK_SECONDS = 0.5
"""Interval at which a worker that thinks is checked for having been stopped."""

log = logging.getLogger("merlin_bigbox.server")


class Process:
    """A running worker. `engine` is the folder of the compiled engine that it was given, if any."""

    def __init__(self, pipes: Pipes, engine: Path | None, signals: Signals = SIGNALS) -> None:
        """Use `start`."""
        self._pipes = pipes
        self._signals = signals
        self._number = int.from_bytes(MACHINE.token_bytes(6), "big")  # no answer can be right before it is asked for
        self.engine = engine
        self.pid: int = pipes.transport.get_pid()
        self.ready = Ready(compiled=False, bots=[])

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        environment: Mapping[str, str],
        engine: Path | None,
        signals: Signals = SIGNALS,
    ) -> Process:
        """Start a worker and wait until it is ready."""
        loop = asyncio.get_running_loop()
        pipes_of = functools.partial(Pipes, signals)
        launching = asyncio.ensure_future(
            loop.subprocess_exec(pipes_of, *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=dict(environment))
        )
        try:
            _, pipes = await asyncio.shield(launching)
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):  # it may be half started: there has to be something to end
                await cls((await launching)[1], engine, signals).stop(kill=True)
            raise
        except Exception as error:
            raise WorkerError("start", f"no worker could be started: {error}") from error
        process = cls(pipes, engine, signals)
        try:
            message = await process._wait(pipes.first, START_SECONDS)
            process.ready = msgspec.msgpack.decode(message, type=Ready)
        except Exception as error:
            await process.stop(kill=True)
            raise WorkerError("start", f"a worker did not start: {error}") from error
        except BaseException:
            await process.stop(kill=True)
            raise
        return process

    @property
    def failed(self) -> asyncio.Future[WorkerError]:
        """Done as soon as the process cannot be used any more, and why."""
        return self._pipes.failed

    async def ask(self, asked: Question) -> Given:
        """The worker's answer. A worker that fails to give one is gone afterwards."""
        return await self._exchange(asked, asked.limit * 1.5 + GRACE_SECONDS)

    async def ping(self) -> None:
        """Check that an idle worker would answer."""
        if not isinstance(await self._exchange(Ping(), PING_SECONDS), Pong):
            self._pipes.fail("nonsense", "its answer to a ping was another one")
            raise self._pipes.failed.result()

    async def _exchange(self, asked: Asked, seconds: float) -> Given:
        self._number += 1
        waiting = self._pipes.expect()
        self._pipes.send(msgspec.msgpack.encode(Numbered(self._number, asked)))
        message = await self._wait(waiting, seconds)
        try:
            reply = msgspec.msgpack.decode(message, type=Reply)
        except Exception as error:
            self._pipes.fail("nonsense", f"its answer cannot be read: {error}")
            raise self._pipes.failed.result() from error
        if reply.number != self._number:
            self._pipes.fail("nonsense", "it answered another question")
            raise self._pipes.failed.result()
        return reply.given

    async def _wait(self, waiting: asyncio.Future[bytes], seconds: float) -> bytes:
        """The message; a process that is stopped meanwhile, or too slow, is ended."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + seconds
        while not waiting.done():
            left = ends - loop.time()
            if left <= 0:
                self._pipes.fail("hung", f"it did not answer within {seconds:g} s")
            elif self._signals.is_stopped(self.pid):
                self._pipes.fail("stopped", "it was stopped")
            else:
                try:
                    await asyncio.wait((waiting,), timeout=min(left, CHECK_SECONDS))
                except asyncio.CancelledError:
                    waiting.cancel()
                    self._pipes.fail("error", "nobody waits for its answer any more")
                    raise
        return waiting.result()

    # --- its end -------------------------------------------------------------------------------------------------

    async def stop(self, *, kill: bool = False) -> None:
        """Close the process's input and wait for it to exit; kill it if it does not."""
        await asyncio.shield(self._stop(kill))

    async def _stop(self, kill: bool) -> None:
        pipes = self._pipes
        if not kill and not pipes.failed.done():
            pipes.closing = True
            pipe = pipes.transport.get_pipe_transport(0)
            if pipe is not None:
                pipe.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(STOP_SECONDS):
                    await pipes.exited.wait()
        pipes.kill()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(KILL_SECONDS):
                await pipes.exited.wait()
        if not pipes.exited.is_set():
            log.error(
                "worker %d cannot be killed; it is left behind", self.pid, extra=about("worker-left")
            )  # it waits for a disk, for instance
        pipes.transport.close()  # not waited for: children of the process may hold its pipes for ever
