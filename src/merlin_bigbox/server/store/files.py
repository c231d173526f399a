"""The data folder: its lock, its database, and consistent backups."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import secrets
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from merlin_bigbox import portable
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store import schema
from merlin_bigbox.server.store.errors import FAILURES, DamagedError, StoreError, store_error

log = logging.getLogger("merlin_bigbox.server")
DATABASE: Final = "merlin.db"
LOCK: Final = "lock"
SECRET: Final = "secret"  # noqa: S105 – the name of the file
MOVED: Final = "moved"
BUSY_SECONDS: Final = 10.0
ONLY_INDEXES: Final = re.compile("missing from index|wrong # of entries in index|non-unique entry|PRIMARY KEY order")
"""What SQLite says where every row can be read and only the order or an index is wrong."""


class InUseError(StoreError):
    """Another server is using this data folder."""


class Moved(msgspec.Struct, frozen=True):
    """Where the tables of a folder or of a database were copied to, and when."""

    to: str
    time: float

    def words(self) -> str:
        """For whoever would go on where they were."""
        when = datetime.fromtimestamp(self.time, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return f"its tables were copied to {self.to} ({when}) and go on there"


def refuse_moved(folder: Path) -> None:
    """StoreError if the tables of this folder go on elsewhere: nobody must play in the copy left behind."""
    path = folder / MOVED
    if path.exists():
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Moved)
        except (OSError, msgspec.MsgspecError) as error:
            raise StoreError(f"{path}: cannot be read: {error}") from error
        raise StoreError(f"{folder}: {found.words()}; to go on here as it was then, delete {path}")


def take_lock(folder: Path) -> int:
    """Make the folder this process's own; the file descriptor returned is the lock, and ends with the process."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | portable.BINARY, 0o600)
    except OSError as error:
        raise StoreError(f"the data folder cannot be used: {error}") from error
    if not portable.lock(lock):
        owner = os.read(lock, 20).decode("ascii", "replace").strip()
        os.close(lock)
        raise InUseError(
            f"{folder}: another Merlin server uses this data folder (process {owner or 'unknown'}); "
            "stop it, or choose another folder with --data"
        )
    os.ftruncate(lock, 0)
    os.write(lock, f"{os.getpid()}\n".encode())
    return lock


def connect(path: Path, *, reading: bool = False, immutable: bool = False) -> sqlite3.Connection:
    """A connection in autocommit mode. When a commit returns, it is on disk.

    One to an immutable file touches nothing: nobody else may use it, and there must be no log beside it.
    """
    try:
        if not reading:
            path.touch(mode=0o600)  # the seeds of running games are in it
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?immutable=1" if immutable else path,
            uri=immutable,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
        )
    except (OSError, *FAILURES) as error:
        raise store_error(error, f"{path}: cannot be opened") from error
    try:
        schema.check(connection, str(path))
        if reading:
            connection.text_factory = _text
            connection.execute("PRAGMA query_only = ON")
        else:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
    except FAILURES as error:
        connection.close()
        raise store_error(error, f"{path}: cannot be used") from error
    except BaseException:
        connection.close()
        raise
    return connection


def _text(content: bytes) -> str:
    """Text of a row. What is no text any more fails the check of its row, and not the whole query."""
    return content.decode("utf-8", "replace")


def look_over(connection: sqlite3.Connection, path: Path, most: int) -> None:
    """Check a database that is about to be opened for writing, unless it is too large for that.

    An index that does not fit its table is made anew. Into a file whose structure is broken nothing is written: that
    could destroy what is still good.
    """
    if path.stat().st_size > most:
        return
    found = structure_problems(connection)
    if found and all(ONLY_INDEXES.search(problem) for problem in found):
        log.warning("an index of the database is damaged and is made anew: %s", found[0], extra=about("store-damaged"))
        with contextlib.suppress(*FAILURES):
            connection.execute("REINDEX")
        found = structure_problems(connection)
    if found:
        raise DamagedError(f"{path}: the file is damaged ({found[0]}); run merlin doctor")


def look_at_columns(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a database of this version has the columns of this version."""
    different = schema.differences(connection)
    if different:
        raise DamagedError(f"{path}: the file is damaged (columns of {', '.join(different)}); run merlin doctor")


def structure_problems(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the structure of a database, in its words."""
    try:
        rows = connection.execute("PRAGMA integrity_check").fetchall()
    except FAILURES as error:
        return [str(error)]
    return [str(row[0]) for row in rows if row[0] != "ok"]


def write_whole(path: Path, content: bytes) -> bool:
    """Write a private file atomically; False, leaving it as it is, if it exists."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | portable.BINARY, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.link(draft, path)
    except FileExistsError:
        return False
    finally:
        draft.unlink()
    return True


def unpack(connection: sqlite3.Connection, folder: Path) -> None:
    """After restoring a backup: extract the other files it contains."""
    row = connection.execute("SELECT value FROM kept WHERE name = ?", (SECRET,)).fetchone()
    if row is not None:
        write_whole(folder / SECRET, bytes(row[0]))
        connection.execute("DELETE FROM kept WHERE name = ?", (SECRET,))


def backup(folder: Path, target: Path) -> None:
    """Copy everything into one consistent file, even while a server is using the folder.

    To restore, put the file into an empty folder under the name of the database. It holds the seeds of running games
    and the server's secret: only its owner may read it.
    """
    source_path = folder / DATABASE
    if not source_path.exists():
        raise StoreError(f"{folder}: there is no {DATABASE} in this folder")
    if target.exists():
        raise StoreError(f"{target}: there already; choose another name")
    draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | portable.BINARY, 0o600))
        with (
            contextlib.closing(connect(source_path, reading=True)) as source,
            contextlib.closing(sqlite3.connect(draft, isolation_level=None)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            if (folder / SECRET).exists():
                copy.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (SECRET, (folder / SECRET).read_bytes()))
        with draft.open("rb") as file:
            os.fsync(file.fileno())
        os.link(draft, target)
    except (OSError, *FAILURES) as error:
        raise store_error(error, f"{target}: the copy could not be made") from error
    finally:
        draft.unlink(missing_ok=True)
