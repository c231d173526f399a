"""How much of the scatter of final margins the luck of the dice explains, in games of bots, by who measures it.

python -m tools.luck_figures --games 20 --bots knight,lancelot@6v --by seats

Dice change where a round leads. So the luck of a round is compared with what the round brought, by the estimate at its
end: what comes later is luck of its own, and would only blur the comparison with the final margins.
"""

from __future__ import annotations

import argparse
import math
import time
from statistics import fmean, pvariance, stdev
from typing import Final, NamedTuple

from merlin_bigbox import bots
from merlin_bigbox.arena.dice_luck import style_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.review.course import course
from merlin_bigbox.review.ruler import Margins, Ruler, Style, anybody, knight, margins, sum_of
from tools.review_figures import play

FIRST: Final = 20_000
"""Where the seeds of the games begin."""
BY: Final = ("review", "seats", "anybody", "knight")
"""As reviews measure, as arenas do, or by one kind of players alone."""


class Found(NamedTuple):
    """A game: for all rounds and seats together, and for each seat its luck and its final margin."""

    product: float
    """Of luck and of what the rounds brought, a seat."""
    square: float
    """Of luck, a seat."""
    lucky: Margins
    final: Margins


def styles(by: str, names: list[str]) -> list[Style]:
    """How the seats are played on."""
    known = {"anybody": anybody, "knight": knight}
    if by == "seats":
        return [style_of(bots.bot(name, 0)) for name in names]
    return [known[by]() for _ in names] if by in known else []


def measure(game: Game, ruler: Ruler, visits: int, seed: int) -> Found:
    """The luck of every round, and what the round brought."""
    found = course(game)
    none: Margins = (0.0,) * len(ruler.seats)
    lucks: list[Margins] = []
    before: list[Margins] = []
    ends: list[Margins] = []
    state = found.start.copy()
    for step in found.steps:
        asked = state.copy() if step.begins else None
        step.apply(game.rules, state)
        if asked is None:
            continue
        if step.begins > 1:
            ends.append(ruler.at_sight(state))
        before.append(ruler.value(asked, step.begins, visits, seed).mean)
        lucks.append(sum_of(ruler.value(state, step.begins, visits, seed).mean, before[-1], -1))
    ends.append(margins(list(game.points)))
    brought = [sum_of(end, start, -1) for end, start in zip(ends, before, strict=True)]
    lucky = none
    for luck in lucks:
        lucky = sum_of(lucky, luck)
    pairs = [pair for luck, change in zip(lucks, brought, strict=True) for pair in zip(luck, change, strict=True)]
    seats = len(ruler.seats)
    return Found(sum(a * b for a, b in pairs) / seats, sum(a * a for a, _ in pairs) / seats, lucky, ends[-1])


def told(found: list[Found]) -> str:
    """The figures as lines."""
    seats = range(len(found[0].final))
    variance = fmean(pvariance([each.final[seat] for each in found]) for seat in seats)
    product, square = (fmean(values) for values in zip(*((each.product, each.square) for each in found), strict=True))
    share = product / square if square else 0.0
    gains = [(2 * share * each.product - share * share * each.square) / variance for each in found]
    error = stdev(gains) / math.sqrt(len(gains))
    left = fmean(pvariance([each.final[seat] - share * each.lucky[seat] for each in found]) for seat in seats)
    return (
        f"explained {product * share / variance:.0%} ± {error:.0%} of the variance with a share of {share:.2f}, "
        f"{(2 * product - square) / variance:.0%} with all of it; left in these very games {left / variance:.0%}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.luck_figures", description=__doc__, allow_abbrev=False)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="knight,knight", help="one for each seat")
    parser.add_argument("--by", choices=BY, default="review")
    parser.add_argument("--visits", type=int, default=16)
    parser.add_argument("--first", type=int, default=FIRST, help="the seed of the first game")
    wanted = parser.parse_args()
    names = wanted.bots.split(",")
    found: list[Found] = []
    spent = 0.0
    ruler: Ruler | None = None
    for index in range(wanted.games):
        game = play(names, (), wanted.first + index)
        ruler = ruler or Ruler(game.rules, styles(wanted.by, names))
        started = time.process_time()
        found.append(measure(game, ruler, wanted.visits, index))
        spent += time.process_time() - started
        if index + 1 == wanted.games or (index + 1) % 10 == 0:
            print(f"{index + 1} games, {spent / (index + 1):.2f} s each: {told(found)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
