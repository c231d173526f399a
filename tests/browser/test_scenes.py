"""The screen of a game at every kind of prompt, measured in a real browser at every size."""

from __future__ import annotations

import contextlib
import itertools
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser import measuring
from tests.browser.measuring import SIZES
from tests.browser.player import AXE
from tests.sizes import FULL
from tools import scene_pictures, scene_server, scenes
from tools.scene_positions import NEVER, tables

HELD: Final = frozenset(
    {"cut", "found", "options", "overlap", "own", "pointing", "prompt", "scroll", "small", "targets", "touch"}
)
"""The checks that hold for every scene at every size; see `measuring.wrong`."""
LAPTOP: Final = (1280, 800)
LOOK: Final = ("en", "light")
"""The language and theme in which every scene is measured at every size."""
OTHER_LOOKS: Final = (("de", "dark"), ("pt", "light"), ("de", "light"), ("pt", "dark"), ("en", "dark"))
"""The others take turns in the gate."""
ALONE: Final = tuple(table.name for table in tables() if table.name not in {"base", "all"})


@pytest.fixture(scope="session")
def names() -> list[str]:
    """All scenes there are."""
    return scenes.make()


@contextlib.contextmanager
def opened(chromium: Browser, size: tuple[int, int], *, unpainted: bool = False) -> Iterator[Page]:
    """The gallery in a window of its own, for fingers where it is small; nothing may go wrong there.

    What is only measured needs no paint, which takes a third of the time.
    """
    problems: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        # There is no server behind a scene to prove its dice.
        if said.type in {"error", "warning"} and "/api/" not in said.location["url"]:
            problems.append(said.text)

    with scene_server.serving() as address:
        page = scene_pictures.open_gallery(chromium, address, size, touch=size[0] < scene_pictures.TOUCHED)
        if unpainted:
            page.add_style_tag(content="html { opacity: 0 }")
        page.on("pageerror", lambda error: problems.append(error.message))
        page.on("console", hear)
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


def turns(number: int, *, alone: bool, touched: bool) -> Iterator[tuple[tuple[str, str], tuple[int, int]]]:
    """In which looks and sizes a scene is measured.

    By the full run in all of them. In the gate in one look at every size, and in another look at one, so that each look
    is met with each size. A scene of one module alone is much like that of all modules: one look and size is enough.
    """
    sizes = [size for size in SIZES if (size[0] < scene_pictures.TOUCHED) == touched]
    turn = OTHER_LOOKS[number % len(OTHER_LOOKS)], SIZES[(number + number // len(OTHER_LOOKS)) % len(SIZES)]
    if FULL:
        yield from itertools.product((LOOK, *OTHER_LOOKS), sizes)
        return
    if not alone:
        yield from itertools.product((LOOK,), sizes)
    if turn[1] in sizes:
        yield turn


@pytest.mark.parametrize(
    ("tables", "touched"),
    [(("all",), False), (("all",), True), (("base",), False), (("base",), True), (ALONE, False), (ALONE, True)],
    ids=["all-mouse", "all-fingers", "base-mouse", "base-fingers", "alone-mouse", "alone-fingers"],
)
def test_every_scene_is_whole(chromium: Browser, names: list[str], tables: tuple[str, ...], *, touched: bool) -> None:
    """Nothing scrolls, overlaps, is cut, too small or covered, and what one decides with is on the screen."""
    found: list[str] = []
    places: dict[object, dict[tuple[float, ...], str]] = defaultdict(dict)
    wanted = [name for table in tables for name in of_table(table)]
    assert set(wanted) <= set(names)
    with opened(chromium, measuring.PHONE if touched else LAPTOP, unpainted=True) as page:
        for number, name in enumerate(wanted):
            scene = measuring.read(name)
            shown = None
            for look, size in turns(number, alone=tables == ALONE, touched=touched):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                if shown != look:
                    measuring.show(page, name, *look)
                    shown = look
                seen = measuring.measure(page, size)
                wrong = list(measuring.wrong(scene, size, seen))
                # Modules point as the base game does: the full run sees to theirs, too.
                if size == LAPTOP and not scene.over and (FULL or tables == ("base",)):
                    wrong += measuring.point(page)
                found += [
                    f"{name} {size[0]}×{size[1]} {' '.join(look)} {check}: {words}"
                    for check, words in wrong
                    if check in HELD
                ]
                if "prompt" in seen.regions and not scene.over:
                    places[name.partition("-")[0], size][seen.regions["prompt"].box] = name
    found += [f"{where}: the prompt moves: {boxes}" for where, boxes in places.items() if len(boxes) > 1]
    assert not found, "\n".join(found)


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


@pytest.mark.parametrize(
    ("theme", "size"),
    [("light", LAPTOP), ("dark", measuring.PHONE), *([("dark", (1920, 1080))] if FULL else [])],
    ids=str,
)
def test_no_scene_has_a_serious_barrier(chromium: Browser, names: list[str], theme: str, size: tuple[int, int]) -> None:
    """axe-core: names, roles, contrast, order."""
    found: list[str] = []
    with opened(chromium, size) as page:
        page.evaluate(AXE.read_text(encoding="utf-8"))
        for name in names if FULL else AXED:
            measuring.show(page, name, "en", theme)
            told = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
            found += [
                f"{name} {one['id']}: {node['target']} {node['failureSummary']}"
                for one in told["violations"]
                if one["impact"] in {"serious", "critical"}
                for node in one["nodes"][:3]
            ]
    assert not found, "\n".join(found)
