"""Restores damaged rows to their last good state. A row that is replaced or taken out is kept in `set_aside`."""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns from forms.py.

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from merlin_bigbox.edition import Edition
from merlin_bigbox.locale.languages import DEFAULT, is_language
from merlin_bigbox.printable import printable
from merlin_bigbox.server.doctor.examine import BROKEN, examine_secret, examine_table, secret_in, sessions_differ
from merlin_bigbox.server.doctor.findings import Report
from merlin_bigbox.server.doctor.mend_table import mend_table
from merlin_bigbox.server.store import checked, forms, queries, schema
from merlin_bigbox.server.store.checked import Form, Row
from merlin_bigbox.server.store.files import SECRET
from merlin_bigbox.server.store.forms import (
    ACTIONS,
    CHAT,
    FACTS,
    GUESTS,
    NOTES,
    REMOVED,
    REVIEWS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    USERS,
)
from merlin_bigbox.server.store.rows import User
from merlin_bigbox.server.store.secret import FACT, fingerprint

OF_TABLES: Final = (SEATS, ACTIONS, SNAPSHOTS, CHAT, NOTES, GUESTS, REVIEWS)
NAMED: Final = (
    (TABLES, "host"),
    (SEATS, "user"),
    (CHAT, "user"),
    (NOTES, "user"),
    (GUESTS, "user"),
    (SESSIONS, "user"),
)
LONGEST_NAME: Final = 40


def mend_all(db: sqlite3.Connection, folder: Path, edition: Edition, report: Report, now: float) -> None:
    """Restore everything in one transaction: all of it is kept, or nothing."""
    db.execute("PRAGMA foreign_keys = OFF")  # in between, rows point to nothing
    db.execute("BEGIN IMMEDIATE")
    try:
        if not schema.is_guarded(db):
            report.did("structure", "restored", detail="triggers")
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.execute(f'DROP TRIGGER "{name}"')
        aside = Aside(db, now)
        _mend_users(db, aside, report)
        _mend_orphans(db, aside, report)
        _mend_tables(db, aside, edition, report, now)
        _mend_facts(db, aside, folder, report)
        for statement in schema.GUARDS:
            db.execute(statement)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


class Aside:
    """Where damaged rows are kept, as they were found."""

    def __init__(self, db: sqlite3.Connection, now: float) -> None:
        self._db = db
        self._now = now

    def keep(self, form: Form, row: Row) -> None:
        """Keep a copy of a row."""
        place = "/".join(str(value) for value in row[: len(form.key)])
        content = msgspec.json.encode(dict(zip(form.columns, row, strict=True))).decode()
        values = (self._now, form.name, place, content)
        self._db.execute("INSERT INTO set_aside (time, kind, place, content) VALUES (?, ?, ?, ?)", values)

    def move(self, form: Form, rows: Iterable[Row]) -> int:
        """Keep rows and take them out; returns how many."""
        where = " AND ".join(f"{column} IS ?" for column in form.key)
        count = 0
        for row in rows:
            self.keep(form, row)
            self._db.execute(f"DELETE FROM {form.name} WHERE {where}", row[: len(form.key)])
            count += 1
        return count


# --- people ----------------------------------------------------------------------------------------------------------


def _mend_users(db: sqlite3.Connection, aside: Aside, report: Report) -> None:
    """A damaged user keeps what can be right; a lost one who has tables is made anew: the cookie is still good."""
    named = _named(db)
    there: set[str] = set()
    for row, passed in checked.select(db, USERS, ""):
        if passed:
            there.add(row[0])
            continue
        aside.move(USERS, [row])
        if row[0] in named:
            there.add(row[0])
            checked.insert(db, USERS, forms.user_row(_likely(row)))
            report.did("user", "restored", str(row[0]))
        else:
            report.did("user", "aside", str(row[0]), number=1)
    for lost in sorted(named.keys() - there):
        checked.insert(db, USERS, forms.user_row(User(lost, named[lost], DEFAULT, 0.0, 0.0)))
        report.did("user", "restored", lost)
    _mend_sessions(db, aside, report)


def _mend_sessions(db: sqlite3.Connection, aside: Aside, report: Report) -> None:
    """A damaged sign-in ends; what is left of them counts."""
    for row, passed in checked.select(db, SESSIONS, ""):
        if not passed:
            aside.move(SESSIONS, [row])
            report.did("row", "aside", f"sessions {row[1]}", number=1)
    for user, count in sessions_differ(db):
        checked.change(db, USERS, [user], {"sessions": count})
        report.did("user", "counted", user)


def _named(db: sqlite3.Connection) -> dict[str, str]:
    """Everybody whom a good row names, with a name that was seen there."""
    found: dict[str, str] = {}
    for form, column in NAMED:
        place = form.columns.index(column)
        name = form.columns.index("name") if "name" in form.columns else None
        for row in checked.walk(db, form):
            if row[place] is not None:
                shown = "" if name is None else printable(row[name], LONGEST_NAME)
                found[row[place]] = found.get(row[place]) or shown
    return found


def _likely(row: Row) -> User:
    """What can be right of a damaged user; a recovery code is not."""
    name, lang, created, seen = row[1:5]
    times = [value if isinstance(value, float) and 0 <= value < 1e11 else 0.0 for value in (created, seen)]
    known = lang if isinstance(lang, str) and is_language(lang) else DEFAULT
    return User(row[0], printable(name, LONGEST_NAME) if isinstance(name, str) else "", known, times[0], times[1])


# --- tables ----------------------------------------------------------------------------------------------------------


def _mend_orphans(db: sqlite3.Connection, aside: Aside, report: Report) -> None:
    """Rows of a table that is not there any more cannot be anybody's."""
    for form in OF_TABLES:
        rest = "WHERE table_id NOT IN (SELECT id FROM tables)"
        moved = aside.move(form, [row for row, _ in checked.select(db, form, rest)])
        if moved:
            report.did("foreign", "aside", form.name, number=moved)


def _mend_tables(db: sqlite3.Connection, aside: Aside, edition: Edition, report: Report, now: float) -> None:
    for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
        found = Report("")
        examine_table(db, str(table), edition, found)
        if not found.findings or found.findings[0].kind == "version":
            continue
        db.execute("SAVEPOINT mending")
        before = len(report.findings)
        try:
            mend_table(db, str(table), edition, report, aside.move, now)
        except BROKEN as error:
            db.execute("ROLLBACK TO mending")
            del report.findings[before:]
            report.add("table", str(table), error)
        db.execute("RELEASE mending")


# --- facts -----------------------------------------------------------------------------------------------------------


def _mend_facts(db: sqlite3.Connection, aside: Aside, folder: Path, report: Report) -> None:
    for form in (FACTS, REMOVED):
        for row, passed in checked.select(db, form, ""):
            if not passed:
                aside.move(form, [row])
                report.did("row", "aside", f"{form.name} {row[0]}", number=1)
    for problem in queries.lost_rows(db):
        report.did("rows", "counted", detail=problem)
    for name in ("users", "tables"):
        count: Any = db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        queries.set_fact(db, name, int(count))
    secret = folder / SECRET
    if queries.fact(db, FACT) is None and secret.exists():
        queries.set_fact(db, FACT, fingerprint(secret.read_bytes()))
    examine_secret(db, secret_in(folder), str(secret), report)
