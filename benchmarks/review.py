"""How long after a game's last move its quick review is there, and how long a closer look takes, on a real server.

./merlin python -m benchmarks.review --games 5           # --modules all, --players 2, --full
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.click import clicks
from benchmarks.web_load import Person
from merlin_bigbox.engine.catalogue import module_names
from tools.serving import serving

EVERY = 0.1
"""Interval at which it is asked for, in seconds."""
ENDLESS = 1 << 30


def play(person: Person, players: int, modules: Sequence[str], seed: int) -> str:
    """A game against knights to its last move, by somebody who plays at random."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "knight"} for _ in range(players - 1))]
    table = str(person.ask("POST", "/api/tables", {"seats": seats, "modules": list(modules)})["id"])
    asyncio.run(clicks(person, table, 0, ENDLESS, seed))
    return table


def wait(person: Person, table: str, level: str) -> float:
    """Seconds until this review is there."""
    began = time.perf_counter()
    path = f"/api/tables/{table}/review?lang=en&level={level}"
    while (found := person.ask("GET", path))["review"] is None or found["review"]["level"] != level:
        time.sleep(EVERY)
    return time.perf_counter() - began


def main(arguments: Sequence[str]) -> int:
    """Play, wait, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--full", action="store_true", help="then look closer, too")
    chosen = parser.parse_args(arguments)
    modules = module_names() if chosen.modules == "all" else ()
    seconds: dict[str, list[float]] = {"quick": [], "full": []} if chosen.full else {"quick": []}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        person = Person(server.url)
        for number in range(chosen.games):
            table = play(person, chosen.players, modules, number)
            for level, spent in seconds.items():
                spent.append(wait(person, table, level))
            told = ", ".join(f"{level} {spent[-1]:.1f} s" for level, spent in seconds.items())
            print(f"game {number + 1}: {told}", flush=True)
    for level, spent in seconds.items():
        print(f"{level}: {statistics.median(spent):.1f} s in the median, {max(spent):.1f} s at most")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
