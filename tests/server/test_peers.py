"""What passes between two processes: bodies, answers, sockets, in pieces and at the pace of whoever is slower."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from prometheus_client import Counter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.http11 import Request as Handshake
from websockets.server import ServerProtocol

from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.door import Door
from merlin_bigbox.server.cluster.hops import HOP, Hops
from merlin_bigbox.server.cluster.http_peers import HTTPPeers
from merlin_bigbox.server.http.connections import GuardedConfig
from merlin_bigbox.server.http.gate import Gate
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.run import PeersServer, listen
from merlin_bigbox.server.store import StoreError
from merlin_bigbox.server.store.leases import Member, Plays
from tests.server.client import WAIT

pytestmark = pytest.mark.interpreted_only  # nothing of the engine is in it: once is enough

SECRET = b"s" * 32
LIMITS = Limits()
HOPS = Hops(SECRET, "here", 30.0)
Work = Callable[[HTTPPeers, str], Awaitable[None]]


class Client:
    """Somebody at the process that passes on: what they say, and what they hear."""

    def __init__(self, *said: Message) -> None:
        self.said: asyncio.Queue[Message] = asyncio.Queue()
        for message in said:
            self.said.put_nowait(message)
        self.heard: list[Message] = []
        self.reading = asyncio.Event()
        self.reading.set()

    async def receive(self) -> Message:
        return await self.said.get()

    async def send(self, message: Message) -> None:
        await self.reading.wait()
        self.heard.append(message)

    async def hears(self, kind: str) -> Message:
        """Wait until such a message has come."""
        async with asyncio.timeout(WAIT):
            while not (found := [message for message in self.heard if message["type"] == kind]):
                await asyncio.sleep(0.01)
        return found[-1]

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.heard)


def scope(kind: str = "http", path: str = "/x", **more: Any) -> Scope:
    method = {"method": "POST"} if kind == "http" else {}
    return {
        "type": kind,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b'a=1&b="<%20>',
        "scheme": "https" if kind == "http" else "wss",
        "client": ("203.0.113.7", 4711),
        "headers": [(b"host", b"merlin.example"), (b"transfer-encoding", b"chunked")],
        **method,
        **more,
    }


def passing(app: ASGIApp, work: Work, limits: Limits = LIMITS) -> None:
    """Run something with peers of which one runs this application."""

    async def run() -> None:
        listening = listen("127.0.0.1", 0)
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        there = Hops(SECRET, address, 30.0)
        door = Door(app, lambda: there, lambda _: None)
        config = GuardedConfig(door, Gate(limits, "*"), lifespan="off", log_config=None, timeout_graceful_shutdown=1)
        server = PeersServer(config, listening)
        await server.begin()
        peers = HTTPPeers(Hops(SECRET, "here", 30.0), limits)
        try:
            async with asyncio.timeout(WAIT):
                await work(peers, address)
        finally:
            await peers.close()
            await server.end()

    asyncio.run(run())


def counted(kind: str, result: str) -> float:
    counter: Counter = metrics.forwarded.labels(kind, result)
    return float(counter._value.get())


# --- requests --------------------------------------------------------------------------------------------------------


def test_bodies_pass_in_pieces_both_ways() -> None:
    seen: list[Scope] = []

    async def echo(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)
        pieces = [piece async for piece in Request(scope, receive).stream()]
        await send({"type": "http.response.start", "status": 201, "headers": [(b"x-own", b"1")]})
        for piece in pieces:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    async def work(peers: HTTPPeers, address: str) -> None:
        pieces = [bytes([number]) * 30_000 for number in range(10)]
        client = Client(
            *({"type": "http.request", "body": piece, "more_body": True} for piece in pieces),
            {"type": "http.request", "body": b"", "more_body": False},
        )
        await peers.forward(address, scope(), client.receive, client.send)
        start, *_, end = client.heard
        assert (start["status"], dict(start["headers"])[b"x-own"]) == (201, b"1")
        assert client.body == b"".join(pieces)
        assert len(client.heard) > 3
        assert end["more_body"] is False

    passing(echo, work)
    (found,) = seen
    assert found[HOP] is True
    assert (found["client"], found["scheme"], found["method"]) == (("203.0.113.7", 0), "https", "POST")
    assert found["query_string"] == b'a=1&b="<%20>'
    assert [value for name, value in found["headers"] if name == b"host"] == [b"merlin.example"]
    assert not any(name == b"x-merlin-hop" for name, _ in found["headers"])


def test_an_answer_that_breaks_off_is_cut_off() -> None:
    async def half(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"100")]})
        await send({"type": "http.response.body", "body": b"half", "more_body": True})

    async def work(peers: HTTPPeers, address: str) -> None:
        client = Client()
        await peers.forward(address, scope(method="GET", headers=[]), client.receive, client.send)
        assert client.heard[0]["status"] == 200
        assert not any(message.get("more_body") is False for message in client.heard)

    passing(half, work)


def test_who_goes_away_in_the_middle_of_a_request_is_not_answered() -> None:
    async def patient(scope: Scope, receive: Receive, send: Send) -> None:
        with contextlib.suppress(Exception):
            await Request(scope, receive).body()
        await PlainTextResponse("too late")(scope, receive, send)

    async def work(peers: HTTPPeers, address: str) -> None:
        before = counted("request", "unreachable")
        client = Client({"type": "http.request", "body": b"half", "more_body": True}, {"type": "http.disconnect"})
        await peers.forward(address, scope(), client.receive, client.send)
        assert client.heard == []
        assert counted("request", "unreachable") == before

    passing(patient, work)


def test_a_process_that_hangs_counts_as_unreachable() -> None:
    async def hang(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(3600)

    async def work(peers: HTTPPeers, address: str) -> None:
        client = Client()
        await peers.forward(address, scope(method="GET", headers=[]), client.receive, client.send)
        assert client.heard[0]["status"] == 409
        assert b"not-now" in client.body
        assert not await peers.tell("127.0.0.1:1", b"news")

    passing(hang, work, replace(LIMITS, peer_answer_seconds=0.2))


def test_clocks_that_differ_are_told_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await Response()(scope, receive, send)

    async def work(peers: HTTPPeers, address: str) -> None:
        stranger = HTTPPeers(Hops(b"another" * 5, "here", 30.0), LIMITS)
        client = Client()
        await stranger.forward(address, scope(method="GET", headers=[]), client.receive, client.send)
        assert client.heard[0]["status"] == 409
        line = Client({"type": "websocket.connect"})
        await stranger.forward(address, scope("websocket"), line.receive, line.send)
        assert line.heard[-1] == {"type": "websocket.close", "code": 1012, "reason": ""}
        assert not await stranger.tell(address, b"{}")
        await stranger.close()

    passing(answer, work)
    assert "not signed by a peer of this server" in caplog.text


# --- sockets ---------------------------------------------------------------------------------------------------------


async def echoing(scope: Scope, receive: Receive, send: Send) -> None:
    """Says what it hears, and closes as it is told."""
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            CODES.append((message["code"], message.get("reason")))
            return
        if message.get("text") == "close":
            await socket.close(4400, "gone")
            return
        await send({**message, "type": "websocket.send"})


CODES: list[tuple[int, str | None]] = []


def test_messages_pass_both_ways_and_the_other_side_closes() -> None:
    async def work(peers: HTTPPeers, address: str) -> None:
        client = Client(
            {"type": "websocket.connect"},
            {"type": "websocket.receive", "text": "ä" * 100_000},
            {"type": "websocket.receive", "bytes": b"\0" * 10},
            {"type": "websocket.receive", "text": "close"},
        )
        await peers.forward(address, scope("websocket"), client.receive, client.send)
        accept, text, data, closed = client.heard
        assert accept["type"] == "websocket.accept"
        assert text == {"type": "websocket.send", "text": "ä" * 100_000}
        assert data == {"type": "websocket.send", "bytes": b"\0" * 10}
        assert closed == {"type": "websocket.close", "code": 4400, "reason": "gone"}

    passing(echoing, work)


@pytest.mark.parametrize(("code", "told"), [(1000, 1000), (4001, 4001), (1005, 1001), (1006, 1001), (1012, 1012)])
def test_the_client_closes(code: int, told: int) -> None:
    async def work(peers: HTTPPeers, address: str) -> None:
        CODES.clear()
        client = Client({"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": code, "reason": "bye"})
        await peers.forward(address, scope("websocket"), client.receive, client.send)
        while not CODES:
            await asyncio.sleep(0.01)
        assert [(told, "bye")] == CODES

    passing(echoing, work)


def test_a_refused_handshake_passes() -> None:
    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await WebSocket(scope, receive, send).send_denial_response(Response("slower", 429, {"retry-after": "5"}))

    async def work(peers: HTTPPeers, address: str) -> None:
        client = Client({"type": "websocket.connect"})
        await peers.forward(address, scope("websocket"), client.receive, client.send)
        start, body = client.heard
        assert (start["status"], dict(start["headers"])[b"retry-after"]) == (429, b"5")
        assert body["body"] == b"slower"

    passing(refuse, work)


def test_whoever_does_not_read_is_waited_for_and_then_cut_off() -> None:
    """The table's process is not flooded by what nobody takes: its own limits for slow sockets count."""
    sent = 0

    async def flood(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal sent
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.send_text("x" * 100_000)
                sent += 1

    async def work(peers: HTTPPeers, address: str) -> None:
        nonlocal sent
        client = Client({"type": "websocket.connect"})
        passing_on = asyncio.create_task(peers.forward(address, scope("websocket"), client.receive, client.send))
        await client.hears("websocket.accept")
        client.reading.clear()
        before = -1
        while sent != before:  # until nothing moves any more
            before = sent
            await asyncio.sleep(0.3)
        assert sent < 500  # what fits into the buffers of two connections
        await passing_on

    passing(flood, work, replace(LIMITS, send_seconds=3.0))


def test_a_process_that_falls_silent_is_given_up() -> None:
    """Its machine is gone, or it was stopped: nothing closes the connection, but nothing answers either."""

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        protocol = ServerProtocol()
        protocol.receive_data(await reader.read(10_000))
        (request,) = protocol.events_received()
        assert isinstance(request, Handshake)
        protocol.send_response(protocol.accept(request))
        writer.write(b"".join(protocol.data_to_send()))
        with contextlib.suppress(OSError):
            while await reader.read(10_000):
                pass
        writer.close()

    async def run() -> None:
        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
            plays = Plays(1, "")
            answers: list[StoreError | list[Member]] = [
                StoreError("nobody knows"),
                [Member(1, address, plays)],
                [Member(2, "10.0.0.9:7000", plays)],
            ]

            async def living() -> list[Member]:
                answer = answers.pop(0)
                if isinstance(answer, StoreError):
                    raise answer
                return answer

            by_ping = HTTPPeers(HOPS, replace(LIMITS, peer_ping_seconds=0.1, peer_answer_seconds=0.1))
            by_lease = HTTPPeers(HOPS, replace(LIMITS, beat_seconds=0.05), living=living)
            for peers in (by_ping, by_lease):
                before = counted("socket", "lost")
                client = Client({"type": "websocket.connect"})
                await peers.forward(address, scope("websocket"), client.receive, client.send)
                assert client.heard[-1] == {"type": "websocket.close", "code": 1012, "reason": ""}
                assert counted("socket", "lost") == before + 1
                await peers.close()
            assert not answers

    asyncio.run(run())


def test_a_client_who_goes_away_meanwhile_is_no_failure() -> None:
    """A browser that leaves while its table's process is looked for in vain."""

    async def gone(message: Message) -> None:
        raise OSError("the client has gone")

    async def run() -> None:
        peers = HTTPPeers(Hops(SECRET, "here", 30.0), LIMITS)
        client = Client({"type": "websocket.connect"})
        await peers.forward("127.0.0.1:1", scope("websocket"), client.receive, gone)
        await peers.close()

    asyncio.run(run())
