"""From a person's act to the changed table, beside empty answers of the server: ./merlin python -m benchmarks.click."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from benchmarks.web import Row, milliseconds, show
from benchmarks.web_load import PAUSE, Person, percentile
from merlin_bigbox.engine.catalogue import module_names
from tools.serving import serving

BOTS = ("random",) * 3
MOVES = 400
LANGUAGES = ("en", "de", "pt")


class Empty:
    """Questions whose answer costs nothing, on a line that stays open."""

    def __init__(self, host: str) -> None:
        self._line = http.client.HTTPConnection(host, timeout=60)

    def ask(self) -> float:
        """The seconds until the answer is there."""
        started = time.perf_counter()
        self._line.request("GET", "/api/health")
        self._line.getresponse().read()
        return time.perf_counter() - started


async def clicks(person: Person, table: str, watchers: int, most: int, seed: int) -> tuple[list[float], list[float]]:
    """Play at a table, others watching; the seconds of each move and of an empty answer after it."""
    spent: list[float] = []
    empty: list[float] = []
    beside = [asyncio.create_task(_look_on(person, table, number)) for number in range(watchers)]
    try:
        async with person.line(table) as line:
            await line.send(json.dumps({"type": "hello", "lang": "en"}))
            await _play(line, Empty(person.host), random.Random(seed), spent, empty, most)
    finally:
        for task in beside:
            task.cancel()
    return spent, empty


async def _look_on(person: Person, table: str, number: int) -> None:
    async with person.line(table) as line:
        await line.send(json.dumps({"type": "hello", "lang": LANGUAGES[number % len(LANGUAGES)]}))
        async for _ in line:
            pass


async def _play(
    line: ClientConnection, empty: Empty, luck: random.Random, spent: list[float], bare: list[float], most: int
) -> None:
    sent_at, sent = -1, 0.0
    async for text in line:
        received = time.perf_counter()
        message = json.loads(text)
        if message["type"] == "refused":
            raise RuntimeError(f"a move was refused: {message}")
        if message["type"] == "info" and message["info"]["status"] == "over":
            break
        if message["type"] not in {"table", "step"}:
            continue
        prompt = message["prompt"]
        if message["type"] == "step" and message["before"] == sent_at:
            spent.append(received - sent)
            bare.append(await asyncio.to_thread(empty.ask))
            if len(spent) >= most:
                break
        if prompt and prompt["options"]:
            await asyncio.sleep(PAUSE)
            action = luck.choice(prompt["options"])["action"]
            act = {"type": "act", "id": len(spent), "at": message["at"], "seat": prompt["seat"], "action": action}
            sent_at, sent = message["at"], time.perf_counter()
            await line.send(json.dumps(act))


def measure(url: str, modules: Sequence[str], watchers: int, count: int) -> Row:
    """A row of the report: so many moves at tables with these modules."""
    person = Person(url)
    spent: list[float] = []
    empty: list[float] = []
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in BOTS)]
    while len(spent) < count:
        table = str(person.ask("POST", "/api/tables", {"seats": seats, "modules": list(modules)})["id"])
        more, bare = asyncio.run(clicks(person, table, watchers, count - len(spent), len(spent)))
        spent += more
        empty += bare
    text = f"{'all modules' if modules else 'base game'}, {watchers} more watching"
    late, bare_late = percentile(spent, 0.99), percentile(empty, 0.99)
    figure = f"p50 {milliseconds(percentile(spent, 0.5))}, p99 {milliseconds(late)}"
    beside = f"empty p50 {milliseconds(percentile(empty, 0.5))}, p99 {milliseconds(bare_late)}"
    return Row(f"Act to board: {text}", figure, beside, late / bare_late)


def main(arguments: Sequence[str]) -> int:
    """Measure, and show the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES, help="moves for each row (default: %(default)s)")
    parser.add_argument("--markdown", action="store_true", help="as a Markdown table")
    chosen = parser.parse_args(arguments)
    count, form = chosen.moves, "markdown" if chosen.markdown else ""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        rows = [
            measure(server.url, modules, watchers, count) for modules in ((), module_names()) for watchers in (0, 3)
        ]
    show(rows, form)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
