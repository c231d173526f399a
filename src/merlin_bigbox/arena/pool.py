"""The processes that play games: they leave Ctrl-C to the one that started them, and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor


def workers(count: int) -> ProcessPoolExecutor:
    """So many processes, started afresh: what this one has loaded or opened does not matter to them."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _prepare)


def _prepare() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is for its author, and must not stand among the figures.
    sys.stdout = sys.stderr
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """A parent that was killed could not say goodbye; without this, its workers would wait for it for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
