"""Games go on by themselves: after early alarms, failing stores and failing bots, without anybody looking."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from merlin_bigbox.server.protocol.http import Clock, CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import StoreError
from merlin_bigbox.server.tables import seats
from merlin_bigbox.server.tables.chores import Chores, Patience
from merlin_bigbox.server.tables.clocks import Clocks
from merlin_bigbox.server.tables.table import Table
from tests.server.virtual import VirtualLoop, VirtualSources, World, run, under_a_virtual_clock

ME = SeatPlan("me")
BOT = SeatPlan("bot", "random")


async def at_a_table(world: World, *seats: SeatPlan, clock: Clock | None = None) -> Table:
    return await world.tables.create(CreateTable(seats, clock=clock), await world.person("Ann"))


def test_an_alarm_that_rings_early_rings_again() -> None:
    """uvloop's timers may ring a little too early: time that is left then must not be left for ever."""
    loop = VirtualLoop()
    sources = VirtualSources(loop)
    out: list[float] = []

    async def scene() -> None:
        clocks = Clocks(Clock(60, 0), [60.0, 60.0], lambda _: out.append(sources.monotonic()), sources.monotonic)
        clocks.start(0)
        since = sources.monotonic()
        loop.early = 0.0008  # the clock lags behind the loop from now on
        await asyncio.sleep(61)
        assert [round(time - since, 4) for time in out] == [60.0002]

    run(loop, scene())


def test_a_person_whose_alarm_rang_early_is_replaced(tmp_path: Path) -> None:
    """End to end: the table with no time left goes on with a bot."""

    async def scene(world: World) -> None:
        table = await at_a_table(world, ME, ME, clock=Clock(60, 0))
        world.loop.early = 0.0008
        await world.until(lambda: any(row.bot is not None for row in table.seats), 200)

    under_a_virtual_clock(tmp_path, scene)


def test_a_table_lost_to_the_store_is_tried_until_it_loads(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Longer and longer pauses, at most a minute; a few lines in the log; and no visitor is needed."""

    async def scene(world: World) -> None:
        table = await at_a_table(world, BOT, BOT)
        world.faulty.fail.update({"append": 1, "load": 9})
        await world.until(lambda: table.lost)
        world.faulty.asked["load"] = 0
        took = await world.until(lambda: world.tables.in_memory == 1, 10_000)
        assert world.faulty.asked["load"] == 10
        assert took == pytest.approx(2 + 2 + 4 + 8 + 16 + 32 + 4 * 60, abs=1)
        again = await world.tables.find(table.row.id)
        await world.until(lambda: again.row.status == "over")

    under_a_virtual_clock(tmp_path, scene)
    told = [record for record in caplog.records if "loading table" in record.getMessage()]
    assert len(told) == 5, "the 1st, 2nd, 4th and 8th failure, and the end"
    assert [record.exc_info is not None for record in told] == [True, False, False, False, False]


def test_who_waited_for_a_table_that_is_lost_writes_nothing_into_it(tmp_path: Path) -> None:
    """Else what one was told to be refused would be stored by the next."""

    async def scene(world: World) -> None:
        ann, bob, eve = [await world.person(name) for name in ("Ann", "Bob", "Eve")]
        table = await world.tables.create(CreateTable((ME, SeatPlan("open"), SeatPlan("open"))), ann)
        world.faulty.fail["set_seats"] = 1
        sitting = (seats.sit(table, bob, 1), seats.sit(table, eve, 2))
        failed, refused = await asyncio.gather(*sitting, return_exceptions=True)
        assert isinstance(failed, StoreError)
        assert isinstance(refused, RefusalError)
        again = await world.tables.find(table.row.id)
        assert [row.kind for row in again.seats] == ["person", "open", "open"]
        await seats.sit(again, eve, 2)

    under_a_virtual_clock(tmp_path, scene)


def test_after_a_restart_games_go_on_though_the_first_queries_fail(tmp_path: Path) -> None:
    """The list of running games, one of the tables, and loading them: whatever fails is tried again."""

    async def scene(world: World) -> None:
        first = await at_a_table(world, BOT, BOT)
        second = await world.tables.create(CreateTable((BOT, BOT, BOT)), await world.person("Bob"))
        await world.tables.close()
        assert [first.row.status, second.row.status] == ["playing", "playing"]
        world.faulty.fail.update({"playing_tables": 3, "table": 1, "load": 2})
        world.tables = world.registry()
        world.tables.start()
        await world.until(lambda: world.tables.in_memory == 2)
        again = [await world.tables.find(table.row.id) for table in (first, second)]
        await world.until(lambda: all(table.row.status == "over" for table in again))

    under_a_virtual_clock(tmp_path, scene)


def test_bots_that_fail_are_asked_again(tmp_path: Path) -> None:
    """Failures in a row wait longer each time; afterwards the game goes on as if nothing had been."""

    async def scene(world: World) -> None:
        world.thinking.fail = 4
        table = await at_a_table(world, BOT, BOT)
        took = await world.until(lambda: table.row.status == "over")
        assert took == pytest.approx(2 + 4 + 8 + 16, abs=1)

    under_a_virtual_clock(tmp_path, scene)


def test_a_chore_that_fails_is_logged_and_a_loop_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing in the background ends unnoticed."""
    times: list[int] = []

    async def once() -> None:
        raise StoreError("this chore failed")

    async def often() -> None:
        times.append(len(times))
        if len(times) == 2:
            raise ValueError("this round failed")

    async def scene() -> None:
        chores = Chores()
        chores.start("a chore", once())
        chores.every(30, "a round", often)
        await asyncio.sleep(100)
        await chores.close()

    with caplog.at_level(logging.WARNING):
        run(VirtualLoop(), scene())
    assert len(times) == 4
    assert {"a chore failed", "a round failed; trying again in 2 s"} <= {
        record.getMessage() for record in caplog.records
    }


def test_patience_grows_to_a_minute() -> None:
    """2, 4, 8 … and never more than 60 seconds, however long it lasts."""
    patience = Patience()
    assert [patience.fail("it", ValueError()) for _ in range(8)] == [2, 4, 8, 16, 32, 60, 60, 60]
    assert max(patience.fail("it", ValueError()) for _ in range(5_000)) == 60


def test_what_others_wait_for_is_tried_soon_however_long_it_failed() -> None:
    patience = Patience(2.0)
    assert {patience.fail("it", ValueError()) for _ in range(8)} == {2.0}
