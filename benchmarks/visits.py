"""How many visits a second Merlin makes, beside Merlin of 2026 and, if asked, beside another compiled engine.

Merlin of 2026 shares the engine: what makes the engine faster helps both. The speed against an older commit needs that
commit's engine, compiled in a checkout of its own: `--against ITS_FOLDER/build/compiled`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from benchmarks.environment import ROOT
from benchmarks.regret import questions
from merlin_bigbox.bots import Request, bot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names

PLAYERS = 4
KINDS = {"base": (17, 30), "all": (90, 8)}
"""The kinds of game: they are asked at every so manieth question of a game between knights, with so many visits."""
BOTS = ("merlin", "merlin-2026")


class Measured(NamedTuple):
    """What one pass through all moments took of the processor, and what was chosen."""

    visits: int
    seconds: float
    chosen: list[int]

    @property
    def rate(self) -> float:
        return self.visits / self.seconds


def measure(name: str, visits: int, moments: list[Request]) -> Measured:
    """Let a new bot choose at each moment."""
    made, chosen = 0, []
    started = time.process_time()
    for number, request in enumerate(moments):
        thinker = bot(f"{name}@{visits}v", number)
        chosen.append(thinker.choose(request))
        made += sum(int(tree.iterations) for tree in vars(thinker)["trees"].values())
    return Measured(made, time.process_time() - started, chosen)


def answer() -> None:
    """Measure whatever is asked for on the standard input: a kind of game and a bot in a line."""
    asked: dict[str, list[Request]] = {}
    for line in sys.stdin:
        kind, name = line.split()
        every, visits = KINDS[kind]
        if kind not in asked:
            rules = compose(load(), module_names() if kind == "all" else (), PLAYERS)
            asked[kind] = questions(rules, every)
        print(json.dumps(measure(name, visits, asked[kind])), flush=True)


class Engine:
    """A process with one compiled engine: two of them do not fit into one."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.visits", "--answer"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(folder.resolve())},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, kind: str, name: str) -> Measured:
        questions, answers = self.process.stdin, self.process.stdout
        if questions is None or answers is None:
            raise RuntimeError("the process of an engine was started without pipes")
        questions.write(f"{kind} {name}\n")
        questions.flush()
        if not (line := answers.readline()):
            raise RuntimeError("the process of an engine ended early; its own message stands above")
        return Measured(*json.loads(line))

    def close(self) -> None:
        self.process.communicate()  # closes its input, which ends it


def compare(kind: str, subjects: dict[str, tuple[Engine, str]], slices: int) -> None:
    """Measure the subjects in turns and print the ratio of the first one to each of the others."""
    rows: dict[str, list[Measured]] = {label: [] for label in subjects}
    for engine, name in subjects.values():
        engine.measure(kind, name)  # caches fill before anything counts
    for number in range(slices):
        order = list(subjects)
        for label in order[number % len(order) :] + order[: number % len(order)]:
            engine, name = subjects[label]
            rows[label].append(engine.measure(kind, name))
    first, *others = rows
    for label, found in rows.items():
        middle = statistics.median(each.rate for each in found)
        print(f"{kind:>5}, {label}: {middle:.0f} visits a second ({found[0].visits} visits a slice)")
    for label in others:
        ratios = [one.rate / other.rate for one, other in zip(rows[first], rows[label], strict=True)]
        same = "the same choices" if rows[first][0].chosen == rows[label][0].chosen else "other choices"
        print(
            f"{kind:>5}, {first} : {label}: {statistics.median(ratios):.2f} x "
            f"({min(ratios):.2f} to {max(ratios):.2f} in {slices} slices), {same}"
        )


def main() -> None:
    """Measure both kinds of game and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="the build/compiled of an older commit")
    parser.add_argument("--slices", type=int, default=7)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.answer:
        answer()
        return
    now = Engine(ROOT / "build" / "compiled")
    subjects = {name: (now, name) for name in BOTS}
    engines = [now]
    if arguments.against is not None:
        older = Engine(arguments.against)
        engines.append(older)
        subjects["merlin of the other engine"] = (older, "merlin")
    for kind in KINDS:
        compare(kind, subjects, arguments.slices)
    for engine in engines:
        engine.close()


if __name__ == "__main__":
    main()
