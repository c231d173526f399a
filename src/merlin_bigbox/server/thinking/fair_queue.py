"""The order in which questions are thought about: fair between people by the time they use, then between their tables.

This is weighted fair queueing on two levels. Every account has a mark, the weighted seconds of thinking it has used;
next is the account that would have the lowest mark after its question, so that short questions pass by long ones.
Whoever has not asked for a while starts at the mark of what is being thought about now: nobody saves anything up, and a
single question never waits for the many of somebody else. Within an account the same goes for its tables, moves at
tables with people first.

Nothing here waits or reads a clock: the pool says how long a question took.
"""

from __future__ import annotations

import itertools
from collections import Counter, deque
from typing import Final, Generic, TypeVar

from merlin_bigbox.server.thinking.interface import Share, Urgency

T = TypeVar("T")

URGENCIES: Final[tuple[Urgency, ...]] = ("people", "reasons", "bots")
RANK: Final[dict[Urgency, int]] = {urgency: rank for rank, urgency in enumerate(URGENCIES)}
WEIGHT: Final[dict[Urgency, float]] = {"people": 1.0, "reasons": 1.0, "bots": 4.0}
"""What a second of thinking counts. Nobody sits and waits at a table of bots, so it counts more there."""

TABLES: Final = 100
"""How many tables of an account are remembered that have nothing waiting."""


class Job(Generic[T]):
    """Something to think about, and how many seconds it will probably take."""

    __slots__ = ("arrival", "expected", "item", "share", "tries", "urgency")

    def __init__(self, item: T, share: Share, urgency: Urgency, expected: float, arrival: int) -> None:
        self.item = item
        self.share = share
        self.urgency: Urgency = urgency
        self.expected = expected
        self.arrival = arrival
        self.tries = 0
        """How often it was taken."""

    @property
    def cost(self) -> float:
        """What it will probably count."""
        return self.expected * WEIGHT[self.urgency]


class _Flow(Generic[T]):
    """The waiting jobs of one table (and one urgency) of an account."""

    __slots__ = ("jobs", "mark", "running")

    def __init__(self) -> None:
        self.jobs: deque[Job[T]] = deque()
        self.mark = 0.0
        self.running = 0


class _Account(Generic[T]):
    """What one account waits for, and what it has used."""

    __slots__ = ("flows", "mark", "running", "time", "waiting")

    def __init__(self) -> None:
        self.flows: dict[tuple[int, str], _Flow[T]] = {}
        self.mark = 0.0
        self.time = 0.0
        """The mark of the table served last, where a table new to this account starts."""
        self.running = 0
        self.waiting = 0


class FairQueue(Generic[T]):
    """The waiting jobs of everybody. Every job that is taken has to be given back by `done` or `again`.

    `bots_at_once` is how many jobs of tables without people may be thought about at a time, so that they never occupy
    every worker where there are several.
    """

    def __init__(self, bots_at_once: int = 1) -> None:
        self._accounts: dict[str, _Account[T]] = {}
        self._time = 0.0
        self._arrivals = itertools.count()
        self._bots_at_once = bots_at_once
        self._running: Counter[Urgency] = Counter()
        self.waiting: Counter[Urgency] = Counter()

    def __len__(self) -> int:
        return self.waiting.total()

    def put(self, item: T, share: Share, urgency: Urgency, expected: float) -> Job[T]:
        """Queue something."""
        job = Job(item, share, urgency, expected, next(self._arrivals))
        self._enter(job)
        return job

    def again(self, job: Job[T], seconds: float) -> None:
        """Queue a job again that was taken and not finished, as the next one of its table."""
        self._end(job, seconds)
        self._enter(job, first=True)

    def take(self) -> Job[T] | None:
        """The next job; None if none may be thought about now."""
        best: tuple[tuple[float, int, int], _Account[T], _Flow[T]] | None = None
        for account in self._accounts.values():
            flow = self._next_flow(account)
            if flow is None:
                continue
            job = flow.jobs[0]
            key = (account.mark + job.cost, RANK[job.urgency], job.arrival)
            if best is None or key < best[0]:
                best = key, account, flow
        if best is None:
            return None
        _, account, flow = best
        job = flow.jobs.popleft()
        self._begin(job, account, flow)
        return job

    def done(self, job: Job[T], seconds: float) -> None:
        """A taken job has ended after so many seconds of thinking, well or badly."""
        self._end(job, seconds)
        self._tidy()

    def remove(self, job: Job[T]) -> bool:
        """Remove a job that is still waiting; False if it is not."""
        account = self._accounts.get(job.share.account)
        flow = None if account is None else account.flows.get(_key(job))
        if account is None or flow is None or job not in flow.jobs:
            return False
        flow.jobs.remove(job)
        account.waiting -= 1
        self.waiting[job.urgency] -= 1
        self._tidy()
        return True

    def clear(self) -> list[T]:
        """Remove everything that waits, and return it."""
        found = [job for account in self._accounts.values() for flow in account.flows.values() for job in flow.jobs]
        for job in found:
            self.remove(job)
        return [job.item for job in found]

    # --- the arithmetic ------------------------------------------------------------------------------------------

    def _next_flow(self, account: _Account[T]) -> _Flow[T] | None:
        """The account's table that is next."""
        best: tuple[tuple[int, float, int], _Flow[T]] | None = None
        for flow in account.flows.values():
            if not flow.jobs:
                continue
            job = flow.jobs[0]
            if job.urgency == "bots" and self._running["bots"] >= self._bots_at_once:
                continue
            key = (RANK[job.urgency], flow.mark + job.cost, job.arrival)
            if best is None or key < best[0]:
                best = key, flow
        return None if best is None else best[1]

    def _enter(self, job: Job[T], *, first: bool = False) -> None:
        account = self._accounts.get(job.share.account)
        if account is None:
            account = self._accounts[job.share.account] = _Account()
        if not account.waiting and not account.running:
            account.mark = max(account.mark, self._time)
        flow = account.flows.get(_key(job))
        if flow is None:
            flow = account.flows[_key(job)] = _Flow()
        if not flow.jobs and not flow.running:
            flow.mark = max(flow.mark, account.time)
        if first:
            flow.jobs.appendleft(job)
        else:
            flow.jobs.append(job)
        account.waiting += 1
        self.waiting[job.urgency] += 1

    def _begin(self, job: Job[T], account: _Account[T], flow: _Flow[T]) -> None:
        """Charge what the job will probably take; the end corrects it."""
        self._time = max(self._time, account.mark)
        account.time = max(account.time, flow.mark)
        account.mark += job.cost
        flow.mark += job.cost
        account.waiting -= 1
        account.running += 1
        flow.running += 1
        self.waiting[job.urgency] -= 1
        self._running[job.urgency] += 1
        job.tries += 1

    def _end(self, job: Job[T], seconds: float) -> None:
        account = self._accounts[job.share.account]
        flow = account.flows[_key(job)]
        more = seconds * WEIGHT[job.urgency] - job.cost
        account.mark += more
        flow.mark += more
        account.running -= 1
        flow.running -= 1
        self._running[job.urgency] -= 1

    def _tidy(self) -> None:
        """Forget whoever waits for nothing and owes nothing: everybody, when nobody waits."""
        everybody = not self.waiting.total() and not self._running.total()
        if everybody:
            self._time = 0.0
        for name, account in list(self._accounts.items()):
            if everybody or (not account.waiting and not account.running and account.mark <= self._time):
                del self._accounts[name]
                continue
            idle = [key for key, flow in account.flows.items() if not flow.jobs and not flow.running]
            for key in idle[: max(0, len(idle) - TABLES)]:
                del account.flows[key]


def _key(job: Job[T]) -> tuple[int, str]:
    return RANK[job.urgency], job.share.table
