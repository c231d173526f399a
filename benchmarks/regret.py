"""How much bots give away with a choice: compared with many visits of every answer at the same moments of games.

The many visits are made by the search of Merlin itself, so that this tells how well a search uses its time and how much
a knight misses, not whether the search plays well: that is what the arena is for.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from merlin_bigbox.bots import Request, bot
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, Ruleset

SEED = 5


class Moment(NamedTuple):
    """A question, and what each answer brings by many visits, in points."""

    request: Request
    worth: dict[int, float]


def questions(rules: Ruleset, every: int, games: int = 1) -> list[Request]:
    """Every so manieth question with a choice in games between knights."""
    return [request for number in range(games) for request in _questions(rules, every, SEED + number)]


def _questions(rules: Ruleset, every: int, seed: int) -> list[Request]:
    random = Random(seed)
    seats = [bot("knight", seat) for seat in range(int(rules.players))]
    state = rules.new_state()
    rules.chance(state, random)
    found: list[Request] = []
    asked = 0
    while (seat := rules.decider(state)) != BY_NOBODY:
        options = rules.options(state)
        request = Request(rules, rules.observe(state, seat), options)
        if len(options) > 1:
            asked += 1
            if asked % every == 0:
                found.append(request)
        rules.apply(state, seats[seat].choose(request))
        rules.chance(state, random)
    return found


def worth(request: Request, visits: int) -> dict[int, float]:
    """What each promising answer brings on average in so many worlds, the same for all."""
    thinking = ThinkingBot(Random(SEED), 1.0, visits=0)
    tree = thinking.think(request, 0.0)
    found: dict[int, float] = {}
    for child in list(tree.root.children):
        tree.root.children = [child]
        while child.visits < visits:
            tree.work(1)
        found[int(child.action)] = child.total / float(child.visits)
    return found


def measure(name: str, moments: list[Moment], console: Console) -> None:
    """Ask the bot at every moment and print what its choices give away."""
    lost: list[float] = []
    started = time.process_time()
    for number, moment in enumerate(
        track(moments, name, console=console, transient=True, disable=not console.is_terminal)
    ):
        chosen = bot(name, number).choose(moment.request)
        best = max(moment.worth.values())
        lost.append(best - moment.worth.get(chosen, min(moment.worth.values())))
    seconds = time.process_time() - started
    big = sum(points > 1 for points in lost) / len(lost)
    milliseconds = 1000 * seconds / len(lost)
    error = statistics.stdev(lost) / math.sqrt(len(lost))
    console.print(
        f"{name:>14}: {sum(lost) / len(lost):.3f} ± {error:.3f} points a choice, more than one in {big:.0%}, "
        f"{milliseconds:.1f} ms"
    )


def main() -> None:
    """Measure the bots one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="squire,knight,lancelot,merlin@0.1,merlin")
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--every", type=int, default=7, help="ask at every so manieth question of the game")
    parser.add_argument("--visits", type=int, default=60, help="so many visits of each answer say what it is worth")
    arguments = parser.parse_args()
    console = Console()
    rules = compose(load(), module_names() if arguments.modules == "all" else (), arguments.players)
    asked = questions(rules, arguments.every, arguments.games)
    moments = [
        Moment(request, found)
        for request in track(
            asked, "what the answers are worth", console=console, transient=True, disable=not console.is_terminal
        )
        if len(found := worth(request, arguments.visits)) > 1
    ]
    console.print(f"{len(moments)} moments, {arguments.visits} visits of each answer")
    for name in arguments.bots.split(","):
        measure(name, moments, console)


if __name__ == "__main__":
    main()
