"""Rows that carry a check over all their columns, so that one that was changed, moved or swapped is noticed.

The check is a hash without a key: it finds what disks and mistakes do, not what somebody does who can write the file.
"""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns from forms.py; values are always bound.

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from merlin_bigbox.server.store.errors import DamagedError, StoreError

Database = sqlite3.Connection
Row = tuple[Any, ...]
SUM_BYTES: Final = 8
_encode: Final = msgspec.msgpack.Encoder().encode


class Form(NamedTuple):
    """A table of the database whose rows are checked: its key and all its columns but `sum`, key first.

    A column that a later version adds is NULL in rows that are there already: what is NULL is not part of the check.
    """

    name: str
    key: tuple[str, ...]
    columns: tuple[str, ...]


def row_sum(form: Form, values: Iterable[object]) -> bytes:
    """The check of a row."""
    named = {column: value for column, value in zip(form.columns, values, strict=True) if value is not None}
    return blake2b(_encode((form.name, named)), digest_size=SUM_BYTES).digest()


def sum_of_sums(sums: Iterable[bytes]) -> bytes:
    """One check over several rows, in their order."""
    return blake2b(b"".join(sums), digest_size=SUM_BYTES).digest()


@cache
def _insert(form: Form, *, replace: bool) -> str:
    columns = (*form.columns, "sum")
    verb = "INSERT OR REPLACE" if replace else "INSERT"
    return f"{verb} INTO {form.name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


@cache
def _select(form: Form, rest: str) -> str:
    return f"SELECT {', '.join(form.columns)}, sum FROM {form.name} {rest}"


@cache
def _by_key(form: Form) -> str:
    return "WHERE " + " AND ".join(f"{column} = ?" for column in form.key)


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
    rows = good(db, form, _by_key(form), key)
    return rows[0] if rows else None


def change(db: Database, form: Form, key: Sequence[object], changes: Mapping[str, object]) -> Row:
    """Change columns of a row that passes its check; returns it as it is now. StoreError if there is none."""
    before = get(db, form, *key)
    if before is None:
        raise StoreError(f'there is no {form.name[:-1]} "{key[0]}"')
    if not changes:
        return before
    now = tuple(changes.get(column, value) for column, value in zip(form.columns, before, strict=True))
    columns = ", ".join(f"{column} = ?" for column in (*changes, "sum"))
    values = (*changes.values(), row_sum(form, now), *key)
    db.execute(f"UPDATE {form.name} SET {columns} {_by_key(form)}", values)
    return now


def damaged(form: Form, key: Iterable[object]) -> DamagedError:
    """A row that fails its check, as an error."""
    return DamagedError(f"{form.name} {'/'.join(map(str, key))}: the row is not as it was written")
