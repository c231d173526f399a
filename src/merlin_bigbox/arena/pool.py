"""Worker processes that play games: they leave Ctrl-C to their parent and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, ParamSpec, TypeVar

from merlin_bigbox.arena.spread import AtHome, LostPieceError
from merlin_bigbox.bots import BotError

P = ParamSpec("P")
T = TypeVar("T")

END_SECONDS: Final = 2.0
"""Idle workers end at once. One that has not after so long was paused, or does what nobody waits for."""


class Processes(AtHome):
    """A process pool, spawned rather than forked, so that nothing this process has open is inherited.

    Python's own pool is broken for good when a process dies; this one begins a new one then.
    """

    cancels = False
    """Its end cancels everything. Python's pool fails in a thread of its own if it finds a call that somebody else
    cancelled while its processes end (Python 3.11)."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._begun()

    def _begun(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _prepare)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand out a call."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenProcessPool:
            self._pool.shutdown(wait=True)
            self._pool = self._begun()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes end."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)


@contextmanager
def workers(count: int) -> Iterator[Processes]:
    """A pool of processes.

    Leaving it by an error ends the workers at once: a game may take minutes, and finished ones have been handed over.
    """
    others = set(multiprocessing.active_children())
    executor = Processes(count)
    patience = 0.0
    try:
        yield executor
        patience = END_SECONDS
    except (BrokenProcessPool, LostPieceError) as error:
        if isinstance(error, LostPieceError) and not isinstance(error.__cause__, BrokenExecutor):
            raise
        raise BotError("a process ended in the middle of a game: a bot ended it, or memory ran out") from None
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        _end(set(multiprocessing.active_children()) - others, patience)
        executor.shutdown()


def _end(children: set[Any], patience: float) -> None:
    """Wait for processes, and kill what has not ended then: a paused process heeds nothing else."""
    until = time.monotonic() + patience
    for child in children:
        child.join(max(0.0, until - time.monotonic()))
        if child.is_alive():
            child.kill()


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Bots' output is for their authors and must not mix with the figures.
    sys.stdout = sys.stderr
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """Exit when the parent dies: if it was killed, its workers would otherwise wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
