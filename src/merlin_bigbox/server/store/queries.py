"""The store's SQL, one function per query. Each runs inside a transaction opened by its caller, on any connection."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from merlin_bigbox.game import chain
from merlin_bigbox.game.game import Written
from merlin_bigbox.server.protocol.http import Status
from merlin_bigbox.server.store import checked, forms, loading
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import DamagedError, StoreError
from merlin_bigbox.server.store.forms import (
    ACTIONS,
    CHAT,
    FACTS,
    GUESTS,
    NOTES,
    REMOVED,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    USERS,
    Counted,
)
from merlin_bigbox.server.store.rows import (
    ChatRow,
    Counts,
    DiceRow,
    Listed,
    Loaded,
    SeatRow,
    SnapshotRow,
    Standing,
    TableRow,
    User,
)

# --- people ----------------------------------------------------------------------------------------------------------


def create_user(db: Database, user: User) -> None:
    checked.insert(db, USERS, forms.user_row(user))
    tally(db, "users", 1)


def user(db: Database, wanted: str) -> User | None:
    row = checked.get(db, USERS, wanted)
    if row is None and db.execute('SELECT 1 FROM seats WHERE "user" = ? LIMIT 1', (wanted,)).fetchone():
        raise DamagedError(f"users {wanted}: the row is lost, but there are seats of this user")
    return None if row is None else forms.read_user(row)


def change_user(db: Database, wanted: str, name: str | None, lang: str | None, seen: float | None) -> None:
    changes = {"name": name, "lang": lang, "seen": None if seen is None else float(seen)}
    checked.change(db, USERS, [wanted], {column: value for column, value in changes.items() if value is not None})


def set_recovery(db: Database, wanted: str, code_hash: bytes) -> None:
    checked.change(db, USERS, [wanted], {"recovery": code_hash})


def find_by_recovery(db: Database, code_hash: bytes) -> User | None:
    rows = checked.good(db, USERS, "WHERE recovery = ?", (code_hash,))
    return forms.read_user(rows[0]) if rows else None


# --- tables ----------------------------------------------------------------------------------------------------------


def create_table(
    db: Database, new: TableRow, seats: Sequence[SeatRow], records: Sequence[Written], time: float
) -> None:
    rows = sorted(forms.seat_row(seat) for seat in _own(new.id, seats))
    seated = checked.sum_of_sums(checked.row_sum(SEATS, row) for row in rows)
    count = Counted(len(records), chain.end(records), seated, None, 0, 0)
    checked.insert(db, TABLES, forms.table_row(new, count))
    checked.insert_many(db, SEATS, rows)
    put_records(db, new.id, 1, records, time, chain.FIRST)
    tally(db, "tables", 1)


def table(db: Database, wanted: str) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
    found = loading.table(db, wanted)
    return None if found is None else (found[0], loading.seats(db, wanted, found[1]))


def load(db: Database, wanted: str) -> Loaded | None:
    return loading.load(db, wanted)


def tables_of(db: Database, wanted: str, limit: int) -> Listed:
    rows = db.execute(
        'SELECT id FROM tables WHERE (host = ? OR id IN (SELECT table_id FROM seats WHERE "user" = ?)) '
        'AND id NOT IN (SELECT table_id FROM guests WHERE "user" = ? AND gone = 1) ORDER BY changed DESC, id LIMIT ?',
        (wanted, wanted, wanted, limit),
    ).fetchall()
    whole: list[tuple[TableRow, tuple[SeatRow, ...]]] = []
    damaged: list[str] = []
    for (found,) in rows:
        try:
            pair = table(db, found)
        except DamagedError:
            damaged.append(str(found))
        else:
            whole += [] if pair is None else [pair]
    return Listed(whole, damaged)


def playing_tables(db: Database) -> list[str]:
    rows = db.execute("SELECT id, status, dice FROM tables WHERE status <> 'over' ORDER BY changed DESC, id").fetchall()
    return [wanted for wanted, status, dice in rows if status == "playing" or forms.is_beginning(dice)]


def append(
    db: Database,
    wanted: str,
    first: int,
    records: Sequence[Written],
    time: float,
    snapshot: SnapshotRow | None,
    seats: Sequence[SeatRow],
    status: Status | None,
    standing: Standing | None,
    dice: DiceRow | None,
) -> None:
    before = checked.needed(db, TABLES, wanted)
    count = forms.counted(before)
    if first != count.records + 1:
        raise StoreError(f'table "{wanted}": record {first} cannot follow record {count.records}')
    changes: dict[str, object] = {"changed": float(time)}
    if status is not None:
        changes["status"] = status
    if standing is not None:
        changes["standing"] = forms.as_json(standing)
    if dice is not None:
        changes["dice"] = forms.as_json(dice)
    if records:
        changes["link"] = put_records(db, wanted, first, records, time, count.link)
        changes["records"] = count.records + len(records)
    if seats:
        changes["seated"] = _put_seats(db, wanted, seats, count)
    if snapshot is not None:
        if snapshot.saved.at > count.records + len(records):
            raise StoreError(f'table "{wanted}": a state after {snapshot.saved.at} records, but there are fewer')
        # Only the latest snapshot is ever needed; the history is in the records.
        db.execute("DELETE FROM snapshots WHERE table_id = ?", (wanted,))
        changes["saved"] = checked.insert(db, SNAPSHOTS, forms.snapshot_row(wanted, snapshot))
    checked.change(db, TABLES, [wanted], changes, before)


def set_seats(db: Database, wanted: str, seats: Sequence[SeatRow], time: float, dice: DiceRow | None) -> None:
    seated = _put_seats(db, wanted, seats, counted(db, wanted))
    changes: dict[str, object] = {"changed": float(time), "seated": seated}
    if dice is not None:
        changes["dice"] = forms.as_json(dice)
    checked.change(db, TABLES, [wanted], changes)


def set_rematch(db: Database, wanted: str, rematch: str) -> str:
    found = table(db, wanted)
    if found is not None and found[0].rematch is not None:
        return found[0].rematch
    checked.change(db, TABLES, [wanted], {"rematch": rematch})
    return rematch


def delete_table(db: Database, wanted: str, time: float) -> None:
    """Delete a table and everything that belongs to it; the mark lets the records go (see schema.py)."""
    checked.change(db, TABLES, [wanted], {"deleted": 1})
    for form in (SEATS, ACTIONS, SNAPSHOTS, CHAT, NOTES, GUESTS, REVIEWS):
        db.execute(f"DELETE FROM {form.name} WHERE table_id = ?", (wanted,))  # noqa: S608 – names of forms
    db.execute("DELETE FROM tables WHERE id = ?", (wanted,))
    checked.insert(db, REMOVED, (wanted, float(time)), replace=True)
    tally(db, "tables", -1)


# --- talk ------------------------------------------------------------------------------------------------------------


def add_chat(db: Database, line: ChatRow) -> ChatRow:
    number = counted(db, line.table).lines + 1
    numbered = msgspec.structs.replace(line, n=number)
    checked.insert(db, CHAT, forms.chat_row(numbered))
    checked.change(db, TABLES, [line.table], {"lines": number})
    return numbered


def chat_of(db: Database, wanted: str, limit: int) -> list[ChatRow]:
    found = loading.table(db, wanted)
    lines = 0 if found is None else found[1].lines
    rows = checked.good(db, CHAT, "WHERE table_id = ? AND n > ? ORDER BY n", (wanted, lines - limit))
    if [row[1] for row in rows] != list(range(max(0, lines - limit) + 1, lines + 1)):
        raise DamagedError(f"chat of {wanted}: a line is lost or one too many")
    return [forms.read_chat(row) for row in rows]


def set_note(db: Database, wanted: str, owner: str, text: str) -> None:
    count = counted(db, wanted)
    # Notes that were damaged are replaced like any others: their owner was told.
    if not checked.select(db, NOTES, 'WHERE table_id = ? AND "user" = ?', (wanted, owner)):
        checked.change(db, TABLES, [wanted], {"notes": count.notes + 1})
    checked.insert(db, NOTES, (wanted, owner, text), replace=True)


def note(db: Database, wanted: str, owner: str) -> str:
    row = checked.get(db, NOTES, wanted, owner)
    if row is not None:
        return str(row[2])
    found = loading.table(db, wanted)
    if found is not None:  # whether there never were any, or they were lost or became another's
        there = len(checked.good(db, NOTES, "WHERE table_id = ?", (wanted,)))
        if there != found[1].notes:
            raise DamagedError(f"notes of {wanted}: {found[1].notes} were kept, {there} are there")
    return ""


# --- limits ----------------------------------------------------------------------------------------------------------


def counts(db: Database) -> Counts:
    users = int(db.execute("SELECT count(*) FROM users").fetchone()[0])
    by_status = dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    return Counts(users, by_status.get("waiting", 0), by_status.get("playing", 0), by_status.get("over", 0))


def tables_made(db: Database, host: str, since: float) -> int:
    return int(db.execute("SELECT count(*) FROM tables WHERE host = ? AND created > ?", (host, since)).fetchone()[0])


# --- facts about the whole database ----------------------------------------------------------------------------------


def fact(db: Database, name: str) -> bytes | None:
    """A fact; None if it is not known."""
    row = checked.get(db, FACTS, name)
    return None if row is None else bytes(row[1])


def number(db: Database, name: str) -> int | None:
    """A fact that is a number; None if it is not known."""
    found = fact(db, name)
    return None if found is None else int(found)


def set_fact(db: Database, name: str, value: bytes | int) -> None:
    """Keep a fact; a number as its digits."""
    checked.insert(db, FACTS, (name, b"%d" % value if isinstance(value, int) else value), replace=True)


def lost_rows(db: Database) -> list[str]:
    """In words, how many users or tables are missing or too many."""
    found: list[str] = []
    for form in (USERS, TABLES):
        there = int(db.execute(f"SELECT count(*) FROM {form.name}").fetchone()[0])  # noqa: S608 – names of forms
        kept = number(db, form.name)
        if there != kept:
            found.append(f"{form.name}: {kept} were kept, {there} are there")
    return found


def tally(db: Database, name: str, more: int) -> None:
    """Count users or tables."""
    set_fact(db, name, (number(db, name) or 0) + more)


# --- what several of them do -----------------------------------------------------------------------------------------


def counted(db: Database, wanted: str) -> Counted:
    return forms.counted(checked.needed(db, TABLES, wanted))


def _own(wanted: str, seats: Sequence[SeatRow]) -> Sequence[SeatRow]:
    if any(seat.table != wanted for seat in seats):
        raise StoreError(f'a seat of another table than "{wanted}"')
    return seats


def _put_seats(db: Database, wanted: str, seats: Sequence[SeatRow], count: Counted) -> bytes:
    """Replace seats; returns the check over all. One that was lost must not go unnoticed by this."""
    if _seated(db, wanted) != count.seated:
        raise DamagedError(f"seats of {wanted}: a row is lost, one too many or an older one")
    checked.insert_many(db, SEATS, [forms.seat_row(seat) for seat in _own(wanted, seats)], replace=True)
    return _seated(db, wanted)


def _seated(db: Database, wanted: str) -> bytes:
    sums = db.execute("SELECT sum FROM seats WHERE table_id = ? ORDER BY seat", (wanted,)).fetchall()
    return checked.sum_of_sums(row[0] for row in sums)


def put_records(db: Database, wanted: str, first: int, records: Sequence[Written], time: float, before: bytes) -> bytes:
    """Add records; returns the end of the chain."""
    rows: list[checked.Row] = []
    for number, line in enumerate(records, first):
        before = chain.link(before, *line)
        rows.append((wanted, number, line.frame, line.seat, line.action, float(time), before))
    checked.insert_many(db, ACTIONS, rows)
    return before
