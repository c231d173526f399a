"""The database that several processes share, and the wires to it, on which what is under way is held or cut off."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store.errors import FAILURES, NO_DATABASE, StoreError, store_error
from tests.simulation.loop import Loop, Machine, new_loop
from tests.simulation.store import Disk

PATIENCE: Final = Limits().database_seconds
"""Seconds after which a process gives a call up, and its connection with it."""
DELAY: Final = 0.002
TABLES: Final = "tables"
"""The purpose of connections on which tables are written begins so."""
Work = Callable[[sqlite3.Connection], Any]


@dataclass(eq=False)
class Job:
    """A piece of writing and what became of it, which its process hears of later, if at all."""

    work: Work
    result: Any = None
    error: BaseException | None = None


class Database:
    """Runs by itself: no process's pause or end stops it, and its clock is its own."""

    def __init__(self, machine: Machine, disk: Disk, chance: random.Random) -> None:
        self._machine = machine
        self.disk = disk
        self.loop = new_loop(machine, chance)

    @property
    def now(self) -> float:
        """Its clock, which has nothing to do with those of the processes."""
        return self._machine.now

    def read(self, query: Work) -> Any:
        """Several statements see one moment."""
        try:
            self.disk.execute("BEGIN")
            try:
                return query(self.disk)
            finally:
                self.disk.execute("COMMIT")
        except FAILURES as error:
            raise store_error(error, "it could not be read") from error

    def keep(self, jobs: list[Job]) -> None:
        """Commit jobs together; one that fails does not affect the others. StoreError if all of them failed."""
        committing = False
        try:
            self.disk.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._try(job)
            committing = True
            self.disk.execute("COMMIT")
        except FAILURES as error:
            failure = store_error(error, "nothing could be written")
            failure.certain = not (committing and not self.disk.in_transaction)
            with contextlib.suppress(sqlite3.Error):
                if self.disk.in_transaction:
                    self.disk.execute("ROLLBACK")
            raise failure from error

    def _try(self, job: Job) -> None:
        self.disk.execute("SAVEPOINT job")
        try:
            job.result = job.work(self.disk)
        except Exception as error:  # noqa: BLE001 – whatever it is, its caller is told
            self.disk.execute("ROLLBACK TO job")
            job.error = store_error(error, "it could not be written") if isinstance(error, FAILURES) else error
        self.disk.execute("RELEASE job")


@dataclass(eq=False)
class _Call:
    """Something that a process asks, on its way there or back."""

    run: Callable[[], Any]
    loop: Loop
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None
    over: bool = False
    """Whether the process has its answer, or has given it up."""

    def tell(self) -> None:
        if self.future.done():  # nobody waits any more
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


@dataclass(eq=False)
class Connection:
    """One connection: one call at a time, there and back."""

    database: Database
    chance: random.Random
    held_until: float = 0.0
    answers_held_until: float = 0.0
    broken: bool = False
    lost: bool = False
    """Whether what was on its way there is lost, too."""

    def send(self, call: _Call, answered: Callable[[_Call], None]) -> None:
        """The process has sent it: whatever becomes of the process, it is on its way."""
        self._later(self.database.loop, self.held_until, lambda: self._arrive(call, answered))

    def _later(self, loop: Loop, held_until: float, what: Callable[[], None]) -> None:
        wait = max(self.chance.expovariate(1 / DELAY), held_until - self.database.now)
        loop.call_later(wait, what)

    def _arrive(self, call: _Call, answered: Callable[[_Call], None]) -> None:
        if self.lost:
            return
        if self.held_until > self.database.now:
            self._later(self.database.loop, self.held_until, lambda: self._arrive(call, answered))
            return
        try:
            call.result = call.run()
        except Exception as error:  # noqa: BLE001 – whoever waits is told
            call.error = error
        self._later(call.loop, self.answers_held_until, lambda: self._return(call, answered))

    def _return(self, call: _Call, answered: Callable[[_Call], None]) -> None:
        if self.broken:
            return
        if self.answers_held_until > self.database.now:
            self._later(call.loop, self.answers_held_until, lambda: self._return(call, answered))
            return
        answered(call)


class _Pool:
    """Some connections of a process for one purpose. A call keeps its connection until it is answered or given up."""

    def __init__(self, wires: Wires, purpose: str, size: int) -> None:
        self._wires = wires
        self._purpose = purpose
        self._free = size
        self._idle: list[Connection] = []
        self._waiting: deque[_Call] = deque()
        self._used: dict[_Call, Connection] = {}

    @property
    def connections(self) -> list[Connection]:
        return [*self._idle, *self._used.values()]

    def ask(self, call: _Call) -> None:
        self._waiting.append(call)
        self._next()

    def _next(self) -> None:
        while self._free and self._waiting:
            call = self._waiting.popleft()
            if not call.future.done():
                self._free -= 1
                self._begin(call)

    def _begin(self, call: _Call) -> None:
        if not self._idle and self._wires.cut_off:
            call.error = StoreError("the database cannot be reached", NO_DATABASE)
            wait = PATIENCE if self._wires.silent else self._wires.chance.expovariate(1 / DELAY)
            call.loop.call_later(wait, self._over, call)
            return
        connection = self._idle.pop() if self._idle else self._wires.connected()
        self._used[call] = connection
        self._wires.sends(self._purpose)
        connection.send(call, self._over)
        call.loop.call_later(PATIENCE, self._give_up, call)

    def _over(self, call: _Call) -> None:
        """It was answered, or failed: the next one may begin."""
        if not call.over:
            call.over = True
            connection = self._used.pop(call, None)
            if connection is not None and not connection.broken:
                self._idle.append(connection)
            self._free += 1
            call.tell()
            self._next()

    def _give_up(self, call: _Call) -> None:
        if not call.over:
            self._wires.seen["lost patience with the database"] += 1
            self.fail(call, "the database did not answer in time")

    def fail(self, call: _Call, words: str) -> None:
        """Nobody knows what becomes of it; its connection is not used again."""
        self._used.pop(call, None)
        call.error = StoreError(words, NO_DATABASE)
        call.error.certain = False
        self._over(call)

    def cut(self, notices: float) -> None:
        """All its connections break; what was sent has arrived by then, or is lost."""
        self._idle.clear()
        for call, connection in self._used.items():
            connection.broken = True
            connection.lost = self._wires.chance.random() < 0.5
            call.loop.call_later(notices, self.fail, call, "the connection was lost")


class Wires:
    """All connections between one process and the database."""

    def __init__(self, database: Database, chance: random.Random, seen: Counter[str]) -> None:
        self._database = database
        self.chance = chance
        self.seen = seen
        self._pools: dict[str, _Pool] = {}
        self.cut_off = False
        """Whether no new connection can be made."""
        self.silent = False
        """Whether trying to takes until the process loses patience, instead of failing at once."""
        self._then: dict[str, tuple[int, Callable[[], None]]] = {}

    async def ask(self, purpose: str, run: Callable[[], Any], size: int = 1) -> Any:
        """Let the database do something and wait for its answer; StoreError, perhaps not certain, if none comes."""
        pool = self._pools.get(purpose)
        if pool is None:
            pool = self._pools[purpose] = _Pool(self, purpose, size)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        call = _Call(run, loop, loop.create_future())
        pool.ask(call)
        return await call.future

    def connected(self) -> Connection:
        """A new connection."""
        return Connection(self._database, self.chance)

    def hold(self, seconds: float, only: str = "", *, asked: bool, answers: bool) -> None:
        """What is under way, and what comes after it on the same connections, waits; perhaps `only` of some purpose."""
        until = self._database.now + seconds
        pools = [pool for purpose, pool in self._pools.items() if purpose.startswith(only)]
        for connection in [connection for pool in pools for connection in pool.connections]:
            if asked:
                connection.held_until = until
            if answers:
                connection.answers_held_until = until

    def when(self, purpose: str, number: int, then: Callable[[], None]) -> None:
        """Call this when something for this purpose is sent for so many more times: by chance that is rarely hit."""
        self._then[purpose] = (number, then)

    def never(self, purpose: str) -> None:
        """What was to happen `when` does not happen any more."""
        self._then.pop(purpose, None)

    def sends(self, purpose: str) -> None:
        """Something is being sent."""
        for wanted, (number, then) in list(self._then.items()):
            if purpose.startswith(wanted):
                if number > 1:
                    self._then[wanted] = (number - 1, then)
                else:
                    del self._then[wanted]
                    then()

    def forget(self) -> None:
        """The process is gone; what it sent is still on its way."""
        self._pools.clear()
        self._then.clear()

    def cut(self, notices: float) -> None:
        """All connections break."""
        for pool in self._pools.values():
            pool.cut(notices)
