"""What every engine gives when it is opened, and an executor that needs none."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any, ParamSpec, TypeVar

from merlin_bigbox.arena.spread import AtHome

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Opened:
    """An executor, how many workers it has now, and where they are."""

    executor: Executor
    """What plays the games."""
    slots: Callable[[], int]
    """How many workers there are now."""
    place: str
    """Where they are."""

    def describe(self) -> str:
        """The place and the number of workers, for logs."""
        count = self.slots()
        return f"{self.place}: {count} {'worker' if count == 1 else 'workers'}"


class Here(AtHome):
    """Does everything at once in this process; Ctrl-C interrupts it like any other work."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The finished call."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - whoever asks for the result gets it
            future.set_exception(error)
        return future


def settle(answer: Future[Any], result: object = None, *, error: BaseException | None = None) -> None:
    """Pass an answer on, unless nobody waits for it any more."""
    if answer.done() or not answer.set_running_or_notify_cancel():
        return
    if error is None:
        answer.set_result(result)
    else:
        answer.set_exception(error)
