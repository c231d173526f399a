"""A Dask cluster of separate processes on this machine, as an operator would start it; each of them can be hurt."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 180.0
"""Seconds until a condition is given up: much, as machines may be slow."""


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > until:
            raise TimeoutError(f"{what}: not after {PATIENCE:.0f} s")
        time.sleep(0.05)


class DaskCluster:
    """A scheduler, and workers with one thread each and without a nanny: who is killed stays dead."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen[bytes]] = []
        options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(self.file))
        self.scheduler = self._start("scheduler", *options)
        wait_until(self._is_up, "the scheduler writes its address")
        self.workers: list[subprocess.Popen[bytes]] = []

    def _is_up(self) -> bool:
        with suppress(OSError, ValueError):
            self.address: str = json.loads(self.file.read_text(encoding="utf-8"))["address"]
            return True
        return False

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        with (self.folder / f"{len(self.processes)}.log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", *arguments],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                env={**os.environ, "DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "False"},
            )
        self.processes.append(process)
        return process

    def add_worker(self, threads: int = 1) -> subprocess.Popen[bytes]:
        options = ("--nthreads", str(threads), "--no-nanny", "--no-dashboard", "--host", "127.0.0.1")
        worker = self._start("worker", self.address, *options)
        self.workers.append(worker)
        return worker

    def close(self) -> None:
        for process in reversed(self.processes):
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGKILL)
            process.wait()


@contextmanager
def dask_cluster(folder: Path, workers: int) -> Iterator[DaskCluster]:
    cluster = DaskCluster(folder)
    try:
        for _ in range(workers):
            cluster.add_worker()
        yield cluster
    finally:
        cluster.close()
