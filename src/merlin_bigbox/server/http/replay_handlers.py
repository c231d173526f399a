"""Handlers for replays of tables and record files, and for explanations in finished games."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.http.requests import read_body, wanted_language
from merlin_bigbox.server.http.responses import answer, packed
from merlin_bigbox.server.http.sessions import address
from merlin_bigbox.server.http.table_handlers import find
from merlin_bigbox.server.protocol.http import Proof
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server
from merlin_bigbox.server.tables.told import told_of

JSON: Final = "application/json"
LONGEST_NUMBER: Final = 6


async def replay_table(server: Server, request: Request) -> Response:
    """GET /api/replay/{id}: a finished game from any point of view, a running one from one's own or everybody's."""
    table = await find(server, request)
    viewer = tasks.seat_named(_named(request), len(table.seats))
    lang = wanted_language(request)
    user = await server.people.known(request)
    async with table.lock:
        if table.row.status == "waiting":
            raise RefusalError("not-now", "the game has not started")
        if table.row.status != "over" and viewer is not None:
            if user is None:
                raise RefusalError("not-your-seat", "while a game runs, only your own seat can be looked through")
            table.own_seat(viewer, user.id)
        told = told_of(table, table.views.names(lang))
    who = server.people.who(request)
    body = await server.heavy.run(tasks.replay_table, told, viewer, lang, who=who, cost=told.size)
    return await packed(request, body, JSON)


async def proof(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/proof: each part of a finished game's record, and how it is known."""
    table = await find(server, request)
    lang = wanted_language(request)
    async with table.lock:
        if table.row.status != "over":
            raise RefusalError("not-now", "the game is not over")
        told = told_of(table, table.views.names("en"))
        names = table.views.names(lang)
    who = server.people.who(request)
    findings = await server.heavy.run(tasks.prove, told, lang, names, who=who, cost=told.size)
    return await answer(request, Proof(findings, server.tables.public_key))


async def why(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/why: why a decision of a finished game was made, based on what that seat knew."""
    table = await find(server, request)
    at = request.query_params.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) <= LONGEST_NUMBER):
        raise RefusalError("malformed", "at is the number of a record")
    if table.row.status != "over":
        raise RefusalError("not-now", "while a game runs, its own socket explains")
    found = await server.explainer.why(table, None, int(at), wanted_language(request), address(request))
    return await answer(request, found)


async def replay_record(server: Server, request: Request) -> Response:
    """POST /api/replay: a record file, verified and replayed from any point of view."""
    body = await read_body(request, server.limits.record_bytes)
    lang = wanted_language(request)
    who = server.people.who(request)
    made = await server.heavy.run(tasks.replay_record, body, _named(request), lang, who=who, cost=len(body))
    return await packed(request, made, JSON)


def _named(request: Request) -> str:
    """The name of the seat to look through; empty for what everybody sees."""
    return request.query_params.get("viewer") or request.query_params.get("seat") or ""
