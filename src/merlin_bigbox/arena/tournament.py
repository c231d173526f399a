"""Plays the games of an arena on several cores; the result depends neither on their number nor on interruptions."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from merlin_bigbox.arena.match import Played, contest
from merlin_bigbox.arena.pool import workers
from merlin_bigbox.arena.results_file import Results
from merlin_bigbox.arena.seating import Seating
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.bots import BotError
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import archive

BATCH_SECONDS: Final = 1.0
"""Target duration of a batch: short games are batched, long ones handed out singly."""
WAITING: Final = 2
"""Batches queued ahead per process."""


class Batch(NamedTuple):
    """Finished games, their total duration, and the error that ended the batch, if any."""

    played: list[Played]
    seconds: float
    error: BotError | None


def all_cores() -> int:
    """How many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_arena(
    settings: Settings,
    games: int,
    jobs: int = 1,
    *,
    results: Path | None = None,
    resume: bool = False,
    progress: Callable[[int, int], None] | None = None,
    records: Path | None = None,
) -> list[Played]:
    """Play at least `games` games, up to the end of a deal; they come in the order of their numbers.

    `progress` is told how many games of how many are done. With a file for the `results`, each finished game is
    written to it at once; with `resume`, games that are in it are not played again. With a folder for `records`, every
    game is kept there, proved by replaying it, in a file a deal (see `game/archive.py`).
    """
    settings.check()
    if jobs < 1:
        raise OptionsError(f"{jobs} jobs; at least one is needed")
    planned = settings.plan(games)
    done: dict[int, Played] = {}
    with ExitStack() as stack:
        file = stack.enter_context(Results(results, settings.as_json(), resume=resume)) if results is not None else None
        if file is not None:
            done = {number: played for number, played in file.games.items() if number < len(planned)}
            if any(played.seating != planned[number] for number, played in done.items()):
                raise OptionsError(f"{file.path} holds games of other bots; choose another folder")
        if progress is not None:
            progress(len(done), len(planned))
        if records is not None:
            archive.mend(records)
        begins = {seating.deal: seating.game for seating in reversed(planned)}
        left = [seating for seating in planned if seating.game not in done]
        for played in _games(settings, left, jobs, keep=records is not None):
            done[played.seating.game] = played
            if records is not None:
                file_of_deal = archive.file_for(records, begins[played.seating.deal])
                archive.append(file_of_deal, played.seating.game, played.record)
            if file is not None:
                file.add(played)
            if progress is not None:
                progress(len(done), len(planned))
    return [done[number] for number in range(len(planned))]


def _games(settings: Settings, seatings: list[Seating], jobs: int, *, keep: bool) -> Iterator[Played]:
    """The games with these seatings, as they are finished."""
    if jobs == 1 or len(seatings) < 2:
        for seating in seatings:
            yield contest(settings, seating, keep=keep)
        return
    with workers(min(jobs, len(seatings))) as executor:
        for batch in _batches(executor, settings, seatings, jobs, keep=keep):
            yield from batch.played
            if batch.error is not None:
                raise batch.error


def _batches(
    executor: Executor, settings: Settings, seatings: list[Seating], jobs: int, *, keep: bool
) -> Iterator[Batch]:
    """Hand out games in batches and yield the finished ones."""
    waiting = seatings[::-1]
    running: set[Future[Batch]] = set()
    count, seconds = 0, 0.0
    while True:
        while waiting and len(running) < jobs * WAITING:
            fitting = int(BATCH_SECONDS * count / seconds) if seconds > 0 else 1
            size = max(1, min(fitting, len(waiting) // (jobs * WAITING)))
            handful = [waiting.pop() for _ in range(size)]
            running.add(executor.submit(play_batch, settings, handful, keep=keep))
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            batch = future.result()
            count += len(batch.played)
            seconds += batch.seconds
            yield batch


def play_batch(settings: Settings, seatings: list[Seating], *, keep: bool = False) -> Batch:
    """Play some games in sequence; games finished before an error are kept."""
    started = time.perf_counter()
    played: list[Played] = []
    for seating in seatings:
        try:
            played.append(contest(settings, seating, keep=keep))
        except BotError as error:
            return Batch(played, time.perf_counter() - started, error)
    return Batch(played, time.perf_counter() - started, None)
