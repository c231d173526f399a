"""The review of a finished game: it says how far it is, then shows the game, and its mistakes on the board."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.player import Player
from tests.browser.test_screens import finished_table, settled

LONG = 600_000
"""Milliseconds: a review takes seconds of a processor that others use, too."""


@lru_cache(maxsize=1)
def tables() -> list[str]:
    """The table that is reviewed, once there is one: a review is for everybody, and one takes long enough."""
    return []


def reviewed(player: Player) -> str:
    """A table whose review is shown."""
    if tables():
        player.open(f"/review/{tables()[0]}")
    else:
        tables().append(finished_table(player))
        player.page.locator(f'a[href="/review/{tables()[0]}"]').click()
    table = tables()[0]
    player.page.locator(".review-curve svg[role=img]").wait_for(timeout=LONG)
    settled(player)
    return table


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_finished_game_is_reviewed(visit: Visit, size: str) -> None:
    """Headline, curve, luck and skill, points, cards, and what is folded away; for every seat, and for a reader."""
    player = visit("de" if size == "phone" else "en", size=SIZES[size], touch=size == "phone")
    reviewed(player)
    page = player.page
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    expect(page.locator(".review-head h1")).to_have_text(re.compile("gewinnt|Gewonnen|won|share|Sieg"))
    expect(page.locator(".review-account tbody tr")).to_have_count(6)
    for seat in page.locator(".review-seats button[aria-pressed]").all():
        seat.click()
        expect(seat).to_have_attribute("aria-pressed", "true")
    for number in (page.locator(".review-sources td button").first, page.locator(".review-sources td button").last):
        number.click()
        expect(page.locator(".review-from")).to_have_text(re.compile("Runde|Round|Spielende|End of the game"))
    expect(page.locator(".review-table q")).to_have_count(1)
    for folded in page.locator(".review-more summary").all():
        folded.click()
    settled(player)
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture(f"review-{size}")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_mistake_is_shown_and_tried_again(visit: Visit, size: str) -> None:
    """The better line is drawn on the board beside what was played; tried again, no answer is shown before the end."""
    player = visit("pt" if size == "phone" else "en", size=SIZES[size], touch=size == "phone")
    reviewed(player)
    page = player.page
    links = page.locator('.review-turning a[href*="?show="]')
    for seat in page.locator(".review-seats button[aria-pressed]").all():
        seat.click()
        if links.count():
            break
    links.first.click()
    page.locator(".review-show [data-el]").first.wait_for()
    steps = page.locator(".review-show article.better li button")
    steps.first.click()
    expect(steps.first).to_have_attribute("aria-current", "step")
    settled(player)
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture(f"review-show-{size}")
    page.locator('.review-head a[href*="?try="]').click()
    page.locator(".coach-prompt [data-option], .coach-prompt button").first.wait_for()
    settled(player)
    player.assert_accessible()
    expect(page.locator(".judge")).to_have_attribute("data-verdict", "")
    expect(page.locator('.coach-foot a[href*="?show="]')).to_have_count(0)
    player.picture(f"review-try-{size}")
    page.locator(".coach-out").click()
    page.locator(".review-curve svg[role=img]").wait_for()


def test_a_game_goes_on_from_a_turning_point(visit: Visit) -> None:
    """The card opens the seats of a new table, which begins there."""
    player = visit("en", size=SIZES["laptop"])
    table = reviewed(player)
    page = player.page
    buttons = page.locator(".review-turning .does button")
    for seat in page.locator(".review-seats button[aria-pressed]").all():
        seat.click()
        if buttons.count():
            break
    buttons.first.click()
    page.locator("dialog button.primary").click()
    page.wait_for_url(re.compile("/table/"))
    assert table not in page.url
