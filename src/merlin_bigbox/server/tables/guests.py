"""What was decided about the people at a table: who may sit, watch and write, and who hears whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.server.protocol.http import PersonInfo, Seat
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import GuestRow, TableRow, User

if TYPE_CHECKING:
    from merlin_bigbox.server.tables.table import Table


def person_key(table: str, user: str) -> str:
    """A name for a person at this table only: others can point at them, but learn nothing about them elsewhere."""
    return sha256(f"{table} {user}".encode()).hexdigest()[:12]


class Guests:
    """The rows about people of one table."""

    def __init__(self, rows: Iterable[GuestRow], table: str) -> None:
        self._table = table
        self._rows = {row.user: row for row in rows}

    def __iter__(self) -> Iterator[GuestRow]:
        return iter(self._rows.values())

    def of(self, user: str) -> GuestRow:
        """What was decided about a person; for most people nothing was."""
        return self._rows.get(user) or GuestRow(self._table, user)

    def keep(self, row: GuestRow) -> None:
        """Something new was decided, and stored."""
        self._rows[row.user] = row

    def asking(self) -> int:
        """How many people wait to be let in."""
        return sum(row.state == "asked" for row in self)

    # --- what somebody may do ------------------------------------------------------------------------------------

    def check_watch(self, user: str) -> None:
        """Refuse whoever was blocked."""
        if self.of(user).state == "blocked":
            raise RefusalError("blocked", "the maker of this table has blocked you")

    def check_sit(self, row: TableRow, user: str) -> None:
        """Refuse whoever was removed, and at a table with approval whoever was not let in."""
        self.check_watch(user)
        state = self.of(user).state
        if state == "removed":
            raise RefusalError("removed", "the maker of this table has removed you")
        if row.house.entry == "approval" and state != "admitted" and row.host != user:
            raise RefusalError("not-admitted", "the maker of this table lets people in; ask for it")

    def hears(self, user: str, speaker: str) -> bool:
        """Whether somebody wants to read what another says."""
        return speaker not in self.of(user).ignored


def check_chat(table: Table, user: str) -> None:
    """Refuse a line of somebody muted, of a watcher where only players write, or too many lines."""
    table.guests.check_watch(user)
    if table.guests.of(user).muted:
        raise RefusalError("muted", "the maker of this table has muted you")
    seated = user == table.row.host or any(row.user == user for row in table.seats)
    if not seated and not table.row.house.watchers_chat:
        raise RefusalError("watchers-quiet", "only players write here")
    if not table.chat_rate.take(user):
        raise RefusalError("too-many", f"at most {table.services.limits.chat_per_minute:g} lines a minute")


# --- telling ---------------------------------------------------------------------------------------------------------


def people(table: Table, user: str) -> tuple[PersonInfo, ...]:
    """The people at a table as far as this user has to do with them.

    The host sees everybody who is there or about whom something was decided; others see who plays and whom they do not
    want to hear.
    """
    names = named_people(table)
    host = table.row.host == user
    own = table.guests.of(user)
    found: list[PersonInfo] = []
    for known, name in names.items():
        row = table.guests.of(known)
        seats: tuple[Seat, ...] = tuple(
            SEAT_NAMES[seat.seat] for seat in table.seats if seat.kind == "person" and seat.user == known
        )
        ignored = known in own.ignored
        here = table.presence.here(known)
        if seats or ignored or known == user or (host and (here or row.state is not None or row.muted)):
            found.append(
                PersonInfo(
                    key=person_key(table.row.id, known),
                    name=name,
                    seats=seats,
                    here=here,
                    you=known == user,
                    state=row.state if host or known == user else None,
                    muted=row.muted,
                    ignored=ignored,
                )
            )
    return tuple(found)


def named_people(table: Table) -> dict[str, str]:
    """Everybody who is or was at a table, with their names: those who play first."""
    names: dict[str, str] = {row.user: row.name for row in table.seats if row.kind == "person" and row.user is not None}
    for line in table.chat:
        names.setdefault(line.user, line.name)
    for row in table.guests:
        names[row.user] = names.get(row.user) or row.name
    for watcher in table.watchers:
        names[watcher.user.id] = names.get(watcher.user.id) or watcher.user.name
    return names


def find_person(table: Table, key: str) -> tuple[str, str]:
    """The id and the name of the person with this key; refused if there is none."""
    for known, name in named_people(table).items():
        if person_key(table.row.id, known) == key:
            return known, name
    raise RefusalError("nobody", "there is nobody like that at this table")


async def decide(table: Table, user: User | str, name: str = "", **changes: object) -> None:
    """Keep something about a person. The caller holds the lock."""
    known = user if isinstance(user, str) else user.id
    before = table.guests.of(known)
    row = msgspec.structs.replace(before, name=name or before.name, **changes)
    await table.commit(table.services.store.set_guest(row))
    table.guests.keep(row)
