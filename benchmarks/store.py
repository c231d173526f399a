"""How many moves a second the store keeps for good, and how long one takes, with one table and with many at once."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from merlin_bigbox.game.game import Written
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.store import SQLiteStore, Standing, TableRow, User
from merlin_bigbox.server.store.leases import Plays

if TYPE_CHECKING:
    from merlin_bigbox.server.store.postgres.database import PostgresStore

    Open = Callable[[], Awaitable[SQLiteStore | PostgresStore]]

WRITERS = (1, 8, 64, 256)
RECORDS = (Written("turn", 0, "die 4"), Written("roll", -1, "chance roll 1 2 3 4"))
"""What a move is here: an action and an outcome of chance."""


@dataclass(frozen=True)
class Kept:
    """What one number of tables at once brought."""

    store: str
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


async def measure(name: str, open_store: Open, writers: int, seconds: float) -> Kept:
    """Let so many tables append one move after the other, each waiting until its last one is on the disk."""
    store = await open_store()
    waits: list[float] = []
    try:
        await store.create_user(User("host", "host", "en", 0.0, 0.0))
        names = [f"table{number}" for number in range(writers)]
        for table in names:
            await store.create_table(TableRow(table, "host", GameOptions(), b"", "playing", 0.0, 0.0, ""), [])
        before = store.commits
        started = time.perf_counter()

        async def play(table: str) -> None:
            number = 1
            while time.perf_counter() - started < seconds:
                asked = time.perf_counter()
                await store.append(table, number, RECORDS, time=asked, standing=Standing(0, 1, (0, 0, 0, 0)))
                waits.append(time.perf_counter() - asked)
                number += len(RECORDS)

        await asyncio.gather(*(play(table) for table in names))
        took = time.perf_counter() - started
        commits = store.commits - before
    finally:
        await store.close()
    worst = statistics.quantiles(waits, n=100)[-1]
    return Kept(name, writers, len(waits), took, commits, statistics.median(waits), worst)


def run(folder: Path, seconds: float, writers: Sequence[int] = WRITERS, *, postgres: bool = False) -> list[Kept]:
    """One row for each number of tables and each store, in turns; each starts with an empty one."""
    with contextlib.ExitStack() as stack:
        stores: dict[str, Callable[[], Open]] = {"SQLite": lambda: _sqlite(folder, stack)}
        if postgres:
            from tests.postgres import running  # noqa: PLC0415 – SQLite is measured without its libraries

            found = stack.enter_context(running())
            stores["PostgreSQL"] = lambda: _postgres(found.url(found.database()))
        return [
            asyncio.run(measure(name, make(), count, seconds)) for count in writers for name, make in stores.items()
        ]


def _sqlite(folder: Path, stack: contextlib.ExitStack) -> Open:
    fresh = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=folder)))
    return lambda: SQLiteStore.open(fresh)


def _postgres(url: str) -> Open:

    from merlin_bigbox.server.store.postgres.database import PostgresStore  # noqa: PLC0415 – the same

    async def opened() -> PostgresStore:
        store = await PostgresStore.open(url)
        await store.join("here", Plays(99, ""), 3600.0)
        return store

    return opened


def as_markdown(rows: Sequence[Kept]) -> str:
    lines = [
        "| store | tables at once | moves kept a second | moves a commit | median wait | p99 |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        waits = f"{row.median * 1000:.2f} ms | {row.worst * 1000:.2f} ms"
        lines.append(f"| {row.store} | {row.writers} | {row.rate:,.0f} | {row.moves / row.commits:.1f} | {waits} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--folder", type=Path, default=Path(), help="on the disk to be measured")
    parser.add_argument("--tables", type=int, nargs="+", default=WRITERS, help="how many at once, a row for each")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL, too, in turns with SQLite")
    options = parser.parse_args()
    print(as_markdown(run(options.folder, options.seconds, options.tables, postgres=options.postgres)))


if __name__ == "__main__":
    main()
