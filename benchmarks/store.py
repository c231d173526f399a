"""How many moves a second the store keeps for good, and how long one takes, with one table and with many at once."""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from merlin_bigbox.game.game import Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.store import SQLiteStore, Standing, TableRow, User

WRITERS = (1, 8, 64, 256)
RECORDS = (Written("turn", 0, "die 4"), Written("roll", -1, "chance roll 1 2 3 4"))
"""What a move is here: an action and an outcome of chance."""


@dataclass(frozen=True)
class Kept:
    """What one number of tables at once brought."""

    writers: int
    moves: int
    seconds: float
    commits: int
    median: float
    worst: float
    """The longest of a hundred waits, in seconds."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


async def measure(folder: Path, writers: int, seconds: float) -> Kept:
    """Let so many tables append one move after the other, each waiting until its last one is on the disk."""
    store = await SQLiteStore.open(folder)
    waits: list[float] = []
    try:
        await store.create_user(User("host", "host", "en", 0.0, 0.0))
        names = [f"table{number}" for number in range(writers)]
        for name in names:
            await store.create_table(TableRow(name, "host", GameOptions(), b"", "playing", 0.0, 0.0, ""), [])
        before = store.commits
        started = time.perf_counter()

        async def play(name: str) -> None:
            number = 1
            while time.perf_counter() - started < seconds:
                asked = time.perf_counter()
                await store.append(name, number, RECORDS, time=asked, standing=Standing(0, 1, (0, 0, 0, 0)))
                waits.append(time.perf_counter() - asked)
                number += len(RECORDS)

        await asyncio.gather(*(play(name) for name in names))
        took = time.perf_counter() - started
        commits = store.commits - before
    finally:
        await store.close()
    worst = statistics.quantiles(waits, n=100)[-1]
    return Kept(writers, len(waits), took, commits, statistics.median(waits), worst)


def run(folder: Path, seconds: float, writers: Sequence[int] = WRITERS) -> list[Kept]:
    """One row for each number of tables, each in a fresh data folder below the one given."""
    rows: list[Kept] = []
    for count in writers:
        with tempfile.TemporaryDirectory(dir=folder) as fresh:
            rows.append(asyncio.run(measure(Path(fresh), count, seconds)))
    return rows


def as_markdown(rows: Sequence[Kept]) -> str:
    lines = ["| tables at once | moves kept a second | moves a commit | median wait | p99 |", "|--:|--:|--:|--:|--:|"]
    for row in rows:
        waits = f"{row.median * 1000:.2f} ms | {row.worst * 1000:.2f} ms"
        lines.append(f"| {row.writers} | {row.rate:,.0f} | {row.moves / row.commits:.1f} | {waits} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--folder", type=Path, default=Path(), help="on the disk to be measured")
    options = parser.parse_args()
    print(as_markdown(run(options.folder, options.seconds)))


if __name__ == "__main__":
    main()
