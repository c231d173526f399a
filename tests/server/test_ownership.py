"""Tables change hands: at an orderly end, by upgrades, when nobody uses them; and nobody loses anything by it."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest import mock

import msgspec
import pytest

from merlin_bigbox.engine.catalogue import RULES_VERSION
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.membership import Membership
from merlin_bigbox.server.exposition import exposition
from merlin_bigbox.server.heavy.pool import InLoop
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.live import commands
from merlin_bigbox.server.protocol.http import Branch, Clock, CreateTable
from merlin_bigbox.server.protocol.live import Note, Say
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import StoreError, leases
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.tables import aside
from merlin_bigbox.server.tables.adoption import Adoption
from merlin_bigbox.server.tables.clocks import Clocks
from tests.server.processes import BOT, ME, OPEN, Cluster, Process, cluster, fails_without

pytestmark = pytest.mark.interpreted_only
LEASE = 8.0


# --- an orderly end --------------------------------------------------------------------------------------------------


def test_an_orderly_end_hands_games_over_at_once() -> None:
    """Nobody waits for a lease, bots go on where they were, and pages are sent to whoever has the table by then."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, BOT, BOT, host=ann)
        page = world.watch(table, ann)
        await world.until(lambda: table.game.at > 20)
        closing = asyncio.create_task(one.close())
        await world.until(lambda: page.closing is not None, 5)
        kept = await world.records(table.row.id)
        assert await two.sees(table.row.id) == "here", "the page comes back at once"
        await closing
        again = await two.find(table.row.id)
        assert again.game.at == len(kept)
        await world.until(lambda: again.row.status == "over", 3600)
        assert (await world.records(table.row.id))[: len(kept)] == kept

    cluster(scene)
    fails_without(mock.patch.object(leases, "leave"), scene)


def test_games_of_bots_alone_go_on_after_an_orderly_end_without_anybody_looking() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        tables = [await world.table(one, BOT, BOT) for _ in range(3)]
        await world.until(lambda: all(table.game.at > 20 for table in tables))
        await one.close()
        await world.until(lambda: all(two.has(table.row.id) for table in tables), 2 * world.limits.orphan_seconds + 1)

    cluster(scene)
    fails_without(mock.patch.object(leases, "leave"), scene)


def test_a_bots_move_that_is_being_kept_at_the_end_is_kept_once() -> None:
    """The end waits for it; the next owner finds it and thinks about the one after it."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        table = await world.table(one, BOT, BOT)
        await world.until(lambda: table.game.at > 20)
        one.store.hold()
        before = len(await world.records(table.row.id))
        await world.until(lambda: table.game.at > before, 5)
        assert len(await world.records(table.row.id)) == before
        played = table.game.at
        closing = asyncio.create_task(one.close())
        await asyncio.sleep(1.0)
        assert not closing.done()
        one.store.let_go()
        await closing
        assert len(await world.records(table.row.id)) == played
        again = await two.find(table.row.id)
        assert again.game.at == played
        await world.until(lambda: again.game.at > played, 10)

    cluster(scene)
    fails_without(mock.patch.object(asyncio, "shield", side_effect=lambda task: task), scene)


def test_nothing_new_begins_while_a_process_ends() -> None:
    async def scene(world: Cluster) -> None:
        one = await world.process("one")
        table = await world.table(one, ME, OPEN)
        await one.close()
        assert await one.sees(table.row.id) == "not-now"
        with pytest.raises(RefusalError) as caught:
            await world.table(one, ME, OPEN)
        assert caught.value.reason == "not-now"

    cluster(scene)


# --- orphans ---------------------------------------------------------------------------------------------------------


def test_orphans_are_shared_by_those_who_live() -> None:
    async def scene(world: Cluster) -> None:
        one, two, three = [await world.process(name) for name in ("one", "two", "three")]
        tables = [(await world.table(one, BOT, BOT)).row.id for _ in range(12)]
        one.pause()
        await world.until(lambda: all(two.has(table) or three.has(table) for table in tables), 30)
        shares = [sum(map(process.has, tables)) for process in (two, three)]
        assert sum(shares) == 12
        assert min(shares) >= 2

    cluster(scene)
    fails_without(mock.patch.object(Membership, "is_first_choice", return_value=True), scene)


def test_what_its_first_choice_does_not_take_others_take() -> None:
    """A process that lives but loads nothing, say as it is too busy, costs one more sweep."""

    async def scene(world: Cluster) -> None:
        one, two, three = [await world.process(name) for name in ("one", "two", "three")]
        tables = [(await world.table(one, BOT, BOT)).row.id for _ in range(6)]
        await three.server.tables._chores.close()
        one.pause()
        await world.until(lambda: all(map(two.has, tables)), 30)

    cluster(scene)
    fails_without(
        mock.patch.object(Adoption, "_passed", property(lambda _: set(), lambda _, __: None), create=True), scene
    )


def test_those_with_people_come_first_and_a_few_at_a_time() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        with_people = [(await world.table(one, ME, BOT, clock=Clock(600, 0))).row.id for _ in range(2)]
        alone = [(await world.table(one, BOT, BOT)).row.id for _ in range(4)]
        one.pause()
        await world.until(lambda: two.server.tables.in_memory > 0, 30)
        await asyncio.sleep(0.1)
        assert [table for table in with_people + alone if two.has(table)] == with_people
        await world.until(lambda: all(map(two.has, alone)), 30)

    cluster(scene, Limits(orphans_at_once=2))


@pytest.mark.parametrize("lost", ["answer", "reading"])
def test_a_game_that_was_claimed_and_never_read_goes_on(lost: str) -> None:
    """Somebody asked for it, the claim was made, and then the store failed: to all others it has an owner."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        table = (await world.table(one, BOT, BOT)).row.id
        await asyncio.sleep(30)
        await one.close()
        if lost == "answer":
            two.store.answers_are_lost = True
        failing = mock.patch.object(two.store, "load", side_effect=StoreError("it cannot be read, on purpose"))
        with failing, pytest.raises(StoreError):
            await two.find(table)
        two.store.answers_are_lost = False
        assert not two.has(table)
        assert await (await world.process("three")).sees(table) == "two:1"
        await world.until(lambda: two.has(table), 3 * world.limits.orphan_seconds)

    def others(db: Database, me: int, plays: leases.Plays, now: float) -> list[leases.Orphan]:
        del me
        return found(db, 0, plays, now)

    cluster(scene)
    found = leases.orphans
    fails_without(mock.patch.object(leases, "orphans", others), scene)


def test_thousands_of_games_where_a_person_is_to_move_cost_nothing() -> None:
    """Each is looked at once, until it changes."""
    looked: list[str] = []

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ids = {(await world.table(one, ME, ME)).row.id for _ in range(20)}
        await one.close()
        see = two.store.table

        async def seen(wanted: str) -> Any:
            looked.append(wanted)
            return await see(wanted)

        with mock.patch.object(two.store, "table", seen):
            await asyncio.sleep(60)
        assert sorted(looked) == sorted(ids)
        assert two.server.tables.in_memory == 0

    cluster(scene)


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_nobody_pays_for_the_gap() -> None:
    """The clock of whoever is to move stands as after the last move, and runs again from the takeover on."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, ME, ME, host=ann, clock=Clock(600, 0))
        assert table.clocks is not None
        await asyncio.sleep(100)
        seat, at = table.game.decider, table.game.at
        assert seat is not None
        await table.act(seat, at, table.game.options_now()[0], ann.id)
        left = [table.clocks.left(row.seat) for row in table.seats]
        assert left[seat] == pytest.approx(500, abs=1)
        one.pause()
        await world.until(lambda: two.has(table.row.id), 30)
        again = await two.find(table.row.id)
        assert again.clocks is not None
        assert again.clocks.runs == table.clocks.runs
        assert [again.clocks.left(row.seat) for row in again.seats] == pytest.approx(left, abs=0.5)
        await asyncio.sleep(50)
        assert min(again.clocks.left(row.seat) for row in again.seats) == pytest.approx(min(left) - 50, abs=1)

    cluster(scene)

    def charged(self: Clocks, game: Any, runs: int | None) -> None:
        self._seconds = [left - LEASE for left in self._seconds]
        self.start(runs)

    fails_without(mock.patch.object(Clocks, "recall", charged), scene)


# --- upgrades --------------------------------------------------------------------------------------------------------


async def _older(world: Cluster, name: str) -> Process:
    """A process of the program before the last change of the rules."""
    with mock.patch.object(aside, "RULES_VERSION", RULES_VERSION - 1):
        return await world.process(name)


def test_two_versions_side_by_side_each_claim_what_they_can_play() -> None:
    """The old one sends people to the new one, also for orphans; without any that can play it, it says so for now."""

    async def scene(world: Cluster) -> None:
        old, new = await _older(world, "old"), await world.process("new")
        table = (await world.table(new, BOT, BOT)).row.id
        waiting = (await world.table(new, ME, OPEN)).row.id
        assert [await old.sees(wanted) for wanted in (table, waiting)] == ["new:1", "new:1"]
        await new.close()
        await asyncio.sleep(3 * LEASE)
        assert old.server.tables.in_memory == 0
        assert await old.sees(table) == "other-version"
        assert await old.sees(table) == "other-version"
        newer = await world.process("newer")
        await world.until(lambda: newer.has(table), 10)
        assert await old.sees(table) == "newer:1"
        assert await old.sees(waiting) == "newer:1", "nobody owns it, and only the other can play it"
        assert len(old.server.tables.aside) == 0

    cluster(scene)
    fails_without(mock.patch.object(leases, "_can_play", return_value=True), scene)


def test_a_table_of_older_rules_is_played_by_both() -> None:
    async def scene(world: Cluster) -> None:
        old, new = await _older(world, "old"), await world.process("new")
        ann = await world.person("Ann")
        with mock.patch("merlin_bigbox.server.tables.creation.GameOptions", _older_options):
            table = (await world.table(old, ME, ME, host=ann)).row.id
        assert await new.sees(table) == "old:1"
        await old.close()
        assert await new.sees(table) == "here"
        assert (await new.find(table)).row.options.version == RULES_VERSION - 1

    cluster(scene)


def _older_options(players: int, modules: tuple[str, ...], variants: tuple[str, ...]) -> GameOptions:
    return GameOptions(players, modules, variants, version=RULES_VERSION - 1)


# --- unused tables ---------------------------------------------------------------------------------------------------


def test_unused_tables_are_removed_by_one_process_and_never_under_somebodys_feet() -> None:
    """What another process has open is left to it; what nobody has goes once, whoever comes first."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        opened = await world.table(one, ME, OPEN, host=ann)
        free = [(await world.table(one, ME, OPEN, host=ann)).row.id for _ in range(5)]
        for wanted in free:
            one.server.tables._tables.pop(wanted).drop()
        await one.server.ownership.give_back(free)
        world.watch(opened, ann)
        for process in (one, two):
            process.sources.ahead = 2 * 3600.0
        await two.server.tables.removals.expire()
        assert await two.sees(opened.row.id) == "one:1"
        assert [await one.sees(wanted) for wanted in free] == ["gone"] * 5
        await asyncio.gather(*(process.server.tables.removals.expire() for process in (one, two)))
        assert await one.sees(opened.row.id) == "here"

    limits = Limits(keep_waiting_days=1 / 24, notice_days=0.0)
    cluster(scene, limits)

    claim = leases.claim

    def takes(db: Database, table: str, me: int, now: float, *, to_remove: bool = False) -> Any:
        if to_remove:
            db.execute("UPDATE leases SET owner = NULL WHERE table_id = ?", (table,))
        return claim(db, table, me, now, to_remove=to_remove)

    fails_without(mock.patch.object(leases, "claim", takes), scene, limits)


def test_a_table_that_nobody_can_play_any_more_is_removed_all_the_same() -> None:
    async def scene(world: Cluster) -> None:
        new = await world.process("new")
        table = (await world.table(new, ME, OPEN)).row.id
        await new.close()
        old = await _older(world, "old")
        old.sources.ahead = 2 * 3600.0
        await old.server.tables.removals.expire()
        assert await old.sees(table) == "gone"

    cluster(scene, Limits(keep_waiting_days=1 / 24, notice_days=0.0))


def test_evicted_tables_are_free_for_whoever_is_asked_next() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        table = (await world.table(one, ME, OPEN)).row.id
        await asyncio.sleep(world.limits.idle_seconds + 60)
        assert not one.has(table)
        assert await two.sees(table) == "here"
        assert await one.sees(table) == "two:1"

    cluster(scene)
    fails_without(mock.patch.object(Membership, "give_back", new=_keeps), scene)


async def _keeps(self: object, tables: object) -> None:
    """Nothing is given back."""


# --- whatever is asked, at whichever process -------------------------------------------------------------------------


def test_chat_and_notes_of_a_table_that_went_elsewhere_lose_it() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        for message in (Say(1, text="hello"), Note(1, "a note")):
            table = await world.table(one, ME, OPEN, host=ann)
            page = world.watch(table, ann)
            world.database.connection.execute("UPDATE leases SET owner = NULL")
            assert await two.sees(table.row.id) == "here"
            with pytest.raises(StoreError):
                await commands.execute(one.server.tables, table, page, message)
            assert (table.lost, page.closing) == (True, 1012)

    cluster(scene)


def test_a_game_of_another_process_is_branched_from_what_is_stored() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        two.server.tables.heavy = InLoop()
        ann = await world.person("Ann")
        table = await world.table(one, BOT, BOT, host=ann)
        await world.until(lambda: table.row.status == "over", 3600)
        wish = CreateTable((BOT, BOT), branch=Branch(at=30, table=table.row.id))
        made = await two.server.tables.create(wish, ann)
        assert made.game.given == 30
        assert await two.sees(table.row.id) == "one:1"
        assert await one.sees(made.row.id) == "two:1"

    cluster(scene)


def test_a_rematch_that_another_process_made_is_announced() -> None:
    """It made the table and was lost before it could tell: nobody makes a second one, whoever owns the first."""

    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, BOT, BOT, host=ann)
        await world.until(lambda: table.row.status == "over", 3600)
        made = await world.table(two, ME, OPEN, host=ann)
        await one.store.set_rematch(table.row.id, made.row.id)
        await one.server.tables.rematch(table, ann)
        assert table.row.rematch == made.row.id
        assert await one.sees(made.row.id) == "two:1"

    cluster(scene)


def test_the_list_of_tables_shows_those_of_other_processes_as_they_are_stored() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        ann = await world.person("Ann")
        table = await world.table(one, ME, OPEN, host=ann)
        here, there = [(await each.server.tables.cards(ann.id))[0] for each in (one, two)]
        assert msgspec.structs.replace(here, seats=(), removed_at=None) == msgspec.structs.replace(
            there, seats=(), removed_at=None
        )
        one.pause()
        await asyncio.sleep(LEASE + 2)
        moved = await two.find(table.row.id)
        async with moved.lock:
            moved.seats[1] = msgspec.structs.replace(moved.seats[1], kind="bot", bot="random", name="New")
            await moved.commit(two.store.set_seats(moved.row.id, moved.seats, 1.0))
        one.go_on()
        assert (await one.server.tables.cards(ann.id))[0].seats[1].name == "New", "not from an old memory"

    cluster(scene)
    fails_without(mock.patch.object(Membership, "owns", return_value=True), scene)


# --- telling the operator --------------------------------------------------------------------------------------------


def test_the_lease_is_told_in_health_and_metrics() -> None:
    async def scene(world: Cluster) -> None:
        one, two = await world.process("one"), await world.process("two")
        before = {change: _counted(change) for change in ("claimed", "expired", "handed-over", "fenced")}
        await world.table(one, ME, OPEN)
        await asyncio.sleep(3)
        report = await one.server.health.report()
        assert (report.ok, report.lease.members) == (True, 2)  # type: ignore[union-attr]
        assert 5 < report.lease.seconds <= LEASE  # type: ignore[union-attr]
        text = exposition(report).decode()
        assert "merlin_members 2.0" in text
        one.store.hold()
        await asyncio.sleep(LEASE + 1)
        one.store.is_cut = True
        one.store.let_go()
        lost = await one.server.health.report()
        assert "no-lease" in lost.problems
        await world.table(two, ME, OPEN)
        await two.close()
        found = {change: _counted(change) - times for change, times in before.items()}
        assert found == {"claimed": 2, "expired": 1, "handed-over": 1, "fenced": 0}

    cluster(scene)


def _counted(change: str) -> float:
    return float(metrics.lease_changes.labels(change)._value.get())


def test_a_process_starts_though_the_database_does_not_answer_yet() -> None:
    async def scene(world: Cluster) -> None:
        one = await world.process("one")
        table = (await world.table(one, ME, OPEN)).row.id
        late = Process(world, "late")
        late.store.is_cut = True
        world.processes["late"] = late
        await late.open()
        assert await late.sees(table) == "not-now"
        late.store.is_cut = False
        await asyncio.sleep(3)
        assert await late.sees(table) == "one:1"

    cluster(scene)
