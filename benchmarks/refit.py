"""What the learned estimate would explain if it were fitted to more games, and drawn less towards its prior.

Plays games between quick searches, fits the estimate to all but the last of them, and prints the shares of the final
margins that it explains in those. `--modules` plays with all modules in half of the games, with a random set in the
others, as `merlin train` does. `--out` writes weights for `merlin@FILE`, fitted to all games with the last `--pull`;
every other kind of game keeps what `--onto` says, or what ships. `--policy` plays with quick searches to which
things are worth what `benchmarks.tune` found, and so does a Merlin with the file that is written.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import track

from merlin_bigbox.bots.learning import training
from merlin_bigbox.bots.learning.model import (
    Learned,
    Trained,
    kind_of_game,
    plain,
    policy_of,
    read_file,
    shipped,
)
from merlin_bigbox.bots.learning.training import Learning, Points, Sums, add
from merlin_bigbox.bots.search.appraisal import STAGES, WIDTH
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random

SEED: Final = 1
SIZES: Final = (4, 3, 2)
"""Games are numbered in turn for these numbers of players, so that none has the chance of another."""


def play(
    players: int, first: int, last: int, *, has_modules: bool = False, policy: dict[str, int] | None = None
) -> Learning:
    """The sums of so many games, from one number to before another."""
    edition = load()
    sums = [Sums(0, [[0] * WIDTH for _ in range(WIDTH)], [0] * WIDTH, 0) for _ in range(STAGES)]
    for number in track(range(first, last), f"{players} players", transient=True):
        deal = len(SIZES) * number + SIZES.index(players)
        modules = training._modules(edition, SEED, deal) if has_modules else ()  # noqa: SLF001
        random = Random(SEED * 1000003 + deal)
        for example in training.examples(compose(edition, modules, players), random, policy_of(policy or {})):
            training.count(sums[example.stage], example)
    return {kind_of_game(players, int(has_modules)): sums}


def explained(weights: list[int], stage: int, points: Points) -> float:
    """The share of the final margins that these weights explain at a stage."""
    row = [value / 1000 for value in weights[stage * WIDTH : (stage + 1) * WIDTH]]
    return 1 - training.left_unexplained(points, row) / points.results


def told(label: str, model: Learned, tested: list[Points]) -> None:
    """Print a line of shares, a figure a round."""
    shares = [f"{100 * explained(model.weights, stage, tested[stage]):5.1f}" for stage in range(1, STAGES)]
    print(f"{label:>12}: {' '.join(shares)}")


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, choices=SIZES, default=2)
    parser.add_argument("--modules", action="store_true")
    parser.add_argument("--games", type=int, default=3500)
    parser.add_argument("--test", type=int, default=500, help="so many of them, the last, are not fitted but tested")
    parser.add_argument("--pull", type=float, nargs="+", default=[2.0, 0.3, 0.03])
    parser.add_argument("--policy", type=Path, help="a file of weights of quick searches, of benchmarks.tune")
    parser.add_argument("--onto", help="a file of weights that this kind of game is added to")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    kind = kind_of_game(arguments.players, int(arguments.modules))
    before = None if arguments.onto is None else read_file(arguments.onto)
    known = before or shipped()
    fitted_games = arguments.games - arguments.test
    policy = {} if arguments.policy is None else json.loads(arguments.policy.read_text(encoding="utf-8"))
    learned = play(arguments.players, 0, fitted_games, has_modules=arguments.modules, policy=policy)
    last = play(arguments.players, fitted_games, arguments.games, has_modules=arguments.modules, policy=policy)
    tested = [training.in_points(sums, arguments.players) for sums in last[kind]]
    told("now", known.models.get(kind, plain()) if known else plain(), tested)
    for pull in arguments.pull:
        told(f"pull {pull}", training.solve(learned, "", SEED, 0, pull).models[kind], tested)
    if arguments.out is not None:
        add(learned, last)
        command = f"python -m benchmarks.refit --players {arguments.players} --games {arguments.games}"
        command += " --modules" if arguments.modules else ""
        command += f" --pull {arguments.pull[-1]:g}"
        command += f" --policy {arguments.policy.name}" if arguments.policy else ""
        fitted = training.solve(learned, command, SEED, arguments.games, arguments.pull[-1])
        models, policies = ({}, {}) if before is None else (before.models, before.policies)
        trained = Trained(
            command,
            SEED,
            arguments.games,
            fitted.features,
            models | fitted.models,
            policies | ({kind: policy} if policy else {}),
        )
        arguments.out.write_bytes(msgspec.json.format(msgspec.json.encode(trained), indent=1))


if __name__ == "__main__":
    main()
