"""Ratings by points, as they were and without the luck of the dice, with intervals; docs/arena.md has the proof."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import pvariance
from typing import Final, NamedTuple

from merlin_bigbox.arena.bootstrap import DRAWS, FEWEST_DEALS, Estimate, Unit, Weighing, interval, outside
from merlin_bigbox.arena.dice_luck import PARTS
from merlin_bigbox.arena.ratings import ELO, MEAN, solve
from merlin_bigbox.arena.totals import BETTER, LUCK, LUCKIER, MET, SEATS, SQUARES

LOGISTIC: Final = math.pi / math.sqrt(3)
"""The standard deviation of the logistic curve that ratings are read from."""
JOINING: Final = 1e-6
"""Keeps bots that never met, not even through others, at the mean."""


class WithoutLuck(NamedTuple):
    """By bot: mean luck for a seat, how far the bot is ahead of the mean of all, and its rating by that."""

    luck: list[Estimate]
    ahead: list[Estimate]
    """Points ahead, luck included."""
    adjusted: list[Estimate]
    """Points ahead, luck subtracted."""
    rating: list[Estimate]
    adjusted_rating: list[Estimate]
    fewer: float | None
    """So many times as many games would say as much with luck included; None if there are too few to tell."""


def without_luck(units: Sequence[Unit], count: int, taken: float, seed: int = 0, draws: int = DRAWS) -> WithoutLuck:
    """All figures for this many bots, with this share of luck taken off.

    The same units and seed give the same intervals.
    """
    weighing = Weighing(units)
    total = weighing.weighed([1.0] * len(units))
    slope = ELO * LOGISTIC / _deviation(total, count)
    best = _figures(total, count, taken)
    drawn: list[list[float]] = []
    if len(units) >= FEWEST_DEALS:
        generator = random.Random(seed)
        drawn += [
            _figures(weighing.weighed([generator.expovariate(1.0) for _ in units]), count, taken) for _ in range(draws)
        ]
    share = outside(len(units)) if drawn else 0.0
    found = [
        Estimate(value, interval([draw[place] for draw in drawn], value, share) if drawn else None)
        for place, value in enumerate(best)
    ]
    spread = [pvariance(draw[place] for draw in drawn) for place in range(3 * count)] if drawn else []
    left = sum(spread[2 * count :])
    return WithoutLuck(
        luck=found[:count],
        ahead=found[count : 2 * count],
        adjusted=found[2 * count :],
        rating=[_rated(each, slope) for each in found[count : 2 * count]],
        adjusted_rating=[_rated(each, slope) for each in found[2 * count :]],
        fewer=sum(spread[count : 2 * count]) / left if left > 0 else None,
    )


def _figures(sums: Unit, count: int, taken: float) -> list[float]:
    """All figures as one list: mean luck, points ahead, points ahead without luck."""
    seats = [sums.get((SEATS, (bot,)), 0.0) for bot in range(count)]
    lucky = [sums.get((LUCK, (bot,)), 0.0) / PARTS / seats[bot] if seats[bot] else 0.0 for bot in range(count)]
    return [*lucky, *_ahead(sums, count, 0.0), *_ahead(sums, count, taken)]


def _ahead(sums: Unit, count: int, taken: float) -> list[float]:
    """How far each bot is ahead of the mean of all, by least squares over all pairs of seats; luck may be taken off."""
    matrix = [[1.0] * count for _ in range(count)]
    right = [0.0] * count
    for one in range(count):
        matrix[one][one] += JOINING
        for other in range(count):
            met = sums.get((MET, (one, other)), 0.0)
            matrix[one][one] += met
            matrix[one][other] -= met
            luckier = sums.get((LUCKIER, (one, other)), 0.0) / PARTS
            right[one] += sums.get((BETTER, (one, other)), 0.0) - taken * luckier
    return solve(matrix, right)


def _deviation(sums: Unit, count: int) -> float:
    """The standard deviation of the difference in points between two seats with the same two bots."""
    squares = met = 0.0
    for one in range(count):
        for other in range(count):
            if often := sums.get((MET, (one, other)), 0.0):
                met += often
                squares += sums.get((SQUARES, (one, other)), 0.0) - sums.get((BETTER, (one, other)), 0.0) ** 2 / often
    return math.sqrt(max(squares / met, 1.0)) if met else 1.0


def _rated(ahead: Estimate, slope: float) -> Estimate:
    """Points ahead as a rating: by the odds of finishing ahead of an average bot."""
    span = ahead.interval
    between = None if span is None else span._replace(low=MEAN + slope * span.low, high=MEAN + slope * span.high)
    return Estimate(MEAN + slope * ahead.value, between)
