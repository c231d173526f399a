"""The server's end of a worker process: starting, asking, stopping."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from merlin_bigbox.server.thinking.protocol import Given, Question, Ready

HEAD: Final = 4
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 2.0
GRACE_SECONDS = 1.0
"""A worker stops its bot by itself; it is stopped when even that has not come after half of the limit and this more."""
LONGEST: Final = 1 << 20


class WorkerError(Exception):
    """A worker that did not start, died or sent something invalid."""


class Process:
    """A running worker. `engine` is the folder of the compiled engine that it was given, if any."""

    def __init__(self, process: asyncio.subprocess.Process, engine: Path | None) -> None:
        """Use `start`."""
        self._process = process
        self.engine = engine
        self.ready = Ready(compiled=False, bots=[])

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @classmethod
    async def start(cls, command: Sequence[str], environment: Mapping[str, str], engine: Path | None) -> Process:
        """Start a worker and wait until it is ready."""
        try:
            raw = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=dict(environment))
        except OSError as error:
            raise WorkerError(f"no worker could be started: {error}") from error
        process = cls(raw, engine)
        try:
            async with asyncio.timeout(START_SECONDS):
                process.ready = msgspec.msgpack.decode(await process._receive(), type=Ready)
        except (TimeoutError, EOFError, OSError, msgspec.MsgspecError) as error:
            await process.stop(kill=True)
            raise WorkerError(f"a worker did not start: {str(error) or type(error).__name__}") from error
        except BaseException:
            await process.stop(kill=True)
            raise
        return process

    async def ask(self, asked: Question) -> Given:
        """The worker's answer. TimeoutError if it is too slow; a worker that fails is gone afterwards."""
        body = msgspec.msgpack.encode(asked)
        writer = self._process.stdin
        assert writer is not None  # noqa: S101 – it was asked for at the start
        try:
            writer.write(len(body).to_bytes(HEAD, "big") + body)
            async with asyncio.timeout(asked.limit * 1.5 + GRACE_SECONDS):
                await writer.drain()
                given: Given = msgspec.msgpack.decode(await self._receive(), type=Given)
                return given
        except TimeoutError:
            await self.stop(kill=True)
            raise
        except (EOFError, OSError, msgspec.MsgspecError) as error:
            await self.stop(kill=True)
            raise WorkerError(f"a worker died while {asked.who} was thinking") from error
        except asyncio.CancelledError:
            await self.stop(kill=True)
            raise

    async def _receive(self) -> bytes:
        reader = self._process.stdout
        assert reader is not None  # noqa: S101 – it was asked for at the start
        length = int.from_bytes(await reader.readexactly(HEAD), "big")
        if length > LONGEST:
            raise EOFError("a message of impossible length")
        return await reader.readexactly(length)

    async def stop(self, *, kill: bool = False) -> None:
        """Close the process's input and wait for it to exit; kill it if it does not."""
        await asyncio.shield(self._stop(kill))

    async def _stop(self, kill: bool) -> None:
        process = self._process
        if kill:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await process.communicate()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
