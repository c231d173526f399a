"""What the tests of the page share: a server, a Chromium, people who visit; what goes wrong there fails the test."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tools import browser as chromium_tool
from tools import node
from tools.serving import Server, serving

PHONE, TABLET, LAPTOP, SCREEN = (360, 740), (768, 1024), (1280, 800), (2560, 1440)
SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP, "screen": SCREEN}
LOCALES = {"en": "en-GB", "de": "de-DE", "pt": "pt-BR"}


class Visit(Protocol):
    """Opens a browser of its own for a person."""

    def __call__(
        self,
        lang: str = "en",
        *,
        size: tuple[int, int] = LAPTOP,
        dark: bool = False,
        touch: bool = False,
        first: bool = False,
        at: Server | None = None,
    ) -> Player: ...


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a process."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests of a process; every visit gets a profile of its own in it."""
    program = chromium_tool.find()
    assert program is not None, f"There is no Chromium. {chromium_tool.HOW_TO_INSTALL}"
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=list(chromium_tool.ARGUMENTS))
        yield running
        running.close()


@pytest.fixture
def visit(server: Server, chromium: Browser) -> Iterator[Visit]:
    """People to play with; at the end none of them may have met an error or a request to another place."""
    people: list[Player] = []

    def come(
        lang: str = "en",
        *,
        size: tuple[int, int] = LAPTOP,
        dark: bool = False,
        touch: bool = False,
        first: bool = False,
        at: Server | None = None,
    ) -> Player:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
        )
        if not first:
            # Somebody who was here before: moves of others are shown at once, and nothing is played by itself.
            settings = json.dumps({"speed": "instant", "sound": False, "autoplay": False, "ending": "off"})
            keep = f"localStorage.setItem('merlin-settings', {json.dumps(settings)});"
            context.add_init_script(f"if (localStorage.getItem('merlin-settings') === null) {keep}")
        person = Player(context, (at or server).url, touch=touch)
        people.append(person)
        return person

    yield come
    complaints = [complaint for person in people for complaint in person.complaints()]
    for person in people:
        person.context.close()
    assert complaints == []
