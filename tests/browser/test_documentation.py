"""The documentation's site, opened from the disk: it loads nothing from elsewhere, and its search finds rules."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Request

ROOT = Path(__file__).resolve().parents[2]
INDEX = ROOT / "build" / "documentation" / "site" / "index.html"


def test_the_search_works_from_the_disk(chromium: Browser) -> None:
    """No server and no network: the site is files, and the index is among them."""
    if not INDEX.exists():  # the step "docs" makes it
        subprocess.run([sys.executable, "-m", "tools.docs", "--no-open", "--plain"], cwd=ROOT, check=True)
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    elsewhere: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("file:", "data:")):
            elsewhere.append(request.url)

    page.on("request", note)
    page.goto(INDEX.as_uri())
    page.locator("input.md-search__input").click()
    page.get_by_text("Type to start searching").wait_for()
    page.keyboard.type("Gral zählen")
    page.locator(".md-search-result__item").first.wait_for()
    assert page.locator(".md-search-result__item a[href*='rulebook/de.html']").count()
    assert elsewhere == []
    page.close()
