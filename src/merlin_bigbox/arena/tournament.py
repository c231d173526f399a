"""Plays the games of an arena on any number of cores or machines; neither they nor interruptions change the result."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from merlin_bigbox.arena import dice_luck
from merlin_bigbox.arena.checkpoint import Checkpoint
from merlin_bigbox.arena.halt import go_on
from merlin_bigbox.arena.hand_out import Slots, hand_out
from merlin_bigbox.arena.match import Played, contest
from merlin_bigbox.arena.pieces import Pieces, piece_size, usual_seconds, wanted
from merlin_bigbox.arena.ranges import Pair, Ranges
from merlin_bigbox.arena.results_file import Results
from merlin_bigbox.arena.seating import Schedule
from merlin_bigbox.arena.settings import Settings
from merlin_bigbox.arena.totals import Totals, block_size
from merlin_bigbox.bots import BotError
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game import archive

WHAT: Final = "arena"


@dataclass(frozen=True)
class Job:
    """What everybody who plays pieces of an arena has to know."""

    settings: Settings
    schedule: Schedule
    pieces: Pieces
    done: tuple[Pair, ...]
    """Games that were finished before."""
    block: int
    each: bool
    """Whether the games are wanted, too, and not only their totals."""
    keep: bool
    """Whether their records are wanted."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Whose files have to be where they play."""
        return self.settings.bots


@dataclass
class Piece:
    """What a piece gave: finished games, and the error that ended it early, if any."""

    totals: Totals
    spans: list[Pair] = field(default_factory=list)
    games: list[Played] = field(default_factory=list)
    records: list[tuple[int, int, str]] = field(default_factory=list)
    """The first game of a deal, a game of it, and its record."""
    error: BotError | None = None


class Finished(NamedTuple):
    """A finished arena: what its games tell, and in how many deals they were played."""

    totals: Totals
    deals: int


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
    sums: Path | None = None,
    resume: bool = False,
    progress: Callable[[int, int], None] | None = None,
    each: Callable[[Played], None] | None = None,
    records: Path | None = None,
    only: str | None = None,
    executor: Executor | None = None,
    slots: Slots = None,
) -> Finished:
    """Play at least `games` games, up to the end of a deal, and add them up.

    `progress` is told how many games of how many are done, and `each` of every game that was played or was there, in
    any order. What is finished is written at once, either each game into a file of `results`, or the totals of each
    piece into a file of `sums`; with `resume`, what is in it is not played again. With a folder for `records`, every
    game is kept there, proved by replaying it, in a file a deal (see `game/archive.py`). `only` selects pieces,
    see `pieces.wanted`.

    With an `executor`, its workers play, about `slots` of them; otherwise `jobs` processes do. A script that asks for
    more than one does so below `if __name__ == "__main__":`, as each of them reads the script anew.
    """
    settings.check()
    for number, what in ((games, "games"), (jobs, "jobs")):
        if number < 1:
            raise OptionsError(f"{number} {what}; at least one is needed")
    run = _Run(settings, games, each, records)
    tell = progress or (lambda _done, _games: None)
    with ExitStack() as stack:
        if results is not None:
            _refuse_unasked(results, resume=resume)
            stack.enter_context(run.open_results(results))
        if sums is not None:
            _refuse_unasked(sums, resume=resume)
            stack.enter_context(run.open_sums(sums))
        numbers = wanted(only, run.pieces)
        total = run.pieces.games_in(numbers)
        tell(run.totals.tally.games, total)
        if records is not None:
            archive.mend(records)
        job = run.job()
        left = run.pieces.left(Ranges(job.done), numbers)
        playing = stack.enter_context(closing(hand_out(play_piece, job, left, jobs, executor, slots)))
        for _, piece in playing:
            run.keep(piece)
            tell(run.totals.tally.games, total)
            if piece.error is not None:
                raise piece.error
    return Finished(run.totals, run.deals)


class _Run:
    """An arena that is being played: what it counted so far, and where that is kept."""

    def __init__(
        self, settings: Settings, games: int, each: Callable[[Played], None] | None, records: Path | None
    ) -> None:
        self.settings, self.each, self.records = settings, each, records
        self.names = settings.names()
        self.schedule = settings.schedule()
        self.deals, planned = self.schedule.whole(games)
        self.pieces = pieces_of(settings, planned, keep=records is not None)
        self.totals = Totals(block_size(self.deals))
        self.done = Ranges()
        self.results: Results | None = None
        self.sums: Checkpoint | None = None

    def open_results(self, path: Path) -> Results:
        """Go on with a file of games, or begin one."""

        def take(played: Played) -> bool:
            """Count a game; those beyond the wanted ones do not count."""
            if played.seating.game >= self.pieces.games:
                return False
            if played.seating != self.schedule.seating(played.seating.game):
                raise OptionsError(f"{path} holds games of other bots; choose another folder")
            self._count(played)
            return True

        self.results = Results(path, self.settings.as_json(), take)
        self.done = self.results.done
        return self.results

    def open_sums(self, path: Path) -> Checkpoint:
        """Go on with a file of pieces, or begin one."""
        self.sums = Checkpoint(path, header(self.settings), lambda entry: self.totals.add(Totals.from_json(entry)))
        try:
            self.pieces = self.sums.agree(self.pieces.games, self.pieces.size)
        except OptionsError:
            self.sums.file.close()
            raise
        self.done = self.sums.done
        return self.sums

    def job(self) -> Job:
        """What is left to be played."""
        return Job(
            self.settings,
            self.schedule,
            self.pieces,
            self.done.pairs,
            self.totals.size,
            each=self.results is not None or self.each is not None,
            keep=self.records is not None,
        )

    def keep(self, piece: Piece) -> None:
        """Write down what a piece gave, and add it up."""
        if self.records is not None:
            for begin, number, record in piece.records:
                archive.append(archive.file_for(self.records, begin), number, record)
        for played in piece.games:
            if self.results is not None:
                self.results.add(played)
            self._count(played)
        if self.results is None and self.each is None:
            self.totals.add(piece.totals)
        if self.sums is not None and piece.spans:
            self.sums.add(piece.spans, piece.totals.as_json())

    def _count(self, played: Played) -> None:
        self.totals.count(played, self.names)
        if self.each is not None:
            self.each(played)


def header(settings: Settings) -> dict[str, Any]:
    """What identifies an arena in the file of its pieces."""
    return {"what": WHAT, **settings.as_json()}


def pieces_of(settings: Settings, games: int, *, keep: bool = False) -> Pieces:
    """The pieces of so many games."""
    # Seats are taken in turns, so that a seat takes what the bots take on average.
    seconds = usual_seconds(settings.bots, settings.limit) * settings.players / len(settings.bots)
    if settings.luck:
        seconds += dice_luck.SECONDS
    return Pieces(games, piece_size(games, seconds, keep=keep))


def _refuse_unasked(path: Path, *, resume: bool) -> None:
    try:
        if not resume and path.exists() and path.stat().st_size > 0:
            raise OptionsError(f"{path} is there already; go on with it by --resume, or choose another folder")
    except OSError as error:
        raise OptionsError(f"{path} cannot be used: {error.strerror}") from None


def play_piece(job: Job, number: int) -> Piece:
    """Play what is left of a piece; games finished before an error are kept."""
    piece = Piece(Totals(job.block))
    names = job.settings.names()
    for first, last in Ranges(job.done).gaps(*job.pieces.span(number)):
        at = first
        try:
            for seating in job.schedule.games(first, last):
                go_on()
                played = contest(job.settings, seating, keep=job.keep)
                at += 1
                if job.keep:
                    piece.records.append((job.schedule.find(seating.game)[1], seating.game, played.record))
                piece.totals.count(played, names)
                if job.each:
                    piece.games.append(played)
        except BotError as error:
            piece.error = error
        if at > first:
            piece.spans.append((first, at))
        if piece.error is not None:
            break
    return piece
