"""The network between the processes: what one passes on to another takes a while, and either end may be cut off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import TYPE_CHECKING, Any, Final

from starlette.websockets import WebSocketDisconnect

if TYPE_CHECKING:
    from tests.simulation.cluster import ClusterProcess

HOP: Final = "merlin.hop"
COME_BACK: Final = 1012
DELAY: Final = 0.003
PATIENCE: Final = 5.0
"""Seconds after which a peer that does not answer a request, or a handshake, is given up."""
KEPT: Final = (
    "type",
    "asgi",
    "http_version",
    "scheme",
    "method",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)
"""What of a scope came from outside."""
Message = dict[str, Any]


class SimulatedPeers:
    """A `Peers` that calls the other process's application."""

    def __init__(self, process: ClusterProcess, chance: random.Random) -> None:
        self._process = process
        self._chance = chance

    async def forward(self, address: str, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request or a socket on, and its answers back."""
        world = self._process.world
        body = await _connected(receive) if scope["type"] == "websocket" else await _whole(receive)
        if body is None:
            return
        other = world.reached(self._process, address)
        world.seen[f"forwarded {scope['type']}" if other is not None else "peer not reached"] += 1
        if other is None:
            await asyncio.sleep(self._chance.choice((0.01, PATIENCE)))
            with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
                await _come_back(scope["type"], send)
            return
        given = {**{key: scope[key] for key in KEPT if key in scope}, "state": {}, HOP: True}
        link = Link(self._process, other, self._chance)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # whoever asked has gone
            await link.run(given, body, receive, send)

    async def tell(self, address: str, news: bytes) -> bool:
        """Tell news."""
        other = self._process.world.reached(self._process, address)
        await asyncio.sleep(self._chance.expovariate(1 / DELAY))
        if other is None or other.loop is None or other.server is None:
            return False
        other.loop.call_soon(other.server.hear, news)
        return True

    async def close(self) -> None:
        """Nothing is open."""


class Link:
    """What runs between two processes for one request or socket: in order, until either end is gone."""

    def __init__(self, near: ClusterProcess, far: ClusterProcess, chance: random.Random) -> None:
        self.ends = (near.host, far.host)
        self._near, self._far = near.address, far.address
        self._near_loop, self._far_loop = near.loop, far.loop
        self._chance = chance
        self._to_far: asyncio.Queue[Message] = asyncio.Queue()
        self._to_near: asyncio.Queue[Message | None] = asyncio.Queue()
        self._arrives = {"near": 0.0, "far": 0.0}
        self.broken = False

    async def run(self, scope: Message, first: Message, receive: Any, send: Any) -> None:
        """Runs in the near process."""
        application = self._far.application
        assert application is not None
        for address in (self._near, self._far):
            address.links[self] = None
        self._put_far(first)
        task = self._far.call(application(scope, self._to_far.get, self._send))
        assert task is not None
        task.add_done_callback(lambda _: self._put_near(None))
        socket = scope["type"] == "websocket"
        up = asyncio.create_task(self._up(receive)) if socket else None
        try:
            await self._down(scope["type"], send)
        finally:
            if up is not None:
                up.cancel()
            self._put_far({"type": "websocket.disconnect" if socket else "http.disconnect", "code": 1006})
            self._over()

    async def _up(self, receive: Any) -> None:
        while True:
            message = await receive()
            self._put_far(message)
            if message["type"] == "websocket.disconnect":
                return

    async def _down(self, kind: str, send: Any) -> None:
        begun = False
        while True:
            try:
                async with asyncio.timeout(None if begun and kind == "websocket" else PATIENCE):
                    message = await self._to_near.get()
            except TimeoutError:
                message = None
            if message is None:
                if not begun:
                    await _come_back(kind, send)
                elif kind == "websocket":
                    await send({"type": "websocket.close", "code": COME_BACK})
                return
            begun = True
            await send(message)
            if message["type"] == "websocket.close" or (
                message["type"].endswith("response.body") and not message.get("more_body")
            ):
                return

    async def _send(self, message: Message) -> None:
        """Runs in the far process."""
        if self.broken:
            raise OSError("the connection is closed")
        self._put_near(message)

    # --- under way -----------------------------------------------------------------------------------------------

    def _put_far(self, message: Message) -> None:
        if self._far_loop is not None and not self.broken:
            self._far_loop.call_at(self._arrival("far", self._far_loop.time()), self._to_far.put_nowait, message)

    def _put_near(self, message: Message | None) -> None:
        if self._near_loop is not None and not self.broken:
            self._near_loop.call_at(self._arrival("near", self._near_loop.time()), self._to_near.put_nowait, message)

    def _arrival(self, end: str, now: float) -> float:
        # Timers may ring early, and never more than a thousandth of a second: so far apart they keep their order.
        self._arrives[end] = max(self._arrives[end] + 0.002, now + self._chance.expovariate(1 / DELAY))
        return self._arrives[end]

    def reset(self, after: float) -> None:
        """One of the processes is gone, or the network between them: both ends notice, if they are there."""
        if self.broken:
            return
        self.broken = True
        self._over()
        if self._far_loop is not None:
            self._far_loop.call_later(after, self._to_far.put_nowait, {"type": "websocket.disconnect", "code": 1006})
        if self._near_loop is not None:
            self._near_loop.call_later(after, self._to_near.put_nowait, None)

    def _over(self) -> None:
        for address in (self._near, self._far):
            address.links.pop(self, None)


async def _connected(receive: Any) -> Message | None:
    message: Message = await receive()
    return message if message["type"] == "websocket.connect" else None


async def _whole(receive: Any) -> Message | None:
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body += message.get("body", b"")
        if not message.get("more_body"):
            return {"type": "http.request", "body": body, "more_body": False}


async def _come_back(kind: str, send: Any) -> None:
    if kind == "websocket":
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await send({"type": "websocket.close", "code": COME_BACK})
    else:
        words = json.dumps({"reason": "not-now", "detail": "the process that has this table does not answer"})
        head = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await send({"type": "http.response.start", "status": 503, "headers": head})
        await send({"type": "http.response.body", "body": words.encode()})
