"""Migrations that give rows their checks: as released, whatever becomes of the forms later."""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns from this very file.

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

from merlin_bigbox.game import chain
from merlin_bigbox.server.store.checked import Form, Row, row_sum, sum_of_sums

AT_ONCE: Final = 1000
"""Rows in memory at a time."""

USERS: Final = Form("users", ("id",), ("id", "name", "lang", "created", "seen", "recovery"))
SEATS: Final = Form("seats", ("table_id", "seat"), ("table_id", "seat", "kind", "user", "name", "bot", "seconds"))
ACTIONS: Final = Form("actions", ("table_id", "n"), ("table_id", "n", "frame", "seat", "action", "time", "link"))
SNAPSHOTS: Final = Form("snapshots", ("table_id", "at"), ("table_id", "at", "rules", "state"))
CHAT: Final = Form("chat", ("table_id", "n"), ("table_id", "n", "user", "seat", "name", "text", "phrase", "time"))
NOTES: Final = Form("notes", ("table_id", "user"), ("table_id", "user", "text"))
FACTS: Final = Form("facts", ("name",), ("name", "value"))
TABLES: Final = Form(
    "tables",
    ("id",),
    (
        *("id", "host", "options", "seed", "status", "created", "changed", "edition", "rules", "rematch"),
        *("clock", "branch", "standing", "hints", "records", "link", "seated", "saved", "lines", "notes"),
    ),
)


def fill(db: sqlite3.Connection) -> None:
    """Give every row its check."""
    for form in (USERS, SEATS, SNAPSHOTS, CHAT, NOTES):
        for rows in _chunks(db, form):
            _keep(db, form, rows)
    for rows in _chunks(db, TABLES):
        for row in rows:
            _fill_table(db, str(row[0]))
    for form in (USERS, TABLES):
        count = db.execute(f"SELECT count(*) FROM {form.name}").fetchone()[0]
        values = (form.name, count)
        db.execute("INSERT INTO facts (name, value, sum) VALUES (?, ?, ?)", (*values, row_sum(FACTS, values)))


def as_bytes(db: sqlite3.Connection) -> None:
    """Keep the facts that are numbers as their digits. One that fails its check goes on failing it."""
    for name, value, found in db.execute("SELECT name, value, sum FROM facts").fetchall():
        if isinstance(value, int) and row_sum(FACTS, (name, value)) == found:
            values = (name, b"%d" % value)
            db.execute("UPDATE facts SET value = ?, sum = ? WHERE name = ?", (values[1], row_sum(FACTS, values), name))


def _fill_table(db: sqlite3.Connection, table: str) -> None:
    before, number = chain.FIRST, 0
    for rows in _chunks(db, ACTIONS, table):
        linked: list[Row] = []
        for row in rows:
            before, number = chain.link(before, *row[2:5]), number + 1
            linked.append((*row[:-1], before))
        marks = [(row[-1], row_sum(ACTIONS, row), row[0], row[1]) for row in linked]
        db.executemany("UPDATE actions SET link = ?, sum = ? WHERE table_id = ? AND n = ?", marks)
    sums = [row[0] for row in db.execute("SELECT sum FROM seats WHERE table_id = ? ORDER BY seat", (table,))]
    db.execute(
        "UPDATE tables SET records = ?2, link = ?3, seated = ?4,"
        " saved = (SELECT sum FROM snapshots WHERE table_id = ?1),"
        " lines = (SELECT count(*) FROM chat WHERE table_id = ?1),"
        " notes = (SELECT count(*) FROM notes WHERE table_id = ?1) WHERE id = ?1",
        (table, number, before, sum_of_sums(sums)),
    )
    _keep(db, TABLES, db.execute(f"SELECT {', '.join(TABLES.columns)} FROM tables WHERE id = ?", (table,)).fetchall())


def _chunks(db: sqlite3.Connection, form: Form, table: str | None = None) -> Iterator[list[Row]]:
    """All rows of a table of the database, or those of one game, some at a time."""
    key = ", ".join(form.key)
    marks = ", ".join("?" * len(form.key))
    last: tuple[object, ...] = ()
    while True:
        where = ["1"] + ([f"({key}) > ({marks})"] if last else []) + (["table_id = ?"] if table is not None else [])
        values = (*last, *(() if table is None else (table,)), AT_ONCE)
        rows = db.execute(
            f"SELECT {', '.join(form.columns)} FROM {form.name} WHERE {' AND '.join(where)} ORDER BY {key} LIMIT ?",
            values,
        ).fetchall()
        if not rows:
            return
        yield rows
        last = tuple(rows[-1][: len(form.key)])


def _keep(db: sqlite3.Connection, form: Form, rows: list[Row]) -> None:
    where = " AND ".join(f"{column} = ?" for column in form.key)
    sums = [(row_sum(form, row), *row[: len(form.key)]) for row in rows]
    db.executemany(f"UPDATE {form.name} SET sum = ? WHERE {where}", sums)
