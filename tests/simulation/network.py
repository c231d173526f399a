"""The network between pages and the server: delays, cuts, messages lost under way, readers that do not read."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.simulation.loop import Loop

WINDOW: Final = 10
"""So many messages under way fill the pipes: the server waits."""
Application = Callable[[Any, Any, Any], Any]


@dataclass
class NetworkFaults:
    """How the network is just now."""

    delay: float = 0.02
    lost: float = 0.0
    """How likely an HTTP request, or the answer to it, does not arrive."""


class LostError(Exception):
    """No answer came: whether the request was carried out is unknown."""


class Address:
    """Where the server listens: the process that runs now, if any."""

    def __init__(self) -> None:
        self.loop: Loop | None = None
        self.application: Application | None = None
        self.wires: dict[Wire, None] = {}
        self.links: dict[Any, None] = {}
        """What runs between this process and others; see `peers.Link`."""
        self.failures: list[BaseException] = []
        """What the application let through."""

    def listen(self, loop: Loop, application: Application) -> None:
        """A process listens."""
        self.loop, self.application = loop, application

    def gone(self, chance: random.Random) -> None:
        """The process has ended: whoever was connected hears of it by and by."""
        self.loop = self.application = None
        for open_one in [*self.wires, *self.links]:
            open_one.reset(chance.expovariate(2))

    def call(self, work: Any) -> asyncio.Task[None] | None:
        """Let the server's process work on something; None if there is no server."""
        loop = self.loop
        if loop is None:
            work.close()
            return None
        task = loop.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failures.append(error)


def scope(kind: str, path: str, cookie: str, client: str, method: str = "GET") -> dict[str, Any]:
    """What uvicorn tells the application about a connection."""
    where, _, query = path.partition("?")
    headers = [(b"host", b"127.0.0.1:8765"), (b"content-type", b"application/json"), (b"accept-language", b"en")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "method": method,
        "path": where,
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (client, 50000),
        "server": ("127.0.0.1", 8765),
        "subprotocols": [],
        "state": {},
    }


class Wire:
    """A websocket: what is under way, in order, in both directions."""

    def __init__(self, address: Address, faults: NetworkFaults, chance: random.Random, page: asyncio.AbstractEventLoop):
        self._address = address
        self._faults = faults
        self._chance = chance
        self._page = page
        self._server = address.loop
        self._to_page: asyncio.Queue[str | int] = asyncio.Queue()
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        # What was sent first arrives first, whatever the timers do.
        self._on_the_way_to_page: deque[str | int] = deque()
        self._on_the_way_to_server: deque[dict[str, Any]] = deque()
        self._arrives = {"page": 0.0, "server": 0.0}
        self._room: asyncio.Event = asyncio.Event()
        self._stalled_until = 0.0
        self.cut_at_page = False
        self._cut_at_server = False
        self._begun = False
        self._task: asyncio.Task[None] | None = None

    def dial(self, path: str, cookie: str, client: str) -> None:
        """Connect. Without a server the page hears at once that there is none."""
        address = self._address
        if address.loop is None or address.application is None:
            self._page.call_later(self._delay(), self._ended, 1006)
            return
        address.wires[self] = None
        self._put_to_server({"type": "websocket.connect"})
        self._task = address.call(
            address.application(scope("websocket", path, cookie, client), self._receive, self._send)
        )
        if self._task is not None:
            self._task.add_done_callback(lambda _: self._hung_up(1006))

    # --- the page's end ------------------------------------------------------------------------------------------

    def say(self, message: dict[str, Any]) -> None:
        """The page sends something."""
        if not self.cut_at_page:
            self._put_to_server({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self) -> str | int:
        """The next message, or the code with which it ended."""
        return await self._to_page.get()

    def close(self) -> None:
        """The page closes the socket: what it sent still arrives."""
        if not self.cut_at_page:
            self._put_to_server({"type": "websocket.disconnect", "code": 1001})
            self._ended(1001)

    def cut(self, notices: float) -> None:
        """The connection breaks: what is under way is lost, and the server notices some time later."""
        self._ended(1006)
        self._on_the_way_to_server.clear()
        if self._server is not None:
            self._server.call_later(notices, self._noticed)

    def stall(self, seconds: float) -> None:
        """The page's reading stops for a while."""
        self._stalled_until = self._page.time() + seconds

    def reset(self, after: float) -> None:
        """The server's process is gone."""
        self._cut_at_server = True
        self._address.wires.pop(self, None)
        self._page.call_later(after, self._ended, 1006)

    def _ended(self, code: int) -> None:
        if not self.cut_at_page:
            self.cut_at_page = True
            self._to_page.put_nowait(code)

    # --- the server's end ----------------------------------------------------------------------------------------

    async def _receive(self) -> dict[str, Any]:
        return await self._to_server.get()

    async def _send(self, message: dict[str, Any]) -> None:
        if self._cut_at_server:
            raise OSError("the connection is closed")
        while len(self._on_the_way_to_page) >= WINDOW:
            self._room.clear()
            await self._room.wait()
            if self._cut_at_server:
                raise OSError("the connection is closed")
        if message["type"] == "websocket.send":
            self._put_to_page(message["text"])
        elif message["type"] == "websocket.close":
            self._hung_up(int(message.get("code") or 1000))

    def _hung_up(self, code: int) -> None:
        if not self._cut_at_server:
            self._cut_at_server = True
            self._address.wires.pop(self, None)
            self._put_to_page(code)

    def _noticed(self) -> None:
        self._cut_at_server = True
        self._address.wires.pop(self, None)
        self._room.set()
        if not self._begun:  # the server always hears of the beginning first
            self._to_server.put_nowait({"type": "websocket.connect"})
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # --- under way -----------------------------------------------------------------------------------------------

    def _delay(self) -> float:
        return self._chance.expovariate(1 / self._faults.delay)

    def _put_to_page(self, what: str | int) -> None:
        arrives = max(self._arrives["page"], self._page.time() + self._delay(), self._stalled_until)
        self._arrives["page"] = arrives
        self._on_the_way_to_page.append(what)
        self._page.call_at(arrives, self._arrived)

    def _arrived(self) -> None:
        if self._stalled_until > self._page.time():
            self._page.call_at(self._stalled_until, self._arrived)
            return
        what = self._on_the_way_to_page.popleft()
        if self._server is not None and len(self._on_the_way_to_page) < WINDOW:
            self._server.call_soon(self._room.set)
        if isinstance(what, int):
            self._ended(what)
        elif not self.cut_at_page:
            self._to_page.put_nowait(what)

    def _put_to_server(self, message: dict[str, Any]) -> None:
        if self._server is not None:
            arrives = max(self._arrives["server"], self._page.time() + self._delay())
            self._arrives["server"] = arrives
            self._on_the_way_to_server.append(message)
            self._server.call_at(arrives, self._came)

    def _came(self) -> None:
        if self._on_the_way_to_server:
            self._begun = True
            self._to_server.put_nowait(self._on_the_way_to_server.popleft())


async def request(
    address: Address,
    faults: NetworkFaults,
    chance: random.Random,
    seen: Counter[str],
    method: str,
    path: str,
    body: object = None,
    cookie: str = "",
    client: str = "127.0.0.1",
) -> tuple[int, dict[str, str], bytes]:
    """An HTTP request: status, headers and body; LostError if no answer came."""
    await asyncio.sleep(chance.expovariate(1 / faults.delay))
    server, application = address.loop, address.application
    if server is None or application is None or chance.random() < faults.lost:
        seen["request lost"] += 1
        raise LostError
    page = asyncio.get_running_loop()
    answer: asyncio.Future[tuple[int, dict[str, str], bytes]] = page.create_future()
    parts: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode(), "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        parts.append(message)

    def arrived() -> None:
        if not answer.done() and parts:
            headers = {name.decode(): value.decode() for name, value in parts[0]["headers"]}
            answer.set_result((parts[0]["status"], headers, b"".join(part.get("body", b"") for part in parts[1:])))

    task = address.call(application(scope("http", path, cookie, client, method), receive, send))
    if task is not None:
        task.add_done_callback(lambda _: page.call_later(chance.expovariate(1 / faults.delay), arrived))
    try:
        async with asyncio.timeout(60):
            found = await answer
    except TimeoutError:
        seen["request unanswered"] += 1
        raise LostError from None
    if chance.random() < faults.lost:
        seen["answer lost"] += 1
        raise LostError
    return found
