"""Estimates with 95 % intervals by the Bayesian bootstrap: deals are reweighted at random many times."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from merlin_bigbox.arena.ratings import Prior, ratings, strengths
from merlin_bigbox.arena.totals import AHEAD, BETTER, CHOSEN, MET, POINTS, SEATS, STAGE, WON, Key

DRAWS: Final = 1000
FEWEST_DEALS: Final = 10
"""With fewer deals no interval is given."""

Unit = dict[Key, float]
"""The totals of a deal, or of a block of deals if there are very many: what is reweighted."""


class Interval(NamedTuple):
    """A range with a probability of 95 %."""

    low: float
    high: float


class Estimate(NamedTuple):
    """A figure with its interval, if there are enough deals for one."""

    value: float
    interval: Interval | None


class Estimates(NamedTuple):
    """The figures of all bots, by index: ratings, rating differences, shares and points."""

    rating: list[Estimate]
    above: list[list[Estimate]]
    win_share: list[Estimate]
    points: list[Estimate]
    ahead: list[list[Estimate | None]]
    better: list[list[Estimate | None]]


def estimates(units: Sequence[Unit], count: int, seed: int = 0, draws: int = DRAWS) -> Estimates:
    """All figures for this many bots. The same units and seed give the same intervals."""
    weighing = Weighing(units)
    total = weighing.weighed([1.0] * len(units))
    values = _strengths(total, count, [Prior()] * count, None)
    best = _figures(total, count, values, None)
    drawn: list[list[float]] = []
    # Only deals by the hundred are taken together, so that few units are few deals.
    if len(units) >= FEWEST_DEALS:
        generator = random.Random(seed)
        for _ in range(draws):
            weights = [generator.expovariate(1.0) for _ in units]
            # The prior's imaginary games are resampled, too: a bot that won every game gets an open interval.
            priors = [Prior(generator.expovariate(1.0), generator.expovariate(1.0)) for _ in range(count)]
            sums = weighing.weighed(weights)
            drawn.append(_figures(sums, count, _strengths(sums, count, priors, values), generator))
    share = outside(len(units)) if drawn else 0.0
    found = [
        Estimate(value, interval([draw[place] for draw in drawn], value, share) if drawn else None)
        for place, value in enumerate(best)
    ]
    return _arranged(found, count, total)


class Weighing:
    """Computes weighted sums repeatedly: keys are looked up once."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.keys = list(dict.fromkeys(key for unit in units for key in unit))
        places = {key: place for place, key in enumerate(self.keys)}
        self.units = [[(places[key], value) for key, value in unit.items() if value] for unit in units]

    def weighed(self, weights: Sequence[float]) -> Unit:
        """The weighted sum of all units."""
        total = [0.0] * len(self.keys)
        for unit, weight in zip(self.units, weights, strict=True):
            for place, value in unit:
                total[place] += weight * value
        return dict(zip(self.keys, total, strict=True))


def outside(units: int) -> float:
    """The share of draws to leave out at each end, for so many deals or blocks; 2.5 % when there are very many.

    With few, draws spread less than estimates from other deals would: by the root of (n - 1) / (n + 1), and as a
    normal curve, where Student's has longer ends. The percentiles are moved outwards to make up for both.
    """
    normal, freedom = NormalDist(), units - 1
    z = normal.inv_cdf(0.975)
    student = (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
    return normal.cdf(-student * math.sqrt((units + 1) / (units - 1)))


def interval(drawn: list[float], value: float, share: float) -> Interval:
    """The range of the draws without this share at each end, widened to include the estimate."""
    ordered = sorted(drawn)
    edge = round(share * (len(ordered) - 1))
    return Interval(min(ordered[edge], value), max(ordered[len(ordered) - 1 - edge], value))


def _strengths(sums: Unit, count: int, priors: list[Prior], start: list[float] | None) -> list[float]:
    chosen = {key[1][0]: value for key, value in sums.items() if key[0] == CHOSEN}
    stages = {key[1]: value for key, value in sums.items() if key[0] == STAGE}
    return strengths(count, chosen, stages, priors, start)


def _share(part: float, whole: float, generator: random.Random | None) -> float:
    """A share; when resampling, with one imaginary success and failure, so that even 100 % has an interval."""
    if generator is None:
        return part / whole if whole else 0.0
    more, less = generator.expovariate(1.0), generator.expovariate(1.0)
    return (part + more) / (whole + more + less)


def _figures(sums: Unit, count: int, values: list[float], generator: random.Random | None) -> list[float]:
    """All figures as one list: ratings, differences, win shares, points, shares ahead, points better."""
    rated = ratings(values)
    row = [*rated, *(one - other for one in rated for other in rated)]
    seats = [sums.get((SEATS, (bot,)), 0.0) for bot in range(count)]
    row += [_share(sums.get((WON, (bot,)), 0.0), seats[bot], generator) for bot in range(count)]
    row += [sums.get((POINTS, (bot,)), 0.0) / seats[bot] if seats[bot] else 0.0 for bot in range(count)]
    pairs = [(one, other) for one in range(count) for other in range(count)]
    met = [sums.get((MET, pair), 0.0) for pair in pairs]
    row += [_share(sums.get((AHEAD, pair), 0.0), times, generator) for pair, times in zip(pairs, met, strict=True)]
    row += [sums.get((BETTER, pair), 0.0) / times if times else 0.0 for pair, times in zip(pairs, met, strict=True)]
    return row


def _arranged(row: list[Estimate], count: int, total: Unit) -> Estimates:
    """The list of figures by kind; pairs of bots that never met have none."""
    square = count * count

    def table(start: int) -> list[list[Estimate]]:
        return [row[start + bot * count : start + (bot + 1) * count] for bot in range(count)]

    def met(start: int) -> list[list[Estimate | None]]:
        return [
            [found if total.get((MET, (bot, other))) else None for other, found in enumerate(line)]
            for bot, line in enumerate(table(start))
        ]

    after = count + square
    return Estimates(
        rating=row[:count],
        above=table(count),
        win_share=row[after : after + count],
        points=row[after + count : after + 2 * count],
        ahead=met(after + 2 * count),
        better=met(after + 2 * count + square),
    )
