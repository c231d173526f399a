"""Whether the server can keep and answer, and what keeps it from that."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.interface import LeaseStatus
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store import Counts, Store, StoreError, StoreHealth
from merlin_bigbox.server.thinking.interface import Thinking, ThinkingStatus

log = logging.getLogger("merlin_bigbox.server")

BEAT_SECONDS: Final = 1.0
REMEMBERED: Final = 15
"""How many beats the worst delay is taken from."""
LAGGING_SECONDS: Final = 2.0
"""A loop that is late by this much lets people wait."""
STORE_SECONDS = 5.0
"""How long the store may take to say how it is; a disk that hangs says nothing."""


class Report(msgspec.Struct, frozen=True):
    """How a server is. `problems` keep it from serving, `warnings` do not: short ids, see docs/serving.md."""

    ok: bool
    problems: tuple[str, ...]
    warnings: tuple[str, ...]
    tables: Counts | None
    loaded: int
    """Tables in memory."""
    set_aside: int
    sockets: int
    store: StoreHealth
    thinking: ThinkingStatus
    loop_lag: float
    """By how many seconds the event loop was late at worst within the last seconds."""
    lease: LeaseStatus | None = None
    """How a process among several is."""


class Pulse:
    """Measures by how much the event loop is late."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque([0.0], REMEMBERED)
        self._task: asyncio.Task[None] | None = None
        self._due = 0.0

    def start(self) -> None:
        """Begin to measure."""
        self._task = asyncio.create_task(self._beat(), name="pulse")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def lag(self) -> float:
        """The worst delay within the last seconds, one that has not ended included."""
        running = asyncio.get_running_loop().time() - self._due if self._task is not None and self._due else 0.0
        return max(0.0, running, *self._delays)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            delay = max(0.0, loop.time() - self._due)
            self._delays.append(delay)
            metrics.loop_lag.observe(delay)


class Health:
    """Looks after the parts of a server. Looking never fails: what cannot be asked is not well."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        loaded: Callable[[], int],
        aside: Callable[[], int],
        sockets: Callable[[], int],
        lease: Callable[[], LeaseStatus | None] = lambda: None,
    ) -> None:
        self._store = store
        self._thinking = thinking
        self._loaded = loaded
        self._aside = aside
        self._sockets = sockets
        self._lease = lease
        self._looking: asyncio.Task[tuple[StoreHealth, Counts | None]] | None = None
        self.pulse = Pulse()

    async def report(self) -> Report:
        """How everything is now."""
        store, tables = await self._store_health()
        try:
            thinking = self._thinking.status()
        except Exception:
            log.exception("the workers cannot be asked how they are", extra=about("health-failed", reason="workers"))
            thinking = ThinkingStatus(False, 0, 0, 0, {}, {})
        lag, aside, lease = self.pulse.lag, self._aside(), self._lease()
        problems = [] if store.ok else [f"store-{problem}" for problem in store.problems or ("failing",)]
        warnings = [f"store-{problem}" for problem in store.problems] if store.ok else []
        if not thinking.ok:
            problems.append("workers-down")
        elif thinking.ready < thinking.workers:
            warnings.append("workers-missing")
        if lag > LAGGING_SECONDS:
            problems.append("loop-lagging")
        if lease is not None and not lease.seconds:
            problems.append("no-lease")
        if aside:
            warnings.append("tables-set-aside")
        return Report(
            ok=not problems,
            problems=tuple(problems),
            warnings=tuple(warnings),
            tables=tables,
            loaded=self._loaded(),
            set_aside=aside,
            sockets=self._sockets(),
            store=store,
            thinking=thinking,
            loop_lag=round(lag, 3),
            lease=lease,
        )

    async def _store_health(self) -> tuple[StoreHealth, Counts | None]:
        """Asked once at a time, however many want to know: after a failure it tries to write."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._ask_store(), name="store-health")
        try:
            async with asyncio.timeout(STORE_SECONDS):
                return await asyncio.shield(self._looking)
        except TimeoutError:
            return StoreHealth(ok=False, problems=("slow",)), None

    async def _ask_store(self) -> tuple[StoreHealth, Counts | None]:
        try:
            found = await self._store.health()
            return found, await self._store.counts()
        except StoreError as error:
            return StoreHealth(ok=False, problems=(error.problem or "failing",)), None
        except Exception:
            log.exception("the store cannot be asked how it is", extra=about("health-failed", reason="store"))
            return StoreHealth(ok=False, problems=("failing",)), None

    async def close(self) -> None:
        """Stop looking."""
        await self.pulse.close()
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
