"""The same on Ray as on Dask, on demand: `./merlin python -m tests.arena.ray_cluster`.

A local Ray with three workers, one killed and one paused in mid-run: the result is that of one process.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from merlin_bigbox.arena import simulate
from merlin_bigbox.arena.engines import Opened, open_executor
from merlin_bigbox.edition import load

GAMES = 2000
psutil: Any = importlib.import_module("psutil")  # comes with Ray, without types
PATIENCE = 120.0
OWN = "class Own:\n    def __init__(self, random): pass\n    def choose(self, request): return request.options[0]\n"


def played(opened: Opened | None = None, faults: dict[int, Callable[[], object]] | None = None) -> tuple[bytes, float]:
    """The figures as bytes, and the seconds it took."""
    left = dict(faults or {})

    def progress(done: int, _total: int) -> None:
        for number in [number for number in left if number <= done]:
            left.pop(number)()

    executor, slots = (opened.executor, opened.slots) if opened else (None, None)
    bots = ("own.py:Own", "random", "random", "random")
    started = time.perf_counter()
    figures = simulate(load(), (), 4, bots, GAMES, 7, progress=progress, executor=executor, slots=slots)
    return json.dumps(figures.as_json()).encode(), time.perf_counter() - started


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """A head with three processors, that ends with its process group."""
    options = ("--port", str(port), "--num-cpus", "3", "--include-dashboard", "false", "--temp-dir", str(folder))
    command = [
        sys.executable,
        "-m",
        "ray.scripts.scripts",
        "start",
        "--head",
        "--block",
        "--node-ip-address",
        "127.0.0.1",
    ]
    command += [*options, "--object-store-memory", "100000000", "--disable-usage-stats"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def family(process: subprocess.Popen[bytes]) -> list[Any]:
    found: list[Any] = psutil.Process(process.pid).children(recursive=True)
    return found


def workers(process: subprocess.Popen[bytes]) -> list[Any]:
    """The processes that play at this moment."""
    return [one for one in family(process) if one.is_running() and " ".join(one.cmdline()).startswith("ray::_call")]


def hurt(process: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Send a signal to a process that plays and has not been hurt yet."""
    until = time.monotonic() + PATIENCE
    while not (found := [one for one in workers(process) if one.status() != psutil.STATUS_STOPPED]):
        if time.monotonic() > until:
            raise TimeoutError("nobody plays")
    one = found[0]
    one.send_signal(number)
    print(f"  {number.name} to process {one.pid}", flush=True)


def main() -> int:
    """Play undisturbed and disturbed, and compare."""
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        os.chdir(folder)
        Path("own.py").write_text(OWN, encoding="utf-8")
        expected, seconds = played()
        print(f"one process: {seconds:.1f} s", flush=True)
        port = free_port()
        head = start(Path(folder), port)
        everything: list[Any] = []
        try:
            until = time.monotonic() + PATIENCE
            while not any(one.name() == "raylet" for one in family(head)) and time.monotonic() < until:
                time.sleep(0.2)
            with open_executor(f"ray:127.0.0.1:{port}") as opened:
                everything = family(head)
                print(opened.describe(), flush=True)
                same = True
                faults: dict[int, Callable[[], object]] = {
                    GAMES // 5: lambda: hurt(head, signal.SIGKILL),
                    GAMES // 3: lambda: hurt(head, signal.SIGSTOP),
                }
                first = "first, with the start of its workers"
                for name, happening in ((first, {}), ("undisturbed", {}), ("one worker killed, one paused", faults)):
                    found, seconds = played(opened, happening)
                    same = same and found == expected
                    print(f"{name}: {seconds:.1f} s, {'the same' if found == expected else 'DIFFERENT'}", flush=True)
                everything = family(head)
            return 0 if same else 1
        finally:
            for one in [*everything, psutil.Process(head.pid)]:
                with contextlib.suppress(psutil.NoSuchProcess):
                    one.kill()
            head.wait()


if __name__ == "__main__":
    sys.exit(main())
