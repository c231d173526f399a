"""Ratings from orders of finish: the Plackett–Luce model for 2 to 4 players with ties, fitted by Newton's method.

docs/arena.md explains the mathematics.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby, permutations, product
from typing import Final, NamedTuple

ELO: Final = 400 / math.log(10)
"""400 points of rating are odds of ten to one."""
MEAN: Final = 1500.0
LONGEST_STEP: Final = 2.0
CLOSE: Final = 1e-6
MOST_STEPS: Final = 100

UNITS: Final = 24
"""What a game tells is counted in whole numbers of 1/24, which is exact: the orders of a tie among up to four are 1, 2,
4, 6 or 24, winners share in 1, 2, 3 or 4 parts, and being level is a half."""

Stage = tuple[int, ...]
"""The bots not finished yet, in ascending order, each once per seat."""


class Evidence(NamedTuple):
    """Sufficient statistics: how often each bot was next to finish, and among which bots; in units of 1/24."""

    chosen: dict[int, int]
    stages: dict[Stage, int]


class Prior(NamedTuple):
    """Weights of an imaginary win and an imaginary loss of each bot against an average one."""

    win: float = 1.0
    loss: float = 1.0


def part_of(parts: int) -> int:
    """The units of one of so many equal parts, which have to be whole."""
    units, rest = divmod(UNITS, parts)
    if rest:
        raise ArithmeticError(f"{UNITS} units are not {parts} equal parts")
    return units


@lru_cache(maxsize=4096)
def evidence(bots: tuple[int, ...], points: tuple[int, ...]) -> Evidence:
    """The evidence of one game. A tie counts as all orders of the tied seats, in equal parts.

    A choice among seats of the same bot carries no information and is left out.
    """
    ranked = sorted(range(len(bots)), key=lambda seat: -points[seat])
    groups = [tuple(sorted(bots[seat] for seat in tied)) for _, tied in groupby(ranked, key=lambda seat: points[seat])]
    orders = [sum(parts, ()) for parts in product(*(tuple(permutations(group)) for group in groups))]
    weight = part_of(len(orders))
    chosen: dict[int, int] = {}
    stages: dict[Stage, int] = {}
    for order in orders:
        for place in range(len(order) - 1):
            stage = tuple(sorted(order[place:]))
            if stage[0] != stage[-1]:
                chosen[order[place]] = chosen.get(order[place], 0) + weight
                stages[stage] = stages.get(stage, 0) + weight
    return Evidence(chosen, stages)


def strengths(
    count: int,
    chosen: Mapping[int, float],
    stages: Mapping[Stage, float],
    priors: Sequence[Prior] | None = None,
    start: Sequence[float] | None = None,
) -> list[float]:
    """The maximum-likelihood log strengths of the bots."""
    priors = [Prior()] * count if priors is None else priors
    known = [(stage, weight) for stage, weight in stages.items() if weight > 0]
    value = list(start) if start is not None else [0.0] * count
    likelihood = _likelihood(value, chosen, known, priors)
    for _ in range(MOST_STEPS):
        gradient, curvature = _derivatives(value, chosen, known, priors)
        step = solve(curvature, gradient)
        size = max(abs(change) for change in step)
        scale = min(1.0, LONGEST_STEP / size) if size > 0 else 1.0
        while True:
            tried = [old + scale * change for old, change in zip(value, step, strict=True)]
            reached = _likelihood(tried, chosen, known, priors)
            if reached >= likelihood - abs(likelihood) * 1e-12 or scale < CLOSE:
                break
            scale /= 2
        value, likelihood = tried, reached
        if size < CLOSE:
            break
    return value


def ratings(values: Sequence[float]) -> list[float]:
    """Strengths on the Elo scale; the mean of all bots is 1500."""
    middle = sum(values) / len(values)
    return [MEAN + ELO * (value - middle) for value in values]


def _likelihood(
    value: list[float], chosen: Mapping[int, float], stages: list[tuple[Stage, float]], priors: Sequence[Prior]
) -> float:
    """The log-likelihood of the orders of finish and the imaginary games."""
    found = sum(weight * value[bot] for bot, weight in chosen.items())
    for stage, weight in stages:
        top = max(value[bot] for bot in stage)
        found -= weight * (top + math.log(sum(math.exp(value[bot] - top) for bot in stage)))
    for bot, (win, loss) in enumerate(priors):
        top = max(value[bot], 0.0)
        found += win * value[bot] - (win + loss) * (top + math.log(math.exp(value[bot] - top) + math.exp(-top)))
    return found


def _derivatives(
    value: list[float], chosen: Mapping[int, float], stages: list[tuple[Stage, float]], priors: Sequence[Prior]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood and its negated Hessian."""
    count = len(value)
    gradient = [chosen.get(bot, 0.0) for bot in range(count)]
    curvature = [[0.0] * count for _ in range(count)]
    for bot, (win, loss) in enumerate(priors):
        share = 1 / (1 + math.exp(-value[bot])) if value[bot] > -500 else 0.0
        gradient[bot] += win - (win + loss) * share
        curvature[bot][bot] += (win + loss) * share * (1 - share)
    for stage, weight in stages:
        top = max(value[bot] for bot in stage)
        powers = [math.exp(value[bot] - top) for bot in stage]
        total = sum(powers)
        shares = [power / total for power in powers]
        for one, share in zip(stage, shares, strict=True):
            part = weight * share
            gradient[one] -= part
            line = curvature[one]
            line[one] += part
            for other, second in zip(stage, shares, strict=True):
                line[other] -= part * second
    return gradient, curvature


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric positive definite linear system."""
    count = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot in range(count):
        for row in range(pivot + 1, count):
            factor = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, count + 1):
                rows[row][column] -= factor * rows[pivot][column]
    solution = [0.0] * count
    for row in range(count - 1, -1, -1):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, count))
        solution[row] = (rows[row][count] - known) / rows[row][row]
    return solution
