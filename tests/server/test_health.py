"""Health tells the truth: live, ready and the whole of it, whatever fails."""

import asyncio
import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from merlin_bigbox.server import health
from merlin_bigbox.server.health import Health, Pulse
from merlin_bigbox.server.store import StoreError, StoreHealth
from merlin_bigbox.server.thinking.interface import ThinkingStatus
from tests.server.client import ME, RANDOM, House, house

WELL = ThinkingStatus(ok=True, workers=2, ready=2, busy=0, waiting={}, restarts={})


class Parts:
    """A store and workers that say what they are told to."""

    def __init__(self, store: Any = None, thinking: Any = None) -> None:
        self._store = store or StoreHealth(ok=True)
        self._thinking = thinking or WELL
        self.asked = 0

    async def health(self) -> StoreHealth:
        self.asked += 1
        if isinstance(self._store, BaseException):
            raise self._store
        if self._store == "hang":
            await asyncio.Event().wait()
        found: StoreHealth = self._store
        return found

    async def counts(self) -> None:
        return None

    def status(self) -> ThinkingStatus:
        if isinstance(self._thinking, BaseException):
            raise self._thinking
        found: ThinkingStatus = self._thinking
        return found


def reported(parts: Parts, aside: int = 0, then: Callable[[Health], None] = lambda _: None) -> health.Report:
    async def main() -> health.Report:
        found = Health(parts, parts, lambda: 3, lambda: aside, lambda: 4)  # type: ignore[arg-type]
        then(found)
        try:
            return await found.report()
        finally:
            await found.close()

    return asyncio.run(main())


def test_a_server_that_is_well_says_so(shared: House) -> None:
    ann = shared.browser("Ann")
    whole = ann.http.get("/api/health").json()
    assert whole["ok"] is True
    assert whole["problems"] == []
    assert {"users", "waiting", "playing", "over"} <= set(whole["tables"])
    assert {"loaded", "sockets", "store", "thinking", "loop_lag", "warnings", "set_aside"} <= set(whole)
    for path in ("/api/health/live", "/api/health/ready"):
        answer = ann.http.get(path)
        assert (answer.status_code, answer.json()["ok"]) == (200, True)
        assert answer.headers["cache-control"] == "private, no-store"


def test_a_deleted_data_folder_is_noticed_refused_and_told(tmp_path: Path) -> None:
    """Moves were once acknowledged into a file that no longer existed."""
    with house(tmp_path / "data") as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, RANDOM)["id"])
        assert line.wait_for_turn()
        shutil.rmtree(tmp_path / "data")
        ready = ann.http.get("/api/health/ready")
        assert (ready.status_code, ready.json()) == (503, {"ok": False, "problems": ["store-folder-gone"]})
        whole = ann.http.get("/api/health")
        assert (whole.status_code, whole.json()["ok"]) == (200, False)
        assert whole.json()["store"] == {"ok": False, "problems": ["folder-gone"]}
        assert ann.http.get("/api/health/live").status_code == 200
        assert line.prompt is not None
        action = line.prompt["options"][0]["action"]
        assert line.ask("act", at=line.at, seat="red", action=action)["type"] == "refused"


@pytest.mark.parametrize(
    ("store", "problem"),
    [
        (StoreHealth(ok=False, problems=("disk-full", "read-only")), ("store-disk-full", "store-read-only")),
        (StoreHealth(ok=False), ("store-failing",)),
        (StoreError("it broke", "io-error"), ("store-io-error",)),
        (StoreError("it broke"), ("store-failing",)),
        (RuntimeError("anything"), ("store-failing",)),
        ("hang", ("store-slow",)),
    ],
)
def test_whatever_the_store_does_there_is_a_report(
    store: Any, problem: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "STORE_SECONDS", 0.05 if store == "hang" else 600.0)
    found = reported(Parts(store))
    assert (found.ok, found.problems) == (False, problem)
    assert (found.loaded, found.sockets) == (3, 4)


def test_workers_that_are_down_keep_a_server_from_being_ready_and_missing_ones_do_not() -> None:
    down = ThinkingStatus(ok=False, workers=2, ready=0, busy=0, waiting={}, restarts={"start": 9})
    assert reported(Parts(thinking=down)).problems == ("workers-down",)
    assert reported(Parts(thinking=RuntimeError())).problems == ("workers-down",)
    one = ThinkingStatus(ok=True, workers=2, ready=1, busy=0, waiting={}, restarts={"died": 1})
    found = reported(Parts(thinking=one))
    assert (found.ok, found.problems, found.warnings) == (True, (), ("workers-missing",))


def test_damage_that_is_set_aside_is_a_warning() -> None:
    found = reported(Parts(StoreHealth(ok=True, problems=("damaged",))), aside=2)
    assert (found.ok, found.warnings) == (True, ("store-damaged", "tables-set-aside"))


def test_a_late_event_loop_is_told_while_it_is_late_and_for_some_seconds_after() -> None:
    def late(found: Health) -> None:
        found.pulse._delays.append(health.LAGGING_SECONDS + 1)

    found = reported(Parts(), then=late)
    assert (found.ok, found.problems) == (False, ("loop-lagging",))
    assert found.loop_lag == health.LAGGING_SECONDS + 1


def test_the_pulse_feels_a_blocked_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "BEAT_SECONDS", 0.01)

    async def main() -> None:
        pulse = Pulse()
        pulse.start()
        await asyncio.sleep(0.05)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        assert pulse.lag > 0.2
        await pulse.close()

    asyncio.run(main())


def test_many_who_ask_at_once_make_the_store_look_once() -> None:
    parts = Parts()

    async def main() -> None:
        found = Health(parts, parts, lambda: 0, lambda: 0, lambda: 0)  # type: ignore[arg-type]
        await asyncio.gather(*(found.report() for _ in range(50)))
        await found.close()

    asyncio.run(main())
    assert parts.asked == 1


def test_dead_workers_are_told_and_come_back(tmp_path: Path) -> None:
    """Killed by their process ids, on a real server."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        line = ann.line(ann.create(ME, {"kind": "bot", "bot": "sensible"})["id"])
        assert line.wait_for_turn()
        while not (thinking := ann.http.get("/api/health").json()["thinking"])["ready"]:
            time.sleep(0.1)
        for process in found.inside(lambda: list(found.server.thinking.processes)):  # type: ignore[attr-defined]
            os.kill(process.pid, signal.SIGKILL)
        while not thinking["restarts"]:
            time.sleep(0.1)
            thinking = ann.http.get("/api/health").json()["thinking"]
        line.act()
        assert line.wait_for_turn()
        thinking = ann.http.get("/api/health").json()["thinking"]
        assert thinking["ok"]
        assert set(thinking["restarts"]) == {"died"}
