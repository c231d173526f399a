"""The database after a storm: every row passes its check, every chain is whole, every table can be loaded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import psycopg

from merlin_bigbox.server.store import checked, loading, queries
from merlin_bigbox.server.store.errors import StoreError
from merlin_bigbox.server.store.forms import FORMS


class Asked:
    """A connection to PostgreSQL behind the few calls of the store's own SQL."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Sequence[Any] = ()) -> psycopg.Cursor[Any]:
        """Run a statement."""
        return self._connection.execute(sql.replace("%", "%%").replace("?", "%s").encode(), values)

    def executemany(self, sql: str, values: Iterable[Sequence[Any]]) -> psycopg.Cursor[Any]:
        """Run a statement for each of these."""
        cursor = self._connection.cursor()
        cursor.executemany(sql.replace("?", "%s").encode(), values)
        return cursor


def examine(connection: psycopg.Connection[Any]) -> list[str]:
    """What is wrong."""
    db = Asked(connection)
    wrong = list(queries.lost_rows(db))
    for form in FORMS:
        for row, passed in checked.select(db, form, ""):
            if not passed:
                wrong.append(f"{form.name} {row[: len(form.key)]}: the row is not as it was written")
    for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
        try:
            found = loading.load(db, table)
        except StoreError as error:
            wrong.append(f"{table}: it cannot be loaded: {error}")
        else:
            if found is None or found.damage:
                wrong.append(f"{table}: its {found.damage if found else 'row'} is damaged")
    return wrong
