"""The store: what it acknowledged is on the disk, records only grow, one server a folder."""

import asyncio
import contextlib
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from benchmarks.store import as_markdown, run
from merlin.game.game import Saved, Written
from merlin.game.options import GameOptions
from merlin.server import schema
from merlin.server.messages import Clock
from merlin.server.store import (
    ChatRow,
    InUseError,
    Origin,
    SeatRow,
    SnapshotRow,
    Standing,
    Store,
    StoreError,
    TableRow,
    User,
    backup,
)

ANNA = User("anna", "Anna", "de", 1.0, 2.0)
BEN = User("ben", "Ben", "en", 1.5, 2.5)
TABLE = TableRow(
    id="abcdefghjk",
    host="anna",
    options=GameOptions(3, ("gold", "market"), ("long",)),
    seed=bytes(range(32)),
    status="waiting",
    created=3.0,
    changed=3.0,
    edition="e" * 64,
    rules=1,
    clock=Clock(600, 30),
    branch=Origin("zzzzzzzzzz", 12),
    hints=False,
)
SEATS = (
    SeatRow(TABLE.id, 0, "person", user="anna", name="Anna", seconds=600.0),
    SeatRow(TABLE.id, 1, "bot", name="sensible", bot="sensible"),
    SeatRow(TABLE.id, 2, "open"),
)
SETUP = (Written("deal", -1, "chance start 1"), Written("roll", -1, "chance roll 1 2 3 4"))
MOVE = Written("turn", 0, "die 4")


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(folder)
    try:
        yield store
    finally:
        await store.close()


def with_table(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store with two people, one table and two records."""

    async def run() -> None:
        async with opened(folder) as store:
            await asyncio.gather(store.create_user(ANNA), store.create_user(BEN))
            await store.create_table(TABLE, SEATS, SETUP, 4.0)
            await test(store)

    asyncio.run(run())


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_everything_is_there_after_opening_again(tmp_path: Path) -> None:
    """Seats, options, clock, origin, records with their times and the snapshot come back as they were given."""
    saved = SnapshotRow(1, Saved(2, b"{}"))
    standing = Standing(1, 2, (5, 6, 7))

    async def write(store: Store) -> None:
        await store.append(TABLE.id, 3, [MOVE], time=5.0, snapshot=saved, status="playing", standing=standing)

    with_table(tmp_path, write)

    async def read() -> None:
        async with opened(tmp_path) as store:
            found = await store.load(TABLE.id)
            assert found is not None
            assert found.table.options == TABLE.options
            assert found.table.hints is False
            assert (found.table.seed, found.table.clock, found.table.branch) == (TABLE.seed, TABLE.clock, TABLE.branch)
            assert (found.table.status, found.table.changed, found.table.standing) == ("playing", 5.0, standing)
            assert found.seats == SEATS
            assert found.records == (*SETUP, MOVE)
            assert found.times == (4.0, 4.0, 5.0)
            assert found.snapshot == saved
            assert await store.load("nosuchtable") is None
            assert await store.playing_tables() == [TABLE.id]

    asyncio.run(read())


def test_users_change_and_are_found_by_their_latest_code_only(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.change_user("anna", name="Änne", seen=9.0)
        assert await store.user("anna") == User("anna", "Änne", "de", 1.0, 9.0)
        await store.set_recovery("anna", b"old")
        await store.set_recovery("anna", b"new")
        assert await store.find_by_recovery(b"old") is None
        found = await store.find_by_recovery(b"new")
        assert found is not None
        assert found.id == "anna"
        assert await store.user("nobody") is None
        with pytest.raises(StoreError, match='no user "nobody"'):
            await store.change_user("nobody", name="x")
        with pytest.raises(StoreError):
            await store.create_user(ANNA)

    with_table(tmp_path, test)


def test_a_user_s_tables_are_those_made_and_those_with_a_seat(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert [row.id for row, _ in await store.tables_of("anna")] == [TABLE.id]
        assert await store.tables_of("ben") == []
        await store.set_seat(SeatRow(TABLE.id, 2, "person", user="ben", name="Ben"), 7.0)
        ((row, seats),) = await store.tables_of("ben")
        assert row.changed == 7.0
        assert [seat.user for seat in seats] == ["anna", None, "ben"]
        assert await store.tables_made("anna") == 1
        assert await store.tables_made("anna", since=3.0) == 0
        counts = await store.counts()
        assert (counts.users, counts.waiting, counts.playing, counts.over) == (2, 1, 0, 0)

    with_table(tmp_path, test)


def test_the_first_rematch_counts(tmp_path: Path) -> None:
    """Two people who both press the button meet at one table."""

    async def test(store: Store) -> None:
        both = await asyncio.gather(store.set_rematch(TABLE.id, "one"), store.set_rematch(TABLE.id, "two"))
        assert list(both) == ["one", "one"]

    with_table(tmp_path, test)


def test_chat_is_numbered_and_notes_are_one_s_own(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        lines = [ChatRow(TABLE.id, "anna", "Anna", f"line {n}", 1.0 * n, seat=0) for n in range(5)]
        kept = await asyncio.gather(*(store.add_chat(line) for line in lines))
        assert [line.n for line in kept] == [1, 2, 3, 4, 5]
        assert [line.text for line in await store.chat_of(TABLE.id, 2)] == ["line 3", "line 4"]
        await store.set_note(TABLE.id, "anna", "first")
        await store.set_note(TABLE.id, "anna", "second")
        assert await store.note(TABLE.id, "anna") == "second"
        assert await store.note(TABLE.id, "ben") == ""

    with_table(tmp_path, test)


# --- records only grow -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2, 4, 100])
def test_a_record_that_is_not_the_next_is_refused_and_changes_nothing(tmp_path: Path, first: int) -> None:
    async def test(store: Store) -> None:
        before = await store.load(TABLE.id)
        with pytest.raises(StoreError, match=f"record {first} cannot follow record 2"):
            await store.append(TABLE.id, first, [MOVE], time=9.0, status="over", seats=[SEATS[2]])
        assert await store.load(TABLE.id) == before

    with_table(tmp_path, test)


def test_records_and_what_changes_with_them_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    """A seat of another table, or one of a user who does not exist, takes the records with it."""

    async def test(store: Store) -> None:
        before = await store.load(TABLE.id)
        for seat in (SeatRow("zzzzzzzzzz", 0, "open"), SeatRow(TABLE.id, 0, "person", user="nobody")):
            with pytest.raises(StoreError):
                await store.append(TABLE.id, 3, [MOVE], time=9.0, seats=[seat])
        with pytest.raises(StoreError, match="there are fewer"):
            await store.append(TABLE.id, 3, [MOVE], time=9.0, snapshot=SnapshotRow(1, Saved(4, b"")))
        with pytest.raises(StoreError, match="no table"):
            await store.append("zzzzzzzzzz", 1, [MOVE], time=9.0)
        assert await store.load(TABLE.id) == before

    with_table(tmp_path, test)


def test_records_cannot_be_deleted_or_changed(tmp_path: Path) -> None:
    """Not by a mistake in the program either: the database itself refuses."""

    async def test(store: Store) -> None:
        for statement in ("DELETE FROM actions", "UPDATE actions SET action = 'die 1'"):
            with pytest.raises(StoreError, match="never"):
                await store._writer.write(lambda db, sql=statement: db.execute(sql))  # type: ignore[misc]

    with_table(tmp_path, test)


def test_a_failing_job_fails_alone_in_its_commit(tmp_path: Path) -> None:
    """Jobs that share a transaction do not share their mistakes."""

    async def test(store: Store) -> None:
        commits = store.commits
        gate = Event()
        held = asyncio.ensure_future(store._writer.write(lambda _: gate.wait()))
        users = [User(f"user{n}", "x", "en", 0.0, 0.0) for n in range(50)]
        users[25] = ANNA
        waiting = asyncio.gather(*(store.create_user(user) for user in users), return_exceptions=True)
        asyncio.get_running_loop().call_soon(gate.set)
        results = await waiting
        assert await held
        assert [n for n, result in enumerate(results) if result is not None] == [25]
        assert isinstance(results[25], StoreError)
        assert (await store.counts()).users == 2 + 49
        assert store.commits - commits <= 2

    with_table(tmp_path, test)


def test_closing_finishes_what_was_asked_for_and_refuses_more(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        jobs = [asyncio.ensure_future(store.create_user(User(f"u{n}", "", "en", 0.0, 0.0))) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)
        with pytest.raises(StoreError, match="closed"):
            await store.create_user(ANNA)
        with pytest.raises(StoreError, match="closed"):
            await store.user("u1")
        await store.close()
        async with opened(tmp_path) as again:
            assert (await again.counts()).users == 100

    asyncio.run(run())


# --- the folder ------------------------------------------------------------------------------------------------------


def test_two_servers_on_one_folder_are_refused_clearly(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path):
            with pytest.raises(InUseError, match=r"another Merlin server uses this data folder \(process \d+\)"):
                await Store.open(tmp_path)
        async with opened(tmp_path):
            pass

    asyncio.run(run())


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open_now(tmp_path / "file" / "data")


def test_only_its_owner_reads_the_data(tmp_path: Path) -> None:
    """The seeds of running games are in it."""

    async def test(store: Store) -> None:
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
        assert modes == dict.fromkeys(["merlin.db", "merlin.db-wal", "merlin.db-shm", "lock", "secret"], 0o600)

    with_table(tmp_path / "data", test)


def test_a_backup_made_during_play_is_one_private_file_with_everything(tmp_path: Path) -> None:
    """Put back into an empty folder, also the tokens of its users are good again."""
    folder, copy = tmp_path / "data", tmp_path / "copy.db"

    async def test(store: Store) -> None:
        writing = asyncio.gather(*(store.create_user(User(f"u{n}", "", "en", 0.0, 0.0)) for n in range(200)))
        await store.backup(copy)
        await writing
        with pytest.raises(StoreError, match="there already"):
            await store.backup(copy)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        restored = tmp_path / "restored"
        restored.mkdir()
        copy.rename(restored / "merlin.db")
        async with opened(restored) as other:
            assert await other.load(TABLE.id) == await store.load(TABLE.id)
            assert other.secret == store.secret
            assert other._reading.execute("SELECT count(*) FROM kept").fetchone() == (0,)

    with_table(folder, test)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "restored"]
    with pytest.raises(StoreError, match=r"no merlin\.db"):
        backup(tmp_path, copy)


# --- versions --------------------------------------------------------------------------------------------------------

STEPS: tuple[schema.Step, ...] = (
    ("CREATE TABLE first (x)",),
    ("ALTER TABLE first ADD COLUMN y", "UPDATE first SET y = x * 2"),
    ("CREATE TABLE third AS SELECT x + y AS sum FROM first",),
)


@contextlib.contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def test_migrations_run_in_order_and_only_once(tmp_path: Path) -> None:
    with database(tmp_path / "db") as db:
        assert schema.migrate(db, "db", STEPS[:1]) == 1
        db.execute("INSERT INTO first VALUES (5)")
        assert schema.migrate(db, "db", STEPS) == 2
        assert schema.migrate(db, "db", STEPS) == 0
        assert db.execute("SELECT sum FROM third").fetchall() == [(15,)]
        assert schema.version(db) == 3


def test_a_failing_migration_leaves_the_version_before_it(tmp_path: Path) -> None:
    broken = (*STEPS[:2], ("CREATE TABLE half (x)", "nonsense"))
    with database(tmp_path / "db") as db:
        with pytest.raises(schema.SchemaError, match="step to data version 3 failed"):
            schema.migrate(db, "db", broken)
        assert schema.version(db) == 2
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("first",)]
        assert schema.migrate(db, "db", STEPS) == 1


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    asyncio.run(_open_and_close(tmp_path))
    with database(tmp_path / "merlin.db") as db:
        db.execute("PRAGMA user_version = 99")
    known = rf"newer Merlin \(data version 99; this one knows versions up to {len(schema.MIGRATIONS)}\)"
    with pytest.raises(schema.SchemaError, match=known):
        Store.open_now(tmp_path)
    with database(tmp_path / "merlin.db") as db:
        assert schema.version(db) == 99


@pytest.mark.parametrize("content", [b"no database at all" * 100, None])
def test_another_program_s_file_is_refused_and_left_alone(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "merlin.db"
    if content is None:
        with database(path) as db:
            db.execute("CREATE TABLE theirs (x)")
        content = path.read_bytes()
    path.write_bytes(content)
    with pytest.raises(schema.SchemaError, match=r"not a database of Merlin|of another program"):
        Store.open_now(tmp_path)
    assert path.read_bytes() == content


def test_a_database_of_the_first_version_opens(tmp_path: Path) -> None:
    """The kept file was written by the first version; every later one must read it."""
    kept = Path(__file__).parent / "kept" / "version-1.sql"
    with database(tmp_path / "merlin.db") as db:
        db.executescript(kept.read_text(encoding="utf-8"))

    async def run() -> None:
        async with opened(tmp_path) as store:
            found = await store.load(TABLE.id)
            assert found is not None
            assert found.records == (*SETUP, MOVE)
            assert found.seats == SEATS
            assert found.table.hints is True
            assert found.snapshot is not None
            assert await store.user("anna") == ANNA
            assert await store.note(TABLE.id, "anna") == "a note"
            assert [line.text for line in await store.chat_of(TABLE.id)] == ["hello"]
            assert schema.version(store._reading) == len(schema.MIGRATIONS)

    asyncio.run(run())


async def _open_and_close(folder: Path) -> None:
    await (await Store.open(folder)).close()


def test_the_benchmark_tells_what_many_tables_at_once_bring(tmp_path: Path) -> None:
    rows = run(tmp_path, 0.05, (1, 16))
    assert [row.writers for row in rows] == [1, 16]
    assert rows[0].moves == rows[0].commits
    assert rows[1].moves > rows[1].commits
    assert as_markdown(rows).count("\n") == 3


# --- sudden death ----------------------------------------------------------------------------------------------------

CHILD = """
import asyncio, sys
from pathlib import Path
from merlin.game.game import Written
from merlin.server.store import Store

async def writer(store, table):
    n = len((await store.load(table)).records)
    while True:
        size = n % 3 + 1
        await store.append(table, n + 1, [Written("turn", 0, f"die {k}") for k in range(n + 1, n + 1 + size)], time=1.0)
        n += size
        print(table, n, flush=True)

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await asyncio.gather(*(writer(store, table) for table in sys.argv[2:]))

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """A child appends and tells each acknowledged number; it is killed at any moment, several times over."""
    names = [f"table{letter}" for letter in "abcdef"]

    async def prepare() -> None:
        async with opened(tmp_path) as store:
            await store.create_user(ANNA)
            for name in names:
                row = TableRow(name, "anna", GameOptions(), b"s" * 32, "playing", 1.0, 1.0, "e", 1)
                await store.create_table(row, [])

    async def check(acknowledged: dict[str, int]) -> None:
        async with opened(tmp_path) as store:
            for name in names:
                found = await store.load(name)
                assert found is not None
                assert len(found.records) >= acknowledged[name]
                assert [line.action for line in found.records] == [f"die {n}" for n in range(1, len(found.records) + 1)]

    asyncio.run(prepare())
    acknowledged = dict.fromkeys(names, 0)
    moments = random.Random(7)
    for _ in range(4):
        enough = moments.randrange(50, 400)
        command = [sys.executable, "-c", CHILD, str(tmp_path), *names]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            for count, line in enumerate(child.stdout):
                if count == enough:
                    child.send_signal(signal.SIGKILL)
                if not line.endswith("\n"):
                    break
                name, number = line.split()
                acknowledged[name] = int(number)
        assert child.returncode == -signal.SIGKILL
        asyncio.run(check(acknowledged))
    assert min(acknowledged.values()) > 0
