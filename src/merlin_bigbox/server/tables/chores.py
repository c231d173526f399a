"""Background work: what fails is logged and tried again, ever more rarely, until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, TypeVar

from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError

log = logging.getLogger("merlin_bigbox.server")
T = TypeVar("T")
FIRST_SECONDS: Final = 2.0
MOST_SECONDS: Final = 60.0


class Patience:
    """Failures in a row: how long to wait after each, and which are worth a line in the log."""

    __slots__ = ("_longest", "failures")

    def __init__(self, longest: float = MOST_SECONDS) -> None:
        self.failures = 0
        self._longest = longest

    def fail(self, what: str, error: Exception) -> float:
        """Count a failure; returns the seconds to wait: 2, 4, 8 … at most 60, or what was said.

        The first is logged with its traceback, then the 2nd, 4th, 8th … in short.
        """
        self.failures += 1
        wait = min(FIRST_SECONDS * 2.0 ** min(self.failures - 1, 10), self._longest)
        if self.failures == 1:
            log.error("%s failed; trying again in %g s", what, wait, exc_info=error, extra=about("retried"))
        elif self.failures & (self.failures - 1) == 0:
            log.warning("%s failed %d times; trying again in %g s", what, self.failures, wait, extra=about("retried"))
        return wait


async def persist(what: str, attempt: Callable[[], Awaitable[T]], longest: float = MOST_SECONDS) -> T:
    """Try until it succeeds, with pauses up to the longest. A refusal is an answer, not a failure: it is passed on."""
    patience = Patience(longest)
    while True:
        try:
            found = await attempt()
        except RefusalError:
            raise
        except Exception as error:  # noqa: BLE001 – whatever it is, it is logged and tried again
            await asyncio.sleep(patience.fail(what, error))
        else:
            if patience.failures:
                log.warning("%s succeeded after %d failures", what, patience.failures, extra=about("recovered"))
            return found


class Chores:
    """The background tasks of a server. None of them ends unnoticed."""

    def __init__(self) -> None:
        self._open = True
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, what: str, work: Coroutine[None, None, None]) -> None:
        """Run it once; an exception is logged. Nothing is started any more after the end."""
        if not self._open:
            work.close()
            return
        task = asyncio.create_task(work, name=what)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def every(
        self, seconds: float, what: str, work: Callable[[], Awaitable[None]], longest: float = MOST_SECONDS
    ) -> None:
        """Run it again and again, with a pause before each time; after an exception it is longer, up to the longest."""

        async def go_on() -> None:
            while True:
                await asyncio.sleep(seconds)
                await persist(what, work, longest)

        self.start(what, go_on())

    async def close(self) -> None:
        """Cancel all tasks."""
        self._open = False
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, RefusalError):
            # The table was lost while the chore waited for it; it is loaded again, with what is to be done there.
            log.debug("%s: %s", task.get_name(), error)
        elif error is not None:
            log.error("%s failed", task.get_name(), exc_info=error, extra=about("chore-failed"))
