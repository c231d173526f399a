"""Several processes at one database: each table has one owner, and whoever was dead for a moment knows it."""

from __future__ import annotations

import asyncio
from unittest import mock

import pytest

from merlin_bigbox.server.cluster.membership import Membership
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import StoreError, leases
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.tables.adoption import Adoption
from merlin_bigbox.server.tables.table import Table
from tests.server.processes import BOT, ME, OPEN, Cluster, Process, cluster, fails_without

pytestmark = pytest.mark.interpreted_only
LEASE, BEAT = 8.0, 2.0


def test_whoever_made_a_table_has_it_and_others_send_people_there() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        table = await world.table(one, ME, OPEN)
        assert await one.sees(table.row.id) == "here"
        assert await two.sees(table.row.id) == "one:1"
        assert not two.has(table.row.id)

    cluster(scene)


def test_a_game_of_a_dead_process_goes_on_elsewhere() -> None:
    """Within the lease and a sweep; no move is lost or played twice; and nobody has to look."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        table = await world.table(one, BOT, BOT)
        await world.until(lambda: table.game.at > 20)
        kept = await world.records(table.row.id)
        one.pause()  # for ever: it is as good as dead
        took = await world.until(lambda: two.has(table.row.id), 30)
        assert LEASE - BEAT - 1 <= took <= LEASE + 2 * world.limits.orphan_seconds + 1
        again = await two.find(table.row.id)
        assert again.game.at >= len(kept)
        await world.until(lambda: again.row.status == "over", 3600)
        assert (await world.records(table.row.id))[: len(kept)] == kept

    cluster(scene)
    fails_without(mock.patch.object(Adoption, "sweep", new=_nothing), scene)
    fails_without(mock.patch.object(leases, "living", side_effect=_everybody), scene)


async def _nothing(self: object) -> None:
    """Not at all."""


def _everybody(db: Database, now: float) -> list[leases.Member]:
    del now
    rows = db.execute("SELECT id, address, rules, edition FROM members ORDER BY id").fetchall()
    return [leases.Member(row[0], row[1], leases.Plays(row[2], row[3])) for row in rows]


def test_a_process_that_was_paused_tells_nothing_of_what_it_remembers() -> None:
    """The first thing it does after the pause is refused, and its pages are sent back: others have gone on."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, ME, ME, host=ann)
        page = world.watch(table, ann)
        one.pause()
        await world.until(lambda: world.loop.now > 1_000 + LEASE + BEAT)
        assert await two.sees(table.row.id) == "here"
        await (await two.find(table.row.id)).act(*_first(await two.find(table.row.id)), ann.id)
        one.sources.paused_at = None  # it goes on, before it has heard anything of the database
        with pytest.raises(RefusalError) as caught:
            async with table.lock:
                pytest.fail("what it remembers is old")
        assert caught.value.reason == "not-now"
        assert page.closing == 1012
        assert not one.has(table.row.id)
        one.store.let_go()
        await asyncio.sleep(1.0)
        assert await one.sees(table.row.id) == "two:1"

    cluster(scene)
    fails_without(mock.patch.object(Membership, "check"), scene)


def _first(table: Table) -> tuple[int, int, int]:
    """The first move that is offered."""
    game = table.game
    assert game.decider is not None
    return game.decider, game.at, game.options_now()[0]


def test_who_loses_the_database_forgets_its_tables_in_time_and_comes_back() -> None:
    """By its own clock, which began before the last sign of life was sent: never later than others take over."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, ME, OPEN, host=ann)
        page = world.watch(table, ann)
        one.store.hold()
        await world.until(lambda: table.lost, LEASE + 1)
        assert await one.sees(table.row.id) == "not-now"
        assert page.closing == 1012
        assert await two.sees(table.row.id) in ("one:1", "here")
        one.store.let_go()
        await world.until(lambda: one.server.ownership.status().seconds > 0, 5)  # type: ignore[union-attr]
        await world.until(lambda: True)
        assert await one.sees(table.row.id) in ("two:1", "here")

    cluster(scene)
    fails_without(mock.patch.object(Membership, "_ring"), scene)


def test_a_fenced_write_loses_the_table_and_its_page_comes_back() -> None:
    """Nothing is kept, nothing is told, and the next time one is sent to whoever has it now."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, ME, ME, host=ann)
        page = world.watch(table, ann)
        before = await world.records(table.row.id)
        world.database.connection.execute("UPDATE leases SET owner = NULL")
        assert await two.sees(table.row.id) == "here"
        with pytest.raises(leases.FencedError):
            await table.act(*_first(table), ann.id)
        assert table.lost
        assert page.closing == 1012
        assert page.take() is None
        assert await world.records(table.row.id) == before
        assert await one.sees(table.row.id) == "two:1"
        await asyncio.sleep(10)
        assert two.has(table.row.id)
        assert not one.has(table.row.id), "it must not fight for what is another's"

    cluster(scene)
    fails_without(mock.patch.object(leases, "guard"), scene)


def test_a_write_of_which_nobody_knows_is_looked_up() -> None:
    """It was kept, its answer was lost: the table is claimed and read again, and the move is there once."""

    async def scene(world: Cluster) -> None:
        one = await world.process("one")
        ann = await world.person("Ann")
        table = await world.table(one, ME, ME, host=ann)
        fence = one.store._fences[table.row.id]
        one.store.answers_are_lost = True
        move = _first(table)
        with pytest.raises(StoreError):
            await table.act(*move, ann.id)
        one.store.answers_are_lost = False
        again = await one.find(table.row.id)
        assert again is not table
        assert again.game.at > move[1]
        assert one.store._fences[table.row.id] > fence
        with pytest.raises(RefusalError) as caught:
            await again.act(*move, ann.id)
        assert caught.value.reason == "stale"

    cluster(scene)


def test_two_processes_at_one_address_are_told_of(caplog: pytest.LogCaptureFixture) -> None:
    """A process that starts again finds itself for a while, and says nothing; a mistake stays."""

    async def scene(world: Cluster) -> None:
        one = await world.process("one")
        one.pause()
        again = Process(world, "one")
        world.processes["again"] = again
        await again.open()
        table = await world.table(again, ME, OPEN)
        await asyncio.sleep(4 * LEASE)
        assert "address" not in caplog.text
        one.go_on()
        await asyncio.sleep(4 * LEASE)
        assert caplog.text.count("another process says it is at one:1") == 2, "each says it once"
        assert await one.sees(table.row.id) == "not-now"

    cluster(scene)
