"""Measures how games are won: points by source of winners against the others, and what strong bots leave behind.

    ./merlin python -m tools.facts.plans --write
    ./merlin python -m tools.facts.plans --reviews 8 --write   # only what bots lose by kind of mistake, beside the rest

The base game with 2, 3 and 4 knights, and each module (with those it needs) with 3. The same seed gives the same games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any, Final

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.review.figures import Played, figures, played
from merlin_bigbox.review.review import review
from merlin_bigbox.review.ruler import VERSION
from tools.review_figures import play

ROOT: Final = Path(__file__).resolve().parents[2]
FACTS: Final = ROOT / "docs" / "research" / "plans.json"
BOTS: Final = ("knight", "squire", "page")
"""Whose figures a profile is compared with; the first plays the games in which plans are measured."""
PLAYERS: Final = 3
"""How many play where modules and bots are measured."""
RESAMPLED: Final = 500
DECIMALS: Final = 2

Interval = dict[str, float]


def interval(samples: list[float], seed: int = 0) -> Interval:
    """The mean, and the 95 % interval of the bootstrap over games."""
    random = Random(seed)
    means = sorted(sum(random.choices(samples, k=len(samples))) / len(samples) for _ in range(RESAMPLED))
    value = sum(samples) / len(samples)
    low, high = means[int(0.025 * RESAMPLED)], means[int(0.975 * RESAMPLED) - 1]
    return {"value": round(value, DECIMALS), "low": round(low, DECIMALS), "high": round(high, DECIMALS)}


def needed(module: str) -> tuple[str, ...]:
    """A module with those that it cannot be played without."""
    for others in ((), *((other,) for other in module_names() if other != module)):
        try:
            return compose(load(), (module, *others), 3).modules and tuple(sorted((module, *others)))
        except OptionsError:
            continue
    return ()


def plans(modules: tuple[str, ...], players: int, games: int, seed: int) -> dict[str, Any]:
    """Points by source of winners, and how many more they are than those of the others, game by game."""
    won: defaultdict[str, list[float]] = defaultdict(list)
    ahead: defaultdict[str, list[float]] = defaultdict(list)
    totals: list[float] = []
    for number in range(games):
        game = play([BOTS[0]] * players, modules, seed + number)
        sheets = [{line.reason: line.points for line in game.score_sheet(seat)} for seat in range(players)]
        winners = set(game.winners)
        losers = [seat for seat in range(players) if seat not in winners]
        totals.append(sum(game.points) / players)
        if not losers:
            continue
        for reason in sheets[0]:
            mine = sum(sheets[seat][reason] for seat in winners) / len(winners)
            won[reason].append(mine)
            ahead[reason].append(mine - sum(sheets[seat][reason] for seat in losers) / len(losers))
    told = [reason for reason in won if any(won[reason])]
    return {
        "modules": list(modules),
        "players": players,
        "games": games,
        "points": interval(totals),
        "winners": {reason: interval(won[reason]) for reason in told},
        "ahead": {reason: interval(ahead[reason]) for reason in told},
    }


def habits(name: str, players: int, games: int, seed: int) -> dict[str, Any]:
    """What a bot leaves, completes and scores in the base game, a seat and game."""
    found: list[Played] = []
    for number in range(games):
        game = play([name] * players, (), seed + number)
        found += [played(game, seat) for seat in range(players)]
    reasons = sorted({reason for each in found for reason in each.points})
    return {
        "bot": name,
        "players": players,
        "games": games,
        "traitors": interval([each.traitors for each in found]),
        "completed": interval([float(each.completed) for each in found]),
        "held": interval([float(each.held) for each in found]),
        "points": {reason: interval([float(each.points.get(reason, 0)) for each in found]) for reason in reasons},
    }


def lost(name: str, players: int, games: int, seed: int) -> dict[str, Any]:
    """What a bot loses in the base game by each kind of mistake, a seat and game, in quick reviews."""
    found: list[dict[str, float]] = []
    for number in range(games):
        game = play([name] * players, (), seed + number)
        found += [{kind.kind: kind.points for kind in each.kinds} for each in figures(game, review(game))]
    kinds = sorted({kind for each in found for kind in each})
    told = {kind: interval([each.get(kind, 0.0) for each in found]) for kind in kinds}
    return {"bot": name, "players": players, "games": games, "ruler": VERSION, "kinds": told}


def main() -> int:
    """Play, count, write."""
    parser = argparse.ArgumentParser(
        prog="./merlin python -m tools.facts.plans",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--seed", type=int, default=20_260)
    parser.add_argument(
        "--reviews", type=int, default=0, help="so many games of each bot are reviewed, and no more done"
    )
    parser.add_argument("--write", action="store_true", help=f"put them into {FACTS.name}")
    asked = parser.parse_args()
    if asked.reviews:
        known: dict[str, Any] = json.loads(FACTS.read_text(encoding="utf-8"))
        known["reviews"] = f"./merlin python -m tools.facts.plans --reviews {asked.reviews} --seed {asked.seed} --write"
        known["lost"] = [lost(name, PLAYERS, asked.reviews, asked.seed) for name in BOTS]
        return _told(known, write=asked.write)
    kinds: list[tuple[str, tuple[str, ...], int]] = [("base", (), players) for players in (2, 3, 4)]
    kinds += [(module, needed(module), PLAYERS) for module in module_names()]
    found: dict[str, Any] = {
        "command": f"./merlin python -m tools.facts.plans --games {asked.games} --seed {asked.seed} --write",
        "plans": [],
        "habits": [],
    }
    for name, modules, players in kinds:
        print(name, players, file=sys.stderr, flush=True)
        found["plans"].append({"name": name, **plans(modules, players, asked.games, asked.seed)})
    for name in BOTS:
        print(name, file=sys.stderr, flush=True)
        found["habits"].append(habits(name, PLAYERS, asked.games, asked.seed))
    if FACTS.exists():
        known = json.loads(FACTS.read_text(encoding="utf-8"))
        found |= {name: known[name] for name in ("reviews", "lost") if name in known}
    return _told(found, write=asked.write)


def _told(found: dict[str, Any], *, write: bool) -> int:
    text = json.dumps(found, indent=1) + "\n"
    if write:
        FACTS.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
