"""Fuzzing the peers' door: what is spoiled, replayed, late or for another is refused, and nothing raises."""

from __future__ import annotations

import asyncio
import base64
import logging
import random
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Message, Receive, Scope, Send

from merlin_bigbox.server.cluster.door import Door
from merlin_bigbox.server.cluster.hops import HEADER, NEWS, REFUSED, Hops, path_of
from merlin_bigbox.server.sources import Sources
from tools.fuzz.outcome import Finding, Outcome
from tools.fuzz.values import ODD_TEXTS

SECRET: Final = b"the secret of the store" * 2
HERE: Final = "127.0.0.1:7001"
SECONDS: Final = 10.0
METHODS: Final = ("GET", "POST", "DELETE", "HEAD")
PATHS: Final = ("/api/tables/abcdefghij", "/api/live/abcdefghij", "/api/me", NEWS, "/metrics", "/")
QUERIES: Final = (b"", b"lang=de", b"%ff&&=", b"at=1?x=2")
BODIES: Final = (
    b"",
    b'{"type":"sessions-ended","user":"ann","sessions":["one"]}',
    b'{"type":"signed-in-again","user":"ann","device":"x","time":1.0}',
    b"\xff\xfe",
    b"[" * 1_000,
    b"a" * 150_000,
)
ADDRESSES: Final = (HERE, "127.0.0.1:7002", "", "\u00e9:1", "[::1]:7001")


class _Clocks(Sources):
    """A clock that the fuzzer sets, and randomness that follows from its seed."""

    def __init__(self, chance: random.Random) -> None:
        self.now = 1_000_000.0
        self._chance = chance

    def time(self) -> float:
        return self.now

    def token_bytes(self, count: int) -> bytes:
        return self._chance.randbytes(count)


class _Peers:
    """A process behind its door, and a peer that signs for it. What comes in, and what is heard, is counted."""

    def __init__(self, chance: random.Random) -> None:
        self.clocks = _Clocks(chance)
        self.signing = Hops(SECRET, "127.0.0.1:7002", SECONDS, self.clocks)
        self.checking = Hops(SECRET, HERE, SECONDS, self.clocks)
        self.inside: list[Scope] = []
        self.heard: list[bytes] = []
        self.door = Door(self._app, lambda: self.checking, self.heard.append)

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 – as applications are
        self.inside.append(scope)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask(self, scope: Scope, body: bytes) -> int:
        """The status of the answer."""
        told: list[Message] = []

        async def receive() -> Message:
            kind = "websocket.connect" if scope["type"] == "websocket" else "http.request"
            return {"type": kind, "body": body, "more_body": False}

        async def send(message: Message) -> None:
            told.append(message)

        await self.door(scope, receive, send)
        return next(int(message["status"]) for message in told if "status" in message)


def fuzz_hops(seed: int, first: int, count: int, progress: Callable[[int], None] = lambda _: None) -> Outcome:
    """Send so many hops; only those that are right in everything may come in, and each of them once."""
    outcome = Outcome()
    before = logging.getLogger("merlin_bigbox.server").level
    logging.getLogger("merlin_bigbox.server").setLevel(logging.CRITICAL)  # each refusal is a line there
    try:
        for number in range(first, first + count):
            problem = asyncio.run(_one(random.Random(f"{seed} {number}"), outcome))
            outcome.sent += 1
            if problem:
                outcome.findings.append(Finding("hops", seed, number, problem))
            progress(1)
    finally:
        logging.getLogger("merlin_bigbox.server").setLevel(before)
    return outcome


async def _one(chance: random.Random, outcome: Outcome) -> str:
    """Sign something and send it, as it is or spoiled; what is wrong with the answer."""
    peers = _Peers(chance)
    method, path = chance.choice(METHODS), chance.choice(PATHS)
    scope = _scope(chance, method, path)
    body = chance.choice(BODIES) if path == NEWS and method == "POST" else b""
    signed_body = body if path == NEWS and method == "POST" else None
    hop = peers.signing.sign(HERE, scope, path_of(scope), signed_body)
    scope["headers"].append((HEADER.encode(), hop.encode("latin-1")))
    right = len(body) <= 100_000
    spoil = chance.choice((None, *SPOILING))
    if spoil is not None:
        spoiled, body = SPOILING[spoil](chance, peers, scope, body)
        right = right and not spoiled
    elif chance.random() < 0.5 and right:
        await peers.ask(dict(scope), body)
        peers.inside.clear()
        peers.heard.clear()
        spoil, right = "replayed", False
    try:
        status = await peers.ask(scope, body)
    except Exception as error:  # noqa: BLE001 – whatever it is, it is a finding
        return f"{spoil or 'as it was'}: {type(error).__name__}: {error}"
    outcome.answers[f"{spoil or 'right'} {status}"] += 1
    came_in = bool(peers.inside or peers.heard)
    operators = (
        path == "/metrics" and method == "GET" and not any(name == HEADER.encode() for name, _ in scope["headers"])
    )
    if operators:
        return "" if not peers.inside[0].get("merlin.hop") else "something unsigned came in as a hop"
    if came_in != right or (status == REFUSED) == right:
        return f"{spoil or 'as it was'}: {'came in' if came_in else 'refused'}, status {status}"
    return ""


def _scope(chance: random.Random, method: str, path: str) -> dict[str, Any]:
    socket = path.startswith("/api/live") and method == "GET"
    scope: dict[str, Any] = {
        "type": "websocket" if socket else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": chance.choice(QUERIES),
        "scheme": chance.choice(("http", "https", "ws", "wss")),
        "client": chance.choice((("203.0.113.9", 1), ("2001:db8::1", 2), None)),
        "headers": [(b"host", chance.choice((b"merlin.example", b"\xff", b""))), (b"cookie", b"merlin=a.b")],
        "extensions": {"websocket.http.response": {}},
    }
    return scope if socket else {**scope, "method": method}


Spoiled = tuple[bool, bytes]
"""Whether it is wrong now, and its body."""


def _header(chance: random.Random, _: _Peers, scope: Scope, body: bytes) -> Spoiled:
    """Change, cut, lengthen or double the header."""
    place = next(number for number, (name, _) in enumerate(scope["headers"]) if name == HEADER.encode())
    name, value = scope["headers"][place]
    what = chance.randrange(6)
    if what == 0:
        at = chance.randrange(len(value))
        new = value[:at] + bytes([value[at] ^ (1 << chance.randrange(7))]) + value[at + 1 :]
    elif what == 1:
        new = value[: chance.randrange(len(value))]
    elif what == 2:
        new = value + chance.randbytes(3)
    elif what == 3:
        new = chance.choice(ODD_TEXTS).encode("utf-8", "replace")[:5_000]
    elif what == 4:
        told = base64.urlsafe_b64encode(b'{"sender":"x","at":1e400,"nonce":"","client":"","scheme":"","host":""}')
        new = told + b"." + value.partition(b".")[2]
    else:
        scope["headers"].append((name, value))
        return True, body
    scope["headers"][place] = (name, new)
    return new != value, body


def _unsigned(_: random.Random, __: _Peers, scope: Scope, body: bytes) -> Spoiled:
    scope["headers"][:] = [pair for pair in scope["headers"] if pair[0] != HEADER.encode()]
    return True, body


def _elsewhere(chance: random.Random, peers: _Peers, _: Scope, body: bytes) -> Spoiled:
    """It was signed for another process."""
    peers.checking.own = chance.choice(ADDRESSES)
    return peers.checking.own != HERE, body


def _path(chance: random.Random, _: _Peers, scope: Scope, body: bytes) -> Spoiled:
    before = path_of(scope)
    if chance.random() < 0.5:
        scope["query_string"] = chance.choice(QUERIES)
    else:
        scope["path"] = "/api/tables/zzzzzzzzzz"
        scope["raw_path"] = scope["path"].encode()
    return path_of(scope) != before, body


def _method(chance: random.Random, _: _Peers, scope: Scope, body: bytes) -> Spoiled:
    before = scope.get("method")
    if before is not None:
        scope["method"] = chance.choice(METHODS)
    return scope.get("method") != before, body


def _time(chance: random.Random, peers: _Peers, _: Scope, body: bytes) -> Spoiled:
    moved = chance.choice((-1e9, -SECONDS - 1, -SECONDS / 2, SECONDS / 2, SECONDS + 1, 1e9))
    peers.clocks.now += moved
    return abs(moved) > SECONDS, body


def _key(_: random.Random, peers: _Peers, __: Scope, body: bytes) -> Spoiled:
    peers.checking = Hops(b"another secret" * 3, HERE, SECONDS, peers.clocks)
    return True, body


def _other_body(chance: random.Random, _: _Peers, scope: Scope, body: bytes) -> Spoiled:
    """Only what is told as news has a body that is signed."""
    new = chance.choice(BODIES)
    news = scope["path"] == NEWS and scope.get("method") == "POST"
    return news and new != body, new if news else body


SPOILING: Final[dict[str, Callable[[random.Random, _Peers, Scope, bytes], Spoiled]]] = {
    "header": _header,
    "unsigned": _unsigned,
    "elsewhere": _elsewhere,
    "path": _path,
    "method": _method,
    "time": _time,
    "key": _key,
    "body": _other_body,
}
