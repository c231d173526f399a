"""What a process passes on is signed for one request, to one process, at one time, and counts once."""

from __future__ import annotations

from typing import Any

import pytest

from merlin_bigbox.server.cluster.headers import from_peer, to_peer
from merlin_bigbox.server.cluster.hops import HEADER, HopError, Hops, path_of
from merlin_bigbox.server.sources import Sources

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

SECRET = b"s" * 32
SCOPE: dict[str, Any] = {
    "type": "http",
    "method": "GET",
    "raw_path": b"/api/tables/abcdefghjk/replay",
    "query_string": b"lang=de",
    "scheme": "https",
    "client": ("203.0.113.7", 4711),
    "headers": [(b"host", b"merlin.example")],
}


class Clock(Sources):
    """A clock that is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


CLOCK = Clock()


def hops(own: str = "10.0.0.2:7000", secret: bytes = SECRET) -> Hops:
    return Hops(secret, own, 30.0, CLOCK)


def signed(sender: Hops, target: str = "10.0.0.2:7000", body: bytes | None = None, **changed: Any) -> dict[str, Any]:
    scope = {**SCOPE, **changed}
    header = sender.sign(target, scope, path_of(scope), body)
    return {**scope, "client": ("10.0.0.1", 1), "scheme": "http", "headers": [(HEADER.encode(), header.encode())]}


def test_a_hop_tells_for_whom_and_how_something_was_asked() -> None:
    hop = hops().check(signed(hops("10.0.0.1:7000")))
    assert (hop.sender, hop.client, hop.scheme, hop.host) == (
        "10.0.0.1:7000",
        "203.0.113.7",
        "https",
        "merlin.example",
    )


@pytest.mark.parametrize(
    "change",
    [
        {"method": "DELETE"},
        {"raw_path": b"/api/tables/zzzzzzzzzz/replay"},
        {"query_string": b"lang=en"},
        {"headers": []},
    ],
)
def test_it_counts_for_this_request_alone(change: dict[str, Any]) -> None:
    with pytest.raises(HopError, match="signed"):
        hops().check({**signed(hops()), **change})


def test_it_counts_at_one_process_of_one_server_alone() -> None:
    with pytest.raises(HopError, match="not signed by a peer"):
        hops("10.0.0.3:7000").check(signed(hops()))
    with pytest.raises(HopError, match="not signed by a peer"):
        hops(secret=b"another" * 5).check(signed(hops()))


def test_it_counts_once() -> None:
    receiver, scope = hops(), signed(hops())
    receiver.check(scope)
    with pytest.raises(HopError, match="came before"):
        receiver.check(scope)


@pytest.mark.parametrize("seconds", [31.0, -31.0])
def test_it_counts_for_a_while_alone(seconds: float) -> None:
    scope = signed(hops())
    before = CLOCK.now
    CLOCK.now += seconds
    try:
        with pytest.raises(HopError, match="clocks"):
            hops().check(scope)
    finally:
        CLOCK.now = before


def test_what_came_is_remembered_no_longer_than_it_could_come_again() -> None:
    receiver, before = hops(), CLOCK.now
    try:
        for _ in range(100):
            receiver.check(signed(hops()))
            CLOCK.now += 1.0
        assert len(receiver._seen) <= 32
    finally:
        CLOCK.now = before


def test_a_body_is_signed_with_the_rest() -> None:
    receiver = hops()
    with pytest.raises(HopError, match="not signed by a peer"):
        receiver.check(signed(hops(), body=b"news"), b"other news")
    with pytest.raises(HopError, match="not signed by a peer"):
        receiver.check(signed(hops(), body=b"news"))
    receiver.check(signed(hops(), body=b"news"), b"news")


@pytest.mark.parametrize("header", ["", ".", "x", "x.y", "é" * 10, "a" * 5000, "e30=." + "0" * 64])
def test_anything_else_is_refused(header: str) -> None:
    with pytest.raises(HopError):
        hops().check({**SCOPE, "headers": [(HEADER.encode(), header.encode())]})
    twice = signed(hops())
    with pytest.raises(HopError, match="not signed"):
        hops().check({**twice, "headers": twice["headers"] * 2})


def test_headers_of_the_connection_stay_behind() -> None:
    told = [
        (b"cookie", b"merlin=x"),
        (b"origin", b"https://merlin.example"),
        (b"sec-fetch-site", b"same-origin"),
        (b"sec-websocket-key", b"k"),
        (b"connection", b"keep-alive, X-Own"),
        (b"x-own", b"1"),
        (b"x-forwarded-for", b"1.2.3.4"),
        (b"x-merlin-hop", b"a lie"),
        (b"host", b"merlin.example"),
        (b"transfer-encoding", b"chunked"),
    ]
    assert [name for name, _ in to_peer(told)] == [b"cookie", b"origin", b"sec-fetch-site"]
    answered = [(b"Date", b"today"), (b"Set-Cookie", b"a"), (b"set-cookie", b"b"), (b"Connection", b"close")]
    assert from_peer(answered) == [(b"set-cookie", b"a"), (b"set-cookie", b"b")]
