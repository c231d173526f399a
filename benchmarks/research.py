"""The research environments beside their peers, in one run: decisions a second with observation and mask.

./merlin python -m benchmarks.research              # --quick for a first impression
"""

import argparse
import gc
import importlib
import os
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

from benchmarks import environment
from benchmarks.measure import Sample, Spread, count_for, interleave, play_for, rates, ratios
from benchmarks.peers import OpenSpiel

FULL = (30, 0.3)
QUICK = (5, 0.2)
GAMES = 64
"""So many at once: enough to make numpy's part small, few enough to stay in the processor's cache."""
STEPS = 100
CHESS = "openspiel-chess"
ZOO_CHESS = "pettingzoo-chess"


class Turns:
    """Random games of an AEC environment, driven as PettingZoo's pages do: `last`, choose by the mask, `step`."""

    def __init__(self, name: str, env: Any) -> None:
        self.name = name
        self._env = env
        self._random = random.Random(1)

    def run(self, seconds: float) -> Sample:
        return play_for(seconds, self.play)

    def play(self, seen: list[int]) -> None:
        env, number = self._env, self._random.random
        env.reset(seed=self._random.getrandbits(31))
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return
            offered = observation["action_mask"].view(bool).nonzero()[0]  # of numbers it takes several times as long
            seen.append(len(offered))
            env.step(int(offered[int(number() * len(offered))]))


class Together:
    """Many games in the vector environment, all of whose seats are asked; actions are chosen at random."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name = name
        self._env = make()
        self._env.reset(seed=1)

    def run(self, seconds: float) -> Sample:
        return count_for(seconds, self.step)

    def step(self) -> int:
        env = self._env
        before = env.decisions
        for _ in range(STEPS):
            env.step(env.choose())
        return int(env.decisions - before)


@dataclass(frozen=True)
class Goal:
    """What is to be reached: a speed, or how many times that of another."""

    text: str
    subject: str
    least: float
    than: str = ""


GOALS = (
    Goal("AEC step with observation and mask", "merlin-aec", 100_000),
    Goal("AEC : PettingZoo chess", "merlin-aec", 50, ZOO_CHESS),
    Goal("Vector environment with observation and mask", "merlin-vector", 600_000),
    Goal("Vector environment : OpenSpiel chess without them", "merlin-vector", 4, CHESS),
    Goal("… the same, forced decisions played and not asked", "merlin-vector-free", 4, CHESS),
    Goal("All modules : base game, AEC", "merlin-aec-all", 1 / 3, "merlin-aec"),
    Goal("All modules : base game, vector environment", "merlin-vector-all", 1 / 3, "merlin-vector"),
)
TITLES = {
    "merlin-aec": "Merlin, PettingZoo environment",
    "merlin-aec-all": "… with all modules",
    "merlin-vector": f"Merlin, vector environment, {GAMES} games",
    "merlin-vector-all": "… with all modules",
    "merlin-vector-there": "… base game, arrays read where they are",
    "merlin-vector-free": "… base game, forced decisions played, not asked",
    ZOO_CHESS: "PettingZoo chess",
    CHESS: "OpenSpiel chess, neither observation nor mask",
}


def subjects() -> list[Any]:
    # Only here: by now the compiled engine and the peers are on the path.
    from merlin_bigbox.engine.catalogue import module_names  # noqa: PLC0415
    from merlin_bigbox.research import merlin_v0  # noqa: PLC0415
    from merlin_bigbox.research.vector import VectorEnv  # noqa: PLC0415

    of_all = VectorEnv(GAMES, modules=module_names()).new_buffers()
    chess = importlib.import_module("pettingzoo.classic.chess_v6")
    return [
        Turns("merlin-aec", merlin_v0.env()),
        Turns("merlin-aec-all", merlin_v0.env(modules=module_names())),
        Together("merlin-vector", lambda: VectorEnv(GAMES, buffers=VectorEnv(GAMES).new_buffers())),
        Together("merlin-vector-all", lambda: VectorEnv(GAMES, modules=module_names(), buffers=of_all)),
        Together("merlin-vector-there", lambda: VectorEnv(GAMES)),
        Together(
            "merlin-vector-free",
            lambda: VectorEnv(GAMES, skip_forced=True, buffers=VectorEnv(GAMES).new_buffers()),
        ),
        Turns(ZOO_CHESS, chess.env()),
        OpenSpiel("chess"),
    ]


def rows(samples: dict[str, list[Sample]]) -> list[tuple[str, ...]]:
    """The goals and how it went."""
    found: list[tuple[str, ...]] = []
    for goal in GOALS:
        own = samples[goal.subject]
        measured = ratios(own, samples[goal.than]) if goal.than else rates(own)
        form = _times if goal.than else _speed
        spread = f"{form(measured.low)} – {form(measured.high)}"
        passed = "pass" if measured.median >= goal.least else "MISS"
        found.append((goal.text, form(measured.median), spread, f"≥ {form(goal.least)}", passed))
    return found


def _speed(value: float) -> str:
    return f"{value:,.0f} /s"


def _times(value: float) -> str:
    return f"{value:.2g} ×" if value < 10 else f"{value:.0f} ×"


def table(heads: tuple[str, ...], lines: list[tuple[str, ...]]) -> str:
    columns = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, tuple(columns), *lines))


def main() -> int:
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.research", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter slices: a first impression")
    options = parser.parse_args()
    if not environment.is_inside():
        try:
            environment.enter(sys.argv[1:], "benchmarks.research")
        except environment.UnavailableError as error:
            print(error, file=sys.stderr)
            return 1
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    repetitions, seconds = QUICK if options.quick else FULL
    measured = subjects()
    gc.collect()
    gc.freeze()
    samples = interleave(measured, repetitions, seconds, lambda name: print(name, end=" ", file=sys.stderr, flush=True))
    print(file=sys.stderr)
    speeds: list[tuple[str, Spread]] = [(title, rates(samples[name])) for name, title in TITLES.items()]
    print(table(("goal", "measured", "lowest – highest", "target", ""), rows(samples)))
    print()
    print(table(("environment", "decisions a second"), [(title, f"{found.median:,.0f}") for title, found in speeds]))
    print()
    versions = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "open-spiel", "numpy"))
    print(f"{environment.machine()}; {versions}. Four players. Medians of {repetitions} interleaved slices of", end=" ")
    print(f"{seconds:g} s of processor time each.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
