"""Real faults against the real server, one after the other; play goes on between them, and after each one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from tests.blackbox.checker import check
from tests.blackbox.clients import Client, Scribe
from tests.blackbox.history import History
from tests.blackbox.process import SERVER, WAIT, ServerProcess, send

CLIENTS: Final = 3
BALLAST: Final = "ballast"
MOUNT: Final = shutil.which("mount") or "mount"
UMOUNT: Final = shutil.which("umount") or "umount"
TMPFS_BYTES: Final = 12_000_000


@dataclass
class Report:
    """What happened, and what was wrong."""

    wrong: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    unknown: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0
    """Seconds after a fault until everybody had played again."""

    def __str__(self) -> str:
        faults = ", ".join(f"{count} × {name}" for name, count in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults ({faults}); {self.acknowledged} moves acknowledged, {self.unknown} "
            f"unknown, refused: {dict(self.refusals)}; everybody played again after at most {self.longest:.1f} s; "
            f"{len(self.wrong)} violations"
        )


class Storm:
    """A server, its clients, and what is done to them."""

    def __init__(
        self, data: Path, seed: int, command: tuple[str, ...], log: Path, patience: float, *, full_disk: bool
    ) -> None:
        self._data = data
        self.server = ServerProcess(("--data", str(data)), command, log)
        self._patience = patience
        self.history = History()
        self.report = Report()
        self._chance = random.Random(seed)
        self._full_disk = full_disk
        self._clients = [Client([self.server.url], self.history, number) for number in range(CLIENTS)]

    # --- faults --------------------------------------------------------------------------------------------------

    async def _kill(self) -> None:
        self.server.kill()
        await asyncio.to_thread(self.server.start)

    async def _stop(self) -> None:
        send(self.server.pid, signal.SIGSTOP)
        await asyncio.sleep(self._chance.uniform(0.1, 1))
        send(self.server.pid, signal.SIGCONT)

    async def _kill_worker(self) -> None:
        for worker in self.server.workers()[: self._chance.choice((1, 9))]:
            send(worker, signal.SIGKILL)

    async def _stop_worker(self) -> None:
        """It stays stopped: the server has to do without it."""
        for worker in self.server.workers()[: self._chance.choice((1, 9))]:
            send(worker, signal.SIGSTOP)

    async def _fill_disk(self) -> None:
        ballast = self._data.parent / BALLAST
        with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"x" * 65_536)
        await self._refuses("disk-full", "disk-full")
        ballast.unlink()

    async def _take_folder_away(self) -> None:
        away = self._data.with_name("away")
        self._data.rename(away)
        await self._refuses("not-kept", "folder-gone")
        away.rename(self._data)

    async def _refuses(self, reason: str, problem: str) -> None:
        """Moves are refused with this reason, and health names the problem, as long as it lasts."""
        before = self.history.refusals[reason]
        ends = time.monotonic() + self._patience
        # Where bots are to move everywhere, nobody can be refused a move: somebody asks for something else to be kept.
        while self.history.refusals[reason] == before and await self._clients[0].refusal() != reason:
            assert time.monotonic() < ends, f"nobody is told {reason}"
            await asyncio.sleep(0.2)
        async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as http:
            told = (await http.get(f"{self.server.url}/api/health")).text
        if problem not in told:
            self.report.wrong.append(f"{reason}, but health says {told}")

    # --- the story -----------------------------------------------------------------------------------------------

    async def run(self, count: int) -> Report:
        """So many faults; then everybody plays on, the server ends, and its disk is looked at."""
        kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill -9": self._kill,
            "server stopped": self._stop,
            "worker killed": self._kill_worker,
            "worker stopped": self._stop_worker,
            "folder away": self._take_folder_away,
        }
        if self._full_disk:
            kinds["disk full"] = self._fill_disk
        await asyncio.to_thread(self.server.start)
        scribes = [Scribe(client, self.history) for client in self._clients]
        playing = [asyncio.create_task(client.run()) for client in self._clients]
        playing += [asyncio.create_task(scribe.run()) for scribe in scribes]
        try:
            await self._everybody_plays()
            for number in range(count):
                name = list(kinds)[number % len(kinds)] if number < len(kinds) else self._chance.choice(list(kinds))
                self.report.faults[name] += 1
                await kinds[name]()
                await self._everybody_plays()
        except AssertionError as error:
            self.report.wrong.append(str(error))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for worker in self.server.workers():
                send(worker, signal.SIGCONT)
        if self.server.end() != 0:
            self.report.wrong.append("the server did not end in order")
        with sqlite3.connect(f"file:{self._data / 'merlin.db'}?mode=ro", uri=True) as db:
            self.report.wrong += check(self.history, lambda sql, values: db.execute(sql, values).fetchall())
        self.report.acknowledged = self.history.acknowledged
        self.report.unknown = sum(move.outcome == "unknown" for move in self.history.moves)
        self.report.refusals = self.history.refusals
        return self.report

    async def _everybody_plays(self) -> None:
        """Progress: every client has a move acknowledged from now on."""
        began = time.monotonic()
        before = [client.progress for client in self._clients]
        await self._until(
            lambda: all(client.progress > then for client, then in zip(self._clients, before, strict=True)),
            "after a fault somebody cannot play",
        )
        self.report.longest = max(self.report.longest, time.monotonic() - began)

    async def _until(self, true: Callable[[], bool], what: str) -> None:
        ends = time.monotonic() + self._patience
        while not true():
            assert time.monotonic() < ends, what
            await asyncio.sleep(0.02)

    def close(self) -> None:
        """End whatever is left."""
        self.server.kill()


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """A disk of a few megabytes on this folder, where one may mount; else the folder as it is, and False."""
    options = f"size={TMPFS_BYTES}"
    mounted = hasattr(os, "geteuid") and os.geteuid() == 0
    if mounted:
        command = [MOUNT, "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        mounted = subprocess.run(command, check=False, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run([UMOUNT, "--lazy", str(folder)], check=False, capture_output=True)


def blackbox(folder: Path, faults: int, seed: int, command: tuple[str, ...] = SERVER, patience: float = WAIT) -> Report:
    """Run a storm in this empty folder. It ends as soon as somebody cannot play on for so many seconds."""
    disk = folder / "disk"
    disk.mkdir()
    with small_disk(disk) as small:
        storm = Storm(disk / "data", seed, command, folder / "server.log", patience, full_disk=small)
        try:
            return asyncio.run(storm.run(faults))
        finally:
            storm.close()
