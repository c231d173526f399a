"""Simulations: many games between bots on any number of cores or machines; the result does not depend on them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from merlin_bigbox import __version__
from merlin_bigbox.arena.checkpoint import Checkpoint
from merlin_bigbox.arena.games import RANDOM, Keep, play_game
from merlin_bigbox.arena.halt import go_on
from merlin_bigbox.arena.hand_out import Slots, hand_out
from merlin_bigbox.arena.pieces import Pieces, piece_size, usual_seconds, wanted
from merlin_bigbox.arena.ranges import Pair, Ranges
from merlin_bigbox.arena.statistics import Statistics, Tally, figures
from merlin_bigbox.bots import bot
from merlin_bigbox.bots.fingerprint import program
from merlin_bigbox.bots.spec import digests
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import archive
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import Record, read

WHAT: Final = "simulation"
RANDOM_SECONDS: Final = 0.000_25
"""Usual seconds of a game in which nobody is asked: all choose at random."""


class Task(NamedTuple):
    """Everything that determines the outcome, but for how many games there are."""

    edition: Edition
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    players: int
    bots: tuple[str, ...]
    seed: int
    check: bool = False

    @property
    def options(self) -> GameOptions:
        """The options of the games."""
        return GameOptions(self.players, self.modules, self.variants)

    def pieces(self, games: int, *, keep: bool = False) -> Pieces:
        """The pieces of so many games."""
        is_quick = all(name == RANDOM for name in self.bots)
        seconds = RANDOM_SECONDS if is_quick else usual_seconds(self.bots)
        return Pieces(games, piece_size(games, seconds, keep=keep))

    def as_json(self) -> dict[str, Any]:
        """The task as plain data, to compare it; a bot in a file is identified by the file's contents."""
        plain = {key: list(value) if isinstance(value, tuple) else value for key, value in self._asdict().items()}
        files = {name: found for name in dict.fromkeys(self.bots) if (found := digests(name))}
        return {
            "what": WHAT,
            "version": __version__,
            "program": program(),
            **plain,
            "edition": self.edition.digest,
            "files": files,
        }


@dataclass(frozen=True)
class Job:
    """What everybody who plays pieces of a simulation has to know."""

    task: Task
    pieces: Pieces
    done: tuple[Pair, ...]
    """Games that were finished before."""
    keep: bool
    """Whether their records are wanted."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Whose files have to be where they play."""
        return self.task.bots


class Piece(NamedTuple):
    """What a piece gave, and its games as files of an archive, each by its first game."""

    spans: list[Pair]
    tally: Tally
    files: list[tuple[int, bytes]]


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
    only: str | None = None,
    executor: Executor | None = None,
    slots: Slots = None,
) -> Statistics:
    """Play `games` games with one bot a seat, named in `bots`; they move on by a seat from game to game.

    `progress` is told how many games of how many are done. With a `resume` file, what was finished before is not
    played again; more games may be asked for than before. With `check`, every component is counted at the beginning of
    every turn. With a folder for `records`, every game is kept there, proved by replaying it, in a file a piece (see
    `game/archive.py`). `only` selects pieces, see `pieces.wanted`.

    With an `executor`, its workers play, about `slots` of them; otherwise `jobs` processes do.
    """
    task = Task(edition, tuple(modules), tuple(variants), players, tuple(bots), seed, check)
    _check(task, games, jobs)
    reasons = [spec.name for spec in task.options.rules(edition).reason_specs]
    total = Tally()
    played = Tally()
    started = time.perf_counter()
    pieces, done = task.pieces(games, keep=records is not None), Ranges()
    with ExitStack() as stack:
        file: Checkpoint | None = None
        if resume is not None:
            file = Checkpoint(resume, task.as_json(), lambda entry: total.add(Tally.from_json(entry["tally"])))
            stack.enter_context(file)
            pieces, done = file.agree(games, pieces.size), file.done
        numbers = wanted(only, pieces)
        asked = pieces.games_in(numbers)
        if progress is not None:
            progress(total.games, asked)
        job = Job(task, pieces, done.pairs, records is not None)
        left = pieces.left(Ranges(job.done), numbers)
        for _, piece in stack.enter_context(closing(hand_out(play_piece, job, left, jobs, executor, slots))):
            if records is not None:
                for first, content in piece.files:
                    archive.write(archive.file_for(records, first), content)
            if file is not None:
                file.add(piece.spans, {"tally": piece.tally.as_json()})
            total.add(piece.tally)
            played.add(piece.tally)
            if progress is not None:
                progress(total.games, asked)
    return figures(total, reasons, time.perf_counter() - started, played)


def replay_game(edition: Edition, options: GameOptions, bots: Sequence[str], seed: int, index: int) -> Record:
    """Play one game of a simulation again; its record."""
    names = tuple(bots)
    _check(Task(edition, options.modules, options.variants, options.players, names, seed), games=1, jobs=1)
    outcome = play_game(options.rules(edition), names, seed, index, keep=Keep(options, edition))
    return read(outcome.record)


def _check(task: Task, games: int, jobs: int) -> None:
    """Refuse what cannot be simulated."""
    task.options.rules(task.edition)
    if len(task.bots) != task.players:
        raise OptionsError(f"{len(task.bots)} bots for {task.players} players; name one for each seat")
    for name in task.bots:
        bot(name, 0)
    if games < 1:
        raise OptionsError(f"{games} games; at least one is needed")
    if jobs < 1:
        raise OptionsError(f"{jobs} jobs; at least one is needed")


def play_piece(job: Job, number: int) -> Piece:
    """Play what is left of a piece."""
    task = job.task
    rules = task.options.rules(task.edition)
    keep = Keep(task.options, task.edition) if job.keep else None
    piece = Piece(Ranges(job.done).gaps(*job.pieces.span(number)), Tally(), [])
    for first, last in piece.spans:
        kept: list[tuple[int, str]] = []
        for index in range(first, last):
            go_on()
            outcome = play_game(rules, task.bots, task.seed, index, check=task.check, keep=keep)
            piece.tally.count(outcome)
            kept.append((index, outcome.record))
        if job.keep:
            piece.files.append((first, archive.packed(kept)))
    return piece
