"""What can go wrong in a store, by names that its callers can tell apart."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.server.protocol.http import Reason

DISK_FULL: Final = "disk-full"
FOLDER_GONE: Final = "folder-gone"
READ_ONLY: Final = "read-only"
IO_ERROR: Final = "io-error"
DAMAGED: Final = "damaged"
CLOSED: Final = "closed"
NO_DATABASE: Final = "no-database"
ERROR: Final = "error"


class StoreError(MerlinError):
    """Something that could not be read, or a write that failed and left no trace.

    `problem` is a short id if the cause is the store's place and not the request: see `StoreHealth`. If it is not
    `certain`, the commit itself failed with nothing left to roll back: what was written may be there or not.
    """

    certain = True

    def __init__(self, message: str, problem: str = "") -> None:
        super().__init__(message)
        self.problem = problem

    @property
    def reason(self) -> Reason:
        """Why the request behind it is refused."""
        if not self.certain:
            return "perhaps-kept"
        if self.problem == DISK_FULL:
            return "disk-full"
        return "damaged" if self.problem == DAMAGED else "not-kept"


class DamagedError(StoreError):
    """Stored data that is not what was written: a row that fails its check, is missing or one too many."""

    def __init__(self, message: str) -> None:
        super().__init__(message, DAMAGED)


WORDS: Final = {
    DISK_FULL: "the disk is full",
    FOLDER_GONE: "the data folder, or the database in it, is gone or another one",
    READ_ONLY: "the data folder cannot be written",
    IO_ERROR: "the disk does not answer as it should",
    DAMAGED: "the database is damaged; merlin doctor says more",
    NO_DATABASE: "the database does not answer",
}
FAILURES: Final = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises: where it cites a broken database in an error, even the error is no text."""
_BY_NAME: Final = {
    "SQLITE_FULL": DISK_FULL,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_CANTOPEN": FOLDER_GONE,
    "SQLITE_IOERR": IO_ERROR,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_FORMAT": DAMAGED,
}
_BY_NUMBER: Final = {
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EROFS: READ_ONLY,
    errno.ENOENT: FOLDER_GONE,
}


def problem_of(error: Exception) -> str:
    """The id of what is wrong with the store's place; empty if it is the request that was wrong."""
    if isinstance(error, UnicodeDecodeError):
        return DAMAGED
    if isinstance(error, OSError):
        return _BY_NUMBER.get(error.errno or 0, IO_ERROR)
    name = getattr(error, "sqlite_errorname", None) or ""
    found = next((problem for begin, problem in _BY_NAME.items() if name.startswith(begin)), "")
    return DAMAGED if not found and "Could not decode" in str(error) else found


def store_error(error: Exception, doing: str) -> StoreError:
    """An error of the database or of the disk in words."""
    problem = problem_of(error)
    message = f"{doing}: {WORDS[problem]} ({error})" if problem else f"{doing}: {error}"
    return DamagedError(message) if problem == DAMAGED else StoreError(message, problem)
