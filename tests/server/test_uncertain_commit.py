"""A commit that fails with nothing left to roll back may be on the disk: nobody is told that nothing changed."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from merlin_bigbox.server.store import SQLiteStore, StoreError
from tests.server.client import ME, RANDOM, house
from tests.server.store_fixtures import ANNA


class _Failing(sqlite3.Connection):
    """Commits, and then says that it failed; or fails and leaves the transaction open."""

    after = True

    def execute(self, sql: str, *args: object) -> sqlite3.Cursor:
        if sql == "COMMIT":
            if self.after:
                super().execute(sql)
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *args)  # type: ignore[arg-type]


def _break(store: SQLiteStore, *, after: bool) -> None:
    failing = sqlite3.connect(
        store.folder / "merlin.db", factory=_Failing, isolation_level=None, check_same_thread=False
    )
    failing.after = after
    store._writer._connection.close()
    store._writer._connection = failing


@pytest.mark.parametrize(("after", "reason"), [(True, "perhaps-kept"), (False, "not-kept")])
def test_a_failed_commit_says_whether_anything_may_be_kept(tmp_path: Path, after: bool, reason: str) -> None:
    """Rolled back is certain; a commit that ended with an error is not."""

    async def run() -> None:
        store = await SQLiteStore.open(tmp_path)
        _break(store, after=after)
        with pytest.raises(StoreError) as caught:
            await store.create_user(ANNA)
        assert caught.value.reason == reason
        assert caught.value.certain is not after
        assert (await store.user(ANNA.id) is not None) is after
        await store.close()

    asyncio.run(run())


def test_a_line_that_may_be_kept_is_looked_up_again(tmp_path: Path) -> None:
    """The page is told that nobody knows, comes back, and finds the line of the chat that was kept."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, RANDOM)["id"]
        line = ann.line(table)
        store = found.server.store
        assert isinstance(store, SQLiteStore)
        _break(store, after=True)
        answer = line.ask("say", text="hello")
        assert (answer["type"], answer["reason"]) == ("refused", "perhaps-kept")
        assert line.closed() == 1012
        assert [said["text"] for said in ann.line(table).whole["chat"]] == ["hello"]
