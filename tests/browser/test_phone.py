"""The table on a phone: the prompt and the pane it is about on one screen, dots, fingers, and nothing that scrolls."""

from __future__ import annotations

import random
from typing import Any

import pytest

from merlin_bigbox.engine.catalogue import module_names
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import Player

LYING = (740, 360)

# Where everything stands, what glows where, and what is cut off.
MEASURES = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const region = (name) => document.querySelector(`[data-region="${name}"]`);
  const within = (inner, outer) =>
    inner[0] >= outer[0] - 1 && inner[1] >= outer[1] - 1 && inner[2] <= outer[2] + 1 && inner[3] <= outer[3] + 1;
  const stage = box(region("stage"));
  const shown = document.querySelector("[data-pane]:not([hidden])");
  // What stands on the rim of the rondel may reach a little over the edge: it is drawn there.
  const drawn = [stage[0] - 10, stage[1] - 10, stage[2] + 10, stage[3] + 10];
  const cut = [...shown.querySelectorAll("[data-el].glows")].filter((one) => !within(box(one), drawn));
  const panes = [...document.querySelectorAll("[data-pane]")];
  const targets = (pane) => new Set([...pane.querySelectorAll("[data-el].glows")].map((one) => one.dataset.el)).size;
  const root = document.scrollingElement;
  return {
    prompt: box(region("prompt")),
    apart: stage[3] <= box(region("tray"))[1] + 1 && box(region("tray"))[3] <= box(region("prompt"))[1] + 1,
    inside: ["stage", "tray", "prompt"].every((name) => within(box(region(name)), [0, 0, innerWidth, innerHeight])),
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth || scrollY !== 0,
    shown: shown.dataset.pane,
    holding: Object.fromEntries(panes.map((pane) => [pane.dataset.pane, targets(pane)]).filter(([, count]) => count)),
    dots: [...document.querySelectorAll("[data-chip]:has(.dot)")].map((chip) => chip.dataset.chip),
    cut: cut.map((one) => one.dataset.el),
    small: [...shown.querySelectorAll("[data-el].glows")].flatMap((one) => {
      const [left, top, right, bottom] = box(one);
      const [wide, high] = [right - left, bottom - top];
      const least = { slot: [44, 40], cell: [44, 44], space: [32, 32] }[one.dataset.el.split(":")[0]];
      return least && (wide < least[0] - 0.5 || high < least[1] - 0.5) ? [`${one.dataset.el} ${wide} × ${high}`] : [];
    }),
  };
}"""


FULL_LANDS = 24
"""With more parts of lands to choose among, which takes modules, they are higher than the stage."""


def measures(player: Player) -> dict[str, Any]:
    # A new prompt turns the panes, and the next frame shows it.
    player.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
    )
    found: dict[str, Any] = player.page.evaluate(MEASURES)
    return found


def swipe(player: Player, by: int) -> None:
    """A finger goes across the stage."""
    box = player.page.locator('[data-region="stage"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = player.context.new_cdp_session(player.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        points = [{"x": x + by * step / 5, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def turned_to(player: Player, pane: str) -> None:
    """Wait until this pane is shown, and no other one."""
    player.page.locator(f'[data-chip="{pane}"][aria-selected="true"]').wait_for()
    assert player.page.locator("[data-pane]:not([hidden])").get_attribute("data-pane") == pane


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), tuple(module_names())], ids=["base", "all-modules"])
def test_prompt_and_its_pane_are_on_the_screen_together(visit: Visit, modules: tuple[str, ...]) -> None:
    """A whole game: the prompt keeps its place, its targets are whole on the stage, dots mark the other panes."""
    player = visit("en", size=PHONE, touch=True)
    player.open(f"/table/{player.new_table('me', 'random', 'random', 'random', modules=modules)}")
    luck = random.Random(7)
    places: set[tuple[float, ...]] = set()
    answered = -1
    for _ in range(2_000):
        seen = player.wait_to_be_asked(answered)
        if seen.over:
            break
        if not seen.dialog:
            found = measures(player)
            places.add(tuple(found["prompt"]))
            assert found["inside"], str(found)
            assert found["apart"], str(found)
            assert not found["scrolls"], str(found)
            # A module's board that is higher than the stage scrolls in its pane, and so do lands that modules filled.
            full = found["shown"] == "lands" and found["holding"].get("lands", 0) > FULL_LANDS
            assert found["shown"] == "boards" or full or found["cut"] == [], str(found)
            assert found["small"] == [], str(found)
            assert set(found["dots"]) >= set(found["holding"]), str(found)
        answered = seen.at if player.move(seen, luck) else -1
    assert player.look().over
    assert len(places) == 1
    assert player.unreachable == set()


def test_a_finger_turns_the_panes_and_a_new_prompt_turns_them_back(visit: Visit) -> None:
    """Swiping and tapping chips; what the player turned to stays until the next prompt."""
    player = visit("en", size=PHONE, touch=True)
    player.open(f"/table/{player.new_table('me', 'random')}")
    seen = player.wait_to_be_asked()
    turned_to(player, "rondel")
    player.page.locator('[data-chip="map"]').tap()
    turned_to(player, "map")
    swipe(player, 160)
    turned_to(player, "lands")
    swipe(player, -160)
    turned_to(player, "map")
    swipe(player, -160)
    turned_to(player, "map")
    # The first tap after a swipe only stops it: browsers do that.
    player.page.locator("#question").tap()
    # The next turn begins with its dice, and so on the rondel.
    player.choose(seen.options[0])
    answered = seen.at
    luck = random.Random(1)
    for _ in range(40):
        seen = player.wait_to_be_asked(answered)
        if any(action.startswith("die") for action in seen.options):
            break
        answered = seen.at if player.move(seen, luck) else -1
    turned_to(player, "rondel")


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_what_scrolls_opens_over_the_phone(visit: Visit, lang: str) -> None:
    """Log and chat from the menu; chips and pills are large enough for a finger and no word is cut."""
    player = visit(lang, size=PHONE, touch=True)
    table = player.new_table("me", "random", "random", "random", modules=tuple(module_names()))
    player.open(f"/table/{table}")
    player.wait_to_be_asked()
    chips = player.page.locator("[data-chip]")
    for index in range(chips.count()):
        sizes = chips.nth(index).evaluate("(one) => [one.offsetHeight, one.scrollWidth - one.clientWidth]")
        assert sizes[0] >= 36
        assert sizes[1] <= 0
    player.assert_accessible()
    player.page.locator(".opener").tap()
    player.page.locator("nav.menu button").first.tap()
    wide, high = player.page.locator("dialog[open]").evaluate("(one) => [one.offsetWidth, one.offsetHeight]")
    assert (wide, high) == PHONE
    player.page.keyboard.press("Escape")
    player.page.locator('li[data-seat="yellow"] .pill').tap()
    turned_to(player, "castle")


def test_a_phone_that_lies_has_the_prompt_on_its_right(visit: Visit) -> None:
    """Stage on the left, prompt on the right, 300 wide; nothing scrolls."""
    player = visit("en", size=LYING, touch=True)
    player.open(f"/table/{player.new_table('me', 'random')}")
    player.play(seed=3, most=6)
    player.wait_to_be_asked()
    found = measures(player)
    left, top, right, bottom = found["prompt"]
    assert (right - left, top, right, bottom) == (300, 0, *LYING)
    assert not found["scrolls"]
    assert found["cut"] == []
