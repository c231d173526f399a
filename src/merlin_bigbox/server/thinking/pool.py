"""A pool of worker processes in which bots think, so that the event loop is never blocked."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import merlin_bigbox
from merlin_bigbox.bots import is_known, limit_for
from merlin_bigbox.game.game import Game
from merlin_bigbox.server.thinking.interface import Share, ThinkingStatus, Urgency
from merlin_bigbox.server.thinking.process import Process, WorkerError
from merlin_bigbox.server.thinking.protocol import (
    Answer,
    Explained,
    HintQuestion,
    Question,
    SeenQuestion,
    Unexplained,
    question,
    quick_choice,
)

__all__ = ["Question", "ThinkingPool", "limit_of", "question", "quick_choice"]

log = logging.getLogger("merlin_bigbox.server")

MARGIN = 5.0
"""Seconds added to a bot's own limit before it is stopped; bots without a limit have just these."""
MOST_WORKERS: Final = 2
LOOK_SECONDS = 5.0
"""Interval at which an idle worker looks for a newer engine."""
URGENCIES: Final[tuple[Urgency, ...]] = ("people", "reasons", "bots")
NOBODY: Final = Share()
COMMAND: Final = (sys.executable, "-P", "-m", "merlin_bigbox.server.thinking.worker")


def default_workers() -> int:
    """One per core, leaving one core to the server if there are several."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))


def limit_of(bot: str) -> float:
    """After how many seconds a bot is stopped. It is a safety net: bots with a limit keep to it by themselves."""
    return ((limit_for(bot) if is_known(bot) else None) or 0.0) + MARGIN


class _Waiting:
    """A queued question, ordered by priority, then by arrival."""

    __slots__ = ("asked", "future", "place")

    def __init__(self, asked: Question, place: tuple[int, int]) -> None:
        self.asked = asked
        self.place = place
        self.future: asyncio.Future[Answer | Explained | None] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: _Waiting) -> bool:
        return self.place < other.place


class ThinkingPool:
    """Worker processes and a queue of questions.

    `engine` tells a folder with a compiled engine, or None while there is none: workers that run another engine are
    replaced as soon as they are free. `command` starts a worker; tests use other ones.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        engine: Callable[[], Path | None] = lambda: None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._queue: asyncio.PriorityQueue[_Waiting] = asyncio.PriorityQueue()
        count = default_workers() if workers is None else workers
        self._workers = [_Worker(self._queue, engine, command) for _ in range(count)]
        self._order = itertools.count()
        self._waiting: Counter[Urgency] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start answering. The processes are launched in the background."""
        self._tasks = [asyncio.create_task(worker.run()) for worker in self._workers]

    async def close(self) -> None:
        """Stop. Pending questions are cancelled."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait().future.cancel()

    async def think(self, asked: Question, share: Share = NOBODY) -> int:
        """The bot's choice. There always is one: if the bot fails or is too slow, a quick choice replaces it."""
        if len(asked.options) == 1 and self._tasks:
            return asked.options[0]
        given = await self._ask(asked, "people" if share.people else "bots")
        return given.action if isinstance(given, Answer) else quick_choice(asked)

    async def explain(self, asked: HintQuestion | SeenQuestion, share: Share = NOBODY) -> Explained | None:
        """Reasons for a choice; None if none could be found."""
        del share
        given = await self._ask(asked, "reasons")
        return given if isinstance(given, Explained) else None

    async def _ask(self, asked: Question, urgency: Urgency) -> Answer | Explained | None:
        if not self._tasks:
            raise RuntimeError("start the workers first")
        waiting = _Waiting(asked, (URGENCIES.index(urgency), next(self._order)))
        self._queue.put_nowait(waiting)
        self._waiting[urgency] += 1
        try:
            return await waiting.future
        finally:
            self._waiting[urgency] -= 1

    async def choose(self, game: Game, bot: str, share: Share = NOBODY) -> int:
        """What the bot chooses for the seat that is asked now. The game is looked at before this first waits."""
        return await self.think(question(game, bot, limit_of(bot)), share)

    def status(self) -> ThinkingStatus:
        """How the workers are just now."""
        return ThinkingStatus(
            ok=bool(self._tasks),
            workers=len(self._workers),
            ready=len(self.processes),
            busy=0,
            waiting={urgency: self._waiting[urgency] for urgency in URGENCIES},
            restarts={},
        )

    @property
    def processes(self) -> list[Process]:
        """The running processes."""
        return [worker.process for worker in self._workers if worker.process is not None]


class _Worker:
    """Answers one question after the other, with a process that is replaced whenever it fails or is outdated."""

    def __init__(
        self, queue: asyncio.PriorityQueue[_Waiting], engine: Callable[[], Path | None], command: Sequence[str]
    ) -> None:
        self._queue = queue
        self._engine = engine
        self._command = command
        self.process: Process | None = None

    async def run(self) -> None:
        try:
            with contextlib.suppress(WorkerError):  # it is tried again, and reported, when there is a question
                await self._ready_process()
            while True:
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        waiting = await self._queue.get()
                except TimeoutError:
                    with contextlib.suppress(WorkerError):
                        await self._ready_process()
                    continue
                if not waiting.future.done():
                    await self._answer(waiting)
        finally:
            await self._stop()

    async def _answer(self, waiting: _Waiting) -> None:
        try:
            given = await self._think(waiting.asked)
        except asyncio.CancelledError:
            waiting.future.cancel()
            raise
        if not waiting.future.done():  # whoever asked may have gone
            waiting.future.set_result(given)

    async def _think(self, asked: Question) -> Answer | Explained | None:
        """The worker's answer, or None if it failed."""
        for _ in range(2):  # a process that died may have died of something else: once more with a new one
            try:
                process = await self._ready_process()
                given = await process.ask(asked)
            except TimeoutError:
                log.warning("%s did not answer within %g s and was stopped", asked.who, asked.limit)
                await self._stop()
                return None
            except WorkerError as error:
                log.warning("%s", error)
                await self._stop()
                continue
            if not isinstance(given, Explained) and given.problem:
                log.warning("%s", given.problem)
            if isinstance(given, Unexplained):
                return None
            if _answers(asked, given):
                return given
            log.warning("%s chose what was not offered", asked.who)
            await self._stop()
            return None
        return None

    async def _ready_process(self) -> Process:
        """The process, (re)started if there is none or if it runs an outdated engine."""
        engine = self._engine()
        if self.process is None or self.process.engine != engine:
            await self._stop()
            self.process = await Process.start(self._command, _environment(engine), engine)
        return self.process

    async def _stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await process.stop()


def _answers(asked: Question, given: Answer | Explained) -> bool:
    """Whether this is a valid answer to the question."""
    if isinstance(asked, SeenQuestion):
        return isinstance(given, Explained) and given.chosen == asked.action
    if isinstance(asked, HintQuestion):
        return isinstance(given, Explained) and given.chosen in asked.options
    return isinstance(given, Answer) and given.action in asked.options


def _environment(engine: Path | None) -> dict[str, str]:
    """An environment in which the worker imports the same package as this process, or its compiled copy."""
    own = Path(merlin_bigbox.__file__).parent.parent
    path = [str(folder) for folder in (engine, own) if folder is not None]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *filter(None, [os.environ.get("PYTHONPATH")])])}
