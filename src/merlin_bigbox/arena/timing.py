"""Decision times: sums and a histogram in steps of five percent, so that millions of them take little space."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field
from typing import Any, Final

STEP: Final = math.log(1.05)
MICRO: Final = 1_000_000


@dataclass
class Times:
    """The times of many decisions in microseconds. `over` counts those beyond the limit; `buckets` is by step."""

    decisions: int = 0
    total: int = 0
    longest: int = 0
    over: int = 0
    buckets: dict[int, int] = field(default_factory=dict)

    def note(self, seconds: float, limit: float | None) -> None:
        """Count one decision."""
        micros = max(1, round(seconds * MICRO))
        self.decisions += 1
        self.total += micros
        self.longest = max(self.longest, micros)
        if limit is not None and seconds > limit:
            self.over += 1
        step = math.floor(math.log(micros) / STEP)
        self.buckets[step] = self.buckets.get(step, 0) + 1

    def add(self, other: Times) -> None:
        """Add the decisions of the other."""
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.over += other.over
        for step, count in other.buckets.items():
            self.buckets[step] = self.buckets.get(step, 0) + count

    def quantile(self, share: float) -> float:
        """The quantile in seconds, accurate to two and a half percent."""
        wanted = share * self.decisions
        passed = 0
        for step in sorted(self.buckets):
            passed += self.buckets[step]
            if passed >= wanted:
                return min(math.exp((step + 0.5) * STEP), self.longest) / MICRO
        return self.longest / MICRO

    def as_json(self) -> dict[str, Any]:
        """The times as plain data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Times:
        """The times that were written as this plain data."""
        buckets = {int(step): int(count) for step, count in data["buckets"].items()}
        return cls(**{**data, "buckets": buckets})


@dataclass(frozen=True)
class TimeFigures:
    """The figures of a bot's decision times in seconds; `over_share` is None if there was no limit."""

    decisions: int
    mean: float
    median: float
    p99: float
    longest: float
    limit: float | None
    over_share: float | None


def time_figures(times: Times, limit: float | None) -> TimeFigures:
    """The figures of many decisions."""
    count = max(1, times.decisions)
    return TimeFigures(
        decisions=times.decisions,
        mean=times.total / count / MICRO,
        median=times.quantile(0.5),
        p99=times.quantile(0.99),
        longest=times.longest / MICRO,
        limit=limit,
        over_share=None if limit is None else times.over / count,
    )
