"""Choosing on the board, in scenes of the gallery: figures are not in the way, prices stay readable, keys are few."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from tests.browser import measuring
from tests.browser.conftest import LAPTOP, PHONE
from tools import scene_pictures, scene_server, scenes

MOST_KEYS = 3

# A spot where a figure is drawn over the space it stands on.
ON_SPACE = """(space) => {
  const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-el]");
  for (const figure of document.querySelectorAll(".figure")) {
    const box = figure.getBoundingClientRect();
    for (const right of [0.5, 0.35, 0.65]) for (const down of [0.5, 0.7, 0.85, 0.95, 0.3]) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      figure.style.pointerEvents = "auto";
      const drawn = at(x, y) === figure;
      figure.style.pointerEvents = "";
      const below = document.elementsFromPoint(x, y).map((one) => one.closest("[data-el]")?.dataset.el);
      if (drawn && below.includes(space)) return { x, y };
    }
  }
  return null;
}"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The gallery with all scenes."""
    scenes.make()
    with scene_server.serving() as where:
        yield where


@pytest.fixture
def gallery(chromium: Browser, address: str) -> Iterator[Page]:
    """A window of a laptop."""
    page = scene_pictures.open_gallery(chromium, address, LAPTOP)
    yield page
    page.context.close()


def content(scene: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((scenes.FOLDER / f"{scene}.en.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["mouse", "fingers"])
def test_a_figure_is_not_in_the_way_of_its_space(chromium: Browser, address: str, size: tuple[int, int]) -> None:
    """Everybody stands where a die leads: one click there is die and move (a finger points first), figure or not."""
    option = content("base-turn")["message"]["prompt"]["options"][0]
    lead = option["leads"][0]
    page = scene_pictures.open_gallery(
        chromium, f"{address}?scene=base-turn&crowd={lead['space']}", size, touch=size == PHONE
    )
    page.locator(f'[data-el="space:{lead["space"]}"].glows').wait_for()
    spot = page.evaluate(ON_SPACE, f"space:{lead['space']}")
    assert spot is not None
    for _ in range(2 if size == PHONE else 1):
        assert page.evaluate("() => sent.filter((message) => message.type === 'act')") == []
        if size == PHONE:
            page.touchscreen.tap(spot["x"], spot["y"])
        else:
            page.mouse.click(spot["x"], spot["y"])
        page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    page.wait_for_function("() => sent.some((message) => message.type === 'act')")
    (act,) = page.evaluate("() => sent.filter((message) => message.type === 'act')")
    assert (act["action"], act["then"]) == (option["action"], lead["then"])
    page.context.close()


def test_a_tile_that_can_be_chosen_keeps_the_pixels_of_its_price(gallery: Page) -> None:
    """The glow goes around a tile: the colours it is built with look the same with it and without it."""
    measuring.show(gallery, "base-arrived-build")
    # The middle of each sign, in whole pixels.
    boxes: list[FloatRect] = gallery.evaluate(
        """() => [...document.querySelectorAll(".cell.glows .accepts .tag")].map((one) => {
             const { x, y, width, height } = one.getBoundingClientRect();
             return { x: Math.ceil(x + 2), y: Math.ceil(y + 2),
                      width: Math.floor(width - 5), height: Math.floor(height / 2) };
           })"""
    )
    assert len(boxes) > 20
    with_glow = [gallery.screenshot(clip=box, animations="disabled") for box in boxes[:12]]
    gallery.evaluate("() => document.querySelectorAll('.cell.glows').forEach((one) => one.classList.remove('glows'))")
    assert [gallery.screenshot(clip=box, animations="disabled") for box in boxes[:12]] == with_glow


def test_every_tile_shows_its_coordinate_and_is_three_keys_away(gallery: Page) -> None:
    """Material and tile by their keys; what finds no room in the prompt by its key in the list of all."""
    measuring.show(gallery, "base-arrived-build")
    options = content("base-arrived-build")["message"]["prompt"]["options"]
    tiles = {element for option in options for element in option["elements"] if element.startswith("cell:")}
    named = gallery.evaluate(
        """() => [...document.querySelectorAll(".cell.glows")].map((one) =>
             [one.dataset.el, `cell:${one.querySelector("text.name")?.textContent}`])"""
    )
    assert {one for one, _ in named} == tiles
    assert all(one == name for one, name in named)
    gallery.keyboard.press(".")
    listed = gallery.locator("dialog[open] button[data-action]")
    listed.first.wait_for()
    keys = {
        button.get_attribute("data-action"): (button.locator("kbd").text_content() or "").strip()
        for button in listed.all()
    }
    assert set(keys) == {option["action"] for option in options}
    assert all(0 < len("." + key) <= MOST_KEYS for key in keys.values())


@pytest.mark.parametrize("scene", ["base-turn", "all-turn"])
def test_requirements_and_traitors_say_whether_they_are_met(gallery: Page, scene: str) -> None:
    """Each requirement of one's own missions carries a tick or a cross, each traitor a tick or what it costs."""
    measuring.show(gallery, scene)
    needs, marks = gallery.evaluate(
        """() => [".needs > .need", ".needs > .need :is(.met, .missing)"].map((where) =>
             document.querySelectorAll(`[data-part=missions] [data-el^="card:"] ${where}`).length)"""
    )
    assert 0 < needs <= marks
    traitors = gallery.evaluate(
        """() => [...document.querySelectorAll('[data-part=traitors] [data-el^="traitor:"] > svg')].map((one) =>
             one.querySelector("circle.met, rect.lost") !== null)"""
    )
    assert traitors
    assert all(traitors)


def test_seats_and_lands_differ_by_form_alone(gallery: Page) -> None:
    """Without any colour: four charges, six banners, and none of them is a letter."""
    measuring.show(gallery, "base-turn")
    shapes = """(where) => [...document.querySelectorAll(where)].map((one) => {
        const drawn = document.getElementById(one.getAttribute("href").slice(1));
        return [...drawn.querySelectorAll("path, circle, rect, ellipse")].map((part) =>
          ["d", "r", "cx", "cy", "width", "points"].map((name) => part.getAttribute(name)).join()).join(" ");
      })"""
    lands = gallery.evaluate(shapes, '[data-region=lands] [data-el^="principality:"] use[href^="#banner"]')
    assert len(set(lands)) == 6
    seats = gallery.evaluate("() => [...document.querySelectorAll('[id^=charge-]')].map((one) => one.innerHTML)")
    assert len(set(seats)) == 4
