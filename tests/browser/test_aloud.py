"""The game for who does not see it: every kind of prompt as it is read aloud, and what is announced while one plays."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket

from merlin_bigbox.engine.catalogue import module_names
from tests.browser import aloud
from tests.browser.conftest import Visit
from tests.browser.test_whole_games import play_by_keyboard
from tools import scene_pictures, scene_server, scenes

# Everything that is put into a live region.
LISTEN = """
  window.said = [];
  addEventListener("DOMContentLoaded", () => new MutationObserver((seen) => {
    for (const { target } of seen) {
      const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest("[aria-live]");
      const words = region?.textContent.replaceAll("\\u00a0", " ").trim();
      if (words && window.said.at(-1) !== words) window.said.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true }));
"""


@pytest.mark.parametrize("table", aloud.kinds())
def test_every_prompt_is_read_aloud_as_it_was_reviewed(chromium: Browser, table: str) -> None:
    """A question as heading, how many choices there are, and a name of its own for each of them.

    If a change is meant: ./merlin python -m tests.browser.aloud, and review the diff.
    """
    scenes.make()
    with scene_server.serving() as address:
        page = scene_pictures.open_gallery(chromium, address, aloud.LAPTOP)
        told = {name: aloud.listen(page, name) for name in aloud.kinds()[table]}
        page.context.close()
    assert [f"{name}: {words}" for name, snapshot in told.items() for words in aloud.wrong(snapshot)] == []
    assert aloud.text_of(told) == (aloud.FOLDER / f"{table}.txt").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), tuple(module_names())], ids=["base", "all-modules"])
def test_outcomes_are_announced_and_no_buttons_of_others(visit: Visit, modules: tuple[str, ...]) -> None:
    """A whole game by keyboard: what oneself and others did is said in words of the log, and so is each question."""
    player = visit("en")
    player.context.add_init_script(LISTEN)
    steps: list[dict[str, Any]] = []
    player.page.on("websocket", lambda socket: _hear(socket, steps))
    player.open(f"/table/{player.new_table('me', 'random', modules=modules)}")
    play_by_keyboard(player, random.Random(4))
    said: list[str] = player.page.evaluate("() => window.said")
    own, others = (
        [outcome(step) for step in steps if (step["seat"] == "red") == mine and outcome(step)] for mine in (True, False)
    )
    everything = "\n".join(said)
    assert [words for words in own + others if words not in everything] == []
    labels = {step["label"] for step in steps} - set(own) - set(others)
    assert labels.isdisjoint(said)
    assert any(words.startswith("Your move: ") for words in said)


def outcome(step: dict[str, Any]) -> str:
    """What happened, as the log tells it: an entry for each move, whose arrows are pauses."""
    entries: list[str] = []
    for line in step["lines"]:
        if line["begins"] or not entries:
            entries.append("")
        entries[-1] += line["part"]
    told = (entry.strip().replace(" →", ",") for entry in entries if entry.strip())
    return " ".join(told).replace("\u00a0", " ")


def _hear(socket: WebSocket, steps: list[dict[str, Any]]) -> None:
    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        # The points of a scoring are told by themselves, one category after the other.
        if message["type"] == "step" and not message.get("scoring"):
            steps.append(message)

    socket.on("framereceived", hear)
