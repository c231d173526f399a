"""Runs the application under uvicorn until a signal ends it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Final

import uvicorn
from starlette.applications import Starlette

from merlin_bigbox.server.app import Application, make_app
from merlin_bigbox.server.garbage import Collector
from merlin_bigbox.server.http.connections import GuardedConfig
from merlin_bigbox.server.http.files import fitting, raise_file_limit
from merlin_bigbox.server.http.gate import Gate
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import configure
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.store import Store

BACKLOG: Final = 512
HEAD_BYTES: Final = 2 * 16_384
"""The head of a request that a peer passes on: as long as that of the client, and the hop."""
END_SECONDS: Final = 5
PROXIES: Final = "127.0.0.1,::1"
"""Who may say for whom a request is made, unless the environment's FORWARDED_ALLOW_IPS says otherwise."""


def listen(host: str, port: int) -> socket.socket:
    """Bind the port; OSError if it is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Naming the protocol makes asyncio set TCP_NODELAY on accepted sockets.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        # Windows would let a second server take the same port by this; there a port is free again at once.
        if os.name != "nt":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OSError:
        taken.close()
        raise
    return taken


def serve(
    settings: Settings,
    store: Store,
    listening: socket.socket,
    ready: Callable[[], None],
    peering: socket.socket | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called as soon as requests are answered.

    At `peering`, if there is one, other processes reach this one; `settings.peer_address` says where that is.
    """
    configure(settings.log, settings.limits)  # unless the command did, before it opened the store
    settings = replace(settings, limits=fitting(settings.limits, raise_file_limit(), peers=peering is not None))
    app = make_app(settings, store=store, beside=_collect_garbage)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)

    async def hand_over() -> None:
        await app.state.server.hand_over()

    public = configuration(app, settings.limits, proxies)
    inner = None if peering is None else PeersServer(peers_configuration(app, settings.limits), peering)
    _Server(public, ready, hand_over, inner).run([listening])


async def _collect_garbage(server: Server) -> None:
    """The process is this server's own, so its garbage is collected when that suits the tables."""
    await Collector(lambda: server.tables.last_move, server.sources.monotonic).run()


def configuration(app: Starlette, limits: Limits, proxies: str = PROXIES) -> GuardedConfig:
    """How uvicorn serves the application within these limits."""
    return GuardedConfig(
        app,
        Gate(limits, proxies),
        ws_max_size=limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=60,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=limits.keep_alive_seconds,
        timeout_graceful_shutdown=END_SECONDS,
        # Only a trusted proxy may set the client address and the scheme.
        proxy_headers=True,
        forwarded_allow_ips=proxies,
    )


def peers_configuration(app: Application, limits: Limits) -> GuardedConfig:
    """How uvicorn serves the peers: each speaks for many people, and what it says of them is signed."""
    return GuardedConfig(
        app.door,
        Gate(limits, "*"),
        ws_max_size=limits.message_bytes,
        ws_ping_interval=limits.peer_ping_seconds,
        ws_ping_timeout=limits.peer_answer_seconds,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=HEAD_BYTES,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=limits.keep_alive_seconds,
        timeout_graceful_shutdown=END_SECONDS,
        proxy_headers=False,
    )


class SteadyServer(uvicorn.Server):
    """uvicorn's server, whatever the clock says."""

    async def on_tick(self, counter: int) -> bool:
        """Look whether to end; a clock so far off that no date can be written must not end the server."""
        try:
            return await super().on_tick(counter)
        except (ValueError, OverflowError, OSError):
            return self.should_exit


class PeersServer(SteadyServer):
    """The listener for other processes, beside the public one on the same loop."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config)
        self._listening = listening
        self._serving: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the public listener's."""
        yield

    async def begin(self) -> None:
        """Answer from now on; the application has been started."""
        self._serving = asyncio.create_task(self.serve([self._listening]), name="peers")
        while not self.started and not self._serving.done():
            await asyncio.sleep(0)
        if self._serving.done():
            await self._serving

    async def end(self) -> None:
        """Take nothing new, and close the sockets that others relay."""
        self.should_exit = True
        if self._serving is not None:
            await self._serving


class _Server(SteadyServer):
    """Calls back as soon as it is ready, and before it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        ending: Callable[[], Awaitable[None]],
        peers: PeersServer | None = None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._ending = ending
        self._peers = peers

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down gracefully on a signal, without re-raising it afterwards: the command reports the end itself."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report readiness."""
        await super().startup(sockets)
        if self.started:
            if self._peers is not None:
                await self._peers.begin()
            asyncio.get_running_loop().call_soon(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over, then end both listeners and the application.

        Pages are sent away when their tables are others' already: they come back at once, to whoever has them.
        """
        for server in self.servers:
            server.close()  # nobody new comes in meanwhile
        await self._ending()
        if self._peers is not None:
            await self._peers.end()
        await super().shutdown(sockets)
