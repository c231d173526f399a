"""Workers of other kinds, and questions for them."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.thinking.pool import ThinkingPool
from merlin_bigbox.server.thinking.protocol import HintQuestion, Question

AMPLE = 600.0
"""Seconds that no worker needs, however busy the machine is; one that hangs is asked with fewer."""
HELPERS = """
import os, sys, time
import msgspec
from merlin_bigbox.server.thinking.protocol import Answer, Asked, Explained, Ready
from merlin_bigbox.server.thinking.worker import read_message, write_message

def ready():
    write_message(sys.stdout.buffer, Ready(compiled=False, bots=[]))

def next_question():
    message = read_message(sys.stdin.buffer)
    if message is None:
        sys.exit()
    return msgspec.msgpack.decode(message, type=Asked)

def reply(action):
    write_message(sys.stdout.buffer, Answer(action))

def explain(action):
    write_message(sys.stdout.buffer, Explained(action, {}, None, {}, 0.0))
"""


def script(text: str) -> Sequence[str]:
    """A worker of another kind."""
    return (sys.executable, "-c", HELPERS + text)


def run(test: Callable[[ThinkingPool], Awaitable[None]], pool: ThinkingPool) -> None:
    async def main() -> None:
        await pool.start()
        try:
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(main())


def middle(modules: tuple[str, ...] = ("decrees", "gold")) -> Game:
    """A game some way on, with a real choice to make."""
    game = Game.new(GameOptions(3, modules), seed="thinking")
    random = Random(3)
    while game.at < 120 or len(game.options_now()) < 3:
        options = game.options_now()
        game.play(options[random.below(len(options))])
    return game


def asked(limit: float = AMPLE, options: tuple[int, ...] = (7, 8, 9), seed: int = 1) -> Question:
    """A question for workers that do not look at it."""
    return Question("sensible", seed, 2, (), (), 1, 0, [0], list(options), limit)


def hinted(limit: float = AMPLE, options: tuple[int, ...] = (7, 8, 9)) -> HintQuestion:
    """A question for reasons, for workers that do not look at it."""
    return HintQuestion("sensible", 1, 2, (), (), 1, 0, [0], list(options), limit)
