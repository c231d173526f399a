"""How often one has to click in a base game: a destination is die and move, and nothing forced is clicked."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.conftest import Visit
from tests.browser.player import LOOK, Player

pytestmark = pytest.mark.slow

MOST_CLICKS = 70
"""TABLE: a base game by mouse."""


def test_a_base_game_takes_few_clicks(visit: Visit) -> None:
    """Settings as at the first visit, but without pauses; the turn ends by itself after the bar."""
    player = visit("en")
    wishes = json.dumps({"speed": "instant", "sound": False, "ending": "once"})
    player.context.add_init_script(f"localStorage.setItem('merlin-settings', {json.dumps(wishes)});")
    player.open(f"/table/{player.new_table('me', 'random')}")
    clicks, ends = count_clicks(player, random.Random(5))
    assert clicks <= MOST_CLICKS
    assert ends == 0


def plays_itself(player: Player, at: int) -> bool:
    """Whether the only choice is made without a click; a hidden card is never shown so."""
    try:
        player.page.wait_for_function(f"(at) => ({LOOK})().at > at || ({LOOK})().over", arg=at, timeout=5_000)
    except TookTooLong:
        return False
    return True


def count_clicks(player: Player, luck: random.Random) -> tuple[int, int]:
    """Play to the end in the prompt; gives the clicks, and how many of them were on a lone end of the turn.

    Choices are random, but nothing is forfeited, and staffs and missions are used while there are any.
    """
    clicks = ends = 0
    answered = -1
    while True:
        seen = player.wait_to_be_asked(answered)
        if seen.over:
            return clicks, ends
        if seen.dialog:
            player.page.locator("dialog[open] button.primary").last.click()
            answered = -1
            continue
        alone = len(seen.options + seen.steps) == 1 and not player.page.locator("#prompt [data-help]").count()
        if alone and plays_itself(player, seen.at):
            continue
        ends += alone and seen.options == ("end turn",)
        # While a mission is ready no turn ends by itself. Completing it is a decision on top of the turn: not counted.
        ready = player.page.locator("#prompt button.ready")
        if ready.count():
            ready.first.click()
            answered = seen.at if player.answered(seen) else -1
            continue
        rows = player.page.locator("#prompt .options button:is([data-action], [data-step])")
        useful = player.page.locator("#prompt .options button:not([data-kind='end turn'], [data-kind=forfeit])")
        meant = useful if useful.count() else rows
        meant.nth(luck.randrange(meant.count())).click()
        clicks += 1
        answered = seen.at if player.answered(seen) else -1
