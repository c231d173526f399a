"""The rulebook and the reference card in a real browser: read on a phone and on a laptop, and looked up at a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from merlin_bigbox.cli.rulebook import find_browser, print_page
from merlin_bigbox.learn.rulebook.book import sections
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.player import PATIENCE
from tools.serving import Server

expect.set_options(timeout=PATIENCE)

# Of each picture the marks that it does not have, by its section.
MISSING = """() => [...document.querySelectorAll("figure[data-marks]")].flatMap((figure) =>
  figure.dataset.marks.split(" ").filter(Boolean)
    .filter((mark) => !figure.querySelector(`[data-el="${CSS.escape(mark)}"].chosen`))
    .map((mark) => `${figure.closest("section").id}: ${mark}`))"""

# Pictures with nothing to see, and those that reach out of their place.
BROKEN = """() => [...document.querySelectorAll(".rb-figure")].filter((figure) => {
  const room = figure.querySelector(".rb-room");
  const drawn = room.firstElementChild;
  return drawn.offsetHeight < 40 || drawn.scrollWidth > room.clientWidth + 1;
}).map((figure) => `${figure.closest("section").id}: ${figure.dataset.part}`)"""


@pytest.mark.parametrize(
    ("lang", "size", "dark"), [("en", LAPTOP, False), ("de", PHONE, True)], ids=["laptop", "phone"]
)
def test_the_rulebook_is_read(visit: Visit, lang: str, size: tuple[int, int], dark: bool) -> None:
    """All sections and rules are there, each picture shows what it marks, and a number leads to its rule."""
    player = visit(lang, size=size, dark=dark)
    page = player.page
    player.open("/rules")
    page.locator("main a[href='/rulebook']").click()
    page.locator(".rb[data-ready=true]").wait_for()
    expect(page.locator(".rb-section")).to_have_count(len(sections()))
    rules = page.locator("[data-rule]").evaluate_all("(rules) => rules.map((rule) => rule.dataset.rule)")
    assert rules == [rule for section in sections() for rule in section.rules]
    expect(page.locator(".rb-figure")).to_have_count(sum(len(section.pictures) for section in sections()))
    assert page.evaluate(MISSING) == []
    assert page.evaluate(BROKEN) == []
    numbers = sum(len(picture.numbers) for section in sections() for picture in section.pictures)
    expect(page.locator(".rb-nth")).to_have_count(numbers)
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture(f"rulebook-{lang}-{size[0]}")
    page.locator(".rb-contents a[href='#section-building']").click()
    expect(page.locator("#section-building h2")).to_be_in_viewport()
    page.locator("[data-rule='BASE-44'] .rb-id").click()
    expect(page.locator("#rule-BASE-44")).to_be_focused()
    expect(page.locator("main a[href='/rulebook']")).to_be_visible()


def test_the_lines_of_a_tile_end_at_the_colors_it_accepts(visit: Visit) -> None:
    """What the lines lead to is what the rules accept (BASE-44); two leave at the side."""
    player = visit("en")
    player.open("/rulebook")
    player.page.locator(".rb[data-ready=true]").wait_for()
    drawn = player.page.locator(".rb-lines [data-ends]").evaluate_all(
        "(lines) => lines.map((line) => line.dataset.ends)"
    )
    cells = player.ask("/api/guide?lang=en&players=3&modules=&variants=")["cells"]
    accepted = next(cell["colours"] for cell in cells if cell["cell"] == "B5")
    assert set(drawn) - {"side"} == set(accepted)
    assert len(drawn) == 6
    assert drawn.count("side") == 2
    expect(player.page.locator("#section-building .rb-short a")).to_have_attribute("href", "/learn/building")
    expect(player.page.locator(".rb-grid a[href='/rules/MIX-1']").first).to_be_visible()


def test_the_rulebook_is_printed_on_paper(visit: Visit) -> None:
    """In print there is nothing but the book, by day, and its type is large enough; no picture is cut in two."""
    player = visit("pt", dark=True)
    page = player.page
    player.open("/rulebook")
    page.locator(".rb[data-ready=true]").wait_for()
    page.emulate_media(media="print")
    expect(page.locator("header nav")).to_be_hidden()
    expect(page.locator(".rb-links")).to_be_hidden()
    points = "(element) => parseFloat(getComputedStyle(element).fontSize) * 0.75"
    assert page.locator("[data-rule='BASE-44'] p").evaluate(points) >= 10
    for small in (".rb-id", "figcaption", "[data-section=fine-print] .rb-rule p"):
        assert page.locator(small).first.evaluate(points) >= 8, small
    whole = "(figures) => figures.every((one) => getComputedStyle(one).breakInside === 'avoid')"
    assert page.locator(".rb-figure").evaluate_all(whole)
    below = "(example) => parseFloat(getComputedStyle(example).marginTop)"
    assert page.locator(".rb-rule.example").first.evaluate(below) > 1, "its frame shows on the page before"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert page.pdf(prefer_css_page_size=True)[:5] == b"%PDF-"


@pytest.mark.parametrize(("name", "pages"), [("rulebook", 20), ("reference", 1)])
def test_a_page_is_written_when_all_of_it_is_there(server: Server, tmp_path: Path, name: str, pages: int) -> None:
    """However long it takes: the command waits until the page offers to be printed."""
    made = tmp_path / f"{name}.pdf"
    print_page(find_browser(), f"{server.url}/{name}", "de", tmp_path / "profile", made)
    found = made.read_bytes()
    assert found.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", found)) >= pages


def test_the_reference_card_is_in_the_menu_of_a_phone(visit: Visit) -> None:
    """A phone has no keys: the menu of the table opens it."""
    player = visit("pt", size=PHONE)
    player.open(f"/table/{player.new_table('me', 'random')}")
    player.wait_to_be_asked()
    player.page.locator("header button.opener").click()
    player.page.get_by_role("button", name="Cartão de referência").click()
    expect(player.page.locator("dialog[open] .rc")).to_be_visible()


def test_the_reference_card_opens_with_a_key_at_the_table(visit: Visit) -> None:
    """R shows it over the table, with what its modules bring; Escape goes back. By itself it is a page."""
    player = visit("en")
    page = player.page
    player.open(f"/table/{player.new_table('me', 'random', modules=('arthur',))}")
    player.wait_to_be_asked()
    page.keyboard.press("r")
    card = page.locator("dialog[open] .rc")
    expect(card).to_be_visible()
    expect(card.locator("h3")).to_have_count(5)
    expect(card.get_by_text("signet ring adds 3")).to_be_visible()
    player.assert_accessible()
    player.picture("reference-dialog")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    player.open("/reference")
    expect(page.locator(".rc .space")).to_have_count(24)
    player.assert_no_sideways_scroll()
    player.assert_accessible()
    player.picture("reference")
