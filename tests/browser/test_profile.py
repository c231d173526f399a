"""One's own games over time: kept in the browser when a game ends, shown, taken along and erased."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import record
from tests.browser.conftest import SIZES, Visit
from tests.browser.player import Player
from tests.browser.test_review import LONG
from tests.browser.test_screens import settled

LAST = 30
"""So many records before its end a game is taken over."""


def finished_game(player: Player) -> str:
    """The last moves of a game against a bot, played by oneself to its end. Gives the table."""
    game, random = Game.new(GameOptions(2), seed="profile"), Random(3)
    while not game.is_over:
        options = game.options_now()
        game.play(options[random.below(len(options))])
    player.ask("/api/me", {})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    branch = {"at": game.at - LAST, "record": record(game, ("Red", "Yellow")).text()}
    table: str = player.ask("/api/tables", {"seats": seats, "branch": branch})["id"]
    player.open(f"/table/{table}")
    player.play(seed=1, most=4 * LAST, to_the_end=True)
    return table


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_finished_game_comes_into_the_profile(visit: Visit, size: str, tmp_path: Path) -> None:
    """Its review is fetched in the background. A file takes it along, erasing is final, reading brings it back."""
    player = visit("pt" if size == "phone" else "en", size=SIZES[size], touch=size == "phone")
    page = player.page
    table = finished_game(player)
    page.wait_for_function("() => localStorage.getItem('merlin-profile')?.includes('margin')", timeout=LONG)
    player.open("/profile")
    page.locator(".profile table").first.wait_for()
    settled(player)
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture(f"profile-{size}")
    expect(page.locator(f'a[href="/review/{table}"]')).to_have_count(1)
    save, erase = page.locator(".does button").first, page.locator(".does button").last
    with page.expect_download() as download:
        save.click()
    file = tmp_path / "profile.json"
    download.value.save_as(file)
    assert [game["table"] for game in json.loads(file.read_text(encoding="utf-8"))["games"]] == [table]
    erase.click()
    page.locator("dialog button.primary").click()
    expect(page.locator(".profile table")).to_have_count(0)
    page.reload()
    expect(page.locator(".does")).to_have_count(1)
    expect(page.locator(".profile table")).to_have_count(0)
    page.locator(".does input[type=file]").set_input_files(file)
    expect(page.locator(f'a[href="/review/{table}"]')).to_have_count(1)


def test_measured_facts_stand_where_modules_are_chosen(visit: Visit) -> None:
    """Seats, luck and what each module adds, for as many as play, with the command that measures it again."""
    player = visit("de", size=SIZES["phone"], touch=True)
    player.open("/new")
    facts = player.page.locator("details.measured")
    facts.locator("summary").click()
    expect(facts.locator("tbody tr")).to_have_count(9)
    expect(facts).to_contain_text("tools.facts --equal")
    three = facts.locator("tbody").inner_text()
    player.page.locator(".counts button").first.click()
    expect(facts.locator("p").first).to_contain_text("2.")
    assert facts.locator("tbody").inner_text() != three
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture("module-facts")
