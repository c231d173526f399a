"""A connection to PostgreSQL with a deadline for everything, behind the calls of the store's SQL."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache
from threading import Lock
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.types.numeric import Int8BinaryDumper

from merlin_bigbox.server.limits import INFINITE, Limits
from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.store.checked import Rows
from merlin_bigbox.server.store.errors import NO_DATABASE, StoreError
from merlin_bigbox.server.store.postgres.failures import DeadlineError, store_error

logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it warns of is told by whoever waits
R = TypeVar("R")
QUOTED: Final = re.compile(r'".*"')
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
"""Seconds between two attempts to reach a database that does not answer: each takes twice as long."""
SOME: Final = 16
"""Rows that are inserted by one statement: for each number of them there is one."""
Asked = tuple[str, tuple[Any, ...]]
OPENING_SECONDS: Final = 900.0
"""A new version may have to change a large database before the first table is served."""


class Link(psycopg.Connection[tuple[Any, ...]]):
    """A connection that waits for nothing beyond its deadline: a wire may hold back everything, for ever."""

    deadline = INFINITE

    def wait(self, gen: Generator[Any, Any, R], *args: Any, **options: Any) -> R:
        """As the library does, but closing the connection at the deadline."""
        return super().wait(self._limited(gen), *args, **options)

    def _limited(self, gen: Generator[Any, Any, R]) -> Generator[Any, Any, R]:
        try:
            state = next(gen)
            while True:
                ready = yield state
                if not ready and MACHINE.monotonic() > self.deadline:
                    self.pgconn.finish()  # nobody knows what the other end makes of it
                    raise DeadlineError("no answer in time")
                state = gen.send(ready)
        except StopIteration as end:
            found: R = end.value
            return found


class Found:
    """What a statement found. In a pipeline it is asked for only when somebody looks."""

    __slots__ = ("_cursor", "_database")

    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]], database: PostgresDatabase) -> None:
        self._cursor = cursor
        self._database = database

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        self._database.sync()
        return self._cursor.rowcount

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return self._cursor.fetchall()

    def __iter__(self) -> Iterator[Any]:
        """All rows that are left, one at a time."""
        return iter(self._cursor)


class Known:
    """What was found before."""

    __slots__ = ("_rows", "rowcount")

    def __init__(self, rows: list[Any]) -> None:
        self.rowcount = len(rows)
        self._rows = iter(rows)

    def fetchone(self) -> Any:
        """The next row."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Any]:
        """All rows that are left, one at a time."""
        return self._rows


class PostgresDatabase:
    """The store's `Database` on a connection, with what a transaction needs besides."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.ahead: dict[Asked, Rows] = {}
        """Answers that were asked for before the job that needs them ran."""
        self.wrote = False
        """Whether anything was written that would have to be undone."""
        self._pipeline: psycopg.Pipeline | None = None

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        """Run a statement, unless its answer is there already."""
        if self.ahead:
            known = self.ahead.pop((sql, tuple(values)), None)
            if known is not None:
                return known
        if not sql.startswith("SELECT"):
            self.wrote = True
        return self.ask(sql, values)

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> Rows:
        """Run a statement for each of these; some rows are inserted by one statement."""
        self.wrote = True
        rows = list(values)
        if 0 < len(rows) <= SOME and sql.startswith("INSERT") and sql.endswith(")"):
            return self.ask(_for_rows(sql, len(rows)), [value for row in rows for value in row])
        cursor = self.link.cursor(binary=True)
        cursor.executemany(_translated(sql), rows)
        return Found(cursor, self)

    def ask(self, sql: str, values: Sequence[Any] = ()) -> Found:
        """Run a statement, whatever was asked before."""
        return Found(self.link.execute(_translated(sql), values or None, binary=True), self)

    # --- transactions --------------------------------------------------------------------------------------------

    def begin(self, *, reading: bool = False) -> None:
        """Begin a transaction that sees one moment; whoever writes what it has read fails, and is done again."""
        self.wrote = False
        self.ask("BEGIN ISOLATION LEVEL REPEATABLE READ" + (" READ ONLY" if reading else ""))

    def rollback(self) -> None:
        """Undo everything. The library's own way also forgets statements whose preparation was skipped by a failure."""
        self.link.rollback()

    @contextlib.contextmanager
    def pipeline(self) -> Iterator[None]:
        """Send statements without waiting for what they find, until somebody looks or the block ends."""
        with self.link.pipeline() as pipeline:
            self._pipeline = pipeline
            try:
                yield
            finally:
                self._pipeline = None

    def sync(self) -> None:
        """Wait for everything that was sent."""
        if self._pipeline is not None:
            self._pipeline.sync()

    @property
    def lost(self) -> bool:
        """Whether the connection is of no use any more."""
        return self.link.closed or self.link.broken


class Connector:
    """Makes connections to one database, and does not try all the time while it does not answer."""

    def __init__(self, url: str, limits: Limits, known: int) -> None:
        self.name = name_of(url)
        self.seconds = max(1.0, limits.database_seconds)
        self._idle_seconds = max(1.0, limits.database_idle_seconds)
        self._url = url
        self._known = known
        self._lock = Lock()
        self._pause = 0.0
        self._next = 0.0

    def connect(self, *, opening: bool = False) -> PostgresDatabase:
        """A new connection; StoreError if there is none, at once if the last attempt failed just before."""
        with self._lock:
            if MACHINE.monotonic() < self._next:
                raise StoreError(f"{self.name}: the database does not answer", NO_DATABASE)
        try:
            link = self._connected(opening=opening)
        except psycopg.Error as error:
            with self._lock:
                self._pause = min(LONGEST_PAUSE, 2 * self._pause or FIRST_PAUSE)
                self._next = MACHINE.monotonic() + self._pause
            raise store_error(error, f"{self.name}: cannot be reached") from error
        self._pause = self._next = 0.0
        return PostgresDatabase(link)

    def _connected(self, *, opening: bool) -> Link:
        seconds = OPENING_SECONDS if opening else self.seconds
        link = Link.connect(
            self._url,
            autocommit=True,
            prepare_threshold=2,
            connect_timeout=max(2, int(self.seconds)),
            client_encoding="utf8",
            application_name=f"{APPLICATION}{self._known}",
            tcp_user_timeout=int(1000 * self.seconds),
            keepalives_idle=max(1, int(self.seconds)),
            keepalives_interval=2,
            keepalives_count=3,
        )
        link.deadline = MACHINE.monotonic() + seconds
        link.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
        try:
            link.adapters.register_dumper(int, Int8BinaryDumper)
            settings = {
                "statement_timeout": f"{seconds:.0f}s",
                "idle_in_transaction_session_timeout": f"{OPENING_SECONDS if opening else self._idle_seconds:.0f}s",
                "synchronous_commit": "on",  # when a commit returns, it is on disk
            }
            for name, value in settings.items():
                link.execute("SELECT set_config(%s, %s, false)", (name, value))
        except BaseException:
            link.close()
            raise
        return link


APPLICATION: Final = "merlin-"
"""By the names of connections a database tells which versions of the program use it."""


def name_of(url: str) -> str:
    """What to call a database in messages: its address without a password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        # The library quotes what it does not understand, which may be a part of the password.
        why = QUOTED.sub("…", " ".join(str(error).split()))
        raise StoreError(f"this is no address of a PostgreSQL database: {why}") from None
    host, port, name = (parts.get(part) for part in ("host", "port", "dbname"))
    return f"postgresql://{host or ''}{f':{port}' if port else ''}/{name or ''}"


@cache
def _for_rows(sql: str, count: int) -> str:
    """The statement that inserts one row, for so many."""
    begin, _, row = sql.partition(" VALUES ")
    return f"{begin} VALUES {', '.join([row] * count)}"


@cache
def _translated(sql: str) -> bytes:
    """A statement with psycopg's marks for values."""
    return sql.replace("?", "%s").encode()
