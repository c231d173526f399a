"""Copies everything from a data folder into PostgreSQL and back, compares both, and marks what was left behind."""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns from forms.py; values are always bound.

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import psycopg

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.store import leases
from merlin_bigbox.server.store import schema as sqlite_schema
from merlin_bigbox.server.store.checked import Form, Row, damaged, row_sum
from merlin_bigbox.server.store.database import SQLiteStore
from merlin_bigbox.server.store.errors import FAILURES, DamagedError, StoreError
from merlin_bigbox.server.store.errors import store_error as sqlite_error
from merlin_bigbox.server.store.files import DATABASE, MOVED, SECRET, Moved, connect, take_lock, write_whole
from merlin_bigbox.server.store.forms import FACTS, FORMS, NOTES
from merlin_bigbox.server.store.postgres import schema
from merlin_bigbox.server.store.postgres.connection import OPENING_SECONDS, Connector, PostgresDatabase, name_of
from merlin_bigbox.server.store.postgres.failures import store_error
from merlin_bigbox.server.store.postgres.secret import database_time, kept

CHUNK: Final = 5_000
"""Rows in memory at a time."""
ASIDE: Final = ("time", "kind", "place", "content")
"""What the doctor set aside has no checks."""
Progress = Callable[[int, int], None]


class Copied(NamedTuple):
    """How many rows of each form were copied and compared."""

    rows: dict[str, int]

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.rows.values())


class _Passing:
    """Rows on their way: each passes its check, all are counted, and their checks make one digest."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.rows = 0
        self._hash = blake2b()

    def through(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Pass rows on. DamagedError at the first that is not as it was written."""
        for row in rows:
            if row_sum(self.form, row[:-1]) != row[-1]:
                raise damaged(self.form, row[: len(self.form.key)])
            kept = _without_nul(row) if self.form is NOTES else row
            self.rows += 1
            self._hash.update(kept[-1])
            yield kept

    def found(self) -> tuple[int, bytes]:
        """What has to be the same at the other end."""
        return self.rows, self._hash.digest()


def _without_nul(row: Row) -> Row:
    """Notes of older versions may have a sign that PostgreSQL does not keep, and that nobody can see."""
    values = tuple(value.replace("\0", "") if isinstance(value, str) else value for value in row[:-1])
    return row if values == row[:-1] else (*values, row_sum(NOTES, values))


def to_postgres(folder: Path, url: str, progress: Progress) -> Copied:
    """Copy a data folder that no server uses into an empty database; afterwards it says where its tables went."""
    if not (folder / DATABASE).exists():
        raise StoreError(f"{folder}: there is no {DATABASE} in this folder")
    store = SQLiteStore.open_now(folder)  # checks it, and brings it to this version
    try:
        with _database(url) as db, contextlib.closing(connect(folder / DATABASE, reading=True)) as source:
            name = name_of(url)
            with _alone(db, name):
                _refuse_rows(db, name)
                done = _fill(db, source, store.secret, progress)
            mark = Moved(name, MACHINE.time())
            write_whole(folder / MOVED, msgspec.json.encode(mark))
    except DamagedError as error:
        raise DamagedError(f"{error}; run merlin doctor {folder} --repair first") from error
    except FAILURES as error:
        raise sqlite_error(error, f"{folder}: cannot be copied") from error
    finally:
        asyncio.run(store.close())
    return done


def to_folder(url: str, folder: Path, progress: Progress) -> Copied:
    """Copy a database that no process uses into a new data folder; afterwards it says where its tables went."""
    lock = take_lock(folder)
    draft = folder / f"{DATABASE}.copying"
    try:
        there = [name for name in (DATABASE, SECRET, MOVED) if (folder / name).exists()]
        if there:
            raise StoreError(f"{folder}: there is already a {there[0]} in it; choose an empty folder")
        _remove(draft)  # of an attempt that was killed
        with _database(url) as db, _alone(db, name_of(url)):
            secret = secret_of_database(db, name_of(url))
            with contextlib.closing(connect(draft)) as target:
                done = _write_out(db, target, progress)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            with draft.open("rb") as file:
                os.fsync(file.fileno())
            write_whole(folder / SECRET, secret)
            os.link(draft, folder / DATABASE)
            mark = msgspec.json.encode(Moved(str(folder.absolute()), MACHINE.time()))
            db.ask("INSERT INTO kept (name, value) VALUES (?, ?)", (MOVED, mark))
    except FAILURES as error:
        raise sqlite_error(error, f"{folder}: cannot be written") from error
    finally:
        _remove(draft)
        os.close(lock)
    return done


# --- into PostgreSQL -------------------------------------------------------------------------------------------------


def _fill(db: PostgresDatabase, source: sqlite3.Connection, secret: bytes, progress: Progress) -> Copied:
    counts = {form.name: _count(source, form.name) for form in FORMS}
    done, total = 0, sum(counts.values())
    for statement in ("DELETE FROM facts", "DELETE FROM kept", "DELETE FROM leases"):
        db.ask(statement)
    for form in FORMS:
        passing = _Passing(form)
        names = _names(form)
        rows = passing.through(source.execute(f"SELECT {names} FROM {form.name} ORDER BY {_key(form)}"))
        # Some at a time: PostgreSQL remembers until the end of a statement which rows to look up for foreign keys.
        while chunk := list(itertools.islice(rows, CHUNK)):
            _prolong(db)
            with db.link.cursor() as cursor, cursor.copy(f"COPY {form.name} ({names}) FROM STDIN".encode()) as copy:
                for row in chunk:
                    copy.write_row(row)
            done += len(chunk)
            progress(done, total)
        back = _Passing(form)
        for _ in back.through(_stream(db, form)):
            pass
        _same(form, passing, back)
    aside = source.execute(f"SELECT {', '.join(ASIDE)} FROM set_aside ORDER BY id").fetchall()
    db.executemany(f"INSERT INTO set_aside ({', '.join(ASIDE)}) VALUES (?, ?, ?, ?)", aside)
    db.ask("INSERT INTO kept (name, value) VALUES (?, ?)", (SECRET, secret))
    return Copied(counts)


def _refuse_rows(db: PostgresDatabase, name: str) -> None:
    """StoreError if there is anything in a database that would be mixed with what is to come."""
    for form in FORMS:
        if form is not FACTS and db.ask(f"SELECT 1 FROM {form.name} LIMIT 1").fetchone():
            raise StoreError(f"{name}: there are {form.name} in this database already; choose an empty one")


# --- and back --------------------------------------------------------------------------------------------------------


def secret_of_database(db: PostgresDatabase, name: str) -> bytes:
    """The secret that a database has."""
    found = kept(db, SECRET)
    if found is None:
        raise StoreError(f"{name}: there is no secret in this database; nobody has served it yet")
    return found


def _write_out(db: PostgresDatabase, target: sqlite3.Connection, progress: Progress) -> Copied:
    sqlite_schema.migrate(target, DATABASE)
    counts = {form.name: _count(db, form.name) for form in FORMS}
    done, total = 0, sum(counts.values())
    target.execute("BEGIN IMMEDIATE")
    target.execute("DELETE FROM facts")
    for form in FORMS:
        passing = _Passing(form)
        marks = ", ".join("?" * (len(form.columns) + 1))
        rows = passing.through(_stream(db, form))
        while chunk := list(itertools.islice(rows, CHUNK)):
            target.executemany(f"INSERT INTO {form.name} ({_names(form)}) VALUES ({marks})", chunk)
            done += len(chunk)
            progress(done, total)
        back = _Passing(form)
        for _ in back.through(target.execute(f"SELECT {_names(form)} FROM {form.name} ORDER BY {_key(form)}")):
            pass
        _same(form, passing, back)
    aside = db.ask(f"SELECT {', '.join(ASIDE)} FROM set_aside ORDER BY id").fetchall()
    target.executemany(f"INSERT INTO set_aside ({', '.join(ASIDE)}) VALUES (?, ?, ?, ?)", aside)
    target.execute("COMMIT")
    return Copied(counts)


def _remove(draft: Path) -> None:
    for path in draft.parent.glob(f"{draft.name}*"):
        path.unlink()


# --- what both ways need ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def _database(url: str) -> Iterator[PostgresDatabase]:
    """A connection to a database that has its tables."""
    db = Connector(url, Limits(), len(schema.MIGRATIONS)).connect(opening=True)
    try:
        schema.migrate(db, name_of(url))
        yield db
    except psycopg.Error as error:
        raise store_error(error, f"{name_of(url)}: cannot be copied") from error
    finally:
        db.link.close()


@contextlib.contextmanager
def _alone(db: PostgresDatabase, name: str) -> Iterator[None]:
    """One transaction, all or nothing, during which no process can start to use the database."""
    _prolong(db)
    db.ask("SELECT pg_advisory_lock(?)", (schema.LOCK,))  # before it is chosen which moment is seen
    db.link.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    with db.link.transaction():
        alive = leases.living(db, database_time(db))
        if alive:
            raise StoreError(f"{name}: {len(alive)} processes use this database; stop them first")
        schema.refuse_moved(db, name)
        yield


def _stream(db: PostgresDatabase, form: Form) -> Iterator[Row]:
    """All rows in the order of their keys, some at a time."""
    with db.link.cursor(f"copying_{form.name}") as cursor:
        cursor.itersize = CHUNK
        cursor.execute(f"SELECT {_names(form)} FROM {form.name} ORDER BY {_key(form)}".encode(), binary=True)
        while chunk := cursor.fetchmany(CHUNK):
            _prolong(db)
            yield from chunk


def _same(form: Form, there: _Passing, here: _Passing) -> None:
    if there.found() != here.found():
        raise StoreError(f"{form.name}: {there.rows} rows were read, {here.rows} written, and they are not the same")


def _prolong(db: PostgresDatabase) -> None:
    """As long as something moves, it may take as long as it takes."""
    db.link.deadline = MACHINE.monotonic() + OPENING_SECONDS


def _count(db: PostgresDatabase | sqlite3.Connection, table: str) -> int:
    found: Any = db.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(found[0])


def _names(form: Form) -> str:
    return ", ".join(f'"{column}"' for column in (*form.columns, "sum"))


def _key(form: Form) -> str:
    return ", ".join(f'"{column}"' for column in form.key)
