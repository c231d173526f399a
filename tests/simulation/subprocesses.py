"""Simulated worker processes: what the real pool starts, writes to and reads from, with all the ways to fail."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from merlin_bigbox.server.heavy import worker as heavy_worker
from merlin_bigbox.server.heavy.pipe import packed, unpacked
from merlin_bigbox.server.thinking.protocol import (
    Answer,
    Asked,
    Explained,
    Given,
    HintQuestion,
    Numbered,
    Ping,
    Pong,
    Ready,
    Reply,
    SeenQuestion,
    Unexplained,
    quick_choice,
)
from merlin_bigbox.server.thinking.signals import Signals

HEAD: Final = 4
PIDS: Final = 2**30
"""No real process has such a number: nothing done to it can hit one."""


@dataclass
class WorkerFaults:
    """How likely a question is the last one of its worker, and how workers are just now."""

    die: float = 0.0
    hang: float = 0.0
    nonsense: float = 0.0
    not_starting: float = 0.0
    slow: float = 0.0


class Launcher(Signals):
    """Starts and ends workers in the place of the operating system."""

    def __init__(self, chance: random.Random, faults: WorkerFaults, seen: Counter[str]) -> None:
        self.chance = chance
        self.faults = faults
        self.seen = seen
        self.running: list[Worker] = []
        self._started = 0

    def launch(self, loop: asyncio.AbstractEventLoop, protocol: Any, command: tuple[str, ...]) -> tuple[Any, Any]:
        """A new worker and the server's end of its pipes."""
        if self.chance.random() < self.faults.not_starting:
            self.seen["worker not started"] += 1
            raise OSError("Resource temporarily unavailable")
        self._started += 1
        heavy = any(heavy_worker.__name__ in part for part in command)
        worker = (HeavyWorker if heavy else Worker)(self, loop, protocol, PIDS + self._started)
        self.running.append(worker)
        protocol.connection_made(worker)
        loop.call_later(self.chance.uniform(0.2, 2), worker.begin)
        return worker, protocol

    def kill(self, pid: int) -> bool:
        for worker in [worker for worker in self.running if worker.get_pid() == pid]:
            worker.exit(-9)
        return True

    def is_stopped(self, pid: int) -> bool:
        return any(worker.stopped for worker in self.running if worker.get_pid() == pid)

    def hurt(self) -> None:
        """Something happens to a worker from outside, busy or idle: it dies, or it is stopped."""
        if self.running:
            worker = self.chance.choice(self.running)
            if self.chance.random() < 0.6:
                self.seen["worker killed"] += 1
                worker.exit(-9)
            else:
                self.seen["worker stopped"] += 1
                worker.stopped = True


class Worker(asyncio.SubprocessTransport):
    """One process: both ends of its pipes. A stopped one takes everything and answers nothing."""

    def __init__(self, launcher: Launcher, loop: asyncio.AbstractEventLoop, protocol: Any, pid: int) -> None:
        super().__init__()
        self._launcher = launcher
        self._loop = loop
        self._protocol = protocol
        self._pid = pid
        self._code: int | None = None
        self._exited: list[asyncio.Future[int]] = []
        self._input = bytearray()
        self.stopped = False
        self._stdin = _Stdin(self)
        self._stdout = _Stdout()

    # --- what the server's end asks ------------------------------------------------------------------------------

    def get_pid(self) -> int:
        return self._pid

    def get_returncode(self) -> int | None:
        return self._code

    def get_pipe_transport(self, fd: int) -> Any:
        return {0: self._stdin, 1: self._stdout}.get(fd)

    def is_closing(self) -> bool:
        return self._code is not None

    def close(self) -> None:
        self.exit(-9)

    def kill(self) -> None:
        if self._code is not None:
            raise ProcessLookupError
        self.exit(-9)

    def terminate(self) -> None:
        self.send_signal(15)

    def send_signal(self, signal: int) -> None:
        if self._code is not None:
            raise ProcessLookupError
        if signal in (9, 15):
            self.exit(-signal)

    async def _wait(self) -> int:
        if self._code is None:
            future = self._loop.create_future()
            self._exited.append(future)
            await future
        return self._code or 0

    # --- what the process does -----------------------------------------------------------------------------------

    @property
    def gone(self) -> bool:
        """Whether it has ended."""
        return self._code is not None

    def exit(self, code: int) -> None:
        """End. The server's end hears of it a little later."""
        if self._code is not None:
            return
        self._code = code
        self._launcher.running.remove(self)
        self._loop.call_later(self._launcher.chance.expovariate(200), self._told)

    def _told(self) -> None:
        self._protocol.pipe_connection_lost(1, None)
        self._protocol.pipe_connection_lost(0, None)
        self._protocol.process_exited()
        for future in self._exited:
            if not future.done():
                future.set_result(self._code or 0)

    def hear(self, data: bytes) -> None:
        """Questions come in."""
        self._input += data
        while len(self._input) >= HEAD:
            length = int.from_bytes(self._input[:HEAD], "big")
            if len(self._input) < HEAD + length:
                return
            body = bytes(self._input[HEAD : HEAD + length])
            del self._input[: HEAD + length]
            self._think(body)

    def begin(self) -> None:
        """Tell that it is there."""
        self.say(Ready(compiled=False, bots=[]))

    def answer(self, body: bytes) -> tuple[float, bytes]:
        """After how many seconds it answers at most, and what."""
        message = msgspec.msgpack.decode(body, type=Numbered)
        limit = 0.0 if isinstance(message.asked, Ping) else message.asked.limit
        return limit, msgspec.msgpack.encode(Reply(message.number, _answer(message.asked)))

    def _think(self, body: bytes) -> None:
        chance, faults, seen = self._launcher.chance, self._launcher.faults, self._launcher.seen
        takes = chance.expovariate(4)
        fate = chance.random()
        if fate < faults.die:
            seen["worker died thinking"] += 1
            self._loop.call_later(takes, self.exit, 1)
            return
        if fate < faults.die + faults.hang:
            seen["worker hung"] += 1
            return
        if fate < faults.die + faults.hang + faults.nonsense:
            seen["worker talked nonsense"] += 1
            nonsense: list[Callable[[], None]] = [
                lambda: self.write(b"\xff\xff\xff\xff"),
                lambda: self.write((3).to_bytes(HEAD, "big") + b"abc"),
                lambda: self.say(Reply(1, Answer(2**40 + 1))),
                lambda: self.say(Ready(compiled=False, bots=[])),
                lambda: self.write(b"\x00\x00"),
            ]
            self._loop.call_later(takes, chance.choice(nonsense))
            return
        limit, answer = self.answer(body)
        if chance.random() < faults.slow:
            takes += chance.uniform(1, limit)
        self._loop.call_later(takes, self.write, len(answer).to_bytes(HEAD, "big") + answer)

    def say(self, message: msgspec.Struct) -> None:
        """Write a message."""
        body = msgspec.msgpack.encode(message)
        self.write(len(body).to_bytes(HEAD, "big") + body)

    def write(self, data: bytes) -> None:
        """Write anything, unless it is stopped or gone."""
        if not self.stopped and self._code is None:
            self._protocol.pipe_data_received(1, data)


class HeavyWorker(Worker):
    """A process for heavy work; it does what the real one does."""

    def begin(self) -> None:
        """It says nothing unasked."""

    def answer(self, body: bytes) -> tuple[float, bytes]:
        result = heavy_worker.done(unpacked(body))
        return 10.0, packed(result)[HEAD:]


class _Stdin(asyncio.WriteTransport):
    """The pipe to the process. Writing into one whose reader has gone is an error, as under uvloop."""

    def __init__(self, worker: Worker) -> None:
        super().__init__()
        self._worker = worker
        self._closed = False

    def write(self, data: Any) -> None:
        if self._closed or self._worker.gone:
            raise RuntimeError("unable to perform operation on <WriteUnixTransport closed=True>; the handler is closed")
        self._worker._loop.call_soon(self._worker.hear, bytes(data))

    def is_closing(self) -> bool:
        return self._closed or self._worker._loop.is_closed()

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            if not self._worker.stopped:
                self._worker._loop.call_later(0.01, self._worker.exit, 0)

    def abort(self) -> None:
        self.close()

    def get_write_buffer_size(self) -> int:
        return 0


class _Stdout(asyncio.ReadTransport):
    """The pipe from the process; it never fills up."""

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


def _answer(asked: Asked) -> Given:
    """Any offered option: a simulation wants all kinds of games, not good ones."""
    if isinstance(asked, Ping):
        return Pong()
    if isinstance(asked, SeenQuestion):
        return Explained(asked.action, {}, None, {}, 0.0, offered=1)
    if isinstance(asked, HintQuestion):
        return Explained(quick_choice(asked), {}, None, {}, 0.0) if asked.seed % 7 else Unexplained("no idea")
    if not asked.is_choice:
        return Unexplained("nobody plans here")
    return Answer(quick_choice(asked))
