"""The command line of the fuzzers: ./merlin python -m tools.fuzz messages --count 1000000."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.fuzz.hops import fuzz_hops
from tools.fuzz.messages import fuzz
from tools.fuzz.records import fuzz_records


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="./merlin python -m tools.fuzz",
        description="Send nonsense to a server of one's own while people play there, change and forge records, "
        "or spoil what processes pass on to each other. "
        "All of it follows from the seed.",
        allow_abbrev=False,
    )
    parser.add_argument("what", choices=("messages", "records", "hops"), help="what is fuzzed")
    parser.add_argument("--seed", type=int, default=1, help="another seed is other nonsense")
    parser.add_argument("--first", type=int, default=0, help="the number of the first message, to send one again")
    parser.add_argument("--count", type=int, default=20_000, help="how many")
    parser.add_argument("--store", help="for messages: a database that two processes share, postgresql://…")
    return parser.parse_args(arguments)


def main() -> int:
    options = parse(sys.argv[1:])
    console = Console(stderr=True)
    begun = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(options.what, total=options.count)
        given = (options.seed, options.first, options.count, lambda more: progress.advance(task, more))
        if options.what == "messages":
            outcome = asyncio.run(fuzz(*given, options.store))
        else:
            outcome = fuzz_records(*given) if options.what == "records" else fuzz_hops(*given)
    print(f"{outcome.sent} {options.what} in {time.perf_counter() - begun:.0f} s")
    print(", ".join(f"{count} × {answer}" for answer, count in outcome.answers.most_common()))
    for finding in outcome.findings:
        print(finding)
    return 1 if outcome.findings else 0


if __name__ == "__main__":
    sys.exit(main())
