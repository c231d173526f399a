"""What every answer carries for the browser's safety, and the check that a request comes from our own page."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; "
    # Drawings are placed by style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    # Ids of tables and codes of recovery must not be told to anybody by a link that is followed.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SafetyHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the request; whatever it sets itself stays."""
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
    """Whether a request comes from our own page.

    Browsers say so with every POST and every socket; a program without an origin is nobody's page and may pass.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc.casefold()
    return bool(host) and host in (headers.get("host", "").casefold(), urlsplit(public_url).netloc.casefold())
