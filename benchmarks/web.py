"""How fast the page and its server are, in one run of about three minutes: ./merlin python -m benchmarks.web."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import environment
from benchmarks.web_load import TABLES_EACH, Person, Watched, moves, percentile, watch
from tools import web_build
from tools.serving import Server

TABLES = 200
BOTS = ("random",) * 4
STARTS = 3
MOVES = 150
LOAD_SECONDS = 60.0
INSIDE = "MERLIN_BENCHMARK_INSIDE"


@dataclass(frozen=True)
class Row:
    """One line of the report: a figure, what it is compared with, and the ratio of the two."""

    text: str
    figure: str
    beside: str = ""
    ratio: float | None = None


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"


def memory(server: Server) -> int:
    """Bytes the server and its processes hold; what they share is counted once."""
    total = 0
    for pid in server.processes:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return total


def starts(folder: Path) -> Iterator[Row]:
    """From the command to the first answer."""
    spent: list[float] = []
    empty: list[float] = []
    for number in range(STARTS):
        started = time.perf_counter()
        os.spawnl(os.P_WAIT, sys.executable, sys.executable, "-c", "pass")  # noqa: S606 – the same Python, doing nothing
        empty.append(time.perf_counter() - started)
        server = Server(folder / f"start-{number}")
        started = time.perf_counter()
        server.start()
        Person(server.url)
        spent.append(time.perf_counter() - started)
        server.stop()
    start, bare = statistics.median(spent), statistics.median(empty)
    yield Row("Start of the server, to its first answer", f"{start:.2f} s", f"Python alone {bare:.2f} s", start / bare)


def weight() -> Iterator[Row]:
    """Script and style of the page after gzip."""
    total = web_build.weight_for_one(web_build.weight())
    limit = web_build.HEAVIEST
    yield Row(
        "Weight of the page after gzip, without fonts",
        f"{total / 1000:.0f} kB",
        f"limit {limit / 1000:.0f} kB",
        total / limit,
    )


def clicks(url: str) -> Iterator[Row]:
    """From a click in a real Chromium to the next picture of the changed board."""
    from benchmarks.web_clicks import measure  # noqa: PLC0415 – the browser's library is there only for tests

    found = measure(url, MOVES)
    for share in (0.5, 0.99):
        click, fetch = percentile(found.clicks, share), percentile(found.fetches, share)
        beside = f"an empty answer {milliseconds(fetch)}"
        yield Row(f"Click to changed board, p{share * 100:.0f}", milliseconds(click), beside, click / fetch)


async def crowd(server: Server, seconds: float) -> list[Row]:
    """Many tables of bots, each watched, and one person among them."""
    alone: list[float] = []
    await moves(Person(server.url), alone, MOVES, 1)
    before = memory(server)
    seen = Watched()
    tasks: list[asyncio.Task[None]] = []
    for _ in range(TABLES // TABLES_EACH):
        person = Person(server.url)
        for _ in range(TABLES_EACH):
            ready = asyncio.Event()
            tasks.append(asyncio.create_task(watch(person, seen, ready, BOTS)))
            await ready.wait()
    held, tables = memory(server) - before, seen.tables
    counted, started = seen.actions, time.perf_counter()
    crowded: list[float] = []
    tasks.append(asyncio.create_task(moves(Person(server.url), crowded, 1_000_000, 2)))
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    rate = (seen.actions - counted) / (time.perf_counter() - started)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()  # a watcher or the person only ends by an error
    rows = [Row(f"Actions a second at {TABLES} tables of four bots, all watched", f"{rate:,.0f}")]
    for share in (0.5, 0.99):
        among, quiet = percentile(crowded, share), percentile(alone, share)
        text = f"A person's move among them, p{share * 100:.0f}, of {len(crowded)}"
        rows.append(Row(text, milliseconds(among), f"alone {milliseconds(quiet)}", among / quiet))
    rows.append(Row("Memory a table", f"{held / tables / 1024:.0f} KiB", f"the server alone {before / 2**20:.0f} MiB"))
    return rows


def enter(module: str, arguments: list[str]) -> None:
    """Bring what is missing, then start this benchmark again on the compiled engine."""
    bootstrap = environment.bootstrap()
    bootstrap.set_up("test")
    engine = bootstrap.compiled_engine(wait=True)
    path = {"PYTHONPATH": str(engine)} if engine else {}
    os.chdir(environment.ROOT)
    command = [str(bootstrap.PYTHON), "-m", module, *arguments]
    os.execve(bootstrap.PYTHON, command, {**os.environ, **path, INSIDE: "1"})  # noqa: S606 – becomes it on purpose


def show(rows: list[Row], form: str) -> None:
    heads = ("what", "measured", "beside it", "ratio")
    cells = [(row.text, row.figure, row.beside, "" if row.ratio is None else f"{row.ratio:.2f} ×") for row in rows]
    if form == "json":
        print(json.dumps({"machine": environment.machine(), "rows": [asdict(row) for row in rows]}, indent=1))
    elif form == "markdown":
        print("\n".join(f"| {' | '.join(line)} |" for line in (heads, ("---", "---:", "---:", "---:"), *cells)))
        print(f"\n{environment.machine()}.")
    else:
        table = Table(*heads, header_style="bold")
        for column in table.columns[1:]:
            column.justify = "right"
        for line in cells:
            table.add_row(*line)
        Console().print(table)
        print(environment.machine())


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.web", description=__doc__, allow_abbrev=False)
    parser.add_argument("--seconds", type=float, default=LOAD_SECONDS, help="how long the crowd plays")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", dest="form", action="store_const", const="json", default="table")
    form.add_argument("--markdown", dest="form", action="store_const", const="markdown")
    options = parser.parse_args()
    if INSIDE not in os.environ:
        enter("benchmarks.web", sys.argv[1:])
    try:
        web_build.build()
        rows = list(weight())
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            rows += starts(folder)
            server = Server(folder / "data")
            server.start()
            try:
                rows += clicks(server.url)
                rows += asyncio.run(crowd(server, options.seconds))
            finally:
                server.stop()
    except (RuntimeError, OSError) as error:
        print(f"The page could not be measured: {error}", file=sys.stderr)
        return 1
    show(rows, options.form)
    return 0


if __name__ == "__main__":
    sys.exit(main())
