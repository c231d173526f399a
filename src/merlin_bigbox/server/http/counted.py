"""Middleware that counts requests by route, method and status."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.hops import HOP

ROUTE: Final = "merlin.route"
"""Where a route of the API notes itself in the scope of a request; everything else is a page."""
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


class Counted:
    """Counts every request, also those that end without an answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http" or scope.get(HOP):  # what a peer passes on is counted there
            await self._app(scope, receive, send)
            return
        status = "none"

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.requests.labels(scope.get(ROUTE, "page"), method, status).inc()
