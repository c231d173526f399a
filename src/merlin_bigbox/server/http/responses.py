"""Writing HTTP responses: JSON, compression, caching, refusals."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from merlin_bigbox.printable import printable
from merlin_bigbox.server import metrics
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.http import Problem, Reason
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import StoreError

log = logging.getLogger("merlin_bigbox.server")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]

STATUS: Final[dict[Reason, int]] = {
    "malformed": 400,
    "no-secret": 401,
    "not-your-seat": 403,
    "not-the-host": 403,
    "origin": 403,
    "blocked": 403,
    "removed": 403,
    "not-admitted": 403,
    "muted": 403,
    "watchers-quiet": 403,
    "nobody": 404,
    "gone": 410,
    "unknown-table": 404,
    "unknown-request": 404,
    "too-large": 413,
    "host": 421,
    "options": 422,
    "no-name": 422,
    "too-many": 429,
    "failed": 500,
    "full": 503,
    "damaged": 503,
    "other-version": 503,
    "not-kept": 503,
    "perhaps-kept": 503,
    "disk-full": 507,
}
CONFLICT: Final = 409
PACK_FROM: Final = 1_000
LARGE: Final = 50_000
PRIVATE: Final = "private, no-store"


def refusing(handler: Handler) -> Handler:
    """Wrap a handler so that refusals and failures become responses."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except RefusalError as refusal:
            return problem(refusal.problem())
        except ClientDisconnect:
            return problem(Problem("malformed", "the request ended too early"))
        except StoreError as error:
            path = printable(str(request.scope["path"]), 100)
            log.warning("%s %s: %s", request.method, path, error, extra=about("not-kept", reason=error.reason))
            return problem(Problem(error.reason, "the server cannot read or keep this now"))

    return answer


def problem(found: Problem) -> Response:
    """A refusal as a response."""
    metrics.refusals.labels(found.reason).inc()
    return Response(
        msgspec.json.encode(found),
        STATUS.get(found.reason, CONFLICT),
        {"cache-control": PRIVATE},
        media_type="application/json",
    )


async def answer(request: Request, value: object, caching: str = PRIVATE) -> Response:
    """A JSON response."""
    return await packed(request, msgspec.json.encode(value), "application/json", caching)


async def packed(request: Request, body: bytes, kind: str, caching: str = PRIVATE) -> Response:
    """A response, compressed if worthwhile; cacheable ones carry an ETag."""
    headers = {"cache-control": caching, "vary": "accept-encoding, cookie"}
    if caching != PRIVATE:
        headers["etag"] = f'"{sha256(body).hexdigest()[:20]}"'
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
    if len(body) >= PACK_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        if len(body) >= LARGE:
            body = await asyncio.to_thread(gzip.compress, body, 5)
        else:
            body = gzip.compress(body, 5)
    return Response(body, headers=headers, media_type=kind)
