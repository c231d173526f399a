"""The round planner in the page: orders as a tree, drawn on the ring, kept, checked and played."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import PATIENCE, Player
from tests.browser.test_features import wait_past
from tests.browser.test_hints import asked_with_a_choice

expect.set_options(timeout=PATIENCE)

BASE: tuple[str, ...] = ()
ALL = ("favor", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees")


def asked_for_a_die(player: Player) -> None:
    """Go on until a turn begins."""
    luck = random.Random(3)
    while not any(action.startswith("die ") for action in asked_with_a_choice(player)):
        seen = player.wait_to_be_asked()
        if player.move(seen, luck):
            wait_past(player, seen.at)


@pytest.mark.parametrize(
    ("lang", "size", "dark", "modules"),
    [("en", (1280, 800), False, BASE), ("de", PHONE, True, BASE), ("pt", (1920, 1080), False, ALL)],
)
def test_a_round_is_planned_kept_and_played(
    visit: Visit, lang: str, size: tuple[int, int], dark: bool, modules: tuple[str, ...]
) -> None:
    """The best order comes first and lies on the ring; it is kept over a reload, and its first step is one decision."""
    player = visit(lang, size=size, dark=dark)
    player.open(f"/table/{player.new_table('me', 'random', modules=modules)}")
    page = player.page
    asked_for_a_die(player)
    page.keyboard.press("Shift+P")
    rows = page.locator(".plan-tree input[type=radio]")
    expect(rows).not_to_have_count(0)
    expect(page.locator(".plan-tree [data-complete=true]")).to_have_count(1)
    expect(rows.first).to_be_checked()
    expect(page.locator(".plan-path circle")).not_to_have_count(0)
    sums = [int(text.strip("≥\u202f −")) for text in page.locator(".plan-tree .sum b").all_inner_texts()]
    assert max(sums) == int(page.locator(".plan-tree .sum b.best").first.inner_text().strip("≥\u202f −"))
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    player.picture(f"planner-{lang}-{'dark' if dark else 'light'}")

    # By keyboard: another row is looked at, and a step can be taken in another way.
    if rows.count() > 1:
        rows.first.focus()
        page.keyboard.press("ArrowDown")
        expect(rows.nth(1)).to_be_checked()
        rows.first.check(force=True)
    page.locator(".plan-row li button").first.click()
    expect(page.locator(".plan-changes")).to_have_count(1)
    player.picture(f"planner-changes-{lang}")
    page.locator(".plan-row li button").first.click()

    page.locator(".planner footer button.primary").click()
    expect(page.locator(".plan-kept li")).not_to_have_count(0)
    expect(page.locator(".plan-kept li.broken")).to_have_count(0)
    player.picture(f"planner-kept-{lang}")
    before = player.look().at
    page.reload()
    player.wait_to_be_asked()
    brief = page.locator(".plan-kept.brief")
    expect(brief).to_be_visible()
    assert player.look().at == before
    brief.locator("button.primary").click()
    wait_past(player, before)
    player.picture(f"planner-played-{lang}")


def test_a_table_can_be_without_the_planner(visit: Visit) -> None:
    """The maker switches it off, and nothing of it is to be seen."""
    player = visit("en", size=(1280, 800))
    player.ask("/api/me", {})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    house = {"entry": "link", "watchers_chat": True, "deltas": True, "planner": False}
    table = player.ask("/api/tables", {"seats": seats, "house": house})["id"]
    player.open(f"/table/{table}")
    page = player.page
    asked_with_a_choice(player)
    expect(page.get_by_role("button", name="Plan", exact=True)).to_have_count(0)
    page.keyboard.press("Shift+P")
    expect(page.locator(".planner")).to_have_count(0)
