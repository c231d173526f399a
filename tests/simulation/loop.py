"""Virtual time: a machine runs the event loops of several processes by turns, and any of them can be killed at once."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import random
import warnings
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from tests.simulation.subprocesses import Launcher

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EARLY: Final = 0.001
"""uvloop's timers may ring so many seconds before their time."""
LEAST: Final = 1e-5
"""However early a timer rings, so much time has passed: nothing is done in none."""
ENDLESS: Final = 200_000
"""So many steps without time passing are an endless loop."""


class DeadlockError(Exception):
    """Everybody waits for ever, or somebody never stops."""


class Machine:
    """A clock that stands still while anybody works, and jumps to the next timer when nobody does."""

    def __init__(self) -> None:
        self.now = 0.0
        self.steps = 0
        self._ready: deque[asyncio.Handle] = deque()
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = itertools.count()

    def soon(self, handle: asyncio.Handle) -> None:
        """Run this as soon as it is its turn."""
        self._ready.append(handle)

    def at(self, when: float, handle: asyncio.TimerHandle) -> None:
        """Run this at a time."""
        heapq.heappush(self._timers, (max(when, self.now), next(self._count), handle))

    def run_until(self, over: Callable[[], bool]) -> None:
        """Run everything that is due, and move time on, until it is over."""
        standing = 0
        while not over():
            while self._timers and self._timers[0][2].cancelled():
                heapq.heappop(self._timers)
            if not self._ready:
                if not self._timers:
                    raise DeadlockError("everybody waits for ever")
                when, _, timer = heapq.heappop(self._timers)
                standing = 0 if when > self.now else standing
                self.now = when
                self._ready.append(timer)
            standing += 1
            if standing > ENDLESS:
                raise DeadlockError(f"{ENDLESS} steps and no time has passed: {list(self._ready)[:3]}")
            self._step(self._ready.popleft())

    def _step(self, handle: asyncio.Handle) -> None:
        loop = handle._loop  # type: ignore[attr-defined]
        if handle.cancelled() or loop.is_closed():
            return
        if loop.paused is not None:
            loop.paused.append(handle)
            return
        self.steps += 1
        asyncio._set_running_loop(loop)  # made for event loops
        try:
            handle._run()
        finally:
            asyncio._set_running_loop(None)


class Loop(asyncio.AbstractEventLoop):
    """The event loop of one process. Its timers may ring early; work for threads is done on the spot, a while later."""

    def __init__(
        self, machine: Machine, chance: random.Random, launcher: Launcher | None = None, early: float = 0.0
    ) -> None:
        self._machine = machine
        self._early = early
        self._chance = chance
        self._launcher = launcher
        self._dead = False
        self.paused: list[asyncio.Handle] | None = None
        """What waits until the process goes on, while it is stopped."""
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self.failures: list[dict[str, Any]] = []
        """What nobody caught."""

    # --- time and turns ------------------------------------------------------------------------------------------

    def time(self) -> float:
        return self._machine.now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self._dead:
            self._machine.soon(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._dead:
            soonest = self.time() + min(LEAST, max(0.0, when - self.time()))
            self._machine.at(max(soonest, when - self._chance.uniform(0, self._early)), handle)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are left out when their time comes."""

    # --- tasks ---------------------------------------------------------------------------------------------------

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
        **_: Any,
    ) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.Task(coro, loop=self, name=name, context=context)
        if self._dead:
            _bury(coro)
        else:
            self._tasks[task] = None
            task.add_done_callback(lambda _: self._tasks.pop(task, None))
        return task

    def run_in_executor(self, executor: Any, func: Callable[[Unpack[Ts]], T], *args: *Ts) -> asyncio.Future[T]:
        """The work is done when the thread would have got to it; nothing else runs meanwhile."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:  # noqa: BLE001 – whatever it is, whoever waits gets it
                future.set_exception(error)

        self.call_later(self._chance.expovariate(500), work)
        return future

    async def subprocess_exec(self, protocol_factory: Any, *args: Any, **_: Any) -> Any:
        if self._launcher is None:
            raise OSError("no processes can be started here")
        return self._launcher.launch(self, protocol_factory(), args)

    # --- the rest of what asyncio asks for -----------------------------------------------------------------------

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._dead

    def is_closed(self) -> bool:
        return self._dead

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._dead:
            self.failures.append(context)

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        self.call_exception_handler(context)

    # --- the end -------------------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Stop the process: time goes on, and everything that happens to it waits."""
        if self.paused is None:
            self.paused = []

    def go_on(self) -> None:
        """Continue it: everything that has come in meanwhile is done, in its order, as late as it is."""
        waiting, self.paused = self.paused or [], None
        for handle in waiting:
            self._machine.soon(handle)

    def kill(self) -> None:
        """The process is no more: nothing of it runs on, not even what would tidy up.

        Python runs the `finally` blocks of what it throws away; here they run now, where nothing they do has an effect.
        """
        self._dead = True
        running = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        try:
            for task in list(self._tasks):
                _bury(task.get_coro())
        finally:
            asyncio._set_running_loop(running)
        self._tasks.clear()


def _bury(coro: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # what it would have awaited is never awaited
        _close(coro)


def _close(coro: Any) -> None:
    for _ in range(100):  # each time it waits for something in a `finally` block it has to be closed once more
        try:
            coro.close()
        except RuntimeError as error:
            if "ignored GeneratorExit" in str(error):
                continue
        except BaseException:  # noqa: BLE001, S110 – what a dead process would have raised concerns nobody
            pass
        return


def new_loop(machine: Machine, chance: random.Random, launcher: Launcher | None = None, early: float = 0.0) -> Loop:
    """A process. What asyncio's loops can do besides is not used here, and not there."""
    return Loop(machine, chance, launcher, early)  # type: ignore[abstract]


def run(machine: Machine, loop: Loop, work: Coroutine[Any, Any, T], enough: Callable[[], bool] = bool) -> T | None:
    """Run a task of one of the loops, and everything else with it, until it has ended, or it is `enough`."""
    asyncio._set_running_loop(loop)
    try:
        task = loop.create_task(work)
    finally:
        asyncio._set_running_loop(None)
    with contextlib.suppress(asyncio.CancelledError):
        machine.run_until(lambda: task.done() or enough())
    return task.result() if task.done() else None
