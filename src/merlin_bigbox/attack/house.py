"""A server of one's own in a folder of its own, with its log, ended with the block."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Final

from merlin_bigbox.attack.wire import Address
from merlin_bigbox.engine.core.errors import MerlinError

PATIENCE: Final = 300.0
"""Seconds in which a server must have started, however busy the machine is."""
LOG: Final = "log.txt"
ANNOUNCED: Final = re.compile(r"http://127\.0\.0\.1:\d+(?=\s)")
TRACEBACK: Final = "Traceback (most recent call last)"


class HouseError(MerlinError):
    """The server did not start."""


class House:
    """A server that runs: its address and, if it is one's own, its process, folder and log."""

    def __init__(self, address: Address, process: int | None = None, data: Path | None = None) -> None:
        self.address = address
        self.process = process
        self.data = data

    def log(self, start: int = 0) -> str:
        """What the server has written since this place in its log."""
        if self.data is None:
            return ""
        with (self.data.parent / LOG).open("rb") as file:
            file.seek(start)
            return file.read().decode(errors="replace")

    def log_size(self) -> int:
        return 0 if self.data is None else (self.data.parent / LOG).stat().st_size

    def memory(self) -> int | None:
        """The bytes that the server holds in memory, where the system tells."""
        try:
            lines = Path(f"/proc/{self.process}/status").read_text("ascii").splitlines()
        except OSError:
            return None
        found = [line.split()[1] for line in lines if line.startswith("VmRSS:")]
        return int(found[0]) * 1024 if found else None

    def children(self) -> list[int]:
        """The processes in which its bots think, where the system tells."""
        try:
            return [
                int(each) for each in Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
            ]
        except OSError:
            return []


@contextlib.asynccontextmanager
async def own_house(limits: Mapping[str, float] | None = None, store: str | None = None) -> AsyncIterator[House]:
    """Start a server in a temporary folder, with other limits than usual if some are given.

    With the address of a database as its `store`, it is two processes that share their tables.
    """
    with tempfile.TemporaryDirectory(prefix="merlin-") as folder:
        data = Path(folder) / "data"
        words = [sys.executable, "-m", "merlin_bigbox", "serve", "--port", "0", "--lang", "en"]
        words += ["--data", str(data)] if store is None else ["--store", store, "--processes", "2"]
        if limits:
            file = Path(folder) / "limits.toml"
            file.write_text("".join(f"{name} = {value}\n" for name, value in limits.items()), "ascii")
            words += ["--limits", str(file)]
        with (Path(folder) / LOG).open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *words, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log, env={**os.environ, "COLUMNS": "200"}
            )
        try:
            found = await (_address(data, process) if store is None else _announced(data, process))
            yield House(Address.of(found), process.pid, data)
        finally:
            await _end(process)


async def _address(data: Path, process: asyncio.subprocess.Process) -> str:
    """The address, which the server writes into its folder as soon as it answers."""
    file = data / "address"
    return await _once_it_runs(process, data, lambda: file.read_text("ascii").strip() if file.exists() else "")


async def _announced(data: Path, process: asyncio.subprocess.Process) -> str:
    """The address that a server without a folder says as soon as it answers."""

    def look() -> str:
        found = ANNOUNCED.search((data.parent / LOG).read_text("utf-8", errors="replace"))
        return found.group() if found else ""

    return await _once_it_runs(process, data, look)


async def _once_it_runs(process: asyncio.subprocess.Process, data: Path, look: Callable[[], str]) -> str:
    async with asyncio.timeout(PATIENCE):
        while not (found := look()):
            if process.returncode is not None:
                log = (data.parent / LOG).read_text("utf-8", errors="replace")
                raise HouseError(f"the server did not start: {log[-2000:]}")
            await asyncio.sleep(0.05)
    return found


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(process.wait(), PATIENCE / 10)
    except TimeoutError:
        process.kill()
        await process.wait()
