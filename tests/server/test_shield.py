"""No input and no clock gives a traceback: odd hosts, origins, bytes and times get a plain answer."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from merlin_bigbox.cli import main
from merlin_bigbox.edition import load
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.words import Words
from merlin_bigbox.printable import printable
from merlin_bigbox.server.http import info_handlers
from merlin_bigbox.server.http.hosts import Hosts
from merlin_bigbox.server.http.security import foreign, origin_of
from merlin_bigbox.server.http.shield import Shield
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.run import SteadyServer, configuration
from tests.server.client import ME, RANDOM, WAIT, House, house


@pytest.fixture(autouse=True)
def _no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever a test here does, nothing is logged with a traceback."""
    with caplog.at_level(logging.WARNING):
        yield
    assert not [record.getMessage() for record in caplog.records if record.exc_info]


def asked(found: House, head: bytes) -> bytes:
    """The whole answer to a bare request."""
    host, _, port = found.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=WAIT) as line:
        line.sendall(head + b"Connection: close\r\n\r\n")
        received = b""
        while piece := line.recv(65_536):
            received += piece
    return received


def status(answer: bytes) -> int:
    return int(answer.split(b" ")[1])


# --- hosts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bound", "host", "allowed"),
    [
        ("127.0.0.1", "localhost:8765", True),
        ("127.0.0.1", "LOCALHOST.", True),
        ("127.0.0.1", "table.localhost", True),
        ("127.0.0.1", "127.0.0.1:8765", True),
        ("127.0.0.1", "[::1]:8765", True),
        ("127.0.0.1", "192.0.2.9", True),
        ("127.0.0.1", "merlin.example", True),
        ("127.0.0.1", "den.example", True),
        ("127.0.0.1", "a.club.example:80", True),
        ("127.0.0.1", "club.example", False),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "localhost.evil.example", False),
        ("127.0.0.1", "notlocalhost", False),
        ("127.0.0.1", "", False),
        ("127.0.0.1", "[", False),
        ("127.0.0.1", "[::1", False),
        ("127.0.0.1", "local host", False),
        ("127.0.0.1", "localhost/x", False),
        ("127.0.0.1", "user@localhost", False),
        ("127.0.0.1", "\xff", False),
        ("", "round-table", True),
        ("", "round-table.local:8765", True),
        ("", "evil.example", False),
        ("knight", "knight:80", True),
    ],
)
def test_names_under_which_the_server_answers(
    bound: str, host: str, *, allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own, those it was told, and addresses in digits, which nobody can point elsewhere."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Round-Table.home.arpa")
    hosts = Hosts(bound, "https://merlin.example", ("den.example", "*.club.example"))
    assert hosts.allows(host) is allowed


def test_a_request_to_another_name_is_refused(shared: House) -> None:
    """A foreign page whose name was made to lead here gets nothing, neither page nor socket."""
    for path, words in ((b"/api/tables", b'"reason":"host"'), (b"/", b"--host-name"), (b"/table/x", b"--host-name")):
        answer = asked(shared, b"GET " + path + b" HTTP/1.1\r\nHost: evil.example\r\n")
        assert status(answer) == 421
        assert words in answer
        assert b"content-security-policy" in answer
    upgrade = b"Upgrade: websocket\r\nSec-WebSocket-Key: aaaaaaaaaaaaaaaaaaaaaa==\r\nSec-WebSocket-Version: 13\r\n"
    host = b"Host: evil.example\r\nConnection: Upgrade\r\n"
    assert status(asked(shared, b"GET /api/live/aaaaaaaaaa HTTP/1.1\r\n" + host + upgrade)) in (400, 421)


# --- origins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "scheme", "stranger"),
    [
        ({}, "http", False),
        ({"origin": "http://den:8765"}, "http", False),
        ({"origin": "HTTP://DEN:8765"}, "http", False),
        ({"origin": "https://den:8765"}, "http", True),
        ({"origin": "http://den:8765"}, "https", True),
        ({"origin": "https://den:8765"}, "wss", False),
        ({"origin": "http://den"}, "http", True),
        ({"origin": "https://merlin.example"}, "http", False),
        ({"origin": "https://merlin.example:443"}, "http", False),
        ({"origin": "http://merlin.example"}, "http", True),
        ({"origin": "null"}, "http", True),
        ({"origin": "http://["}, "http", True),
        ({"origin": "http://den:99999999"}, "http", True),
        ({"origin": "http://den:x"}, "http", True),
        ({"origin": "\x00"}, "http", True),
        ({"sec-fetch-site": "same-origin"}, "http", False),
        ({"sec-fetch-site": "cross-site"}, "http", True),
        ({"sec-fetch-site": "same-site", "origin": "http://den:8765"}, "http", True),
    ],
)
def test_what_comes_from_another_sites_page(headers: dict[str, str], scheme: str, *, stranger: bool) -> None:
    """Scheme, host and port are one's own or those of the public address."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in {"host": "den:8765", **headers}.items()]
    request = Request({"type": "http", "method": "POST", "scheme": scheme, "path": "/", "headers": raw})
    assert foreign(request, "https://merlin.example") is stranger


def test_a_link_may_be_followed_from_anywhere_but_a_page_may_not_read() -> None:
    """Another site's page neither reads nor spends the budget of the person whose browser asks."""

    def asks(**headers: str) -> bool:
        raw = [
            (b"host", b"den"),
            *((name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()),
        ]
        request = Request({"type": "http", "method": "GET", "scheme": "http", "path": "/", "headers": raw})
        return foreign(request, "", reading=True)

    assert not asks(sec_fetch_site="cross-site", sec_fetch_mode="navigate")
    assert asks(sec_fetch_site="cross-site", sec_fetch_mode="no-cors")
    assert asks(referer="http://evil.example/page")
    assert not asks(referer="http://den/tables")
    assert origin_of("") is None


def test_a_foreign_page_makes_nobody_and_spends_nothing(tmp_path: Path) -> None:
    """`GET /api/me` in an image of another site would have used up the new people of the address."""
    limits = Limits(people_per_hour=0.0, people_at_once=1.0, requests_per_second=0.001, requests_at_once=5.0)
    with house(tmp_path, limits) as found:
        host = found.url.removeprefix("http://").encode()
        for marks in (b"Sec-Fetch-Site: cross-site\r\n", b"Referer: http://evil.example/\r\n", b"Origin: http://[\r\n"):
            for _ in range(10):
                answer = asked(found, b"GET /api/me HTTP/1.1\r\nHost: " + host + b"\r\n" + marks)
                assert status(answer) == 403
        assert status(asked(found, b"GET /api/me HTTP/1.1\r\nHost: " + host + b"\r\n")) == 401
        assert found.browser("Ann").me["name"] == "Ann"


# --- bytes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        b"GET /%ff%fe%00%0a HTTP/1.1\r\n",
        b"GET /api/%ff%1b[31m HTTP/1.1\r\n",
        b"GET /api/tables/%ff%ff/record HTTP/1.1\r\n",
        b"GET /api/rules?lang=%ff%fe HTTP/1.1\r\n",
        b"GET /api/guide?players=%ff&modules=%00 HTTP/1.1\r\n",
        b"GET /api/guide?players=\xb2 HTTP/1.1\r\n",
        b"GET /api/tables/aaaaaaaaaa/why?at=%D9%A3 HTTP/1.1\r\n",
        b"GET //[/ HTTP/1.1\r\n",
        b"GET http://[/api/health HTTP/1.1\r\n",
        b"GET /api/me HTTP/1.1\r\nCookie: merlin=\xff\xfe.\x80; =; ;\r\n",
        b"GET /api/me HTTP/1.1\r\nAccept-Language: \xff;q=\xfe\r\n",
        b"GET /api/setup HTTP/1.1\r\nIf-None-Match: \xff\r\nAccept-Encoding: \xff\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 3\r\nOrigin: http://[\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Type: \xff\r\nContent-Length: 0\r\n",
        b"PUT /api/me HTTP/1.1\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 0\r\n",
        b"GET /api/health HTTP/1.1\r\nX-Forwarded-For: \xff\xfe, [\r\nX-Forwarded-Proto: \xff\r\n",
        b"GET /api/health HTTP/1.1\r\nUpgrade: \xff\r\nConnection: Upgrade\r\n",
        b"NONSENSE\r\n",
        b"\xff\xff\xff\r\n",
        b"GET /api/health HTTP/9.9\r\n",
    ],
)
def test_odd_bytes_are_answered(shared: House, line: bytes) -> None:
    """By a refusal or by what was asked for, never by a failure."""
    host = shared.url.removeprefix("http://").encode()
    answer = asked(shared, line + b"Host: " + host + b"\r\n")
    assert answer == b"" or status(answer) < 500 or b"not been built" in answer


def test_odd_bodies_are_refused(shared: House) -> None:
    """Bytes that are no text are no record and no message."""
    ann = shared.browser("Ann")
    for body in (
        b"\xff\xfe",
        b"\x00" * 100,
        '{"name": "x"}'.encode("utf-16"),
        b'{"name": "\\ud800"}',
        b"[" * 9_000,
    ):
        for path in ("/api/me", "/api/tables", "/api/recover", "/api/replay"):
            found = ann.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert found.status_code < 500


# --- what nobody foresaw ---------------------------------------------------------------------------------------------


def test_the_unexpected_is_told_in_one_line(
    shared: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says where, without control characters; the client learns nothing of it."""

    def fail(*_: object) -> None:
        raise KeyError("a secret\x1b[31m")

    monkeypatch.setattr(info_handlers, "rule_infos", fail)
    answer = shared.browser().http.get("/api/rules")
    assert answer.status_code == 500
    assert answer.json()["reason"] == "failed"
    assert "secret" not in answer.text
    assert "nosniff" in answer.headers["x-content-type-options"]
    lines = [record.getMessage() for record in caplog.records if "failed" in record.getMessage()]
    assert len(lines) == 1
    assert "GET /api/rules failed: KeyError" in lines[0]
    assert "test_shield.py" in lines[0]
    assert lines[0].isprintable()


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_who_still_waits_when_the_server_ends_is_told_so() -> None:
    """The server's end cancels what waits: that is no failure of the server, and no traceback."""

    async def run() -> list[Message]:
        told: list[Message] = []
        waiting = asyncio.Event()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            waiting.set()
            await asyncio.Event().wait()

        async def send(message: Message) -> None:
            told.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {"type": "http", "method": "GET", "path": "/api/me", "headers": [(b"host", b"localhost")]}
        task = asyncio.create_task(Shield(slow, Hosts("127.0.0.1", "", ()))(scope, receive, send))
        await waiting.wait()
        task.cancel()
        await task
        return told

    start, body = asyncio.run(run())
    assert start["status"] == 409
    assert b"not-now" in body["body"]


@pytest.mark.parametrize("now", [0.0, -1.0, -1e10, -6.3e10, -1e14])
def test_a_clock_far_off_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    """Tables are made, played and listed at any time; only a socket needs a year that can be written down."""
    with house(tmp_path) as found:
        ann = found.browser("Ann")
        ann.create(ME, RANDOM)
        monkeypatch.setattr(time, "time", lambda: now)
        table = ann.create(ME, RANDOM)["id"]
        assert table in [card["id"] for card in ann.http.get("/api/tables").json()]
        assert ann.http.get("/api/health").status_code == 200
        if now > -1e10 - 1:
            line = ann.line(table)
            assert line.wait_for_turn()
            assert line.act()["type"] == "done"
        else:
            with pytest.raises(Exception, match=r"HTTP|connection"):
                ann.line(table)
        monkeypatch.undo()


@pytest.mark.parametrize("now", [1e12, 1e18, -1e18, float("nan")])
def test_the_server_does_not_end_by_a_date_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    """Its headers keep the last date instead."""
    server = SteadyServer(configuration(None, Limits()))  # type: ignore[arg-type]  # nothing is served
    monkeypatch.setattr(time, "time", lambda: now)
    assert not asyncio.run(server.on_tick(0))
    server.should_exit = True
    assert asyncio.run(server.on_tick(0))


# --- terminals -------------------------------------------------------------------------------------------------------


def test_control_characters_never_reach_a_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    """Neither from names in records nor from words of a command line."""
    assert printable("a\x1b[31mb\u202ec\nd") == "a\\x1b[31mb\\u202ec\\nd"
    assert printable("Jürgen 王") == "Jürgen 王"
    assert len(printable("x" * 10_000)) == 500
    options = GameOptions(2)
    edition = load()
    words = Words(options.rules(edition), edition, "en", ("\x1b]0;owned\x07", "Ann"))
    assert words.seat(0).isprintable()
    assert main(["verify", "no\x1b[2Jfile"]) == 2
    assert "\x1b" not in capfd.readouterr().err
