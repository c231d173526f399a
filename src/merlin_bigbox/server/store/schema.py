"""The database schema as migrations. A migration that was released is never changed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from typing import Final

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.server.store.errors import FAILURES
from merlin_bigbox.server.store.first_checks import as_bytes, fill

APPLICATION: Final = 0x4D65726C
"""Written into the file's header ("Merl"): tells our databases from those of other programs."""

Step = tuple[str | Callable[[sqlite3.Connection], None], ...]
"""Statements, or what needs more than a statement."""

FIRST: Final[Step] = (
    """
    CREATE TABLE users (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        lang TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL,
        recovery BLOB UNIQUE
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL REFERENCES users (id),
        options TEXT NOT NULL,
        seed BLOB NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
        created REAL NOT NULL,
        changed REAL NOT NULL,
        edition TEXT NOT NULL,
        rules INTEGER NOT NULL,
        rematch TEXT,
        clock TEXT,
        branch TEXT,
        standing TEXT
    ) WITHOUT ROWID
    """,
    "CREATE INDEX tables_by_status ON tables (status, changed)",
    "CREATE INDEX tables_by_host ON tables (host, created)",
    """
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
        kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        user TEXT REFERENCES users (id),
        name TEXT NOT NULL,
        bot TEXT,
        seconds REAL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL",
    """
    CREATE TABLE actions (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL CHECK (n > 0),
        frame TEXT NOT NULL,
        seat INTEGER NOT NULL,
        action TEXT NOT NULL,
        time REAL NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID
    """,
    # The history of a game is append-only: an undo is a record of its own.
    """
    CREATE TRIGGER actions_stay BEFORE DELETE ON actions
    BEGIN SELECT raise(ABORT, 'records of a game are never deleted'); END
    """,
    """
    CREATE TRIGGER actions_are_final BEFORE UPDATE ON actions
    BEGIN SELECT raise(ABORT, 'records of a game are never changed'); END
    """,
    """
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL REFERENCES tables (id),
        at INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        state BLOB NOT NULL,
        PRIMARY KEY (table_id, at)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL CHECK (n > 0),
        user TEXT NOT NULL REFERENCES users (id),
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        phrase TEXT,
        time REAL NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables (id),
        user TEXT NOT NULL REFERENCES users (id),
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, user)
    ) WITHOUT ROWID
    """,
    # Only backups have rows here: the other files of the data folder (see files.py).
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
)

HINTS: Final[Step] = ("ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1))",)

GUARDS: Final = (
    """
    CREATE TRIGGER actions_are_final BEFORE UPDATE ON actions
    BEGIN SELECT raise(ABORT, 'records of a game are never changed'); END
    """,
    """
    CREATE TRIGGER actions_stay BEFORE DELETE ON actions
    WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = old.table_id AND deleted = 1)
    BEGIN SELECT raise(ABORT, 'records of a game are never deleted'); END
    """,
)
# Every row gets a check over its columns, every record its link of the chain, and a table's row knows how many rows
# belong to it (see checked.py and loading.py). The records of a table that is marked as deleted may go.
CHECKS: Final[Step] = (
    *(
        f"ALTER TABLE {name} ADD COLUMN sum BLOB NOT NULL DEFAULT x''"
        for name in ("users", "tables", "seats", "actions", "snapshots", "chat", "notes")
    ),
    "ALTER TABLE actions ADD COLUMN link BLOB NOT NULL DEFAULT x''",
    "ALTER TABLE tables ADD COLUMN records INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN link BLOB NOT NULL DEFAULT x''",
    "ALTER TABLE tables ADD COLUMN seated BLOB NOT NULL DEFAULT x''",
    "ALTER TABLE tables ADD COLUMN saved BLOB",
    "ALTER TABLE tables ADD COLUMN lines INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN notes INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN mended TEXT",
    "ALTER TABLE tables ADD COLUMN deleted INTEGER",
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value NOT NULL, sum BLOB NOT NULL) WITHOUT ROWID",
    # Rows that failed their check and were replaced, as they were found: see doctor.py.
    """
    CREATE TABLE set_aside (
        id INTEGER PRIMARY KEY,
        time REAL NOT NULL,
        kind TEXT NOT NULL,
        place TEXT NOT NULL,
        content TEXT NOT NULL
    )
    """,
    "DROP TRIGGER actions_are_final",
    "DROP TRIGGER actions_stay",
    fill,
    *GUARDS,
)

DICE: Final[Step] = ("ALTER TABLE tables ADD COLUMN dice TEXT",)

# What a host decided about people at a table, and what people decided for themselves there; what became of tables.
GUESTS: Final[Step] = (
    "ALTER TABLE tables ADD COLUMN house TEXT",
    "ALTER TABLE tables ADD COLUMN used REAL",
    "ALTER TABLE tables ADD COLUMN guests INTEGER",
    """
    CREATE TABLE guests (
        table_id TEXT NOT NULL REFERENCES tables (id),
        user TEXT NOT NULL REFERENCES users (id),
        name TEXT NOT NULL,
        state TEXT CHECK (state IN ('asked', 'admitted', 'removed', 'blocked')),
        muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
        gone INTEGER NOT NULL CHECK (gone IN (0, 1)),
        ignored TEXT NOT NULL,
        sum BLOB NOT NULL,
        PRIMARY KEY (table_id, user)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX guests_by_user ON guests (user)",
    "CREATE TABLE removed_tables (id TEXT PRIMARY KEY, time REAL NOT NULL, sum BLOB NOT NULL) WITHOUT ROWID",
)

SESSIONS: Final[Step] = (
    "ALTER TABLE users ADD COLUMN sessions INTEGER",
    "ALTER TABLE users ADD COLUMN old_cookies INTEGER",
    """
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY,
        user TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL,
        device TEXT NOT NULL,
        ended REAL,
        sum BLOB NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX sessions_by_user ON sessions (user)",
)

# Facts were numbers or bytes; in PostgreSQL a column has one type.
FACTS_AS_BYTES: Final[Step] = (as_bytes,)

# Reviews of finished games, which go with their tables.
REVIEWS: Final[Step] = (
    """
    CREATE TABLE reviews (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        level TEXT NOT NULL,
        version TEXT NOT NULL,
        time REAL NOT NULL,
        content BLOB NOT NULL,
        sum BLOB NOT NULL,
        PRIMARY KEY (table_id, level)
    ) WITHOUT ROWID
    """,
)

MIGRATIONS: Final[tuple[Step, ...]] = (FIRST, HINTS, CHECKS, DICE, GUESTS, SESSIONS, FACTS_AS_BYTES, REVIEWS)
"""Migration n leads from version n to version n + 1; a new file starts at version 0."""


class SchemaError(MerlinError):
    """A database that this program cannot use; the message says why."""


def version(connection: sqlite3.Connection) -> int:
    """The database's current schema version."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def check(connection: sqlite3.Connection, name: str, known: int = len(MIGRATIONS)) -> int:
    """The schema version, if this program can use it, else SchemaError. Nothing is written."""
    try:
        found = version(connection)
        application = int(connection.execute("PRAGMA application_id").fetchone()[0])
        empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    except FAILURES as error:
        raise SchemaError(f"{name}: this is not a database of Merlin ({error})") from error
    if application != APPLICATION and not empty:
        raise SchemaError(f"{name}: this is a database of another program")
    if found < 0:
        raise SchemaError(f"{name}: the file is damaged (data version {found})")
    if found > known:
        raise SchemaError(
            f"{name}: written by a newer Merlin (data version {found}; this one knows versions up to {known})"
        )
    return found


def differences(connection: sqlite3.Connection) -> list[str]:
    """Tables of the database whose columns are not those of this version: what describes them is damaged."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, "a new database")
        names = [row[0] for row in fresh.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return [name for name in names if columns(connection, name) != columns(fresh, name)]


def unreadable(connection: sqlite3.Connection) -> list[str]:
    """What describes the tables and cannot be carried out. Whoever only reads an immutable file does not notice it."""
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    found: list[str] = []
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for name, statement in rows:
            try:
                fresh.execute(statement)
            except FAILURES as error:
                found.append(f"{name}: {error}")
    return found


def is_guarded(connection: sqlite3.Connection) -> bool:
    """Whether the database itself refuses to change or delete records."""
    rows = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'actions'"
    ).fetchall()
    return {row[0] for row in rows} >= {"actions_are_final", "actions_stay"}


def columns(connection: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    """The columns of a table: their names, types and constraints."""
    return connection.execute('SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,)).fetchall()


def migrate(connection: sqlite3.Connection, name: str, steps: Sequence[Step] = MIGRATIONS) -> int:
    """Apply the missing migrations, each in its own transaction; returns how many there were.

    The connection must be in autocommit mode.
    """
    before = check(connection, name, len(steps))
    for number in range(before, len(steps)):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in steps[number]:
                if isinstance(statement, str):
                    connection.execute(statement)
                else:
                    statement(connection)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {number + 1}")
            connection.execute("COMMIT")
        except FAILURES as error:
            connection.execute("ROLLBACK")
            raise SchemaError(f"{name}: the step to data version {number + 1} failed: {error}") from error
    return len(steps) - before
