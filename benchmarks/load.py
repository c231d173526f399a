"""A person's move alone, among 200 watched tables, and under attack, in one run: ./merlin python -m benchmarks.load."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.attackers import attack
from benchmarks.web import INSIDE, Row, enter, memory, milliseconds, show
from benchmarks.web_load import TABLES_EACH, Person, Watched, moves, percentile, watch
from tools.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.synchronize import Event

TABLES = 200
PEOPLE = 20
MOVES = 300
BOTS = ("random",) * 4
PACE = 1.0
"""Seconds that the other people think before each move."""
POLITE = 15
"""Other machines would do the clients' work: here it stands back behind the server's."""


def crowd(url: str, tables: int, people: int, ready: Event) -> None:
    """In a process of its own: tables of bots, each watched, and people who play."""
    os.nice(POLITE)
    asyncio.run(_crowd(url, tables, people, ready))


async def _crowd(url: str, tables: int, people: int, ready: Event) -> None:
    seen = Watched()
    tasks: list[asyncio.Task[None]] = []
    for group in range(-(-tables // TABLES_EACH)):
        person = Person(url, f"127.0.1.{group + 1}")
        for _ in range(min(TABLES_EACH, tables - group * TABLES_EACH)):
            there = asyncio.Event()
            tasks.append(asyncio.create_task(watch(person, seen, there, BOTS)))
            await there.wait()
    for number in range(people):
        person = Person(url, f"127.0.2.{number + 1}")
        tasks.append(asyncio.create_task(moves(person, [], 1_000_000, number, pause=PACE)))
    ready.set()
    await asyncio.gather(*tasks)


def attackers(url: str, ready: Event) -> None:
    """In a process of its own: everything at once, from one address."""
    os.nice(POLITE)
    asyncio.run(attack(url, "127.0.9.1", ready.set))


@contextmanager
def beside(work: Callable[..., None], *arguments: object) -> Iterator[None]:
    """Somebody else's process for the length of the block, once it is ready."""
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    process = context.Process(target=work, args=(*arguments, ready), daemon=True)
    process.start()
    try:
        while not ready.wait(1.0):
            if not process.is_alive():
                raise RuntimeError(f"{work.__name__} ended before it began")
        yield
        if not process.is_alive():
            raise RuntimeError(f"{work.__name__} ended too early")
    finally:
        process.kill()
        process.join()


def measured(url: str, count: int, address: str) -> list[float]:
    """The seconds of so many moves of one person."""
    spent: list[float] = []
    asyncio.run(moves(Person(url, address), spent, count, 7))
    return spent


def rows(server: Server, options: argparse.Namespace) -> Iterator[Row]:
    """Alone, in the crowd, and under attack, each beside the first."""
    measured(server.url, 50, "127.0.3.9")  # the first moves of a process are no measure
    alone = measured(server.url, options.moves, "127.0.3.1")
    with beside(crowd, server.url, options.tables, options.people):
        among = measured(server.url, options.moves, "127.0.3.2")
        yield from compared(f"among {options.tables} watched tables and {options.people} people", among, alone)
        if not options.peaceful:
            with beside(attackers, server.url):
                attacked = measured(server.url, options.moves, "127.0.3.3")
            yield from compared("the same, and an attacker", attacked, alone)
        if options.minutes:
            yield growth(server, options.minutes)


def compared(what: str, found: list[float], alone: list[float]) -> Iterator[Row]:
    for share in (0.5, 0.99):
        there, quiet = percentile(found, share), percentile(alone, share)
        text = f"A person's move, p{share * 100:.0f} of {len(found)}, {what}"
        yield Row(text, milliseconds(there), f"alone {milliseconds(quiet)}", there / quiet)


def growth(server: Server, minutes: float) -> Row:
    """How much more memory the server holds at the end of so many minutes in the crowd."""
    first = memory(server)
    ends = time.monotonic() + minutes * 60
    while (left := ends - time.monotonic()) > 0:
        time.sleep(min(left, 30))
        print(f"memory: {memory(server) / 2**20:.0f} MiB, {left / 60:.0f} minutes left", file=sys.stderr, flush=True)
    last = memory(server)
    text = f"Memory after {minutes:g} more minutes"
    return Row(text, f"{last / 2**20:.0f} MiB", f"before {first / 2**20:.0f} MiB", last / first)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.load", description=__doc__, allow_abbrev=False)
    parser.add_argument("--tables", type=int, default=TABLES, help="how many tables of bots are watched")
    parser.add_argument("--people", type=int, default=PEOPLE, help="how many others play, a move a second")
    parser.add_argument("--moves", type=int, default=MOVES, help="how many moves are measured each time")
    parser.add_argument("--minutes", type=float, default=0.0, help="also watch the server's memory for so long")
    parser.add_argument("--peaceful", action="store_true", help="without an attacker")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", dest="form", action="store_const", const="json", default="table")
    form.add_argument("--markdown", dest="form", action="store_const", const="markdown")
    options = parser.parse_args()
    if INSIDE not in os.environ:
        enter("benchmarks.load", sys.argv[1:])
    try:
        with tempfile.TemporaryDirectory() as name:
            server = Server(Path(name) / "data", log=Path(name) / "log")
            server.start()
            try:
                found = list(rows(server, options))
            finally:
                server.stop()
    except (RuntimeError, OSError) as error:
        print(f"The load could not be measured: {error}", file=sys.stderr)
        return 1
    show(found, options.form)
    return 0


if __name__ == "__main__":
    sys.exit(main())
