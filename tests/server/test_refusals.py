"""Whatever is wrong with a request gets a reason, and the table stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import ME, OPEN, RANDOM, Browser, House, Line


@pytest.fixture
def ann(shared: House) -> Browser:
    """Somebody new."""
    return shared.browser("Ann")


@pytest.fixture
def line(ann: Browser) -> Line:
    """A game of her own, in which she is asked."""
    found = ann.line(ann.create(ME, RANDOM)["id"])
    found.wait_for_turn()
    return found


def refused(line: Line, message: dict[str, Any] | str | bytes, reason: str, request: int) -> None:
    """The answer is this reason, and the table is where it was."""
    before = line.at
    line.send(message)
    answer = line.until("refused")
    assert (answer["reason"], answer["id"]) == (reason, request)
    line.send({"type": "lang", "lang": "en"})
    assert line.until("table")["at"] == before


@pytest.mark.parametrize(
    ("message", "reason", "request_id"),
    [
        ("{", "malformed", 0),
        (b"\xff\xfe", "malformed", 0),
        ("[" * 5000, "malformed", 0),
        ('{"id": 7}', "malformed", 7),
        ({"type": "cheat", "id": 8}, "unknown-request", 8),
        ({"type": "act", "id": 9}, "malformed", 9),
        ({"type": "undo", "id": 10, "at": 0, "seat": "red", "extra": 1}, "malformed", 10),
        ({"type": "act", "id": 11, "at": -1, "seat": "red", "action": "end turn"}, "malformed", 11),
        ({"type": "act", "id": 12, "at": 0, "seat": "pink", "action": "end turn"}, "malformed", 12),
        ({"type": "act", "id": 13, "at": 0, "seat": "red", "action": "x" * 201}, "malformed", 13),
        ({"type": "note", "id": 14, "text": "x" * 10_001}, "malformed", 14),
        ({"type": "say", "id": 15, "text": " \u202e\u0007 "}, "malformed", 15),
        ({"type": "say", "id": 16, "phrase": "buy-this"}, "malformed", 16),
        ({"type": "sit", "id": 17, "seat": "green"}, "not-your-seat", 17),
        ({"type": "stand", "id": 18, "seat": "yellow"}, "not-your-seat", 18),
        ({"type": "stand", "id": 19, "seat": "red", "bot": "genius"}, "options", 19),
        ({"type": "look", "seat": "yellow"}, "not-your-seat", 0),
    ],
)
def test_a_bad_message_changes_nothing(line: Line, message: Any, reason: str, request_id: int) -> None:
    """The reason tells what was wrong."""
    refused(line, message, reason, request_id)


def test_moves_that_are_not_ones_own_to_make(shared: House, line: Line) -> None:
    """Another's seat, a table that moved on, an action that is not offered, words that are no action."""
    assert line.prompt is not None
    action = line.prompt["options"][0]["action"]
    refused(line, {"type": "act", "id": 1, "at": line.at, "seat": "yellow", "action": action}, "not-your-seat", 1)
    refused(line, {"type": "act", "id": 2, "at": line.at - 1, "seat": "red", "action": action}, "stale", 2)
    refused(line, {"type": "act", "id": 3, "at": line.at, "seat": "red", "action": "build A1 black"}, "not-offered", 3)
    refused(line, {"type": "act", "id": 4, "at": line.at, "seat": "red", "action": "fly away"}, "malformed", 4)
    refused(line, {"type": "act", "id": 5, "at": line.at, "seat": "red", "action": "chance roll 1"}, "not-offered", 5)
    watcher = shared.browser("Eve").line(line.table)
    refused(watcher, {"type": "act", "id": 6, "at": line.at, "seat": "red", "action": action}, "not-your-seat", 6)
    refused(watcher, {"type": "undo", "id": 7, "at": line.at, "seat": "red"}, "not-your-seat", 7)
    assert line.ask("act", at=line.at, seat="red", action=action)["type"] == "done"


def test_a_move_out_of_turn(shared: House) -> None:
    """Who sits there but is not asked has to wait."""
    ann, bob = shared.browser("Ann"), shared.browser("Bob")
    table = ann.create(ME, OPEN)["id"]
    lines = {"red": ann.line(table), "yellow": bob.line(table)}
    assert lines["red"].ask("act", at=0, seat="red", action="end turn")["reason"] == "not-now"
    lines["yellow"].ask_and_see("sit", seat="yellow")
    lines["red"].ask_and_see("start")
    for line in lines.values():
        line.wait_for_start()
    prompt = lines["red"].prompt
    assert prompt is not None
    other = "yellow" if prompt["seat"] == "red" else "red"
    refused(
        lines[other],
        {"type": "act", "id": 9, "at": lines[other].at, "seat": other, "action": "end turn"},
        "not-your-turn",
        9,
    )


def test_a_socket_without_a_greeting_a_cookie_or_a_table(shared: House, ann: Browser) -> None:
    """Nothing is told to it."""
    table = ann.create(ME, RANDOM)["id"]
    early = ann.dial(table)
    early.send({"type": "start", "id": 3})
    assert early.until("refused")["reason"] == "not-now"
    for where, headers, reason in (
        (table, {"Cookie": "merlin=forged.token"}, "no-secret"),
        (table, {"Cookie": ""}, "no-secret"),
        ("aaaaaaaaaa", {}, "unknown-table"),
        ("..", {}, "unknown-table"),
        (table, {"Origin": "http://evil.example"}, "origin"),
        (table, {"Origin": "null"}, "origin"),
    ):
        line = ann.dial(where, **headers)
        assert line.until("refused")["reason"] == reason
        assert line.closed() == 4400


def test_http_requests_that_are_refused(shared: House, ann: Browser) -> None:
    """Each with its status and its reason."""
    good = {"seats": [ME, RANDOM]}

    def reason(answer: Any) -> tuple[int, str]:
        return answer.status_code, answer.json()["reason"]

    post = ann.http.post
    assert reason(post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})) == (400, "malformed")
    assert reason(post("/api/tables", json={"seats": [ME]})) == (400, "malformed")
    assert reason(post("/api/tables", json={**good, "seed": "mine"})) == (400, "malformed")
    assert reason(post("/api/tables", json={**good, "modules": ["dragons"]})) == (422, "options")
    assert reason(post("/api/tables", json={"seats": [ME, {"kind": "bot", "bot": "genius"}]})) == (422, "options")
    assert reason(post("/api/tables", json={**good, "clock": {"bank": 1, "turn": 0}})) == (400, "malformed")
    assert reason(post("/api/tables", json=good, headers={"Origin": "http://evil.example"})) == (403, "origin")
    assert reason(post("/api/tables", json=good, headers={"Sec-Fetch-Site": "cross-site"})) == (403, "origin")
    assert reason(post("/api/me", json={"name": "\u200b \u202e"})) == (422, "no-name")
    assert reason(
        post("/api/me", content=b'{"name": "' + b"x" * 20_000 + b'"}', headers={"Content-Type": "application/json"})
    ) == (413, "too-large")
    assert reason(post("/api/recover", json={"code": "guess"})) == (401, "no-secret")
    assert reason(post("/api/replay", content="no record")) == (400, "malformed")
    assert reason(post("/api/replay", content="x" * 400_001)) == (413, "too-large")
    assert reason(ann.http.get("/api/tables/aaaaaaaaaa/record")) == (404, "unknown-table")
    assert reason(ann.http.get("/api/nothing")) == (404, "unknown-request")
    assert reason(ann.http.put("/api/me", json={})) == (404, "unknown-request")
    assert reason(ann.http.get("/api/rules?lang=la")) == (400, "malformed")
    assert reason(ann.http.get("/api/guide?players=9")) == (422, "options")
    waiting = ann.create(ME, OPEN)["id"]
    assert reason(ann.http.get(f"/api/tables/{waiting}/record")) == (409, "not-now")
    stranger = shared.browser()
    stranger.http.cookies.clear()
    assert reason(stranger.http.post("/api/tables", json=good)) == (401, "no-secret")
    assert len(ann.http.get("/api/tables").json()) == 1
