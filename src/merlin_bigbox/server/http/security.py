"""Security headers for every response, and whether a request comes from another site's page."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    # Drawings are positioned by style attributes, which cannot execute anything.
    "style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PORTS: Final = {"http": 80, "https": 443}
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


def foreign(connection: HTTPConnection, public_url: str, *, reading: bool = False) -> bool:
    """Whether a browser made this request for a page of another site.

    Browsers tell so with every request to HTTPS or to this machine, and send the origin with every POST and every
    websocket. Programs that tell nothing are let through, and so are links that somebody follows (`reading`).
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return not (reading and headers.get("sec-fetch-mode") == "navigate")
    told = headers.get("origin") or (headers.get("referer") if reading else None)
    if told is None:
        return False
    scheme = "https" if is_secure(connection) else "http"
    found = origin_of(told)
    return found is None or found not in (origin_of(f"{scheme}://{headers.get('host', '')}"), origin_of(public_url))


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser came by HTTPS, as far as the server or a trusted proxy knows."""
    return connection.scope["scheme"] in ("https", "wss")


def origin_of(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; None for anything else."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname.casefold(), PORTS[parts.scheme] if port is None else port
