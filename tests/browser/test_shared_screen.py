"""A laptop in the middle shows the table, two phones play at it; and two people hand over one laptop."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_together import play_together, whoever_is_asked


def test_two_phones_play_around_a_shared_screen(visit: Visit) -> None:
    """Each phone that scans takes a free seat; the screen shows everybody alike, and nobody's cards."""
    laptop = visit("en", size=(1920, 1080))
    phones = [visit("en", size=PHONE, touch=True), visit("de", size=PHONE, touch=True)]
    table = laptop.new_table("open", "open")
    laptop.open(f"/table/{table}/screen")
    page = laptop.page
    expect(page.locator("main.room img")).to_be_visible()
    expect(page.locator("main.room li.open")).to_have_count(2)
    laptop.picture("shared-room")
    for phone, name, left in zip(phones, ("Ada", "Béla"), (1, 0), strict=True):
        # What the code on the screen says.
        phone.open(f"/table/{table}?sit")
        phone.page.locator("form input").first.fill(name)
        phone.page.locator("form button.primary, form button[type=submit]").first.click()
        expect(page.locator("main.room li.open")).to_have_count(left)
        expect(page.locator("main.room")).to_contain_text(name)
    laptop.assert_accessible()
    page.locator("main.room button.primary").click()
    page.locator("main.table [data-region=wheel]").wait_for()
    for phone in phones:
        phone.page.locator("#prompt").wait_for()
    play_together(phones, 14, random.Random(3))

    asked, _ = whoever_is_asked(phones)
    name = {0: "Ada", 1: "Béla"}[phones.index(asked)]
    expect(page.locator("main.table li[aria-current=true]")).to_contain_text(name)
    expect(page.locator("main.table .players li")).to_have_count(2)
    expect(page.locator("main.table .news p")).to_have_count(4)
    # Nothing to choose, no hand, and nothing of it beyond the edge.
    assert page.locator(".glows, #prompt, [data-part=missions]").count() == 0
    high = page.evaluate("[document.scrollingElement.scrollHeight, innerHeight]")
    assert high[0] <= high[1]
    laptop.assert_no_sideways_scroll()
    laptop.assert_accessible()
    for width, height in ((1920, 1080), (1280, 800), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        laptop.picture(f"shared-table-{width}")


def test_whoever_plays_at_the_laptop_bares_no_card_on_it(visit: Visit) -> None:
    """The host may have a seat: the shared screen shows what everybody sees, the way back leads to the own cards."""
    host = visit("en")
    host.call_oneself("Ada")
    table = host.new_table("me", "random")
    host.open(f"/table/{table}")
    host.wait_to_be_asked()
    host.open(f"/table/{table}/screen")
    host.page.locator("main.table [data-region=wheel]").wait_for()
    assert host.page.locator("[data-part=missions], #prompt, .glows").count() == 0
    host.page.locator("main.table header a").click()
    host.wait_to_be_asked()


def test_a_laptop_is_handed_over_covered(visit: Visit) -> None:
    """Between two people at one screen everything is covered until the next one says who they are."""
    host = visit("en")
    host.call_oneself("Ada")
    table = host.ask(
        "/api/tables", {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Béla"}], "modules": []}
    )["id"]
    host.open(f"/table/{table}")
    luck = random.Random(2)
    names = set[str]()
    for _ in range(200):
        seen = host.wait_to_be_asked()
        if host.page.locator("#hand-over").count():
            said = host.page.locator("#hand-over").inner_text()
            names |= {name for name in ("Ada", "Béla") if name in said}
            assert host.page.locator("[data-part=missions], #prompt").count() == 0
            if len(names) == 2:
                host.picture("hand-over")
                host.assert_accessible()
                break
        host.move(seen, luck)
    assert names == {"Ada", "Béla"}
    host.page.locator("dialog[open] button.primary").click()
    expect(host.page.locator("main")).not_to_have_text(re.compile("^$"))
    host.wait_to_be_asked()
