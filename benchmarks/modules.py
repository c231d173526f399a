"""What modules cost: random playouts of the base game and of the game with all modules, interleaved in one run."""

from __future__ import annotations

import statistics
import time

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset

SLICES = 9
SECONDS = 0.5


def decisions_per_second(rules: Ruleset, random: Random) -> float:
    """Random games for one slice of processor time."""
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SECONDS:
        decisions += int(rules.playout(rules.new_state(), random, 1_000_000))
    return decisions / spent


def main() -> None:
    """Measure and print the ratio."""
    base = compose(load(), (), 4)
    everything = compose(load(), module_names(), 4)
    random = Random(1)
    pairs = [(decisions_per_second(base, random), decisions_per_second(everything, random)) for _ in range(SLICES)]
    ratios = [full / alone for alone, full in pairs]
    print(f"base game: {statistics.median(alone for alone, _ in pairs) / 1e6:.2f} M decisions a second")
    print(f"all modules: {statistics.median(full for _, full in pairs) / 1e6:.2f} M decisions a second")
    print(f"ratio: {statistics.median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f} in {SLICES} slices)")


if __name__ == "__main__":
    main()
