"""The store's asynchronous interface. When a writing call returns, its data is on disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from merlin_bigbox.game.game import Written
from merlin_bigbox.server.protocol.http import Status
from merlin_bigbox.server.store import queries, schema
from merlin_bigbox.server.store.files import DATABASE, backup, connect, load_secret, take_lock, unpack
from merlin_bigbox.server.store.rows import (
    ChatRow,
    Counts,
    Loaded,
    SeatRow,
    SnapshotRow,
    Standing,
    TableRow,
    User,
)
from merlin_bigbox.server.store.writer import StoreError, Writer

T = TypeVar("T")


class Store:
    """An open data folder. Any task of the event loop may call any method at any time."""

    def __init__(self, folder: Path, lock: int) -> None:
        """Use `open`."""
        self.folder = folder
        self._lock = lock
        path = folder / DATABASE
        connection = connect(path)
        try:
            schema.migrate(connection, str(path))
            unpack(connection, folder)
            self.secret = load_secret(folder)
            self._reading = connect(path, reading=True)
        except BaseException:
            connection.close()
            raise
        self._writer = Writer(connection)
        self._reader = ThreadPoolExecutor(1, "merlin-reader")
        self._closed = False

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """Open a data folder, creating it if necessary; InUseError if another server has it open."""
        return await asyncio.to_thread(cls.open_now, folder)

    @classmethod
    def open_now(cls, folder: Path) -> Store:
        """Like `open`, outside an event loop."""
        lock = take_lock(folder)
        try:
            return cls(folder, lock)
        except BaseException:
            os.close(lock)
            raise

    async def close(self) -> None:
        """Finish pending work, then release the folder."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        os.close(self._lock)

    @property
    def commits(self) -> int:
        """How many transactions have been committed since the start, for benchmarks."""
        return self._writer.commits

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")

        def run() -> T:
            self._reading.execute("BEGIN")  # several statements see one moment
            try:
                return query(self._reading)
            finally:
                self._reading.execute("COMMIT")

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)

    # --- people --------------------------------------------------------------------------------------------------

    async def create_user(self, user: User) -> None:
        """Add a user."""
        await self._writer.write(lambda db: queries.create_user(db, user))

    async def user(self, user: str) -> User | None:
        """A user by id."""
        return await self._read(lambda db: queries.user(db, user))

    async def change_user(
        self, user: str, *, name: str | None = None, lang: str | None = None, seen: float | None = None
    ) -> None:
        """Change name, language or last visit; None leaves a value as it is. StoreError for an unknown user."""
        await self._writer.write(lambda db: queries.change_user(db, user, name, lang, seen))

    async def set_recovery(self, user: str, code_hash: bytes) -> None:
        """Store the hash of the user's recovery code, replacing the previous one."""
        await self._writer.write(lambda db: queries.set_recovery(db, user, code_hash))

    async def find_by_recovery(self, code_hash: bytes) -> User | None:
        """The user whose recovery code has this hash."""
        return await self._read(lambda db: queries.find_by_recovery(db, code_hash))

    # --- tables --------------------------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], records: Sequence[Written] = (), time: float = 0.0
    ) -> None:
        """Add a table with its seats and its first records (its setup, or those of the game it branched off)."""
        await self._writer.write(lambda db: queries.create_table(db, table, seats, records, time))

    async def table(self, table: str) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
        """A table and its seats."""
        return await self._read(lambda db: queries.table(db, table))

    async def load(self, table: str) -> Loaded | None:
        """A consistent copy of a whole table: seats, all records and the latest snapshot."""
        return await self._read(lambda db: queries.load(db, table))

    async def tables_of(self, user: str, limit: int = 200) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """The tables that a user hosts or sits at, most recently changed first."""
        return await self._read(lambda db: queries.tables_of(db, user, limit))

    async def playing_tables(self) -> list[str]:
        """The ids of all tables with a running game, most recently changed first."""
        return await self._read(queries.playing_tables)

    async def append(
        self,
        table: str,
        first: int,
        records: Sequence[Written],
        *,
        time: float,
        snapshot: SnapshotRow | None = None,
        seats: Sequence[SeatRow] = (),
        status: Status | None = None,
        standing: Standing | None = None,
    ) -> None:
        """Append records `first`, `first` + 1, … and everything that changes with them in one transaction.

        StoreError if `first` is not the next number. `seats` replaces those seats; None leaves a value as it is.
        """
        await self._writer.write(
            lambda db: queries.append(db, table, first, records, time, snapshot, seats, status, standing)
        )

    async def set_seat(self, seat: SeatRow, time: float) -> None:
        """Change a seat."""
        await self._writer.write(lambda db: queries.set_seats(db, seat.table, [seat], time))

    async def set_seats(self, table: str, seats: Sequence[SeatRow], time: float) -> None:
        """Change several seats of a table at once."""
        await self._writer.write(lambda db: queries.set_seats(db, table, seats, time))

    async def set_status(self, table: str, status: Status, time: float) -> None:
        """Change a table's status."""
        await self._writer.write(lambda db: queries.set_status(db, table, status, time))

    async def set_rematch(self, table: str, rematch: str) -> str:
        """Set the table that follows; if there is one already, that one is returned."""
        return await self._writer.write(lambda db: queries.set_rematch(db, table, rematch))

    # --- talk ----------------------------------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> ChatRow:
        """Store a chat line; returns it with its number."""
        return await self._writer.write(lambda db: queries.add_chat(db, line))

    async def chat_of(self, table: str, limit: int = 200) -> list[ChatRow]:
        """The most recent lines of a table's chat, in order."""
        return await self._read(lambda db: queries.chat_of(db, table, limit))

    async def set_note(self, table: str, user: str, text: str) -> None:
        """Store a user's private notes about a table."""
        await self._writer.write(lambda db: queries.set_note(db, table, user, text))

    async def note(self, table: str, user: str) -> str:
        """A user's notes about a table; empty if there are none."""
        return await self._read(lambda db: queries.note(db, table, user))

    # --- limits and copies ---------------------------------------------------------------------------------------

    async def counts(self) -> Counts:
        """How many users there are, and tables by status."""
        return await self._read(queries.counts)

    async def tables_made(self, user: str, since: float = 0.0) -> int:
        """How many tables a user has created since that time."""
        return await self._read(lambda db: queries.tables_made(db, user, since))

    async def backup(self, target: Path) -> None:
        """Copy everything into one file while the server runs; see `files.backup`."""
        await asyncio.to_thread(backup, self.folder, target)
