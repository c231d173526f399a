"""Worker processes that play games: they leave Ctrl-C to their parent and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor


def workers(count: int) -> ProcessPoolExecutor:
    """A process pool, spawned rather than forked, so that nothing this process has open is inherited."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _prepare)


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
