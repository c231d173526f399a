"""Checks what reviews tell as lost by mistakes: the same choices in other worlds, played on to the end of the game.

python -m tools.loss_figures --games 3 --bots page,squire,knight
"""

from __future__ import annotations

import argparse
import math
from statistics import fmean, pvariance

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import read
from merlin_bigbox.review.review import LEVELS, LevelName, Mistake, review
from merlin_bigbox.review.ruler import Ruler
from merlin_bigbox.review.trying import position
from tools.review_figures import FIRST, play

APART = 1_000
"""The worlds are others than those in which a review looks for mistakes."""
SEED = 5


def checked(ruler: Ruler, told: Mistake, worlds: int, game: Game) -> tuple[float, float, float]:
    """What the given answer loses by the end of the round, by the end of the game, and the variance of the latter."""
    observation = position(game, told.at).observe(told.seat)
    others = range(APART, APART + worlds)
    better, given = (read(game.rules, action) for action in (told.better, told.given))
    near, far = (
        [
            one - other
            for one, other in zip(
                ruler.in_worlds(observation, better, others, SEED, whole=whole),
                ruler.in_worlds(observation, given, others, SEED, whole=whole),
                strict=True,
            )
        ]
        for whole in (False, True)
    )
    return fmean(near), fmean(far), pvariance(far) / (worlds - 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.loss_figures", description=__doc__, allow_abbrev=False)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bots", default="page,squire,knight", help="one for each seat")
    parser.add_argument("--modules", default="", help="separated by commas")
    parser.add_argument("--level", choices=tuple(LEVELS), default="quick")
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--first", type=int, default=FIRST, help="the seed of the first game")
    wanted = parser.parse_args()
    level: LevelName = wanted.level
    told = near = far = doubt = 0.0
    count = wrong = 0
    for index in range(wanted.games):
        game = play(wanted.bots.split(","), tuple(filter(None, wanted.modules.split(","))), wanted.first + index)
        ruler = Ruler(game.rules)
        for mistake in review(game, level, index).mistakes:
            round_end, game_end, variance = checked(ruler, mistake, wanted.worlds, game)
            told, near, far, doubt = told + mistake.loss, near + round_end, far + game_end, doubt + variance
            count, wrong = count + 1, wrong + (game_end < 0)
        print(
            f"{index + 1} games, {count} mistakes: {told:.0f} points told as lost; in {wanted.worlds} other worlds "
            f"{near:.0f} by the end of the round, {far:.0f} ± {math.sqrt(doubt):.0f} by the end of the game; "
            f"{wrong} lose nothing there",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
