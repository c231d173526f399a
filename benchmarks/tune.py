"""Tunes what quick searches hold things to be worth, by games of such searches against each other.

In two games every weight is larger by `VARIES` for half of the seats and smaller for the others, by lot. What such
games are won by, added up with the signs of one weight, is the gain from making it larger: all weights are learned from
the same games (simultaneous perturbation). Prints what each pass found and, in the end, how far the tuned weights are
ahead of the knight's in other games. `--out` writes them; `benchmarks.refit --policy` fits the estimate to games of
such searches. Games with modules take all of them or a random set, by turns.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from merlin_bigbox.bots.learning import training
from merlin_bigbox.bots.learning.model import policy_names, policy_of
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.playout import Playout
from merlin_bigbox.bots.search.settings import Settings
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, Ruleset

SHOWN: Final = 6
MOST_SETS: Final = 64
TEST: Final = 1_000_003
"""Added to the seed of the games that test."""
VARIES: Final = 0.3
STEP: Final = 0.35
"""How far a weight moves in the first pass, as a logarithm; later passes move less far, the last by `LEAST` of it."""
LEAST: Final = 0.15
KEEPS: Final = 0.6
"""What is kept of the directions of earlier passes."""
SURE: Final = 3.0
"""A direction with so many standard errors is followed in full."""
TABLES: Final = 2
"""Every deal is played twice, with seats changed."""

Rules = Callable[[int], Ruleset]
"""The kind of game with a number."""


class Pass(NamedTuple):
    """What one pass found: the weights from now on, and the largest gains with their standard error, in points."""

    weights: dict[str, float]
    gains: dict[str, float]
    error: float


def tune(rules: Rules, weights: dict[str, float], passes: int, games: int, seed: int) -> Iterator[Pass]:
    """Play so many games in each pass, and move the weights after each."""
    random = Random(seed)
    keys = sorted(weights)
    drift = dict.fromkeys(keys, 0.0)
    for number in range(passes):
        sums, squares, count = dict.fromkeys(keys, 0.0), 0.0, 0
        while count < games:
            signs = {name: 1 if random.below(2) else -1 for name in keys}
            more, less = (
                policy_of({name: round(weights[name] * (1 + side * VARIES * signs[name])) for name in keys})
                for side in (1, -1)
            )
            for ahead in duel(rules(int(random.below(1 << 30))), more, less, int(random.bits())):
                count += 1
                squares += ahead * ahead
                for name in keys:
                    sums[name] += ahead * signs[name]
        gains = {name: sums[name] / count for name in keys}
        error = math.sqrt(squares) / count
        step = STEP * max(LEAST, 1 - number / passes)
        drift = {name: KEEPS * drift[name] + gains[name] for name in keys}
        weights = {
            name: weights[name] * math.exp(step * max(-1.0, min(1.0, drift[name] / (SURE * error)))) for name in keys
        }
        yield Pass(weights, gains, error)


def duel(rules: Ruleset, one: Weights, other: Weights, seed: int) -> list[float]:
    """One deal, every second seat with either weights, then changed: how far the first weights were ahead."""
    found = []
    for table in range(TABLES):
        sides = [(seat + table) % 2 for seat in range(int(rules.players))]
        points = play(rules, [one if side == 0 else other for side in sides], seed)
        means = [
            sum(each for each, own in zip(points, sides, strict=True) if own == side) / sides.count(side)
            for side in (0, 1)
        ]
        found.append(means[0] - means[1])
    return found


def play(rules: Ruleset, tastes: list[Weights], seed: int) -> list[int]:
    """A game of quick searches with these weights; gives their points."""
    effort: Effort = Settings().quick
    playout = Playout(rules, Weights(), effort)
    playout.searches = [TurnSearch(rules, weights, effort) for weights in tastes]
    state, random = rules.new_state(), Random(seed)
    rules.chance(state, random)
    while rules.decider(state) != BY_NOBODY:
        playout.begin(state, random, 1)
        while playout.step():
            pass
    return [int(state.cells[POINTS + seat]) for seat in range(int(rules.players))]


def compared(rules: Rules, weights: dict[str, int], games: int, seed: int) -> tuple[float, float]:
    """How many points these weights are ahead of the knight's in other games, and the standard error by deals."""
    tuned, usual = policy_of(weights), Weights()
    found = [
        sum(duel(rules(number), tuned, usual, seed * 1000003 + number)) / TABLES for number in range(games // TABLES)
    ]
    mean = sum(found) / len(found)
    variance = sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1)
    return mean, math.sqrt(variance / len(found))


def main() -> None:
    """Tune, test, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--modules", action="store_true")
    parser.add_argument("--passes", type=int, default=14)
    parser.add_argument("--games", type=int, default=2400, help="of each pass")
    parser.add_argument("--test", type=int, default=2000, help="games against the knight's weights, in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", help="a file of weights to begin with, instead of the knight's")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    edition = load()

    @cache
    def composed(number: int) -> Ruleset:
        modules = training._modules(edition, given.seed, number) if given.modules else ()  # noqa: SLF001
        return compose(edition, modules, given.players)

    def rules(number: int) -> Ruleset:
        return composed(number % MOST_SETS if given.modules else 0)

    begin = {} if given.begin is None else json.loads(Path(given.begin).read_text(encoding="utf-8"))
    weights = {name: float(getattr(policy_of(begin), name)) for name in policy_names()}
    for number, found in enumerate(tune(rules, weights, given.passes, given.games, given.seed), 1):
        weights = found.weights
        largest = sorted(found.gains, key=lambda name: -abs(found.gains[name]))[:SHOWN]
        told = ", ".join(f"{name} {found.gains[name]:+.2f}" for name in largest)
        print(f"pass {number}: ±{found.error:.2f} points; {told}", flush=True)
    tuned = {name: round(value) for name, value in weights.items()}
    ahead, error = compared(rules, tuned, given.test, given.seed + TEST)
    print(f"{ahead:+.2f} points ahead of the knight's weights, standard error {error:.2f}, {given.test} games")
    if given.out is not None:
        given.out.write_text(json.dumps(tuned, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
