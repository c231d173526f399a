"""What an address may do in a while holds for all processes together, and is counted alike in memory and in a store."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from merlin_bigbox.server.allowances import Allowances, OwnAllowances
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store.leased import FORGET_EVERY
from tests.postgres import Postgres
from tests.server.pair import pair
from tests.server.postgres_fixtures import members, new_database
from tests.server.shared_sqlite import SharedDatabase, SharedStore

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough


class Clock(Sources):
    """A clock that is set."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@settings(deadline=None)
@given(
    rate=st.sampled_from([0.0, 0.25, 0.5, 2.0]),
    most=st.sampled_from([0.0, 0.5, 1.0, 2.0, 5.0]),
    steps=st.lists(st.tuples(st.sampled_from("ab"), st.sampled_from([0.0, 0.25, 1.0, 3.0, 64.0])), max_size=40),
)
def test_memory_and_a_shared_store_count_alike(rate: float, most: float, steps: list[tuple[str, float]]) -> None:
    clock, database = Clock(), SharedDatabase()
    own, shared = OwnAllowances(clock), [SharedStore(database), SharedStore(database)]

    async def run() -> None:
        for number, (who, seconds) in enumerate(steps):
            clock.now += seconds
            database.now += seconds
            expected = await own.take("people", who, rate, most)
            assert await shared[number % 2].take("people", who, rate, most) == expected

    asyncio.run(run())


def test_buckets_that_are_full_again_are_forgotten() -> None:
    database = SharedDatabase()
    store = SharedStore(database)

    def kept() -> int:
        return int(database.connection.execute("SELECT count(*) FROM buckets").fetchone()[0])

    async def run() -> None:
        for number in range(FORGET_EVERY - 1):
            assert await store.take("people", f"192.0.2.{number}", 1.0, 2.0)
        assert kept() == FORGET_EVERY - 1
        database.now += 1.0
        assert await store.take("people", "198.51.100.1", 1.0, 2.0)

    asyncio.run(run())
    assert kept() == 1


def test_a_store_knows_no_address() -> None:
    database = SharedDatabase()
    asyncio.run(SharedStore(database).take("people", "192.0.2.77", 1.0, 2.0))
    assert "192.0.2" not in "".join(map(str, database.connection.execute("SELECT * FROM buckets").fetchall()))


async def _contract(first: Allowances, second: Allowances) -> None:
    """Both count the same buckets, also at the same moment."""
    taken = await asyncio.gather(*(store.take("codes", "x", 0.0, 7.0) for store in [first, second] * 20))
    assert sum(taken) == 7
    assert await second.take("codes", "y", 0.0, 7.0)
    assert await first.take("tables", "x", 0.0, 7.0)
    for _ in range(5):
        assert await first.take("people", "x", 1e18, 1.0)  # full again at once


def test_all_processes_take_from_one_bucket(postgres: Postgres) -> None:
    own, database = OwnAllowances(), SharedDatabase()
    asyncio.run(_contract(own, own))
    asyncio.run(_contract(SharedStore(database), SharedStore(database)))

    url = new_database(postgres)

    async def on_postgres() -> None:
        async with members(url, 2) as stores:
            await _contract(*stores)

    asyncio.run(on_postgres())


def test_new_people_and_tables_are_counted_at_all_processes_together() -> None:
    limits = Limits(people_at_once=4.0, people_per_hour=0.0, tables_per_address=3)
    with pair(limits) as both:
        browsers = [process.browser("Anna") for process in both for _ in range(2)]
        for process in both:
            refused = process.browser()
            assert refused.me["reason"] == "too-many"
        seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = [browser.http.post("/api/tables", json=seats).status_code for browser in browsers]
        assert answers == [200, 200, 200, 429]
