"""Lessons in a real browser: each is followed to its end by what it says itself, and wrong choices are answered."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from merlin_bigbox.learn.library import lessons
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.player import LOOK_EVERY, PATIENCE, Player

expect.set_options(timeout=PATIENCE)

IDS = [lesson.id for lesson in lessons()]
LANGS = dict(zip(IDS, cycle(("en", "de", "pt")), strict=False))
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

    def __init__(self, player: Player, lesson: dict[str, Any]) -> None:
        self.player, self.lesson = player, lesson
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
        self.page.locator(found[0]).first.click()
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


def begin(player: Player, name: str, lang: str) -> Learner:
    learner = Learner(player, player.ask(f"/api/lessons/{name}?lang={lang}"))
    player.open(f"/learn/{name}")
    player.page.locator(".coach").wait_for()
    return learner


@pytest.mark.parametrize("name", IDS)
def test_a_lesson_is_played_to_its_end(visit: Visit, name: str) -> None:
    """Every sentence can be followed, the solution solves the challenge, and the lesson counts as done."""
    player = visit(LANGS[name])
    learner = begin(player, name, LANGS[name])
    learner.steps()
    learner.solve()
    learner.wait("seen.solved")
    learner.hears(learner.lesson["done"])
    expect(player.page.locator(".coach-foot .primary")).to_have_count(1)
    assert json.loads(player.page.evaluate("localStorage.getItem('merlin-lessons')"))["done"] == [name]
    player.assert_no_sideways_scroll()


def test_a_wrong_choice_is_answered_and_not_played(visit: Visit) -> None:
    """First the hint, then an arrow, then Show me, which goes on; the lesson is taken up where it was left."""
    player = visit("en")
    learner = begin(player, "first-points", "en")
    page = player.page
    first, second = learner.lesson["parts"][0]["steps"][:2]
    learner.step("0 0", first)
    learner.hears(second["say"])
    at = page.locator("#prompt").get_attribute("data-at")
    hints = {hint["text"] for hint in second["hints"]}
    for misses in range(1, 4):
        learner.wait("seen.asks")
        page.locator("#prompt button[data-action^='die 4']").click()
        assert page.locator(".coach-bubble p").inner_text() in hints
        expect(page.locator(".lesson-arrow")).to_have_count(1 if misses >= 2 else 0)
        expect(page.locator(".coach-show")).to_have_count(1 if misses >= 3 else 0)
    assert page.locator("#prompt").get_attribute("data-at") == at
    player.assert_accessible()
    player.picture("lesson-hint")
    page.locator(".coach-show").click()
    learner.wait("seen.place === '0 2'")
    page.reload()
    learner.wait("seen.place === '0 2'")
    page.keyboard.press("Escape")
    learner.wait("seen.place === '0 1'")
    learner.hears(second["say"])


def test_a_challenge_that_fails_has_a_hint_and_a_solution(visit: Visit) -> None:
    """Any play is allowed; when nothing more can be done, the hint comes, then the solution if wanted."""
    player = visit("de")
    learner = begin(player, "first-points", "de")
    page = player.page
    challenge = learner.lesson["parts"][-1]["challenge"]
    page.locator(".coach-skip").click()
    learner.hears(challenge["goal"])
    left = ["die 6", "move cw"]
    while left:
        left = learner.take(left)
    while page.locator(".coach-show").count() == 0:
        learner.wait("seen.asks")
        at = page.locator("#prompt").get_attribute("data-at")
        page.locator("#prompt button[data-action]:visible").first.click()
        learner.wait("seen.at !== arg || document.querySelector('.coach-show')", at)
    expect(page.locator(".coach-bubble p")).to_have_text(challenge["hint"])
    page.locator(".coach-show").click()
    learner.wait("seen.solved")


@pytest.mark.parametrize(("size", "dark"), [(LAPTOP, False), (PHONE, True)])
def test_the_list_leads_to_the_next_lesson(visit: Visit, size: tuple[int, int], dark: bool) -> None:
    """A first visit is offered the first lesson; the list has one filled button, and shows what is done."""
    player = visit("en", size=size, dark=dark)
    page = player.page
    player.open("/")
    expect(page.locator("a.primary[href='/learn/first-points']")).to_have_count(1)
    player.assert_no_sideways_scroll()
    page.evaluate("localStorage.setItem('merlin-lessons', JSON.stringify({ done: ['first-points'], at: {} }))")
    player.open("/")
    page.locator("main a[href='/learn']").click()
    expect(page.locator("[data-lesson]")).to_have_count(len(IDS))
    expect(page.locator("[data-lesson=first-points]")).to_have_attribute("data-state", "done")
    expect(page.locator("main .primary")).to_have_count(1)
    expect(page.locator("main .primary")).to_have_attribute("data-next", IDS[1])
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    player.picture(f"learn-{size[0]}")
    page.locator("main .primary").click()
    page.locator(".coach").wait_for()
    player.picture(f"lesson-{size[0]}")
