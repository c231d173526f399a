"""Bots that play among themselves stand back: only a few of their moves are played at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from merlin_bigbox.edition import load
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.http import CreateTable, SeatPlan
from merlin_bigbox.server.store import SQLiteStore, User
from merlin_bigbox.server.tables import bot_runner
from merlin_bigbox.server.tables.registry import TableRegistry
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.thinking.pool import ThinkingPool

TABLES = 12


def test_moves_of_bots_alone_are_few_at_a_time(tmp_path: Path) -> None:
    most = playing = moves = 0

    async def run() -> None:
        nonlocal most, playing, moves
        store = await SQLiteStore.open(tmp_path)
        thinking = ThinkingPool(1)
        await thinking.start()
        tables = TableRegistry(store, thinking, load(), Limits())
        enough = asyncio.Event()
        act = Table.act

        async def counted(
            self: Table, seat: int, at: int, action: int | str, user: str | None, then: Sequence[str] = ()
        ) -> int:
            nonlocal most, playing, moves
            playing += 1
            most = max(most, playing)
            try:
                return await act(self, seat, at, action, user, then)
            finally:
                playing -= 1
                moves += 1
                if moves > 200:
                    enough.set()

        host = User("h" * 32, "Host", "en", 0.0, 0.0)
        await store.create_user(host)
        Table.act = counted  # type: ignore[method-assign]
        try:
            wish = CreateTable(seats=(SeatPlan("bot", "random"), SeatPlan("bot", "random")))
            for _ in range(TABLES):
                await tables.create(wish, host)
            await enough.wait()
        finally:
            Table.act = act  # type: ignore[method-assign]
            await tables.close()
            await thinking.close()
            await store.close()

    asyncio.run(run())
    assert most == bot_runner.UNHURRIED
