"""Examines a database: its structure, every row, every chain, every snapshot and every game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game import snapshot
from merlin_bigbox.game.entries import LOST
from merlin_bigbox.game.game import Game
from merlin_bigbox.server.doctor.findings import Kind, Report
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import checked, keeping, loading, queries, schema
from merlin_bigbox.server.store.checked import Database
from merlin_bigbox.server.store.errors import FAILURES, StoreError
from merlin_bigbox.server.store.files import SECRET, structure_problems
from merlin_bigbox.server.store.forms import FACTS, NOTES, REMOVED, REVIEWS, SESSIONS, USERS
from merlin_bigbox.server.store.rows import Damage, Loaded
from merlin_bigbox.server.store.secret import FACT, fingerprint
from merlin_bigbox.server.tables.aside import SetAside, playable
from merlin_bigbox.server.tables.shares import dice_of

BROKEN = (MerlinError, RefusalError, ArithmeticError, LookupError, TypeError, ValueError, *FAILURES)
"""What damaged data may lead to, whatever looks at it."""
MOST_LINES = 1 << 30
KINDS: dict[Damage, Kind] = {"snapshot": "snapshot", "times": "times", "records": "history"}


def examine(
    db: sqlite3.Connection, folder: Path, edition: Edition, report: Report, progress: Callable[[int, int], None]
) -> None:
    """Look at everything."""
    for problem in structure_problems(db):
        report.add("structure", detail=problem)
    try:
        for problem in schema.unreadable(db):
            report.add("structure", detail=problem)
        if schema.version(db) == len(schema.MIGRATIONS):
            for name in schema.differences(db):
                report.add("structure", detail=f"columns of {name}")
            if not schema.is_guarded(db):
                report.add("structure", detail="triggers")
        examine_rows(db, secret_in(folder), str(folder / SECRET), report)
        for child, _, parent, _ in db.execute("PRAGMA foreign_key_check").fetchmany(100):
            report.add("foreign", f"{child} → {parent}")
        tables = tables_in(db)
    except BROKEN as error:
        if not report.findings:
            report.add("structure", detail=error)
        return
    examine_tables(db, tables, edition, report, progress)


def tables_in(db: Database) -> list[str]:
    """The ids of all tables."""
    return [str(row[0]) for row in db.execute("SELECT id FROM tables ORDER BY id")]


def examine_tables(
    db: Database, tables: Sequence[str], edition: Edition, report: Report, progress: Callable[[int, int], None]
) -> None:
    """Look at these tables, one after the other."""
    report.tables = len(tables)
    for number, table in enumerate(tables):
        progress(number, len(tables))
        examine_table(db, table, edition, report)
    progress(len(tables), len(tables))


def examine_rows(db: Database, secret: bytes | None, place: str, report: Report) -> None:
    """Rows that belong to no table, and whether there are as many as there should be."""
    for row, passed in checked.select(db, USERS, "ORDER BY id"):
        report.users += 1
        if not passed:
            report.add("user", str(row[0]))
    for form, named in ((FACTS, 0), (REMOVED, 0), (SESSIONS, 1)):  # the id of a sign-in is nobody's business
        for row, passed in checked.select(db, form, ""):
            if not passed:
                report.add("row", f"{form.name} {row[named]}")
    for user, count in sessions_differ(db):
        report.add("user", user, f"sign-ins: {count}")
    try:
        for problem in queries.lost_rows(db):
            report.add("rows", detail=problem)
        examine_secret(db, secret, place, report)
    except StoreError:
        pass  # the fact itself is damaged, and reported


def sessions_differ(db: Database) -> list[tuple[str, int]]:
    """People who have another number of sign-ins than their row says, and how many."""
    place = USERS.columns.index("sessions")
    there = dict(db.execute('SELECT "user", count(*) FROM sessions GROUP BY "user"').fetchall())
    people = [(str(row[0]), int(row[place] or 0)) for row in checked.walk(db, USERS)]
    return [(user, there.get(user, 0)) for user, kept in people if there.get(user, 0) != kept]


def secret_in(folder: Path) -> bytes | None:
    """The secret of a folder, if there is one."""
    path = folder / SECRET
    return path.read_bytes() if path.exists() else None


def examine_secret(db: Database, secret: bytes | None, place: str, report: Report) -> None:
    """Whether the secret is there and belongs to this database."""
    known = queries.fact(db, FACT)
    if secret is None:
        if known is not None or report.users:
            report.add("secret-lost", place)
    elif known is not None and known != fingerprint(secret):
        report.add("secret-other", place)


def examine_table(db: Database, table: str, edition: Edition, report: Report) -> None:
    """One table and everything that belongs to it."""
    try:
        loaded = loading.load(db, table)
        if loaded is None:
            raise LookupError("the row is lost")
        SetAside(playable(edition)).check_version(loaded.table)
    except RefusalError as error:
        report.add("version", table, error)
        return
    except BROKEN as error:
        report.add("table", table, error)
        return
    report.records += len(loaded.records)
    if loaded.damage:
        report.add(KINDS[loaded.damage], table)
    for kind, look in _parts(db, table):
        try:
            look()
        except BROKEN as error:
            report.add(kind, table, error)
    try:
        if not replays_to_snapshot(loaded, edition):
            report.add("position", table)
        game_of(loaded, edition)
    except BROKEN as error:
        report.add("resume", table, error)


def _parts(db: Database, table: str) -> tuple[tuple[Kind, Callable[[], object]], ...]:
    return (
        ("chat", lambda: queries.chat_of(db, table, MOST_LINES)),
        ("notes", lambda: (checked.good(db, NOTES, "WHERE table_id = ?", (table,)), queries.note(db, table, ""))),
        ("guests", lambda: keeping.guests_of(db, table)),
        ("row", lambda: checked.good(db, REVIEWS, "WHERE table_id = ?", (table,))),
    )


def game_of(loaded: Loaded, edition: Edition) -> Game:
    """The game, as a server resumes it."""
    row = loaded.table
    dice = None if row.status == "waiting" else dice_of(row)
    saved = None if loaded.snapshot is None else loaded.snapshot.saved
    game = Game.resume(row.options, loaded.records, dice, edition, saved)
    game.given = 0 if row.branch is None else min(row.branch.at, game.at)
    return game


def replays_to_snapshot(loaded: Loaded, edition: Edition) -> bool:
    """Whether replaying leads to the snapshot; nobody can tell where records are lost."""
    if loaded.snapshot is None:
        return True
    first = loaded.records[: loaded.snapshot.saved.at]
    if LOST in first:
        return True
    game = Game.resume(loaded.table.options, first, None, edition)
    return bool(game.state.same(snapshot.from_json(game.rules, loaded.snapshot.saved.state)))
