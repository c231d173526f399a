"""A real Dask cluster: whatever happens to its workers, the result is that of one process, byte for byte."""

from __future__ import annotations

import importlib
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from merlin_bigbox.arena import simulate
from merlin_bigbox.arena.engines import Opened, dask, open_executor
from merlin_bigbox.bots.spec import load_class
from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError
from tests.arena.dask_cluster import dask_cluster, wait_until
from tests.sizes import size

pytestmark = [pytest.mark.compiled_only, pytest.mark.slow]

OWN = """
import time
class Own:
    def __init__(self, random): pass
    def choose(self, request):
        time.sleep(PAUSE)
        return request.options[0]
"""
GAMES = size(200, 6000)
Faults = dict[int, Callable[[], object]]


def written(games: int, opened: Opened | None = None, faults: Faults | None = None, kept: Path | None = None) -> bytes:
    """The figures of a simulation as bytes; faults happen when so many games are finished."""
    left = dict(faults or {})

    def progress(done: int, _total: int) -> None:
        for games_done in [number for number in left if number <= done]:
            left.pop(games_done)()

    executor, slots = (opened.executor, opened.slots) if opened else (None, None)
    bots = ("own.py:Own", "random", "random", "random")
    figures = simulate(load(), (), 4, bots, games, 7, progress=progress, resume=kept, executor=executor, slots=slots)
    assert not left
    return json.dumps(figures.as_json()).encode()


def own_bot(folder: Path, monkeypatch: pytest.MonkeyPatch, pause: float = 0.0) -> None:
    monkeypatch.chdir(folder)
    load_class.cache_clear()
    Path("own.py").write_text(OWN.replace("PAUSE", str(pause)), encoding="utf-8")


def client_of(address: str) -> Any:
    return importlib.import_module("distributed").Client(address, set_as_default=False)


INTERRUPTIBLE = """
import signal, sys
from merlin_bigbox.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
"""The command, by a process that hears Ctrl-C also where whoever runs the tests does not: in the background, say."""


def interrupt() -> None:
    raise KeyboardInterrupt


def test_a_killed_and_a_paused_worker_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun here, interrupted, gone on with there; one of three dies, one hangs, one with four threads joins."""
    elsewhere = tmp_path / "bots"
    elsewhere.mkdir()
    own_bot(elsewhere, monkeypatch)
    expected = written(GAMES)
    kept = tmp_path / "kept.jsonl"
    with pytest.raises(KeyboardInterrupt):
        written(GAMES, None, {GAMES // 10: interrupt}, kept)
    with dask_cluster(tmp_path, 3) as cluster, open_executor(cluster.address) as opened:
        killed, paused, _ = cluster.workers
        wait_until(lambda: opened.slots() == 3, "three workers are there")
        faults: Faults = {
            GAMES // 5: killed.kill,
            GAMES // 4: lambda: paused.send_signal(signal.SIGSTOP),
            GAMES // 2: lambda: cluster.add_worker(threads=4),
        }
        assert written(GAMES, opened, faults, kept) == expected


def test_workers_stop_when_nobody_waits_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After Ctrl-C, and after a kill: a worker ends at most the game it is at, not a piece of minutes."""
    own_bot(tmp_path, monkeypatch, pause=0.02)
    command = [sys.executable, "-c", INTERRUPTIBLE, "simulate", "--bots", "own.py:Own,random", "--players", "2"]
    with dask_cluster(tmp_path, 1) as cluster, client_of(cluster.address) as client:
        command += ["--games", "40000", "--on", cluster.address]
        for stop in (signal.SIGINT, signal.SIGKILL):
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as driver:
                wait_until(lambda: bool(client.call_stack()), "the worker plays")
                driver.send_signal(stop)
                out, told = driver.communicate()
                assert out == ""
                assert "Traceback" not in told
                if stop is signal.SIGINT:
                    assert driver.returncode == 130
                    assert "With --out FOLDER" in told
            wait_until(lambda: not client.call_stack(), "the worker stops")


def test_a_scheduler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask, "CONNECT_SECONDS", 1)
    nowhere = open_executor("tcp://127.0.0.1:1")
    with pytest.raises(OptionsError, match=r"no Dask scheduler answers at tcp://127.0.0.1:1"):
        nowhere.__enter__()


@pytest.mark.parametrize(("library", "on"), [("distributed", "local:2"), ("ray", "ray:auto")])
def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch, library: str, on: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(OptionsError, match="pip install 'merlin-bigbox"):
        open_executor(on).__enter__()
