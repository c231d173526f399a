"""Measuring side by side: short slices of every subject in turn, medians of what they did, ratios slice by slice."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Sample:
    """What one slice of time brought. Where a subject cannot see options without slowing down, it tells none."""

    work: int
    """Decisions of seats, or copies."""
    seconds: float
    games: int = 0
    forced: int = 0
    """Decisions with one option."""
    options: int = 0
    """All options of all decisions."""

    @property
    def rate(self) -> float:
        return self.work / self.seconds


@dataclass(frozen=True)
class Spread:
    """A figure with the lowest and the highest value that was seen for it."""

    median: float
    low: float
    high: float


class Subject(Protocol):
    """Something to measure: it works for about so many seconds and tells what it did."""

    @property
    def name(self) -> str: ...

    def run(self, seconds: float) -> Sample: ...


def play_for(seconds: float, play: Callable[[list[int]], None]) -> Sample:
    """Whole games until the time is over; `play` appends the number of options of every decision.

    Time is the processor's, not the clock's: what other programs take away is not counted.
    """
    seen: list[int] = []
    games = 0
    started = now = time.process_time()
    while now - started < seconds:
        play(seen)
        games += 1
        now = time.process_time()
    return Sample(len(seen), now - started, games, seen.count(1), sum(seen))


def count_for(seconds: float, work: Callable[[], int]) -> Sample:
    """Repeat a piece of work that says how much it did until the time is over."""
    done = repeated = 0
    started = now = time.process_time()
    while now - started < seconds:
        done += work()
        repeated += 1
        now = time.process_time()
    return Sample(done, now - started, repeated)


def interleave(
    subjects: Sequence[Subject], repetitions: int, seconds: float, tell: Callable[[str], None]
) -> dict[str, list[Sample]]:
    """Let every subject work once a repetition, each time in another order, so that a slow minute hits all alike."""
    samples: dict[str, list[Sample]] = {subject.name: [] for subject in subjects}
    for subject in subjects:  # caches fill and specialised bytecode forms before anything counts
        tell(subject.name)
        subject.run(seconds / 5)
    for repetition in range(repetitions):
        start = repetition % len(subjects)
        for subject in [*subjects[start:], *subjects[:start]]:
            tell(subject.name)
            samples[subject.name].append(subject.run(seconds))
    return samples


def spread(values: Sequence[float]) -> Spread:
    return Spread(statistics.median(values), min(values), max(values))


def rates(samples: Sequence[Sample]) -> Spread:
    """Work a second."""
    return spread([sample.rate for sample in samples])


def ratios(samples: Sequence[Sample], others: Sequence[Sample]) -> Spread:
    """How many times faster, each slice compared with the other's slice of the same repetition."""
    return spread([one.rate / other.rate for one, other in zip(samples, others, strict=True)])
