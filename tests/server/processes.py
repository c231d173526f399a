"""Several servers at one database under a virtual clock; each can be paused, killed, cut off and started again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager
from hashlib import shake_128
from pathlib import Path
from typing import Any, TypeVar, cast

import pytest

from merlin_bigbox.server.cluster.interface import ElsewhereError
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.http import CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.store import StoreError, User
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.interface import Share, Thinking
from merlin_bigbox.server.thinking.protocol import Question
from tests.server.shared_sqlite import SharedDatabase, SharedStore
from tests.server.virtual import FirstOption, VirtualLoop, VirtualSources, run

T = TypeVar("T")
ME = SeatPlan("me")
OPEN = SeatPlan("open")
BOT = SeatPlan("bot", "random")
NOWHERE = Path("nothing is kept in files here")


class Sources(VirtualSources):
    """The clocks of one process; they stand still while it is paused."""

    def __init__(self, loop: VirtualLoop, name: str) -> None:
        super().__init__(loop)
        self._name = name
        self.paused_at: float | None = None
        self.ahead = 0.0
        """By how much the wall clock was set forward."""

    def time(self) -> float:
        return super().time() + self.ahead

    def monotonic(self) -> float:
        return super().monotonic() if self.paused_at is None else self.paused_at

    def token_bytes(self, count: int) -> bytes:
        self._drawn += 1
        return shake_128(f"{self._name} {self._drawn}".encode()).digest(count)


class Wire(SharedStore):
    """One process's way to the database: it can be cut, or hold everything back and deliver it later."""

    def __init__(self, database: SharedDatabase, loop: VirtualLoop) -> None:
        super().__init__(database)
        self._loop = loop
        self.is_cut = False
        self.answers_are_lost = False
        self._open = asyncio.Event()
        self._open.set()

    def hold(self) -> None:
        """Nothing goes through until it is let go."""
        self._open.clear()

    def let_go(self) -> None:
        """Everything that was held goes through."""
        self._open.set()

    async def _read(self, query: Callable[[Database], T]) -> T:
        await self._through()
        return await super()._read(query)

    async def _commit(self, work: Callable[[Database], T]) -> T:
        await self._through()
        found = await super()._commit(work)
        if self.answers_are_lost:
            error = StoreError("the answer is lost on purpose")
            error.certain = False
            raise error
        return found

    async def _through(self) -> None:
        await self._open.wait()
        if self.is_cut:
            raise StoreError("the wire is cut on purpose")

    def _now(self, db: Database) -> float:
        return self._loop.now


class Steady(FirstOption):
    """Bots that think for a second, so that a game takes minutes."""

    async def think(self, asked: Question, share: Share, failed: Callable[[str], None] | None = None) -> int:
        await asyncio.sleep(1.0)
        return await super().think(asked, share, failed)


class Process:
    """One server."""

    def __init__(self, world: Cluster, name: str) -> None:
        self.name = name
        self.address = f"{name}:1"
        self.sources = Sources(world.loop, name)
        self.store = Wire(world.database, world.loop)
        self.thinking = Steady()
        self.settings = Settings(NOWHERE, limits=world.limits, peer_address=self.address)
        self.server: Server = cast(Server, None)
        self.closed = False

    async def open(self) -> None:
        self.server = await Server.open(self.settings, self.store, self.sources, cast(Thinking, self.thinking))

    async def close(self) -> None:
        """An orderly end."""
        if not self.closed:
            self.closed = True
            await self.server.close()

    def pause(self) -> None:
        """As SIGSTOP: its clocks stand still, and nothing goes to the database or comes from it."""
        self.sources.paused_at = self.sources.monotonic()
        self.store.hold()

    def go_on(self) -> None:
        """As SIGCONT: what it was about to do it does now."""
        self.sources.paused_at = None
        self.store.let_go()

    async def find(self, table: str) -> Table:
        return await self.server.tables.find(table)

    def has(self, table: str) -> bool:
        return self.server.tables.is_loaded(table)

    async def sees(self, table: str) -> str:
        """Where this process sends whoever asks for a table: "here", an address, or why it refuses."""
        try:
            await self.find(table)
        except ElsewhereError as error:
            return error.address
        except RefusalError as refusal:
            return refusal.reason
        return "here"


class Cluster:
    """A database and the processes at it."""

    def __init__(self, loop: VirtualLoop, limits: Limits) -> None:
        self.loop = loop
        self.limits = limits
        self.database = SharedDatabase()
        self.processes: dict[str, Process] = {}
        self._hosts = 0

    async def process(self, name: str) -> Process:
        """Start one more."""
        made = self.processes[name] = Process(self, name)
        await made.open()
        return made

    async def person(self, name: str) -> User:
        now = next(iter(self.processes.values())).sources.time()
        user = User(name.lower(), name, "en", now, now)
        await Wire(self.database, self.loop).create_user(user)
        return user

    async def table(self, process: Process, *seats: SeatPlan, host: User | None = None, **more: Any) -> Table:
        """A new table, made by this process."""
        self._hosts += 1
        user = host or await self.person(f"host{self._hosts}")
        return await process.server.tables.create(CreateTable(seats, **more), user)

    async def records(self, table: str) -> list[Any]:
        """What is stored of its game; the numbers have no gaps, or it could not be loaded."""
        loaded = await Wire(self.database, self.loop).load(table)
        assert loaded is not None
        return list(loaded.records)

    async def until(self, check: Callable[[], object], seconds: float = 60.0) -> float:
        """Let time pass until something is so; how long it took."""
        start = self.loop.now
        while not check():
            assert self.loop.now < start + seconds, "it did not happen"
            await asyncio.sleep(0.05)
        return self.loop.now - start

    def watch(self, table: Table, user: User) -> Watcher:
        """Somebody opens a page."""
        watcher = Watcher(user, "en", 500_000)
        table.enter(watcher)
        return watcher


Scene = Callable[[Cluster], Awaitable[None]]


def cluster(scene: Scene, limits: Limits | None = None) -> None:
    """Play a scene with a cluster of its own."""
    loop = VirtualLoop()

    @contextlib.asynccontextmanager
    async def made() -> AsyncIterator[Cluster]:
        world = Cluster(loop, limits or Limits())
        try:
            yield world
        finally:
            for process in world.processes.values():
                process.go_on()
                process.store.is_cut = process.store.answers_are_lost = False
                await process.close()

    async def play() -> None:
        async with made() as world:
            await scene(world)

    run(loop, play())


def fails_without(mechanism: AbstractContextManager[Any], scene: Scene, limits: Limits | None = None) -> None:
    """The same scene must not pass when the mechanism is broken, or it tests nothing."""
    with mechanism, pytest.raises((AssertionError, pytest.fail.Exception)):
        cluster(scene, limits)
