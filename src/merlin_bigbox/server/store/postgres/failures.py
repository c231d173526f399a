"""What PostgreSQL says when something goes wrong, in the words of every store."""

from __future__ import annotations

from typing import Final

import psycopg
from psycopg import errors

from merlin_bigbox.server.store.errors import (
    DAMAGED,
    DISK_FULL,
    ERROR,
    IO_ERROR,
    NO_DATABASE,
    READ_ONLY,
    WORDS,
    DamagedError,
    StoreError,
)

CONFLICTS: Final = (errors.SerializationFailure, errors.DeadlockDetected)
"""Another process wrote the same rows at the same time: to be done again, on what it wrote."""
_BY_STATE: Final = {
    "53100": DISK_FULL,
    "53": NO_DATABASE,  # too many connections, no memory
    "25006": READ_ONLY,  # a standby
    "25P03": NO_DATABASE,  # the process stood still in mid-transaction
    "58": IO_ERROR,
    "XX": DAMAGED,
    "08": NO_DATABASE,
    "28": NO_DATABASE,  # another password
    "3D": NO_DATABASE,
    "57": NO_DATABASE,  # it is being stopped or started, or the statement took too long
    "55P03": NO_DATABASE,
    "42": ERROR,  # tables or rights are not what this program knows
}


class DeadlineError(psycopg.OperationalError):
    """PostgreSQL did not answer in time."""


def problem_of(error: psycopg.Error) -> str:
    """The id of what is wrong with the store's place; empty if it is the request that was wrong."""
    state = error.sqlstate
    if state is None:
        return NO_DATABASE if isinstance(error, psycopg.OperationalError) else ""
    return _BY_STATE.get(state, _BY_STATE.get(state[:2], ""))


def store_error(error: psycopg.Error, doing: str) -> StoreError:
    """An error of PostgreSQL in words."""
    problem = problem_of(error)
    said = error.diag.message_primary or " ".join(str(error).split())  # its details name rows
    message = f"{doing}: {WORDS[problem]} ({said})" if problem in WORDS else f"{doing}: {said}"
    return DamagedError(message) if problem == DAMAGED else StoreError(message, problem)
