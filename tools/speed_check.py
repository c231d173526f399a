"""Guards the engine's speed: its playout loop against a fixed loop in the same run, so that no machine is too slow."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from merlin_bigbox import engine_mode
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random

USUAL = {"interpreted": 0.12, "compiled": 3.9}
"""Decisions of the playout loop for every round of the reference loop, as usually measured. Renew it by --measure."""
MARGIN = 3.0
"""Only what is this many times slower than usual fails: machines and versions of Python differ, too."""
REPETITIONS = 7
SECONDS = 0.25
PLAYERS = 4
ENDLESS = 1_000_000
SIZE = 64
ROUNDS = 200


@dataclass(frozen=True)
class Verdict:
    """A measured ratio, the usual one, and whether the engine is fast enough."""

    mode: str
    ratio: float
    usual: float

    @property
    def passed(self) -> bool:
        return self.ratio * MARGIN >= self.usual

    def __str__(self) -> str:
        share = self.ratio / self.usual
        outcome = f"{share:.0%} of the usual speed" if self.passed else f"TOO SLOW: {share:.0%} of the usual speed"
        detail = f"{self.ratio:.2f} decisions a round of the reference loop, usually {self.usual:.2f}"
        return f"{self.mode} engine: {outcome} ({detail}; fails below {1 / MARGIN:.0%})"


class Cells:
    """What the reference loop works on. It must stay as it is: every usual ratio rests on it."""

    def __init__(self) -> None:
        self.numbers = [0] * SIZE

    def step(self, place: int, amount: int) -> int:
        numbers = self.numbers
        numbers[place] = (numbers[place] + amount) & 0xFFFF
        return numbers[(place * 5 + 1) % SIZE]


def reference() -> int:
    """The fixed work: calls, list cells and small integers, as in a rule of the game, in plain Python."""
    cells = Cells()
    place = 1
    for amount in range(ROUNDS):
        total = 0
        for offset in range(8):
            total += cells.step((place + offset) % SIZE, amount)
        place = (place * 3 + total) % SIZE
    return ROUNDS


def playing() -> Callable[[], int]:
    """Random games of the base game, one a call."""
    rules, random = compose(load(), (), PLAYERS), Random(1)
    return lambda: int(rules.playout(rules.new_state(), random, ENDLESS))


def rate(work: Callable[[], int], seconds: float) -> float:
    """Work for each second of this process's own processor time."""
    done = 0
    started = now = time.process_time()
    while now - started < seconds:
        done += work()
        now = time.process_time()
    return done / (now - started)


def measured_ratio(
    work: Callable[[], int], against: Callable[[], int], seconds: float = SECONDS, repetitions: int = REPETITIONS
) -> float:
    """The best rate of one over the best of the other, taken in turns: noise only ever slows down."""
    pairs = [(rate(work, seconds), rate(against, seconds)) for _ in range(repetitions)]
    return max(pair[0] for pair in pairs) / max(pair[1] for pair in pairs)


def main(arguments: list[str]) -> int:
    found = engine_mode()
    expected = os.environ.get("MERLIN_EXPECT_MODE", found)
    if found != expected:
        print(f"The {expected} engine was to be checked, but the {found} one is on the path.", file=sys.stderr)
        return 1
    ratio = measured_ratio(playing(), reference)
    if arguments == ["--measure"]:
        print(f"{found}: {ratio:.3g}")
        return 0
    verdict = Verdict(found, ratio, USUAL[found])
    print(verdict)
    return 0 if verdict.passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
