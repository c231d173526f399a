"""Every store keeps the contract: SQLite in a folder, PostgreSQL."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from merlin_bigbox.server.store import SQLiteStore, Store
from tests.postgres import Postgres
from tests.server.postgres_fixtures import drop, member, new_database
from tests.server.store_contract import StoreContract
from tests.sizes import size

SETTINGS = settings(stateful_step_count=30, deadline=None)


class SQLiteContract(StoreContract):
    """SQLite in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        super().__init__()

    async def open(self) -> Store:
        return await SQLiteStore.open(self.folder)

    def teardown(self) -> None:
        super().teardown()
        shutil.rmtree(self.folder)


def test_sqlite_keeps_the_contract() -> None:
    """Any order of calls leaves what a simple model of the store says, also after closing and opening."""
    run_state_machine_as_test(SQLiteContract, settings=settings(SETTINGS, max_examples=size(15, 200)))


@pytest.mark.slow
@pytest.mark.interpreted_only
def test_postgres_keeps_the_contract(postgres: Postgres) -> None:
    """The same, for a process that owns all tables; after opening it again it claims them as another one."""

    class PostgresContract(StoreContract):
        """PostgreSQL in a database of its own."""

        def __init__(self) -> None:
            self.url = new_database(postgres)
            super().__init__()

        async def open(self) -> Store:
            return await member(self.url, tables=self.kept)

        def teardown(self) -> None:
            super().teardown()
            drop(postgres, self.url)

    run_state_machine_as_test(PostgresContract, settings=settings(SETTINGS, max_examples=size(8, 200)))
