"""Looks after the processes of one server on one machine: starts them, replaces those that die, ends them together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Final

from merlin_bigbox.server.logs import about
from merlin_bigbox.server.sources import MACHINE

log = logging.getLogger("merlin_bigbox.server")
READY: Final = b"ready\n"
"""What a process writes to its standard output as soon as it answers."""
REFUSED: Final = 2
"""The exit code of a process that was told something impossible: starting it again is of no use."""
FAILED: Final = 1
ENDED: Final = (0, -signal.SIGTERM)
"""The exit codes of one that was asked to end, also before it was able to hear it."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
SETTLED: Final = 60.0
"""After so many seconds a process counts as well again."""
END_SECONDS: Final = 40.0
"""How long processes may take to hand over their tables and end."""


async def supervise(
    command: Sequence[str], plans: Sequence[bytes], files: tuple[int, ...], ready: Callable[[], None]
) -> int:
    """Run a process for each plan until SIGINT or SIGTERM; the result is the exit code.

    A plan is told to its process as the first line of its standard input, which stays open as long as this process
    lives. `files` are passed on. `ready` is called when all of them have answered.
    """
    house = _House(command, files, ready, len(plans))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, house.end)
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(house.keep_up(plan)) for plan in plans]
            await house.ending.wait()
            _, late = await asyncio.wait(tasks, timeout=END_SECONDS)
            if late:
                house.kill()
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
    return house.code


class _House:
    """All processes of a server."""

    def __init__(self, command: Sequence[str], files: tuple[int, ...], ready: Callable[[], None], count: int) -> None:
        self._command = command
        self._files = files
        self._ready = ready
        self._missing = count
        self._running: set[Process] = set()
        self.ending = asyncio.Event()
        self.code = 0

    def end(self) -> None:
        """End all of them; asked for twice, without waiting for their people."""
        again = self.ending.is_set()
        self.ending.set()
        for process in self._running:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGINT if again else signal.SIGTERM)

    def kill(self) -> None:
        """End those that do not end; that is a failure."""
        self.code = self.code or FAILED
        for process in self._running:
            log.error("process %d does not end; it is killed", process.pid, extra=about("process-killed"))
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def keep_up(self, plan: bytes) -> None:
        """Run a process by this plan; should it end, start another one, after longer and longer pauses."""
        pause, before = 0.0, True
        while not self.ending.is_set():
            began = MACHINE.monotonic()
            code, was_ready = await self._run(plan, first=before)
            if self.ending.is_set():
                self.code = self.code or (FAILED if code not in ENDED else 0)
                return
            if code == REFUSED and not was_ready and self._missing:
                self.code = REFUSED
                self.end()
                return
            before = before and not was_ready
            settled = MACHINE.monotonic() - began > SETTLED
            pause = FIRST_PAUSE if settled or not pause else min(LONGEST_PAUSE, 2 * pause)
            log.error(
                "a process ended by itself (%d); another one is started in %g s",
                code,
                pause,
                extra=about("process-ended", reason=str(code)),
            )
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.ending.wait()

    async def _run(self, plan: bytes, *, first: bool) -> tuple[int, bool]:
        """Run a process to its end; its exit code, and whether it ever answered."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                pass_fds=self._files,
                start_new_session=True,  # Ctrl-C is for this process, which passes it on
            )
        except OSError as error:
            log.error("no process can be started: %s", error, extra=about("process-ended"))  # noqa: TRY400 – one line
            return FAILED, False
        self._running.add(process)
        try:
            if self.ending.is_set():
                process.send_signal(signal.SIGTERM)
            assert process.stdin is not None  # noqa: S101 – as was asked for
            assert process.stdout is not None  # noqa: S101 – the same
            process.stdin.write(plan + b"\n")
            was_ready = await process.stdout.readline() == READY
            if was_ready and first:
                self._missing -= 1
                if not self._missing:
                    self._ready()
            return await process.wait(), was_ready
        finally:
            self._running.discard(process)
