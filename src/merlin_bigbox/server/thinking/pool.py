"""A pool of worker processes in which bots think, so that the event loop is never blocked."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Final

from merlin_bigbox.bots import is_known, limit_for
from merlin_bigbox.game.game import Game
from merlin_bigbox.server import metrics
from merlin_bigbox.server.thinking.fair_queue import URGENCIES, FairQueue, Job
from merlin_bigbox.server.thinking.interface import Share, ThinkingStatus, Urgency
from merlin_bigbox.server.thinking.process import Process
from merlin_bigbox.server.thinking.protocol import (
    Answer,
    CheckQuestion,
    Explained,
    HintQuestion,
    PlanFound,
    PlanQuestion,
    Question,
    SeenQuestion,
    WeighQuestion,
    question,
    quick_choice,
)
from merlin_bigbox.server.thinking.signals import SIGNALS, Signals
from merlin_bigbox.server.thinking.supervisor import FAILING, Found, Supervisor, Waiting

__all__ = ["Question", "ThinkingPool", "limit_of", "question", "quick_choice"]

MARGIN = 5.0
"""Seconds added to a bot's own limit before it is stopped; bots without a limit have just these."""
SHORTEST: Final = 0.05
"""Seconds that a question counts at least before it is known what it took."""
MOST_WORKERS: Final = 2
PATIENCE_SECONDS = 1.0
"""When no worker can be started, a bot's move is made by a quick choice after this time."""
THOUGHTS_EACH: Final = 64
NOBODY: Final = Share()
COMMAND: Final = (sys.executable, "-P", "-m", "merlin_bigbox.server.thinking.worker")


def default_workers(processes: int = 1) -> int:
    """One per core, leaving one core to the server if there are several. Processes of one machine share its cores."""
    return min(MOST_WORKERS, max(1, (os.cpu_count() or 1) // processes - 1))


def limit_of(bot: str) -> float:
    """After how many seconds a bot is stopped. It is a safety net: bots with a limit keep to it by themselves."""
    return ((limit_for(bot) if is_known(bot) else None) or 0.0) + MARGIN


class ThinkingPool:
    """Worker processes and a fair queue of questions.

    `engine` tells a folder with a compiled engine, or None while there is none: workers that run another engine are
    replaced as soon as they are free. `command` starts a worker; tests use other ones.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        engine: Callable[[], Path | None] = lambda: None,
        command: Sequence[str] = COMMAND,
        waiting_each: int = THOUGHTS_EACH,
        signals: Signals = SIGNALS,
    ) -> None:
        count = default_workers() if workers is None else workers
        self._queue: FairQueue[Waiting] = FairQueue(bots_at_once=max(1, count - 1))
        self._restarts: Counter[str] = Counter()
        self.workers = [
            Supervisor(self._queue, self._restarts, self._wake, engine, command, signals) for _ in range(count)
        ]
        self._gates = _Gates(waiting_each)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start answering. The processes are launched in the background."""
        for worker in self.workers:
            self._supervise(worker)

    def _supervise(self, worker: Supervisor) -> None:
        """Run a worker; should that ever end while the pool is open, run it again."""

        def ended(task: asyncio.Task[None]) -> None:
            if task in self._tasks:
                self._tasks.remove(task)
                self._supervise(worker)

        task = asyncio.create_task(worker.run(), name="worker")
        self._tasks.append(task)
        task.add_done_callback(ended)

    async def close(self) -> None:
        """Stop. Pending questions are cancelled."""
        tasks, self._tasks = self._tasks, []
        for worker in self.workers:
            worker.closed = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in self._queue.clear():
            waiting.future.cancel()

    def _wake(self) -> None:
        """A question came, or may be taken now."""
        for worker in self.workers:
            worker.wake.set()

    # --- asking --------------------------------------------------------------------------------------------------

    async def think(self, asked: Question, share: Share = NOBODY, failed: Callable[[str], None] | None = None) -> int:
        """The bot's choice. There always is one: if the bot fails or is too slow, a quick choice replaces it.

        `failed` is then told why.
        """
        if len(asked.options) == 1 and self._tasks:
            return asked.options[0]
        async with self._gates.place(share.account):
            given = await self._ask(asked, share, "people" if share.people else "bots")
        problem = given.problem if isinstance(given, Answer) else f"{asked.who} gave no answer"
        if problem and failed is not None:
            failed(problem)
        if isinstance(given, Answer):
            return given.action
        metrics.quick_choices.inc()
        return quick_choice(asked)

    async def explain(
        self, asked: HintQuestion | SeenQuestion | WeighQuestion, share: Share = NOBODY
    ) -> Explained | None:
        """Reasons for a choice; None if none could be found."""
        given = await self._ask(asked, share, "reasons")
        return given if isinstance(given, Explained) else None

    async def plan(self, asked: PlanQuestion | CheckQuestion, share: Share = NOBODY) -> PlanFound | None:
        """What is found about a seat's turns; None if nothing is."""
        given = await self._ask(asked, share, "reasons")
        return given if isinstance(given, PlanFound) else None

    async def choose(self, game: Game, bot: str, share: Share = NOBODY) -> int:
        """What the bot chooses for the seat that is asked now. The game is looked at before this first waits."""
        return await self.think(question(game, bot, limit_of(bot)), share)

    async def _ask(self, asked: Question, share: Share, urgency: Urgency) -> Found:
        if not self._tasks:
            raise RuntimeError("start the workers first")
        waiting = Waiting(asked)
        job = self._queue.put(waiting, share, urgency, max(SHORTEST, asked.limit - MARGIN))
        self._wake()
        try:
            while not (await asyncio.wait((waiting.future,), timeout=PATIENCE_SECONDS))[0]:
                if self.down and self._queue.remove(job):
                    return None
            return waiting.future.result()
        finally:
            self._forget(job)

    def _forget(self, job: Job[Waiting]) -> None:
        """Whoever asked has an answer, or has gone."""
        job.item.future.cancel()
        self._queue.remove(job)

    # --- how it is -----------------------------------------------------------------------------------------------

    @property
    def down(self) -> bool:
        """Whether no worker answers, nor will soon."""
        return all(worker.failing for worker in self.workers)

    @property
    def processes(self) -> list[Process]:
        """The running processes."""
        return [worker.process for worker in self.workers if worker.process is not None]

    def status(self) -> ThinkingStatus:
        """How the workers are just now."""
        broken = all(worker.unanswered >= FAILING for worker in self.workers)
        return ThinkingStatus(
            ok=bool(self._tasks) and not self.down and not broken,
            workers=len(self.workers),
            ready=sum(worker.ready for worker in self.workers),
            busy=sum(worker.busy for worker in self.workers),
            waiting={urgency: self._queue.waiting[urgency] for urgency in URGENCIES},
            restarts=dict(self._restarts),
        )


class _Gates:
    """Lets a limited number of questions of one account into the queue; the others wait outside, in order."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._gates: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @contextlib.asynccontextmanager
    async def place(self, account: str) -> AsyncIterator[None]:
        gate, users = self._gates.get(account, (None, 0))
        gate = gate or asyncio.Semaphore(self._most)
        self._gates[account] = gate, users + 1
        try:
            async with gate:
                yield
        finally:
            _, users = self._gates.pop(account)
            if users > 1:
                self._gates[account] = gate, users - 1
