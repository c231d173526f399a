"""A table that was lost to a failed write: whoever waited for it gets nothing of what was never kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables.lock import TableLock
from tests.server.client import ME, RANDOM, house


def test_whoever_waited_for_a_lost_table_is_refused() -> None:
    """The holder finishes; those behind it are refused, one after the other, and so is whoever comes later."""

    async def run() -> None:
        lock = TableLock()
        await lock.acquire()
        waiting = [asyncio.create_task(lock.acquire()) for _ in range(3)]
        await asyncio.sleep(0)
        lock.shut()
        lock.release()
        for ended in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(ended, RefusalError)
        with pytest.raises(RefusalError):
            async with lock:
                pass
        assert not lock.locked()

    asyncio.run(run())


def test_a_socket_at_a_lost_table_is_sent_back(tmp_path: Path) -> None:
    """Even one that says hello only now: it would wait for ever for news of a table that nobody plays."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, RANDOM)["id"]
        line = ann.dial(table)
        assert line.ask("start")["reason"] == "not-now"  # it is at the table, and has not said hello
        found.inside(found.server.tables._tables[table].lose)
        line.send({"type": "hello", "lang": "en", "at": 0})
        assert line.closed() == 1012
        assert ann.line(table).info["status"] == "playing"
