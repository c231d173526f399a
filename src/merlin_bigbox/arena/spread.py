"""Hands numbered pieces of work to an executor; each counts once, whatever dies, hangs or is lost on the way."""

from __future__ import annotations

import heapq
import statistics
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from merlin_bigbox.arena.attempt import Done, Failed, attempt
from merlin_bigbox.arena.parcel import Parcel, Wanting, attempt_parcel
from merlin_bigbox.engine.core.errors import MerlinError

C = TypeVar("C")
R = TypeVar("R")

AHEAD: Final = 2
"""Pieces handed out for each worker, so that none waits for the next."""
TRIES: Final = 4
"""A piece that the engine loses so often is given up: probably it ends its workers."""
PAUSES: Final = (0.1, 0.5, 2.0)
"""Seconds before a lost piece is tried again: an engine that mends itself needs a moment."""
LATE: Final = 4.0
LATE_SECONDS: Final = 2.0
"""A piece is late after so many times the usual duration, but not before so many seconds."""
FIRST_LATE_SECONDS: Final = 600.0
"""As long as nothing is finished nobody knows the usual duration; a whole cluster may hang, processes here do not."""
REMEMBERED: Final = 100
"""The usual duration is the median of so many pieces."""
LOOK_SECONDS: Final = 0.5
"""How often is looked for late pieces."""


class LostPieceError(MerlinError):
    """A piece that could not be done: its worker or the way to it was lost every time."""


class AtHome(Executor):
    """An executor whose workers have this very program and all files; to all others work is sent in parcels."""

    cancels = True
    """Whether calls are to be cancelled one by one when nobody wants them any more."""


class _Piece:
    """A piece that is not answered yet."""

    def __init__(self) -> None:
        self.given: list[Future[Any]] = []
        """Where it is, in the order in which it was handed out."""
        self.since = 0.0
        """When it was handed out last."""
        self.lost = 0


def spread(
    executor: Executor,
    work: Callable[[C, int], R],
    common: C,
    numbers: Iterable[int],
    slots: int | Callable[[], int],
    *,
    fatal: tuple[type[BaseException], ...] = (),
    log: Callable[[str], None] | None = None,
) -> Generator[tuple[int, R], None, None]:
    """The results of `work(common, number)` for all these different numbers, each once, in any order.

    `slots` tells how many workers there are, or is asked again and again. What the work itself raises is raised here at
    once; what the executor raises means that a piece was lost, and it is tried again, except for errors that are
    `fatal`. A late piece is handed out a second time, and the first answer counts. Closing the iterator cancels what
    is not finished: use `contextlib.closing` where a loop may end early. `log` is told of everything unusual.
    """
    spreading = _Spreading(executor, work, common, numbers, slots, fatal, log)
    try:
        yield from spreading.run()
    finally:
        spreading.cancel()


class _Spreading(Generic[C, R]):
    def __init__(
        self,
        executor: Executor,
        work: Callable[[C, int], R],
        common: C,
        numbers: Iterable[int],
        slots: int | Callable[[], int],
        fatal: tuple[type[BaseException], ...],
        log: Callable[[str], None] | None,
    ) -> None:
        self.executor, self.work, self.common, self.fatal, self.log = executor, work, common, fatal, log
        self.parcel = (
            None if isinstance(executor, AtHome | ProcessPoolExecutor | ThreadPoolExecutor) else Parcel(work, common)
        )
        self.waiting = iter(numbers)
        self.slots = slots
        self.open: dict[int, _Piece] = {}
        self.again: list[tuple[float, int]] = []
        """Lost pieces, and when they are to be tried again: a heap."""
        self.running: dict[Future[Any], tuple[int, float]] = {}
        """All that was handed out, answered otherwise or not: its number, and since when."""
        self.answers: SimpleQueue[Future[Any]] = SimpleQueue()
        self.times: deque[float] = deque(maxlen=REMEMBERED)
        self.looked = time.monotonic()

    def run(self) -> Iterator[tuple[int, R]]:
        while True:
            self._hand_out()
            if not self.open:
                return
            try:
                future = self.answers.get(timeout=LOOK_SECONDS)
            except Empty:
                pass
            else:
                yield from self._take(future)
            now = time.monotonic()
            if now - self.looked >= LOOK_SECONDS and self.answers.empty():
                self.looked = now
                self._hand_out_late_ones(now)

    def cancel(self) -> None:
        if not isinstance(self.executor, AtHome) or self.executor.cancels:
            for future in self.running:
                future.cancel()

    def _tell(self, text: str) -> None:
        if self.log is not None:
            self.log(text)

    def _hand_out(self) -> None:
        """Hand out lost pieces whose time has come, then new ones as far as there is room.

        Nothing more goes out once there is an answer: an executor that does the work at once is asked for one piece
        at a time.
        """
        now = time.monotonic()
        while self.again and self.again[0][0] <= now and self.answers.empty():
            self._submit(heapq.heappop(self.again)[1])
        room = AHEAD * max(1, self.slots() if callable(self.slots) else self.slots)
        # What is late counts as much as anything else: it is handed out again, so it holds no room for ever.
        while len(self.open) < room and self.answers.empty():
            for number in islice(self.waiting, 1):
                self.open[number] = _Piece()
                self._submit(number)
                break
            else:
                return

    def _submit(self, number: int, *, with_content: bool = False) -> None:
        piece = self.open[number]
        piece.since = time.monotonic()
        try:
            if self.parcel is None:
                future: Future[Any] = self.executor.submit(attempt, self.work, self.common, number)
            else:
                content = self.parcel.content if with_content else None
                future = self.executor.submit(attempt_parcel, self.parcel.label, content, number)
        except self.fatal:
            raise
        except Exception as error:  # noqa: BLE001 - an executor raises whatever its engine does
            self._lose(number, error)
            return
        piece.given.append(future)
        self.running[future] = number, piece.since
        future.add_done_callback(self.answers.put)

    def _take(self, future: Future[Any]) -> Iterator[tuple[int, R]]:
        """The result in an answer, if it is the first one of its piece."""
        number, since = self.running.pop(future)
        piece = self.open.get(number)
        if piece is None:
            return
        error = CancelledError("cancelled by the engine") if future.cancelled() else future.exception()
        if error is not None:
            if isinstance(error, self.fatal):
                raise error
            piece.given.remove(future)
            self._lose(number, error)
            return
        answer: Done[R] | Failed | Wanting = future.result()
        if isinstance(answer, Wanting):
            piece.given.remove(future)
            self._submit(number, with_content=True)
            return
        if isinstance(answer, Failed):
            answer.error.add_note(f"in piece {number}, on its worker:\n{answer.trace}")
            raise answer.error
        del self.open[number]
        self.times.append(time.monotonic() - since)
        # Later twins are taken back. Earlier ones are left: a worker that hangs with them is given nothing more.
        for twin in piece.given[piece.given.index(future) + 1 :]:
            twin.cancel()
        yield number, answer.result

    def _lose(self, number: int, error: BaseException) -> None:
        piece = self.open[number]
        piece.lost += 1
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        self._tell(f"piece {number} was lost: {what}")
        if piece.lost >= TRIES:
            raise LostPieceError(
                f"a piece of the work was lost {TRIES} times, the last time by {what}; "
                "a bot ended its process, memory ran out, or there is no way to the workers any more"
            ) from error
        if not piece.given:
            heapq.heappush(self.again, (time.monotonic() + PAUSES[piece.lost - 1], number))

    def _hand_out_late_ones(self, now: float) -> None:
        """Hand out late pieces once more; what stays late is tried after twice the time, and so on."""
        if not self.times and self.parcel is None:
            return
        usual = max(LATE_SECONDS, LATE * statistics.median(self.times)) if self.times else FIRST_LATE_SECONDS
        for number, piece in self.open.items():
            if piece.given and now - piece.since > usual * 2 ** (len(piece.given) - 1):
                self._tell(f"piece {number} is late ({now - piece.since:.0f} s): once more")
                self._submit(number)
