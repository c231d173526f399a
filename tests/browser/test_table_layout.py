"""The table at the sizes it is drawn for: everything one decides with is in sight, and the prompt keeps its place."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from merlin_bigbox.engine.catalogue import module_names
from tests.browser.conftest import Visit
from tests.browser.player import Player

PARTS = ("dice", "goods", "traitors", "vassals", "missions")
REGIONS = ("strip", "wheel", "castle", "map", "missions", "fact", "prompt")

# The boxes of all regions, and what of the castle's pieces is not wholly within the window and the castle, or covered.
MEASURE = """() => {
  const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect();
                         return { left, top, right, bottom }; };
  const shown = (one) => one.getClientRects().length > 0;
  const regions = {};
  for (const one of document.querySelectorAll("[data-region]")) if (shown(one)) regions[one.dataset.region] = box(one);
  const castle = regions.castle;
  const hidden = [];
  const parts = {};
  for (const part of document.querySelectorAll("[data-region=castle] [data-part]")) {
    const pieces = [...part.querySelectorAll("[data-el]")].filter(shown);
    parts[part.dataset.part] = pieces.length;
    for (const piece of pieces) {
      const { left, top, right, bottom } = box(piece);
      const name = `${part.dataset.part} ${piece.dataset.el}`;
      if (left < castle.left - 1 || right > castle.right + 1 || top < castle.top - 1 || bottom > castle.bottom + 1
          || right > innerWidth || bottom > innerHeight) hidden.push(`${name} is out of the castle`);
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!piece.contains(at) && !at?.closest("[data-el]")?.isSameNode(piece)) hidden.push(`${name} is covered`);
    }
  }
  const page = document.scrollingElement;
  // Whoever wants no motion gets none.
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0)
    .map((one) => `${one.animationName ?? one.id} of ${one.effect.target?.getAttribute("class")}`);
  return { regions, hidden, parts, moving, page: [page.scrollWidth, page.scrollHeight],
    window: [innerWidth, innerHeight] };
}"""


def overlaps(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes share more than a hair."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


def measured(player: Player) -> dict[str, Any]:
    """Measure the table, and see that it is laid out as it should be."""
    player.page.mouse.move(0, 0)
    found: dict[str, Any] = player.page.evaluate(MEASURE)
    assert found["page"] == found["window"], "the page scrolls"
    regions = found["regions"]
    assert set(REGIONS) <= set(regions)
    for number, name in enumerate(REGIONS):
        for other in REGIONS[number + 1 :]:
            assert not overlaps(regions[name], regions[other]), f"{name} and {other} overlap"
    for name in REGIONS:
        place = regions[name]
        assert min(place["left"], place["top"]) >= -1, name
        assert place["right"] <= found["window"][0] + 1, name
        assert place["bottom"] <= found["window"][1] + 1, name
    assert found["hidden"] == []
    assert found["moving"] == [], "motion was unwanted"
    assert set(PARTS) <= set(found["parts"])
    return found


@pytest.mark.parametrize(
    ("size", "modules", "lang"),
    [
        ((1280, 800), (), "de"),
        ((1366, 650), (), "pt"),
        ((1920, 1080), tuple(module_names()), "en"),
    ],
    ids=["1280x800", "1366x650", "1920x1080-all-modules"],
)
def test_everything_one_decides_with_is_in_sight(
    visit: Visit, size: tuple[int, int], modules: tuple[str, ...], lang: str
) -> None:
    """Dice, goods, traitors, vassals and missions at every prompt; the prompt never moves, and nothing scrolls."""
    player = visit(lang, size=size)
    player.open(f"/table/{player.new_table('me', 'random', 'random', 'random', modules=modules)}")
    luck = random.Random(6)
    answered = -1
    places: set[str] = set()
    for _ in range(25):
        seen = player.wait_to_be_asked(answered)
        if seen.over:
            break
        if not seen.dialog:
            places.add(json.dumps(measured(player)["regions"]["prompt"]))
        answered = seen.at if player.move(seen, luck) else -1
    assert len(places) == 1
