"""Rows that carry a check over all their columns, so that one that was changed, moved or swapped is noticed.

The check is a hash without a key: it finds what disks and mistakes do, not what somebody does who can write the file.
"""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns from forms.py; values are always bound.

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from merlin_bigbox.server.store.errors import DamagedError, StoreError

Row = tuple[Any, ...]
SUM_BYTES: Final = 8
_encode: Final = msgspec.msgpack.Encoder().encode


class Rows(Protocol):
    """What a statement found."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        ...

    def fetchone(self) -> Any:
        """The next row."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]:
        """All rows that are left, one at a time."""
        ...


class Database(Protocol):
    """A connection inside a transaction: SQLite's own, or another behind the same calls.

    Statements are written so that SQLite and PostgreSQL run them: each value is a `?`, and `"user"` is quoted.
    """

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows:
        """Run a statement."""
        ...

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> Rows:
        """Run a statement for each of these."""
        ...


class Form(NamedTuple):
    """A table of the database whose rows are checked: its key and all its columns but `sum`, key first.

    A column that a later version adds comes last and is NULL in rows that are there already: they keep their checks.
    """

    name: str
    key: tuple[str, ...]
    columns: tuple[str, ...]


def row_sum(form: Form, values: Sequence[object]) -> bytes:
    """The check of a row: a hash of its values and of the table's name, without what is NULL at the end."""
    last = len(values)
    while last and values[last - 1] is None:
        last -= 1
    return blake2b(_encode((form.name, values[:last])), digest_size=SUM_BYTES).digest()


def sum_of_sums(sums: Iterable[bytes]) -> bytes:
    """One check over several rows, in their order."""
    return blake2b(b"".join(sums), digest_size=SUM_BYTES).digest()


@cache
def _insert(form: Form, *, replace: bool) -> str:
    columns = (*form.columns, "sum")
    statement = f"INSERT INTO {form.name} ({_names(columns)}) VALUES ({', '.join('?' * len(columns))})"
    if not replace:
        return statement
    others = ", ".join(f'"{column}" = excluded."{column}"' for column in columns if column not in form.key)
    return f"{statement} ON CONFLICT ({_names(form.key)}) DO UPDATE SET {others}"


@cache
def _select(form: Form, rest: str) -> str:
    return f"SELECT {_names(form.columns)}, sum FROM {form.name} {rest}"


@cache
def getting(form: Form) -> str:
    """The statement by which `get` reads a row."""
    return _select(form, _by_key(form))


@cache
def _update(form: Form, *columns: str) -> str:
    values = ", ".join(f'"{column}" = ?' for column in (*columns, "sum"))
    return f"UPDATE {form.name} SET {values} {_by_key(form)}"


@cache
def _places(form: Form) -> dict[str, int]:
    return {column: place for place, column in enumerate(form.columns)}


@cache
def _by_key(form: Form) -> str:
    return "WHERE " + " AND ".join(f'"{column}" = ?' for column in form.key)


def _names(columns: Iterable[str]) -> str:
    """Columns in a statement: `user` is a word of PostgreSQL's own."""
    return ", ".join(f'"{column}"' for column in columns)


def insert(db: Database, form: Form, values: Sequence[object], *, replace: bool = False) -> bytes:
    """Add a row; returns its check. The values have the types in which SQLite gives them back."""
    found = row_sum(form, values)
    db.execute(_insert(form, replace=replace), (*values, found))
    return found


def insert_many(db: Database, form: Form, rows: Iterable[Sequence[object]], *, replace: bool = False) -> None:
    """Add rows."""
    db.executemany(_insert(form, replace=replace), ((*values, row_sum(form, values)) for values in rows))


def select(db: Database, form: Form, rest: str, values: Sequence[object] = ()) -> list[tuple[Row, bool]]:
    """The rows for the rest of a statement, each without its check and with whether it passed it."""
    return [(row[:-1], row_sum(form, row[:-1]) == row[-1]) for row in db.execute(_select(form, rest), values)]


def walk(db: Database, form: Form) -> Iterator[Row]:
    """All rows that pass their check, one at a time."""
    for row in db.execute(_select(form, "")):
        if row_sum(form, row[:-1]) == row[-1]:
            yield row[:-1]


def good(db: Database, form: Form, rest: str, values: Sequence[object] = ()) -> list[Row]:
    """The rows for the rest of a statement; DamagedError if one fails its check."""
    rows = select(db, form, rest, values)
    for row, passed in rows:
        if not passed:
            raise damaged(form, row[: len(form.key)])
    return [row for row, _ in rows]


def get(db: Database, form: Form, *key: object) -> Row | None:
    """The row with this key; None if there is none, DamagedError if it fails its check."""
    row = db.execute(getting(form), key).fetchone()
    if row is None:
        return None
    values = row[:-1]
    if row_sum(form, values) != row[-1]:
        raise damaged(form, key)
    return tuple(values)


def needed(db: Database, form: Form, *key: object) -> Row:
    """The row with this key; StoreError if there is none, DamagedError if it fails its check."""
    row = get(db, form, *key)
    if row is None:
        raise StoreError(f'there is no {form.name[:-1]} "{key[0]}"')
    return row


def change(
    db: Database, form: Form, key: Sequence[object], changes: Mapping[str, object], before: Row | None = None
) -> Row:
    """Change columns of a row that passes its check; returns it as it is now. StoreError if there is none.

    Who has read the row in the same transaction gives it as `before`.
    """
    now = list(needed(db, form, *key) if before is None else before)
    if changes:
        for column, value in changes.items():
            now[_places(form)[column]] = value
        db.execute(_update(form, *changes), (*changes.values(), row_sum(form, now), *key))
    return tuple(now)


def damaged(form: Form, key: Iterable[object]) -> DamagedError:
    """A row that fails its check, as an error."""
    return DamagedError(f"{form.name} {'/'.join(map(str, key))}: the row is not as it was written")
