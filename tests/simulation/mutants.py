"""Deliberately broken servers: each has to be caught by the simulation, or its checks are worth nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

import msgspec

from merlin_bigbox.server.live.view_cache import ViewCache
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.store import ChatRow, SQLiteStore, StoreError
from merlin_bigbox.server.tables import seats
from merlin_bigbox.server.tables.bot_runner import BotRunner
from merlin_bigbox.server.tables.clocks import Clocks
from merlin_bigbox.server.tables.registry import TableRegistry
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.supervisor import Supervisor
from tests.simulation.world import Focus

Mutant = Callable[[], AbstractContextManager[Any]]
MUTANTS: dict[str, Mutant] = {}
FOCUS: dict[str, Focus] = {
    "tries a lost table never again": "bots alone",
    "forgets to wake a bot": "bots alone",
    "ignores a time out": "clock",
    "clocks never ring": "clock",
    "forgets a step for slow readers": "slow readers",
}
"""Where a mutant is soonest to be met."""


def mutant(make: Mutant) -> Mutant:
    """Enter a mutant by its name."""
    MUTANTS[make.__name__.replace("_", " ")] = make
    return make


@mutant
def tells_before_it_keeps() -> AbstractContextManager[Any]:
    """Moves are told and acknowledged while they are still being written."""

    async def commit(self: Table, writing: Awaitable[None]) -> None:
        task = asyncio.ensure_future(writing)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    return mock.patch.object(Table, "commit", commit)


@mutant
def keeps_a_lost_table() -> AbstractContextManager[Any]:
    """A table whose move was not kept goes on in memory."""
    return mock.patch.object(Table, "lose", return_value=None)


@mutant
def worker_task_dies() -> AbstractContextManager[Any]:
    """The first failure of a worker ends whoever looks after it."""

    async def run(self: Supervisor) -> None:
        with contextlib.suppress(Exception):
            await self._work()
        await asyncio.get_running_loop().create_future()

    return mock.patch.object(Supervisor, "run", run)


@mutant
def ignores_a_time_out() -> AbstractContextManager[Any]:
    """An alarm that rings early is taken for a false one."""

    async def time_out(table: Table, seat: int) -> None:
        return

    return mock.patch.object(seats, "time_out", time_out)


@mutant
def tries_a_lost_table_never_again() -> AbstractContextManager[Any]:
    """A table that was dropped lies still until somebody comes."""

    async def again(self: TableRegistry, wanted: str) -> None:
        return

    return mock.patch.object(TableRegistry, "_again", again)


@mutant
def forgets_to_wake_a_bot() -> AbstractContextManager[Any]:
    """At some moments nobody tells the bots that it is their turn."""
    wake = BotRunner.wake

    def sometimes(self: BotRunner, table: Table) -> None:
        if table.game.at % 40:
            wake(self, table)

    return mock.patch.object(BotRunner, "wake", sometimes)


@mutant
def shows_another_seat() -> AbstractContextManager[Any]:
    """The changes of one seat's view go to another."""
    changes = ViewCache.changes

    def leaking(self: ViewCache, eyes: int | None) -> Any:
        others = sorted(self._changes, key=lambda each: -1 if each is None else each)
        return changes(self, others[-1])

    return mock.patch.object(ViewCache, "changes", leaking)


@mutant
def looks_through_any_seat() -> AbstractContextManager[Any]:
    """Whoever asks may see through any seat."""

    def own_seat(self: Table, seat: int, user: str) -> Any:
        return self.seats[seat]

    return mock.patch.object(Table, "own_seat", own_seat)


@mutant
def forgets_a_step_for_slow_readers() -> AbstractContextManager[Any]:
    """A reader that falls behind loses messages and is not told the whole table."""
    push = Watcher.push

    def lossy(self: Watcher, message: bytes) -> None:
        if not self._waiting:
            push(self, message)

    return mock.patch.object(Watcher, "push", lossy)


@mutant
def undo_is_not_stored() -> AbstractContextManager[Any]:
    """Taking back is told, but only kept with the next move."""
    save = Table._save

    async def forgetful(self: Table, before: int, *, undone: bool = False) -> None:
        if not undone:
            await save(self, before)

    return mock.patch.object(Table, "_save", forgetful)


@mutant
def plays_a_click_twice() -> AbstractContextManager[Any]:
    """The `at` of a move is not compared: a click that comes twice plays twice."""

    def check_move(self: Table, seat: int, at: int, user: str | None) -> None:
        check(self, seat, self.game.at, user)

    check = Table.check_move
    return mock.patch.object(Table, "check_move", check_move)


@mutant
def chat_is_told_before_it_is_kept() -> AbstractContextManager[Any]:
    """A line is told and acknowledged without waiting for the store."""
    add = SQLiteStore.add_chat

    async def early(self: SQLiteStore, line: ChatRow) -> ChatRow:
        task = asyncio.ensure_future(add(self, line))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return msgspec.structs.replace(line, n=1)

    return mock.patch.object(SQLiteStore, "add_chat", early)


@mutant
def clocks_never_ring() -> AbstractContextManager[Any]:
    """The clock shows no time left, and nothing happens."""

    def start(self: Clocks, runs: int | None) -> None:
        self.runs = runs
        self._since = self._now()

    return mock.patch.object(Clocks, "start", start)


@mutant
def says_nothing_changed() -> AbstractContextManager[Any]:
    """A commit that failed in mid-air is told as undone."""
    return mock.patch.object(StoreError, "reason", property(lambda self: "not-kept"))
