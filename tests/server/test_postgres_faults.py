"""A database that crashes, and wires that hold: nothing acknowledged is lost, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import psycopg
import pytest

from merlin_bigbox.game.game import Written
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import StoreError, User
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.leases import GUARD, Claimed
from merlin_bigbox.server.store.postgres.database import PostgresStore
from tests.blackbox.wires import DOWN, UP, Wire
from tests.postgres import Postgres, running
from tests.server.postgres_fixtures import member, new_database
from tests.server.store_fixtures import ANNA, BEN
from tests.server.test_postgres_store import execute, records, table_of
from tests.sizes import size

pytestmark = pytest.mark.interpreted_only
MOVE = Written("turn", 0, "die 4")
SHORT = replace(Limits(), database_seconds=2.0, database_idle_seconds=2.0)


@pytest.fixture(scope="module")
def fragile() -> Iterator[Postgres]:
    """One that may be crashed."""
    with running(tcp=True) as found:
        yield found


async def until_well(store: PostgresStore) -> None:
    """Wait until it has recovered: it goes on by itself."""
    while not (await store.health()).ok:
        await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def behind_a_wire(postgres: Postgres) -> AsyncIterator[tuple[PostgresStore, Wire, str]]:
    """A process that reaches its database by a wire, and the address of the database itself."""
    assert postgres.port is not None
    url = new_database(postgres)
    wire = Wire("127.0.0.1", postgres.port)
    await wire.start()
    name = url.split("?")[0].rsplit("/", 1)[1]
    store = await member(postgres.url(name, port=wire.port), SHORT)
    try:
        yield store, wire, url
    finally:
        wire.heal()
        await store.close()
        await wire.close()


class Busy:
    """People come and moves are played all the time; what each was told is remembered and compared."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.told: dict[str, str] = {}
        self.wrong: list[str] = []
        self.ends = False

    async def people(self, lane: int) -> None:
        number = 0
        while not self.ends:
            number += 1
            name = f"{lane}-{number}"
            try:
                await self.store.create_user(User(name, "", "en", 1.0, 1.0))
                self.told[name] = "kept"
            except StoreError as error:
                self.told[name] = error.reason
                await asyncio.sleep(0.01)

    async def moves(self, table: str) -> None:
        at = 0
        while not self.ends:
            try:
                await self.store.append(table, at + 1, [MOVE], time=1.0)
                at += 1
            except StoreError as error:
                found = await self.records_again(table)
                if found not in ((at,) if error.certain else (at, at + 1)):
                    self.wrong.append(f"{table}: {found} records after {at} and {error.reason}")
                at = found

    async def records_again(self, table: str) -> int:
        while True:
            with contextlib.suppress(StoreError):
                return await records(self.store, table)
            await asyncio.sleep(0.01)


def test_no_acknowledged_write_is_lost_in_a_crash(fragile: Postgres) -> None:
    """What was told to be kept is there, what was told not to be kept is not, and the rest is one or the other."""
    url = new_database(fragile)

    async def run() -> None:
        store = await member(url)
        busy = Busy(store)
        tables = [await table_of(store, f"table{number}") for number in range(4)]
        tasks = [asyncio.ensure_future(busy.people(lane)) for lane in range(8)]
        tasks += [asyncio.ensure_future(busy.moves(table)) for table in tables]
        for _ in range(size(2, 20)):
            before = len(busy.told)
            while len(busy.told) < before + 40:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(fragile.crash)
            await asyncio.to_thread(fragile.start)
            await until_well(store)
        busy.ends = True
        await asyncio.gather(*tasks)
        there = {row[0] for row in execute(url, "SELECT id FROM users")}
        assert {name for name, told in busy.told.items() if told == "kept"} <= there
        assert not {name for name, told in busy.told.items() if told == "not-kept"} & there
        assert set(busy.told.values()) <= {"kept", "not-kept", "perhaps-kept"}
        assert busy.wrong == []
        await store.close()

    asyncio.run(run())


def test_a_connection_that_died_while_nobody_used_it_is_made_anew(fragile: Postgres) -> None:
    """A database that was started anew is nothing that a player is told of."""
    url = new_database(fragile)

    async def run() -> None:
        store = await member(url)
        table = await table_of(store)
        await store.append(table, 1, [MOVE], time=1.0)
        await asyncio.to_thread(fragile.crash)
        await asyncio.to_thread(fragile.start)
        assert await store.user(ANNA.id) == ANNA
        await store.append(table, 2, [MOVE], time=1.0)
        await store.create_user(BEN)
        assert await store.beat(3600.0)
        assert await store.claim(table) == Claimed(2)
        assert (await store.health()).problems == ()
        await store.close()

    asyncio.run(run())


def test_health_says_that_the_database_does_not_answer(fragile: Postgres) -> None:
    url = new_database(fragile)

    async def run() -> None:
        store = await member(url, SHORT)
        await store.create_user(ANNA)
        await asyncio.to_thread(fragile.crash)
        try:
            with pytest.raises(StoreError) as caught:
                await store.create_user(BEN)
            assert (caught.value.problem, caught.value.reason) == ("no-database", "not-kept")
            health = await store.health()
            assert (health.ok, health.problems) == (False, ("no-database",))
        finally:
            await asyncio.to_thread(fragile.start)
        await until_well(store)
        assert await store.user(BEN.id) is None
        await store.create_user(BEN)
        await store.close()

    asyncio.run(run())


# --- wires -----------------------------------------------------------------------------------------------------------


def test_a_held_wire_holds_nobody_for_ever(fragile: Postgres) -> None:
    """Before anything was committed it is certain that nothing was; reading and beating end in time, too."""

    async def run() -> None:
        async with behind_a_wire(fragile) as (store, wire, _):
            table = await table_of(store)
            wire.hold()
            calls = [
                store.append(table, 1, [MOVE], time=1.0),
                store.create_user(BEN),
                store.user(ANNA.id),
                store.beat(3600.0),
                store.claim(table),
            ]
            errors = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(error) for error in errors] == [StoreError] * len(calls)
            assert {error.reason for error in errors if isinstance(error, StoreError)} == {"not-kept"}
            assert not (await store.health()).ok
            wire.heal()
            await until_well(store)
            assert isinstance(await store.claim(table), Claimed)
            await store.append(table, 1, [MOVE], time=1.0)
            await store.create_user(BEN)

    asyncio.run(run())


@pytest.mark.parametrize("ways", [(DOWN,), (UP,)])
def test_an_answer_that_does_not_come_is_no_answer(fragile: Postgres, ways: tuple[str, ...]) -> None:
    """The wire holds just as the commit is sent, or its answer: nobody knows, and that is what is told."""

    async def run() -> None:
        async with behind_a_wire(fragile) as (store, wire, url):
            table = await table_of(store)
            loop = asyncio.get_running_loop()

            def work(db: Database) -> None:
                db.execute("UPDATE users SET lang = 'pt'")
                held = threading.Event()
                loop.call_soon_threadsafe(lambda: (wire.hold(ways), held.set()))  # type: ignore[arg-type, func-returns-value]
                held.wait()

            with pytest.raises(StoreError) as caught:
                await store._write(work, table)
            assert caught.value.reason == "perhaps-kept"
            # What is on its way may still arrive. The next claim waits for it, or refuses it by its fence.
            wire.heal()
            await until_well(store)
            assert isinstance(await store.claim(table), Claimed)
            kept = execute(url, "SELECT lang FROM users")
            await store.append(table, 1, [MOVE], time=1.0)
            assert execute(url, "SELECT lang FROM users") == kept
            if ways == (DOWN,):
                assert kept == [("pt",)]

    asyncio.run(run())


def test_a_process_that_stands_still_in_mid_transaction_does_not_stop_the_others(fragile: Postgres) -> None:
    """Its locks end with the patience of the database; what it sends afterwards is refused."""

    async def run() -> None:
        async with behind_a_wire(fragile) as (store, _, url):
            table = await table_of(store)
            other = await member(url, SHORT, address="there")
            with contextlib.closing(psycopg.connect(url, autocommit=True)) as paused:
                paused.execute("SET idle_in_transaction_session_timeout = '2s'")
                paused.execute("BEGIN")
                paused.execute(GUARD.replace("?", "%s").encode(), (table, 1))
                execute(url, "UPDATE members SET until = 0 WHERE address = 'here'")
                while True:
                    with contextlib.suppress(StoreError):  # it waits for the lock, but not for ever
                        assert await other.claim(table) == Claimed(2)
                        break
                with pytest.raises(psycopg.Error):
                    paused.execute("COMMIT")
            await other.append(table, 1, [MOVE], time=1.0)
            await other.close()

    asyncio.run(run())


def test_a_lock_that_is_never_given_back_fails_the_write_in_time(fragile: Postgres) -> None:
    url = new_database(fragile)

    async def run() -> None:
        store = await member(url, SHORT)
        table = await table_of(store)
        with contextlib.closing(psycopg.connect(url)) as locking:
            locking.execute("SELECT 1 FROM leases FOR UPDATE")
            with pytest.raises(StoreError) as caught:
                await store.append(table, 1, [MOVE], time=1.0)
            assert (caught.value.certain, caught.value.problem) == (True, "no-database")
            assert await store.beat(3600.0)
        await store.append(table, 1, [MOVE], time=1.0)
        await until_well(store)
        await store.close()

    asyncio.run(run())
