"""Thousands of seeds: ./merlin python -m tests.simulation --seeds 0-2000 --jobs 2; several processes with --cluster."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator

from tests.simulation.cluster import simulate_cluster
from tests.simulation.cluster_mutants import CLUSTER_MUTANTS
from tests.simulation.mutants import MUTANTS
from tests.simulation.seeds import how_to_replay
from tests.simulation.world import Outcome, World, simulate


def _range(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last) if last else int(first) + 1)


def _outcomes(seeds: range, jobs: int, *, cluster: bool) -> Iterator[Outcome]:
    one = simulate_cluster if cluster else simulate
    if jobs == 1:
        yield from map(one, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=50) as pool:
        yield from pool.imap(one, seeds)


def _run(seeds: range, jobs: int, *, trace: bool, cluster: bool) -> int:
    began = time.perf_counter()
    seen: Counter[str] = Counter()
    virtual = 0.0
    broken: list[int] = []
    for number, outcome in enumerate(_outcomes(seeds, jobs, cluster=cluster), 1):
        seen += outcome.seen
        virtual += outcome.seconds
        if trace:
            print(outcome.seed, outcome.trace, flush=True)
        if outcome.wrong:
            broken.append(outcome.seed)
            again = how_to_replay(outcome.seed, cluster=cluster)
            print(f"seed {outcome.seed}:", *outcome.wrong, again, sep="\n  ", flush=True)
        if number % 20 == 0 or number == len(seeds):
            took = time.perf_counter() - began
            print(
                f"{number} of {len(seeds)} seeds, the next is {outcome.seed + 1}; {virtual / 3600:.1f} virtual hours "
                f"in {took:.0f} s ({virtual / took:.0f} x); {len(broken)} broken",
                file=sys.stderr,
                flush=True,
            )
    for name, count in sorted(seen.items()):
        print(f"{count:9} {name}")
    print(f"{len(seeds)} seeds, {len(broken)} broken{': ' if broken else ''}{', '.join(map(str, broken))}")
    return 1 if broken else 0


def main() -> int:
    """Run seeds and tell what was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=_range, default=range(20), help="one, or a range A-B (B left out)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--trace", action="store_true", help="print the hash of everything that happened")
    parser.add_argument("--story", action="store_true", help="print everything that happens")
    parser.add_argument("--cluster", action="store_true", help="several processes at one database")
    parser.add_argument("--mutant", choices=sorted({**MUTANTS, **CLUSTER_MUTANTS}), help="break the server first")
    wanted = parser.parse_args()
    if wanted.story:
        World.told = staticmethod(print)
    if wanted.mutant:
        cluster = wanted.cluster or wanted.mutant in CLUSTER_MUTANTS
        with {**MUTANTS, **CLUSTER_MUTANTS}[wanted.mutant]():
            return _run(wanted.seeds, 1, trace=wanted.trace, cluster=cluster)
    return _run(wanted.seeds, wanted.jobs, trace=wanted.trace, cluster=wanted.cluster)


if __name__ == "__main__":
    sys.exit(main())
