"""From the sums of units to figures with 95 % intervals: units are reweighted at random many times, as in the arena."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from merlin_bigbox.arena.bootstrap import DRAWS, interval, outside
from tools.facts.playing import CLASSES

Values = npt.NDArray[np.float64]
"""A figure by all weights: first with every unit counted once, then with weights drawn at random."""
Figure = dict[str, float]
RELIABLE: Final = 0.8
DIGITS: Final = 6
MOST_GAMES: Final = 1000.0
"""No more games are said to be needed: where skill cannot be seen, there is no number."""
FEWEST: Final = 6
"""With fewer units no interval is given; with few, it is wider than the draws, see `outside`."""


class Sums:
    """Weighted sums over units, by name."""

    def __init__(self, units: Sequence[dict[str, Any]], seed: int = 0, draws: int = DRAWS) -> None:
        if not units:
            raise ValueError("no units; at least one is needed")
        self.units = units
        generator = random.Random(seed)
        weights = [[1.0] * len(units)]
        if len(units) >= FEWEST:
            weights += [[generator.expovariate(1.0) for _ in units] for _ in range(draws)]
        self._weights = np.array(weights)

    def __getitem__(self, name: str) -> Values:
        numbers = np.array([float(unit.get(name, 0)) for unit in self.units])
        found: Values = self._weights @ numbers
        return found

    def most(self, name: str) -> float:
        """The greatest value among units."""
        return max(float(unit[name]) for unit in self.units)

    def least(self, name: str) -> float:
        """The lowest value among units."""
        return min(float(unit[name]) for unit in self.units)

    def figure(self, values: Values) -> Figure:
        """The value with its interval; with few units there is none."""
        value = float(values[0])
        found = {"value": _rounded(value)}
        if len(values) > 1:
            low, high = interval(values[1:].tolist(), value, outside(len(self.units)))
            found |= {"low": _rounded(low), "high": _rounded(high)}
        return found

    def mean(self, name: str, of: str = "games") -> Figure:
        """One sum for each of another."""
        return self.figure(self[name] / self[of])


def _rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


# --- luck ------------------------------------------------------------------------------------------------------------


def explained(sums: Sums, product: str) -> Values:
    """The share of the variance of margins that games which share something have in common.

    The mean product of the two margins of a seat, divided by the mean square of a margin. Seats are alike before
    chance says who begins, so that a margin is 0 on average and nothing has to be taken off.
    """
    return (sums[product] / sums["pairs"]) / (sums["squares"] / sums["margins"])


def luck(sums: Sums) -> dict[str, Any]:
    """What each class of chance explains among equals: alone, and with all it has a part in."""
    return {
        "deviation": sums.figure(np.sqrt(sums["squares"] / sums["margins"])),
        **{
            name: {
                "alone": sums.figure(explained(sums, f"alone {name}")),
                "with all it has a part in": sums.figure(1 - explained(sums, f"without {name}")),
            }
            for name in CLASSES
        },
    }


def mixed(sums: Sums) -> dict[str, Any]:
    """How much is luck where players differ, and how many games it takes to tell them apart."""
    skill = explained(sums, "same players")
    needed = np.minimum(RELIABLE / (1 - RELIABLE) * (1 - skill) / np.maximum(skill, 1e-9), MOST_GAMES)
    return {
        "units": len(sums.units),
        "luck share": sums.figure(1 - skill),
        "games to tell players apart": sums.figure(needed),
    }


# --- the other facts -------------------------------------------------------------------------------------------------


def histogram(units: Sequence[dict[str, Any]]) -> dict[int, int]:
    """How many decisions had so many options."""
    total: Counter[int] = Counter()
    for unit in units:
        total.update({int(count): int(times) for count, times in unit["histogram"].items()})
    return {count: total[count] for count in sorted(total)}


def median(counts: dict[int, int]) -> int:
    """The median of what was counted; of two in the middle, the lower one."""
    half = (sum(counts.values()) + 1) // 2
    for value, times in sorted(counts.items()):
        half -= times
        if half <= 0:
            return value
    raise ValueError("nothing was counted")


def length(sums: Sums) -> dict[str, Any]:
    """How long games are."""
    return {
        "decisions": sums.mean("decisions"),
        "choices": sums.figure((sums["decisions"] - sums["forced"]) / sums["games"]),
        "forced share": sums.mean("forced", "decisions"),
        "turns": sums.mean("turns"),
        "shortest": int(sums.least("shortest")),
        "longest": int(sums.most("longest")),
    }


def branching(sums: Sums) -> dict[str, Any]:
    """How many options decisions have."""
    counts = histogram(sums.units)
    choices = {count: times for count, times in counts.items() if count > 1}
    real = sums["decisions"] - sums["forced"]
    return {
        "options": sums.mean("options", "decisions"),
        "options of a choice": sums.figure((sums["options"] - sums["forced"]) / real),
        "median": median(counts),
        "median of choices": median(choices),
        "most": max(counts),
        "tree": sums.mean("tree"),
    }


def chance(sums: Sums) -> dict[str, Any]:
    """What chance decides, and how much of it: bits are those of the outcomes that came up."""
    events: Values = np.sum([sums[f"chance {name}"] for name in CLASSES], axis=0)
    bits: Values = np.sum([sums[f"bits {name}"] for name in CLASSES], axis=0)
    return {
        "events": sums.figure(events / sums["games"]),
        "share": sums.figure(events / (events + sums["decisions"])),
        "bits": sums.figure(bits / sums["games"]),
        **{name: {"events": sums.mean(f"chance {name}"), "bits": sums.mean(f"bits {name}")} for name in CLASSES},
    }


def hidden(sums: Sums) -> dict[str, Any]:
    """What whoever begins a turn does not know."""
    return {
        "unseen cards": sums.mean("unseen cards", "looks"),
        "held cards": sums.mean("held cards", "looks"),
        "hidden decrees": sums.mean("hidden decrees", "looks"),
        "worlds": sums.mean("worlds", "looks"),
        "most worlds": _rounded(sums.most("most worlds")),
    }


def seats(sums: Sums, players: int) -> list[dict[str, Figure]]:
    """What it means to be first, second, … in the first round."""
    return [
        {"wins": sums.mean(f"wins {place}"), "ahead": sums.mean(f"ahead {place}")} for place in range(1, players + 1)
    ]


def bound(lows: Sequence[int], highs: Sequence[int]) -> float:
    """The binary logarithm of how many rows of numbers there are within bounds."""
    return _rounded(sum(math.log2(high - low + 1) for low, high in zip(lows, highs, strict=True)))
