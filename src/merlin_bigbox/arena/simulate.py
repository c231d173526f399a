"""Simulations: many games between bots, in batches on several cores; the result does not depend on the cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

from merlin_bigbox.arena.checkpoint import ResumeFile
from merlin_bigbox.arena.games import RANDOM, Keep, play_game
from merlin_bigbox.arena.pool import workers
from merlin_bigbox.arena.statistics import Statistics, Tally, figures
from merlin_bigbox.bots import bot
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import archive
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import Record, read

BATCH: Final = 5
BATCH_OF_RANDOM: Final = 100
WAITING: Final = 2
"""Batches queued ahead per process."""


class Task(NamedTuple):
    """Everything that determines the outcome."""

    edition: Edition
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    check: bool
    records: Path | None = None
    """The folder in which the games are kept; it decides nothing."""

    @property
    def options(self) -> GameOptions:
        """The options of the games."""
        return GameOptions(self.players, self.modules, self.variants)

    @property
    def batch(self) -> int:
        """Games per batch: enough to be worth handing out, few enough to lose little when interrupted."""
        return BATCH_OF_RANDOM if all(name == RANDOM for name in self.bots) else BATCH

    def parameters(self) -> dict[str, Any]:
        """The task as plain data, to compare it."""
        parameters = self._asdict()
        parameters["edition"] = self.edition.digest
        del parameters["records"]
        return {key: list(value) if isinstance(value, tuple) else value for key, value in parameters.items()}


def simulate(
    edition: Edition,
    modules: Sequence[str] = (),
    players: int = 4,
    bots: Sequence[str] = (RANDOM,) * 4,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    *,
    progress: Callable[[int, int], None] | None = None,
    resume: Path | None = None,
    check: bool = False,
    variants: Sequence[str] = (),
    records: Path | None = None,
) -> Statistics:
    """Play `games` games with one bot a seat, named in `bots`; they move on by a seat from game to game.

    `progress` is told how many games of how many are done. With a `resume` file, what was finished before is not
    played again. With `check`, every component is counted at the beginning of every turn. With a folder for `records`,
    every game is kept there, proved by replaying it, in a file a batch (see `game/archive.py`).
    """
    task = Task(edition, tuple(modules), tuple(variants), players, tuple(bots), games, seed, check, records)
    _check(task, jobs)
    reasons = [spec.name for spec in task.options.rules(edition).reason_specs]
    total = Tally()
    played = Tally()
    started = time.perf_counter()
    with ExitStack() as stack:
        file = stack.enter_context(ResumeFile(resume, task.parameters())) if resume is not None else None
        finished = file.finished if file is not None else {}
        for tally in finished.values():
            total.add(tally)
        if finished and progress is not None:
            progress(total.games, games)
        batches = [number for number in range(-(-games // task.batch)) if number not in finished]
        for number, tally in _batches(task, batches, jobs):
            if file is not None:
                file.add(number, tally)
            total.add(tally)
            played.add(tally)
            if progress is not None:
                progress(total.games, games)
    return figures(total, reasons, time.perf_counter() - started, played)


def replay_game(edition: Edition, options: GameOptions, bots: Sequence[str], seed: int, index: int) -> Record:
    """Play one game of a simulation again; its record."""
    names = tuple(bots)
    _check(Task(edition, options.modules, options.variants, options.players, names, 1, seed, check=False), jobs=1)
    outcome = play_game(options.rules(edition), names, seed, index, keep=Keep(options, edition))
    return read(outcome.record)


def _check(task: Task, jobs: int) -> None:
    """Refuse what cannot be simulated."""
    task.options.rules(task.edition)
    if len(task.bots) != task.players:
        raise OptionsError(f"{len(task.bots)} bots for {task.players} players; name one for each seat")
    for name in task.bots:
        bot(name, 0)
    if task.games < 1:
        raise OptionsError(f"{task.games} games; at least one is needed")
    if jobs < 1:
        raise OptionsError(f"{jobs} jobs; at least one is needed")


def _batches(task: Task, numbers: list[int], jobs: int) -> Iterator[tuple[int, Tally]]:
    """The batches with these numbers, as they are finished."""
    if jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield number, play_batch(task, number)
        return
    with workers(min(jobs, len(numbers))) as executor:
        waiting = numbers[::-1]
        running: dict[Future[Tally], int] = {}
        while waiting or running:
            while waiting and len(running) < jobs * WAITING:
                number = waiting.pop()
                running[executor.submit(play_batch, task, number)] = number
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()


def play_batch(task: Task, number: int) -> Tally:
    """Play one batch, and keep its games if that was asked for."""
    rules = task.options.rules(task.edition)
    tally = Tally()
    kept: list[tuple[int, str]] = []
    for index in range(number * task.batch, min(task.games, (number + 1) * task.batch)):
        keep = None if task.records is None else Keep(task.options, task.edition)
        outcome = play_game(rules, task.bots, task.seed, index, check=task.check, keep=keep)
        tally.count(outcome)
        kept.append((index, outcome.record))
    if task.records is not None:
        archive.write(archive.file_for(task.records, number * task.batch), kept)
    return tally
