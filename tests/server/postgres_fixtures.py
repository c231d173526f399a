"""Stores in PostgreSQL for tests: databases that have their tables already, and processes that own tables."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable

from psycopg.conninfo import conninfo_to_dict

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.store.leases import Claimed, Plays
from merlin_bigbox.server.store.postgres import schema
from merlin_bigbox.server.store.postgres.connection import Connector
from merlin_bigbox.server.store.postgres.database import PostgresStore
from tests.postgres import Postgres

PLAYS = Plays(99, "edition")
TTL = 3600.0
"""Seconds for which a process lives without a beat: none dies because the machine is busy."""
_templates: dict[str, str] = {}


def new_database(postgres: Postgres) -> str:
    """The address of a new database that has its tables."""
    known = str(postgres.folder)
    if known not in _templates:
        template = postgres.database()
        db = Connector(postgres.url(template), Limits(), len(schema.MIGRATIONS)).connect(opening=True)
        schema.migrate(db, template)
        db.link.close()
        _templates[known] = template
    return postgres.url(postgres.database(_templates[known]))


def drop(postgres: Postgres, url: str) -> None:
    """Remove a database that a test is done with."""
    postgres.drop(str(conninfo_to_dict(url)["dbname"]))


async def member(
    url: str, limits: Limits | None = None, tables: Iterable[str] = (), address: str = "here"
) -> PostgresStore:
    """A process's own store, which owns these tables."""
    store = await PostgresStore.open(url, limits)
    await store.join(address, PLAYS, TTL)
    for table in tables:
        assert isinstance(await store.claim(table), Claimed)
    return store


@contextlib.asynccontextmanager
async def members(url: str, count: int, limits: Limits | None = None) -> AsyncIterator[list[PostgresStore]]:
    """Several processes at one database."""
    stores = [await member(url, limits) for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()
