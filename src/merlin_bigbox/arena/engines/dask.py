"""Dask behind `concurrent.futures`: a cluster at an address, or one of processes on this machine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from concurrent.futures import wait as wait_for
from contextlib import ExitStack, contextmanager
from typing import Any, Final, ParamSpec, TypeVar

from merlin_bigbox.arena.engines.opened import Opened, settle
from merlin_bigbox.arena.halt import asking
from merlin_bigbox.engine.core.errors import OptionsError

P = ParamSpec("P")
T = TypeVar("T")

CONNECT_SECONDS: Final = 20
LOOK_SECONDS: Final = 2.0
"""How often the scheduler is asked for the number of its workers."""
MOST_LOCAL: Final = 1024


@contextmanager
def dask_at(address: str) -> Iterator[Opened]:
    """The cluster whose scheduler is at this address."""
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise OptionsError(f"no Dask scheduler answers at {address}: {reason}") from None
    with client:
        yield from _opened(client, address)


@contextmanager
def dask_here(count: int) -> Iterator[Opened]:
    """A cluster of so many processes on this machine, for as long as it is needed."""
    if not 1 <= count <= MOST_LOCAL:
        raise OptionsError(f"local:{count}: name 1 to {MOST_LOCAL} processes")
    distributed = _distributed()
    with ExitStack() as stack:
        cluster = stack.enter_context(
            distributed.LocalCluster(
                n_workers=count,
                threads_per_worker=1,
                processes=True,
                host="127.0.0.1",
                dashboard_address=None,
                silence_logs=logging.CRITICAL,
            )
        )
        client = stack.enter_context(distributed.Client(cluster, set_as_default=False))
        yield from _opened(client, f"local:{count}")


def _distributed() -> Any:
    try:
        import distributed  # noqa: PLC0415 - only whoever names a cluster needs it
    except ImportError:
        raise OptionsError("a Dask cluster needs a library: pip install 'merlin-bigbox[dask]'") from None
    return distributed


def _opened(client: Any, place: str) -> Iterator[Opened]:
    counting = _Counting(client)
    executor = DaskExecutor(client)
    try:
        yield Opened(executor, lambda: counting.count, place)
    finally:
        counting.stop()
        executor.shutdown(wait=False, cancel_futures=True)


class _Counting:
    """How many workers there are: asked in the background, so that a scheduler that hangs holds nobody up."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.count = int(client.scheduler_info(n_workers=0)["n_workers"])
        self.task: asyncio.Task[None] | None = None
        client.loop.add_callback(self._start)

    async def _start(self) -> None:
        self.task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.count = int((await self.client.scheduler.identity(n_workers=0))["n_workers"])
            except (OSError, AttributeError):  # the connection is lost, and made anew meanwhile
                self.count = 0

    def stop(self) -> None:
        self.client.sync(self._stop)

    async def _stop(self) -> None:
        if self.task is not None:
            self.task.cancel()


def _on_worker(fn: Callable[P, T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T:
    """A call on a Dask worker, which cannot interrupt it: the work asks by itself whether it is wanted.

    The scheduler tells the worker when it is not, also if whoever asked was killed.
    """
    import distributed  # noqa: PLC0415 - the worker has it

    worker = distributed.get_worker()
    key = worker.get_current_task()

    def is_wanted() -> bool:
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    with asking(is_wanted):
        return fn(*args, **kwargs)


class DaskExecutor(Executor):
    """Hands out calls by a Dask client. Each result is fetched on its own: a worker that hangs with one holds no other.

    Dask tries the work of a dead worker again by itself, on up to three others.
    """

    def __init__(self, client: Any) -> None:
        self.client = client
        self._open: set[Future[Any]] = set()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand out a call."""
        given = self.client.submit(_on_worker, fn, args, kwargs, pure=False)
        answer: Future[T] = Future()
        self._open.add(answer)

        def ended(future: Future[T]) -> None:
            self._open.discard(future)
            if future.cancelled():
                self.client.loop.add_callback(self._cancel, given)

        answer.add_done_callback(ended)
        self.client.loop.add_callback(self._pass_on, given, answer)
        return answer

    async def _pass_on(self, given: Any, answer: Future[Any]) -> None:
        try:
            result = await self.client.gather(given, asynchronous=True)
        except (asyncio.CancelledError, CancelledError):
            settle(answer, error=CancelledError("the cluster gave it up, or the way to the scheduler was lost"))
        except Exception as error:  # noqa: BLE001 - whatever an engine raises
            settle(answer, error=error)
        else:
            settle(answer, result)

    async def _cancel(self, given: Any) -> None:
        await self.client.cancel([given], asynchronous=True)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for what was handed out, or take it back."""
        if cancel_futures:
            for future in list(self._open):
                future.cancel()
        elif wait:
            wait_for(list(self._open))
