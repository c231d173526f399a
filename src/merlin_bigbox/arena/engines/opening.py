"""Opens the engine that `--on` names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from merlin_bigbox.arena.engines.dask import dask_at, dask_here
from merlin_bigbox.arena.engines.opened import Here, Opened
from merlin_bigbox.arena.engines.ray import ray_at
from merlin_bigbox.arena.pool import workers
from merlin_bigbox.engine.core.errors import OptionsError

PLACES = (
    "tcp://host:8786 or tls://host:8786 (Dask), local:4 (Dask, on this machine), ray://host:10001 or ray:auto (Ray)"
)


def open_executor(on: str | None = None, jobs: int = 1) -> AbstractContextManager[Opened]:
    """An executor for `spread`: this process, `jobs` processes here, or the cluster that `on` names."""
    if on is None:
        return _here() if jobs == 1 else _processes(jobs)
    if on.startswith(("tcp://", "tls://")):
        return dask_at(on)
    if found := re.fullmatch(r"local:([0-9]{1,6})", on):
        return dask_here(int(found[1]))
    if on.startswith("ray://"):
        return ray_at(on)
    if on.startswith("ray:"):
        return ray_at(on.removeprefix("ray:"))
    raise OptionsError(f'"{on}" is no place to play at; there are {PLACES}')


@contextmanager
def _here() -> Iterator[Opened]:
    yield Opened(Here(), lambda: 1, "this process")


@contextmanager
def _processes(count: int) -> Iterator[Opened]:
    with workers(count) as executor:
        yield Opened(executor, lambda: count, "processes on this machine")
