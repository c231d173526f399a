"""Hints and reasons over the socket: who gets them, when they are refused, and that nothing hidden is in them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from merlin_bigbox.engine.base.cells import IN_HAND, KNOWN, PLACE
from merlin_bigbox.engine.base.names import A_CHANCE_CARD, A_MISSION
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.game.game import Entry, Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import record
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.thinking import explainer
from merlin_bigbox.server.thinking.interface import Share
from merlin_bigbox.server.thinking.protocol import Explained, hint_question
from tests.server.client import ME, OPEN, RANDOM, SENSIBLE, Browser, House, Line, Message, house

AMPLE = 60.0
"""Seconds in which even the interpreted engine weighs a choice."""


@pytest.fixture
def ann(shared: House) -> Browser:
    """Somebody new."""
    return shared.browser("Ann")


@pytest.fixture
def line(ann: Browser) -> Line:
    """A game of her own, in which she is asked after the bot has moved."""
    return begun(ann)


def begun(browser: Browser, **more: Any) -> Line:
    """A game against a bot, in which both have moved and the person is asked with a choice."""
    found = browser.line(browser.create(ME, SENSIBLE, **more)["id"])
    while found.wait_for_turn():
        assert found.prompt is not None
        if {"red", "yellow"} <= {told["by"] for told in found.log} and len(found.prompt["options"]) > 2:
            break
        found.act()
    return found


def by(line: Line, seat: str) -> int:
    """The last decision of a seat that the log tells of."""
    return decisions(line, seat)[0]


def decisions(line: Line, seat: str) -> list[int]:
    """The decisions of a seat that the log tells of, the last one first."""
    return sorted({int(told["at"]) for told in line.log if told["by"] == seat}, reverse=True)


def explained(line: Line, seat: str) -> tuple[int, Message]:
    """The last decision of a seat of which there is something to say, and what is said."""
    told = ((at, line.ask("why", at=at)) for at in decisions(line, seat))
    return next((at, answer) for at, answer in told if len(answer["lines"]) > 1)


@pytest.fixture
def gate(shared: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """Nobody explains anything before the gate is open."""
    opened = asyncio.Event()
    explain = shared.server.thinking.explain

    async def wait(asked: Any, share: Share) -> Explained | None:
        await opened.wait()
        return await explain(asked, share)

    monkeypatch.setattr(shared.server.thinking, "explain", wait)
    yield opened
    shared.inside(opened.set)


# --- what is answered ------------------------------------------------------------------------------------------------


def test_a_hint_names_an_offered_option_and_only_who_asked_hears_it(shared: House, line: Line) -> None:
    """In the language of the socket; the game stays where it was, and the option can be played."""
    others = [shared.browser("Eve").line(line.table), line.browser.line(line.table)]
    line.send({"type": "lang", "lang": "de"})
    line.until("table")
    answer = line.ask("hint", at=line.at, seat="red")
    assert answer["type"] == "reasons"
    assert line.prompt is not None
    option = next(option for option in line.prompt["options"] if option["action"] == answer["action"])
    assert answer["lines"][0].startswith(f"{option['label']} – ")
    assert len(answer["lines"]) >= 2
    assert answer["at"] == line.at
    assert line.ask("act", at=line.at, seat="red", action=answer["action"])["type"] == "done"
    for other in others:
        while other.at < line.at:
            other.receive()
        assert not any('"reasons"' in text for text in other.said)


def test_a_bot_s_move_is_explained_as_the_asker_sees_it(shared: House, line: Line) -> None:
    """One's own seat sees it from there, a spectator from outside; one's own choice by what one knew."""
    watcher = shared.browser("Eve").line(line.table, "pt")
    # The last of which there is something to say from both points of view: from outside that is not every one.
    at, mine, theirs = next(
        (at, mine, theirs)
        for at in decisions(line, "yellow")
        if len((mine := line.ask("why", at=at))["lines"]) > 1
        and len((theirs := watcher.ask("why", at=at))["lines"]) > 1
    )
    assert mine["lines"][1] == "Seen from your seat, with a guess at hidden cards:"
    assert line.ask("why", at=at) == mine | {"id": mine["id"] + 1}
    assert theirs["lines"][1] == "Visto de fora, supondo as cartas ocultas:"
    _, own = explained(line, "red")
    assert own["lines"][1] == "With what you knew:"


def test_after_the_end_everything_is_explained_by_what_the_mover_knew(shared: House) -> None:
    """Hints are over, reasons are not, not even at a table without them; over HTTP they are for everybody."""
    ann = shared.browser("Ann")
    table = ann.create(ME, RANDOM, hints=False)["id"]
    line = ann.line(table)
    at = 0
    while line.wait_for_turn():
        at = line.at
        line.act()
    assert line.ask("hint", at=at, seat="red")["reason"] == "over"
    name = line.info["seats"][1]["name"]
    decision, answer = explained(line, "yellow")
    assert answer["lines"][1] == f"With what {name} knew:"
    reader = shared.browser("Eve").http
    assert reader.get(f"/api/tables/{table}/why?at={decision}&lang=en").json() == answer | {"id": 0}
    assert reader.get(f"/api/tables/{table}/why?at=-3&lang=en").status_code == 400


def test_a_choice_is_weighed_before_it_is_made(shared: House, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every option gets an answer, what is best none that warns; nothing is played, and nobody else hears of it."""
    monkeypatch.setattr(explainer, "WEIGHING", AMPLE)
    other = shared.browser("Eve").line(line.table)
    assert line.prompt is not None
    at = line.at
    options = [option["action"] for option in line.prompt["options"]][:6]
    answers = [line.ask("weigh", at=at, seat="red", actions=[action]) for action in options]
    assert {answer["type"] for answer in answers} == {"weighed"}
    for answer in answers:
        assert answer["loss"] >= 0.0
        assert bool(answer["lines"]) == (answer["loss"] > 0.0)
    assert line.at == at
    refused(line, "weigh", "not-offered", at=at, seat="red", actions=["pass"])
    refused(line, "weigh", "malformed", at=at, seat="red", actions=["fly away"])
    refused(line, "weigh", "malformed", at=at, seat="red", actions=[])
    refused(line, "weigh", "stale", at=at - 1, seat="red", actions=options[:1])
    refused(other, "weigh", "not-your-seat", at=at, seat="red", actions=options[:1])
    assert not any('"weighed"' in text for text in other.said)


def test_nothing_is_weighed_at_a_table_without_hints(shared: House) -> None:
    line = begun(shared.browser("Ann"), hints=False)
    assert line.prompt is not None
    action = line.prompt["options"][0]["action"]
    refused(line, "weigh", "no-hints", at=line.at, seat="red", actions=[action])


# --- what is refused -------------------------------------------------------------------------------------------------


def refused(line: Line, kind: str, reason: str, **fields: Any) -> None:
    """The answer is this reason."""
    answer = line.ask(kind, **fields)
    assert (answer["type"], answer.get("reason")) == ("refused", reason)


def test_a_hint_is_for_who_is_asked_now(shared: House, line: Line) -> None:
    refused(line, "hint", "stale", at=line.at - 1, seat="red")
    refused(line, "hint", "not-your-seat", at=line.at, seat="yellow")
    refused(line, "hint", "malformed", at=line.at, seat="pink")
    refused(line, "hint", "malformed", at=line.at)
    refused(line, "hint", "malformed", at=line.at, seat="red", bot="random")
    refused(shared.browser("Eve").line(line.table), "hint", "not-your-seat", at=line.at, seat="red")
    refused(line, "why", "malformed", at=0)
    refused(line, "why", "malformed", at=1)
    refused(line, "why", "malformed", at=line.at + 1)
    refused(line, "why", "malformed", at="all")


def test_a_hint_out_of_turn(shared: House) -> None:
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = ann.create(ME, OPEN)["id"]
    lines = {"red": ann.line(table), "yellow": bob.line(table)}
    refused(lines["red"], "hint", "not-now", at=0, seat="red")
    refused(lines["red"], "why", "not-now", at=1)
    lines["yellow"].ask_and_see("sit", seat="yellow")
    lines["red"].ask_and_see("start")
    for line in lines.values():
        line.wait_for_start()
    prompt = lines["red"].prompt
    assert prompt is not None
    waiting = "yellow" if prompt["seat"] == "red" else "red"
    refused(lines[waiting], "hint", "not-your-turn", at=lines[waiting].at, seat=waiting)


def test_a_table_without_hints_explains_nothing_while_it_plays(shared: House) -> None:
    """That is told with the table, and a rematch keeps it."""
    ann = shared.browser("Ann")
    line = begun(ann, hints=False)
    assert line.info["hints"] is False
    refused(line, "hint", "no-hints", at=line.at, seat="red")
    refused(line, "why", "no-hints", at=by(line, "yellow"))
    while line.wait_for_turn():
        line.act()
    line.ask_and_see("rematch")
    again = line.info["rematch"] or line.until("info", lambda told: told["info"]["rematch"])["info"]["rematch"]
    assert ann.line(again).info["hints"] is False
    assert ann.line(ann.create(ME, RANDOM)["id"]).info["hints"] is True


def test_what_was_taken_back_is_not_explained(line: Line) -> None:
    dice: list[str] = []
    while line.wait_for_turn() and not dice:
        assert line.prompt is not None
        dice = [option["action"] for option in line.prompt["options"] if option["kind"] == "die"]
        if not dice:
            line.act()
    before = line.at
    line.ask_and_see("act", at=line.at, seat="red", action=dice[0])
    line.ask_and_see("undo", at=line.at, seat="red")
    refused(line, "why", "stale", at=before + 1)
    refused(line, "why", "malformed", at=before + 2)


def test_one_question_at_a_time_and_the_table_goes_on(shared: House, line: Line, gate: asyncio.Event) -> None:
    """Whoever waits for an answer can move; then the hint is no longer for this moment."""
    at = line.at
    line.send({"type": "hint", "id": 900, "at": at, "seat": "red"})
    refused(line, "why", "too-many", at=by(line, "yellow"))
    line.ask_and_see("act", at=at, seat="red", action=line.prompt["options"][0]["action"] if line.prompt else "")
    shared.inside(gate.set)
    late = line.until("refused")
    assert (late["id"], late["reason"]) == (900, "stale")
    assert line.ask("why", at=by(line, "yellow"))["type"] == "reasons"


def test_at_a_shared_screen_nobody_hears_another_s_reasons(shared: House, gate: asyncio.Event) -> None:
    """A hint is for the seat whose cards are shown; if they are covered meanwhile, it does not come."""
    ann = shared.browser("Ann")
    line = ann.line(ann.create(ME, ME)["id"])
    assert line.prompt is not None
    seat = line.prompt["seat"]
    refused(line, "hint", "not-now", at=line.at, seat=seat)
    line.send({"type": "look", "seat": seat})
    line.until("table")
    line.send({"type": "hint", "id": 901, "at": line.at, "seat": seat})
    line.send({"type": "look", "seat": SEAT_NAMES[1 - SEAT_NAMES.index(seat)]})
    line.until("table")
    shared.inside(gate.set)
    late = line.until("refused")
    assert (late["id"], late["reason"]) == (901, "stale")


def test_no_reasons_are_an_honest_answer(shared: House, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that has none, or something that breaks on the way."""

    async def nothing(asked: Any, share: Share) -> None:
        del asked

    async def broken(asked: Any, share: Share) -> None:
        raise ValueError(asked)

    for explain in (nothing, broken):
        monkeypatch.setattr(shared.server.thinking, "explain", explain)
        refused(line, "hint", "no-answer", at=line.at, seat="red")


@pytest.mark.parametrize(
    "change", [{"reasons_waiting": 0}, {"reasons_waiting_each": 0}, {"reasons_at_once": 1.0, "reasons_per_second": 0.0}]
)
def test_there_is_a_limit_to_questions(tmp_path: Path, change: dict[str, Any]) -> None:
    with house(tmp_path, replace(Limits(), **change)) as found:
        line = begun(found.browser("Ann"))
        if "reasons_at_once" in change:
            assert line.ask("hint", at=line.at, seat="red")["type"] == "reasons"
        refused(line, "hint", "too-many", at=line.at, seat="red")
        refused(line, "why", "too-many", at=by(line, "yellow"))


# --- nothing hidden --------------------------------------------------------------------------------------------------


def two_games() -> tuple[Game, Game]:
    """Two games that red cannot tell apart: yellow was dealt other cards, and did the same with them."""
    one = Game.new(GameOptions(2), seed="leak")
    random = Random(5)
    while one.at < 90 or one.decider != 0 or len(one.options_now()) < 3:
        options = [action for action in one.options_now() if kind_of(action) != A_MISSION]
        one.play(options[random.below(len(options))])
    cells = one.state.cells
    drawn = {field(entry.action, 1) for entry in one.entries if entry.seat < 0}
    cards = range(len(one.edition.missions))
    hidden = [card for card in cards if cells[PLACE + card] == IN_HAND + 1 and not cells[KNOWN + card]]
    swapped = dict(zip(hidden, [card for card in cards if card not in drawn], strict=False))
    two = Game(one.options, one.edition)
    two.replay([_other(entry, swapped) for entry in one.entries])
    return one, two


def _other(entry: Entry, swapped: dict[int, int]) -> Entry:
    card = field(entry.action, 1)
    if kind_of(entry.action) != A_CHANCE_CARD or card not in swapped:
        return entry
    return entry._replace(action=pack(A_CHANCE_CARD, swapped[card]))


def told(browser: Browser, game: Game) -> list[Message]:
    """All that red is told of the decisions of both, and as a hint, at a table that goes on from there."""
    text = record(game, ("Red", "Yellow")).text()
    table = browser.create(ME, RANDOM, branch={"at": game.at, "record": text})["id"]
    line = browser.line(table)
    assert line.at == game.at
    decisions = [number for number, entry in enumerate(game.entries, 1) if entry.seat == 1][-8:]
    found = [line.ask("why", at=at) for at in decisions]
    found.append(line.ask("hint", at=line.at, seat="red"))
    assert line.prompt is not None
    found += [
        line.ask("weigh", at=line.at, seat="red", actions=[option["action"]]) for option in line.prompt["options"][:4]
    ]
    return [answer | {"id": 0} for answer in found]


def test_reasons_do_not_change_with_hidden_cards(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that look the same to red: the same is said of every decision, and the same is recommended."""
    # The adviser here reads no clock: the same question gets the same answer.
    monkeypatch.setattr(explainer, "ADVISER", "knight")
    monkeypatch.setattr(explainer, "WEIGHING", AMPLE)
    one, two = two_games()
    assert not one.state.same(two.state)
    assert one.observe(0).state.same(two.observe(0).state)
    assert msgspec.json.encode(hint_question(one, "merlin", 6.0)) == msgspec.json.encode(
        hint_question(two, "merlin", 6.0)
    )
    ann = shared.browser("Ann")
    first, second = told(ann, one), told(ann, two)
    assert {answer["type"] for answer in first} == {"reasons", "weighed"}
    assert any(len(answer["lines"]) > 2 for answer in first)
    assert first == second
