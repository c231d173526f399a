"""The secret by which a server knows the browsers of its people: one for all processes, kept in the database."""

from __future__ import annotations

import hmac
from typing import Final

from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.store import leases, queries
from merlin_bigbox.server.store.files import SECRET
from merlin_bigbox.server.store.postgres.connection import PostgresDatabase
from merlin_bigbox.server.store.postgres.schema import LOCK
from merlin_bigbox.server.store.secret import FACT, SECRET_BYTES, SecretError, fingerprint

HOW: Final = "start with --new-secret: that makes a new one and signs everybody out"
BEFORE: Final = f"{SECRET}.before"
NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::double precision"


def secret_of(db: PostgresDatabase, name: str, *, new: bool = False) -> bytes:
    """The secret of this database, made if nobody depends on one yet; SecretError if it is not the right one."""
    with db.link.transaction():
        db.ask("SELECT pg_advisory_xact_lock(?)", (LOCK,))
        found = kept(db, SECRET)
        if new and found is not None:
            if leases.living(db, database_time(db)):
                raise SecretError(f"{name}: other processes use the secret; stop them before it is replaced")
            _keep(db, BEFORE, found)
            found = None
        if found is None:
            if not new and db.ask("SELECT 1 FROM users LIMIT 1").fetchone():
                raise SecretError(f"{name}: the secret is lost; {HOW}")
            found = MACHINE.token_bytes(SECRET_BYTES)
            _keep(db, SECRET, found)
            queries.set_fact(db, FACT, fingerprint(found))
        known = queries.fact(db, FACT)
        if len(found) != SECRET_BYTES or known is None or not hmac.compare_digest(known, fingerprint(found)):
            raise SecretError(f"{name}: the secret is broken, or one of other data; {HOW}")
        return found


def database_time(db: PostgresDatabase) -> float:
    """The clock of the database: the machines' own differ."""
    row = db.ask(NOW).fetchone()
    return 0.0 if row is None else float(row[0])


def kept(db: PostgresDatabase, name: str) -> bytes | None:
    """What is kept in the database under this name."""
    row = db.ask("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()
    return None if row is None else bytes(row[0])


def _keep(db: PostgresDatabase, name: str, value: bytes) -> None:
    db.ask(
        "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
