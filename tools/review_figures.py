"""Measures reviews on games of bots: what they cost, what luck explains, how many points a turn each bot loses.

python -m tools.review_figures --games 12 --bots squire,knight,page,lancelot
"""

from __future__ import annotations

import argparse
import math
import time
from collections import defaultdict
from statistics import fmean, median, pvariance, stdev

from merlin_bigbox import bots
from merlin_bigbox.bots.bot import Request
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.review.course import course
from merlin_bigbox.review.review import LEVELS, LevelName, Review, find_mistakes, level_of, part, together
from merlin_bigbox.review.review import PARTS as REVIEW_PARTS
from merlin_bigbox.review.ruler import Ruler

FIRST = 10_000
"""Where the seeds of the games begin: no test uses them."""


class Figures:
    """What was measured so far."""

    def __init__(self, players: int) -> None:
        self.margins: list[list[float]] = [[] for _ in range(players)]
        self.adjusted: list[list[float]] = [[] for _ in range(players)]
        self.lucky: list[list[float]] = [[] for _ in range(players)]
        self.rests: list[float] = []
        self.luck_errors: list[float] = []
        self.choices_errors: list[float] = []
        self.told: list[float] = []
        self.rates: defaultdict[str, list[float]] = defaultdict(list)
        self.seconds: list[float] = []

    def add(self, found: Review, names: list[str], seconds: float) -> None:
        """One more game."""
        self.seconds.append(seconds)
        lost = [seat.lost for seat in found.seats]
        for seat, (each, name) in enumerate(zip(found.seats, names, strict=True)):
            account = each.account
            self.margins[seat].append(account.margin)
            self.adjusted[seat].append(each.adjusted)
            self.lucky[seat].append(account.lucky)
            self.rests.append(abs(account.rest))
            self.luck_errors.append(account.luck_error)
            self.choices_errors.append(account.choices_error)
            others = (sum(lost) - lost[seat]) / (len(lost) - 1)
            self.told.append(abs(each.adjusted + lost[seat] - others))
            self.rates[name].append(each.rate)

    def add_rates(self, game: Game, names: list[str], level: LevelName, seed: int) -> None:
        """How much each seat of one more game lost by mistakes."""
        found = course(game)
        mistakes = find_mistakes(
            game.rules, found, Ruler(game.rules), level_of(level, len(game.options.modules)).effort, seed
        )
        for seat, name in enumerate(names):
            lost = sum(mistake.loss for mistake in mistakes if mistake.seat == seat)
            self.rates[name].append(lost / max(1, found.turns[seat]))

    def print_rates(self) -> None:
        """Points lost a turn by each bot, with 95 % intervals."""
        for name, rates in sorted(self.rates.items(), key=lambda item: fmean(item[1])):
            mean, around = fmean(rates), 1.96 * _error(rates)
            between = f"({mean - around:.2f}…{mean + around:.2f})"
            print(f"{name}: {mean:.2f} points a turn {between}, {len(rates)} seats", flush=True)

    def print(self, *, judged: bool) -> None:
        """The figures as lines."""
        games = len(self.seconds)
        share = _variance(self.adjusted) / _variance(self.margins)
        print(f"{games} games, {fmean(self.seconds):.1f} s of processor time a review")
        print(f"variance of margins without luck: {share:.0%}; median of the rest: {median(self.rests):.1f} points")
        print(
            f"median standard error of luck: {median(self.luck_errors):.1f} points, "
            f"of one's own choices: {median(self.choices_errors):.1f}"
        )
        for seat, lucky in enumerate(self.lucky):
            print(f"seat {seat + 1}: mean luck {fmean(lucky):+.2f}, standard error {_error(lucky):.2f}")
        if judged:
            print(f"median of the rest if only told mistakes were booked: {median(self.told):.1f} points")
            for name, rates in sorted(self.rates.items(), key=lambda item: fmean(item[1])):
                print(f"{name}: {fmean(rates):.2f} points a turn, standard error {_error(rates):.2f}")


def _variance(seats: list[list[float]]) -> float:
    return fmean(pvariance(values) for values in seats)


def _error(values: list[float]) -> float:
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan


def play(names: list[str], modules: tuple[str, ...], seed: int) -> Game:
    """A game between these bots."""
    game = Game.new(GameOptions(players=len(names), modules=modules), seed=seed)
    players = [bots.bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat, options = game.decider or 0, game.options_now()
        request = Request(game.rules, game.observe(seat), options)
        game.play(options[0] if len(options) == 1 else players[seat].choose(request))
    return game


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.review_figures", description=__doc__, allow_abbrev=False)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--bots", default="squire,knight,page,lancelot", help="one for each seat; they change seats")
    parser.add_argument("--modules", default="", help="separated by commas")
    parser.add_argument("--level", choices=tuple(LEVELS), default="quick")
    parser.add_argument("--accounts", action="store_true", help="accounts alone, no mistakes")
    parser.add_argument("--rates", action="store_true", help="mistakes alone: how many points a turn each bot loses")
    parser.add_argument("--first", type=int, default=FIRST, help="the seed of the first game")
    wanted = parser.parse_args()
    level: LevelName = wanted.level
    names = wanted.bots.split(",")
    figures = Figures(len(names))
    for index in range(wanted.games):
        turned = names[index % len(names) :] + names[: index % len(names)]
        game = play(turned, tuple(filter(None, wanted.modules.split(","))), wanted.first + index)
        if wanted.rates:
            figures.add_rates(game, turned, level, index)
            continue
        started = time.process_time()
        parts = [part(game, number, level, index) for number in range(LAST_ROUND if wanted.accounts else REVIEW_PARTS)]
        figures.add(together(game, parts, level, index), turned, time.process_time() - started)
        if index + 1 == wanted.games or (index + 1) % 4 == 0:
            figures.print(judged=not wanted.accounts)
            print(flush=True)
    if wanted.rates:
        figures.print_rates()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
