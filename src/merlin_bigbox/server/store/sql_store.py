"""The methods of a store that keeps its data in SQL: each is one query, run inside a transaction of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

from merlin_bigbox.game.game import Written
from merlin_bigbox.server.protocol.http import HouseRules, Status
from merlin_bigbox.server.store import keeping, queries, sessions
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.protocol import Store
from merlin_bigbox.server.store.rows import (
    ChatRow,
    Counts,
    DiceRow,
    GuestRow,
    Listed,
    Loaded,
    ReviewRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
    Standing,
    TableRow,
    Unused,
    User,
)

T = TypeVar("T")


class SQLStore(Store):
    """What its methods do is said in `protocol.Store`; subclasses say where a query runs."""

    @abstractmethod
    async def _read(self, query: Callable[[Database], T]) -> T:
        """Run a query; several statements of it see one moment."""

    @abstractmethod
    async def _write(self, work: Callable[[Database], T], table: str | None = None) -> T:
        """Run it in a transaction and wait until that is on disk. `table` is the one whose rows it changes."""

    # --- people --------------------------------------------------------------------------------------------------

    async def create_user(self, user: User) -> None:
        await self._write(lambda db: queries.create_user(db, user))

    async def user(self, user: str) -> User | None:
        return await self._read(lambda db: queries.user(db, user))

    async def change_user(
        self, user: str, *, name: str | None = None, lang: str | None = None, seen: float | None = None
    ) -> None:
        await self._write(lambda db: queries.change_user(db, user, name, lang, seen))

    async def set_recovery(self, user: str, code_hash: bytes) -> None:
        await self._write(lambda db: queries.set_recovery(db, user, code_hash))

    async def find_by_recovery(self, code_hash: bytes) -> User | None:
        return await self._read(lambda db: queries.find_by_recovery(db, code_hash))

    async def use_recovery(self, code_hash: bytes, renewed: bytes) -> User | None:
        return await self._write(lambda db: sessions.use_recovery(db, code_hash, renewed))

    async def create_session(self, session: SessionRow, most: int) -> list[str]:
        return await self._write(lambda db: sessions.create_session(db, session, most))

    async def session(self, user: str, session: str) -> SessionRow | None:
        return await self._read(lambda db: sessions.session(db, user, session))

    async def sessions_of(self, user: str) -> list[SessionRow]:
        return await self._read(lambda db: sessions.sessions_of(db, user))

    async def see_session(self, session: str, time: float) -> None:
        await self._write(lambda db: sessions.see_session(db, session, time))

    async def end_sessions(self, user: str, ended: Collection[str] | None, kept: str, time: float) -> list[str]:
        return await self._write(lambda db: sessions.end_sessions(db, user, ended, kept, time))

    # --- tables --------------------------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], records: Sequence[Written] = (), time: float = 0.0
    ) -> None:
        await self._write(lambda db: queries.create_table(db, table, seats, records, time))

    async def table(self, table: str) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
        return await self._read(lambda db: queries.table(db, table))

    async def load(self, table: str) -> Loaded | None:
        return await self._read(lambda db: queries.load(db, table))

    async def tables_of(self, user: str, limit: int = 200) -> Listed:
        return await self._read(lambda db: queries.tables_of(db, user, limit))

    async def playing_tables(self) -> list[str]:
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
        dice: DiceRow | None = None,
    ) -> None:
        await self._write(
            lambda db: queries.append(db, table, first, records, time, snapshot, seats, status, standing, dice),
            table,
        )

    async def set_seats(
        self, table: str, seats: Sequence[SeatRow], time: float, *, dice: DiceRow | None = None
    ) -> None:
        await self._write(lambda db: queries.set_seats(db, table, seats, time, dice), table)

    async def set_rematch(self, table: str, rematch: str) -> str:
        return await self._write(lambda db: queries.set_rematch(db, table, rematch), table)

    async def set_house(self, table: str, house: HouseRules) -> None:
        await self._write(lambda db: keeping.set_house(db, table, house), table)

    async def set_used(self, table: str, time: float) -> None:
        await self._write(lambda db: keeping.set_used(db, table, time), table)

    async def delete_table(self, table: str, time: float) -> None:
        await self._write(lambda db: queries.delete_table(db, table, time), table)

    async def was_deleted(self, table: str) -> bool:
        return await self._read(lambda db: keeping.was_deleted(db, table))

    # --- reviews -------------------------------------------------------------------------------------------------

    async def set_review(self, review: ReviewRow) -> None:
        await self._write(lambda db: keeping.set_review(db, review))

    async def review(self, table: str, level: str) -> ReviewRow | None:
        return await self._read(lambda db: keeping.review(db, table, level))

    # --- people at a table ---------------------------------------------------------------------------------------

    async def guests_of(self, table: str) -> list[GuestRow]:
        return await self._read(lambda db: keeping.guests_of(db, table))

    async def set_guest(self, guest: GuestRow) -> None:
        await self._write(lambda db: keeping.set_guest(db, guest), guest.table)

    # --- talk ----------------------------------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> ChatRow:
        return await self._write(lambda db: queries.add_chat(db, line), line.table)

    async def chat_of(self, table: str, limit: int = 200) -> list[ChatRow]:
        return await self._read(lambda db: queries.chat_of(db, table, limit))

    async def set_note(self, table: str, user: str, text: str) -> None:
        await self._write(lambda db: queries.set_note(db, table, user, text), table)

    async def note(self, table: str, user: str) -> str:
        return await self._read(lambda db: queries.note(db, table, user))

    # --- limits --------------------------------------------------------------------------------------------------

    async def counts(self) -> Counts:
        return await self._read(queries.counts)

    async def unfinished(self, host: str) -> int:
        return await self._read(lambda db: keeping.unfinished(db, host))

    async def unused_tables(self, unused: Unused, limit: int) -> list[str]:
        return await self._read(lambda db: keeping.unused_tables(db, unused, limit))

    async def forget(self, people: float, tables: float) -> int:
        return await self._write(lambda db: keeping.forget(db, people, tables))

    async def policy_since(self, words: str, now: float, longest: float) -> float:
        return await self._write(lambda db: keeping.policy_since(db, words, now, longest))

    async def tables_made(self, user: str, since: float = 0.0) -> int:
        return await self._read(lambda db: queries.tables_made(db, user, since))
