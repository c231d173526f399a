"""What the server asks of a store. `SQLiteStore` is one; `tests/server/store_contract.py` says what each must do."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from merlin_bigbox.game.game import Written
from merlin_bigbox.server.protocol.http import HouseRules, Status
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
    StoreHealth,
    TableRow,
    Unused,
    User,
)


class Store(Protocol):
    """Everything that outlives the process. When a writing call returns, its data is on disk.

    Any task of the event loop may call any method at any time. A call that fails raises StoreError and left no trace,
    unless the error is of the commit itself: then what was written may be there or not.
    """

    secret: bytes
    """The server's signing secret."""

    async def close(self) -> None:
        """Finish pending work, then release everything; a second call does nothing."""
        ...

    async def health(self) -> StoreHealth:
        """Whether it can read and write now."""
        ...

    # --- people --------------------------------------------------------------------------------------------------

    async def create_user(self, user: User) -> None:
        """Add a user."""
        ...

    async def user(self, user: str) -> User | None:
        """A user by id."""
        ...

    async def change_user(
        self, user: str, *, name: str | None = None, lang: str | None = None, seen: float | None = None
    ) -> None:
        """Change name, language or last visit; None leaves a value as it is. StoreError for an unknown user."""
        ...

    async def set_recovery(self, user: str, code_hash: bytes) -> None:
        """Store the hash of the user's recovery code, replacing the previous one."""
        ...

    async def find_by_recovery(self, code_hash: bytes) -> User | None:
        """The user whose recovery code has this hash."""
        ...

    async def use_recovery(self, code_hash: bytes, renewed: bytes) -> User | None:
        """The user whose recovery code has this hash, which is replaced by another at the same time."""
        ...

    async def create_session(self, session: SessionRow, most: int) -> list[str]:
        """Sign somebody in; returns which sessions were ended, so that this person has at most so many."""
        ...

    async def session(self, user: str, session: str) -> SessionRow | None:
        """A session of this user, also one that was ended; None if it was never made."""
        ...

    async def sessions_of(self, user: str) -> list[SessionRow]:
        """The sessions of a user that were not ended, most recently seen first."""
        ...

    async def see_session(self, session: str, time: float) -> None:
        """The browser of this session was here."""
        ...

    async def end_sessions(self, user: str, ended: Collection[str] | None, kept: str, time: float) -> list[str]:
        """End these sessions of a user, or (None) all but the one that is kept; returns which were ended.

        Cookies of versions without sessions end as well.
        """
        ...

    # --- tables --------------------------------------------------------------------------------------------------

    async def create_table(
        self, table: TableRow, seats: Sequence[SeatRow], records: Sequence[Written] = (), time: float = 0.0
    ) -> None:
        """Add a table with its seats and its first records (its setup, or those of the game it branched off)."""
        ...

    async def table(self, table: str) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
        """A table and its seats."""
        ...

    async def load(self, table: str) -> Loaded | None:
        """A consistent copy of a whole table: seats, all records and the latest snapshot.

        Everything is checked. What can be restored is restored (`Loaded.damage` says so), else it is a DamagedError.
        """
        ...

    async def tables_of(self, user: str, limit: int = 200) -> Listed:
        """The tables that a user hosts or sits at, most recently changed first."""
        ...

    async def playing_tables(self) -> list[str]:
        """The ids of all tables whose game runs or is about to begin, most recently changed first."""
        ...

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
        """Append records `first`, `first` + 1, … and everything that changes with them in one transaction.

        StoreError if `first` is not the next number. `seats` replaces those seats; None leaves a value as it is.
        """
        ...

    async def set_seats(
        self, table: str, seats: Sequence[SeatRow], time: float, *, dice: DiceRow | None = None
    ) -> None:
        """Change several seats of a table at once, and what their people add to the dice."""
        ...

    async def set_rematch(self, table: str, rematch: str) -> str:
        """Set the table that follows; if there is one already, that one is returned."""
        ...

    async def set_house(self, table: str, house: HouseRules) -> None:
        """Change how people come to a table and who may write."""
        ...

    async def set_used(self, table: str, time: float) -> None:
        """One of its people opened the table: it is kept longer."""
        ...

    async def delete_table(self, table: str, time: float) -> None:
        """Delete a table and everything that belongs to it; only that there was one is remembered."""
        ...

    async def was_deleted(self, table: str) -> bool:
        """Whether there was such a table."""
        ...

    # --- reviews -------------------------------------------------------------------------------------------------

    async def set_review(self, review: ReviewRow) -> None:
        """Keep a review of a finished game, replacing the one of the same level. StoreError if there is no such game.

        Any process may do this: a review follows from records that do not change any more.
        """
        ...

    async def review(self, table: str, level: str) -> ReviewRow | None:
        """The review of a table, as thorough as that; None if there is none, DamagedError if it cannot be read."""
        ...

    # --- people at a table ---------------------------------------------------------------------------------------

    async def guests_of(self, table: str) -> list[GuestRow]:
        """What was decided about people at a table, by their ids."""
        ...

    async def set_guest(self, guest: GuestRow) -> None:
        """Keep what was decided about a person, replacing what was kept before."""
        ...

    # --- talk ----------------------------------------------------------------------------------------------------

    async def add_chat(self, line: ChatRow) -> ChatRow:
        """Store a chat line; returns it with its number."""
        ...

    async def chat_of(self, table: str, limit: int = 200) -> list[ChatRow]:
        """The most recent lines of a table's chat, in order."""
        ...

    async def set_note(self, table: str, user: str, text: str) -> None:
        """Store a user's private notes about a table."""
        ...

    async def note(self, table: str, user: str) -> str:
        """A user's notes about a table; empty if there are none."""
        ...

    # --- limits --------------------------------------------------------------------------------------------------

    async def counts(self) -> Counts:
        """How many users there are, and tables by status."""
        ...

    async def unfinished(self, host: str) -> int:
        """How many tables a user has created whose game is not over."""
        ...

    async def unused_tables(self, unused: Unused, limit: int) -> list[str]:
        """The ids of tables that nobody used since the given times, the longest unchanged first."""
        ...

    async def forget(self, people: float, tables: float) -> int:
        """Forget people not seen since `people` who are named nowhere, and tables deleted before `tables`."""
        ...

    async def policy_since(self, words: str, now: float, longest: float) -> float:
        """Since when things are kept by this policy. A new one starts now, as does one unused for `longest` seconds."""
        ...

    async def tables_made(self, user: str, since: float = 0.0) -> int:
        """How many tables a user has created since that time."""
        ...
