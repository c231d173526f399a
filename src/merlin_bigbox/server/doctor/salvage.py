"""Rebuilds a database whose structure is broken: every row that can still be read goes into a new file."""

# ruff: noqa: S608 – what is put into a statement are names of tables and columns from forms.py.

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from merlin_bigbox.server.doctor.findings import Report
from merlin_bigbox.server.store import schema
from merlin_bigbox.server.store.errors import FAILURES
from merlin_bigbox.server.store.files import ONLY_INDEXES, connect, structure_problems
from merlin_bigbox.server.store.forms import FORMS
from merlin_bigbox.server.store.place import BESIDE

SUFFIX: Final = ".rebuilt"


def mend_structure(path: Path, report: Report) -> bool:
    """Make indexes anew, or the whole file; False if the file cannot even be opened."""
    try:
        with contextlib.closing(_connect(path)) as db:
            problems = [*structure_problems(db), *schema.unreadable(db)]
            current = schema.version(db) == len(schema.MIGRATIONS)
            problems += [f"columns of {name}" for name in (schema.differences(db) if current else ())]
            if problems and all(ONLY_INDEXES.search(problem) for problem in problems):
                with contextlib.suppress(*FAILURES):
                    db.execute("REINDEX")
                if not structure_problems(db):
                    report.did("structure", "indexed", detail=problems[0])
                    return True
            if not problems:
                schema.migrate(db, str(path))
                return True
            if not current:
                report.add("structure", detail=problems[0])
                return False
            rows = _copy_all(db, path.with_name(path.name + SUFFIX))
    except (OSError, schema.SchemaError, *FAILURES) as error:
        report.add("structure", detail=error)
        return False
    for suffix in BESIDE:  # they belong to the old file
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    os.replace(path.with_name(path.name + SUFFIX), path)  # noqa: PTH105 – a private file stays one
    report.did("structure", "rebuilt", detail=problems[0], number=rows)
    return True


def _connect(path: Path) -> sqlite3.Connection:
    """For writing, or only for reading where what describes the tables is damaged: that cannot be mended."""
    try:
        return connect(path)
    except schema.SchemaError:
        log = path.with_name(f"{path.name}-wal")
        if log.exists() and log.stat().st_size:
            raise
        return connect(path, reading=True, immutable=True)


def _copy_all(old: sqlite3.Connection, target: Path) -> int:
    """Copy what can be read; returns how many rows that is."""
    target.unlink(missing_ok=True)
    rows = 0
    with contextlib.closing(connect(target)) as new:
        schema.migrate(new, str(target))
        new.execute("PRAGMA foreign_keys = OFF")
        new.execute("BEGIN")
        for name in (*(form.name for form in FORMS), "set_aside"):
            columns = schema.columns(new, name)
            if len(schema.columns(old, name)) != len(columns):
                raise sqlite3.DatabaseError(f"the columns of {name} cannot be told")
            statement = f"INSERT OR IGNORE INTO {name} VALUES ({', '.join('?' * len(columns))})"
            # By place, not by name: what describes the old columns may be damaged.
            keys = [place for place, column in enumerate(columns, 1) if column[-1]]
            for row in _readable(old, name, keys):
                with contextlib.suppress(sqlite3.IntegrityError):
                    rows += new.execute(statement, row).rowcount
        new.execute("COMMIT")
        new.execute("PRAGMA journal_mode = DELETE")  # one file, which takes the place of the old one
    return rows


def _readable(db: sqlite3.Connection, name: str, key: list[int]) -> Iterator[tuple[object, ...]]:
    """The rows from the first on and from the last back, each until a page cannot be read."""
    for order in ("ASC", "DESC"):
        by = ", ".join(f"{column} {order}" for column in key)
        try:
            yield from db.execute(f"SELECT * FROM {name} ORDER BY {by}")
        except FAILURES:
            continue
        return
