"""The screen of a game at every kind of prompt, measured in a real browser at every size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import measuring
from tests.browser.measuring import SIZES
from tests.browser.player import AXE
from tests.sizes import FULL
from tools import scene_pictures, scene_server, scenes
from tools.scene_positions import NEVER, tables

HELD: Final = frozenset({"found", "prompt", "scroll"})
"""The checks that hold for every scene at every size; see `measuring.wrong`."""
LOOKS: Final = (("en", "light"), ("de", "dark"), ("pt", "light"), ("de", "light"), ("en", "dark"), ("pt", "dark"))
"""Languages and themes; the first is looked at with every scene and size, the others take turns."""
TABLES: Final = tuple(table.name for table in tables())


@pytest.fixture(scope="session")
def names() -> list[str]:
    """All scenes there are."""
    return scenes.make()


@pytest.fixture
def gallery(chromium: Browser, names: list[str]) -> Iterator[Page]:
    """The gallery in a browser; nothing may go wrong there."""
    assert names
    problems: list[str] = []
    with scene_server.serving() as address:
        page = scene_pictures.open_gallery(chromium, address, SIZES[0])
        page.on("pageerror", lambda error: problems.append(error.message))
        page.on("console", lambda said: problems.append(said.text) if said.type in {"error", "warning"} else None)
        yield page
        page.context.close()
    assert problems == []


def test_every_kind_of_prompt_of_every_module_has_a_scene(names: list[str]) -> None:
    """Found from the rules, so that a prompt that is added cannot be forgotten; what is never asked says why."""
    wanted = {(table.name, kind) for table in tables() for kind in table.wanted}
    assert set(NEVER) <= wanted
    assert {scenes.slug(*each) for each in wanted - set(NEVER)} == set(names)


def of_table(name: str) -> list[str]:
    """The scenes of one set of modules."""
    table = next(table for table in tables() if table.name == name)
    return [scenes.slug(name, kind) for kind in sorted(table.wanted) if (name, kind) not in NEVER]


@pytest.mark.parametrize("table", TABLES)
def test_every_scene_is_whole_at_every_size(gallery: Page, table: str) -> None:
    """Nothing scrolls, overlaps, is cut, too small or covered, and what one decides with is on the screen."""
    looks = LOOKS if FULL else LOOKS[:1]
    found: list[str] = []
    places: dict[tuple[int, int], dict[tuple[float, ...], str]] = {size: {} for size in SIZES}
    for number, name in enumerate(of_table(table)):
        scene = measuring.read(name)
        for look in {*looks, LOOKS[number % len(LOOKS)]}:
            measuring.show(gallery, name, *look)
            # Another look than the first takes turns with the sizes as well, so that each pair is met.
            for size in SIZES if look in looks else (SIZES[number % len(SIZES)],):
                seen = measuring.measure(gallery, size)
                for check, words in measuring.wrong(scene, size, seen):
                    if check in HELD:
                        found.append(f"{name} {size[0]}×{size[1]} {' '.join(look)} {check}: {words}")
                if "prompt" in seen.regions:
                    places[size][seen.regions["prompt"].box] = name
    if "place" in HELD:
        found += [f"{size}: the prompt moves: {boxes}" for size, boxes in places.items() if len(boxes) > 1]
    assert found == []


AXED: Final = (
    "base-turn",
    "base-arrived-build",
    "base-of-another",
    "base-over",
    "all-turn",
    "all-draft-a",
    "all-poison",
)
"""Scenes of every sort of screen; the full run takes all."""


@pytest.mark.skipif("axe" not in HELD, reason="the screen is being rebuilt")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(360, 740), (1280, 800), (1920, 1080)], ids=str)
def test_no_scene_has_a_serious_barrier(gallery: Page, names: list[str], theme: str, size: tuple[int, int]) -> None:
    """axe-core: names, roles, contrast, order."""
    gallery.set_viewport_size({"width": size[0], "height": size[1]})
    gallery.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for name in names if FULL else AXED:
        measuring.show(gallery, name, "en", theme)
        told = gallery.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        found += [
            f"{name} {one['id']}: {node['target']} {node['failureSummary']}"
            for one in told["violations"]
            if one["impact"] in {"serious", "critical"}
            for node in one["nodes"][:3]
        ]
    assert found == []
