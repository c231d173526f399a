"""The routes under /api, and the checks every request passes first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from merlin_bigbox.printable import printable
from merlin_bigbox.server.cluster.hops import HOP
from merlin_bigbox.server.cluster.interface import ElsewhereError
from merlin_bigbox.server.cluster.peers import UnreachableError
from merlin_bigbox.server.http import (
    health_handlers,
    info_handlers,
    lesson_handlers,
    puzzle_handlers,
    replay_handlers,
    review_handlers,
    table_handlers,
    user_handlers,
)
from merlin_bigbox.server.http.counted import ROUTE
from merlin_bigbox.server.http.responses import refusing
from merlin_bigbox.server.http.security import foreign
from merlin_bigbox.server.http.sessions import address
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server

Answer = Callable[[Server, Request], Awaitable[Response]]

PAUSES = (0.25, 0.5, 1.0, 2.0, 2.0, 2.0, 2.0)
"""Seconds between attempts to find who has a table whose process is gone: longer than a lease in all."""
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
ELSE: Final = "/api/{rest:path}"
PATHS: Final[dict[str, dict[str, Answer]]] = {
    "/api/me": {"GET": user_handlers.me, "POST": user_handlers.change},
    "/api/me/recovery": {"POST": user_handlers.recovery},
    "/api/me/sessions": {"GET": user_handlers.sessions, "POST": user_handlers.end_session},
    "/api/recover": {"POST": user_handlers.recover},
    "/api/tables": {"GET": table_handlers.cards, "POST": table_handlers.create},
    "/api/tables/{table}": {"DELETE": table_handlers.leave},
    "/api/tables/{table}/record": {"GET": table_handlers.write_record},
    "/api/tables/{table}/qr.svg": {"GET": table_handlers.qr_code},
    "/api/tables/{table}/guide": {"GET": info_handlers.table_guide},
    "/api/tables/{table}/replay": {"GET": replay_handlers.replay_table},
    "/api/tables/{table}/proof": {"GET": replay_handlers.proof},
    "/api/tables/{table}/review": {"GET": review_handlers.review},
    "/api/tables/{table}/review/lines": {"GET": review_handlers.lines},
    "/api/tables/{table}/review/play": {"POST": review_handlers.play},
    "/api/tables/{table}/review/ask": {"POST": review_handlers.ask},
    "/api/tables/{table}/why": {"GET": replay_handlers.why},
    "/api/replay/{table}": {"GET": replay_handlers.replay_table},
    "/api/replay": {"POST": replay_handlers.replay_record},
    "/api/lessons": {"GET": lesson_handlers.listed},
    "/api/lessons/{lesson}": {"GET": lesson_handlers.whole},
    "/api/lessons/{lesson}/play": {"POST": lesson_handlers.play},
    "/api/lessons/{lesson}/ask": {"POST": lesson_handlers.ask},
    "/api/puzzles": {"GET": puzzle_handlers.listed},
    "/api/puzzles/day/{day}": {"GET": puzzle_handlers.of_day},
    "/api/puzzles/{puzzle}": {"GET": puzzle_handlers.whole},
    "/api/puzzles/{puzzle}/answer": {"GET": puzzle_handlers.solution},
    "/api/puzzles/{puzzle}/hint": {"GET": puzzle_handlers.hint},
    "/api/puzzles/{puzzle}/play": {"POST": puzzle_handlers.play},
    "/api/puzzles/{puzzle}/ask": {"POST": puzzle_handlers.ask},
    "/api/guide": {"GET": info_handlers.read_guide},
    "/api/setup": {"GET": info_handlers.setup},
    "/api/rules": {"GET": info_handlers.rules},
    "/api/rulebook": {"GET": info_handlers.rulebook},
    "/api/reference": {"GET": info_handlers.reference},
    "/api/edition": {"GET": info_handlers.edition},
    "/api/engine": {"GET": info_handlers.engine},
    "/api/key": {"GET": info_handlers.key},
    "/api/health": {"GET": health_handlers.health},
    "/api/health/live": {"GET": health_handlers.live},
    "/api/health/ready": {"GET": health_handlers.ready},
    "/metrics": {"GET": health_handlers.metrics},
}


async def unknown(_: Server, request: Request) -> Response:
    """Refuse any other path or method under /api."""
    raise RefusalError("unknown-request", f"there is no {request.method} {printable(str(request.scope['path']), 100)}")


def routes(current: Callable[[], Server]) -> list[Route]:
    """All routes; `current` returns the running server when a request arrives."""
    found = [Route(path, _endpoint(current, path, answers), methods=METHODS) for path, answers in PATHS.items()]
    return [*found, Route(ELSE, _endpoint(current, ELSE, {}), methods=METHODS)]


def _endpoint(
    current: Callable[[], Server], path: str, answers: dict[str, Answer]
) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        request.scope[ROUTE] = path
        server = current()
        method = "GET" if request.method == "HEAD" else request.method
        # Before the budget: what a foreign page makes a browser ask must not be charged to the person there.
        if foreign(request, server.settings.public_url, reading=method == "GET"):
            raise RefusalError("origin", "requests come from the server's own page only")
        # What a peer passes on was charged there. Work for a table (loading, heavy tasks) is charged where it is done.
        if not request.scope.get(HOP) and not server.budgets.request(address(request), server.people.claimed(request)):
            raise RefusalError("too-many", "too many requests; wait a little")
        try:
            return await answers.get(method, unknown)(server, request)
        except ElsewhereError as error:
            if request.scope.get(HOP):
                raise RefusalError("not-now", "the table is being handed over; try again") from error
            return Forwarded(server, error.address, lambda: answers[method](server, request))

    return refusing(answer)


class Forwarded(Response):
    """The answer of the process that has the table. If it is gone, of the one that has it next."""

    def __init__(self, server: Server, address: str, again: Callable[[], Awaitable[Response]]) -> None:
        super().__init__()
        self._server = server
        self._address = address
        self._again = again

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and the answer back."""

        async def passed_on(_: Request) -> Response:
            for pause in PAUSES:
                try:
                    await self._server.peers.forward(self._address, scope, receive, send)
                except UnreachableError:
                    await asyncio.sleep(pause)
                else:
                    return self
                try:
                    return await self._again()
                except ElsewhereError as error:
                    self._address = error.address
            raise RefusalError("not-now", "the process that has this table cannot be reached now; try again")

        answer = await refusing(passed_on)(Request(scope, receive))
        if answer is not self:
            await answer(scope, receive, send)
