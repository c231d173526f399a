"""Whole games in a real browser: by clicking, with all modules, and by keyboard alone."""

from __future__ import annotations

import random
import re

import pytest

from merlin_bigbox.engine.catalogue import module_names
from tests.browser.conftest import Visit
from tests.browser.player import Player

pytestmark = pytest.mark.slow


def assert_over(player: Player, lang: str) -> None:
    """The final screen: a headline, the points of everybody, and the way to the replay."""
    assert player.page.locator("html").get_attribute("lang") == {"pt": "pt-BR"}.get(lang, lang)
    assert player.page.locator("#final-headline").inner_text().strip()
    assert player.page.evaluate("document.activeElement.id") == "final-headline"
    assert player.page.evaluate("window.scrollY") == 0
    table = player.page.url.rpartition("/")[2]
    assert player.page.locator(f'a[href="/replay/{table}"]').count() >= 1
    assert player.page.locator(f'a[href="/api/tables/{table}/record"]').count() >= 1


def test_a_whole_base_game_by_clicking(visit: Visit) -> None:
    """One seat against bots, in German: what glows can be clicked, and the game comes to its end."""
    player = visit("de")
    player.open(f"/table/{player.new_table('me', 'random', 'random')}")
    moves = player.play_until_over(seed=1)
    assert moves > 30
    assert player.unreachable == set()
    assert_over(player, "de")
    player.picture("final-de")
    player.assert_accessible()


def test_a_whole_game_with_all_modules_by_clicking(visit: Visit) -> None:
    """All nine modules at once, in Portuguese, four at the table."""
    player = visit("pt")
    table = player.new_table("me", "random", "random", "random", modules=tuple(module_names()))
    player.open(f"/table/{table}")
    player.play(seed=2, most=25)
    player.picture("all-modules-pt")
    moves = player.play_until_over(seed=2)
    assert moves > 30
    assert player.unreachable == set()
    assert_over(player, "pt")
    player.picture("final-all-modules-pt")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the first page to the final screen without a mouse, in English: Tab and Enter, then one key a choice."""
    player = visit("en")
    player.open()
    # What is offered first waits until it is known: to a newcomer, a lesson.
    player.page.locator('main .starts a[href^="/learn/"]').wait_for()
    tab_to(player, "main .starts button:last-child")
    player.page.keyboard.press("Enter")
    player.page.wait_for_url(re.compile(r"/table/[a-z2-9]{10}$"))
    play_by_keyboard(player, random.Random(3))
    assert_over(player, "en")


def play_by_keyboard(player: Player, luck: random.Random) -> None:
    """One key for each choice, to the end."""
    answered = -1
    for _ in range(2_000):
        seen = player.wait_to_be_asked(answered)
        if seen.over:
            return
        if seen.dialog:
            player.page.keyboard.press("Enter")
            answered = -1
            continue
        keys = player.page.locator("#prompt button:is([data-action], [data-step], [data-help]):not(:disabled) kbd")
        offered = [key.strip() for key in keys.all_text_contents()]
        assert len(offered) == len(set(offered)) >= len(seen.options)
        player.page.keyboard.type(luck.choice(offered))
        answered = seen.at if player.answered(seen) else -1
    raise AssertionError("the game does not come to its end")


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until the focus is on the first of these."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("(one) => document.activeElement === document.querySelector(one)", selector):
            return
    raise AssertionError(f"the Tab key never comes to {selector}")
