"""A real server in a process of its own, for tests and benchmarks; it can be killed and started again."""

import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

LINES = 40


def free_port() -> int:
    """A port nobody listens at; a server that is started again keeps it, so that browsers find it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`merlin serve` on the loopback."""

    def __init__(
        self,
        data: Path,
        log: Path | None = None,
        store: Sequence[str] = (),
        program: Sequence[str] = ("-m", "merlin_bigbox"),
        command: Sequence[str] = ("serve", "--host", "127.0.0.1"),
    ) -> None:
        """`log` takes what it says later on; without one, that has to be little. `store` stands for `--data`."""
        self._program = (*program, *command)
        self.data = data
        self._store = store or ("--data", str(data))
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        command = [sys.executable, *self._program, "--port", str(self.port), *self._store]
        with contextlib.ExitStack() as stack:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if self.log is None else stack.enter_context(self.log.open("ab")),
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        told: list[str] = []
        for line in self._process.stdout or ():
            told.append(line)
            if f":{self.port}" in line:
                return
            if len(told) > LINES:
                break
        self.stop()
        raise RuntimeError(f"the server did not start: {''.join(told)}")

    @property
    def processes(self) -> list[int]:
        """The ids of the server's process and of those it started."""
        found = [self._process.pid] if self._process else []
        for pid in found:
            for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, tasks.read_text(encoding="ascii").split())
        return found

    def stop(self, *, kill: bool = False) -> None:
        """End it, with `kill` in mid-sentence."""
        if self._process is None:
            return
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.communicate(timeout=30)
        self._process = None


@contextlib.contextmanager
def serving(data: Path) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data)
    server.start()
    try:
        yield server
    finally:
        server.stop()
