"""The coach's remarks stand in the prompt without changing its size; cards of modules tell what a table takes."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import record
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.player import PATIENCE

expect.set_options(timeout=PATIENCE)
FIRST_GAME: dict[str, object] = {"on": None, "games": [], "told": [], "silent": []}
BOX = """() => {
  const box = document.querySelector("#prompt").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""
CUT = """() => [...document.querySelectorAll('.learn-remark, .learn-remark *')].filter((part) =>
  part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline').length"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_remark_stands_in_the_prompt_and_goes_when_it_is_not_wanted(visit: Visit, size: tuple[int, int]) -> None:
    """The prompt is as large with it as without; "not again" is kept, and the switch silences the coach."""
    player = visit("de", size=size, touch=size == PHONE)
    page = player.page
    player.call_oneself("Ada")
    player.open("/")
    page.evaluate("(kept) => localStorage.setItem('merlin-coach', kept)", json.dumps(FIRST_GAME))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "page"}]
    table = player.ask("/api/tables", {"seats": seats, "first_game": True})
    player.open(f"/table/{table['id']}")
    page.locator("dialog[open] button.primary").click()
    player.wait_to_be_asked()
    remark = page.locator(".learn-remark")
    expect(remark).to_be_visible()
    assert page.evaluate(CUT) == 0
    box = page.evaluate(BOX)
    player.picture(f"coach-{size[0]}")
    named = remark.get_attribute("data-remark")
    again = remark.get_by_role("button", name="Nicht mehr zeigen")
    again.tap() if player.touch else again.click()
    expect(remark).to_have_count(0)
    assert page.evaluate(BOX) == box
    kept = json.loads(page.evaluate("() => localStorage.getItem('merlin-coach')"))
    assert kept["silent"] == kept["told"] == [named]
    assert kept["games"] == [table["id"]]


def after_the_first_scoring() -> tuple[str, int]:
    """The record of a game in which red is asked first in round 3, and after how many actions that is."""
    game, random = Game.new(GameOptions(3), seed="halfway"), Random(1)
    while game.round < 3 or game.decider != 0:
        game.play(random.choice(game.options_now()))
    return record(game).text(), game.at


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("pt", PHONE)])
def test_one_can_stop_after_the_first_scoring(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """It is asked once: who stops sees where they stand and which lessons are left; the game goes on as it was."""
    player = visit(lang, size=size)
    page = player.page
    player.call_oneself("Ada")
    text, at = after_the_first_scoring()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}, {"kind": "bot", "bot": "page"}]
    table = player.ask("/api/tables", {"seats": seats, "branch": {"at": at, "record": text}})["id"]
    player.open("/")
    kept = json.dumps({**FIRST_GAME, "games": [table], "first": table})
    page.evaluate("(kept) => localStorage.setItem('merlin-coach', kept)", kept)
    player.open(f"/table/{table}")
    window = page.locator("dialog[open]")
    expect(window.locator("li.own")).to_contain_text("Ada")
    player.picture(f"halfway-{size[0]}")
    window.locator(".learn-ways button:not(.primary)").click()
    expect(window.locator(".learn-deeds li")).to_have_count(7)
    expect(window.locator(".learn-deeds a").first).to_have_attribute("href", re.compile("^/learn/"))
    player.picture(f"halfway-stopped-{size[0]}")
    player.assert_accessible()
    window.locator("button.primary").click()
    expect(window).to_have_count(0)
    page.reload()
    player.wait_to_be_asked()
    assert page.locator("dialog[open]").count() == 0


def test_the_first_game_of_the_first_page_has_the_coach(visit: Visit) -> None:
    """Who never was here begins there: the deal was chosen, which is said, and the coach speaks."""
    player = visit("de", size=PHONE, first=True)
    page = player.page
    player.open("/")
    page.get_by_role("button", name="Dein erstes Spiel").click()
    player.wait_to_be_asked()
    window = page.locator("dialog[open]")
    expect(window).to_contain_text("Dieser Aufbau ist ausgesucht")
    player.picture("first-game-welcome")
    window.locator("button.primary").click()
    expect(page.locator(".learn-remark")).to_be_visible()
    player.picture("first-game")
    assert page.evaluate(CUT) == 0


def test_cards_of_modules_tell_what_a_table_takes(visit: Visit) -> None:
    """The total is the base game and the switched ones; what a module needs comes along, and that is said."""
    player = visit("en")
    player.open("/new")
    page = player.page
    total = page.locator("[data-minutes]")
    base = int(total.get_attribute("data-minutes") or 0)
    setup = player.ask("/api/setup?lang=en")
    assert base == setup["minutes"]
    added = {module["name"]: module["minutes"] for module in setup["modules"]}
    page.locator("[data-module=market] input").click()
    expect(page.locator(".came")).to_contain_text("switched on as well")
    expect(total).to_have_attribute("data-minutes", str(base + added["market"] + added["gold"]))
    expect(page.locator("[data-module=market] a").first).to_have_attribute("href", "/learn/market")
    player.picture("module-cards")
