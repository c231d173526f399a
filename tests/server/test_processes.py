"""Several processes under one port: started together, replaced when they die, ended together, never left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.client import WAIT

pytestmark = [
    pytest.mark.interpreted_only,  # nothing of the engine is in it: once is enough
    pytest.mark.skipif(os.name == "nt", reason="several processes under one port are not for Windows"),
]

PARENT = """
import asyncio, sys
from merlin_bigbox.server import processes
processes.FIRST_PAUSE, processes.END_SECONDS = 0.05, float(sys.argv[2])
command = [sys.executable, "-c", sys.argv[1]]
plans = [b"one", b"two"]
sys.exit(asyncio.run(processes.supervise(command, plans, (), lambda: print("ready", flush=True))))
"""
WELL = """
import os, signal, sys, threading
plan = sys.stdin.readline().strip()
with open(f"{plan}.pid", "a") as file:
    print(os.getpid(), file=file, flush=True)
signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
print("ready", flush=True)
sys.stdin.read()
os._exit(0)
"""


@contextmanager
def parent(folder: Path, child: str, seconds: float = 60.0) -> Iterator[subprocess.Popen[str]]:
    made = subprocess.Popen(
        [sys.executable, "-c", PARENT, textwrap.dedent(child), str(seconds)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield made
    finally:
        made.kill()
        made.communicate()


def pids(folder: Path, plan: str, count: int) -> list[int]:
    """The processes that this plan was given to, as soon as there were so many."""
    end = time.monotonic() + WAIT
    while True:
        file = folder / f"{plan}.pid"
        found = [int(line) for line in file.read_text().split()] if file.exists() else []
        if len(found) >= count:
            return found
        assert time.monotonic() < end
        time.sleep(0.02)


def gone(pid: int) -> None:
    """Wait until a process is no more."""
    end = time.monotonic() + WAIT
    while Path(f"/proc/{pid}").exists() and " Z " not in Path(f"/proc/{pid}/stat").read_text():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_they_are_ended_together(tmp_path: Path, number: signal.Signals) -> None:
    with parent(tmp_path, WELL) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == "ready\n"
        both = [*pids(tmp_path, "one", 1), *pids(tmp_path, "two", 1)]
        house.send_signal(number)
        assert house.wait(WAIT) == 0
        for pid in both:
            gone(pid)


def test_one_that_dies_is_replaced(tmp_path: Path) -> None:
    with parent(tmp_path, WELL) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == "ready\n"
        for lives in (1, 2, 3):
            os.kill(pids(tmp_path, "one", lives)[-1], signal.SIGKILL)
        assert len(pids(tmp_path, "one", 4)) == 4
        assert len(pids(tmp_path, "two", 1)) == 1
        house.send_signal(signal.SIGTERM)
        assert house.wait(WAIT) == 0


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_they_never_outlive_the_one_that_looks_after_them(tmp_path: Path) -> None:
    with parent(tmp_path, WELL) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == "ready\n"
        both = [*pids(tmp_path, "one", 1), *pids(tmp_path, "two", 1)]
        house.kill()
        for pid in both:
            gone(pid)


def test_one_that_was_told_something_impossible_ends_them_all(tmp_path: Path) -> None:
    child = """
    import sys
    if sys.stdin.readline().strip() == "two":
        sys.exit(2)
    sys.stdin.read()
    """
    with parent(tmp_path, child) as house:
        assert house.wait(WAIT) == 2


def test_one_that_does_not_end_is_killed(tmp_path: Path) -> None:
    child = WELL.replace("lambda *_: os._exit(0)", "signal.SIG_IGN")
    with parent(tmp_path, child, 0.2) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == "ready\n"
        both = [*pids(tmp_path, "one", 1), *pids(tmp_path, "two", 1)]
        house.send_signal(signal.SIGTERM)
        assert house.wait(WAIT) == 1
        for pid in both:
            gone(pid)
