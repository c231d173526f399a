"""Lets work find out between two games that nobody waits for it any more: some engines cannot interrupt it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_is_wanted: Final[ContextVar[Callable[[], bool] | None]] = ContextVar("is_wanted", default=None)


class NotWantedError(Exception):
    """Whoever asked for this work has gone, or has the answer already."""


def go_on() -> None:
    """Called between two games: raises NotWantedError if there is no use in going on."""
    is_wanted = _is_wanted.get()
    if is_wanted is not None and not is_wanted():
        raise NotWantedError


@contextmanager
def asking(is_wanted: Callable[[], bool]) -> Iterator[None]:
    """Within it, `go_on` asks this."""
    before = _is_wanted.set(is_wanted)
    try:
        yield
    finally:
        _is_wanted.reset(before)
