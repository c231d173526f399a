"""Every numbered piece is done and counted once, whatever the executor does to it."""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import closing, contextmanager
from itertools import count, islice
from queue import Empty
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from merlin_bigbox.arena import spread as spread_module
from merlin_bigbox.arena.engines import open_executor
from merlin_bigbox.arena.engines.opened import Here
from merlin_bigbox.arena.spread import AHEAD, FIRST_LATE_SECONDS, LATE_SECONDS, TRIES, AtHome, LostPieceError, spread
from merlin_bigbox.bots import BotError
from merlin_bigbox.engine.core.errors import MerlinError, OptionsError
from tests.sizes import size


class World(Executor):
    """A cluster in virtual time: `fate` says of each hand-out after how many seconds it ends, and how.

    None instead of seconds: never. An error instead of an answer: the engine raises it.
    """

    def __init__(self, fate: Callable[[int, int], tuple[float | None, Exception | None]]) -> None:
        self.fate = fate
        self.now = 0.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.order = count()
        self.handed_out: list[int] = []
        self.unfinished = 0
        self.most = 0
        self.cancelled = 0
        self.queue: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        number = args[-1]
        seconds, error = self.fate(number, self.handed_out.count(number))
        self.handed_out.append(number)
        if seconds is not None and seconds < 0:
            raise error or OSError("the wire is cut")
        future: Future[Any] = Future()
        self.unfinished += 1
        self.most = max(self.most, self.unfinished)

        def end() -> None:
            self.unfinished -= 1
            if not future.set_running_or_notify_cancel():
                self.cancelled += 1
            elif error is not None:
                future.set_exception(error)
            else:
                future.set_result(fn(*args, **kwargs))

        if seconds is not None:
            heapq.heappush(self.events, (self.now + seconds, next(self.order), end))
        return future

    # What `spread` takes for a queue and a clock.
    def put(self, future: Future[Any]) -> None:
        self.queue.append(future)

    def empty(self) -> bool:
        return not self.queue

    def get(self, timeout: float) -> Future[Any]:
        until = self.now + timeout
        while not self.queue and self.events and self.events[0][0] <= until:
            self.now, _, end = heapq.heappop(self.events)
            end()
        if not self.queue:
            self.now = until
            raise Empty
        return self.queue.pop(0)

    def drain(self) -> None:
        """Let everything come to its end."""
        while self.events:
            heapq.heappop(self.events)[2]()

    def monotonic(self) -> float:
        return self.now


class Home(World, AtHome):
    """The same on this machine: nothing is sent in parcels."""


def square(common: int, number: int) -> int:
    return common + number * number


def fails(common: Exception, number: int) -> int:
    raise common


@contextmanager
def virtual(world: World) -> Iterator[None]:
    """The world's time instead of ours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(spread_module, "SimpleQueue", lambda: world)
        patch.setattr(spread_module, "time", world)
        yield


def run(
    world: World,
    numbers: Iterator[int] | range,
    slots: int = 2,
    work: Callable[[Any, int], int] = square,
    common: object = 0,
    notes: list[str] | None = None,
) -> list[tuple[int, int]]:
    with virtual(world):
        return list(spread(world, work, common, numbers, slots, log=None if notes is None else notes.append))


def squares(numbers: range) -> list[tuple[int, int]]:
    return [(number, number * number) for number in numbers]


@pytest.mark.parametrize("seed", range(size(60, 3000)))
def test_each_counts_once_among_failures_delays_and_losses(seed: int) -> None:
    """Hand-outs fail, come late, come never, are cancelled by the engine, or cannot even be made: by a seed."""
    chance = random.Random(seed)

    def fate(number: int, times: int) -> tuple[float | None, Exception | None]:
        lot = chance.random()
        if times >= TRIES - 1:  # bad luck does not last for ever
            return chance.uniform(0, 3), None
        if lot < 0.1:
            return None, None
        if lot < 0.2:
            return chance.uniform(0, 4), chance.choice([OSError("cut"), CancelledError(), EOFError(), TimeoutError()])
        if lot < 0.25:
            return -1, RuntimeError("closed")
        return chance.expovariate(1), None

    world = World(fate)
    assert sorted(run(world, range(50), slots=chance.randint(1, 5))) == squares(range(50))


@given(st.lists(st.tuples(st.none() | st.floats(-1, 40), st.booleans()), max_size=12), st.integers(1, 3))
def test_the_first_answer_counts_whatever_the_others_do(fates: list[tuple[float | None, bool]], slots: int) -> None:
    """Any course of the first hand-outs, with later ones in order; fewer losses than would end it."""
    losses = 0

    def fate(number: int, times: int) -> tuple[float | None, Exception | None]:
        nonlocal losses
        seconds, broken = fates[number] if number < len(fates) and times == 0 else (1.0, False)
        return seconds, OSError("cut") if broken else None

    assert sorted(run(World(fate), range(15), slots)) == squares(range(15))


def test_an_iterator_without_end_is_only_read_as_far_as_needed() -> None:
    read = 0

    def numbers() -> Iterator[int]:
        nonlocal read
        for number in count():
            read += 1
            yield number

    with closing(spread(Here(), square, 0, numbers(), 3)) as results:
        assert list(islice(results, 100)) == squares(range(100))
    assert read == 100


def test_two_pieces_a_worker_are_out_at_a_time() -> None:
    world = Home(lambda number, times: (1.0, None))
    run(world, range(40), slots=3)
    assert world.most == AHEAD * 3


def test_workers_may_come_and_go() -> None:
    world = Home(lambda number, times: (1.0, None))
    counts = iter([1, 1, 0, 0, 5, *[5] * 100])
    with virtual(world):
        found = list(spread(world, square, 0, range(40), lambda: next(counts)))
    assert sorted(found) == squares(range(40))
    assert world.most == AHEAD * 5


def test_an_executor_that_works_at_once_gives_each_result_before_the_next_piece() -> None:
    """Whoever interrupts a single process loses no finished piece."""
    done: list[int] = []

    def work(_common: None, number: int) -> int:
        done.append(number)
        return number

    for number, _ in spread(Here(), work, None, range(5), 1):
        assert done[-1] == number
        assert len(done) == number + 1


def test_a_lost_piece_is_given_up_after_four_times() -> None:
    world = Home(lambda number, times: (0.1, OSError("cut") if number == 3 else None))
    with pytest.raises(LostPieceError, match="lost 4 times, the last time by OSError: cut"):
        run(world, range(10))
    assert world.handed_out.count(3) == TRIES


def test_an_engine_that_takes_nothing_is_given_up() -> None:
    world = Home(lambda number, times: (-1, None))
    with pytest.raises(LostPieceError, match="the wire is cut"):
        run(world, range(10))
    assert world.handed_out.count(0) == TRIES


@pytest.mark.parametrize("error", [BotError("it fell asleep"), KeyError("x"), OSError("of the work itself")])
def test_the_works_own_errors_of_any_kind_are_raised_at_once(error: Exception) -> None:
    world = Home(lambda number, times: (1.0, None))
    with pytest.raises(type(error)) as caught:
        run(world, range(10), work=fails, common=error)
    assert str(caught.value) == str(error)
    assert "in piece 0" in caught.value.__notes__[0]
    assert world.handed_out == [0, 1, 2, 3]


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    """A class of a bot's own file is unknown to whoever asked."""

    class Own(Exception):  # noqa: N818
        pass

    with pytest.raises(MerlinError, match="Own: by the bot"):
        run(Home(lambda number, times: (1.0, None)), range(2), work=fails, common=Own("by the bot"))


def test_a_fatal_error_of_the_engine_is_raised_at_once() -> None:
    world = Home(lambda number, times: (1.0, OptionsError("another version")))
    with virtual(world), pytest.raises(OptionsError):
        list(spread(world, square, 0, range(5), 1, fatal=(OptionsError,)))
    assert world.handed_out == [0, 1]


def test_a_paused_worker_holds_no_place_for_ever() -> None:
    """In mid-run: pieces that never come back are handed out again while there is other work, and all goes on."""
    stuck = {4, 5, 6}
    world = Home(lambda number, times: (None if number in stuck and times == 0 else 1.0, None))
    notes: list[str] = []
    assert sorted(run(world, range(100), slots=2, notes=notes)) == squares(range(100))
    assert sorted(world.handed_out) == sorted([*range(100), *stuck])
    assert all("is late" in note for note in notes)
    assert world.handed_out.index(50) > [n for n, which in enumerate(world.handed_out) if which == 4][1]
    assert world.cancelled == 0


def test_a_piece_that_is_stuck_again_and_again_is_handed_out_ever_more_rarely() -> None:
    world = Home(lambda number, times: (None if number == 0 and times < 6 else 1.0, None))
    assert sorted(run(world, range(3))) == squares(range(3))
    assert world.handed_out.count(0) == 7
    assert world.now > LATE_SECONDS * 2**5


def test_long_pieces_are_not_late_before_one_is_finished() -> None:
    """Without a finished piece nobody knows how long one takes; a cluster that hangs at once is not waited for."""
    world = Home(lambda number, times: (FIRST_LATE_SECONDS - 1, None))
    run(world, range(2))
    assert world.handed_out == [0, 1]
    slow = Home(lambda number, times: (10 * FIRST_LATE_SECONDS, None))
    run(slow, range(2))
    assert slow.handed_out == [0, 1]
    hanging = World(lambda number, times: (None if times == 0 else 1.0, None))
    assert sorted(run(hanging, range(4), slots=1)) == squares(range(4))


def test_a_later_twin_is_taken_back_and_an_earlier_one_left() -> None:
    """A worker that hangs with a piece is taken for busy as long as it has it."""
    late = 4 * LATE_SECONDS
    world = Home(lambda number, times: ((late if times == 0 else 100.0) if number == 9 else 1.0, None))
    run(world, range(10))
    assert world.handed_out.count(9) == 2
    twin = Home(lambda number, times: ((None if times == 0 else 1.0) if number == 9 else 1.0, None))
    run(twin, range(10))
    assert twin.unfinished == 1
    assert twin.cancelled == 0


def interrupted(_common: object, number: int) -> int:
    if number == 1:
        raise KeyboardInterrupt
    return 0


def test_whoever_stops_listening_cancels_what_is_out() -> None:
    """Ctrl-C while waiting for the second answer, or an end of the loop after the first."""
    world = Home(lambda number, times: (1.0, None))
    with virtual(world):
        results = spread(world, interrupted, 0, range(10), 2)
        assert next(results) == (0, 0)
        with pytest.raises(KeyboardInterrupt):
            next(results)
        world.drain()
    assert world.cancelled == 3
    world = Home(lambda number, times: (1.0, None))
    with virtual(world):
        with closing(spread(world, square, 0, range(10), 2)) as results:
            assert next(results) == (0, 0)
        world.drain()
    assert world.cancelled == 3


def test_processes_do_the_same_as_one() -> None:
    with open_executor(None, 2) as two, open_executor(None, 1) as one:
        assert two.describe() == "processes on this machine: 2 workers"
        assert one.describe() == "this process: 1 worker"
        found = [sorted(spread(opened.executor, square, 7, range(20), opened.slots)) for opened in (one, two)]
    assert found[0] == found[1]


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(OptionsError, match='"nowhere" is no place to play at; there are tcp://'):
        open_executor("nowhere")
