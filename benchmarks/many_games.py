"""How much memory ten million games take where they are added up: finished pieces are fed to the real arena.

`./merlin python -m benchmarks.many_games` takes a minute or two, as nobody plays: a piece has the sums of a few drawn
games. Everything else is real: the plan, handing out, the file with a line a piece, reading it again, the report.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from merlin_bigbox.arena import Settings, play_arena, summarise, tournament
from merlin_bigbox.arena.engines.opened import Here
from merlin_bigbox.arena.match import Played
from merlin_bigbox.arena.seating import Schedule
from merlin_bigbox.arena.timing import Times
from merlin_bigbox.arena.totals import Totals, totals_of
from merlin_bigbox.arena.tournament import Finished, Job, Piece
from merlin_bigbox.edition import load

BOTS = ("random", "page", "squire", "knight")
REASONS = len(Settings(load(), BOTS).rules().reason_specs)
WANTED_MB = 200


@cache
def drawn() -> Totals:
    """The sums of one deal with drawn results."""
    random = Random(1)
    games: list[Played] = []
    for seating in Schedule(BOTS, len(BOTS), 1).games(0, len(BOTS)):
        points = [random.randrange(40, 90) for _ in BOTS]
        games.append(Played(seating, 0, 400, 50, points, [[1] * REASONS for _ in BOTS], [Times() for _ in BOTS]))
    return totals_of(games, BOTS)


def fed(job: Job, number: int) -> Piece:
    """A piece with the sums of the drawn deal in each of its blocks, and as many games as it has."""
    first, last = job.pieces.span(number)
    (sums,) = drawn().blocks.values()
    blocks = range(job.schedule.find(first)[0] // job.block, job.schedule.find(last - 1)[0] // job.block + 1)
    totals = Totals(job.block, {block: dict(sums) for block in blocks}, dict(drawn().first))
    totals.tally.add(drawn().tally)
    totals.tally.games = last - first
    totals.times = {name: Times(1, 1, 1, 0, {number % 300: 1}) for name in BOTS}
    return Piece(totals, [(first, last)])


def feed(games: int, folder: Path, *, resume: bool = False) -> Finished:
    """Add up so many games."""
    settings = Settings(load(), BOTS, len(BOTS), seed=1)
    with patch.object(tournament, "play_piece", fed):
        return play_arena(settings, games, sums=folder / "pieces.jsonl", resume=resume, executor=Here(), slots=1)


class Memory(NamedTuple):
    """What was measured."""

    games: int
    lines: int
    file_mb: float
    seconds: float
    peak_mb: float


def measure(games: int) -> Memory:
    """Feed so many games, and read the file again for the report."""
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        feed(games, Path(name))
        finished = feed(games, Path(name), resume=True)
        summary = summarise(Settings(load(), BOTS, len(BOTS), seed=1), finished)
        file = Path(name) / "pieces.jsonl"
        with file.open("rb") as lines:
            count = sum(1 for _ in lines)
        size = file.stat().st_size / 2**20
    peak = peak_mb()
    return Memory(summary.games, count, size, time.perf_counter() - started, peak)


def peak_mb() -> float:
    """The most memory that this process has held. What `getrusage` tells began with whoever started it, on Linux."""
    status = Path("/proc/self/status")
    if status.exists():
        return int(next(line for line in status.read_text("ascii").splitlines() if "VmHWM" in line).split()[1]) / 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def main() -> int:
    """Measure, and fail if it is more than wanted."""
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.many_games", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000_000)
    found = measure(parser.parse_args().games)
    print(
        f"{found.games} games: {found.lines} lines of {found.file_mb:.1f} MB, {found.seconds:.0f} s, "
        f"peak {found.peak_mb:.0f} MB (at most {WANTED_MB} wanted)"
    )
    return 0 if found.peak_mb < WANTED_MB else 1


if __name__ == "__main__":
    sys.exit(main())
