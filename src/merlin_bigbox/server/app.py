"""The ASGI application: the websocket, the routes under /api, and the page for every other path."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from merlin_bigbox.server.cluster.door import Door
from merlin_bigbox.server.http.counted import Counted
from merlin_bigbox.server.http.hosts import Hosts
from merlin_bigbox.server.http.routes import routes
from merlin_bigbox.server.http.security import SafetyHeaders
from merlin_bigbox.server.http.shield import Shield
from merlin_bigbox.server.http.static import Pages
from merlin_bigbox.server.live.socket import serve_socket
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.store import Store


class Application(Starlette):
    """The application, and what of it other processes reach."""

    door: Door
    """The application as the peers' listener has it."""


def make_app(
    settings: Settings,
    pages: Pages | None = None,
    store: Store | None = None,
    beside: Callable[[Server], Coroutine[None, None, None]] | None = None,
) -> Application:
    """Build the application; it opens the data folder on startup and closes it on shutdown.

    `beside` runs for as long as the server does.
    """
    shown = Pages() if pages is None else pages
    own = settings.peer_address.rpartition(":")[0].strip("[]")  # by which operators ask for metrics
    hosts = Hosts(settings.host, settings.public_url, (*settings.host_names, *([own] if own else [])))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server = await Server.open(settings, store)
        app.state.server = server
        task = None if beside is None else asyncio.create_task(beside(server))
        try:
            yield
        finally:
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            await server.close()

    def current() -> Server:
        server: Server = app.state.server
        return server

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(current(), websocket)

    app = Application(
        routes=[
            WebSocketRoute("/api/live/{table}", socket),
            *routes(current),
            Route("/", shown.answer),
            Route("/{path:path}", shown.answer),
        ],
        middleware=[Middleware(Counted), Middleware(SafetyHeaders), Middleware(Shield, hosts=hosts)],
        lifespan=lifespan,
    )
    app.door = Door(app, lambda: current().hops, lambda news: current().hear(news))
    return app
