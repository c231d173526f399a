"""Lessons in a real browser: each is followed to its end by what it says itself, and wrong choices are answered."""

from __future__ import annotations

import json
import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from merlin_bigbox.learn.library import lessons
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.learner import Learner
from tests.browser.player import PATIENCE, Player

expect.set_options(timeout=PATIENCE)

IDS = [lesson.id for lesson in lessons()]
LANGS = dict(zip(IDS, cycle(("en", "de", "pt")), strict=False))


def begin(player: Player, name: str, lang: str) -> Learner:
    learner = Learner(player, player.ask(f"/api/lessons/{name}?lang={lang}"))
    player.open(f"/learn/{name}")
    player.page.locator(".coach").wait_for()
    if learner.lesson["module"]:
        close_setup(player)
    return learner


def close_setup(player: Player) -> None:
    """Look at what the module brings, and go on."""
    window = player.page.locator("dialog[open]")
    expect(window.locator("figure").first).to_be_visible()
    window.locator("button.primary").click()
    expect(window).to_have_count(0)


def test_a_lesson_shows_what_it_needs_and_the_way_that_was_found(visit: Visit) -> None:
    """Without map, cards and the others; the space that is meant stands in the map's place, the ways on the ring.

    Once the challenge is solved the way that was found stands beside the tempting one.
    """
    player = visit("en")
    learner = begin(player, "first-points", "en")
    page = learner.page
    for part in ("[data-region=map]", "[data-region=missions]", "[data-region=hand]", ".players"):
        expect(page.locator(part)).to_be_hidden()
    learner.steps()
    learner.solve()
    expect(page.locator(".learn-place h3")).to_have_text("Victory points: influence")
    expect(page.locator(".learn-leg")).to_have_text(["1", "2"])
    found, tempting = page.locator(".coach-plans article").all()
    expect(found.locator("li")).to_have_text(
        [
            "Red: knight 5 → Victory points: flags. +3 points.",
            "Red: knight 6 → Victory points: influence. +3 points.",
        ]
    )
    expect(found.locator("p")).to_have_text("+6")
    expect(tempting.locator("p")).to_have_text("+4")
    player.picture("challenge-solved")


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_what_the_vassals_do_is_read_whole(visit: Visit, lang: str) -> None:
    """The land in the map's place has room for the duties below it, whatever stands beside it."""
    for size in (LAPTOP, (1920, 1080)):
        player = visit(lang, size=size)
        for name in ("vassals", "missions"):
            begin(player, name, lang)
            expect(player.page.locator(".learn-place li").first).to_be_visible()
            assert (
                player.page.evaluate("""() => {
              const place = document.querySelector(".learn-place");
              const end = place.getBoundingClientRect().bottom;
              return [...place.querySelectorAll("li")].filter((one) => one.getBoundingClientRect().bottom > end).length;
            }""")
                == 0
            ), (name, size)


def test_a_phone_shows_a_lesson_from_its_beginning(visit: Visit) -> None:
    """What a module brings is read from its title on; the track of rounds is lit beside the words, not over them."""
    player = visit("de", size=PHONE)
    page = player.page
    player.open("/learn/arthur")
    window = page.locator("dialog[open]")
    expect(window.locator("figure").last).to_be_visible()
    expect(window.locator("button.primary")).to_be_focused()
    expect(window.locator("h2")).to_be_in_viewport()
    begin(player, "first-points", "de")
    halo = 10.5
    assert (
        page.evaluate("""() => {
      const [track, words] = [".rounds", ".middle .turn"].map((part) =>
        document.querySelector(`.learning ${part}`).getBoundingClientRect());
      return words.top - track.bottom;
    }""")
        >= halo
    )


def test_used_dice_leave_the_words_beside_them_alone(visit: Visit) -> None:
    """In a castle with the die of a module all other dice may be gone: their places fit the room of the dice."""
    page = begin(visit("de"), "arthur", "de").page
    assert page.evaluate("""() => {
      const right = (part) => part.getBoundingClientRect().right;
      const dice = [...document.querySelectorAll(".castle .dice > *")];
      return Math.max(...dice.map(right)) <= document.querySelector(".castle .traitors").getBoundingClientRect().left;
    }""")


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
    expect(page.locator(".ways a[href='/rulebook']")).to_be_visible()
    expect(page.locator("nav a[href='/learn']")).to_be_visible()
    player.assert_no_sideways_scroll()
    page.evaluate("localStorage.setItem('merlin-lessons', JSON.stringify({ done: ['first-points'], at: {} }))")
    player.open("/")
    page.locator(".starts a.primary[href='/learn']").click()
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


def test_the_first_page_has_one_filled_button(visit: Visit) -> None:
    """A table that waits for one's move, else lessons that were begun, else a game; the others stand beside it."""
    player = visit("en")
    page = player.page
    begun = {"done": ["first-points"], "at": {"first-round": {"part": 0, "step": 0, "actions": []}}}
    filled = page.locator(".starts .primary")
    for kept, what in ((begun, "Learn to play"), ({"done": list(IDS), "at": {}}, "Play now against three bots")):
        player.open("/")
        page.evaluate("(kept) => localStorage.setItem('merlin-lessons', JSON.stringify(kept))", kept)
        page.reload()
        expect(filled).to_have_text([what])
        expect(page.locator(".starts > *")).to_have_count(2)
    table = player.new_table("me", "random")
    player.open(f"/table/{table}")
    player.wait_to_be_asked()
    player.open("/")
    expect(filled).to_have_text(["Play on"])
    expect(page.locator(".starts > *")).to_have_count(3)
    player.picture("home-play-on")
    filled.click()
    player.wait_to_be_asked()
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
