"""How long one person's knight waits while another person's Merlins think: ./merlin python -m benchmarks.thinking."""

import argparse
import asyncio
import itertools
import time
from collections.abc import Sequence
from dataclasses import dataclass

from merlin_bigbox.bots import limit_for
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.thinking.interface import Share
from merlin_bigbox.server.thinking.pool import ThinkingPool, limit_of
from merlin_bigbox.server.thinking.protocol import question

TABLES = 150
QUESTIONS = 20


@dataclass(frozen=True)
class Waits:
    """What was measured, in seconds: the knight's answers alone and among the others, and a Merlin's own limit."""

    alone: list[float]
    among: list[float]
    limit: float

    def as_text(self, tables: int, workers: int) -> str:
        alone, among = sorted(self.alone), sorted(self.among)
        return (
            f"{tables} tables of Merlins ({self.limit:g} s each), {workers} workers: somebody else's knight answers in "
            f"{among[len(among) // 2]:.2f} s (median), {among[-1]:.2f} s (worst); "
            f"alone {alone[len(alone) // 2]:.2f} s, {alone[-1]:.2f} s"
        )


def middle() -> Game:
    """A game some way on, with a choice to make."""
    game = Game.new(GameOptions(3, ("decrees", "gold")), seed="thinking")
    random = Random(3)
    while game.at < 120 or len(game.options_now()) < 3:
        options = game.options_now()
        game.play(options[random.below(len(options))])
    return game


async def measure(tables: int, workers: int, questions: int, long: str = "merlin", short: str = "knight") -> Waits:
    """Ask for a knight alone, then while each of the tables has its Merlin asked again and again."""
    pool = ThinkingPool(workers)
    game = middle()
    await pool.start()

    async def knight() -> float:
        began = time.perf_counter()
        await pool.think(question(game, short, limit_of(short)), Share("one", "knight"))
        return time.perf_counter() - began

    async def merlin(table: int) -> None:
        for _ in itertools.count():
            await pool.think(question(game, long, limit_of(long)), Share("many", str(table)))

    try:
        await knight()  # the workers are up
        alone = [await knight() for _ in range(questions)]
        busy = [asyncio.create_task(merlin(table)) for table in range(tables)]
        among: list[float] = []
        for _ in range(questions):
            await asyncio.sleep(0.3)
            among.append(await knight())
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
    finally:
        await pool.close()
    return Waits(alone, among, limit_for(long) or 0.0)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./merlin python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--questions", type=int, default=QUESTIONS)
    told = parser.parse_args(arguments)
    found = asyncio.run(measure(told.tables, told.workers, told.questions))
    print(found.as_text(told.tables, told.workers))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
