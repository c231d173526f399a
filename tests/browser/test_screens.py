"""Every screen at every size: nothing runs off sideways, nothing is out of reach for those who see or hear less."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from merlin_bigbox.engine.catalogue import module_names
from tests.browser.conftest import SIZES, Visit
from tests.browser.player import LOOK, Player

READING = {
    "home": "/",
    "new": "/new",
    "tables": "/tables",
    "rules": "/rules",
    "edition": "/edition",
    "recover": "/recover",
}


def finished_table(player: Player) -> str:
    """A game that bots have played to its end."""
    table = player.new_table("random", "random")
    player.open(f"/table/{table}")
    player.page.wait_for_function(f"() => ({LOOK})().over")
    return table


def settled(player: Player) -> None:
    """Wait until fonts are there and nothing loads any more."""
    player.page.evaluate("() => document.fonts.ready")
    player.page.wait_for_function("() => document.querySelector('[aria-busy=true]') === null")


@pytest.mark.parametrize("size", SIZES)
def test_no_screen_scrolls_sideways(visit: Visit, size: str) -> None:
    """From a small phone to a large screen; the pictures are kept as artefacts of the build."""
    player = visit({"phone": "de", "tablet": "pt"}.get(size, "en"), size=SIZES[size], touch=size == "phone")
    for name, path in READING.items():
        player.open(path)
        settled(player)
        player.assert_no_sideways_scroll()
        player.picture(f"{name}-{size}")
    for name, modules in (("base", ()), ("all-modules", tuple(module_names()))):
        player.open(f"/table/{player.new_table('me', 'random', 'random', 'random', modules=modules)}")
        player.play(seed=4, most=30)
        player.wait_to_be_asked()
        settled(player)
        player.assert_no_sideways_scroll()
        player.picture(f"table-{name}-{size}")
    table = finished_table(player)
    settled(player)
    player.assert_no_sideways_scroll()
    player.picture(f"final-{size}")
    player.open(f"/replay/{table}")
    player.page.locator("[data-el]").first.wait_for()
    settled(player)
    player.assert_no_sideways_scroll()
    player.picture(f"replay-{size}")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_screen_has_a_serious_barrier(visit: Visit, dark: bool) -> None:
    """axe-core on every screen: names, roles, contrast, order."""
    player = visit("en", dark=dark)
    theme = "dark" if dark else "light"
    for name, path in READING.items():
        player.open(path)
        settled(player)
        player.assert_accessible()
        player.picture(f"{name}-{theme}")
    for modules in ((), tuple(module_names())):
        player.open(f"/table/{player.new_table('me', 'random', 'random', 'random', modules=modules)}")
        player.play(seed=5, most=20)
        player.wait_to_be_asked()
        settled(player)
        player.assert_accessible()
        player.picture(f"table-{len(modules)}-modules-{theme}")
    player.open(f"/table/{player.new_table('me', 'open')}")
    player.page.locator('li[data-seat="yellow"]').wait_for()
    player.assert_accessible()
    player.picture(f"waiting-{theme}")
    table = finished_table(player)
    player.assert_accessible()
    player.open(f"/replay/{table}")
    player.page.locator("[data-el]").first.wait_for()
    settled(player)
    player.assert_accessible()


def test_a_newcomer_is_one_click_from_the_first_decision(visit: Visit) -> None:
    """A first visit: a welcome in the browser's language, one click, a question; a lesson is offered first."""
    player = visit("pt", first=True)
    player.open()
    assert player.page.locator("html").get_attribute("lang") == "pt-BR"
    player.picture("welcome-pt")
    expect(player.page.locator("main .starts .primary")).to_have_attribute("href", "/learn/first-points")
    player.page.locator("main .starts button").last.click()
    player.page.wait_for_url(re.compile(r"/table/[a-z2-9]{10}$"))
    player.page.locator("#prompt button[data-action]:not(:disabled)").first.wait_for()
    player.assert_accessible()
