"""The schema in PostgreSQL as migrations. A migration that was released is never changed.

Processes of two versions run side by side while a server is upgraded. So a version first adds: the processes before it
go on working. What they would stumble over comes in a later version, whose migration says in `oldest` which version a
program has to know at least. The same holds for a new column of a form (see checked.py): the version that adds it reads
it and leaves it NULL, as the check of a row with a value there is wrong for programs that do not know the column; a
later version, with a migration that may have no statements, fills it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
import psycopg

from merlin_bigbox.server.store import queries
from merlin_bigbox.server.store.errors import StoreError
from merlin_bigbox.server.store.files import MOVED, Moved
from merlin_bigbox.server.store.postgres.connection import APPLICATION, PostgresDatabase
from merlin_bigbox.server.store.schema import SchemaError

LOCK: Final = 0x4D65726C
"""Of the advisory lock ("Merl") under which one process at a time looks at the schema and changes it."""
OLDEST_SERVER: Final = 130000
PATIENCE: Final = 20
"""Tenths of a second."""


class Step(NamedTuple):
    """A migration: its statements, and the oldest version whose programs can work with what it leads to."""

    statements: tuple[str | Callable[[PostgresDatabase], None], ...]
    oldest: int


def _count_nobody(db: PostgresDatabase) -> None:
    """There are no users and no tables yet."""
    queries.set_fact(db, "users", 0)
    queries.set_fact(db, "tables", 0)


# Text is compared byte by byte, as in SQLite, whatever the language of the database.
TEXT: Final = 'text COLLATE "C"'

FIRST: Final = Step(
    (
        f"""
        CREATE TABLE users (
            id {TEXT} PRIMARY KEY,
            name {TEXT} NOT NULL,
            lang {TEXT} NOT NULL,
            created double precision NOT NULL,
            seen double precision NOT NULL,
            recovery bytea UNIQUE,
            sessions bigint,
            old_cookies bigint,
            sum bytea NOT NULL
        )
        """,
        f"""
        CREATE TABLE tables (
            id {TEXT} PRIMARY KEY,
            host {TEXT} NOT NULL REFERENCES users (id),
            options {TEXT} NOT NULL,
            seed bytea NOT NULL,
            status {TEXT} NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
            created double precision NOT NULL,
            changed double precision NOT NULL,
            edition {TEXT} NOT NULL,
            rules bigint NOT NULL,
            rematch {TEXT},
            clock {TEXT},
            branch {TEXT},
            standing {TEXT},
            hints bigint NOT NULL CHECK (hints IN (0, 1)),
            records bigint NOT NULL,
            link bytea NOT NULL,
            seated bytea NOT NULL,
            saved bytea,
            lines bigint NOT NULL,
            notes bigint NOT NULL,
            mended {TEXT},
            deleted bigint,
            dice {TEXT},
            house {TEXT},
            used double precision,
            guests bigint,
            sum bytea NOT NULL
        )
        """,
        "CREATE INDEX tables_by_status ON tables (status, changed)",
        "CREATE INDEX tables_by_host ON tables (host, created)",
        f"""
        CREATE TABLE seats (
            table_id {TEXT} NOT NULL REFERENCES tables (id),
            seat bigint NOT NULL CHECK (seat BETWEEN 0 AND 3),
            kind {TEXT} NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
            "user" {TEXT} REFERENCES users (id),
            name {TEXT} NOT NULL,
            bot {TEXT},
            seconds double precision,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, seat)
        )
        """,
        'CREATE INDEX seats_by_user ON seats ("user") WHERE "user" IS NOT NULL',
        f"""
        CREATE TABLE actions (
            table_id {TEXT} NOT NULL REFERENCES tables (id),
            n bigint NOT NULL CHECK (n > 0),
            frame {TEXT} NOT NULL,
            seat bigint NOT NULL,
            action {TEXT} NOT NULL,
            time double precision NOT NULL,
            link bytea NOT NULL,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, n)
        )
        """,
        f"""
        CREATE TABLE snapshots (
            table_id {TEXT} NOT NULL REFERENCES tables (id),
            at bigint NOT NULL,
            rules bigint NOT NULL,
            state bytea NOT NULL,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, at)
        )
        """,
        f"""
        CREATE TABLE chat (
            table_id {TEXT} NOT NULL REFERENCES tables (id),
            n bigint NOT NULL CHECK (n > 0),
            "user" {TEXT} NOT NULL REFERENCES users (id),
            seat bigint,
            name {TEXT} NOT NULL,
            text {TEXT} NOT NULL,
            phrase {TEXT},
            time double precision NOT NULL,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, n)
        )
        """,
        'CREATE INDEX chat_by_user ON chat ("user")',
        f"""
        CREATE TABLE notes (
            table_id {TEXT} NOT NULL REFERENCES tables (id),
            "user" {TEXT} NOT NULL REFERENCES users (id),
            text {TEXT} NOT NULL,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, "user")
        )
        """,
        'CREATE INDEX notes_by_user ON notes ("user")',
        f"""
        CREATE TABLE guests (
            table_id {TEXT} NOT NULL REFERENCES tables (id),
            "user" {TEXT} NOT NULL REFERENCES users (id),
            name {TEXT} NOT NULL,
            state {TEXT} CHECK (state IN ('asked', 'admitted', 'removed', 'blocked')),
            muted bigint NOT NULL CHECK (muted IN (0, 1)),
            gone bigint NOT NULL CHECK (gone IN (0, 1)),
            ignored {TEXT} NOT NULL,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, "user")
        )
        """,
        'CREATE INDEX guests_by_user ON guests ("user")',
        f"CREATE TABLE removed_tables (id {TEXT} PRIMARY KEY, time double precision NOT NULL, sum bytea NOT NULL)",
        f"""
        CREATE TABLE sessions (
            id {TEXT} PRIMARY KEY,
            "user" {TEXT} NOT NULL,
            created double precision NOT NULL,
            seen double precision NOT NULL,
            device {TEXT} NOT NULL,
            ended double precision,
            sum bytea NOT NULL
        )
        """,
        'CREATE INDEX sessions_by_user ON sessions ("user")',
        f"CREATE TABLE facts (name {TEXT} PRIMARY KEY, value bytea NOT NULL, sum bytea NOT NULL)",
        # The server's secret, which is one file in a data folder.
        f"CREATE TABLE kept (name {TEXT} PRIMARY KEY, value bytea NOT NULL)",
        # Rows that failed their check and were replaced, as they were found: see doctor.
        f"""
        CREATE TABLE set_aside (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            time double precision NOT NULL,
            kind {TEXT} NOT NULL,
            place {TEXT} NOT NULL,
            content {TEXT} NOT NULL
        )
        """,
        # Who lives and who owns what: see leases.py.
        f"""
        CREATE TABLE members (
            id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            address {TEXT} NOT NULL,
            rules bigint NOT NULL,
            edition {TEXT} NOT NULL,
            until double precision NOT NULL
        )
        """,
        f"CREATE TABLE leases (table_id {TEXT} PRIMARY KEY, owner bigint, fence bigint NOT NULL)",
        "CREATE INDEX leases_by_owner ON leases (owner)",
        # What addresses may do in a while: see buckets.py.
        f"""
        CREATE TABLE buckets (
            kind {TEXT} NOT NULL,
            who {TEXT} NOT NULL,
            until double precision NOT NULL,
            PRIMARY KEY (kind, who)
        )
        """,
        # The history of a game is append-only: an undo is a record of its own.
        """
        CREATE FUNCTION actions_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'records of a game are never changed'; END $$
        """,
        """
        CREATE FUNCTION actions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF TG_OP = 'TRUNCATE'
                OR NOT EXISTS (SELECT 1 FROM tables WHERE id = old.table_id AND deleted = 1)
            THEN
                RAISE EXCEPTION 'records of a game are never deleted';
            END IF;
            RETURN old;
        END $$
        """,
        """
        CREATE TRIGGER actions_are_final BEFORE UPDATE ON actions
        FOR EACH ROW EXECUTE FUNCTION actions_are_final()
        """,
        "CREATE TRIGGER actions_stay BEFORE DELETE ON actions FOR EACH ROW EXECUTE FUNCTION actions_stay()",
        """
        CREATE TRIGGER actions_are_not_emptied BEFORE TRUNCATE ON actions
        FOR EACH STATEMENT EXECUTE FUNCTION actions_stay()
        """,
        _count_nobody,
    ),
    oldest=1,
)

# Programs of the first version delete tables without knowing of reviews: those go with them.
REVIEWS: Final = Step(
    (
        f"""
        CREATE TABLE reviews (
            table_id {TEXT} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            level {TEXT} NOT NULL,
            version {TEXT} NOT NULL,
            time double precision NOT NULL,
            content bytea NOT NULL,
            sum bytea NOT NULL,
            PRIMARY KEY (table_id, level)
        )
        """,
    ),
    oldest=1,
)

TRIGGERS: Final = 3
"""How many keep records as they are."""
MIGRATIONS: Final[tuple[Step, ...]] = (FIRST, REVIEWS)
"""Migration n leads from version n to version n + 1; a new database starts at version 0."""


def migrate(db: PostgresDatabase, name: str, steps: Sequence[Step] = MIGRATIONS) -> int:
    """Apply the missing migrations, all or none; returns how many there were. One process at a time does this."""
    server = db.link.info.server_version
    if server < OLDEST_SERVER:
        raise SchemaError(f"{name}: PostgreSQL {server // 10000} is too old; {OLDEST_SERVER // 10000} is needed")
    encoding = db.ask("SHOW server_encoding").fetchone()
    if encoding != ("UTF8",):
        raise SchemaError(f"{name}: the database keeps texts as {encoding and encoding[0]}; it has to be made for UTF8")
    try:
        with db.link.transaction():
            db.ask("SELECT pg_advisory_xact_lock(?)", (LOCK,))
            before, oldest = _versions(db, name)
            if before > len(steps):
                if oldest > len(steps):
                    raise SchemaError(
                        f"{name}: written by a newer Merlin (data version {before}, which programs from version "
                        f"{oldest} on can use; this one knows versions up to {len(steps)})"
                    )
                return 0
            missing = steps[before:]
            _older_programs(db, name, max((step.oldest for step in missing), default=0))
            for step in missing:
                for statement in step.statements:
                    if isinstance(statement, str):
                        db.ask(statement)
                    else:
                        statement(db)
            if missing:
                db.ask("UPDATE merlin SET version = ?, oldest = ?", (len(steps), max(oldest, missing[-1].oldest)))
            return len(missing)
    except psycopg.Error as error:
        raise SchemaError(f"{name}: the step to data version {len(steps)} failed: {error}") from error


def check(db: PostgresDatabase, name: str) -> None:
    """SchemaError unless the tables of this version are there. Nothing is changed."""
    there = db.ask("SELECT to_regclass('merlin')").fetchone()
    if there is None or there[0] is None:
        raise SchemaError(f"{name}: there are no tables of Merlin in this database")
    version, oldest = _versions(db, name)
    known = len(MIGRATIONS)
    if version < known or oldest > known:
        raise SchemaError(
            f"{name}: of data version {version}, this program knows version {known}; "
            + ("start a server on it once" if version < known else "use a newer Merlin")
        )


def refuse_moved(db: PostgresDatabase, name: str) -> None:
    """StoreError if the tables of this database go on elsewhere: nobody must play in the copy left behind."""
    row = db.ask("SELECT value FROM kept WHERE name = ?", (MOVED,)).fetchone()
    if row is not None:
        found = msgspec.json.decode(row[0], type=Moved)
        undo = f"DELETE FROM kept WHERE name = '{MOVED}'"  # noqa: S608 – for a person to read
        raise StoreError(f"{name}: {found.words()}; to go on here as it was then: {undo}")


def _versions(db: PostgresDatabase, name: str) -> tuple[int, int]:
    """The version of the schema, and the oldest version whose programs can use it; 0 for an empty database."""
    found = db.ask("SELECT to_regclass('merlin'), to_regclass('users'), to_regclass('tables')").fetchone()
    if found == (None, None, None):
        db.ask("CREATE TABLE merlin (version bigint NOT NULL, oldest bigint NOT NULL)")
        db.ask("INSERT INTO merlin VALUES (0, 0)")
    elif found is None or found[0] is None:
        raise SchemaError(f"{name}: this is a database of another program")
    rows = db.ask("SELECT version, oldest FROM merlin").fetchall()
    if len(rows) != 1:
        raise SchemaError(f"{name}: this is not a database of Merlin")
    version, oldest = rows[0]
    return int(version), int(oldest)


def _older_programs(db: PostgresDatabase, name: str, oldest: int) -> None:
    """SchemaError if a program is connected that could not work with what is to come."""
    for _ in range(PATIENCE):  # one that was just stopped is not gone at once
        rows = db.ask(
            "SELECT application_name FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchall()
        known = [row[0].removeprefix(APPLICATION) for row in rows if row[0] and row[0].startswith(APPLICATION)]
        if not any(version.isdigit() and int(version) < oldest for version in known):
            return
        db.ask("SELECT pg_sleep(0.1), pg_stat_clear_snapshot()")
    raise SchemaError(
        f"{name}: a Merlin of an older version uses this database, and could not go on after the upgrade; "
        f"upgrade every process to data version {oldest} first, or stop them all"
    )
