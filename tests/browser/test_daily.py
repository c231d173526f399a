"""The daily position in a real browser: found, missed, looked up, kept from day to day, and practiced."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from merlin_bigbox.puzzles.library import of_day, puzzles
from merlin_bigbox.puzzles.puzzle import Puzzle
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.learner import Learner
from tests.browser.player import PATIENCE, Player

expect.set_options(timeout=PATIENCE)

TODAY = date(2026, 11, 18)


def come(player: Player, day: date) -> None:
    """It is this day in the browser; time goes on as it does."""
    player.page.clock.set_fixed_time(f"{day}T12:00:00")


def puzzle_of(day: date) -> Puzzle:
    found = of_day(day)
    assert found is not None
    return found


def sit(player: Player, puzzle: Puzzle, address: str, *, by_keys: bool = False) -> Learner:
    player.open(address)
    player.page.locator(".judge").wait_for()
    return Learner(player, {"id": puzzle.id}, by_keys=by_keys)


def take(learner: Learner, line: tuple[str, ...]) -> None:
    left = list(line)
    while left:
        left = learner.take(left)


def verdict(player: Player, said: str) -> None:
    expect(player.page.locator(f".judge[data-verdict={said}]")).to_have_count(1)


def kept(player: Player) -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = json.loads(
        player.page.evaluate("localStorage.getItem('merlin-daily')")
    )
    return found


def test_todays_position_is_found_and_told_to_friends(visit: Visit) -> None:
    """From the first page; the verdict is read aloud and has the focus, and the first page knows it afterwards."""
    player, puzzle = visit("en"), puzzle_of(TODAY)
    page = player.page
    come(player, TODAY)
    player.open("/")
    expect(page.locator("[data-daily='']")).to_have_count(1)
    page.locator("[data-daily]").click()
    expect(page).to_have_url(f"{player.url}/daily")
    page.locator(".judge").wait_for()
    player.assert_accessible()
    take(Learner(player, {"id": puzzle.id}), puzzle.line)
    verdict(player, "best")
    expect(page.locator(".coach-bubble h2")).to_be_focused()
    expect(page.locator("[aria-live=polite]").first).to_contain_text("You found the best turn.")
    expect(page.locator(".coach-plans article")).to_have_count(2)
    player.assert_accessible()
    player.picture("daily-found")
    page.locator(".judge-share").click()
    told = page.get_by_text("Merlin daily 2026-11-18 ⭐ solved at the first try")
    expect(told.first).to_be_visible()
    assert kept(player)["days"]["2026-11-18"] == {"outcome": "solved", "tries": 1, "on": "2026-11-18"}
    player.open("/")
    expect(page.locator("[data-daily=solved]")).to_have_count(1)


def test_another_turn_is_judged_and_the_answer_comes_when_it_is_wanted(visit: Visit) -> None:
    """By keyboard: hints, a turn that is not the best, back, and the best turn shown, which ends the day unsolved."""
    player, puzzle = visit("de"), puzzle_of(TODAY)
    page = player.page
    answers: list[str] = []
    page.on("request", lambda request: answers.append(request.url) if "/answer" in request.url else None)
    come(player, TODAY)
    learner = sit(player, puzzle, "/daily", by_keys=True)
    page.locator(".judge-hint").press("Enter")
    expect(page.locator(".coach-bubble p")).not_to_be_empty()
    page.locator(".judge-hint").press("Enter")
    expect(page.locator(".judge-hint")).to_have_count(0)
    expect(page.locator(".coach-bubble p")).to_have_text("Er beginnt mit dem, was leuchtet.")
    player.picture("daily-hint")
    take(learner, puzzle.plans[1].actions)
    verdict(player, "less")
    expect(page.locator(".coach-bubble h2")).to_contain_text("weniger als der beste Zug")
    expect(page.locator(".coach-plans article")).to_have_count(1)
    assert answers == []
    player.assert_accessible()
    player.picture("daily-less")
    page.locator(".coach-back").press("Enter")
    learner.wait("seen.asks")
    page.locator(".coach-show").press("Enter")
    verdict(player, "shown")
    assert len(answers) == 1
    expect(page.locator(".coach-plans article.best")).to_have_count(1)
    expect(page.locator(".coach-plans article")).to_have_count(2)
    page.locator(".coach-again").press("Enter")
    take(learner, puzzle.line)
    verdict(player, "best")
    assert kept(player)["days"]["2026-11-18"]["outcome"] == "given"
    page.locator(".judge-days").press("Enter")
    expect(page.locator("dialog[open] [data-day='2026-11-18']")).to_have_attribute("data-state", "given")
    player.assert_accessible()


def test_days_in_a_row_are_counted(visit: Visit) -> None:
    """On a phone: two days solved, a third that is not played yet, a fourth for which it is too late."""
    player = visit("pt", size=PHONE, dark=True)
    page = player.page
    for number in range(2):
        day = TODAY + timedelta(number)
        come(player, day)
        puzzle = puzzle_of(day)
        take(sit(player, puzzle, "/daily"), puzzle.line)
        verdict(player, "best")
        player.assert_no_sideways_scroll()
        expect(page.locator(".judge-days")).to_contain_text(f"★ {number + 1}")
    player.picture("daily-phone")
    for number, words in ((2, "2 dias seguidos."), (3, "Nenhum dia seguido ainda.")):
        come(player, TODAY + timedelta(number))
        player.open("/puzzles")
        expect(page.locator(".calendar-streak")).to_contain_text(words)
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    page.locator("[data-day='2026-11-18']").click()
    expect(page).to_have_url(f"{player.url}/daily/2026-11-18")
    page.locator(".judge").wait_for()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_positions_are_practiced_level_by_level(visit: Visit, size: tuple[int, int]) -> None:
    """What is solved is marked, and the next one is another."""
    player = visit("en", size=size)
    page = player.page
    come(player, TODAY)
    levels = [puzzle.level for puzzle in puzzles()]
    first = next(puzzle for puzzle in puzzles() if levels.count(puzzle.level) > 1)
    done = {"days": {}, "puzzles": {first.id: {"outcome": "solved", "tries": 2, "on": "2026-11-17"}}}
    player.open("/puzzles")
    page.evaluate("(text) => localStorage.setItem('merlin-daily', text)", json.dumps(done))
    player.open("/puzzles")
    expect(page.locator("[data-puzzle]")).to_have_count(len(puzzles()))
    expect(page.locator(f"[data-puzzle='{first.id}']")).to_have_class("solved")
    expect(page.locator("main .primary")).to_have_count(1)
    player.assert_accessible()
    player.assert_no_sideways_scroll()
    player.picture(f"puzzles-{size[0]}")
    page.locator(f"[data-level='{first.level}'] .button").click()
    page.locator(".judge").wait_for()
    assert first.id not in page.url
    player.assert_no_sideways_scroll()


@pytest.mark.parametrize("address", ["/daily/2026-11-19", "/daily/2025-01-01", "/daily/nonsense", "/puzzles/nothing"])
def test_where_there_is_no_position_that_is_said(visit: Visit, address: str) -> None:
    player = visit("en")
    player.forgiven.append("404")
    come(player, TODAY)
    player.open(address)
    expect(player.page.locator("h1")).to_have_text("There is no position here.")
