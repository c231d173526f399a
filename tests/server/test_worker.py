"""One worker process by itself: its time, its end, what it prints, and bots that think without a compiled engine."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from merlin_bigbox.bots import limit_for
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.thinking import pool
from merlin_bigbox.server.thinking import process as processes
from merlin_bigbox.server.thinking.pool import limit_of
from merlin_bigbox.server.thinking.process import Process
from merlin_bigbox.server.thinking.protocol import (
    Answer,
    Explained,
    Numbered,
    Ready,
    hint_question,
    question,
    quick_choice,
)
from tests.server.workers import AMPLE, asked

SOURCES = Path(__file__).parents[2] / "src"


def test_a_bot_out_of_time_is_answered_for_by_its_own_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is lost over it."""
    monkeypatch.setattr(processes, "GRACE_SECONDS", AMPLE)
    code = (
        "from merlin_bigbox.server.thinking import worker\n"
        "def slow(asked):\n    while True: pass\n"
        "worker.choose = slow\nworker.main()"
    )

    async def main() -> None:
        process = await Process.start((sys.executable, "-c", code), os.environ, None)
        try:
            for _ in range(2):
                given = await process.ask(asked(limit=0.05))
                assert given == Answer(quick_choice(asked()), "sensible had not answered after 0.05 s")
        finally:
            await process.stop()

    asyncio.run(main())


def test_a_worker_ends_with_its_server_even_while_it_thinks() -> None:
    """The server may be killed; its workers must not stay behind."""
    imports = "import time\nfrom merlin_bigbox.server.thinking import worker\n"
    code = "worker.choose = lambda asked: time.sleep(1000)\nworker.main()"
    command = [sys.executable, "-c", imports + code]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        length = int.from_bytes(child.stdout.read(4), "big")
        assert "random" in msgspec.msgpack.decode(child.stdout.read(length), type=Ready).bots
        body = msgspec.msgpack.encode(Numbered(1, asked(limit=900)))
        child.stdin.write(len(body).to_bytes(4, "big") + body)
        child.stdin.close()
        assert child.wait() == 0


def test_what_a_bot_prints_does_not_disturb_the_messages() -> None:
    code = (
        "from merlin_bigbox.server.thinking import worker\n"
        "def chatty(asked):\n    print('hm')\n    return asked.options[0]\n"
        "worker.choose = chatty\nworker.main()"
    )

    async def main() -> None:
        process = await Process.start((sys.executable, "-c", code), os.environ, None)
        try:
            assert await process.ask(asked()) == Answer(7)
        finally:
            await process.stop()

    asyncio.run(main())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lancelot", "merlin"])
def test_without_a_compiled_engine_bots_still_answer_by_themselves(name: str) -> None:
    """With all modules, where thinking takes longest. How little work they do when time is short: tests/bots."""
    game = Game.new(GameOptions(4, module_names()), seed="slow")
    random = Random(1)
    while game.at < 400 or len(game.options_now()) < 20:
        options = game.options_now()
        game.play(options[random.below(len(options))])

    async def main() -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
        process = await Process.start(pool.COMMAND, environment, None)
        try:
            assert not process.ready.compiled
            given = await process.ask(question(game, name, AMPLE))
            assert isinstance(given, Answer)
            assert given.problem == ""
            assert isinstance(await process.ask(hint_question(game, name, AMPLE)), Explained)
        finally:
            await process.stop()

    asyncio.run(main())


def test_a_bot_is_stopped_well_after_its_own_limit() -> None:
    """Also one that has none, and one that is not known any more."""
    assert limit_of("sensible") == limit_of("nobody") == pool.MARGIN
    for name in ("lancelot", "merlin"):
        own = limit_for(name)
        assert own is not None
        assert limit_of(name) == own + pool.MARGIN
