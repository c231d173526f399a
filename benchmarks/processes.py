"""One process on SQLite beside one and two on PostgreSQL, in turns in one run: ./merlin python -m benchmarks.processes.

The same crowd each time: 200 watched tables of bots, people who play, and one more whose moves are measured. With two
processes, people and sockets come to them in turns, as a proxy would send them: half of them to a table's other one.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from benchmarks.load import BOTS, PACE, POLITE, beside
from benchmarks.web import INSIDE, Row, enter, milliseconds, show
from benchmarks.web_load import TABLES_EACH, Person, Watched, moves, percentile, watch
from tests.postgres import Postgres, running
from tools.serving import Server, free_port

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized
    from multiprocessing.synchronize import Event

TABLES: Final = 200
PEOPLE: Final = 20
MOVES: Final = 300
ROUNDS: Final = 3
HOPS: Final = 400
TICKS: Final = os.sysconf("SC_CLK_TCK")
SETTINGS: Final = {"SQLite, one process": 0, "PostgreSQL, one process": 1, "PostgreSQL, two processes": 2}
"""By how many processes share a PostgreSQL; none do with SQLite."""


class Spread(Person):
    """Somebody whom a proxy sends to another process each time."""

    def __init__(self, urls: Sequence[str], address: str) -> None:
        self._hosts = itertools.cycle([urlsplit(url).netloc for url in urls])
        super().__init__(urls[0], address)

    @property
    def host(self) -> str:
        """The next one."""
        return next(self._hosts)

    @host.setter
    def host(self, _: str) -> None:
        """It changes by itself."""


@dataclass
class Found:
    """What was measured of one setting, in all its turns."""

    spent: list[float] = field(default_factory=list)
    """Seconds of the person's moves."""
    rates: list[float] = field(default_factory=list)
    """Moves a second of the bots at the watched tables."""
    cores: list[float] = field(default_factory=list)
    """Processors in use by the server's processes and the database."""
    database: list[float] = field(default_factory=list)
    """Those of the database alone."""


# --- servers ---------------------------------------------------------------------------------------------------------


@contextmanager
def serving(folder: Path, processes: int) -> Iterator[tuple[list[Server], Postgres | None]]:
    """Servers for the length of the block: one on SQLite, or several on a PostgreSQL."""
    with ExitStack() as stack:
        postgres = stack.enter_context(running()) if processes else None
        shared: list[tuple[str, ...]] = [()]
        if postgres is not None:
            store = postgres.url(postgres.database())
            shared = [("--store", store, "--peer-port", str(free_port())) for _ in range(processes)]
        servers = []
        for number, arguments in enumerate(shared):
            server = Server(folder / f"data-{number}", folder / f"log-{number}", arguments)
            server.start()
            stack.callback(server.stop)
            servers.append(server)
        yield servers, postgres


def processor_seconds(pids: Sequence[int]) -> float:
    """What these processes have used so far."""
    used = 0
    for pid in pids:
        try:
            words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue
        used += int(words[11]) + int(words[12])
    return used / TICKS


def database_pids(postgres: Postgres | None) -> list[int]:
    if postgres is None:
        return []
    children = Path(f"/proc/{postgres.pid}/task/{postgres.pid}/children").read_text(encoding="ascii").split()
    return [postgres.pid, *map(int, children)]


# --- the crowd -------------------------------------------------------------------------------------------------------


def crowd(urls: list[str], tables: int, people: int, count: Synchronized[int], ready: Event) -> None:
    """In a process of its own: tables of bots, each watched, and people who play."""
    os.nice(POLITE)
    asyncio.run(_crowd(urls, tables, people, count, ready))


async def _crowd(urls: list[str], tables: int, people: int, count: Synchronized[int], ready: Event) -> None:
    seen = Watched()
    tasks: list[asyncio.Task[None]] = []
    for group in range(-(-tables // TABLES_EACH)):
        person = Spread(urls, f"127.0.1.{group + 1}")
        for _ in range(min(TABLES_EACH, tables - group * TABLES_EACH)):
            there = asyncio.Event()
            tasks.append(asyncio.create_task(watch(person, seen, there, BOTS)))
            await there.wait()
    for number in range(people):
        person = Spread(urls, f"127.0.2.{number + 1}")
        tasks.append(asyncio.create_task(moves(person, [], 1_000_000, number, pause=PACE)))

    async def tell() -> None:
        while True:
            count.value = seen.actions
            await asyncio.sleep(0.1)

    ready.set()
    await asyncio.gather(*tasks, tell())


def turn(processes: int, options: argparse.Namespace, found: Found) -> None:
    """One setting with its crowd, from the start of its servers to their end."""
    with tempfile.TemporaryDirectory() as name, serving(Path(name), processes) as (servers, postgres):
        urls = [server.url for server in servers]
        asyncio.run(moves(Spread(urls, "127.0.3.9"), [], 50, 1))  # the first moves of a process are no measure
        count = multiprocessing.get_context("spawn").Value("q", 0)
        with beside(crowd, urls, options.tables, options.people, count):
            own = [pid for server in servers for pid in server.processes]
            database = database_pids(postgres)
            began, before = time.perf_counter(), count.value
            used, kept = processor_seconds(own), processor_seconds(database)
            spent: list[float] = []
            asyncio.run(moves(Spread(urls, "127.0.3.1"), spent, options.moves, 7))
            seconds = time.perf_counter() - began
            kept = (processor_seconds(database) - kept) / seconds
            found.spent += spent
            found.rates.append((count.value - before) / seconds)
            found.cores.append((processor_seconds(own) - used) / seconds + kept)
            found.database.append(kept)


# --- the hop ---------------------------------------------------------------------------------------------------------


class Forwarded(Person):
    """Somebody who makes tables at one process, which owns them, and plays by way of another."""

    def __init__(self, url: str, other: str, address: str) -> None:
        super().__init__(url, address)
        self._other = urlsplit(other).netloc

    def line(self, table: str) -> connect:
        """A socket to a table, by way of the other process."""
        own, self.host = self.host, self._other
        try:
            return super().line(table)
        finally:
            self.host = own


def hop(count: int) -> tuple[list[float], list[float]]:
    """The seconds of moves over a socket to the table's own process, and by way of the other one, in turns."""
    with tempfile.TemporaryDirectory() as name, serving(Path(name), 2) as (servers, _):
        urls = [server.url for server in servers]
        direct, forwarded = Person(urls[0], "127.0.3.1"), Forwarded(urls[0], urls[1], "127.0.3.2")
        near: list[float] = []
        far: list[float] = []
        asyncio.run(moves(direct, [], 50, 1))
        for part in range(1, 5):
            asyncio.run(moves(direct, near, count * part // 4, part))
            asyncio.run(moves(forwarded, far, count * part // 4, part))
        return near, far


# --- the report ------------------------------------------------------------------------------------------------------


def rows(found: dict[str, Found]) -> Iterator[Row]:
    """Each setting beside the first."""
    first_name, first = next(iter(found.items()))
    for name, one in found.items():
        for share in (0.5, 0.99):
            there, usual = percentile(one.spent, share), percentile(first.spent, share)
            text = f"{name}: a person's move, p{share * 100:.0f} of {len(one.spent)}"
            yield Row(text, milliseconds(there), *_beside(one, first, first_name, milliseconds(usual), there / usual))
        rate, usual = statistics.median(one.rates), statistics.median(first.rates)
        beside_it = _beside(one, first, first_name, f"{usual:,.0f}", rate / usual)
        yield Row(f"{name}: bots' moves a second at watched tables", f"{rate:,.0f}", *beside_it)
        cores, usual = statistics.median(one.cores), statistics.median(first.cores)
        told = f"{cores:.2f} cores" + (
            f", the database {statistics.median(one.database):.2f}" if any(one.database) else ""
        )
        yield Row(f"{name}: processors in use", told, *_beside(one, first, first_name, f"{usual:.2f}", cores / usual))
        cost, usual = cores / rate, usual / statistics.median(first.rates)
        beside_it = _beside(one, first, first_name, milliseconds(usual), cost / usual)
        yield Row(f"{name}: processor time a move", milliseconds(cost), *beside_it)


def _beside(one: Found, first: Found, name: str, figure: str, ratio: float) -> tuple[str, float | None]:
    return ("", None) if one is first else (f"{name} {figure}", ratio)


def hop_rows(near: list[float], far: list[float]) -> Iterator[Row]:
    """A forwarded socket beside a direct one."""
    for share in (0.5, 0.99):
        there, here = percentile(far, share), percentile(near, share)
        text = f"A person's move over a forwarded socket, alone, p{share * 100:.0f} of {len(far)}"
        yield Row(text, milliseconds(there), f"direct {milliseconds(here)}", there / here)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./merlin python -m benchmarks.processes", description=__doc__, allow_abbrev=False
    )
    parser.add_argument("--tables", type=int, default=TABLES, help="how many tables of bots are watched")
    parser.add_argument("--people", type=int, default=PEOPLE, help="how many others play, a move a second")
    parser.add_argument("--moves", type=int, default=MOVES, help="how many moves are measured each time")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many times each setting has its turn")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", dest="form", action="store_const", const="json", default="table")
    form.add_argument("--markdown", dest="form", action="store_const", const="markdown")
    options = parser.parse_args()
    if INSIDE not in os.environ:
        enter("benchmarks.processes", sys.argv[1:])
    found = {name: Found() for name in SETTINGS}
    try:
        near, far = hop(HOPS)
        for number in range(options.rounds):
            for name, processes in SETTINGS.items():
                print(f"round {number + 1} of {options.rounds}: {name}", file=sys.stderr, flush=True)
                turn(processes, options, found[name])
    except (RuntimeError, OSError) as error:
        print(f"The processes could not be measured: {error}", file=sys.stderr)
        return 1
    show([*rows(found), *hop_rows(near, far)], options.form)
    return 0


if __name__ == "__main__":
    sys.exit(main())
