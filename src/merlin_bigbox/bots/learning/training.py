"""Training from self-play: accumulates sums over many games and solves a ridge regression for the weights."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from merlin_bigbox.bots.fingerprint import program
from merlin_bigbox.bots.learning.model import Learned, Trained, kind_of_game, plain
from merlin_bigbox.bots.search.appraisal import FEATURES, STAGES, WIDTH, Appraisal
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.playout import Playout
from merlin_bigbox.bots.search.turn_search import tables_of
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, ROUND, Ruleset
from merlin_bigbox.game.testing.configurations import legal_sets

KINDS: Final = tuple((players, has_modules) for players in (4, 3, 2) for has_modules in (False, True))
"""The kinds of game, played in turn."""
RIDGE: Final = 2.0
"""How strongly weights are drawn towards their prior, in squared points per example: without that, a search would
exploit spurious correlations."""
KEPT: Final = ("seed", "edition", "program", "features")
"""What has to be unchanged for a training to be resumed."""
TO_LOGISTIC: Final = math.sqrt(2.0) * math.sqrt(3.0) / math.pi
"""Factor from the standard deviation of one seat's points to the scale of a logistic curve over a difference."""


AHEAD: Final = 64
"""So many games are handed to an executor ahead."""
Example = tuple[int, list[list[float]], list[float]]
"""A stage, what each seat had then, and how far ahead each ended."""


class TrainingError(MerlinError):
    """A progress file belongs to another training, or is not one."""


class Sums(msgspec.Struct):
    """The accumulated sums for one kind of game at one stage, in points."""

    count: int
    squares: list[list[float]]
    products: list[float]
    results: float


class Progress(msgspec.Struct):
    """A resumable training: its parameters, the number of games done, and the sums so far."""

    seed: int
    edition: str
    program: str
    features: list[str]
    games: int = 0
    sums: dict[str, list[Sums]] = {}


def _no_sums() -> Sums:
    return Sums(0, [[0.0] * WIDTH for _ in FEATURES], [0.0] * WIDTH, 0.0)


def start(edition: Edition, seed: int, file: Path | None = None) -> Progress:
    """A new training, or the one in a file."""
    fresh = Progress(seed, edition.digest, program(learned=False), list(FEATURES))
    if file is None or not file.exists():
        return fresh
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Progress)
    except msgspec.DecodeError:
        raise TrainingError(f"{file} is not the file of a training; choose another one") from None
    differing = [key for key in KEPT if getattr(found, key) != getattr(fresh, key)]
    if differing:
        raise TrainingError(f"{file} belongs to a training with other settings: {', '.join(differing)}")
    return found


def train(
    edition: Edition,
    progress: Progress,
    games: int,
    file: Path | None = None,
    told: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> None:
    """Play up to this number of games and add them up; after each of them all is kept in the file.

    With an executor, games are played ahead by its workers; they are added up in their order all the same, so that
    the sums do not depend on how many there are.
    """
    for number, examples in _played(edition, progress.seed, range(progress.games, games), executor):
        players, has_modules = KINDS[number % len(KINDS)]
        sums = progress.sums.setdefault(kind_of_game(players, int(has_modules)), [_no_sums() for _ in range(STAGES)])
        for stage, rows, results in examples:
            _add(sums[stage], rows, results)
        progress.games += 1
        if file is not None:
            _write(file, msgspec.json.encode(progress))
        if told is not None:
            told(progress.games)


def _played(
    edition: Edition, seed: int, numbers: range, executor: Executor | None
) -> Iterator[tuple[int, list[Example]]]:
    """What the games with these numbers give, in their order."""
    if executor is None:
        for number in numbers:
            yield number, play(edition, seed, number)
        return
    ahead: deque[Future[list[Example]]] = deque()
    waiting = iter(numbers)
    for number in numbers:
        for further in islice(waiting, AHEAD - len(ahead)):
            ahead.append(executor.submit(play, edition, seed, further))
        yield number, ahead.popleft().result()


def play(edition: Edition, seed: int, number: int) -> list[Example]:
    """Play one game of the training."""
    players, has_modules = KINDS[number % len(KINDS)]
    rules = compose(edition, _modules(edition, seed, number) if has_modules else (), players)
    return list(_examples(rules, Random(seed * 1000003 + number)))


def _write(file: Path, content: bytes) -> None:
    """Replace a file atomically."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(content)
    beside.replace(file)


def _modules(edition: Edition, seed: int, number: int) -> tuple[str, ...]:
    """The modules of a game: all of them in half of the games, otherwise a random legal set."""
    random = Random(seed + number)
    sets = [modules for modules in legal_sets(edition) if modules]
    return module_names() if random.below(2) == 0 else sets[random.below(len(sets))]


def _examples(rules: Ruleset, random: Random) -> Iterator[tuple[int, list[list[float]], list[float]]]:
    """One game: for each of its rounds what the seats had, less the mean of all, and likewise how they ended."""
    blank = plain()
    appraisal = Appraisal(rules, tables_of(rules), blank.weights, blank.spread)
    playout = Playout(rules, Weights(), Effort(1, 8, 6, keeps_gains=True))
    state = rules.new_state()
    rules.chance(state, random)
    seen: list[tuple[int, list[list[float]]]] = []
    while rules.decider(state) != BY_NOBODY:
        appraisal.look(state)
        rows = [
            [int(appraisal.features[seat * WIDTH + index]) / 1000 for index in range(WIDTH)] for seat in _seats(rules)
        ]
        seen.append((int(state.cells[ROUND]), _less_mean(rows)))
        playout.begin(state, random, 1)
        while playout.step():
            pass
    points = [[float(state.cells[POINTS + seat])] for seat in _seats(rules)]
    results = [row[0] for row in _less_mean(points)]
    for stage, rows in seen:
        yield stage, rows, results


def _seats(rules: Ruleset) -> range:
    return range(int(rules.players))


def _less_mean(rows: list[list[float]]) -> list[list[float]]:
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def _add(sums: Sums, rows: list[list[float]], results: list[float]) -> None:
    for row, result in zip(rows, results, strict=True):
        sums.count += 1
        sums.results += result * result
        for index, value in enumerate(row):
            if value:
                sums.products[index] += value * result
                line = sums.squares[index]
                for other, second in enumerate(row):
                    line[other] += value * second


def solve(progress: Progress, command: str) -> Trained:
    """Solve for the weights."""
    models = {kind: _model(stages) for kind, stages in sorted(progress.sums.items())}
    return Trained(command, progress.seed, progress.games, list(FEATURES), models)


def _model(stages: list[Sums]) -> Learned:
    """Weights for each stage; a stage without examples keeps the prior."""
    blank = plain()
    weights: list[int] = []
    spread: list[int] = []
    explained: list[float] = []
    for stage, sums in enumerate(stages):
        fallback = [value / 1000 for value in blank.weights[stage * WIDTH : (stage + 1) * WIDTH]]
        row = _ridge(sums, fallback)
        left = sums.results - sum(
            weight * (2 * product - sum(a * b for a, b in zip(line, row, strict=True)))
            for weight, product, line in zip(row, sums.products, sums.squares, strict=True)
        )
        weights += [round(weight * 1000) for weight in row]
        deviation = math.sqrt(max(left, 0.0) / sums.count) if sums.count else 8.0
        spread.append(max(500, round(1000 * TO_LOGISTIC * deviation)))
        explained.append(round(1 - left / sums.results, 3) if sums.results else 0.0)
    return Learned(weights, spread, stages[1].count, explained)


def _ridge(sums: Sums, towards: list[float]) -> list[float]:
    """Ridge regression towards a prior."""
    pull = RIDGE * max(sums.count, 1)
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
