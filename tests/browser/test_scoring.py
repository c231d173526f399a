"""A scoring in a real browser: told step by step in the prompt's place, and no point is shown before it is told."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.player import Player
from tests.server.client import Browser, Line

LAST = 6

TABLE = """() => {
  const rows = [...document.querySelectorAll(".scoring tbody tr")];
  const points = (text) => Number(text.replace("−", "-").replace(/[^\\d-]/g, "") || 0);
  const shown = (cell) => [...cell.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("");
  return rows.map((row) => [...row.querySelectorAll("td")].map((cell) => points(shown(cell))));
}"""


def just_before_a_scoring(player: Player, last_round: int) -> Line:
    """A table whose next scoring is a few moves away; played over the socket, which is quick."""
    table = player.new_table("me", "random")
    token = next(cookie["value"] for cookie in player.context.cookies() if cookie["name"] == "merlin")
    line = Browser(player.url, token=token).line(table)
    play(line, random.Random(last_round), lambda: line.view["round"] == last_round and _last_turn(line))
    return line


def _last_turn(line: Line) -> bool:
    own = line.view["players"][0]
    return len(own["dice"]) + bool(own["merlin_die"]) <= 1


def play(line: Line, luck: random.Random, until: Callable[[], bool]) -> None:
    """Choose whatever is offered."""
    while line.wait_for_turn() and not until():
        line.act(luck.randrange(1000))


@pytest.mark.parametrize(("last_round", "size"), [(2, LAPTOP), (LAST, PHONE)], ids=["round-laptop", "final-phone"])
def test_a_scoring_is_told_step_by_step(visit: Visit, last_round: int, size: tuple[int, int]) -> None:
    """Enter goes on; the cells sum to the scores at every step, and at the end to the points of the game."""
    player = visit(size=size)
    line = just_before_a_scoring(player, last_round)
    player.open("/")
    kept = json.dumps({"speed": "fast", "sound": False, "autoplay": False})
    player.page.evaluate("(kept) => localStorage.setItem('merlin-settings', kept)", kept)
    player.open(f"/table/{line.table}")
    player.page.locator("#board").wait_for()
    known = len(line.said)
    play(line, random.Random(1), lambda: any('"scoring":{' in text for text in line.said[known:]))
    player.page.locator(".scoring").wait_for()
    before: list[int] = []
    scores: list[int] = []
    steps = 0
    while player.page.locator(".scoring").count():
        rows = player.page.evaluate(TABLE)
        began = [row[-1] - sum(row[:-1]) for row in rows]
        before = before or began
        assert not rows or began == before, rows
        assert player.page.locator("#final-headline").count() == 0
        if steps == 1:
            player.picture(f"scoring-{last_round}")
        scores = [row[-1] for row in rows] or scores
        steps += 1
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(100)
    assert steps > 3
    if last_round == LAST:
        assert scores == [seat["points"] for seat in line.view["players"]]
        player.page.locator("#final-headline").wait_for()
    line.browser.close()
