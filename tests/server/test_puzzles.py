"""Puzzles over HTTP: anybody may try one, nothing is kept, the answer is told when it is asked for, and no more."""

from __future__ import annotations

import dataclasses
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.puzzles import judging, library
from merlin_bigbox.puzzles.puzzle import Puzzle, position
from merlin_bigbox.server import puzzles as told
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.protocol.puzzles import AskPuzzle, PlayPuzzle
from merlin_bigbox.server.protocol.refusal import RefusalError
from tests.server.client import House, house, merge
from tests.server.test_lessons import refused, stranger

ALL = library.puzzles()
FIRST = ALL[0]
OTHERS = ALL[:: len(ALL) // 5 + 1]
"""Some of them, of every level."""


def play(client: httpx.Client, puzzle: str, *actions: str, lang: str = "en") -> httpx.Response:
    return client.post(f"/api/puzzles/{puzzle}/play", json={"lang": lang, "actions": list(actions)})


def ask(client: httpx.Client, puzzle: str, played: list[str], /, **question: Any) -> httpx.Response:
    wish = {"lang": "en", "actions": played, "ask": {"id": 7, **question}}
    return client.post(f"/api/puzzles/{puzzle}/ask", json=wish)


def test_puzzles_are_listed_and_told_without_their_answers(shared: House) -> None:
    with stranger(shared) as client:
        listed = client.get("/api/puzzles").json()
        assert [info["id"] for info in listed] == [puzzle.id for puzzle in ALL]
        whole = client.get(f"/api/puzzles/{FIRST.id}?lang=de").json()
        assert whole.items() >= listed[0].items()
        assert set(whole) - set(listed[0]) == {"themes", "proved"}
        assert (whole["seat"], whole["round"], whole["level"]) == (SEAT_NAMES[FIRST.seat], FIRST.round, FIRST.level)


def test_a_day_has_its_puzzle(shared: House) -> None:
    """The page's own date decides, whatever the server's is."""
    with stranger(shared) as client:
        for day in (date(2026, 11, 18), date(2026, 11, 19), date(2031, 2, 28)):
            found = library.of_day(day)
            assert found is not None
            assert client.get(f"/api/puzzles/day/{day}?lang=pt").json()["id"] == found.id


def test_a_moment_is_a_table_and_the_last_step(shared: House) -> None:
    """The step leads from the moment before to this one, as at a table; there is no verdict yet."""
    with stranger(shared) as client:
        start = play(client, FIRST.id).json()
        assert (start["steps"], start["verdict"]) == ([], None)
        assert start["table"]["viewer"] == SEAT_NAMES[FIRST.seat]
        assert start["table"]["prompt"]["seat"] == SEAT_NAMES[FIRST.seat]
        facts = [option["fact"] for option in start["table"]["prompt"]["options"]]
        assert not [fact for fact in facts if "best:" in fact.lower()]
        assert [seat["yours"] for seat in start["table"]["info"]["seats"]].index(True) == FIRST.seat
        after = play(client, FIRST.id, FIRST.line[0]).json()
        (step,) = after["steps"]
        assert (step["before"], step["at"]) == (start["table"]["at"], after["table"]["at"])
        seen: dict[str, Any] = {}
        merge(seen, start["table"]["changes"])
        merge(seen, step["changes"])
        whole: dict[str, Any] = {}
        merge(whole, after["table"]["changes"])
        assert seen == whole
        assert after["verdict"] is None


@pytest.mark.parametrize("lang", ["en", "de", "pt"])
def test_the_best_plan_is_told_to_be_that(shared: House, lang: str) -> None:
    """With what it did in words; there is nothing left to be asked, and its last action is not played."""
    with stranger(shared) as client:
        before = play(client, FIRST.id, *FIRST.line[:-1], lang=lang).json()
        found = play(client, FIRST.id, *FIRST.line, lang=lang).json()
        plan = found["verdict"]["plan"]
        assert (found["verdict"]["best"], plan["loss"], found["steps"]) == (True, 0.0, [])
        assert (found["table"]["prompt"], found["table"]["at"]) == (None, before["table"]["at"])
        assert plan["actions"] == list(FIRST.line)
        assert len(plan["lines"]) >= 2
        answer = client.get(f"/api/puzzles/{FIRST.id}/answer?lang={lang}").json()
        assert answer["best"] == plan
        assert answer["next"]["loss"] == FIRST.plans[1].loss
        assert answer["count"] == FIRST.count
        assert client.get(f"/api/puzzles/{FIRST.id}/hint").json() == {"action": FIRST.line[0]}


@pytest.mark.parametrize("puzzle", OTHERS, ids=lambda puzzle: puzzle.id)
def test_a_listed_plan_is_judged_as_it_was_found(puzzle: Puzzle) -> None:
    for plan in puzzle.plans[:4]:
        verdict = told.moment(puzzle, PlayPuzzle("en", plan.actions)).verdict
        assert verdict is not None
        assert (verdict.best, verdict.at_least) == (plan is puzzle.plans[0], False)
        assert verdict.plan.loss == plan.loss


def test_what_a_table_can_be_asked_a_puzzle_can_be_asked(shared: House) -> None:
    at, seat = position(FIRST).at, SEAT_NAMES[FIRST.seat]
    with stranger(shared) as client:
        tried = ask(client, FIRST.id, [], type="try", at=at, seat=seat, actions=[FIRST.line[0]]).json()
        assert (tried["type"], tried["id"]) == ("tried", 7)
        why = ask(client, FIRST.id, [], type="why-not", at=at, seat=seat, element="grail").json()
        assert (why["type"], why["element"]) == ("why-not-told", "grail")
        facts = ask(client, FIRST.id, [FIRST.line[0]], type="facts", at=at + 1).json()
        assert facts["type"] == "facts-told"


def test_odd_wishes_are_refused(shared: House) -> None:
    """An unknown puzzle or day, actions that are not offered or follow the end of the plan, too many of them."""
    at, seat = position(FIRST).at, SEAT_NAMES[FIRST.seat]
    other = next(name for name in SEAT_NAMES if name != seat)
    with stranger(shared) as client:
        assert refused(client.get("/api/puzzles/nothing")) == (404, "unknown-request")
        assert refused(client.get("/api/puzzles/nothing/answer")) == (404, "unknown-request")
        assert refused(client.get("/api/puzzles/day/tomorrow")) == (400, "malformed")
        assert refused(client.get("/api/puzzles/day/2026-13-01")) == (400, "malformed")
        assert refused(client.get(f"/api/puzzles/{FIRST.id}?lang=fr")) == (400, "malformed")
        assert refused(play(client, "nothing")) == (404, "unknown-request")
        assert refused(play(client, FIRST.id, "end turn")) == (409, "not-offered")
        assert refused(play(client, FIRST.id, "fly to the moon")) == (400, "malformed")
        assert refused(play(client, FIRST.id, *FIRST.line, "die 1")) == (409, "over")
        assert refused(play(client, FIRST.id, *["end turn"] * 41)) == (400, "malformed")
        assert refused(ask(client, FIRST.id, [], type="facts", at=3)) == (409, "stale")
        tried = ask(client, FIRST.id, [], type="try", at=at, seat=other, actions=[])
        assert refused(tried) == (403, "not-your-seat")
        assert refused(client.post(f"/api/puzzles/{FIRST.id}/play", content=b"{}")) == (400, "malformed")


def test_puzzles_are_of_the_printed_components() -> None:
    """With others the same actions may mean another game."""
    other = dataclasses.replace(load(), is_builtin=False)
    with pytest.raises(RefusalError, match="options"):
        told.find(FIRST.id, other)


def test_nobody_plays_puzzles_without_end(tmp_path: Path) -> None:
    with house(tmp_path, Limits(tries_per_second=0.0, tries_at_once=2.0)) as found, stranger(found) as client:
        assert [play(client, FIRST.id).status_code for _ in range(3)] == [200, 200, 429]
        assert client.get(f"/api/puzzles/{FIRST.id}/answer").status_code == 429
        assert client.get("/api/puzzles").status_code == 200


# --- what is hidden --------------------------------------------------------------------------------------------------


def said(puzzle: Puzzle) -> list[bytes]:
    """Everything that may be heard of a puzzle."""
    messages: list[object] = [told.whole(puzzle, "en"), told.answer(puzzle, "en")]
    line = puzzle.line
    messages += [told.moment(puzzle, PlayPuzzle("en", line[:count])) for count in range(len(line) + 1)]
    at, seat = position(puzzle).at, SEAT_NAMES[puzzle.seat]
    questions: list[dict[str, Any]] = [
        {"type": "try", "seat": seat, "actions": line[:1]},
        {"type": "why-not", "seat": seat, "element": "grail"},
        {"type": "facts"},
    ]
    for question in questions:
        wish = {"lang": "en", "actions": (), "ask": {"id": 1, "at": at, **question}}
        messages.append(told.asked(puzzle, msgspec.convert(wish, AskPuzzle)))
    return [msgspec.json.encode(message) for message in messages]


def dealt_anew(puzzle: Puzzle, number: int) -> Game:
    """The game as it could be, too, for all that the seat knows."""
    game = position(puzzle)
    log = game.events_for(puzzle.seat)
    before = game.state.as_list()
    game.state = game.rules.resample(game.observe(puzzle.seat), Random(number))
    assert game.state.as_list() != before, "nothing is hidden here"
    game.log = log
    return game


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", OTHERS, ids=lambda puzzle: puzzle.id)
def test_nothing_hidden_is_told(puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the others hold and the piles hide: the messages are the same, letter by letter."""
    heard = said(puzzle)
    world = dealt_anew(puzzle, 3)
    monkeypatch.setattr(judging, "position", lambda _: world.copy())
    assert said(puzzle) == heard


def test_how_the_position_came_about_is_not_told() -> None:
    """The record has every draw."""
    for message in said(FIRST):
        assert b"chance" not in message.replace(b'"stopped":"chance"', b"")
        assert FIRST.record.encode() not in message
