"""The data folder is deleted or replaced, the disk is full or fails: noticed, refused, told, and gone on after."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store import SQLiteStore, StoreError, User
from tests.server.client import ME, RANDOM, house
from tests.server.store_fixtures import ANNA, MOVE, TABLE, with_table

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough


async def _writes(store: SQLiteStore, number: int) -> None:
    await store.append(TABLE.id, number, [MOVE], time=9.0)


async def _refused(store: SQLiteStore, problem: str, number: int = 3) -> None:
    """A write is refused for this reason, and health says so."""
    with pytest.raises(StoreError) as caught:
        await _writes(store, number)
    assert caught.value.problem == problem
    health = await store.health()
    assert (health.ok, health.problems) == (False, (problem,))


def _remove_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def _move_folder(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


def _replace_database(folder: Path) -> None:
    copy = folder / "copy"
    shutil.copy(folder / "merlin.db", copy)
    copy.replace(folder / "merlin.db")


def _remove(name: str) -> Callable[[Path], None]:
    return lambda folder: (folder / name).unlink()


def _new_folder(folder: Path) -> None:
    shutil.rmtree(folder)
    asyncio.run(SQLiteStore.open_now(folder).close())


@pytest.mark.parametrize(
    "disaster",
    [_remove_folder, _move_folder, _replace_database, _remove("merlin.db"), _remove("merlin.db-wal"), _new_folder],
    ids=["removed", "moved", "replaced", "database removed", "log removed", "made anew"],
)
def test_nothing_is_acknowledged_into_files_that_are_gone(tmp_path: Path, disaster: Callable[[Path], None]) -> None:
    """SQLite itself would go on writing into the deleted file."""
    folder = tmp_path / "data"

    async def test(store: SQLiteStore) -> None:
        await asyncio.to_thread(disaster, folder)
        await _refused(store, "folder-gone")
        await _refused(store, "folder-gone")

    with_table(folder, test)


def test_files_that_go_during_the_commit_take_no_acknowledged_move_with_them(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def test(store: SQLiteStore) -> None:
        with pytest.raises(StoreError, match="is gone"):
            await store._writer.write(lambda _: shutil.rmtree(folder))

    with_table(folder, test)


def test_a_folder_that_is_put_back_is_used_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def test(store: SQLiteStore) -> None:
        folder.rename(tmp_path / "elsewhere")
        await _refused(store, "folder-gone")
        (tmp_path / "elsewhere").rename(folder)
        await _writes(store, 3)
        assert (await store.health()).ok

    with_table(folder, test)


class _Usage(NamedTuple):
    total: int
    used: int
    free: int


def test_a_full_disk_is_refused_early_and_over_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: SQLiteStore) -> None:
        free = Limits().disk_reserve_bytes - 1
        monkeypatch.setattr(shutil, "disk_usage", lambda _: _Usage(10**12, 0, free))
        await _refused(store, "disk-full")
        assert len((await store.load(TABLE.id)).records) == 2  # type: ignore[union-attr]
        free += 1
        assert (await store.health()).ok
        await _writes(store, 3)

    with_table(tmp_path, test)


def test_a_full_disk_is_called_a_full_disk(tmp_path: Path) -> None:
    """By whatever the database says of it: here it may not grow any more."""

    async def test(store: SQLiteStore) -> None:
        def limit(db: sqlite3.Connection) -> None:
            pages = db.execute("PRAGMA page_count").fetchone()[0]
            db.execute(f"PRAGMA max_page_count = {pages}")

        await store._writer.write(limit)
        number = 3

        async def fill() -> None:
            nonlocal number
            while True:
                await _writes(store, number)
                number += 1

        with pytest.raises(StoreError, match="the disk is full") as caught:
            await fill()
        assert caught.value.problem == "disk-full"
        assert caught.value.reason == "disk-full"
        before = await store.load(TABLE.id)
        assert before is not None
        assert len(before.records) == number - 1
        await store._writer.write(lambda db: db.execute("SELECT 1"))
        store._writer._connection.execute("PRAGMA max_page_count = 1000000")
        await _writes(store, number)
        assert (await store.health()).ok

    with_table(tmp_path, test)


class _Failing:
    """A connection that fails at a statement, as a broken disk makes it."""

    def __init__(self, connection: sqlite3.Connection, statement: str) -> None:
        self._connection = connection
        self._statement = statement

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if statement.startswith(self._statement):
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorname = "SQLITE_IOERR_FSYNC"
            raise error
        return self._connection.execute(statement, *values)


@pytest.mark.parametrize("statement", ["COMMIT", "BEGIN", "SAVEPOINT"])
def test_after_a_failure_of_the_disk_the_writer_opens_its_connection_again(tmp_path: Path, statement: str) -> None:
    async def test(store: SQLiteStore) -> None:
        connection = store._writer._connection
        store._writer._connection = _Failing(connection, statement)  # type: ignore[assignment]
        with pytest.raises(StoreError, match="does not answer as it should") as caught:
            await _writes(store, 3)
        assert caught.value.problem == "io-error"
        assert store._writer.problem == "io-error"
        assert (await store.health()).ok
        assert store._writer._connection is not connection
        await _writes(store, 3)

    with_table(tmp_path, test)


def test_no_failure_ends_the_writer(tmp_path: Path) -> None:
    """An error that nobody thought of fails its jobs and not all that come after."""

    async def test(store: SQLiteStore) -> None:
        connection = store._writer._connection
        store._writer._connection = None  # type: ignore[assignment]
        with pytest.raises(StoreError, match="AttributeError"):
            await store.create_user(User("new", "", "en", 0.0, 0.0))
        store._writer._connection = connection
        with pytest.raises(StoreError):
            await store.create_user(ANNA)
        await _writes(store, 3)

    with_table(tmp_path, test)


def test_reading_is_tried_anew_after_a_failure(tmp_path: Path) -> None:
    async def test(store: SQLiteStore) -> None:
        store._reading = _Failing(store._reading, "BEGIN")  # type: ignore[assignment]
        with pytest.raises(StoreError, match="does not answer as it should"):
            await store.user("anna")
        assert await store.user("anna") == ANNA
        assert (await store.health()).ok

    with_table(tmp_path, test)


@pytest.mark.parametrize(("disaster", "reason"), [("gone", "not-kept"), ("full", "disk-full")])
def test_people_are_told_why_a_move_is_not_kept(
    tmp_path: Path, disaster: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the socket and by requests; nothing is acknowledged."""
    folder = tmp_path / "data"
    with house(folder) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, RANDOM)["id"]
        line = ann.line(table)
        assert line.wait_for_turn()
        if disaster == "gone":
            shutil.rmtree(folder)
        else:
            monkeypatch.setattr(shutil, "disk_usage", lambda _: _Usage(10**12, 0, 0))
        answer = line.act()
        assert (answer["type"], answer["reason"]) == ("refused", reason)
        refused = ann.http.post("/api/tables", json={"seats": [ME, RANDOM]})
        assert refused.json()["reason"] == reason
        assert refused.status_code in (503, 507)


def test_an_index_that_does_not_fit_is_made_anew_and_a_broken_file_is_left_alone(tmp_path: Path) -> None:
    async def nothing(_: SQLiteStore) -> None:
        pass

    with_table(tmp_path, nothing)
    path = tmp_path / "merlin.db"
    with sqlite3.connect(path, isolation_level=None) as db:
        db.execute("PRAGMA writable_schema = ON")
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_host'").fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
    db.close()
    content = bytearray(path.read_bytes())
    at = content.index(b"anna", (root - 1) * size, root * size)
    content[at] = ord("b")
    path.write_bytes(content)

    async def listed() -> int:
        store = await SQLiteStore.open(tmp_path)
        try:
            return len((await store.tables_of("anna")).tables)
        finally:
            await store.close()

    assert asyncio.run(listed()) == 1
    content = bytearray(path.read_bytes())
    content[(root - 1) * size : (root - 1) * size + 8] = b"\xff" * 8
    path.write_bytes(content)
    with pytest.raises(StoreError, match="run merlin doctor"):
        asyncio.run(listed())
    assert path.read_bytes() == content
