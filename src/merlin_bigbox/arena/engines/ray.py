"""Ray behind `concurrent.futures`: a cluster at an address, or the one that this machine belongs to."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures import wait as wait_for
from contextlib import contextmanager
from typing import Any, Final, ParamSpec, TypeVar

from merlin_bigbox.arena.engines.opened import Opened, settle
from merlin_bigbox.engine.core.errors import OptionsError

P = ParamSpec("P")
T = TypeVar("T")

LOOK_SECONDS: Final = 2.0
"""How often the cluster is asked for its processors."""


@contextmanager
def ray_at(address: str) -> Iterator[Opened]:
    """The cluster at this address: `ray://host:10001` for one elsewhere, `auto` for the one of this machine."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise OptionsError("a Ray cluster needs a library: pip install 'merlin-bigbox[ray]'") from None
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", namespace="merlin")
    except (OSError, ValueError, RuntimeError, ImportError) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise OptionsError(f"no Ray cluster answers at {address}: {reason}") from None
    executor = RayExecutor(ray)
    try:
        yield Opened(executor, _Counting(ray), address)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        ray.shutdown()


class _Counting:
    """How many processors the cluster has, asked now and then; Ray starts a worker for each."""

    def __init__(self, ray: Any) -> None:
        self.ray, self.count, self.asked = ray, 0, float("-inf")

    def __call__(self) -> int:
        if time.monotonic() - self.asked >= LOOK_SECONDS:
            self.count, self.asked = int(self.ray.cluster_resources().get("CPU", 0)), time.monotonic()
        return self.count


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


class RayExecutor(Executor):
    """Hands out calls to Ray, which is told to try nothing again itself: `spread` does."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self._remote = ray.remote(num_cpus=1, max_retries=0)(_call)
        self._open: dict[Future[Any], Any] = {}

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand out a call."""
        given = self._remote.remote(fn, args, kwargs)
        answer: Future[T] = Future()
        self._open[answer] = given

        def ended(future: Future[T]) -> None:
            self._open.pop(future, None)
            if future.cancelled():
                # By force: the worker's process ends, and with it a game that nobody waits for.
                self.ray.cancel(given, force=True)

        def pass_on(inner: Future[T]) -> None:
            error = inner.exception()
            settle(answer, error=error) if error is not None else settle(answer, inner.result())

        answer.add_done_callback(ended)
        given.future().add_done_callback(pass_on)
        return answer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for what was handed out, or take it back."""
        if cancel_futures:
            for future in list(self._open):
                future.cancel()
        elif wait:
            wait_for(list(self._open))
