"""How long the round planner takes: `./merlin python -m benchmarks.planner`.

Positions are the beginnings of turns in games of squires. Processor time is what counts: a worker thinks while others
play. The first tree and the complete one are measured apart.
"""

from __future__ import annotations

import argparse
import statistics
import time

from merlin_bigbox import engine_mode
from merlin_bigbox.bots import Request, bot
from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.state import top
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.planner.plan import MOST_POSITIONS, Tree, plan


def positions(players: int, modules: tuple[str, ...], count: int, every: int) -> list[Game]:
    """Some beginnings of turns, of as many games as it takes."""
    found: list[Game] = []
    number = 0
    while len(found) < count:
        number += 1
        game = Game.new(GameOptions(players, modules), seed=f"planner {number}")
        seats = [bot("squire", seat) for seat in range(players)]
        turns = 0
        while not game.is_over and len(found) < count:
            if int(kind_of(top(game.state))) == F_TURN:
                turns += 1
                if turns % every == 0:
                    found.append(game.copy())
            seat = int(game.decider or 0)
            game.play(seats[seat].choose(Request(game.rules, game.observe(seat), game.options_now())))
    return found


def timed(game: Game, most: int) -> tuple[float, Tree]:
    """Processor seconds for a tree."""
    seat = int(game.decider or 0)
    began = time.process_time()
    tree = plan(game.rules, game.observe(seat), most=most)
    return time.process_time() - began, tree


def main() -> None:
    """Measure, and print a line for each kind of game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    count: int = parser.parse_args().positions
    print(f"{engine_mode()} engine, {count} positions each, processor time in milliseconds")
    for name, modules in (("base", ()), ("all modules", module_names())):
        first, complete, exact, rows = list[float](), list[float](), 0, 0
        for game in positions(3, modules, count, 5):
            first.append(timed(game, 0)[0] * 1000)
            seconds, tree = timed(game, MOST_POSITIONS)
            complete.append(seconds * 1000)
            rows += len(tree.rows)
            exact += sum(row.exact for row in tree.rows)
        for what, times in (("first tree", first), ("complete", complete)):
            ordered = sorted(times)
            print(
                f"{name:12} {what:11} median {statistics.median(ordered):6.0f}  "
                f"95% {ordered[int(len(ordered) * 0.95)]:6.0f}  most {ordered[-1]:6.0f}"
            )
        print(f"{name:12} rows that are exact: {exact} of {rows}")


if __name__ == "__main__":
    main()
