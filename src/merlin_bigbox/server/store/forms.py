"""The tables of the database as forms, and the values of the server as their rows and back."""

from __future__ import annotations

from dataclasses import replace
from operator import itemgetter
from typing import Any, Final, TypeVar

import msgspec

from merlin_bigbox.game.dice import OLD_SCHEME
from merlin_bigbox.game.game import Saved
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock, HouseRules, Mended
from merlin_bigbox.server.store.checked import Form, Row
from merlin_bigbox.server.store.errors import DamagedError
from merlin_bigbox.server.store.rows import (
    ChatRow,
    DiceRow,
    GuestRow,
    Origin,
    ReviewRow,
    SeatRow,
    SessionRow,
    SnapshotRow,
    Standing,
    TableRow,
    User,
)

T = TypeVar("T")

USERS: Final = Form("users", ("id",), ("id", "name", "lang", "created", "seen", "recovery", "sessions", "old_cookies"))
TABLES: Final = Form(
    "tables",
    ("id",),
    (
        *("id", "host", "options", "seed", "status", "created", "changed", "edition", "rules", "rematch"),
        *("clock", "branch", "standing", "hints", "records", "link", "seated", "saved", "lines", "notes", "mended"),
        *("deleted", "dice", "house", "used", "guests"),
    ),
)
SEATS: Final = Form("seats", ("table_id", "seat"), ("table_id", "seat", "kind", "user", "name", "bot", "seconds"))
ACTIONS: Final = Form("actions", ("table_id", "n"), ("table_id", "n", "frame", "seat", "action", "time", "link"))
SNAPSHOTS: Final = Form("snapshots", ("table_id", "at"), ("table_id", "at", "rules", "state"))
CHAT: Final = Form("chat", ("table_id", "n"), ("table_id", "n", "user", "seat", "name", "text", "phrase", "time"))
NOTES: Final = Form("notes", ("table_id", "user"), ("table_id", "user", "text"))
FACTS: Final = Form("facts", ("name",), ("name", "value"))
"""Facts about the whole database: how many users and tables there are, and to which secret it belongs."""
GUESTS: Final = Form("guests", ("table_id", "user"), ("table_id", "user", "name", "state", "muted", "gone", "ignored"))
REMOVED: Final = Form("removed_tables", ("id",), ("id", "time"))
"""Tables that were deleted, so that their links can say so."""
SESSIONS: Final = Form("sessions", ("id",), ("id", "user", "created", "seen", "device", "ended"))
"""Browsers in which people are signed in, or were."""
REVIEWS: Final = Form("reviews", ("table_id", "level"), ("table_id", "level", "version", "time", "content"))
"""Reviews of finished games. They follow from the records: one that is lost or damaged is made again."""
FORMS: Final = (USERS, TABLES, SEATS, ACTIONS, SNAPSHOTS, CHAT, NOTES, FACTS, GUESTS, REMOVED, SESSIONS, REVIEWS)


class Counted(msgspec.Struct, frozen=True):
    """What the row of a table knows about its other rows: a lost one, one too many or an older one is noticed."""

    records: int
    link: bytes
    """The end of the chain over its records."""
    seated: bytes
    """The check over the checks of its seats."""
    saved: bytes | None
    """The check of its snapshot."""
    lines: int
    """How many lines of chat it has."""
    notes: int
    guests: int | None = None
    """How many rows about people it has; None in rows from before there were any."""


_counted: Final = itemgetter(*(TABLES.columns.index(column) for column in Counted.__struct_fields__))


def counted(row: Row) -> Counted:
    """What a table's row knows about its other rows."""
    return Counted(*_counted(row))


def user_row(user: User, recovery: bytes | None = None) -> Row:
    """A user as a row."""
    return (user.id, user.name, user.lang, float(user.created), float(user.seen), recovery, 0, int(user.old_cookies))


def read_user(row: Row) -> User:
    """A user."""
    name, lang, created, seen = row[1:5]
    return User(row[0], name, lang, created, seen, row[7] != 0)


def session_row(new: SessionRow) -> Row:
    """A session as a row."""
    ended = None if new.ended is None else float(new.ended)
    return (new.id, new.user, float(new.created), float(new.seen), new.device, ended)


def read_session(row: Row) -> SessionRow:
    """A session."""
    return SessionRow(*row)


def table_row(new: TableRow, count: Counted) -> Row:
    """A table as a row."""
    values: dict[str, object] = {
        "id": new.id,
        "host": new.host,
        "options": as_json(new.options),
        "seed": new.seed,
        "status": new.status,
        "created": float(new.created),
        "changed": float(new.changed),
        "edition": new.edition,
        "rules": new.options.version,
        "rematch": new.rematch,
        "clock": as_json(new.clock),
        "branch": as_json(new.branch),
        "standing": as_json(new.standing),
        "hints": int(new.hints),
        "mended": as_json(new.mended),
        "deleted": None,
        "dice": as_json(new.dice),
        "house": as_json(new.house),
        "used": None if new.used is None else float(new.used),
        **msgspec.structs.asdict(count),
    }
    return tuple(values[column] for column in TABLES.columns)


def read_table(row: Row) -> TableRow:
    """A table. DamagedError if a value has no sense: its check was right, so a program wrote it so."""
    value: dict[str, Any] = dict(zip(TABLES.columns, row, strict=True))
    try:
        return TableRow(
            id=value["id"],
            host=value["host"],
            options=replace(msgspec.json.decode(value["options"], type=GameOptions), version=value["rules"]),
            seed=bytes(value["seed"]),
            status=value["status"],
            created=value["created"],
            changed=value["changed"],
            edition=value["edition"],
            rematch=value["rematch"],
            clock=_value(value["clock"], Clock),
            branch=_value(value["branch"], Origin),
            standing=_value(value["standing"], Standing),
            hints=bool(value["hints"]),
            mended=_value(value["mended"], Mended),
            dice=_value(value["dice"], DiceRow) or DiceRow(OLD_SCHEME),
            house=_value(value["house"], HouseRules) or HouseRules(),
            used=value["used"],
        )
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise DamagedError(f"tables {value['id']}: a value cannot be read: {error}") from error


def seat_row(seat: SeatRow) -> Row:
    """A seat as a row."""
    seconds = None if seat.seconds is None else float(seat.seconds)
    return (seat.table, seat.seat, seat.kind, seat.user, seat.name, seat.bot, seconds)


def read_seat(row: Row) -> SeatRow:
    """A seat."""
    return SeatRow(*row)


def guest_row(guest: GuestRow) -> Row:
    """What was decided about a person, as a row."""
    ignored = " ".join(guest.ignored)
    return (guest.table, guest.user, guest.name, guest.state, int(guest.muted), int(guest.gone), ignored)


def read_guest(row: Row) -> GuestRow:
    """What was decided about a person."""
    table, user, name, state, muted, gone, ignored = row
    return GuestRow(table, user, name, state, bool(muted), bool(gone), tuple(ignored.split()))


def chat_row(line: ChatRow) -> Row:
    """A chat line as a row."""
    return (line.table, line.n, line.user, line.seat, line.name, line.text, line.phrase, float(line.time))


def read_chat(row: Row) -> ChatRow:
    """A chat line."""
    table, number, user, seat, name, text, phrase, time = row
    return ChatRow(table, user, name, text, time, seat, phrase, number)


def snapshot_row(table: str, snapshot: SnapshotRow) -> Row:
    """A snapshot as a row."""
    return (table, snapshot.saved.at, snapshot.rules, snapshot.saved.state)


def read_snapshot(row: Row) -> SnapshotRow:
    """A snapshot."""
    return SnapshotRow(row[2], Saved(row[1], bytes(row[3])))


def review_row(review: ReviewRow) -> Row:
    """A review as a row."""
    return (review.table, review.level, review.version, float(review.time), review.content)


def read_review(row: Row) -> ReviewRow:
    """A review."""
    table, level, version, time, content = row
    return ReviewRow(table, level, version, time, bytes(content))


def is_beginning(dice: str | None) -> bool:
    """Whether a game that has not started is about to: it waits for what its people add to the dice."""
    try:
        found = _value(dice, DiceRow)
    except msgspec.MsgspecError:  # told where the table is read
        return False
    return found is not None and (found.asked is not None or bool(found.awaited))


def as_json(value: object) -> str | None:
    """A value as JSON; None stays None."""
    return None if value is None else msgspec.json.encode(value).decode()


def _value(text: str | None, form: type[T]) -> T | None:
    return None if text is None else msgspec.json.decode(text, type=form)
