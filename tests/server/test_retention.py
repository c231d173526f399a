"""How long tables and people are kept: unused tables go after a notice, opening one renews it, people delete theirs."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from merlin_bigbox.cli import main
from merlin_bigbox.cli.local_server import Told
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live.watcher import Watcher
from merlin_bigbox.server.protocol.http import CreateTable, SeatPlan
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import ChatRow, StoreError, User
from merlin_bigbox.server.store.files import DATABASE
from merlin_bigbox.server.tables import beginning, removal, seats
from merlin_bigbox.server.tables.info import table_info
from merlin_bigbox.server.tables.table import Table
from tests.server.client import ME, OPEN, RANDOM, Browser, house
from tests.server.virtual import World, under_a_virtual_clock

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

DAY = 24 * 3600.0
MINE, FREE, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")


async def days(world: World, number: float) -> None:
    """Let days pass in steps of a few hours, after each of which the server looks at what is unused."""
    left = number * DAY
    while left > 0:
        step = min(left, DAY / 2)
        world.loop.now += step - 1
        await asyncio.sleep(1)
        left -= step


async def is_gone(world: World, table: Table) -> bool:
    try:
        await world.tables.find(table.row.id)
    except RefusalError as refusal:
        return refusal.reason == "gone"
    return False


async def an_old_server(world: World) -> User:
    """A server that has run by these rules for some time."""
    world.tables.start()
    await days(world, 10)
    return await world.person("Ann")


# --- unused tables ---------------------------------------------------------------------------------------------------


def test_a_table_that_nobody_used_before_the_game_goes_after_two_weeks(tmp_path: Path) -> None:
    """Everything of it is deleted, its link says so, and those who use theirs keep it."""

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        table = await world.tables.create(CreateTable((MINE, FREE)), ann)
        await world.store.add_chat(ChatRow(table.row.id, ann.id, "Ann", "hello?", 1.0))
        await days(world, 13.9)
        other = await world.tables.create(CreateTable((MINE, FREE)), ann)
        await days(world, 0.3)
        assert await is_gone(world, table)
        assert await world.store.chat_of(table.row.id) == []
        assert not await is_gone(world, other)
        assert [card.id for card in await world.tables.cards(ann.id)] == [other.row.id]

    under_a_virtual_clock(tmp_path, scene)


def test_a_running_game_that_nobody_opens_is_told_seven_days_before_and_opening_it_renews_it(tmp_path: Path) -> None:
    """In the list and at the table; then it goes."""

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        table = await world.tables.create(CreateTable((MINE, MINE)), ann)
        assert (await world.tables.cards(ann.id))[0].removed_at is None
        await days(world, 84)
        told = (await world.tables.cards(ann.id))[0].removed_at
        assert told == pytest.approx(world.sources.time() + 6 * DAY, abs=3600)
        table = await world.tables.find(table.row.id)
        assert table_info(table, ann.id).removed_at == told
        stranger = Watcher(await world.person("Eve"), "en", 1_000)
        table.enter(stranger)  # whoever watches does not keep somebody else's table
        table.presence.leave(stranger)
        assert table_info(table, ann.id).removed_at == told
        page = Watcher(ann, "en", 1_000)
        table.enter(page)
        table.presence.leave(page)
        assert table_info(table, ann.id).removed_at is None
        await days(world, 89)
        assert not await is_gone(world, table)
        await days(world, 2)
        assert await is_gone(world, table)

    under_a_virtual_clock(tmp_path, scene)


def test_an_open_page_keeps_a_table(tmp_path: Path) -> None:
    """However long it stays open, and the usual time from when it is closed."""

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        table = await world.tables.create(CreateTable((MINE, FREE)), ann)
        page = Watcher(ann, "en", 1_000)
        table.enter(page)
        await days(world, 20)
        assert not await is_gone(world, table)
        table.leave(page)
        await days(world, 13.5)
        assert not await is_gone(world, table)
        await days(world, 1)
        assert await is_gone(world, table)

    under_a_virtual_clock(tmp_path, scene)


@pytest.mark.parametrize("keep", [0.0, 30.0])
def test_finished_games_are_kept_for_ever_unless_the_operator_says_otherwise(tmp_path: Path, keep: float) -> None:
    """And then not without the notice, though they are old already."""

    async def finish(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((BOT, BOT)), ann)
        await world.until(lambda: table.row.status == "over")

    async def scene(world: World) -> None:
        world.tables.start()
        (card,) = await world.tables.cards("ann")
        told = card.removed_at
        await days(world, 6.5)
        table = await world.tables.find(card.id)
        assert not await is_gone(world, table)
        assert (told is None) == (keep == 0)
        await days(world, 1)
        assert await is_gone(world, table) == (keep > 0)

    async def years_later(world: World) -> None:
        world.loop.now += 3 * 365 * DAY
        await scene(world)

    under_a_virtual_clock(tmp_path, finish)
    under_a_virtual_clock(tmp_path, years_later, replace(Limits(), keep_finished_days=keep))


def test_a_clock_that_jumps_removes_nothing_at_once(tmp_path: Path) -> None:
    """Whatever the machine's clock says suddenly, people have their days of notice."""

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        table = await world.tables.create(CreateTable((MINE, MINE)), ann)
        world.loop.now += 400 * DAY
        await days(world, 6)
        assert not await is_gone(world, table)
        await days(world, 2)
        assert await is_gone(world, table)

    under_a_virtual_clock(tmp_path, scene)


def test_a_policy_that_is_damaged_on_the_disk_starts_anew(tmp_path: Path) -> None:
    """It costs a few days of patience and nothing else."""

    async def scene(world: World) -> None:
        look = world.store.policy_since
        assert await look("two days", 100.0, 50.0) == 100.0
        assert await look("two days", 140.0, 50.0) == 100.0
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            database.execute("UPDATE facts SET sum = x'00' WHERE name = 'policy'")
        assert await look("two days", 150.0, 50.0) == 150.0
        assert await look("two days", 160.0, 50.0) == 150.0
        assert await look("three days", 170.0, 50.0) == 170.0
        assert await look("three days", 9_221.0, 50.0) == 9_221.0, "nobody looked for long"
        assert await look("three days", 9_220.0, 50.0) == 9_221.0, "clocks of several machines differ"
        assert await look("three days", 200.0, 50.0) == 200.0, "the clock went back"

    under_a_virtual_clock(tmp_path, scene)


def test_a_store_that_fails_keeps_the_table_until_it_works(tmp_path: Path) -> None:
    """What could not be removed is neither half gone nor in the way."""

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        table = await world.tables.create(CreateTable((MINE, FREE)), ann)
        world.faulty.fail["unused_tables"] = 5
        await days(world, 15)
        assert await is_gone(world, table)

    under_a_virtual_clock(tmp_path, scene)


def test_people_without_tables_are_forgotten_after_a_year(tmp_path: Path) -> None:
    """Those who are named anywhere stay."""

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        await world.person("Eve")
        bob = await world.person("Bob")
        table = await world.tables.create(CreateTable((BOT, BOT)), ann)
        await world.store.add_chat(ChatRow(table.row.id, bob.id, "Bob", "hello", 1.0))
        await days(world, 364)
        assert await world.store.user("eve") is not None
        await days(world, 3)
        assert [await world.store.user(name) is None for name in ("ann", "bob", "eve")] == [False, False, True]

    under_a_virtual_clock(tmp_path, scene)


def test_the_operator_says_how_long_games_are_kept(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """By options of their own, which count for more than the file."""
    file = tmp_path / "limits.toml"
    file.write_text("keep_finished_days = 5\nkeep_people_days = 9", encoding="utf-8")
    told = Told("", 0, None, "", (), file, False, keep_finished=30.0)
    assert told.all_limits() == replace(Limits(), keep_finished_days=30.0, keep_people_days=9.0)
    assert main(["serve", "--keep-finished", "-3", "--data", str(tmp_path / "data")]) == 2
    assert "--keep-finished" in capfd.readouterr().err
    assert not (tmp_path / "data").exists()


# --- deletion by their people ----------------------------------------------------------------------------------------


async def ann_and_bob(world: World, *, begun: bool) -> tuple[Table, User, User]:
    ann, bob = await world.person("Ann"), await world.person("Bob")
    table = await world.tables.create(CreateTable((MINE, FREE, BOT)), ann)
    await seats.sit(table, bob, 1)
    if begun:
        await beginning.start(table, ann)
    return table, ann, bob


def test_before_the_game_the_host_deletes_the_table_and_others_leave_it(tmp_path: Path) -> None:
    """Who leaves frees the seat; a stranger can do neither."""

    async def scene(world: World) -> None:
        table, ann, bob = await ann_and_bob(world, begun=False)
        with pytest.raises(RefusalError, match="not-your-seat"):
            await world.tables.removals.leave(table, await world.person("Eve"))
        assert not await world.tables.removals.leave(table, bob)
        assert table.seats[1].kind == "open"
        assert await world.tables.cards(bob.id) == []
        assert await world.tables.removals.leave(table, ann)
        assert await is_gone(world, table)

    under_a_virtual_clock(tmp_path, scene)


def test_a_running_game_is_deleted_when_all_its_people_have_left_it(tmp_path: Path) -> None:
    """The first who leaves has it off the list, and a bot plays; coming back puts it on the list again."""

    async def scene(world: World) -> None:
        table, ann, bob = await ann_and_bob(world, begun=True)
        assert not await world.tables.removals.leave(table, ann)
        assert table.seats[0].bot == seats.DEFAULT_BOT
        assert await world.tables.cards(ann.id) == []
        assert len(await world.tables.cards(bob.id)) == 1
        await seats.sit(table, ann, 0)
        assert len(await world.tables.cards(ann.id)) == 1
        assert not await world.tables.removals.leave(table, bob)
        assert await world.tables.removals.leave(table, ann)
        assert await is_gone(world, table)
        for check in (world.store.load, world.store.table):
            assert await check(table.row.id) is None
        with pytest.raises(StoreError):
            await world.store.append(table.row.id, 1, [], time=1.0)

    under_a_virtual_clock(tmp_path, scene)


def test_a_bot_that_was_thinking_finds_the_table_gone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is written any more and nothing fails."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((BOT, BOT)), ann)
        at = table.game.at
        assert await world.tables.removals.leave(table, ann)
        assert table.decider is not None
        with pytest.raises(RefusalError, match="stale"):
            await table.act(table.decider, at, table.game.options_now()[0], None)
        await asyncio.sleep(100)

    under_a_virtual_clock(tmp_path, scene)
    assert caplog.records == []


def test_many_unused_tables_go_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many at a time are looked for; one that cannot be removed does not keep the others."""
    monkeypatch.setattr(removal, "AT_ONCE", 2)

    async def scene(world: World) -> None:
        ann = await an_old_server(world)
        tables = [await world.tables.create(CreateTable((MINE, FREE)), ann) for _ in range(7)]
        world.faulty.fail["delete_table"] = 1
        await days(world, 14.2)
        assert sum([await is_gone(world, table) for table in tables]) == 6

    under_a_virtual_clock(tmp_path, scene)


def test_deleting_is_one_transaction(tmp_path: Path) -> None:
    """If it fails, the whole table is there as before, also for those who left."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        table = await world.tables.create(CreateTable((MINE, BOT)), ann)
        world.faulty.fail["delete_table"] = 1
        with pytest.raises(StoreError):
            await world.tables.removals.leave(table, ann)
        again = await world.tables.find(table.row.id)
        assert again is not table
        assert again.row.status == "playing"
        assert await world.tables.removals.leave(again, ann)
        assert await is_gone(world, table)

    under_a_virtual_clock(tmp_path, scene)


def test_over_the_wire_a_removed_table_says_that_it_was_removed(tmp_path: Path) -> None:
    """To pages that are open, to sockets, to requests; never a failure, and an unknown one is still unknown."""
    with house(tmp_path) as found:
        ann, bob = found.browser("Ann"), found.browser("Bob")
        table = ann.create(ME, OPEN)["id"]
        line, other = ann.line(table), bob.line(table)
        answer = bob.http.delete(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]) == (403, "not-your-seat")
        assert ann.http.delete(f"/api/tables/{table}").json() == {"removed": True}
        for one in (line, other):
            assert one.until("refused")["reason"] == "gone"
            assert one.closed() == 4400
        assert bob.dial(table).until("refused")["reason"] == "gone"
        for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay", f"/api/tables/{table}/qr.svg"):
            answer = bob.http.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (410, "gone")
        assert ann.http.delete(f"/api/tables/{table}").json()["reason"] == "gone"
        assert bob.dial("aaaaaaaaaa").until("refused")["reason"] == "unknown-table"
        game = ann.create(ME, RANDOM)["id"]
        ann.line(game).wait_for_turn()
        token = ann.token
        assert ann.http.delete(f"/api/tables/{game}").json() == {"removed": True}
        assert ann.http.get("/api/tables").json() == []
    with house(tmp_path) as found:
        again = Browser(found.url, token=token)
        for removed in (table, game):
            assert again.dial(removed).until("refused")["reason"] == "gone"
        again.close()


def test_nobody_keeps_any_number_of_unfinished_tables(tmp_path: Path) -> None:
    """Who has many removes one or finishes it first."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        first = await world.tables.create(CreateTable((MINE, FREE)), ann)
        await world.tables.create(CreateTable((MINE, FREE)), ann)
        with pytest.raises(RefusalError, match="too-many"):
            await world.tables.create(CreateTable((MINE, FREE)), ann)
        await world.tables.removals.leave(first, ann)
        await world.tables.create(CreateTable((MINE, FREE)), ann)

    under_a_virtual_clock(tmp_path, scene, replace(Limits(), unfinished_per_person=2))
