"""Learning from self-play: what games tell is added up in whole numbers, and a ridge regression gives the weights."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from merlin_bigbox.bots.learning.model import Learned, Trained, kind_of_game, plain
from merlin_bigbox.bots.search.appraisal import FEATURES, STAGES, WIDTH, Appraisal
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.playout import Playout
from merlin_bigbox.bots.search.turn_search import tables_of
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, ROUND, Ruleset
from merlin_bigbox.game.testing.configurations import legal_sets

KINDS: Final = tuple((players, has_modules) for players in (4, 3, 2) for has_modules in (False, True))
"""The kinds of game, played in turn."""
RIDGE: Final = 2.0
"""How strongly weights are drawn towards their prior, in squared points per example: without that, a search would
exploit spurious correlations."""
TO_LOGISTIC: Final = math.sqrt(2.0) * math.sqrt(3.0) / math.pi
"""Factor from the standard deviation of one seat's points to the scale of a logistic curve over a difference."""

FEATURE: Final = 1000
"""Features are whole numbers of thousandths."""


class Example(NamedTuple):
    """A stage of a game: what each seat had then, and how far ahead it ended, both less the mean of all.

    In whole numbers, as the mean is not divided: by so many players and by `FEATURE` for what a seat had.
    """

    stage: int
    rows: list[list[int]]
    results: list[int]


class Sums(msgspec.Struct):
    """What examples of one kind of game at one stage add up to, in whole numbers: the same in any order."""

    count: int
    squares: list[list[int]]
    products: list[int]
    results: int


Learning = dict[str, list[Sums]]
"""The sums of each kind of game, by stage."""


def _no_sums() -> Sums:
    return Sums(0, [[0] * WIDTH for _ in FEATURES], [0] * WIDTH, 0)


def play(edition: Edition, seed: int, number: int, learning: Learning) -> None:
    """Play one game of the training, and add it."""
    players, has_modules = KINDS[number % len(KINDS)]
    rules = compose(edition, _modules(edition, seed, number) if has_modules else (), players)
    sums = learning.setdefault(kind_of_game(players, int(has_modules)), [_no_sums() for _ in range(STAGES)])
    for example in examples(rules, Random(seed * 1000003 + number)):
        count(sums[example.stage], example)


def add(learning: Learning, other: Learning) -> None:
    """Add the games of the other to these."""
    for kind, stages in other.items():
        mine = learning.setdefault(kind, [_no_sums() for _ in range(STAGES)])
        for sums, more in zip(mine, stages, strict=True):
            sums.count += more.count
            sums.results += more.results
            sums.products = _added(sums.products, more.products)
            sums.squares = [_added(line, second) for line, second in zip(sums.squares, more.squares, strict=True)]
    for kind in sorted(learning):
        learning[kind] = learning.pop(kind)  # one order, whoever was first


def _added(one: list[int], other: list[int]) -> list[int]:
    return [first + second for first, second in zip(one, other, strict=True)]


def _modules(edition: Edition, seed: int, number: int) -> tuple[str, ...]:
    """The modules of a game: all of them in half of the games, otherwise a random legal set."""
    random = Random(seed + number)
    sets = [modules for modules in legal_sets(edition) if modules]
    return module_names() if random.below(2) == 0 else sets[random.below(len(sets))]


def examples(rules: Ruleset, random: Random, policy: Weights | None = None) -> Iterator[Example]:
    """One game of quick searches: for each of its rounds what the seats had, and how they ended.

    Things are worth to them what `policy` says, or what they are to the knight.
    """
    blank = plain()
    appraisal = Appraisal(rules, tables_of(rules), blank.weights, blank.spread)
    playout = Playout(rules, policy or Weights(), Effort(1, 8, 6, keeps_gains=True))
    state = rules.new_state()
    rules.chance(state, random)
    seen: list[tuple[int, list[list[int]]]] = []
    while rules.decider(state) != BY_NOBODY:
        appraisal.look(state)
        rows = [[int(appraisal.features[seat * WIDTH + index]) for index in range(WIDTH)] for seat in _seats(rules)]
        seen.append((int(state.cells[ROUND]), _less_mean(rows)))
        playout.begin(state, random, 1)
        while playout.step():
            pass
    results = _less_mean([[int(state.cells[POINTS + seat])] for seat in _seats(rules)])
    for stage, rows in seen:
        yield Example(stage, rows, [row[0] for row in results])


def _seats(rules: Ruleset) -> range:
    return range(int(rules.players))


def _less_mean(rows: list[list[int]]) -> list[list[int]]:
    """How far each is from the mean, times how many there are."""
    totals = [sum(column) for column in zip(*rows, strict=True)]
    return [[len(rows) * value - total for value, total in zip(row, totals, strict=True)] for row in rows]


def count(sums: Sums, example: Example) -> None:
    """Add an example to the sums of its stage."""
    for row, result in zip(example.rows, example.results, strict=True):
        sums.count += 1
        sums.results += result * result
        for index, value in enumerate(row):
            if value:
                sums.products[index] += value * result
                line = sums.squares[index]
                for other, second in enumerate(row):
                    line[other] += value * second


@dataclass(frozen=True)
class Points:
    """Sums in points."""

    count: int
    squares: list[list[float]]
    products: list[float]
    results: float


def in_points(sums: Sums, players: int) -> Points:
    """Sums of games with so many players, in points."""
    unit = players * players
    return Points(
        sums.count,
        [[value / (unit * FEATURE * FEATURE) for value in line] for line in sums.squares],
        [value / (unit * FEATURE) for value in sums.products],
        sums.results / unit,
    )


def solve(learning: Learning, command: str, seed: int, games: int, pull: float = RIDGE) -> Trained:
    """Solve for the weights, drawn so strongly towards their prior."""
    models = {
        kind: _model([in_points(sums, int(kind.rpartition("-")[2])) for sums in stages], pull)
        for kind, stages in sorted(learning.items())
    }
    return Trained(command, seed, games, list(FEATURES), models)


def left_unexplained(sums: Points, row: list[float]) -> float:
    """The squared points that weights leave unexplained."""
    return sums.results - sum(
        weight * (2 * product - sum(a * b for a, b in zip(line, row, strict=True)))
        for weight, product, line in zip(row, sums.products, sums.squares, strict=True)
    )


def _model(stages: list[Points], pull: float) -> Learned:
    """Weights for each stage; a stage without examples keeps the prior."""
    blank = plain()
    weights: list[int] = []
    spread: list[int] = []
    explained: list[float] = []
    for stage, sums in enumerate(stages):
        fallback = [value / 1000 for value in blank.weights[stage * WIDTH : (stage + 1) * WIDTH]]
        row = _ridge(sums, fallback, pull)
        left = left_unexplained(sums, row)
        weights += [round(weight * 1000) for weight in row]
        deviation = math.sqrt(max(left, 0.0) / sums.count) if sums.count else 8.0
        spread.append(max(500, round(1000 * TO_LOGISTIC * deviation)))
        explained.append(round(1 - left / sums.results, 3) if sums.results else 0.0)
    return Learned(weights, spread, stages[1].count, explained)


def _ridge(sums: Points, towards: list[float], pull: float) -> list[float]:
    """Ridge regression towards a prior."""
    pull *= max(sums.count, 1)
    matrix = [
        [*line[:index], line[index] + pull, *line[index + 1 :], product + pull * prior]
        for index, (line, product, prior) in enumerate(zip(sums.squares, sums.products, towards, strict=True))
    ]
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(matrix[row][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        head = matrix[column]
        for row in range(size):
            if row != column and matrix[row][column]:
                factor = matrix[row][column] / head[column]
                matrix[row] = [value - factor * other for value, other in zip(matrix[row], head, strict=True)]
    return [matrix[index][size] / matrix[index][index] for index in range(size)]
