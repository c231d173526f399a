"""The store's SQL, one function per query. Each runs inside a transaction opened by its caller."""

# ruff: noqa: S608 – what is put into a statement are lists of columns from this very file; values are always bound.

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec

from merlin_bigbox.game.game import Saved, Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock, Status
from merlin_bigbox.server.store.rows import (
    ChatRow,
    Counts,
    Loaded,
    Origin,
    SeatRow,
    SnapshotRow,
    Standing,
    TableRow,
    User,
)
from merlin_bigbox.server.store.writer import StoreError

T = TypeVar("T")
Row = tuple[Any, ...]
Database = sqlite3.Connection

USER: Final = "id, name, lang, created, seen"
TABLE: Final = (
    "id, host, options, seed, status, created, changed, edition, rules, rematch, clock, branch, standing, hints"
)
SEAT: Final = "table_id, seat, kind, user, name, bot, seconds"
CHAT: Final = "table_id, user, name, text, time, seat, phrase, n"


# --- people ----------------------------------------------------------------------------------------------------------


def create_user(db: Database, user: User) -> None:
    db.execute(f"INSERT INTO users ({USER}) VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(user))


def user(db: Database, wanted: str) -> User | None:
    row = db.execute(f"SELECT {USER} FROM users WHERE id = ?", (wanted,)).fetchone()
    return None if row is None else User(*row)


def change_user(db: Database, wanted: str, name: str | None, lang: str | None, seen: float | None) -> None:
    changed = db.execute(
        "UPDATE users SET name = coalesce(?, name), lang = coalesce(?, lang), seen = coalesce(?, seen) WHERE id = ?",
        (name, lang, seen, wanted),
    )
    _found(changed, f'user "{wanted}"')


def set_recovery(db: Database, wanted: str, code_hash: bytes) -> None:
    _found(db.execute("UPDATE users SET recovery = ? WHERE id = ?", (code_hash, wanted)), f'user "{wanted}"')


def find_by_recovery(db: Database, code_hash: bytes) -> User | None:
    row = db.execute(f"SELECT {USER} FROM users WHERE recovery = ?", (code_hash,)).fetchone()
    return None if row is None else User(*row)


# --- tables ----------------------------------------------------------------------------------------------------------


def create_table(
    db: Database, new: TableRow, seats: Sequence[SeatRow], records: Sequence[Written], time: float
) -> None:
    values = (
        new.id,
        new.host,
        _json(new.options),
        new.seed,
        new.status,
        new.created,
        new.changed,
        new.edition,
        new.options.version,
        new.rematch,
        _json(new.clock),
        _json(new.branch),
        _json(new.standing),
        new.hints,
    )
    db.execute(f"INSERT INTO tables ({TABLE}) VALUES ({', '.join('?' * len(values))})", values)
    _put_seats(db, new.id, seats)
    _put_records(db, new.id, 1, records, time)


def table(db: Database, wanted: str) -> tuple[TableRow, tuple[SeatRow, ...]] | None:
    row = db.execute(f"SELECT {TABLE} FROM tables WHERE id = ?", (wanted,)).fetchone()
    return None if row is None else (_table(row), _seats(db, wanted))


def load(db: Database, wanted: str) -> Loaded | None:
    found = table(db, wanted)
    if found is None:
        return None
    rows = db.execute(
        "SELECT frame, seat, action, time FROM actions WHERE table_id = ? ORDER BY n", (wanted,)
    ).fetchall()
    kept = db.execute(
        "SELECT rules, at, state FROM snapshots WHERE table_id = ? ORDER BY at DESC LIMIT 1", (wanted,)
    ).fetchone()
    return Loaded(
        found[0],
        found[1],
        tuple(Written(row[0], row[1], row[2]) for row in rows),
        tuple(row[3] for row in rows),
        None if kept is None else SnapshotRow(kept[0], Saved(kept[1], bytes(kept[2]))),
    )


def tables_of(db: Database, wanted: str, limit: int) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
    rows = db.execute(
        f"SELECT {TABLE} FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE user = ?1) "
        "ORDER BY changed DESC, id LIMIT ?2",
        (wanted, limit),
    ).fetchall()
    return [(_table(row), _seats(db, row[0])) for row in rows]


def playing_tables(db: Database) -> list[str]:
    rows = db.execute("SELECT id FROM tables WHERE status = 'playing' ORDER BY changed DESC, id").fetchall()
    return [row[0] for row in rows]


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
) -> None:
    before = int(db.execute("SELECT coalesce(max(n), 0) FROM actions WHERE table_id = ?", (wanted,)).fetchone()[0])
    if first != before + 1:
        raise StoreError(f'table "{wanted}": record {first} cannot follow record {before}')
    changed = db.execute(
        "UPDATE tables SET changed = ?, status = coalesce(?, status), standing = coalesce(?, standing) WHERE id = ?",
        (time, status, _json(standing), wanted),
    )
    _found(changed, f'table "{wanted}"')
    _put_records(db, wanted, first, records, time)
    _put_seats(db, wanted, seats)
    if snapshot is not None:
        if snapshot.saved.at > before + len(records):
            raise StoreError(f'table "{wanted}": a state after {snapshot.saved.at} records, but there are fewer')
        # Only the latest snapshot is ever needed; the history is in the records.
        db.execute("DELETE FROM snapshots WHERE table_id = ?", (wanted,))
        row = (wanted, snapshot.saved.at, snapshot.rules, snapshot.saved.state)
        db.execute("INSERT INTO snapshots (table_id, at, rules, state) VALUES (?, ?, ?, ?)", row)


def set_seats(db: Database, wanted: str, seats: Sequence[SeatRow], time: float) -> None:
    _found(db.execute("UPDATE tables SET changed = ? WHERE id = ?", (time, wanted)), f'table "{wanted}"')
    _put_seats(db, wanted, seats)


def set_rematch(db: Database, wanted: str, rematch: str) -> str:
    changed = db.execute("UPDATE tables SET rematch = coalesce(rematch, ?) WHERE id = ?", (rematch, wanted))
    _found(changed, f'table "{wanted}"')
    return str(db.execute("SELECT rematch FROM tables WHERE id = ?", (wanted,)).fetchone()[0])


# --- talk ------------------------------------------------------------------------------------------------------------


def add_chat(db: Database, line: ChatRow) -> ChatRow:
    last = db.execute("SELECT coalesce(max(n), 0) FROM chat WHERE table_id = ?", (line.table,)).fetchone()[0]
    numbered = msgspec.structs.replace(line, n=int(last) + 1)
    db.execute(f"INSERT INTO chat ({CHAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(numbered))
    return numbered


def chat_of(db: Database, wanted: str, limit: int) -> list[ChatRow]:
    rows = db.execute(f"SELECT {CHAT} FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?", (wanted, limit)).fetchall()
    return [ChatRow(*row) for row in reversed(rows)]


def set_note(db: Database, wanted: str, owner: str, text: str) -> None:
    db.execute("INSERT OR REPLACE INTO notes (table_id, user, text) VALUES (?, ?, ?)", (wanted, owner, text))


def note(db: Database, wanted: str, owner: str) -> str:
    row = db.execute("SELECT text FROM notes WHERE table_id = ? AND user = ?", (wanted, owner)).fetchone()
    return "" if row is None else str(row[0])


# --- limits ----------------------------------------------------------------------------------------------------------


def counts(db: Database) -> Counts:
    users = int(db.execute("SELECT count(*) FROM users").fetchone()[0])
    by_status = dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    return Counts(users, by_status.get("waiting", 0), by_status.get("playing", 0), by_status.get("over", 0))


def tables_made(db: Database, host: str, since: float) -> int:
    return int(db.execute("SELECT count(*) FROM tables WHERE host = ? AND created > ?", (host, since)).fetchone()[0])


# --- from rows and to rows -------------------------------------------------------------------------------------------


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _value(text: str | None, form: type[T]) -> T | None:
    return None if text is None else msgspec.json.decode(text, type=form)


def _found(changed: sqlite3.Cursor, what: str) -> None:
    if changed.rowcount != 1:
        raise StoreError(f"there is no {what}")


def _table(row: Row) -> TableRow:
    return TableRow(
        id=row[0],
        host=row[1],
        options=replace(msgspec.json.decode(row[2], type=GameOptions), version=row[8]),
        seed=bytes(row[3]),
        status=row[4],
        created=row[5],
        changed=row[6],
        edition=row[7],
        rematch=row[9],
        clock=_value(row[10], Clock),
        branch=_value(row[11], Origin),
        standing=_value(row[12], Standing),
        hints=bool(row[13]),
    )


def _seats(db: Database, wanted: str) -> tuple[SeatRow, ...]:
    rows = db.execute(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", (wanted,)).fetchall()
    return tuple(SeatRow(*row) for row in rows)


def _put_seats(db: Database, wanted: str, seats: Sequence[SeatRow]) -> None:
    if any(seat.table != wanted for seat in seats):
        raise StoreError(f'a seat of another table than "{wanted}"')
    rows = [msgspec.structs.astuple(seat) for seat in seats]
    db.executemany(f"INSERT OR REPLACE INTO seats ({SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def _put_records(db: Database, wanted: str, first: int, records: Sequence[Written], time: float) -> None:
    rows = [(wanted, n, line.frame, line.seat, line.action, time) for n, line in enumerate(records, first)]
    db.executemany("INSERT INTO actions (table_id, n, frame, seat, action, time) VALUES (?, ?, ?, ?, ?, ?)", rows)
