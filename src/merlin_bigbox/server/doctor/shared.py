"""Examining tables in PostgreSQL, also while servers use them: the same looks as at a folder's, at one moment."""

from __future__ import annotations

from collections.abc import Callable

import psycopg

from merlin_bigbox.edition import load
from merlin_bigbox.server.doctor.examine import BROKEN, examine_rows, examine_tables, tables_in
from merlin_bigbox.server.doctor.findings import Report
from merlin_bigbox.server.limits import INFINITE, Limits
from merlin_bigbox.server.store import leases
from merlin_bigbox.server.store.files import SECRET
from merlin_bigbox.server.store.postgres import schema
from merlin_bigbox.server.store.postgres.connection import Connector, PostgresDatabase
from merlin_bigbox.server.store.postgres.secret import database_time, kept

GUARDS = """
    SELECT count(*) FROM pg_trigger
    WHERE tgrelid = 'actions'::regclass AND NOT tgisinternal AND tgenabled IN ('O', 'A')
"""


def look_at_database(url: str, progress: Callable[[int, int], None]) -> Report:
    """Examine a database. Nothing is changed. PostgreSQL itself sees to foreign keys and to its files."""
    connector = Connector(url, Limits(), len(schema.MIGRATIONS))
    db = connector.connect(opening=True)
    db.link.deadline = INFINITE
    try:
        schema.check(db, connector.name)
        report = Report(connector.name, bool(leases.living(db, database_time(db))))
        try:
            _examine(db, report, progress)
        except (psycopg.Error, *BROKEN) as error:
            report.add("structure", detail=" ".join(str(error).split()))
        return report
    finally:
        db.link.close()


def _examine(db: PostgresDatabase, report: Report, progress: Callable[[int, int], None]) -> None:
    db.begin(reading=True)
    guards = db.ask(GUARDS).fetchone()
    if guards is None or guards[0] < schema.TRIGGERS:
        report.add("structure", detail="triggers")
    examine_rows(db, kept(db, SECRET), f"{report.folder}, kept", report)
    examine_tables(db, tables_in(db), load(), report, progress)
