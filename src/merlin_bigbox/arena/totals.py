"""Totals per deal: each figure is computed from weighted sums of them, which is all that resampling needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.ratings import Stage, evidence

Key = tuple[str, Stage]
Sums = dict[Key, float]
"""The kind of a total and the bots it concerns."""

CHOSEN: Final = "chosen"
STAGE: Final = "stage"
SEATS: Final = "seats"
WON: Final = "won"
POINTS: Final = "points"
MET: Final = "met"
AHEAD: Final = "ahead"
BETTER: Final = "better"


def sums_of(played: Played, names: Sequence[str]) -> Sums:
    """The totals of one game; victories are shared equally, ties count half."""
    bots = tuple(names.index(name) for name in played.seating.seats)
    points = played.points
    sums: Sums = {}
    most = max(points)
    share = 1 / points.count(most)
    for bot, reached in zip(bots, points, strict=True):
        _add(sums, (SEATS, (bot,)), 1.0)
        _add(sums, (WON, (bot,)), share if reached == most else 0.0)
        _add(sums, (POINTS, (bot,)), reached)
        for other, level in zip(bots, points, strict=True):
            if bot != other:
                _add(sums, (MET, (bot, other)), 1.0)
                _add(sums, (AHEAD, (bot, other)), 1.0 if reached > level else 0.5 if reached == level else 0.0)
                _add(sums, (BETTER, (bot, other)), reached - level)
    chosen, stages = evidence(bots, tuple(points))
    for bot, weight in chosen.items():
        _add(sums, (CHOSEN, (bot,)), weight)
    for stage, weight in stages.items():
        _add(sums, (STAGE, stage), weight)
    return sums


def sums_by_deal(games: Iterable[Played], names: Sequence[str]) -> list[Sums]:
    """The totals of each deal, in order."""
    deals: dict[int, Sums] = {}
    for played in games:
        deal = deals.setdefault(played.seating.deal, {})
        for key, value in sums_of(played, names).items():
            _add(deal, key, value)
    return [deals[number] for number in sorted(deals)]


def added(units: Iterable[Sums]) -> Sums:
    """The sum of all totals."""
    total: Sums = {}
    for unit in units:
        for key, value in unit.items():
            _add(total, key, value)
    return total


class Weighing:
    """Computes weighted sums repeatedly: keys are looked up once."""

    def __init__(self, units: Sequence[Sums]) -> None:
        self.keys = list(dict.fromkeys(key for unit in units for key in unit))
        places = {key: place for place, key in enumerate(self.keys)}
        self.units = [[(places[key], value) for key, value in unit.items() if value] for unit in units]

    def weighed(self, weights: Sequence[float]) -> Sums:
        """The weighted sum of all units."""
        total = [0.0] * len(self.keys)
        for unit, weight in zip(self.units, weights, strict=True):
            for place, value in unit:
                total[place] += weight * value
        return dict(zip(self.keys, total, strict=True))


def _add(sums: Sums, key: Key, value: float) -> None:
    sums[key] = sums.get(key, 0.0) + value
