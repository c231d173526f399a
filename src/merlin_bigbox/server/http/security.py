"""Security headers for every response, and the same-origin check for requests."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    # Drawings are positioned by style attributes, which cannot execute anything.
    "style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    # Table ids and recovery codes must not leak through links that are followed.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SafetyHeaders:
    """Middleware that adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle the request; headers it sets itself are kept."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, answer)


def own_origin(headers: Headers, public_url: str) -> bool:
    """Whether a request comes from the server's own page.

    Browsers send an origin with every POST and every websocket; programs that send none are let through.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc.casefold()
    return bool(host) and host in (headers.get("host", "").casefold(), urlsplit(public_url).netloc.casefold())
