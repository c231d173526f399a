"""The paths under /api, and what is asked of every request before it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from merlin_bigbox.server import http_people, http_reading, http_tables
from merlin_bigbox.server.asking import refusing
from merlin_bigbox.server.headers import own_origin
from merlin_bigbox.server.people import address
from merlin_bigbox.server.refusal import RefusalError
from merlin_bigbox.server.server import Server

Answer = Callable[[Server, Request], Awaitable[Response]]

METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
PATHS: Final[dict[str, dict[str, Answer]]] = {
    "/api/me": {"GET": http_people.me, "POST": http_people.change},
    "/api/me/recovery": {"POST": http_people.recovery},
    "/api/recover": {"POST": http_people.recover},
    "/api/tables": {"GET": http_tables.cards, "POST": http_tables.create},
    "/api/tables/{table}/record": {"GET": http_tables.write_record},
    "/api/tables/{table}/qr.svg": {"GET": http_tables.qr_code},
    "/api/tables/{table}/guide": {"GET": http_reading.table_guide},
    "/api/tables/{table}/replay": {"GET": http_reading.replay_table},
    "/api/tables/{table}/why": {"GET": http_reading.why},
    "/api/replay/{table}": {"GET": http_reading.replay_table},
    "/api/replay": {"POST": http_reading.replay_record},
    "/api/guide": {"GET": http_reading.read_guide},
    "/api/setup": {"GET": http_reading.setup},
    "/api/rules": {"GET": http_reading.rules},
    "/api/edition": {"GET": http_reading.edition},
    "/api/health": {"GET": http_reading.health},
}


async def unknown(_: Server, request: Request) -> Response:
    """Whatever else is asked for under /api."""
    raise RefusalError("unknown-request", f"there is no {request.method} {request.url.path[:100]}")


def routes(current: Callable[[], Server]) -> list[Route]:
    """All paths; `current` gives the server that runs when a request comes."""
    found = [Route(path, _endpoint(current, answers), methods=METHODS) for path, answers in PATHS.items()]
    return [*found, Route("/api/{rest:path}", _endpoint(current, {}), methods=METHODS)]


def _endpoint(current: Callable[[], Server], answers: dict[str, Answer]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        server = current()
        if not server.requests.take(address(request)):
            raise RefusalError("too-many", "too many requests; wait a little")
        method = "GET" if request.method == "HEAD" else request.method
        if method != "GET" and not own_origin(request.headers, server.settings.public_url):
            raise RefusalError("origin", "requests come from the server's own page only")
        return await answers.get(method, unknown)(server, request)

    return refusing(answer)
