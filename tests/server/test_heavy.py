"""Heavy work is done in processes of its own, within budgets; no table waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.heavy.pool import HeavyPool, InLoop
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.tables import origins
from tests.server.client import ME, RANDOM, House, house

USUAL = Limits(heavy_workers=1)
Work = Callable[[HeavyPool], Coroutine[Any, Any, None]]


def with_pool(work: Work, limits: Limits = USUAL) -> None:
    """Run something with a pool that is closed afterwards."""

    async def run() -> None:
        pool = HeavyPool(limits)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def refusal(pool: HeavyPool, task: Callable[..., Any], *arguments: Any) -> Coroutine[Any, Any, str]:
    """Why a task is refused."""

    async def run() -> str:
        with pytest.raises(RefusalError) as refused:
            await pool.run(task, *arguments)
        return refused.value.reason

    return run()


# --- processes -------------------------------------------------------------------------------------------------------


def test_a_task_runs_in_another_process_which_is_used_again() -> None:
    """And says by a refusal what is wrong."""

    async def work(pool: HeavyPool) -> None:
        first = await pool.run(os.getpid)
        assert first != os.getpid()
        assert await pool.run(os.getpid) == first
        assert pool.idle == [first]

    with_pool(work)
    with pytest.raises(RefusalError, match="failed"):
        asyncio.run(InLoop().run(int, "x"))


def test_what_takes_too_long_is_stopped_and_the_next_is_done() -> None:
    """Its process is replaced."""

    async def work(pool: HeavyPool) -> None:
        assert await refusal(pool, time.sleep, 10_000.0) == "too-large"
        assert pool.idle == []
        assert pool.replaced == 1

    with_pool(work, replace(USUAL, heavy_seconds=1.0))


def test_a_process_that_dies_costs_one_answer_at_most() -> None:
    """Whether it dies of its task, or while it waits, or is stopped."""

    async def work(pool: HeavyPool) -> None:
        assert await refusal(pool, os._exit, 3) == "failed"
        first = await pool.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        second = await pool.run(os.getpid)
        assert second != first

    with_pool(work)

    async def stopped(pool: HeavyPool) -> None:
        first = await pool.run(os.getpid)
        os.kill(first, signal.SIGSTOP)
        assert await refusal(pool, os.getpid) == "too-large"
        # The limit is short here, and a new process takes its time to start on a busy machine.
        for _ in range(20):
            try:
                assert await pool.run(os.getpid) != first
                break
            except RefusalError:
                continue
        else:
            pytest.fail("the pool never came back")

    with_pool(stopped, replace(USUAL, heavy_seconds=3.0))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no limits on memory")
def test_memory_is_bound_and_failures_are_one_line(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing of a failure reaches the client."""

    async def work(pool: HeavyPool) -> None:
        assert await refusal(pool, bytes, 2_000_000_000) == "too-large"
        assert await refusal(pool, int, "x\x1b[31m") == "failed"
        assert await pool.run(int, "7") == 7

    with caplog.at_level(logging.WARNING):
        with_pool(work)
    assert [record.getMessage().isprintable() for record in caplog.records if "failed" in record.getMessage()] == [True]


# --- budgets ---------------------------------------------------------------------------------------------------------


def test_the_queue_and_what_each_may_ask_for_have_an_end() -> None:
    """Others are served meanwhile; what is over is refused at once."""

    async def work(pool: HeavyPool) -> None:
        async def ask(who: str) -> str:
            try:
                await pool.run(time.sleep, 0.2, who=(who, f"home of {who}"))
            except RefusalError as refused:
                return refused.reason
            return "done"

        answers = await asyncio.gather(*(ask(who) for who in "aaabbbcd"))
        assert answers == ["done", "done", "too-many", "done", "done", "too-many", "done", "too-many"]
        assert await ask("d") == "done"
        assert pool.asked == 0

    with_pool(work, replace(USUAL, heavy_each=2, heavy_waiting=4))


def test_bytes_a_minute_of_a_person_and_of_an_address() -> None:
    """A larger one than the whole budget passes when nothing else was asked for."""

    async def work(pool: HeavyPool) -> None:
        assert await pool.run(abs, -1, who=("ann", "x"), cost=2_000) == 1
        for who in (("ann",), ("x",), ("bob", "x")):
            with pytest.raises(RefusalError, match="too-many"):
                await pool.run(abs, -1, who=who, cost=10)
        assert await pool.run(abs, -1, who=("bob", "y"), cost=600) == 1
        with pytest.raises(RefusalError, match="too-many"):
            await pool.run(abs, -1, who=("eve", "y"), cost=600)

    with_pool(work, replace(USUAL, heavy_bytes_per_minute=0.0, heavy_bytes_at_once=1_000.0))


# --- the server ------------------------------------------------------------------------------------------------------


def finished(found: House) -> tuple[Any, str]:
    """Somebody, and a game of theirs that is over."""
    ann = found.browser("Ann")
    line = ann.line(ann.create(ME, RANDOM)["id"])
    assert line.ask("stand", seat="red", bot="random")["type"] == "done"
    while line.info.get("status") != "over":
        line.receive()
    return ann, line.table


def test_nothing_heavy_is_done_where_the_tables_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays, proofs, records, branches and guides come from other processes."""
    with house(tmp_path, replace(Limits(), stand_in_seconds=0.0)) as found:
        ann, table = finished(found)

        def never(*_: Any, **__: Any) -> None:
            raise AssertionError("in the process of the tables")

        for module, name in (
            (tasks, "examine"),
            (tasks, "read_record"),
            (tasks, "moments"),
            (tasks, "guide"),
            (tasks, "record"),
            (origins, "branch_of_table"),
            (origins, "branch_of_record"),
        ):
            monkeypatch.setattr(module, name, never)
        text = ann.http.get(f"/api/tables/{table}/record").text
        assert "\nseed: " in text
        for answer in (
            ann.http.get(f"/api/tables/{table}/replay?seat=red"),
            ann.http.post("/api/replay", content=text),
            ann.http.get(f"/api/tables/{table}/proof"),
            ann.http.get("/api/guide?players=3&modules=gold&lang=pt"),
            ann.http.post("/api/tables", json={"seats": [ME, RANDOM], "branch": {"at": 30, "table": table}}),
        ):
            assert answer.status_code == 200, answer.text


def test_one_client_with_endless_records_holds_nobody_up(tmp_path: Path) -> None:
    """Its requests are refused when its budget is spent, and a move takes its turn meanwhile."""
    limits = replace(Limits(), heavy_bytes_at_once=50_000.0, heavy_bytes_per_minute=1.0, stand_in_seconds=0.0)
    with house(tmp_path, limits) as found:
        ann, table = finished(found)
        found.server.heavy._bytes._known.clear()
        text = ann.http.get(f"/api/tables/{table}/record").text
        answers = [ann.http.post("/api/replay", content=text).status_code for _ in range(10)]
        assert answers[-1] == 429
        assert set(answers) <= {200, 429}


def test_bringing_tables_into_memory_is_charged(tmp_path: Path) -> None:
    """Whoever opens one large table after the other waits; a table that is in memory costs nothing."""
    limits = replace(Limits(), heavy_bytes_at_once=500.0, heavy_bytes_per_minute=1.0)
    with house(tmp_path, limits) as found:
        ann = found.browser("Ann")
        tables = [ann.create(ME, RANDOM)["id"] for _ in range(3)]

        def forget() -> None:
            for table in tables:
                found.server.tables._tables.pop(table, None)

        found.inside(forget)
        answers = [ann.http.get(f"/api/tables/{table}/qr.svg").status_code for table in (*tables, tables[0])]
        assert answers == [200, 429, 429, 200]


def test_unfinished_tables_of_a_person_and_tables_of_an_address_have_an_end(tmp_path: Path) -> None:
    """So that nobody fills the house with tables nobody plays at."""
    with house(tmp_path, replace(Limits(), unfinished_per_person=2, tables_per_address=3)) as found:
        ann, bob = found.browser("Ann"), found.browser("Bob")

        def make(who: Any) -> int:
            answer = who.http.post("/api/tables", json={"seats": [ME, {"kind": "open"}]})
            return int(answer.status_code)

        assert [make(ann), make(ann), make(ann), make(bob), make(bob)] == [200, 200, 429, 200, 429]
