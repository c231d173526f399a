"""Two processes at one store, with their peers' listeners, on the loopback in one thread of the test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from merlin_bigbox.server.app import make_app
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.run import PROXIES, PeersServer, SteadyServer, configuration, listen, peers_configuration
from merlin_bigbox.server.server import Settings
from tests.server.client import WAIT, House
from tests.server.shared_sqlite import SharedDatabase, SharedStore


class Process(House):
    """One of them; `peering` is where the other reaches it."""

    def __init__(
        self, database: SharedDatabase, loop: asyncio.AbstractEventLoop, limits: Limits, public_url: str
    ) -> None:
        listening, inner = listen("127.0.0.1", 0), listen("127.0.0.1", 0)
        port, self.peering = int(listening.getsockname()[1]), f"127.0.0.1:{inner.getsockname()[1]}"
        settings = Settings(
            Path("/nowhere"), port=port, limits=limits, public_url=public_url, peer_address=self.peering
        )
        self.store = SharedStore(database)
        app = make_app(settings, store=self.store)
        config = configuration(app, limits, PROXIES)
        super().__init__(app, f"http://127.0.0.1:{port}", loop, config.gate)
        self.listener = SteadyServer(config)
        self.inner = PeersServer(peers_configuration(app, limits), inner)
        self._listening = listening

    async def start(self) -> None:
        self._task = asyncio.create_task(self.listener.serve([self._listening]))
        while not self.listener.started and not self._task.done():
            await asyncio.sleep(0.01)
        assert self.listener.started
        await self.inner.begin()

    async def stop(self) -> None:
        await self.inner.end()
        self.listener.should_exit = True
        await self._task


class Pair(NamedTuple):
    """Both processes."""

    first: Process
    second: Process


@contextmanager
def pair(limits: Limits | None = None, public_url: str = "") -> Iterator[Pair]:
    """Two processes, ended with the block."""
    ready = threading.Event()
    made: list[Pair] = []
    ends: list[asyncio.Event] = []

    async def run() -> None:
        loop, database = asyncio.get_running_loop(), SharedDatabase()
        both = [Process(database, loop, limits or Limits(), public_url) for _ in range(2)]
        for process in both:
            await process.start()
        made.append(Pair(*both))
        ends.append(asyncio.Event())
        ready.set()
        await ends[0].wait()
        for process in both:
            await process.stop()

    failed: list[BaseException] = []

    def thread() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failed.append(error)
            raise
        finally:
            ready.set()

    running = threading.Thread(target=thread)
    running.start()
    assert ready.wait(WAIT)
    assert not failed, failed
    try:
        yield made[0]
    finally:
        for process in made[0]:
            process.close()
        made[0].first._loop.call_soon_threadsafe(ends[0].set)
        running.join(WAIT)
        assert not running.is_alive()
