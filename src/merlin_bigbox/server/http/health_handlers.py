"""Handlers for whoever watches over the server: health, and metrics for this machine or whom the operator allows."""

from __future__ import annotations

import hmac
import ipaddress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.server.exposition import CONTENT_TYPE, exposition
from merlin_bigbox.server.http.responses import PRIVATE, answer
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


async def health(server: Server, request: Request) -> Response:
    """GET /api/health: how the server is, as a whole. It answers this also when it is not well."""
    return await answer(request, await server.health.report())


async def live(_: Server, request: Request) -> Response:
    """GET /api/health/live: the event loop turns. Whoever hears nothing here may restart the server."""
    return await answer(request, {"ok": True})


async def ready(server: Server, _: Request) -> Response:
    """GET /api/health/ready: whether it can keep and answer; 503 and the reasons if not."""
    report = await server.health.report()
    body = msgspec.json.encode({"ok": report.ok, "problems": report.problems})
    return Response(body, 200 if report.ok else 503, {"cache-control": PRIVATE}, media_type="application/json")


async def metrics(server: Server, request: Request) -> Response:
    """GET /metrics: what is counted and measured, for Prometheus."""
    settings = server.settings
    if not (has_token(request, settings.metrics_token) or is_near(request, settings.metrics_allow)):
        raise RefusalError("unknown-request", "metrics are for this machine alone unless the operator allows others")
    body = exposition(await server.health.report())
    return Response(body, headers={"cache-control": PRIVATE}, media_type=CONTENT_TYPE)


def has_token(request: Request, token: str) -> bool:
    """Whether the request proves itself by the operator's token."""
    given = request.headers.get("authorization", "").encode("latin-1", "replace")
    return bool(token) and hmac.compare_digest(given, f"Bearer {token}".encode())


def is_near(request: Request, allowed: tuple[str, ...]) -> bool:
    """Whether the request comes from an allowed address by itself: what a proxy passes on comes from anywhere."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        found = ipaddress.ip_address("" if request.client is None else request.client.host)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    found = found if mapped is None else mapped
    return found.is_loopback or any(found in ipaddress.ip_network(network) for network in allowed)
