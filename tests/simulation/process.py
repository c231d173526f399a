"""A simulated process of the server: booted, killed, stopped in order, paused and continued."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from merlin_bigbox.server.app import make_app
from merlin_bigbox.server.http.static import Pages
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import Store, StoreError
from merlin_bigbox.server.thinking.pool import ThinkingPool
from tests.simulation.loop import EARLY, Loop, Machine, new_loop
from tests.simulation.network import Address
from tests.simulation.subprocesses import Launcher

if TYPE_CHECKING:
    from tests.simulation.world import World

EPOCH: Final = 1_780_000_000.0
NOWHERE: Final = Path("no page is built here")


class SimulatedSources(Sources):
    """The machine's clocks and randomness, by the seed. The wall clock may be set by somebody."""

    def __init__(self, machine: Machine, chance: random.Random) -> None:
        self._machine = machine
        self._chance = chance
        self.offset = 0.0
        self.rate = 1.0
        """How fast the clock for leases runs."""

    def time(self) -> float:
        return EPOCH + self._machine.now + self.offset

    def monotonic(self) -> float:
        return self._machine.now

    def boottime(self) -> float:
        return self._machine.now * self.rate

    def token_bytes(self, count: int) -> bytes:
        return self._chance.randbytes(count)


class Process:
    """The place of one process: whoever runs there now, or nobody."""

    def __init__(self, world: World, *name: object) -> None:
        self.world = world
        self.name = " ".join(map(str, name))
        self._parts = name
        self.sources = SimulatedSources(world.machine, world.chance("secrets", *name))
        self.address = Address()
        self.boots = 0
        self.server: Server | None = None
        self.loop: Loop | None = None
        self.launcher: Launcher | None = None

    # --- what differs between a server alone and one of several --------------------------------------------------

    def settings(self) -> Settings:
        """How it is configured."""
        return Settings(NOWHERE, limits=Limits(idle_seconds=45.0, socket_bytes=60_000))

    def store(self, chance: random.Random) -> Store:
        """A new store on what the disk holds."""
        return self.world.new_store(chance)

    async def open(self, settings: Settings, store: Store, launcher: Launcher) -> Server:
        """Start the server itself."""
        return await Server.open(settings, store, self.sources, ThinkingPool(2, signals=launcher))

    # --- its life ------------------------------------------------------------------------------------------------

    @property
    def is_paused(self) -> bool:
        """Whether it runs and is stopped."""
        return self.loop is not None and self.loop.paused is not None

    async def boot(self) -> None:
        """Start the server on what the disk holds."""
        self.boots += 1
        chance = self.world.chance("process", *self._parts, self.boots)
        launcher = self.launcher = Launcher(chance, self.world.worker_faults, self.world.seen)
        loop = self.loop = new_loop(self.world.machine, chance, launcher, EARLY)
        store = self.store(chance)
        settings = self.settings()

        async def start() -> None:
            self.server = await self.open(settings, store, launcher)
            application = make_app(settings, Pages(NOWHERE))
            application.state.server = self.server
            self.address.listen(loop, application)

        await self._inside(loop, start)

    async def _inside(self, loop: Loop, work: Callable[[], Any]) -> None:
        """Run something in the process and wait for it; if the process dies, nobody waits any more."""
        people = self.world.people_loop
        done: asyncio.Future[BaseException | None] = people.create_future()

        async def inside() -> None:
            error: BaseException | None = None
            try:
                await work()
            except Exception as found:  # noqa: BLE001 – told to whoever waits
                error = found
            people.call_soon(done.set_result, error)

        loop.call_soon(lambda: loop.create_task(inside()))
        error = await done
        if error is not None:
            raise error

    def crash(self) -> None:
        """Kill -9: what is not committed is lost."""
        if self.loop is not None:
            loop, self.loop, self.server = self.loop, None, None
            self.collect(loop)
            logging.disable()  # nobody hears what a dead process would have said
            loop.kill()
            logging.disable(logging.NOTSET)
            self.address.gone(self.world.chance("gone", *self._parts, self.boots))

    async def shut_down(self) -> None:
        """An orderly end."""
        loop, server = self.loop, self.server
        if loop is not None and server is not None:
            await self._inside(loop, server.close)
            self.crash()

    def remembers(self, table: str) -> str:
        """What it has of a table, in words."""
        loaded = None if self.server is None else self.server.tables._tables.get(table)
        there = "not in memory" if loaded is None else f"in memory at {loaded.game.at}, lost {loaded.lost}"
        return f"{self.name} {there}".strip()

    def collect(self, loop: Loop) -> None:
        """Tell what nobody caught there."""
        for failure in loop.failures:
            error = failure.get("exception")
            if not isinstance(error, StoreError):
                self.world.checker.found(f"nobody caught: {failure.get('message')} {error!r}")
