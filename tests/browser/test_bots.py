"""Bots as people meet them: chosen by keyboard, introduced in words and pictures, seen at the table, one click away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from merlin_bigbox.bots import describe, names
from merlin_bigbox.locale import catalogue
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import LOOK, PATIENCE

expect.set_options(timeout=PATIENCE)


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("de", True), ("pt", False)])
def test_every_bot_introduces_itself(visit: Visit, lang: str, dark: bool) -> None:
    """A face, a name, a level, what it does: for each bot there is, the levels first, then the temperaments."""
    player = visit(lang, dark=dark, size=PHONE)
    player.open("/new")
    page = player.page
    page.locator("main button[aria-haspopup=dialog]").first.click()
    options = page.locator("dialog[open] [role=option]")
    expect(options).to_have_count(len(names()))
    shown = [option.get_attribute("data-bot") or "" for option in options.all()]
    known = {name: describe(name) for name in names()}
    assert sorted(shown) == names()
    places = [(known[name].is_style, known[name].strength) for name in shown]
    assert places == sorted(places)
    words = catalogue(lang)
    for name, option in zip(shown, options.all(), strict=True):
        bot = known[name]
        expect(option.locator("[data-face]")).to_have_attribute("data-face", name)
        expect(option.locator("path.full")).to_have_count(bot.strength)
        told = [words.text(bot.title), words.text(bot.about), words.text(f"ui-bot-level-{bot.strength}")]
        told += [words.text(f"{bot.title}.points")] if bot.is_style else []
        for part in told:
            expect(option).to_contain_text(part)
    expect(page.locator("dialog[open] [aria-selected=true]")).to_have_attribute("data-bot", "knight")
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    player.picture(f"bots-{lang}")


def test_a_table_is_made_with_chosen_bots_by_keyboard(visit: Visit) -> None:
    """Arrows, ends and letters move, Enter chooses, Escape changes nothing; the table shows who was chosen."""
    player = visit("en")
    player.open("/new")
    page = player.page
    yellow, blue, green = (
        page.get_by_role("button", name=f"Bot for {seat}", exact=False) for seat in ("Yellow", "Blue", "Green")
    )
    focused = page.locator("[role=option]:focus")
    yellow.focus()
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("data-bot", "knight")
    for key, name in (("ArrowUp", "herald"), ("Home", "random"), ("End", "defender"), ("s", "squire")):
        page.keyboard.press(key)
        expect(focused).to_have_attribute("data-bot", name)
    page.keyboard.press("Enter")
    expect(yellow).to_be_focused()
    expect(yellow).to_contain_text("Squire")

    blue.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    expect(focused).to_have_attribute("data-bot", "courtier")
    page.keyboard.press("Space")
    expect(blue).to_contain_text("More points than a knight from influence")

    green.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Home")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(green).to_be_focused()
    expect(green).to_contain_text("Knight")
    player.assert_accessible()

    page.get_by_role("button", name="Start the game").press("Enter")
    player.wait_to_be_asked()
    for seat, name, title in (("yellow", "squire", "Squire"), ("blue", "courtier", "Courtier")):
        who = player.plate(seat)
        expect(who.locator("[data-face]")).to_have_attribute("data-face", name)
        expect(who).to_contain_text(title)
    expect(player.plate("red").locator("[data-face]")).to_have_count(0)
    player.assert_accessible()


def test_one_bot_for_all_seats_at_once(visit: Visit) -> None:
    """Three times the same bot is one choice."""
    player = visit("en")
    player.open("/new")
    page = player.page
    page.get_by_role("button", name="Bot for Yellow").click()
    page.get_by_label("For all bots at this table").check()
    player.choose_bot("builder")
    faces = page.locator("main li [data-face]")
    expect(faces).to_have_count(3)
    for face in faces.all():
        expect(face).to_have_attribute("data-face", "builder")


def test_bots_come_and_go_before_the_game(visit: Visit) -> None:
    """Whoever made the table gives an open seat to a bot, takes another one, and opens the seat again."""
    player = visit("en")
    player.call_oneself("Ada")
    player.open(f"/table/{player.new_table('me', 'open', 'open')}")
    page = player.page
    seat = page.locator('main li[data-seat="yellow"]')
    seat.get_by_role("button", name="Give to a bot").click()
    player.choose_bot("merlin")
    expect(seat).to_contain_text("Bot: Merlin")
    expect(seat).to_contain_text("thinks up to 1 s")
    seat.get_by_role("button", name="Choose another bot").click()
    expect(page.locator("[role=option]:focus")).to_have_attribute("data-bot", "merlin")
    player.choose_bot("page")
    expect(seat).to_contain_text("Bot: Page")
    expect(seat).to_contain_text("answers at once")
    player.assert_accessible()
    seat.get_by_role("button", name="Open by link").click()
    expect(seat.locator("[data-face]")).to_have_count(0)


def test_the_strength_of_a_quick_table_is_remembered(visit: Visit) -> None:
    """Pages are there for a first game; a choice is made once, and from then on one click starts such a game."""
    player = visit("en")
    player.open("/")
    page = player.page
    strength = page.get_by_role("radiogroup", name="How the bots play")
    expect(page.get_by_role("img", name="Page, Page, Page")).to_be_visible()
    strength.get_by_label("gentle").press("ArrowRight")
    expect(page.get_by_role("img", name="Knight, Knight, Knight")).to_be_visible()
    player.assert_accessible()
    page.reload()
    expect(strength.get_by_label("solid")).to_be_checked()
    page.get_by_role("button", name="Play now against three bots").click()
    player.wait_to_be_asked()
    assert [seat["bot"] for seat in player.ask("/api/tables")[0]["seats"]] == [None, "knight", "knight", "knight"]


def test_a_replay_is_played_on_against_a_chosen_bot(visit: Visit) -> None:
    """From a moment of a finished game into a new table: the bot stands there that was chosen."""
    player = visit("en")
    table = player.new_table("random", "random")
    player.open(f"/table/{table}")
    player.page.wait_for_function(f"() => ({LOOK})().over")
    player.open(f"/replay/{table}")
    page = player.page
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open] button[aria-haspopup=dialog]").click()
    player.choose_bot("squire")
    page.get_by_role("button", name="Open the table").click()
    player.wait_to_be_asked()
    expect(player.plate("yellow").locator("[data-face]")).to_have_attribute("data-face", "squire")
