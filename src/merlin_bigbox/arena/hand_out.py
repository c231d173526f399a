"""Who plays the pieces: this process, processes of its own, or the workers of an executor."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor
from itertools import chain, islice
from typing import Final, TypeVar

from merlin_bigbox.arena.pool import workers
from merlin_bigbox.arena.spread import spread

LOG: Final = logging.getLogger(__name__)

C = TypeVar("C")
R = TypeVar("R")
Slots = int | Callable[[], int] | None
"""How many workers an executor has, or what tells it."""


def hand_out(
    work: Callable[[C, int], R],
    common: C,
    numbers: Iterator[int],
    jobs: int,
    executor: Executor | None = None,
    slots: Slots = None,
) -> Generator[tuple[int, R], None, None]:
    """The results of `work(common, number)`, each once, in any order.

    The workers of an executor do it, or so many processes as there are `jobs`; one job is done here, in order.
    """
    first = list(islice(numbers, 2))
    numbers = chain(first, numbers)
    if executor is not None:
        yield from spread(executor, work, common, numbers, slots or jobs, log=LOG.info)
    elif jobs == 1 or len(first) < 2:
        for number in numbers:
            yield number, work(common, number)
    else:
        with workers(jobs) as pool:
            yield from spread(pool, work, common, numbers, jobs, log=LOG.info)
