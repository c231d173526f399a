"""Hours in an instant: an event loop whose clock jumps to the next timer, and a store and bots that fail on demand."""

from __future__ import annotations

import asyncio
import inspect
import selectors
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import shake_128
from pathlib import Path
from typing import Any, TypeVar, cast

from merlin_bigbox.edition import load
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import SQLiteStore, Store, StoreError, User
from merlin_bigbox.server.tables.registry import TableRegistry
from merlin_bigbox.server.thinking.interface import Share, Thinking, ThinkingStatus
from merlin_bigbox.server.thinking.protocol import CheckQuestion, Explained, PlanFound, PlanQuestion, Question

T = TypeVar("T")
START = 1_800_000_000.0


class _Selector(selectors.DefaultSelector):
    """Jumps to the next timer instead of waiting, unless a thread still has to answer."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found or timeout == 0:
            return found
        if self.loop.answers_due or timeout is None:
            return super().select(0.05)
        self.loop.now += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own. `early` seconds of it are missing whenever a timer rings."""

    def __init__(self, early: float = 0.0) -> None:
        self.now = 1_000.0
        self.early = early
        self.answers_due = 0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)
        # After years of virtual time a nanosecond is less than a float can tell.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self.now


class VirtualSources(Sources):
    """The clocks of the loop, and the same randomness every time."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._drawn = 0

    def time(self) -> float:
        return START + self.monotonic()

    def monotonic(self) -> float:
        return self._loop.now - self._loop.early

    def boottime(self) -> float:
        return self.monotonic()

    def token_bytes(self, count: int) -> bytes:
        self._drawn += 1
        return shake_128(b"virtual %d" % self._drawn).digest(count)


class FaultyStore:
    """A real store of which chosen methods fail a number of times (`fail["append"] = 3`); the loop waits for it."""

    def __init__(self, store: SQLiteStore, loop: VirtualLoop) -> None:
        self._store = store
        self._loop = loop
        self.fail: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def call(*values: Any, **named: Any) -> Any:
            self.asked[name] += 1
            if self.fail[name]:
                self.fail[name] -= 1
                raise StoreError(f"{name} fails on purpose")
            self._loop.answers_due += 1
            try:
                return await found(*values, **named)
            finally:
                self._loop.answers_due -= 1

        return call


class FirstOption:
    """Bots that take the first option, or fail a number of times."""

    def __init__(self) -> None:
        self.fail = 0
        self.asked = 0

    async def think(self, asked: Question, share: Share, failed: Callable[[str], None] | None = None) -> int:
        self.asked += 1
        if self.fail:
            self.fail -= 1
            raise ValueError("no bot thinks, on purpose")
        return asked.options[0]

    async def explain(self, asked: Question, share: Share) -> Explained | None:
        return None

    async def plan(self, asked: PlanQuestion | CheckQuestion, share: Share) -> PlanFound | None:
        return None

    async def start(self) -> None:
        """Nothing has to be started."""

    async def close(self) -> None:
        """Nothing has to be ended."""

    def status(self) -> ThinkingStatus:
        return ThinkingStatus(True, 1, 1, 0, {}, {})


class World:
    """A store and all tables under a virtual clock."""

    def __init__(self, store: SQLiteStore, loop: VirtualLoop, limits: Limits) -> None:
        self.loop = loop
        self.sources = VirtualSources(loop)
        self.faulty = FaultyStore(store, loop)
        self.store = cast(Store, self.faulty)
        self.thinking = FirstOption()
        self.limits = limits
        self.tables = self.registry()

    def registry(self) -> TableRegistry:
        """All tables, with nothing in memory, as after a restart."""
        return TableRegistry(self.store, cast(Thinking, self.thinking), load(), self.limits, self.sources)

    async def person(self, name: str) -> User:
        """Somebody new."""
        now = self.sources.time()
        user = User(name.lower(), name, "en", now, now)
        await self.store.create_user(user)
        return user

    async def until(self, check: Callable[[], bool], seconds: float = 86_400.0) -> float:
        """Let time pass until something is so; how long it took. It must become so within the given seconds."""
        start = self.loop.now
        while not check():
            assert self.loop.now < start + seconds, "it did not happen"
            await asyncio.sleep(0.01)
        return self.loop.now - start


def under_a_virtual_clock(
    folder: Path, scene: Callable[[World], Awaitable[None]], limits: Limits | None = None, early: float = 0.0
) -> None:
    """Play a scene in a world of its own."""
    loop = VirtualLoop(early)

    async def play() -> None:
        store = await asyncio.to_thread(SQLiteStore.open_now, folder)
        world = World(store, loop, limits or Limits())
        try:
            await scene(world)
        finally:
            await world.tables.close()
            await store.close()

    run(loop, play())


def run(loop: VirtualLoop, work: Coroutine[Any, Any, T]) -> T:
    """Run something on a virtual loop, and close it."""
    try:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            return runner.run(work)
    finally:
        loop.close()
