"""A writer's thread: jobs that wait together are sent together, share one commit and are answered after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import psycopg

from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.store import checked
from merlin_bigbox.server.store.checked import Database, Rows
from merlin_bigbox.server.store.errors import ERROR, StoreError
from merlin_bigbox.server.store.forms import TABLES
from merlin_bigbox.server.store.jobs import Job, JobThread
from merlin_bigbox.server.store.leases import GUARD
from merlin_bigbox.server.store.postgres.connection import Asked, Connector, Known, PostgresDatabase
from merlin_bigbox.server.store.postgres.failures import CONFLICTS, DeadlineError, store_error

T = TypeVar("T")
ATTEMPTS: Final = 20
"""How often a job is done that other processes' writes get in the way of; each time one of them has got through."""
_columns: Final = ", ".join(f'"{column}"' for column in (*TABLES.columns, "sum"))
# The guards and the rows of many tables at once. A guard holds the lease until the commit: whoever claims it waits.
GETTING: Final = checked.getting(TABLES)
GUARDS: Final = """
    SELECT table_id, leases.fence FROM leases JOIN unnest(?::text[], ?::bigint[]) AS mine (id, fence)
    ON table_id = mine.id AND leases.fence = mine.fence ORDER BY table_id FOR NO KEY UPDATE OF leases
"""
ROWS: Final = f"SELECT {_columns} FROM tables WHERE id = ANY(?::text[])"  # noqa: S608 – names of forms


class PostgresJob(Job[Database, T]):
    """A piece of writing, and the table whose guard and row it will ask for first, if it is one's."""

    def __init__(self, work: Callable[[Database], T], table: str | None, fence: int) -> None:
        super().__init__(work)
        self.table = table
        self.fence = fence


class _UndoneError(Exception):
    """A job failed after it had written: what was sent with it is to be undone, and done one by one."""


class PostgresWriter(JobThread[PostgresJob[Any]]):
    """Owns a connection. A commit needs two round trips, however many jobs there are and as long as none fails.

    First everything is asked that the jobs will ask, then all they write is sent, and the commit with it. If one fails,
    all is undone and done again one by one, each under a savepoint.
    """

    def __init__(self, connector: Connector, name: str) -> None:
        super().__init__(name)
        self._connector = connector
        self._database: PostgresDatabase | None = None
        self._connected_anew = True
        self._perhaps = False
        """Whether what is being committed may be in the database although nobody said so."""
        self._thread.start()

    async def write(self, work: Callable[[Database], T], table: str | None = None, fence: int = 0) -> T:
        """Run a job and wait until it is on disk; one of a table begins with its guard and reads its row."""
        found: T = await self._done(PostgresJob(work, table, fence))
        return found

    # --- in the thread -------------------------------------------------------------------------------------------

    def _end(self) -> None:
        if self._database is not None:
            self._database.link.close()

    def _keep(self, jobs: list[PostgresJob[Any]]) -> None:
        left = jobs
        try:
            left = self._again_if_idle_was_lost(left)
            for _ in range(ATTEMPTS):
                if not left:
                    break
                left = self._one_by_one(left)
            for job in left:
                job.error = StoreError("it could not be written: others kept changing the same")
        except Exception as error:  # noqa: BLE001 – whoever waits is told; a dead thread would let all wait for ever
            failure = _failure(error)
            failure.certain = not self._perhaps
            self._failed(left, failure)
        else:
            self._recovered()

    def _again_if_idle_was_lost(self, jobs: list[PostgresJob[Any]]) -> list[PostgresJob[Any]]:
        """Commit jobs; those that are left have to be done one by one."""
        try:
            return self._together(jobs)
        except psycopg.Error as error:
            if self._perhaps or self._connected_anew or isinstance(error, DeadlineError):
                raise
            return self._together(jobs)  # the database was started anew since the last commit

    def _ready(self) -> PostgresDatabase:
        """A connection that is of use, for one transaction."""
        self._perhaps = False
        db = self._database
        self._connected_anew = db is None or db.lost
        if db is None or db.lost:
            db = self._database = self._connector.connect()
        db.link.deadline = MACHINE.monotonic() + self._connector.seconds
        return db

    def _together(self, jobs: list[PostgresJob[Any]]) -> list[PostgresJob[Any]]:
        db = self._ready()
        try:
            with db.pipeline():
                self._send(db, jobs)
                self._perhaps = True
                done = db.link.execute("COMMIT")
        except (_UndoneError, psycopg.Error):
            if db.lost:
                raise
            self._perhaps = False  # it was the database that said no
            db.rollback()
            return jobs
        self._committed(done)
        return []

    def _send(self, db: PostgresDatabase, jobs: list[PostgresJob[Any]]) -> None:
        db.begin()
        ahead = _look_ahead(db, jobs)
        for job, known in zip(jobs, ahead, strict=True):
            job.error = None
            db.ahead, db.wrote = known, False
            try:
                job.result = job.work(db)
            except psycopg.Error:
                raise
            except Exception as error:  # whatever it is, its caller is told
                if db.wrote:
                    raise _UndoneError from error
                job.error = error
            finally:
                db.ahead = {}

    def _one_by_one(self, jobs: list[PostgresJob[Any]]) -> list[PostgresJob[Any]]:
        """Commit jobs, each under a savepoint; returns those that have to wait for what others wrote."""
        db = self._ready()
        db.begin()
        try:
            again = [job for job in jobs if self._try(db, job)]
            self._perhaps = True
            done = db.link.execute("COMMIT")
        except BaseException:
            if not db.lost:
                self._perhaps = False
                db.rollback()
            raise
        self._committed(done)
        return again

    def _try(self, db: PostgresDatabase, job: PostgresJob[Any]) -> bool:
        """Run a job; whether it has to be done again."""
        db.ask("SAVEPOINT job")
        job.error, again = None, False
        try:
            job.result = job.work(db)
        except Exception as error:  # whatever it is, its caller is told, and the others go on
            if db.lost:
                raise
            db.ask("ROLLBACK TO job")
            again = isinstance(error, CONFLICTS)
            job.error = store_error(error, "it could not be written") if isinstance(error, psycopg.Error) else error
        db.ask("RELEASE job")
        return again

    def _committed(self, done: psycopg.Cursor[tuple[Any, ...]]) -> None:
        self._perhaps = False
        if done.statusmessage != "COMMIT":
            raise StoreError(f"nothing could be written: the database answered {done.statusmessage}", ERROR)
        self.commits += 1


def _look_ahead(db: PostgresDatabase, jobs: list[PostgresJob[Any]]) -> list[dict[Asked, Rows]]:
    """Ask what jobs will ask first, all at once. Of two of a table only for the first: the other sees what it wrote."""
    first = {job.table: job for job in reversed(jobs) if job.table is not None}
    if not first:
        return [{} for _ in jobs]
    tables = list(first)
    guards = db.ask(GUARDS, (tables, [first[table].fence for table in tables]))
    rows = db.ask(ROWS, (tables,))
    own = dict(guards.fetchall())
    found = {row[0]: row for row in rows}
    ahead: list[dict[Asked, Rows]] = []
    for job in jobs:
        known: dict[Asked, Rows] = {}
        if job.table is not None and first[job.table] is job:
            known[GUARD, (job.table, job.fence)] = Known([job.table] if job.table in own else [])
            known[GETTING, (job.table,)] = Known([found[job.table]] if job.table in found else [])
        ahead.append(known)
    return ahead


def _failure(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, psycopg.Error):
        return store_error(error, "nothing could be written")
    return StoreError(f"nothing could be written: {type(error).__name__}: {error}", ERROR)
