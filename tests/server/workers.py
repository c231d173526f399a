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
from types import SimpleNamespace
from msgspec import msgpack

number = 0

def write(message):
    body = msgpack.encode(message)
    sys.stdout.buffer.write(len(body).to_bytes(4, "big") + body)
    sys.stdout.buffer.flush()

def ready():
    write({"compiled": False, "bots": []})

def next_message():
    global number
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        sys.exit()
    message = msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
    number = message["number"]
    return SimpleNamespace(**message["asked"])

def next_question():
    while (asked := next_message()).type == "ping":
        send(type="pong")
    return asked

def send(to=None, **given):
    write({"number": number if to is None else to, "given": given})

def reply(action, to=None):
    send(to, type="answer", action=action)

def explain(action):
    send(type="explained", chosen=action, gains={}, other=None, other_gains={}, better=0.0)
"""
"""What the scripts share. They import nothing of the program, so that they start at once."""


def script(text: str) -> Sequence[str]:
    """A worker of another kind."""
    return (sys.executable, "-c", HELPERS + text)


def run(
    test: Callable[[ThinkingPool], Awaitable[None]],
    pool: ThinkingPool,
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    async def main() -> None:
        await pool.start()
        try:
            await test(pool)
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())


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
