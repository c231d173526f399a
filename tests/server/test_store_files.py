"""The files of the store: one server a folder, versions, backups, and what is left after a sudden death."""

import asyncio
import contextlib
import random
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.store import (
    InUseError,
    SQLiteStore,
    StoreError,
    TableRow,
    User,
    backup,
    checked,
    forms,
    queries,
    schema,
)
from tests.server.store_fixtures import ANNA, MOVE, SEATS, SETUP, TABLE, opened, with_table

# --- the folder ------------------------------------------------------------------------------------------------------


def test_two_servers_on_one_folder_are_refused_clearly(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path):
            with pytest.raises(InUseError, match=r"another Merlin server uses this data folder \(process \d+\)"):
                await SQLiteStore.open(tmp_path)
        async with opened(tmp_path):
            pass

    asyncio.run(run())


def test_a_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be used"):
        SQLiteStore.open_now(tmp_path / "file" / "data")


def test_only_its_owner_reads_the_data(tmp_path: Path) -> None:
    """The seeds of running games are in it."""

    async def test(store: SQLiteStore) -> None:
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "data").iterdir()}
        assert modes == dict.fromkeys(["merlin.db", "merlin.db-wal", "merlin.db-shm", "lock", "secret"], 0o600)

    with_table(tmp_path / "data", test)


def test_a_backup_made_during_play_is_one_private_file_with_everything(tmp_path: Path) -> None:
    """Put back into an empty folder, also the tokens of its users are good again."""
    folder, copy = tmp_path / "data", tmp_path / "copy.db"

    async def test(store: SQLiteStore) -> None:
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
        SQLiteStore.open_now(tmp_path)
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
        SQLiteStore.open_now(tmp_path)
    assert path.read_bytes() == content


def test_a_database_of_the_first_version_opens(tmp_path: Path) -> None:
    """The kept file was written by the first version; every later one must read it."""
    kept = Path(__file__).parent / "kept" / "version-1.sql"
    with database(tmp_path / "merlin.db") as db:
        db.executescript(kept.read_text(encoding="utf-8"))
    (tmp_path / "secret").write_bytes(b"s" * 32)

    async def run() -> None:
        async with opened(tmp_path) as store:
            found = await store.load(TABLE.id)
            assert found is not None
            assert found.records == (*SETUP, MOVE)
            assert found.seats == SEATS
            assert found.table.hints is True
            assert found.snapshot is not None
            assert await store.user("anna") == msgspec.structs.replace(ANNA, old_cookies=True)
            assert await store.note(TABLE.id, "anna") == "a note"
            assert [line.text for line in await store.chat_of(TABLE.id)] == ["hello"]
            assert schema.version(store._reading) == len(schema.MIGRATIONS)
            for form in forms.FORMS:
                assert all(passed for _, passed in checked.select(store._reading, form, "")), form.name
            assert store._damaged == []
            assert queries.number(store._reading, "tables") == 1
            await store.append(TABLE.id, 4, [MOVE], time=9.0)

    asyncio.run(run())


async def _open_and_close(folder: Path) -> None:
    await (await SQLiteStore.open(folder)).close()


# --- sudden death ----------------------------------------------------------------------------------------------------

CHILD = """
import asyncio, sys
from pathlib import Path
from merlin_bigbox.game.game import Written
from merlin_bigbox.server.store import SQLiteStore

async def writer(store, table):
    n = len((await store.load(table)).records)
    while True:
        size = n % 3 + 1
        await store.append(table, n + 1, [Written("turn", 0, f"die {k}") for k in range(n + 1, n + 1 + size)], time=1.0)
        n += size
        print(table, n, flush=True)

async def main():
    store = await SQLiteStore.open(Path(sys.argv[1]))
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
                row = TableRow(name, "anna", GameOptions(), b"s" * 32, "playing", 1.0, 1.0, "e")
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
