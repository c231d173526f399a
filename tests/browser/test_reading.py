"""What one reads: the rules, the edition, the replay; and everything in another language at any time."""

from __future__ import annotations

import re

from tests.browser.conftest import Visit
from tests.browser.player import LOOK


def test_the_rules_can_be_searched_and_linked(visit: Visit) -> None:
    """A rule's number leads to the rule; words find it."""
    player = visit("en")
    player.open("/rules/BASE-45")
    player.page.get_by_text("BASE-45").first.wait_for()
    player.open("/rules")
    search = player.page.get_by_role("searchbox").first
    search.fill("grail")
    player.page.wait_for_function("() => /grail/i.test(document.querySelector('main').innerText)")
    shown = player.page.locator("main").inner_text()
    search.fill("zzzzzz")
    player.page.wait_for_function("(before) => document.querySelector('main').innerText !== before", arg=shown)


def test_the_edition_tells_how_each_fact_is_known(visit: Visit) -> None:
    """Stated, seen or reconstructed: the page says which."""
    player = visit("de")
    player.open("/edition")
    player.page.wait_for_function("() => document.querySelector('main').innerText.length > 400")
    assert player.page.locator("html").get_attribute("lang") == "de"
    player.picture("edition-de")


def test_a_finished_game_can_be_replayed(visit: Visit) -> None:
    """Step and scrub from the first roll to the last, and back."""
    player = visit("en")
    table = player.new_table("random", "random")
    player.open(f"/table/{table}")
    player.page.wait_for_function(f"() => ({LOOK})().over")
    player.open(f"/replay/{table}")
    scrubber = player.page.get_by_role("slider").first
    scrubber.wait_for()
    scrubber.focus()
    player.page.keyboard.press("Home")
    first = scrubber.input_value()
    for _ in range(3):
        player.page.keyboard.press("ArrowRight")
    assert scrubber.input_value() != first
    player.page.keyboard.press("End")
    last = scrubber.input_value()
    assert int(last) > int(first)
    assert player.page.locator("[data-el]").count() > 30
    player.picture("replay-en")


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    """In the middle of a decision: the same question, in the other language, and nothing is lost."""
    player = visit("en")
    player.open()
    player.page.get_by_role("button", name=re.compile("Deutsch")).or_(
        player.page.get_by_role("radio", name=re.compile("Deutsch"))
    ).or_(player.page.locator("select:has(option[value=de])")).first.wait_for()
    player.open(f"/table/{player.new_table('me', 'random')}")
    before = player.wait_to_be_asked()
    question = player.page.locator("#prompt .question").inner_text()
    player.page.evaluate("() => localStorage.setItem('merlin-language', 'de')")
    player.page.reload()
    player.page.locator("#prompt").wait_for()
    player.page.wait_for_function(f"() => ({LOOK})().options.length > 0 || ({LOOK})().dialog")
    after = player.look()
    assert player.page.locator("html").get_attribute("lang") == "de"
    assert after.at == before.at
    if not after.dialog:
        assert after.options == before.options
    assert player.page.locator("#prompt .question").inner_text() != question
