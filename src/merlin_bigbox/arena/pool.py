"""Worker processes that play games: they leave Ctrl-C to their parent and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from merlin_bigbox.bots import BotError


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """A process pool, spawned rather than forked, so that nothing this process has open is inherited.

    Leaving it by an error ends the workers at once: a game may take minutes, and finished ones have been handed over.
    """
    others = set(multiprocessing.active_children())
    executor = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _prepare)
    finished = False
    try:
        yield executor
        finished = True
    except BrokenProcessPool:
        raise BotError("a process ended in the middle of a game: a bot ended it, or memory ran out") from None
    finally:
        if not finished:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        executor.shutdown(cancel_futures=True)


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
