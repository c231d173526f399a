"""Several processes at one PostgreSQL: nothing is lost between them, and a late write is refused."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from merlin_bigbox.game.game import Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import SeatRow, SessionRow, StoreError, TableRow, User, queries
from merlin_bigbox.server.store.leases import Claimed, FencedError, Held
from merlin_bigbox.server.store.postgres import schema
from merlin_bigbox.server.store.postgres.connection import Connector, name_of
from merlin_bigbox.server.store.postgres.database import PostgresStore
from merlin_bigbox.server.store.postgres.schema import Step
from merlin_bigbox.server.store.schema import SchemaError
from merlin_bigbox.server.store.secret import SecretError
from tests.postgres import Postgres
from tests.server.postgres_fixtures import member, members, new_database
from tests.server.store_fixtures import ANNA, BEN
from tests.sizes import size

pytestmark = pytest.mark.interpreted_only
MOVE = Written("turn", 0, "die 4")


@pytest.fixture
def url(postgres: Postgres) -> str:
    return new_database(postgres)


def execute(url: str, statement: str) -> list[Any]:
    """What somebody else does in the database."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(statement.encode())
        return found.fetchall() if found.description else []


async def table_of(store: PostgresStore, name: str = "table", host: User = ANNA) -> str:
    """A table of this process."""
    if await store.user(host.id) is None:
        await store.create_user(host)
    row = TableRow(name, host.id, GameOptions(), bytes(32), "playing", 1.0, 1.0, "edition")
    await store.create_table(row, [SeatRow(name, 0, "person", host.id, host.name)])
    return name


async def records(store: PostgresStore, table: str) -> int:
    loaded = await store.load(table)
    assert loaded is not None
    return len(loaded.records)


def dead(url: str) -> None:
    """From now on all processes are thought dead."""
    execute(url, "UPDATE members SET until = 0")


# --- the fence -------------------------------------------------------------------------------------------------------


def test_a_late_write_is_refused_in_its_own_transaction(url: str) -> None:
    """Whoever was thought dead and goes on changes nothing, also not together with what it may write."""

    async def run() -> None:
        async with members(url, 2) as (first, second):
            table, other = await table_of(first), await table_of(first, "other")
            await first.append(table, 1, [MOVE], time=2.0)
            held = await second.claim(table)
            assert isinstance(held, Held)
            dead(url)
            await second.join("there", first._plays, 3600.0)
            assert await second.claim(table) == Claimed(2)
            await second.append(table, 2, [MOVE], time=3.0)
            late, right = await asyncio.gather(
                first.append(table, 3, [MOVE], time=4.0),
                first.append(other, 1, [MOVE], time=4.0),
                return_exceptions=True,
            )
            assert isinstance(late, FencedError)
            assert late.certain
            assert right is None
            assert await records(second, table) == 2
            assert await records(first, other) == 1

    asyncio.run(run())


def test_what_was_decided_under_an_older_claim_is_not_written_under_a_newer_one(url: str) -> None:
    async def run() -> None:
        async with members(url, 1) as (store,):
            table = await table_of(store)
            gate, busy = threading.Event(), threading.Barrier(len(store._tables) + 1)

            def wait(_db: object) -> None:
                busy.wait()
                gate.wait()

            working = [asyncio.ensure_future(writer.write(wait)) for writer in store._tables]
            await asyncio.to_thread(busy.wait)
            waiting = asyncio.ensure_future(store.append(table, 1, [MOVE], time=2.0))
            await asyncio.sleep(0)
            assert await store.claim(table) == Claimed(2)
            gate.set()
            with pytest.raises(FencedError):
                await waiting
            await asyncio.gather(*working)
            await store.append(table, 1, [MOVE], time=2.0)

    asyncio.run(run())


def test_a_table_moves_back_and_forth_and_nothing_is_lost(url: str) -> None:
    """Two processes take a table from each other; each reads what the other wrote and goes on behind it."""

    async def run() -> None:
        async with members(url, 2) as stores:
            table = await table_of(stores[0])
            for number in range(20):
                store, other = stores[number % 2], stores[(number + 1) % 2]
                await other.release([table])
                assert isinstance(await store.claim(table), Claimed)
                assert await records(store, table) == number
                await store.append(table, number + 1, [MOVE], time=2.0)
                with pytest.raises(FencedError):
                    await other.append(table, number + 2, [MOVE], time=2.0)

    asyncio.run(run())


# --- no update is lost -----------------------------------------------------------------------------------------------


def test_processes_that_write_the_same_rows_lose_nothing(url: str) -> None:
    """Everybody and every table is counted, every sign-in is there, and only one of them has the last word."""
    each = size(8, 60)

    async def run() -> None:
        async with members(url, 3) as stores:
            await stores[0].create_user(ANNA)

            async def busy(number: int, store: PostgresStore) -> None:
                for step in range(each):
                    name = f"{number}-{step}"
                    user = User(f"user{name}", "Name", "en", 1.0, 1.0)
                    await asyncio.gather(
                        store.create_user(user),
                        store.create_session(SessionRow(name, ANNA.id, 1.0 + step, 2.0, "Firefox"), 1000),
                        store.change_user(ANNA.id, seen=1.0 * step),
                        table_of(store, f"table{name}"),
                    )
                    await store.append(f"table{name}", 1, [MOVE], time=2.0)
                    if step % 3 == 0:
                        await store.delete_table(f"table{name}", 3.0)

            await asyncio.gather(*(busy(number, store) for number, store in enumerate(stores)))
            counts = await stores[1].counts()
            left = sum(step % 3 != 0 for step in range(each))
            assert (counts.users, counts.playing) == (1 + 3 * each, 3 * left)
            assert await stores[2]._read(queries.lost_rows) == []
            assert len(await stores[0].sessions_of(ANNA.id)) == 3 * each
            assert await stores[0].session(ANNA.id, "unknown") is None
            assert [(await store.health()).ok for store in stores] == [True] * 3

    asyncio.run(run())


def test_a_recovery_code_is_used_once(url: str) -> None:
    async def run() -> None:
        async with members(url, 2) as (first, second):
            await first.create_user(ANNA)
            for step in range(10):
                await first.set_recovery(ANNA.id, b"code%d" % step)
                found = await asyncio.gather(
                    first.use_recovery(b"code%d" % step, b"new"), second.use_recovery(b"code%d" % step, b"newer")
                )
                assert sorted(user is None for user in found) == [False, True]

    asyncio.run(run())


def test_a_job_that_fails_takes_nothing_with_it(url: str) -> None:
    """Jobs that share a commit: those that are wrong are told so, the others are kept."""

    async def run() -> None:
        async with members(url, 1) as (store,):
            tables = [await table_of(store, f"table{number}") for number in range(8)]
            wrong: dict[int, dict[str, Any]] = {
                3: {"seats": [SeatRow(tables[3], 1, "person", "nobody")]},
                5: {"records": [MOVE, Written("f", 0, "a\0b")]},
                6: {"first": 7},
            }
            right: dict[str, Any] = {"first": 1, "records": [MOVE], "time": 2.0}
            jobs = [store.append(table, **right | wrong.get(number, {})) for number, table in enumerate(tables)]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            assert [isinstance(result, StoreError) for result in done] == [number in wrong for number in range(8)]
            for number, table in enumerate(tables):
                assert await records(store, table) == (0 if number in wrong else 1)
            assert (await store.health()).ok
            await asyncio.gather(*(store.append(tables[0], number, [MOVE], time=3.0) for number in (2, 3)))
            assert await records(store, tables[0]) == 3

    asyncio.run(run())


def test_closing_finishes_what_waits(url: str) -> None:
    async def run() -> None:
        store = await member(url)
        table = await table_of(store)
        waiting = [asyncio.ensure_future(store.append(table, n, [MOVE], time=2.0)) for n in range(1, 30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError, match="closed"):
            await store.counts()
        with pytest.raises(StoreError, match="closed"):
            await store.create_user(BEN)
        async with members(url, 1) as (again,):
            assert await records(again, table) == 29
            assert isinstance(await again.claim(table), Claimed)  # the first one left

    asyncio.run(run())


# --- opening ---------------------------------------------------------------------------------------------------------


def test_processes_may_open_a_new_database_at_once(postgres: Postgres) -> None:
    """One makes the tables and the secret, the others find them."""
    url = postgres.url(postgres.database())

    async def run() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(4)))
        assert len({store.secret for store in stores}) == 1
        assert [(await store.health()).problems for store in stores] == [()] * 4
        for store in stores:
            await store.close()

    asyncio.run(run())
    assert execute(url, "SELECT version, oldest FROM merlin") == [(len(schema.MIGRATIONS), 1)]


STEPS = (
    *schema.MIGRATIONS,
    Step(("ALTER TABLE users ADD COLUMN colour text",), oldest=1),
    Step(("ALTER TABLE users DROP COLUMN colour",), oldest=len(schema.MIGRATIONS) + 1),
)
NOW = len(schema.MIGRATIONS)


def migrate(url: str, steps: tuple[Step, ...]) -> int:
    """Open a database as a program would that knows these steps."""
    db = Connector(url, Limits(), len(steps)).connect(opening=True)
    try:
        return schema.migrate(db, "db", steps)
    finally:
        db.link.close()


def test_a_newer_schema_is_used_as_long_as_it_only_added(url: str) -> None:
    """Two versions run side by side while everything is upgraded; the next step waits until the older one has gone."""

    async def run() -> None:
        async with members(url, 1) as (store,):
            assert await asyncio.to_thread(migrate, url, STEPS[: NOW + 1]) == 1
            table = await table_of(store)
            await store.append(table, 1, [MOVE], time=2.0)
            async with members(url, 1) as (another,):  # of the older version, started after the upgrade
                assert await records(another, table) == 1
            with pytest.raises(SchemaError, match="older version uses this database"):
                await asyncio.to_thread(migrate, url, STEPS)
        assert await asyncio.to_thread(migrate, url, STEPS) == 1
        with pytest.raises(SchemaError, match=f"newer Merlin .data version {NOW + 2}, which programs from"):
            await PostgresStore.open(url)

    asyncio.run(run())


def test_a_step_that_fails_changes_nothing(url: str) -> None:
    broken = (*schema.MIGRATIONS, Step(("CREATE TABLE half (x int)",), 1), Step(("nonsense",), 1))
    with pytest.raises(SchemaError, match=f"step to data version {NOW + 2} failed"):
        migrate(url, broken)
    assert execute(url, "SELECT to_regclass('half')") == [(None,)]
    assert migrate(url, schema.MIGRATIONS) == 0


def test_databases_that_are_no_use_are_refused_in_words(postgres: Postgres) -> None:
    url = postgres.url(postgres.database())
    execute(url, "CREATE TABLE users (id int)")
    with pytest.raises(SchemaError, match="another program"):
        asyncio.run(PostgresStore.open(url))
    execute(postgres.url(), "CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII'")
    with pytest.raises(SchemaError, match="made for UTF8"):
        asyncio.run(PostgresStore.open(postgres.url("ascii")))
    with pytest.raises(StoreError, match="does not answer") as caught:
        asyncio.run(PostgresStore.open(postgres.url("nothing-here")))
    assert caught.value.problem == "no-database"
    with pytest.raises(StoreError, match="no address"):
        asyncio.run(PostgresStore.open("postgresql://[x"))
    assert "hidden" not in name_of("postgresql://me:hidden@host:1/merlin")


def test_the_secret_is_made_once_and_replaced_only_on_demand(url: str) -> None:
    async def opened(*, new: bool = False) -> bytes:
        store = await PostgresStore.open(url, new_secret=new)
        await store.close()
        return store.secret

    async def run() -> None:
        first = await opened()
        assert await opened() == first
        async with members(url, 1) as (store,):
            await store.create_user(ANNA)
            with pytest.raises(SecretError, match="other processes"):
                await opened(new=True)
        second = await opened(new=True)
        assert second != first == bytes(execute(url, "SELECT value FROM kept WHERE name = 'secret.before'")[0][0])
        execute(url, "UPDATE kept SET value = 'x' WHERE name = 'secret'")
        with pytest.raises(SecretError, match="broken"):
            await opened()
        execute(url, "DELETE FROM kept")
        with pytest.raises(SecretError, match="lost"):
            await opened()
        assert await opened(new=True) not in (first, second)

    asyncio.run(run())


@pytest.mark.parametrize("statement", ["UPDATE actions SET n = n + 1", "DELETE FROM actions", "TRUNCATE actions"])
def test_records_of_a_game_are_never_changed_or_deleted(url: str, statement: str) -> None:
    async def run() -> None:
        async with members(url, 1) as (store,):
            await store.append(await table_of(store), 1, [MOVE], time=2.0)

    asyncio.run(run())
    with pytest.raises(psycopg.errors.RaiseException, match="never"):
        execute(url, statement)


def test_texts_are_compared_byte_by_byte(url: str) -> None:
    """Whatever the language of the database: lists have the same order as in SQLite."""
    others = execute(
        url,
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
        "AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'",
    )
    assert others == []


def test_a_lost_row_is_noticed(url: str) -> None:
    async def run() -> None:
        async with members(url, 1) as (store,):
            await store.create_user(ANNA)
        execute(url, "DELETE FROM users")
        async with members(url, 1) as (store,):
            health = await store.health()
            assert (health.ok, health.problems) == (True, ("damaged",))

    asyncio.run(run())


def test_a_row_that_was_changed_is_noticed(url: str) -> None:
    async def run() -> None:
        async with members(url, 1) as (store,):
            table = await table_of(store)
            execute(url, "UPDATE tables SET changed = changed + 1")
            for look in _looks(store, table):
                with pytest.raises(StoreError) as caught:
                    await look()
                assert caught.value.reason == "damaged"

    asyncio.run(run())


def _looks(store: PostgresStore, table: str) -> list[Callable[[], Any]]:
    return [lambda: store.load(table), lambda: store.append(table, 1, [MOVE], time=2.0)]


def test_a_statement_that_was_skipped_in_a_pipeline_is_not_taken_for_prepared(url: str) -> None:
    """After one that failed the rest of a pipeline is skipped; the connection goes on as if it had never been sent."""
    db = Connector(url, Limits(), len(schema.MIGRATIONS)).connect()
    try:
        for _ in range(2):  # before anything is prepared: the library forgets to look at later ones
            db.begin()
            db.rollback()
        for _ in range(2):  # the next time it is to be prepared
            assert db.ask("SELECT 41::bigint + ?", (1,)).fetchone() == (42,)
        with contextlib.suppress(psycopg.errors.DivisionByZero), db.pipeline():
            db.begin()
            db.ask("SELECT 1 / 0")
            db.ask("SELECT 41::bigint + ?", (1,))
        db.rollback()
        assert db.ask("SELECT 41::bigint + ?", (1,)).fetchone() == (42,)
    finally:
        db.link.close()
