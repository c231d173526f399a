"""What bots explain in the page: a hint at the press of a key, and a log that tells reasons."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import LOOK, PATIENCE, Player
from tests.browser.test_features import wait_past

expect.set_options(timeout=PATIENCE)


def asked_with_a_choice(player: Player) -> tuple[str, ...]:
    """Go on until there are several options."""
    luck = random.Random(1)
    while len((seen := player.wait_to_be_asked()).options) < 2:
        if player.move(seen, luck):
            wait_past(player, seen.at)
    return seen.options


def advised(marked: Locator) -> list[str]:
    """The actions of the marked rows, which are one choice.

    Merlin's die has a row for each way: what comes after the die is the next question. A button for several answers (a
    step, a kind of help) has no action of its own.
    """
    expect(marked).not_to_have_count(0)
    rows: list[str | None] = marked.evaluate_all("(rows) => rows.map(({ dataset }) => dataset.action ?? null)")
    actions = [action for action in rows if action is not None]
    assert len({action.partition(" > ")[0] for action in actions}) == (1 if actions else 0)
    assert actions or len(rows) == 1
    return actions


@pytest.mark.parametrize(("lang", "size", "dark"), [("en", (1280, 800), False), ("de", PHONE, True)])
def test_merlin_s_choice_is_marked_and_one_chooses_oneself(
    visit: Visit, lang: str, size: tuple[int, int], dark: bool
) -> None:
    """The key h asks; the option is marked in the prompt bar and on the board, with reasons, until one moves."""
    player = visit(lang, size=size, dark=dark)
    player.open(f"/table/{player.new_table('me', 'random')}")
    page = player.page
    options = asked_with_a_choice(player)
    panel = page.locator("#prompt .hint")
    expect(panel).to_have_count(0)
    page.keyboard.press("h")
    marked = page.locator("#prompt button.hinted")
    assert set(advised(marked)) <= set(options)
    expect(panel.locator("p")).not_to_have_count(0)
    assert panel.locator("p").count() >= 2
    heard = page.locator("[aria-live=polite]").filter(has_text=panel.locator("p").first.inner_text())
    expect(heard).not_to_have_count(0)
    # A die is chosen first: it lies on the board.
    expect(page.locator("[data-el].hinted.glows").first).to_be_attached()
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    player.picture(f"hint-{lang}-{'dark' if dark else 'light'}")

    # Read and put away: nothing is marked any more, the question is still there.
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    page.locator("#prompt button.ask").click()
    # Merlin thinks by the clock: asked once more, it may come to another choice.
    actions = advised(marked)
    assert set(actions) <= set(options)
    before = player.look().at
    page.locator(f"#prompt button{'.hinted' if actions else ''}[data-action]").first.click()
    wait_past(player, before)
    expect(panel).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)


def test_the_log_tells_why_others_moved(visit: Visit) -> None:
    """Switched on it explains the latest turn of a bot by itself, others when asked; it stays on."""
    player = visit("en", size=(1700, 1000))
    player.open(f"/table/{player.new_table('me', 'knight')}")
    page = player.page
    switch = page.get_by_label("Explain moves")
    log = page.locator(".log .lines")
    player.wait_to_be_asked()
    player.open_side("log")
    luck = random.Random(1)
    while not (log.locator("[data-by=yellow]").count() and log.locator("[data-by=red]").count()):
        seen = player.wait_to_be_asked()
        if player.move(seen, luck):
            wait_past(player, seen.at)
    player.wait_to_be_asked()
    # A move is one entry; its steps, with their rules, open on demand, by keyboard as well.
    steps = log.locator(".entry").filter(has_text=": knight").last.get_by_role("button", name=re.compile("^Details: "))
    expect(steps).to_have_attribute("aria-expanded", "false")
    steps.press("Enter")
    expect(steps).to_have_attribute("aria-expanded", "true")
    expect(log.locator(".entry li a").first).to_have_text("?")
    expect(log.get_by_role("note")).to_have_count(0)
    switch.check()
    told = log.get_by_role("note").filter(has_text="Seen from your seat").first
    # One sentence; the numbers are behind "more".
    expect(told.locator("p:visible")).to_have_count(1)
    told.get_by_text("More", exact=True).click()
    assert told.locator("p:visible").count() >= 2
    player.assert_accessible()
    player.picture("why-light")

    # One's own move, by its button.
    mine = log.locator("[data-by=red]")
    before = mine.get_by_role("note").count()
    mine.get_by_role("button", name=re.compile("^Why: ")).last.click()
    expect(mine.get_by_role("note").nth(before)).to_be_attached()

    page.reload()
    player.wait_to_be_asked()
    player.open_side("log")
    expect(switch).to_be_checked()
    expect(log.get_by_role("note").filter(has_text="Seen from your seat")).not_to_have_count(0)
    switch.uncheck()
    expect(log.get_by_role("note")).to_have_count(0)


def test_a_table_can_be_made_without_hints(visit: Visit) -> None:
    """The waiting room says so; at the table nothing can be asked, and after the end the replay explains."""
    player = visit("pt", size=(1700, 1000))
    player.open("/new")
    page = player.page
    page.get_by_label("Quem joga").nth(1).select_option("open")
    page.get_by_label(re.compile("Dicas são permitidas")).uncheck()
    page.locator("main .go button.primary").click()
    expect(page.locator("main.room")).to_contain_text("Sem dicas.")
    page.locator("main button.primary.big").click()
    asked_with_a_choice(player)
    expect(page.locator("#prompt button.ask")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#prompt .hint")).to_have_count(0)
    player.open_side("log")
    expect(page.locator(".log")).to_contain_text("Não há dicas nesta mesa.")

    table = player.new_table("random", "random")
    player.open(f"/table/{table}")
    page.wait_for_function(f"() => ({LOOK})().over")
    player.open(f"/replay/{table}?at=40")
    while not page.locator(".moment").get_by_role("button", name=re.compile("^Por quê")).count():
        page.keyboard.press("ArrowRight")
    page.locator(".moment").get_by_role("button", name=re.compile("^Por quê")).click()
    expect(page.locator(".moment").get_by_role("note")).to_contain_text("Com o que")
    player.assert_accessible()
