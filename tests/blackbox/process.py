"""The real server as a process of its own, and what can be done to it from outside."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import httpx

from tools.serving import free_port

EMPTY: Final[Mapping[str, str]] = MappingProxyType({})
ROOT: Final = Path(__file__).parents[2]
WAIT: Final = 300.0
"""Seconds after which something hangs, however busy the machine is; nothing else depends on them."""
SERVER: Final = ("-m", "merlin_bigbox", "serve")
BROKEN: Final = ("-m", "tests.blackbox.broken_server", "serve")
"""Acknowledges before it keeps: the control, which has to be caught."""
WIRED: Final = ("-m", "tests.blackbox.wired_server", "serve")
"""Its peers reach it by a wire."""
UNFENCED: Final = ("-m", "tests.blackbox.unfenced_server", "serve")
"""The same, but it writes to tables that are others' by now: the control of several processes."""


class ServerProcess:
    """A server that is started, hurt, killed and started again with the same arguments and on the same port."""

    def __init__(
        self, arguments: tuple[str, ...], command: tuple[str, ...], log: Path, environment: Mapping[str, str] = EMPTY
    ) -> None:
        self._environment = environment
        self._arguments = arguments
        self._command = command
        self._log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-P", *self._command, *self._arguments, "--port", str(self.port)]
        path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        environment = {**os.environ, **self._environment, "PYTHONPATH": path}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        ends = time.monotonic() + WAIT
        while not self.answers():
            if self._process.poll() is not None:
                raise AssertionError(f"the server did not start: status {self._process.returncode}")
            assert time.monotonic() < ends, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it answers requests at all."""
        try:
            httpx.get(f"{self.url}/api/setup?lang=en", timeout=10, trust_env=False)
        except httpx.HTTPError:
            return False
        return True

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The server's own processes. One that is not a program of its own yet is none of them.

        Between fork and exec the server waits for the exec, with all it does: a process that is stopped just then stops
        the server with it, which no fault of a worker can be.
        """
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii").split()
            own = _program(self.pid)
            return [int(child) for child in children if _program(int(child)) not in ("", own)]
        return []

    def kill(self) -> None:
        """Kill -9; its workers notice that their input has ended."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(WAIT)

    def end(self) -> int:
        """Ask it to end."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(WAIT)


def _program(pid: int) -> str:
    """What it was started with; nothing if it has ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    return ""


def send(pid: int, number: int) -> None:
    """A signal to a process that may have gone."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, number)
