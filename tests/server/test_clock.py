"""Clocks: only the asked person's runs, turns bring time, and a bot plays on when it is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.protocol.http import Clock
from merlin_bigbox.server.tables.clocks import BACK, Clocks
from tests.server.client import ME, SENSIBLE, house


def test_only_the_clock_of_the_asked_person_runs() -> None:
    """Time passes for one seat; a new turn brings its seconds, and coming back at least a minute."""

    async def scene() -> None:
        now = [100.0]
        game = Game.new(GameOptions(2), seed="clock")
        clocks = Clocks(Clock(60, 5), [60.0, 60.0], lambda seat: None, lambda: now[0])
        assert game.decider is not None
        first = game.decider
        clocks.move(game, first)
        assert clocks.left(first) == 65.0
        now[0] += 20
        assert clocks.left(first) == 45.0
        assert clocks.left(1 - first) == 60.0
        clocks.move(game, None)
        now[0] += 100
        assert clocks.left(first) == 45.0
        clocks.at_least(first)
        assert clocks.left(first) == BACK

    asyncio.run(scene())


def test_a_bot_plays_on_when_the_time_is_gone_and_the_person_comes_back(tmp_path: Path) -> None:
    """The seat is told to be a bot's, the game goes on; sitting down again brings a minute."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        table = ann.create(ME, SENSIBLE, clock={"bank": 3600, "turn": 0})["id"]
        line = ann.line(table)
        line.wait_for_turn()
        line.send({"type": "lang", "lang": "en"})
        line.until("table")
        assert line.info["clock_runs"] == "red"
        assert 0 < line.info["seats"][0]["seconds"] <= 3600
        true = found.server.tables._tables[table]

        def spend() -> None:
            assert true.clocks is not None
            true.clocks.stop()
            true.clocks._now = lambda: 0.0  # from now on no time passes by itself
            true.clocks._seconds[0] = 0.0
            true.clocks.start(0)

        found.inside(spend)
        line.until("info", lambda m: m["info"]["seats"][0]["bot"] is not None)
        line.until("step", lambda m: m["seat"] == "red")
        line.ask_and_see("sit", seat="red")
        assert line.info["seats"][0]["bot"] is None
        assert line.info["seats"][0]["seconds"] == BACK
        assert line.wait_for_turn()
        assert line.act()["type"] == "done"
