"""Every store keeps the contract: SQLite in a folder."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from merlin_bigbox.server.store import SQLiteStore, Store
from tests.server.store_contract import StoreContract
from tests.sizes import size


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
    run_state_machine_as_test(
        SQLiteContract, settings=settings(max_examples=size(15, 200), stateful_step_count=30, deadline=None)
    )
