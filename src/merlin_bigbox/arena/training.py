"""Trains weights by self-play on any number of cores or machines; neither they nor interruptions change the result."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from merlin_bigbox.arena.halt import go_on
from merlin_bigbox.arena.hand_out import Slots, hand_out
from merlin_bigbox.arena.pieces import Pieces, piece_size, wanted
from merlin_bigbox.arena.ranges import Pair, Ranges
from merlin_bigbox.bots.fingerprint import program
from merlin_bigbox.bots.learning.model import Trained
from merlin_bigbox.bots.learning.training import Learning, add, play, solve
from merlin_bigbox.bots.search.appraisal import FEATURES
from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError

GAME_SECONDS: Final = 0.08
"""Usual seconds of a game."""


class TrainingError(MerlinError):
    """A file belongs to another training, or is not that of one."""


class Settings(msgspec.Struct, frozen=True):
    """What has to be unchanged for a training to be resumed."""

    seed: int
    edition: str
    program: str
    features: list[str]


class Progress(msgspec.Struct):
    """A resumable training: its settings, the games it is planned for, those that are done, and the sums so far."""

    settings: Settings
    games: int = 0
    size: int = 1
    """How many games are a piece."""
    done: list[Pair] = []
    sums: Learning = {}

    @property
    def count(self) -> int:
        """How many games are done."""
        return len(Ranges(self.done))

    def trained(self, command: str) -> Trained:
        """The weights that follow from the sums."""
        return solve(self.sums, command, self.settings.seed, self.count)


@dataclass(frozen=True)
class Job:
    """What everybody who plays pieces of a training has to know."""

    edition: Edition
    seed: int
    pieces: Pieces
    done: tuple[Pair, ...]


def start(edition: Edition, seed: int, file: Path | None = None) -> Progress:
    """A new training, or the one in a file."""
    settings = Settings(seed, edition.digest, program(learned=False), list(FEATURES))
    if file is None or not file.exists():
        return Progress(settings)
    found = read(file)
    refuse_others(file, found.settings, settings)
    return found


def read(file: Path) -> Progress:
    """The training in a file."""
    try:
        content = file.read_bytes()
        plain = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
        if {"seed", "program", "sums"} <= set(plain):
            raise TrainingError(f"{file} was written by an earlier version of the program; choose another folder")
        return msgspec.json.decode(content, type=Progress)
    except msgspec.DecodeError:
        raise TrainingError(f"{file} is not the file of a training; choose another one") from None
    except OSError as error:
        raise TrainingError(f"{file} cannot be read: {error.strerror}") from None


def refuse_others(file: Path, found: Settings, settings: Settings) -> None:
    """Refuse sums of other settings, and say which are other ones."""
    names = Settings.__struct_fields__
    if differing := [name for name in names if getattr(found, name) != getattr(settings, name)]:
        raise TrainingError(f"{file} belongs to a training with other settings: {', '.join(differing)}")


def train(
    edition: Edition,
    progress: Progress,
    games: int,
    file: Path | None = None,
    told: Callable[[int, int], None] | None = None,
    *,
    jobs: int = 1,
    only: str | None = None,
    executor: Executor | None = None,
    slots: Slots = None,
) -> None:
    """Play up to this number of games and add them up; after each piece all is kept in the file.

    `told` is told how many games of how many are done. `only` selects pieces, see `pieces.wanted`. With an `executor`,
    its workers play, about `slots` of them; otherwise `jobs` processes do. Sums are whole numbers, so that it does not
    matter who is first.
    """
    if progress.games != games:
        progress.games, progress.size = games, piece_size(games, GAME_SECONDS)
    pieces, done = Pieces(games, progress.size), Ranges(progress.done)
    numbers = wanted(only, pieces)
    total = pieces.games_in(numbers)
    job = Job(edition, progress.settings.seed, pieces, done.pairs)
    left = pieces.left(Ranges(job.done), numbers)
    with closing(hand_out(play_piece, job, left, jobs, executor, slots)) as playing:
        for number, sums in playing:
            for first, last in Ranges(job.done).gaps(*pieces.span(number)):
                done.add(first, last)
            add(progress.sums, sums)
            progress.done = list(done.pairs)
            if file is not None:
                write(file, progress)
            if told is not None:
                told(len(done), total)


def play_piece(job: Job, number: int) -> Learning:
    """Play what is left of a piece."""
    sums: Learning = {}
    for first, last in Ranges(job.done).gaps(*job.pieces.span(number)):
        for game in range(first, last):
            go_on()
            play(job.edition, job.seed, game, sums)
    return sums


def write(file: Path, progress: Progress) -> None:
    """Replace the file atomically."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(msgspec.json.encode(progress))
    beside.replace(file)
