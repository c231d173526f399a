"""Measures the screen of a game as it stands in a browser: what is visible, cut, too small, in the way of what.

    ./merlin python -m tests.browser.measuring --size 360x740 1280x800 base-turn all-arrived-build

prints what is wrong with these scenes (all without a name), check by check.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Page, sync_playwright

from tools import browser, node, scene_pictures, scene_server, scenes
from tools.scene_pictures import TOUCHED

SIZES: Final = ((360, 740), (768, 1024), (1280, 800), (1366, 650), (1920, 1080), (2560, 1440))
PHONE: Final = (360, 740)
PARTS: Final = ("dice", "goods", "traitors", "vassals", "missions")
"""What one decides with: parts of the own castle."""
MOST_OPTIONS: Final = 10


def _script(name: str, begins: str) -> str:
    """A function of the page, without the comment before it."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    return begins + text.partition(f"\n{begins}")[2]


MEASURE: Final = _script("measure.js", "() =>")
POINT: Final = _script("pointing.js", "async () =>")


class Element(msgspec.Struct):
    """Where an element of the board stands."""

    share: float
    covered: bool
    glows: bool
    size: tuple[float, float]
    region: str


class Region(msgspec.Struct):
    """Where a region stands, and whether one could scroll in it."""

    box: tuple[float, float, float, float]
    share: float
    scrolls: bool


class Button(msgspec.Struct):
    """Something to press."""

    name: str
    region: str
    box: tuple[float, float, float, float]
    reach: float


class Choice(msgspec.Struct):
    """An option in the prompt."""

    name: str
    share: float
    height: float


class Measured(msgspec.Struct):
    """What was found on the screen."""

    window: tuple[int, int]
    page: tuple[int, int]
    regions: dict[str, Region]
    overlaps: list[str]
    parts: dict[str, float]
    options: list[Choice]
    elements: dict[str, Element | None]
    small: list[str]
    cut: list[str]
    buttons: list[Button]


class Scene(NamedTuple):
    """A scene by name, with the elements of each option that its prompt offers."""

    name: str
    options: tuple[tuple[str, ...], ...]

    @property
    def base(self) -> bool:
        return self.name.startswith("base")

    @property
    def over(self) -> bool:
        return self.name.endswith("-over")


def read(name: str) -> Scene:
    """A scene that was made."""
    content: Mapping[str, Any] = msgspec.json.decode((scenes.FOLDER / f"{name}.en.json").read_bytes())
    asked = content["message"]["prompt"] if not content["steps"] else None
    options = asked["options"] if asked else []
    return Scene(name, tuple(tuple(option["elements"]) for option in options if not option["beside"]))


def wrong(scene: Scene, size: tuple[int, int], found: Measured) -> Iterator[tuple[str, str]]:
    """What the checklist of the table does not accept: the name of the check and what is wrong."""
    yield from (("small", words) for words in found.small)
    yield from (("cut", words) for words in found.cut)
    if scene.over:
        return  # the result is read, not played: it may be longer than the window
    if found.page[0] > size[0] or found.page[1] > size[1]:
        yield "scroll", f"the page is {found.page[0]} × {found.page[1]}"
    scrolling = [name for name, region in found.regions.items() if region.scrolls]
    yield from (("scroll", f"{name} scrolls") for name in scrolling)
    yield from (("overlap", words) for words in found.overlaps)
    yield from _prompt(found)
    if (scene.base and size in {(1280, 800), (1366, 650)}) or size[0] >= 1920:
        for part in PARTS:
            # A hand without cards takes no room.
            share = found.parts.get(part, 1 if part == "missions" else 0)
            if share < 0.99:
                yield "own", f"{part}: {share:.0%} visible"
    yield from _targets(scene, found, phone=size == PHONE)
    if size == PHONE:
        yield from _touch(found)


def _prompt(found: Measured) -> Iterator[tuple[str, str]]:
    place = found.regions.get("prompt")
    if place is None:
        yield "prompt", "there is none"
        return
    if place.share < 0.99:
        yield "prompt", f"{place.share:.0%} visible"
    visible = [option for option in found.options if option.share > 0]
    if len(visible) > MOST_OPTIONS:
        yield "options", f"{len(visible)} visible"
    for option in visible:
        if option.share < 0.99:
            yield "options", f"{option.name}: {option.share:.0%} visible"


def _targets(scene: Scene, found: Measured, *, phone: bool) -> Iterator[tuple[str, str]]:
    """Whatever can be chosen on the board is there, whole, and covered by nothing."""
    glowing = {name: one for name, one in found.elements.items() if one is not None and one.glows}
    stage = {name: one for name, one in glowing.items() if one.region not in {"prompt", "tray", "strip"}}
    for name, one in glowing.items() if not phone else stage.items():
        if one.share < 0.95:
            yield "targets", f"{name}: {one.share:.0%} visible in {one.region}"
        elif one.covered:
            yield "targets", f"{name} is covered in {one.region}"
    offered = [option for option in scene.options if option]
    if phone:
        if offered and not any(one.share >= 0.95 for one in glowing.values()):
            yield "targets", "none on the screen"
    else:
        for option in offered:
            if not any(name in found.elements for name in option):
                yield "found", f"nowhere: {', '.join(option)}"


def _touch(found: Measured) -> Iterator[tuple[str, str]]:
    for button in found.buttons:
        least = 36 if button.region == "strip" else 40
        if button.reach < least - 1 and button.region in {"prompt", "strip", "tray", "stage"}:
            yield "touch", f"{button.name}: {button.reach} high in {button.region}"
    for name, one in found.elements.items():
        if one is None or not one.glows or one.region in {"tray", "prompt"}:
            continue
        # A space of one ring is 32 × 48; of two rings it is wider and less deep.
        wide, high = one.size
        if (name.startswith("space:") and (min(one.size) < 32 or wide * high < 32 * 48)) or (
            name.startswith(("cell:", "slot:")) and wide < 43.5
        ):
            yield "touch", f"{name}: {wide:.0f} × {high:.0f}"


def measure(page: Page, size: tuple[int, int]) -> Measured:
    """Measure what the page shows in a window of this size: with the second frame, when boxes know their size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = page.evaluate(
        f"() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(({MEASURE})()))))"
    )
    return msgspec.convert(found, Measured)


def point(page: Page) -> Iterator[tuple[str, str]]:
    """What is wrong when one points at choices and at the board."""
    yield from (("pointing", words) for words in page.evaluate(POINT))


def show(page: Page, scene: str, lang: str = "en", theme: str = "light") -> None:
    """Another scene."""
    page.evaluate("([name, lang, theme]) => show(name, lang, theme)", [scene, lang, theme])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.measuring", allow_abbrev=False)
    parser.add_argument("scene", nargs="*")
    parser.add_argument("--size", nargs="+", default=[f"{wide}x{high}" for wide, high in SIZES])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--check", help="only this one")
    options = parser.parse_args()
    made = scenes.make()
    wanted: Sequence[str] = options.scene or made
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.program())
    with scene_server.serving() as address, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser.find(), args=list(browser.ARGUMENTS))
        for size in map(scene_pictures.size_of, options.size):
            page = scene_pictures.open_gallery(running, address, size, touch=size[0] < TOUCHED)
            for name in wanted:
                show(page, name, options.lang, "dark" if options.dark else "light")
                for check, words in wrong(read(name), size, measure(page, size)):
                    if options.check in {None, check}:
                        print(f"{name} {size[0]}×{size[1]} {check}: {words}", flush=True)
            page.context.close()
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
