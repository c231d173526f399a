"""The ASGI application: the websocket, the routes under /api, and the page for every other path."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from merlin_bigbox.server.http.counted import Counted
from merlin_bigbox.server.http.hosts import Hosts
from merlin_bigbox.server.http.routes import routes
from merlin_bigbox.server.http.security import SafetyHeaders
from merlin_bigbox.server.http.shield import Shield
from merlin_bigbox.server.http.static import Pages
from merlin_bigbox.server.live.socket import serve_socket
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.store import Store


def make_app(
    settings: Settings,
    pages: Pages | None = None,
    store: Store | None = None,
    beside: Callable[[Server], Coroutine[None, None, None]] | None = None,
) -> Starlette:
    """Build the application; it opens the data folder on startup and closes it on shutdown.

    `beside` runs for as long as the server does.
    """
    shown = Pages() if pages is None else pages
    hosts = Hosts(settings.host, settings.public_url, settings.host_names)

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

    app = Starlette(
        routes=[
            WebSocketRoute("/api/live/{table}", socket),
            *routes(current),
            Route("/", shown.answer),
            Route("/{path:path}", shown.answer),
        ],
        middleware=[Middleware(Counted), Middleware(SafetyHeaders), Middleware(Shield, hosts=hosts)],
        lifespan=lifespan,
    )
    return app
