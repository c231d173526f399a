"""The door of the peers' listener: only what a peer has signed comes in, and counts as its client's own request."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from merlin_bigbox.printable import printable
from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.hops import HEADER, HOP, NEWS, REFUSED, Hop, HopError, Hops
from merlin_bigbox.server.logs import about

log = logging.getLogger("merlin_bigbox.server")
FOR_OPERATORS: Final = frozenset(("/metrics", "/api/health", "/api/health/live", "/api/health/ready"))
"""What is answered without a signature, by the same rules as at the public listener."""
NEWS_BYTES: Final = 100_000


class Door:
    """Middleware around the whole application, on the peers' listener alone."""

    def __init__(self, app: ASGIApp, hops: Callable[[], Hops], hear: Callable[[bytes], None]) -> None:
        self._app = app
        self._hops = hops
        self._hear = hear

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket of a peer in, as if its client had come here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        signed = any(name == HEADER.encode() for name, _ in scope["headers"])
        if not signed and scope["type"] == "http" and scope["path"] in FOR_OPERATORS and scope["method"] == "GET":
            await self._app(scope, receive, send)
            return
        try:
            if not signed:
                raise HopError("not signed")  # noqa: TRY301 – answered like every other
            if scope["type"] == "http" and scope["path"] == NEWS and scope["method"] == "POST":
                await self._news(scope, receive, send)
            else:
                await self._app(as_client(scope, self._hops().check(scope)), receive, send)
        except HopError as error:
            metrics.hops_refused.inc()
            sender = "" if scope["client"] is None else scope["client"][0]
            log.warning("refused at the peers' listener: %s", error, extra=about("hop-refused", reason=sender))
            answer = PlainTextResponse(printable(str(error), 200), REFUSED)
            if scope["type"] == "websocket":
                await receive()
            await answer(scope, receive, send)

    async def _news(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = bytearray()
        try:
            async for piece in Request(scope, receive).stream():
                body += piece
                if len(body) > NEWS_BYTES:
                    raise HopError("news that are too long")
        except ClientDisconnect:
            return
        self._hops().check(scope, bytes(body))
        self._hear(bytes(body))
        await Response(status_code=204)(scope, receive, send)


def as_client(scope: Scope, hop: Hop) -> Scope:
    """The request as the peer got it: its client, the way it came, and the name it asked for."""
    headers = [(name, value) for name, value in scope["headers"] if name not in (b"host", HEADER.encode())]
    return {
        **scope,
        HOP: True,
        "client": (hop.client, 0) if hop.client else None,
        "scheme": hop.scheme,
        "headers": [(b"host", hop.host.encode("latin-1", "replace")), *headers],
    }
