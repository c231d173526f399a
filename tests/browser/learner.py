"""Somebody who plays alone at the table and is spoken to there: does what the coach says, or solves a position."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.player import LOOK_EVERY, Player

BY_HAND = "missions"
"""The lesson in which one ends one's turn oneself."""
END_TURN = "end turn"
MOST_AT_ONCE = 4
"""So many actions are one choice at most."""

# The sentence, and the question below it, as far as something can be chosen.
SEEN = """() => {
  const coach = document.querySelector(".coach");
  const prompt = document.querySelector("#prompt");
  if (!coach || coach.ariaBusy === "true") return null;
  return { place: coach.dataset.place, solved: coach.dataset.solved === "true",
    asks: coach.matches(".do, .challenge") && prompt?.getAttribute("aria-busy") === "false",
    at: prompt?.dataset.at ?? "" };
}"""

# A spot of a part of the board that nothing covers.
SPOT = """(name) => {
  for (const element of document.querySelectorAll(`[data-el="${CSS.escape(name)}"]`))
    for (const box of [element, ...element.querySelectorAll("*")].map((part) => part.getBoundingClientRect()))
      for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const y of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const spot = { x: box.left + box.width * x, y: box.top + box.height * y };
        if (box.width && element.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
      }
  return null;
}"""


class Learner:
    """Somebody who does what the coach says."""

    def __init__(self, player: Player, lesson: dict[str, Any], *, by_keys: bool = False) -> None:
        self.player, self.lesson, self.by_keys = player, lesson, by_keys
        self.page = player.page

    def wait(self, so: str, arg: object = None) -> None:
        """Wait until something is so of what is seen."""
        condition = f"(arg) => {{ const seen = ({SEEN})(); return seen && ({so}); }}"
        self.page.wait_for_function(condition, arg=arg, polling=LOOK_EVERY)

    def hears(self, words: str) -> None:
        """The coach says this, and the keyboard is there."""
        expect(self.page.locator(".coach-bubble h2")).to_have_text(words)
        self.wait("document.activeElement?.matches('.coach-bubble h2')")

    def take(self, actions: list[str]) -> list[str]:
        """Choose what comes first of these actions, however many are one choice; gives those that are left."""
        self.wait("seen.asks")
        before = self.page.evaluate(SEEN)
        found = self.offered("#prompt", actions)
        if not found:
            self.page.keyboard.press(".")
            self.page.locator("dialog[open]").wait_for()
            found = self.offered("dialog[open]", actions)
        if not found:
            # A move is changed before it is made.
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(0)
            self.page.keyboard.press("c")
            self.wait("document.querySelector('#prompt').dataset.depth === '1'")
            found = self.offered("#prompt", actions)
        assert found, f"{self.lesson['id']}: nothing offers {actions}"
        button = self.page.locator(found[0]).first
        if self.by_keys:
            button.press("Enter")
        else:
            button.click()
        self.wait("seen.place !== arg.place || seen.at !== arg.at || seen.solved", before)
        return actions[found[1] :]

    def offered(self, where: str, actions: list[str]) -> tuple[str, int] | None:
        """The button for as many of these actions as one has, and how many these are."""
        for count in range(min(MOST_AT_ONCE, len(actions)), 0, -1):
            name = json.dumps(" > ".join(actions[:count]))
            button = f"{where} button[data-action={name}]:visible:not(:disabled)"
            if self.page.locator(button).count():
                return button, count
        return None

    def do(self, line: list[str]) -> None:
        """Take a line of actions; a turn ends by itself, unless nothing else is to be done."""
        left = line
        while left:
            if left[0] == END_TURN and len(line) > 1 and self.lesson["id"] != BY_HAND:
                left = left[1:]
            else:
                left = self.take(left)

    def step(self, place: str, step: dict[str, Any]) -> None:
        """Do what one sentence wants."""
        self.wait("seen.place === arg", place)
        self.hears(step["say"])
        if step["kind"] == "next":
            self.page.keyboard.press("Enter")
        elif step["kind"] == "guess":
            self.page.locator(f"[data-guess='{max(0, step['right'])}']").click()
            self.page.locator(".coach-next").click()
        elif step["kind"] == "tap":
            found = self.page.wait_for_function(SPOT, arg=step["tap"], polling=LOOK_EVERY)
            spot = found.json_value()
            self.page.mouse.click(spot["x"], spot["y"])
        else:
            self.do(step["lines"][0])

    def steps(self) -> None:
        """All sentences up to the challenge."""
        for number, part in enumerate(self.lesson["parts"]):
            for index, step in enumerate(part["steps"]):
                self.step(f"{number} {index}", step)

    def solve(self) -> None:
        """The challenge as its solution says."""
        last = self.lesson["parts"][-1]
        self.wait("seen.place === arg", f"{len(self.lesson['parts']) - 1} {len(last['steps'])}")
        if not last["challenge"]["solution"]:
            return
        self.hears(last["challenge"]["goal"])
        left = last["challenge"]["solution"]
        while left:
            left = self.take(left)
