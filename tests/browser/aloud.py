"""What a screen reader is told of a prompt: its part of the accessibility tree, as text that is kept and reviewed.

    ./merlin python -m tests.browser.aloud

writes `tests/browser/aloud/*.txt` anew, after a change of words or of the prompt; the diff is the review.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.browser import measuring
from tools import browser, node, scene_pictures, scene_server, scenes
from tools.scene_positions import NEVER, tables

FOLDER: Final = Path(__file__).parent / "aloud"
LAPTOP: Final = (1280, 800)

_NODE: Final = re.compile(r"""^ *- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<rest>.*)$""")
COUNT: Final = re.compile(r"\b\d+ choices?\b")


def kinds() -> dict[str, list[str]]:
    """The scenes to listen to, by the file they are kept in: a kind of prompt that several tables have is told once."""
    found: dict[str, list[str]] = {}
    known: set[str] = set()
    first = {"base": 0, "all": 1}
    for table in sorted(tables(), key=lambda table: first.get(table.name, 2)):
        # A scoring is told by itself, step by step.
        asked = {kind for kind in table.wanted if (table.name, kind) not in NEVER and kind != "scoring"}
        fresh = sorted(asked - known)
        known |= set(fresh) if table.name != "base" else set()
        if fresh:
            found[table.name] = [scenes.slug(table.name, kind) for kind in fresh]
    return found


def listen(page: Page, scene: str) -> str:
    """The prompt of a scene as it is read aloud."""
    measuring.show(page, scene)
    # With the second frame boxes know their size, and what has no room is not there.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    return page.locator("[data-region=prompt]").aria_snapshot()


def wrong(told: str) -> Iterator[str]:
    """What somebody who listens could not use: no question, no count, a button or picture without a name, two alike."""
    nodes = [found for line in told.splitlines() if (found := _NODE.match(line))]
    if not any(one["role"] == "heading" and one["name"] for one in nodes):
        yield "no heading asks a question"
    # Otherwise nothing is to be chosen, or nothing but the end of the turn.
    if any(one["role"] == "group" for one in nodes) and not COUNT.search(told):
        yield "nobody says how many choices there are"
    names: list[str] = []
    for one in nodes:
        if one["role"] in {"button", "img", "group"} and not (one["name"] or "").strip():
            yield f"no name: {one[0].strip()}"
        if one["role"] == "button":
            names.append(one["name"] or "")
    yield from (f"twice: {name}" for name in sorted(set(names)) if names.count(name) > 1)


def main() -> int:
    """Write all of them."""
    scenes.make()
    FOLDER.mkdir(exist_ok=True)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    with scene_server.serving() as address, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        page = scene_pictures.open_gallery(running, address, LAPTOP)
        for old in FOLDER.glob("*.txt"):
            old.unlink()
        for table, names in kinds().items():
            (FOLDER / f"{table}.txt").write_text(
                text_of({name: listen(page, name) for name in names}), encoding="utf-8"
            )
        running.close()
    return 0


def text_of(told: Mapping[str, str]) -> str:
    """What is kept of these scenes."""
    return "\n".join(f"# {name}\n{words}\n" for name, words in told.items())


if __name__ == "__main__":
    sys.exit(main())
