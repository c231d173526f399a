"""A real server on the loopback in a thread of the test, and browsers made of an HTTP client and sockets."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from merlin_bigbox.server.app import make_app
from merlin_bigbox.server.http.gate import Gate
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.run import PROXIES, SteadyServer, configuration, listen
from merlin_bigbox.server.server import Server, Settings

WAIT = 300.0
"""Seconds after which something hangs, however busy the machine is; nothing else depends on them."""
T = TypeVar("T")
Message = dict[str, Any]
ME: Message = {"kind": "me"}
OPEN: Message = {"kind": "open"}
RANDOM: Message = {"kind": "bot", "bot": "random"}
SENSIBLE: Message = {"kind": "bot", "bot": "sensible"}


class House:
    """A server that runs."""

    def __init__(self, app: Any, url: str, loop: asyncio.AbstractEventLoop, gate: Gate) -> None:
        self._app = app
        self.url = url
        self.gate = gate
        self._loop = loop
        self._browsers: list[Browser] = []

    @property
    def server(self) -> Server:
        """The server itself, for looking at the true game."""
        found: Server = self._app.state.server
        return found

    def inside(self, work: Callable[[], Any]) -> Any:
        """Run a function on the server's own thread."""

        async def run() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(WAIT)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(WAIT)

    def browser(self, name: str = "", **headers: str) -> Browser:
        """Somebody new."""
        made = Browser(self.url, name, headers)
        self._browsers.append(made)
        return made

    def close(self) -> None:
        """Close all browsers."""
        for browser in self._browsers:
            browser.close()


@contextmanager
def house(
    data: Path,
    limits: Limits | None = None,
    public_url: str = "",
    proxies: str = PROXIES,
    own_bots: tuple[str, ...] = (),
    *,
    reviews: bool = False,
    compiling: Callable[[], bool] = lambda: False,
) -> Iterator[House]:
    """A server on a free port, ended with the block."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = Settings(
        data,
        port=port,
        limits=limits or Limits(),
        public_url=public_url,
        own_bots=own_bots,
        reviews=reviews,
        compiling=compiling,
    )
    app = make_app(settings)
    config = configuration(app, settings.limits, proxies)
    server = SteadyServer(config)
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        ready.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(WAIT)
    assert server.started
    found = House(app, f"http://127.0.0.1:{port}", loops[0], config.gate)
    try:
        yield found
    finally:
        found.close()
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive()


class Browser:
    """One person: a cookie, requests, and lines to tables."""

    def __init__(
        self, url: str, name: str = "", headers: dict[str, str] | None = None, *, token: str | None = None
    ) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT, headers=headers, trust_env=False)
        if token is not None:
            self.http.cookies.set("merlin", token, domain="127.0.0.1", path="/")
        self.lines: list[Line] = []
        self.me = self.http.post("/api/me", json={"name": name} if name else {}).json()

    @property
    def token(self) -> str:
        """The proof of being this person."""
        return self.http.cookies["merlin"]

    def create(self, *seats: Message, **more: Any) -> Message:
        """A new table."""
        answer = self.http.post("/api/tables", json={"seats": list(seats), **more})
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    def dial(self, table: str, **headers: str) -> Line:
        """A socket, without a greeting."""
        line = Line(self, table, {"Cookie": f"merlin={self.token}", **headers})
        self.lines.append(line)
        return line

    def line(self, table: str, lang: str = "en", at: int = 0) -> Line:
        """A socket that has greeted and knows the table."""
        line = self.dial(table)
        line.send({"type": "hello", "lang": lang, "at": at})
        line.until("table")
        return line

    def close(self) -> None:
        """Close everything."""
        for line in self.lines:
            line.close()
        self.http.close()


class Line:
    """A socket at a table, and what it was told last."""

    def __init__(self, browser: Browser, table: str, headers: dict[str, str]) -> None:
        self.browser = browser
        self.table = table
        address = browser.url.replace("http:", "ws:") + f"/api/live/{table}"
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            # Who does not read for a while still takes everything in, and hears whether the server is there.
            connect(address, additional_headers=headers, proxy=None, max_size=None, max_queue=None, ping_interval=None)
        )
        self.said: list[str] = []
        self.at = 0
        self.prompt: Message | None = None
        self.info: Message = {}
        self.whole: Message = {}
        self.view: Message = {}
        self.log: list[Message] = []
        self.can_undo = False
        self._requests = 0

    def send(self, message: Message | str | bytes) -> None:
        """Send anything."""
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self) -> Message:
        """The next message, which is also taken to heart."""
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.said.append(text)
        message: Message = json.loads(text)
        kind = message["type"]
        if kind in ("table", "step"):
            self.at, self.prompt, self.can_undo = message["at"], message["prompt"], message["can_undo"]
            self._merge(message)
        if kind in ("table", "info"):
            self.info = message["info"]
        return message

    def _merge(self, message: Message) -> None:
        if message["type"] == "table":
            self.whole, self.view, self.log = message, {}, list(message["log"])
        else:
            if message["undone"]:
                self.log = [line for line in self.log if line["at"] <= message["kept"]]
            self.log += message["lines"]
        merge(self.view, message["changes"])

    def until(self, kind: str, check: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind that passes the check."""
        while True:
            message = self.receive()
            if message["type"] == kind and check(message):
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        self._requests += 1
        self.send({"type": kind, "id": self._requests, **fields})
        while True:
            message = self.receive()
            if message.get("id") == self._requests:
                return message

    def ask_and_see(self, kind: str, **fields: Any) -> Message:
        """A request that is carried out."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def act(self, choice: int = 0, seat: str | None = None) -> Message:
        """Play one of the options that were offered."""
        assert self.prompt is not None
        option = self.prompt["options"][choice % len(self.prompt["options"])]
        return self.ask("act", at=self.at, seat=seat or self.prompt["seat"], action=option["action"])

    def wait_for_start(self) -> None:
        """Until the whole table of the running game is there."""
        while not (self.info.get("status") == "playing" and self.at):
            self.receive()

    def wait_for_turn(self) -> bool:
        """Until this line is asked, or the game is over (False)."""
        while not (self.prompt and self.prompt["options"]):
            if self.info.get("status") == "over":
                return False
            self.receive()
        return True

    def close(self) -> None:
        """Hang up."""
        self._stack.close()

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


def merge(view: Message, changes: Message) -> None:
    """Put changes into a view, as the page does."""
    for path, value in changes.items():
        name, _, part = path.partition(".")
        if not part:
            view[name] = value
        elif name == "modules":
            view.setdefault(name, {})[part] = value
        else:
            entries = view.setdefault(name, [])
            while len(entries) <= int(part):
                entries.append(None)
            entries[int(part)] = value
