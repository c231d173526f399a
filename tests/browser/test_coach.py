"""The coach's remarks stand in the prompt without changing its size; cards of modules tell what a table takes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

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
    table = player.ask("/api/tables", {"seats": seats, "begins": True})
    player.open(f"/table/{table['id']}")
    player.wait_to_be_asked()
    remark = page.locator(".learn-remark")
    expect(remark).to_be_visible()
    assert page.evaluate(CUT) == 0
    box = page.evaluate(BOX)
    player.picture(f"coach-{size[0]}")
    named = remark.get_attribute("data-remark")
    again = remark.get_by_role("button", name="Nicht wieder")
    again.tap() if player.touch else again.click()
    expect(remark).to_have_count(0)
    assert page.evaluate(BOX) == box
    kept = json.loads(page.evaluate("() => localStorage.getItem('merlin-coach')"))
    assert kept["silent"] == kept["told"] == [named]
    assert kept["games"] == [table["id"]]


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
