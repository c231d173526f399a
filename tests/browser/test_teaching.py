"""Teaching mode in the page: a choice that loses points is asked about before it is sent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import LOOK, PATIENCE
from tests.browser.test_features import from_menu, wait_past
from tests.browser.test_hints import asked_with_a_choice

expect.set_options(timeout=PATIENCE)

LOSES = """(line) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type !== "weigh") return send.call(this, text);
    const answer = { type: "weighed", id: message.id, at: message.at, loss: 3.6, lines: [line] };
    this.onmessage(new MessageEvent("message", { data: JSON.stringify(answer) }));
  };
}"""
"""Whatever is about to be chosen is said to lose 3.6 points: which choice does is no business of this test."""


@pytest.mark.parametrize(("lang", "size", "dark"), [("en", (1280, 800), False), ("pt", PHONE, True)])
def test_a_mistake_is_asked_about_before_it_is_sent(visit: Visit, lang: str, size: tuple[int, int], dark: bool) -> None:
    """Off at first. Switched on it asks, by keyboard too; looking again sends nothing, playing it anyway does."""
    player = visit(lang, size=size, dark=dark)
    player.open(f"/table/{player.new_table('me', 'random')}")
    page = player.page
    asked_with_a_choice(player)
    page.evaluate("localStorage.setItem('merlin-settings', JSON.stringify({ teach: 2, autoplay: true }))")
    page.reload()
    asked_with_a_choice(player)
    page.evaluate(LOSES, "Better.")
    box = page.get_by_role("dialog")
    at = player.look().at
    choice = page.locator("#prompt button[data-action]").first
    choice.press("Enter")
    expect(box).to_contain_text("4 points" if lang == "en" else "4 pontos")
    expect(box.get_by_text("Better.")).to_be_hidden()
    box.locator("summary").click()
    expect(box.get_by_text("Better.")).to_be_visible()
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    player.picture(f"teaching-{lang}-{'dark' if dark else 'light'}")
    page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    assert player.look().at == at
    choice.click()
    box.get_by_role("button", name="anyway" if lang == "en" else "mesmo assim").click()
    wait_past(player, at)


def test_the_wish_is_in_the_settings_and_the_server_weighs(visit: Visit) -> None:
    """With the real judgement a move goes out by itself, or after a question."""
    player = visit("en", size=(1280, 800))
    player.open(f"/table/{player.new_table('me', 'random')}")
    page = player.page
    asked_with_a_choice(player)
    from_menu(player, "Settings")
    page.get_by_label("Ask before a mistake").select_option("1")
    page.keyboard.press("Escape")
    assert page.evaluate("JSON.parse(localStorage.getItem('merlin-settings')).teach") == 1
    at = player.look().at
    page.locator("#prompt button[data-action]").last.click()
    page.wait_for_function(f"(at) => document.querySelector('dialog[open]') || ({LOOK})().at > at", arg=at)
    anyway = page.get_by_role("button", name="Play it anyway")
    if anyway.count():
        anyway.click()
    wait_past(player, at)
