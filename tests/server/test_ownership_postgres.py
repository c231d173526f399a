"""Servers at a real PostgreSQL: games change hands there as they do in virtual time (`test_ownership.py`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest

from merlin_bigbox.server.cluster.interface import ElsewhereError
from merlin_bigbox.server.cluster.membership import Membership
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.http import CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.store import User
from merlin_bigbox.server.store.leases import FencedError
from merlin_bigbox.server.store.postgres.database import PostgresStore
from merlin_bigbox.server.thinking.interface import Share, Thinking
from merlin_bigbox.server.thinking.protocol import Question
from tests.postgres import Postgres
from tests.server.client import WAIT
from tests.server.postgres_fixtures import drop, new_database
from tests.server.virtual import FirstOption

pytestmark = pytest.mark.interpreted_only
BOT = SeatPlan("bot", "random")
ME = SeatPlan("me")
ANN = User("ann", "Ann", "en", 1.0, 1.0)
LONG = replace(Limits(), lease_seconds=120.0, beat_seconds=0.5, orphan_seconds=0.3)
"""Nobody dies because the machine is busy."""


class Unhurried(FirstOption):
    """Bots that leave time for what happens in the middle of a game."""

    async def think(self, asked: Question, share: Share, failed: Callable[[str], None] | None = None) -> int:
        await asyncio.sleep(0.02)
        return await super().think(asked, share, failed)


@contextlib.asynccontextmanager
async def servers(url: str, limits: Limits) -> AsyncIterator[tuple[Server, Server]]:
    """Two processes."""
    made: list[Server] = []
    for name in ("one:1", "two:2"):
        settings = Settings(Path("nowhere"), limits=limits, peer_address=name)
        store = await PostgresStore.open(url, limits)
        made.append(await Server.open(settings, store, thinking=cast(Thinking, Unhurried())))
    await made[0].store.create_user(ANN)
    try:
        yield made[0], made[1]
    finally:
        for server in made:
            await server.close()


def at(postgres: Postgres, scene: Callable[[str], Coroutine[Any, Any, None]]) -> None:
    """Play a scene at a database of its own."""
    url = new_database(postgres)
    asyncio.run(asyncio.wait_for(scene(url), 2 * WAIT))
    drop(postgres, url)


async def until(check: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT):
        while not check():
            await asyncio.sleep(0.02)


async def count(server: Server, table: str) -> int:
    loaded = await server.store.load(table)  # refused as damaged if a record is missing or twice
    assert loaded is not None
    return len(loaded.records)


def test_games_in_play_are_handed_over_at_the_end(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with servers(url, LONG) as (one, two):
            tables = [await one.tables.create(CreateTable((BOT, BOT)), ANN) for _ in range(3)]
            page = Watcher(ANN, "en", 500_000)
            tables[0].enter(page)
            await until(lambda: all(table.game.at > 30 for table in tables))
            with pytest.raises(ElsewhereError):
                await two.tables.find(tables[0].row.id)
            await one.close()
            assert page.closing == 1012
            kept = [await count(two, table.row.id) for table in tables]
            assert kept >= [30] * 3
            await until(lambda: all(two.tables.is_loaded(table.row.id) for table in tables))
            again = [await two.tables.find(table.row.id) for table in tables]
            await until(lambda: all(table.game.at > before for table, before in zip(again, kept, strict=True)))

    at(postgres, scene)


def test_whoever_gives_no_sign_of_life_is_replaced_and_writes_nothing_more(postgres: Postgres) -> None:
    """Its heart stands still and its own clock, too, as if it was paused: the fence alone keeps it from writing."""

    async def scene(url: str) -> None:
        async with servers(url, LONG) as (one, two):
            membership = one.ownership
            assert isinstance(membership, Membership)
            assert membership._heart is not None
            table = await one.tables.create(CreateTable((ME, ME)), ANN)
            bots = await one.tables.create(CreateTable((BOT, BOT)), ANN)
            membership._heart.cancel()
            membership._live_until(one.sources.boottime() + 10 * WAIT)
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute("UPDATE members SET until = 0 WHERE id = %s", (membership._me,))
            await until(lambda: two.tables.is_loaded(bots.row.id))
            moved = await two.tables.find(table.row.id)
            seat = moved.game.decider
            assert seat is not None
            await moved.act(seat, moved.game.at, moved.game.options_now()[0], ANN.id)
            before = await count(two, table.row.id)
            with pytest.raises(FencedError):
                await table.act(seat, table.game.at, table.game.options_now()[0], ANN.id)
            assert table.lost
            assert await count(two, table.row.id) == before
            await until(lambda: bots.lost or bots.row.status == "over")
            again = await two.tables.find(bots.row.id)
            await until(lambda: again.row.status == "over")

    at(postgres, scene)


def test_a_lease_that_ran_out_is_noticed_and_a_new_one_taken(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with servers(url, LONG) as (one, two):
            membership = one.ownership
            assert isinstance(membership, Membership)
            table = await one.tables.create(CreateTable((ME, ME)), ANN)
            before = membership._me
            membership._live_until(one.sources.boottime())  # as after a long pause
            with pytest.raises(RefusalError):
                async with table.lock:
                    pytest.fail("what it remembers may be old")
            await until(lambda: membership.status().seconds > 0)
            assert membership._me > before
            # Under its former id it owned the table, under the new one nothing: whoever asks has it.
            await two.tables.find(table.row.id)
            with pytest.raises(ElsewhereError) as caught:
                await one.tables.find(table.row.id)
            assert caught.value.address == "two:2"

    at(postgres, scene)


def test_both_remove_unused_tables_and_none_is_in_the_others_way(postgres: Postgres) -> None:
    async def scene(url: str) -> None:
        async with servers(url, replace(LONG, keep_waiting_days=1e-9, notice_days=0.0)) as (one, two):
            opened = await one.tables.create(CreateTable((ME, SeatPlan("open"))), ANN)
            opened.enter(Watcher(ANN, "en", 1_000))
            free = [(await one.tables.create(CreateTable((ME, SeatPlan("open"))), ANN)).row.id for _ in range(6)]
            for table in free:
                one.tables._tables.pop(table).drop()
            await one.ownership.give_back(free)
            await asyncio.gather(*(server.tables.removals.expire() for server in (one, two)))
            assert [await two.store.was_deleted(table) for table in free] == [True] * 6
            assert await one.tables.find(opened.row.id) is opened

    at(postgres, scene)
