"""Which process owns a table: claims, fences, and processes that come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from merlin_bigbox.server import metrics
from merlin_bigbox.server.store import StoreError
from merlin_bigbox.server.store.leases import Claimed, FencedError, Held, Plays
from tests.server.shared_sqlite import SharedDatabase, SharedStore
from tests.server.store_fixtures import ANNA, BEN, MOVE, SEATS, SETUP, TABLE

TTL = 8.0
PLAYS = Plays(TABLE.options.version, TABLE.edition)
RUNNING = msgspec.structs.replace(TABLE, status="playing")
Test = Callable[[SharedStore, SharedStore, SharedDatabase], Awaitable[None]]


def two(test: Test, plays: Plays = PLAYS, other: Plays = PLAYS) -> None:
    """Run a test on two processes; the first has made a table."""

    async def run() -> None:
        database = SharedDatabase()
        one, two = SharedStore(database), SharedStore(database)
        await one.join("one:1", plays, TTL)
        await two.join("two:2", other, TTL)
        await asyncio.gather(one.create_user(ANNA), one.create_user(BEN))
        await one.create_table(RUNNING, SEATS, SETUP, 4.0)
        await test(one, two, database)

    asyncio.run(run())


def late_writes() -> float:
    return metrics.REGISTRY.get_sample_value("merlin_late_writes_total") or 0.0


async def writes(store: SharedStore, number: int = 3) -> None:
    await store.append(TABLE.id, number, [MOVE], time=5.0)


def test_who_makes_a_table_owns_it() -> None:
    async def test(one: SharedStore, two: SharedStore, _: SharedDatabase) -> None:
        await writes(one)
        assert await two.claim(TABLE.id) == Held("one:1")
        with pytest.raises(FencedError):
            await writes(two, 4)

    two(test)


def test_a_dead_owner_is_replaced_and_its_late_write_refused() -> None:
    async def test(one: SharedStore, two: SharedStore, database: SharedDatabase) -> None:
        database.now += TTL / 2
        assert await two.beat(TTL)
        database.now += TTL / 2
        assert await two.claim(TABLE.id) == Claimed(2)
        before, late = await two.load(TABLE.id), late_writes()
        with pytest.raises(FencedError):
            await writes(one)
        assert late_writes() == late + 1
        assert await two.load(TABLE.id) == before
        await writes(two)

    two(test)


@pytest.mark.parametrize(
    "write",
    [
        lambda store: store.append(TABLE.id, 3, [MOVE], time=5.0),
        lambda store: store.set_seats(TABLE.id, SEATS[:1], 5.0),
        lambda store: store.set_rematch(TABLE.id, "zzzzzzzzzz"),
        lambda store: store.set_house(TABLE.id, TABLE.house),
        lambda store: store.set_used(TABLE.id, 5.0),
        lambda store: store.set_note(TABLE.id, "anna", "a note"),
        lambda store: store.delete_table(TABLE.id, 5.0),
    ],
    ids=["append", "seats", "rematch", "house", "used", "note", "delete"],
)
def test_every_write_to_a_table_is_fenced(write: Callable[[SharedStore], Awaitable[object]]) -> None:
    async def test(one: SharedStore, two: SharedStore, database: SharedDatabase) -> None:
        database.now += TTL - 1
        await two.beat(TTL)
        database.now += 2
        await two.claim(TABLE.id)
        before = list(database.connection.iterdump())
        with pytest.raises(FencedError):
            await write(one)
        assert list(database.connection.iterdump()) == before

    two(test)


def test_too_late_a_beat_takes_everything() -> None:
    async def test(one: SharedStore, two: SharedStore, database: SharedDatabase) -> None:
        database.now += TTL
        assert not await one.beat(TTL)
        assert not one.owns(TABLE.id)
        with pytest.raises(StoreError):
            await one.claim(TABLE.id)
        first = await two.join("two:2", PLAYS, TTL)
        again = await one.join("one:1", PLAYS, TTL)
        assert again > first
        assert [member.address for member in await two.living()] == ["two:2", "one:1"]
        assert await one.claim(TABLE.id) == Claimed(2)

    two(test)


def test_a_write_carries_the_fence_under_which_it_was_decided() -> None:
    """A write that waits while its table is lost and claimed again must not slip in under the new claim."""

    async def test(one: SharedStore, _: SharedStore, __: SharedDatabase) -> None:
        held = asyncio.Event()
        commit = one._commit

        async def waiting(work: Callable[..., object]) -> object:
            await held.wait()
            return await commit(work)

        one._commit = waiting  # type: ignore[method-assign,assignment]
        late = asyncio.create_task(writes(one))
        await asyncio.sleep(0)
        del one._commit
        assert await one.claim(TABLE.id) == Claimed(2)
        held.set()
        with pytest.raises(FencedError):
            await late
        await writes(one)

    two(test)


def test_a_table_that_is_given_back_is_free_at_once() -> None:
    async def test(one: SharedStore, two: SharedStore, _: SharedDatabase) -> None:
        assert await two.orphans() == []
        await one.release([TABLE.id])
        assert [orphan.table for orphan in await two.orphans()] == [TABLE.id]
        assert await two.claim(TABLE.id) == Claimed(2)
        assert await one.claim(TABLE.id) == Held("two:2")
        await two.leave()
        assert await one.claim(TABLE.id) == Claimed(3)

    two(test)


def test_each_claims_only_what_it_plays() -> None:
    """In a rolling upgrade the older program passes a newer table on to whoever can play it."""
    newer = Plays(TABLE.options.version + 1, TABLE.edition)
    older = Plays(TABLE.options.version - 1, TABLE.edition)

    async def test(one: SharedStore, two: SharedStore, _: SharedDatabase) -> None:
        await one.release([TABLE.id])
        assert await two.orphans() == []
        assert await two.claim(TABLE.id) == Held("one:1")
        await one.leave()
        assert await two.claim(TABLE.id) is None

    two(test, newer, older)


def test_a_table_that_is_not_there_is_nobodys() -> None:
    async def test(one: SharedStore, _: SharedStore, __: SharedDatabase) -> None:
        assert await one.claim("zzzzzzzzzz") is None
        await one.delete_table(TABLE.id, 6.0)
        assert await one.claim(TABLE.id) is None
        assert not one.owns(TABLE.id)

    two(test)
