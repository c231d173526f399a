"""The store: what it acknowledged is on the disk, records only grow."""

import asyncio
from pathlib import Path
from threading import Event

import pytest

from benchmarks.store import as_markdown, run
from merlin_bigbox.game.game import Saved
from merlin_bigbox.server.store import (
    ChatRow,
    Listed,
    SeatRow,
    SnapshotRow,
    SQLiteStore,
    Standing,
    StoreError,
    User,
)
from tests.server.store_fixtures import ANNA, MOVE, SEATS, SETUP, TABLE, opened, with_table

# --- what is kept ----------------------------------------------------------------------------------------------------


def test_everything_is_there_after_opening_again(tmp_path: Path) -> None:
    """Seats, options, clock, origin, records with their times and the snapshot come back as they were given."""
    saved = SnapshotRow(1, Saved(2, b"{}"))
    standing = Standing(1, 2, (5, 6, 7))

    async def write(store: SQLiteStore) -> None:
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
    async def test(store: SQLiteStore) -> None:
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
    async def test(store: SQLiteStore) -> None:
        assert [row.id for row, _ in (await store.tables_of("anna")).tables] == [TABLE.id]
        assert await store.tables_of("ben") == Listed([], [])
        await store.set_seats(TABLE.id, [SeatRow(TABLE.id, 2, "person", user="ben", name="Ben")], 7.0)
        ((row, seats),) = (await store.tables_of("ben")).tables
        assert row.changed == 7.0
        assert [seat.user for seat in seats] == ["anna", None, "ben"]
        assert await store.tables_made("anna") == 1
        assert await store.tables_made("anna", since=3.0) == 0
        counts = await store.counts()
        assert (counts.users, counts.waiting, counts.playing, counts.over) == (2, 1, 0, 0)

    with_table(tmp_path, test)


def test_the_first_rematch_counts(tmp_path: Path) -> None:
    """Two people who both press the button meet at one table."""

    async def test(store: SQLiteStore) -> None:
        both = await asyncio.gather(store.set_rematch(TABLE.id, "one"), store.set_rematch(TABLE.id, "two"))
        assert list(both) == ["one", "one"]

    with_table(tmp_path, test)


def test_chat_is_numbered_and_notes_are_one_s_own(tmp_path: Path) -> None:
    async def test(store: SQLiteStore) -> None:
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
    async def test(store: SQLiteStore) -> None:
        before = await store.load(TABLE.id)
        with pytest.raises(StoreError, match=f"record {first} cannot follow record 2"):
            await store.append(TABLE.id, first, [MOVE], time=9.0, status="over", seats=[SEATS[2]])
        assert await store.load(TABLE.id) == before

    with_table(tmp_path, test)


def test_records_and_what_changes_with_them_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    """A seat of another table, or one of a user who does not exist, takes the records with it."""

    async def test(store: SQLiteStore) -> None:
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

    async def test(store: SQLiteStore) -> None:
        for statement in ("DELETE FROM actions", "UPDATE actions SET action = 'die 1'"):
            with pytest.raises(StoreError, match="never"):
                await store._writer.write(lambda db, sql=statement: db.execute(sql))  # type: ignore[misc]

    with_table(tmp_path, test)


def test_a_failing_job_fails_alone_in_its_commit(tmp_path: Path) -> None:
    """Jobs that share a transaction do not share their mistakes."""

    async def test(store: SQLiteStore) -> None:
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
        store = await SQLiteStore.open(tmp_path)
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


def test_the_benchmark_tells_what_many_tables_at_once_bring(tmp_path: Path) -> None:
    rows = run(tmp_path, 0.05, (1, 16))
    assert [row.writers for row in rows] == [1, 16]
    assert rows[0].moves == rows[0].commits
    assert rows[1].moves > rows[1].commits
    assert as_markdown(rows).count("\n") == 3
