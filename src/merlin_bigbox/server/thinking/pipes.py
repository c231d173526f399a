"""The pipes of a worker process: cuts what it writes into messages, and notices at once whatever it should not do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, Literal, cast

from merlin_bigbox.server.logs import about
from merlin_bigbox.server.thinking.signals import SIGNALS, Signals

Cause = Literal["start", "died", "hung", "stopped", "nonsense", "flood", "error", "engine"]
"""Why a worker is replaced."""

HEAD: Final = 4
LONGEST: Final = 1 << 20
MOST_PRINTED: Final = 1 << 18
"""Bytes that a worker may print for one question; a bot that prints more would fill the disk with logs."""
SHOWN: Final = 2_000

log = logging.getLogger("merlin_bigbox.server")


class WorkerError(Exception):
    """A worker that did not start, died, hung or sent something invalid."""

    def __init__(self, cause: Cause, detail: str) -> None:
        super().__init__(detail)
        self.cause: Cause = cause


class Pipes(asyncio.SubprocessProtocol):
    """One message is waited for at a time; a process that says anything else is ended."""

    def __init__(self, signals: Signals = SIGNALS) -> None:
        self._signals = signals
        loop = asyncio.get_running_loop()
        self.failed: asyncio.Future[WorkerError] = loop.create_future()
        """Done as soon as the process cannot be used any more, and why."""
        self.exited = asyncio.Event()
        self.asked = False
        """Whether anything was sent to it, so that it knows something of a game."""
        self.closing = False
        """Whether the process is asked to end by itself, which is no failure."""
        self._transport: asyncio.SubprocessTransport | None = None
        self._waiting: asyncio.Future[bytes] | None = None
        self._buffer = bytearray()
        self._printed = 0
        self.first = self.expect()
        """Its first message: a quick process says that it is ready before anybody can ask it for that."""

    @property
    def transport(self) -> asyncio.SubprocessTransport:
        """The process's transport."""
        assert self._transport is not None  # noqa: S101 – nobody has a process whose pipes are not connected
        return self._transport

    def expect(self) -> asyncio.Future[bytes]:
        """The next message of the process. It fails with a WorkerError if none can come any more."""
        waiting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if self.failed.done():
            waiting.set_exception(self.failed.result())
        else:
            self._waiting = waiting
            self._printed = 0
        waiting.add_done_callback(_heard)
        return waiting

    def send(self, body: bytes) -> None:
        """Write a message. A dead pipe fails here or a little later, and by an exception of any kind."""
        self.asked = True
        pipe = cast("asyncio.WriteTransport", self.transport.get_pipe_transport(0))
        try:
            pipe.write(len(body).to_bytes(HEAD, "big") + body)
        except Exception as error:  # noqa: BLE001 – uvloop raises RuntimeError where asyncio keeps quiet
            self.fail("died", f"nothing can be written to it: {error}")

    def fail(self, cause: Cause, detail: str) -> None:
        """End the process: it cannot be trusted any more."""
        if self.failed.done():
            return
        error = WorkerError(cause, detail)
        self.failed.set_result(error)
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_exception(error)
        if not self.closing:
            self.kill()

    def kill(self) -> None:
        """End the process, if it has not ended."""
        with contextlib.suppress(ProcessLookupError):
            # asyncio's own would reap it behind the loop's back
            if not self.exited.is_set() and not self._signals.kill(self.transport.get_pid()):
                self.transport.kill()

    # --- told by the loop ----------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has been started."""
        self._transport = cast("asyncio.SubprocessTransport", transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """The process wrote something."""
        if self.failed.done():
            return
        if fd == 2:
            self._print(data)
            return
        self._buffer += data
        if self._waiting is None:
            self.fail("nonsense", "it answered without being asked")
            return
        if len(self._buffer) < HEAD:
            return
        length = int.from_bytes(self._buffer[:HEAD], "big")
        if length > LONGEST or len(self._buffer) > HEAD + length:
            self.fail("nonsense", "it sent more than one answer")
        elif len(self._buffer) == HEAD + length:
            waiting, self._waiting = self._waiting, None
            message = bytes(self._buffer[HEAD:])
            self._buffer.clear()
            if not waiting.done():
                waiting.set_result(message)

    def _print(self, data: bytes) -> None:
        self._printed += len(data)
        if self._printed > MOST_PRINTED:
            self.fail("flood", "it prints without end")
        elif self.asked:  # what a bot prints may tell the cards it knows
            log.warning("a worker printed %d bytes", len(data), extra=about("worker-printed"))
        else:
            log.warning("a worker printed: %s", data[:SHOWN].decode(errors="replace"), extra=about("worker-printed"))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """A pipe was closed; without the first two the process is of no use."""
        if fd != 2:
            self.fail("died", "it closed its pipe" if exc is None else f"it closed its pipe: {exc}")

    def process_exited(self) -> None:
        """The process has ended."""
        self.exited.set()
        self.fail("died", f"it ended with status {self.transport.get_returncode()}")


def _heard(waiting: asyncio.Future[bytes]) -> None:
    """A failure is told by `failed` as well: nobody has to look at it here."""
    if not waiting.cancelled():
        waiting.exception()
