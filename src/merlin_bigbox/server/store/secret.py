"""The secret by which a server knows the browsers of its people: made once, never replaced silently."""

from __future__ import annotations

import hmac
import os
import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import Final

from merlin_bigbox.server.sources import MACHINE
from merlin_bigbox.server.store import queries
from merlin_bigbox.server.store.errors import StoreError, store_error
from merlin_bigbox.server.store.files import SECRET, write_whole

SECRET_BYTES: Final = 32
FACT: Final = "secret"
HOW: Final = (
    "put the right file back (every backup holds it), or start with --new-secret: "
    "that makes a new one and signs everybody out"
)


class SecretError(StoreError):
    """The secret is lost, broken or another database's."""


def secret_of(db: sqlite3.Connection, folder: Path, *, new: bool = False) -> bytes:
    """The secret of this database, made if nobody depends on one yet; SecretError if it is not the right one."""
    path = folder / SECRET
    try:
        if new and path.exists():
            os.replace(path, path.with_name(f"{SECRET}.before"))  # noqa: PTH105 – a private file stays one
        if not path.exists():
            if not new and db.execute("SELECT 1 FROM users LIMIT 1").fetchone():
                raise SecretError(f"{path}: the secret is lost; {HOW}")
            write_whole(path, MACHINE.token_bytes(SECRET_BYTES))
            queries.set_fact(db, FACT, fingerprint(path.read_bytes()))
        found = path.read_bytes()
    except OSError as error:
        raise store_error(error, "the server's secret cannot be kept") from error
    if len(found) != SECRET_BYTES:
        raise SecretError(f"{path}: {len(found)} bytes instead of {SECRET_BYTES}; {HOW}")
    known = queries.fact(db, FACT)
    if known is None:  # the database is older than the fingerprint
        queries.set_fact(db, FACT, fingerprint(found))
    elif not hmac.compare_digest(known, fingerprint(found)):
        raise SecretError(f"{path}: this is the secret of other data; {HOW}")
    return found


def fingerprint(secret: bytes) -> bytes:
    """What the database knows of the secret: enough to tell another, not enough to be it."""
    return sha256(b"merlin secret" + secret).digest()[:16]
