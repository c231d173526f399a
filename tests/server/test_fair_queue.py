"""Whose question is thought about next: nobody waits for the many of somebody else. Time here is only counted."""

import heapq
import itertools
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from merlin_bigbox.server.thinking.fair_queue import TABLES, URGENCIES, FairQueue, Job
from merlin_bigbox.server.thinking.interface import Share, Urgency

MERLIN, KNIGHT = 3.0, 0.05


class House:
    """Workers that take from the queue, on a clock that is only counted."""

    def __init__(self, workers: int = 1, bots_at_once: int = 1) -> None:
        self.queue: FairQueue[tuple[float, str]] = FairQueue(bots_at_once)
        self.now = 0.0
        self.free = workers
        self.waits: dict[str, list[float]] = {}
        self.used: Counter[str] = Counter()
        self.order: list[str] = []
        self.on_end: Callable[[Job[tuple[float, str]]], None] = lambda job: None
        self._numbers = itertools.count()
        self._took: dict[str, float] = {}
        self._events: list[tuple[float, int, Callable[[], None]]] = []

    def at(self, time: float, work: Callable[[], None]) -> None:
        heapq.heappush(self._events, (time, next(self._numbers), work))

    def ask(self, account: str, table: str, seconds: float, urgency: Urgency = "people", told: float = -1.0) -> None:
        name = f"{account}/{table}"
        self.queue.put((self.now, name), Share(account, table), urgency, seconds if told < 0 else told)
        self._took[name] = seconds
        self._serve()

    def _serve(self) -> None:
        while self.free and (job := self.queue.take()) is not None:
            self.free -= 1
            asked, name = job.item
            self.waits.setdefault(name, []).append(self.now - asked)
            self.order.append(name)
            seconds = self._took[name]
            self.at(self.now + seconds, lambda job=job, seconds=seconds: self._end(job, seconds))  # type: ignore[misc]

    def _end(self, job: Job[tuple[float, str]], seconds: float) -> None:
        self.free += 1
        self.used[job.share.account] += round(seconds * 1000)
        self.queue.done(job, seconds)
        self.on_end(job)
        self._serve()

    def run(self, until: float = 1e9) -> None:
        while self._events and self._events[0][0] <= until:
            self.now, _, work = heapq.heappop(self._events)
            work()


def keep_asking(house: House, seconds: dict[str, float]) -> None:
    """The tables of these people ask their next question as soon as the last is answered."""

    def again(job: Job[tuple[float, str]]) -> None:
        account, table = job.share.account, job.share.table
        if account in seconds and table != "k":
            house.ask(account, table, seconds[account], job.urgency)

    house.on_end = again


@pytest.mark.parametrize("workers", [1, 2])
def test_a_knight_waits_for_one_running_question_and_not_for_150_merlins(workers: int) -> None:
    """In order of arrival, one person's tables made everybody's knights wait for all of them."""
    house = House(workers)
    keep_asking(house, {"many": MERLIN})
    for number in range(150):
        house.ask("many", f"m{number}", MERLIN)
    for time in range(20, 200, 7):
        house.at(float(time), lambda: house.ask("one", "k", KNIGHT))
    house.run(300)
    assert len(house.waits["one/k"]) > 20
    assert max(house.waits["one/k"]) <= MERLIN


def test_sixty_new_people_with_a_merlin_each_do_not_hold_up_a_knight_either() -> None:
    house = House()
    keep_asking(house, {f"new{number}": MERLIN for number in range(60)})
    for number in range(60):
        house.ask(f"new{number}", "m", MERLIN)
    for time in range(10, 120, 7):
        house.at(float(time), lambda: house.ask("one", "k", KNIGHT))
    house.run(150)
    assert len(house.waits["one/k"]) == 16
    assert max(house.waits["one/k"]) <= MERLIN


def test_two_people_share_the_time_whatever_the_number_of_their_tables() -> None:
    house = House()
    keep_asking(house, {"many": MERLIN, "one": MERLIN})
    for number in range(150):
        house.ask("many", f"m{number}", MERLIN)
    house.ask("one", "m", MERLIN)
    house.run(3000)
    assert 0.45 < house.used["one"] / (house.used["one"] + house.used["many"]) < 0.55


def test_the_tables_of_one_person_take_turns() -> None:
    house = House()
    keep_asking(house, {"many": MERLIN})
    for number in range(30):
        house.ask("many", f"m{number}", MERLIN)
    house.run(MERLIN * 30 * 4 - 1)
    turns = Counter(house.order)
    assert max(turns.values()) - min(turns.values()) <= 1


def test_a_short_question_is_not_stuck_behind_long_ones_of_the_same_person() -> None:
    """Neither when it asks for the first time, nor later."""
    house = House()
    for number in range(30):
        house.ask("many", f"m{number}", MERLIN)
    keep_asking(house, {"many": MERLIN})
    for time in range(10, 80, 7):
        house.at(float(time), lambda: house.ask("many", "k", KNIGHT))
    house.run(90)
    assert len(house.waits["many/k"]) == 10
    assert max(house.waits["many/k"]) <= MERLIN


def test_whoever_was_idle_has_saved_nothing_up() -> None:
    """Coming back after an hour is not paid for by those who are there."""
    house = House()
    keep_asking(house, {"busy": MERLIN, "back": MERLIN})
    house.ask("busy", "m", MERLIN)
    house.at(3600.0, lambda: house.ask("back", "m", MERLIN))
    house.run(3600 + 60 * MERLIN)
    later = house.order[-40:]
    assert 18 <= later.count("busy/m") <= 22


def test_a_question_that_took_longer_than_told_counts_with_what_it_took() -> None:
    house = House()
    house.on_end = lambda job: house.ask(
        job.share.account, "t", MERLIN, told=KNIGHT if job.share.account == "liar" else MERLIN
    )
    house.ask("liar", "t", MERLIN, told=KNIGHT)
    house.ask("honest", "t", MERLIN)
    house.run(300)
    assert abs(house.used["liar"] - house.used["honest"]) <= 2 * MERLIN * 1000


def test_tables_of_bots_leave_a_worker_to_people_where_there_are_two() -> None:
    """So a person's question does not wait at all."""
    house = House(2)
    keep_asking(house, {f"bots{number}": MERLIN for number in range(5)})
    for number in range(5):
        house.ask(f"bots{number}", "b", MERLIN, "bots")
    assert house.free == 1
    for time in (10.0, 20.0, 30.5):
        house.at(time, lambda: house.ask("one", "k", KNIGHT))
    house.run(31)
    assert max(house.waits["one/k"]) == 0.0


def test_tables_of_bots_are_slow_among_people_but_not_starved() -> None:
    house = House()
    keep_asking(house, {"people": MERLIN, "bots": MERLIN})
    house.ask("bots", "b", MERLIN, "bots")
    house.ask("people", "p", MERLIN)
    house.run(3000)
    assert 0.15 < house.used["bots"] / house.used.total() < 0.25


def test_reasons_of_one_person_do_not_wait_for_the_moves_at_another_s_tables() -> None:
    house = House()
    keep_asking(house, {"many": MERLIN})
    for number in range(150):
        house.ask("many", f"m{number}", MERLIN)
    house.at(100.0, lambda: house.ask("one", "t", 1.5, "reasons"))
    house.run(200)
    assert house.waits["one/t"][0] <= MERLIN


def test_one_person_s_moves_go_before_reasons_and_these_before_tables_of_bots() -> None:
    queue: FairQueue[str] = FairQueue()
    for urgency in reversed(URGENCIES):
        queue.put(urgency, Share("one", "t"), urgency, KNIGHT)
    taken = [queue.take() for _ in range(3)]
    assert [job.item for job in taken if job is not None] == list(URGENCIES)


def test_a_question_whose_worker_died_is_the_next_of_its_table() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("first", Share("one", "t"), "people", KNIGHT)
    queue.put("second", Share("one", "t"), "people", KNIGHT)
    job = queue.take()
    assert job is not None
    queue.again(job, 0.0)
    assert queue.take() is job
    assert job.tries == 2


def test_nobody_is_remembered_when_nothing_waits() -> None:
    """However many people and tables there were."""
    queue: FairQueue[int] = FairQueue()
    for number in range(1000):
        queue.put(number, Share(str(number % 40), str(number)), "people", MERLIN)
    gone = queue.put(-1, Share("gone", "t"), "people", MERLIN)
    assert queue.remove(gone)
    assert not queue.remove(gone)
    while (job := queue.take()) is not None:
        queue.done(job, 1.0)
    assert not queue._accounts
    assert len(queue) == 0


def test_a_table_that_asks_no_more_is_forgotten_while_its_people_go_on() -> None:
    queue: FairQueue[int] = FairQueue()
    queue.put(0, Share("busy", "t"), "people", MERLIN)
    for number in range(2000):
        job = queue.take()
        assert job is not None
        queue.put(number, Share("busy", str(number)), "people", MERLIN)
        queue.done(job, MERLIN)
    assert len(queue._accounts["busy"].flows) <= TABLES + 2


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["put", "take", "done", "again", "remove"]),
        st.integers(0, 3),
        st.integers(0, 3),
        st.sampled_from(URGENCIES),
        st.floats(0, 5),
    ),
    max_size=120,
)


@given(STEPS, st.integers(1, 3))
def test_every_question_is_taken_once_or_removed_and_none_is_forgotten(
    steps: list[tuple[str, int, int, Urgency, float]], bots_at_once: int
) -> None:
    """Whatever happens in whatever order: nothing is lost, nothing comes twice, and bots keep to their number."""
    queue: FairQueue[int] = FairQueue(bots_at_once)
    waiting: dict[int, Job[int]] = {}
    running: list[Job[int]] = []
    for number, (what, account, table, urgency, seconds) in enumerate(steps):
        if what == "put":
            waiting[number] = queue.put(number, Share(str(account), str(table)), urgency, seconds)
        elif what == "take":
            job = queue.take()
            if job is not None:
                assert waiting.pop(job.item) is job
                running.append(job)
        elif what == "done" and running:
            queue.done(running.pop(account % len(running)), seconds)
        elif what == "again" and running:
            job = running.pop(account % len(running))
            queue.again(job, seconds)
            waiting[job.item] = job
        elif what == "remove" and waiting:
            key = sorted(waiting)[account % len(waiting)]
            assert queue.remove(waiting.pop(key))
        assert len(queue) == len(waiting)
        assert sum(job.urgency == "bots" for job in running) <= bots_at_once
    for job in running:
        queue.done(job, 1.0)
    while (found := queue.take()) is not None:
        assert waiting.pop(found.item) is found
        queue.done(found, 1.0)
    assert not waiting
    assert not queue._accounts
