"""The worker's side of `spread`: does one piece of work, and tells a failure of the work as an answer.

So whatever an executor raises is its own: a process died, a wire was cut.
"""

from __future__ import annotations

import pickle
import threading
import traceback
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from merlin_bigbox.arena.halt import NotWantedError, go_on
from merlin_bigbox.engine.core.errors import MerlinError

C = TypeVar("C")
R = TypeVar("R")

_ONE_AT_A_TIME: Final = threading.Lock()
"""Rules are for one thread, as they keep scratch lists; some engines have several in a worker."""


class WorkError(MerlinError):
    """The work failed by an error that cannot travel, such as one that a bot's own file defines."""


class Done(NamedTuple, Generic[R]):
    """The result of a piece."""

    result: R


class Failed(NamedTuple):
    """The work's own error, and where it was raised."""

    error: BaseException
    trace: str


def attempt(work: Callable[[C, int], R], common: C, number: int) -> Done[R] | Failed:
    """Do a piece of work; a failure of the work is returned."""
    return answered(lambda: work(common, number))


def answered(call: Callable[[], R]) -> Done[R] | Failed:
    """The result of a call, or its failure.

    Memory that ran out is the machine's failure, not that of the work: it is raised, and another may try.
    """
    try:
        with _ONE_AT_A_TIME:
            go_on()  # it may have waited for long
            return Done(call())
    except (MemoryError, NotWantedError):
        raise
    except (Exception, SystemExit) as error:  # noqa: BLE001 - a bot may raise anything
        return Failed(_that_travels(error), traceback.format_exc())


def _that_travels(error: BaseException) -> BaseException:
    """The error itself if whoever asked will understand it: its class is one of ours or of Python's."""
    kind = type(error)
    known = kind.__module__ == "builtins" or kind.__module__.startswith("merlin_bigbox.")
    try:
        again: Any = pickle.loads(pickle.dumps(error)) if known else None  # noqa: S301 - our own bytes
    except Exception:  # noqa: BLE001 - whatever its class does, the error has to arrive
        again = None
    return error if type(again) is kind else WorkError(f"{kind.__name__}: {error}")
