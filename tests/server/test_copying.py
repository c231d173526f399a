"""Everything goes from a folder into PostgreSQL and back, or nothing does."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from merlin_bigbox.cli.app import main
from merlin_bigbox.game.game import Saved, Written
from merlin_bigbox.server.store import (
    ChatRow,
    DamagedError,
    GuestRow,
    InUseError,
    ReviewRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
    SQLiteStore,
    Standing,
    StoreError,
    checked,
    forms,
)
from merlin_bigbox.server.store.leases import Claimed, Plays
from merlin_bigbox.server.store.postgres import copying
from merlin_bigbox.server.store.postgres.copying import to_folder, to_postgres
from merlin_bigbox.server.store.postgres.database import PostgresStore
from tests.postgres import Postgres
from tests.server.postgres_fixtures import member, new_database
from tests.server.store_fixtures import ANNA, BEN, MOVE, SEATS, SETUP, TABLE
from tests.server.test_postgres_store import execute

pytestmark = pytest.mark.interpreted_only
TABLES = [f"table{number}" for number in range(11)]


def _quiet(_done: int, _total: int) -> None:
    """Nobody watches."""


@pytest.fixture
def url(postgres: Postgres) -> str:
    return new_database(postgres)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with something of everything."""
    folder = tmp_path / "data"

    async def run() -> None:
        store = await SQLiteStore.open(folder)
        await store.create_user(ANNA)
        await store.create_user(BEN)
        await store.create_session(SessionRow("session", "anna", 1.0, 2.5, "Firefox"), 3)
        await store.set_recovery("ben", b"\0\xff code")
        for name in (*TABLES, "deleted"):
            row = msgspec.structs.replace(TABLE, id=name, branch=None)
            await store.create_table(row, [msgspec.structs.replace(seat, table=name) for seat in SEATS], SETUP, 4.0)
            await store.append(
                name,
                3,
                [MOVE, Written("Främe 🐉", -1, 'a "quoted"\tline\\ \n')],
                time=5.25,
                snapshot=SnapshotRow(1, Saved(2, bytes(range(256)))),
                standing=Standing(None, 3, (1, 2, 3)),
                status="over",
            )
            await store.add_chat(ChatRow(name, "ben", "Ben", "¡Olá!", 6.0))
            await store.set_note(name, "anna", "my\n\tnote")
            await store.set_guest(GuestRow(name, "ben", "Ben", "asked", ignored=("anna",)))
            await store.set_review(ReviewRow(name, "quick", "2026.1", 6.5, bytes(range(256))))
            await store.set_seats(name, [SeatRow(name, 2, "person", "ben", "Ben", None, 1e-300)], 7.0)
        await store.delete_table("deleted", 8.0)
        await store.policy_since("words", 9.0, 10.0)
        await store.close()

    asyncio.run(run())
    return folder


def rows(folder: Path) -> dict[str, list[Any]]:
    """Every row of a folder's database."""
    with closing(sqlite3.connect(folder / "merlin.db")) as db:
        found: dict[str, list[Any]] = {form.name: checked.select(db, form, "") for form in forms.FORMS}
        found["set_aside"] = db.execute("SELECT time, kind, place, content FROM set_aside").fetchall()
    return found


def test_everything_goes_into_postgres_and_back(
    data: Path, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in small portions; what a server loads from the database is what it loaded from the folder."""
    monkeypatch.setattr(copying, "CHUNK", 7)
    with closing(sqlite3.connect(data / "merlin.db", isolation_level=None)) as db:
        db.execute("INSERT INTO set_aside (time, kind, place, content) VALUES (1.5, 'a', 'b', 'c')")
    before, seen = rows(data), []

    async def loaded(store: SQLiteStore | PostgresStore) -> list[Any]:
        found = [await store.load(table) for table in TABLES]
        return [*found, await store.chat_of(TABLES[0]), await store.sessions_of("anna"), store.secret]

    async def from_folder(folder: Path) -> list[Any]:
        store = await SQLiteStore.open(folder)
        try:
            return await loaded(store)
        finally:
            await store.close()

    expected = asyncio.run(from_folder(data))
    copied = to_postgres(data, url, lambda done, total: seen.append((done, total)))
    assert copied.rows == {form.name: len(before[form.name]) for form in forms.FORMS}
    assert all(number > 0 for number in copied.rows.values())
    assert seen[-1] == (copied.total, copied.total)
    with pytest.raises(StoreError, match=r"were copied to postgresql://.*go on there.*delete .*moved"):
        SQLiteStore.open_now(data)

    async def play_on() -> None:
        store = await member(url)
        await store.join("here", Plays(99, TABLE.edition), 3600.0)
        assert (await store.health()).problems == ()
        assert await loaded(store) == expected
        assert await store.claim(TABLES[0]) == Claimed(1)
        with pytest.raises(StoreError, match="processes use this database"):
            await asyncio.to_thread(to_folder, url, tmp_path / "early", _quiet)
        await store.close()

    asyncio.run(play_on())
    back = tmp_path / "back"
    assert to_folder(url, back, _quiet) == copied
    assert rows(back) == before
    assert asyncio.run(from_folder(back)) == expected
    assert (back / "secret").read_bytes() == (data / "secret").read_bytes()
    assert sorted(path.name for path in back.iterdir()) == ["lock", "merlin.db", "secret"]
    with pytest.raises(StoreError, match="DELETE FROM kept"):
        asyncio.run(PostgresStore.open(url))
    with pytest.raises(StoreError, match="go on there"):
        to_folder(url, tmp_path / "twice", _quiet)


def test_what_is_not_empty_or_in_use_is_refused(data: Path, url: str, tmp_path: Path) -> None:
    async def serve() -> None:
        store = await SQLiteStore.open(data)
        with pytest.raises(InUseError):
            to_postgres(data, url, _quiet)
        await store.close()
        other = await member(url)
        with pytest.raises(StoreError, match="1 processes use this database"):
            await asyncio.to_thread(to_postgres, data, url, _quiet)
        await other.create_user(ANNA)
        await other.close()

    asyncio.run(serve())
    with pytest.raises(StoreError, match="there are users in this database already"):
        to_postgres(data, url, _quiet)
    with pytest.raises(StoreError, match=r"there is already a merlin.db"):
        to_folder(url, data, _quiet)
    with pytest.raises(StoreError, match=r"there is no merlin.db"):
        to_postgres(tmp_path / "nothing", url, _quiet)
    asyncio.run(_opens(data))


async def _opens(folder: Path) -> None:
    await (await SQLiteStore.open(folder)).close()


def test_what_is_interrupted_leaves_nothing(data: Path, url: str, tmp_path: Path) -> None:
    """Neither half of the tables nor a mark; the next attempt goes through."""

    def stop(done: int, total: int) -> None:
        if done > total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        to_postgres(data, url, stop)
    assert execute(url, "SELECT count(*) FROM users") == [(0,)]
    assert not (data / "moved").exists()
    to_postgres(data, url, _quiet)
    back = tmp_path / "back"
    with pytest.raises(KeyboardInterrupt):
        to_folder(url, back, stop)
    assert [path.name for path in back.iterdir()] == ["lock"]
    assert execute(url, "SELECT count(*) FROM kept WHERE name = 'moved'") == [(0,)]
    to_folder(url, back, _quiet)


def test_a_sign_that_postgres_does_not_keep_stops_nobody(data: Path, url: str) -> None:
    """Notes of older versions may have a NUL in them, which no page shows."""

    async def write() -> None:
        store = await SQLiteStore.open(data)
        await store.set_note(TABLES[0], "ben", "one\0two")
        await store.close()

    asyncio.run(write())
    to_postgres(data, url, _quiet)

    async def read() -> None:
        store = await member(url)
        assert await store.note(TABLES[0], "ben") == "onetwo"
        await store.close()

    asyncio.run(read())


def test_damaged_rows_are_not_copied_as_if_they_were_sound(data: Path, url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(data / "merlin.db", isolation_level=None)) as db:
        db.execute("UPDATE chat SET text = 'other' WHERE table_id = ?", (TABLES[3],))
    with pytest.raises(DamagedError, match=f"chat {TABLES[3]}/1.*merlin doctor"):
        to_postgres(data, url, _quiet)
    assert execute(url, "SELECT count(*) FROM users") == [(0,)]
    with closing(sqlite3.connect(data / "merlin.db", isolation_level=None)) as db:
        db.execute("UPDATE chat SET text = '¡Olá!' WHERE table_id = ?", (TABLES[3],))
    to_postgres(data, url, _quiet)
    execute(url, "UPDATE notes SET text = 'other'")
    with pytest.raises(DamagedError, match="notes"):
        to_folder(url, tmp_path / "back", _quiet)
    assert not (tmp_path / "back" / "merlin.db").exists()


def test_the_command_copies_and_refuses_in_words(
    data: Path, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["copy", str(data), url]) == 0
    said = capsys.readouterr().out
    assert "Everything was copied and compared" in said
    assert "--store" in said
    assert main(["copy", url, str(tmp_path / "back"), "--lang", "de"]) == 0
    assert "Alles ist kopiert und verglichen" in capsys.readouterr().out
    assert main(["copy", str(data), str(tmp_path / "other")]) == 2
    assert "one of the two is a folder" in capsys.readouterr().err
