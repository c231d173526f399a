"""Handlers for tables: listing, creating, records, QR codes."""

from __future__ import annotations

import io
import re
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.http.requests import read_json
from merlin_bigbox.server.http.responses import answer, packed
from merlin_bigbox.server.http.sessions import address
from merlin_bigbox.server.protocol.http import CreateTable, Left
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server
from merlin_bigbox.server.tables.info import table_info
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.tables.told import told_of

TABLE_ID: Final = re.compile(r"[a-z2-9]{10}")


async def cards(server: Server, request: Request) -> Response:
    """GET /api/tables: the user's tables, those waiting for the user's move first."""
    user = await server.people.known(request)
    return await answer(request, [] if user is None else await server.tables.cards(user.id))


async def create(server: Server, request: Request) -> Response:
    """POST /api/tables: a new table."""
    user = await server.people.needed(request)
    wish = await read_json(request, CreateTable, server.limits.body_bytes + server.limits.record_bytes)
    table = await server.tables.create(wish, user, address(request))
    async with table.lock:
        return await answer(request, table_info(table, user.id))


async def find(server: Server, request: Request) -> Table:
    """The table named in the path; refused to whoever was blocked there."""
    wanted = str(request.path_params["table"])
    if TABLE_ID.fullmatch(wanted) is None:
        raise RefusalError("unknown-table", "there is no such table")
    table = await server.open_table(wanted, server.people.who(request))
    user = await server.people.known(request)
    if user is not None:
        table.guests.check_watch(user.id)
    return table


async def leave(server: Server, request: Request) -> Response:
    """DELETE /api/tables/{id}: take a table off one's list; it is removed when all its people have done so."""
    user = await server.people.needed(request)
    table = await find(server, request)
    return await answer(request, Left(await server.tables.removals.leave(table, user)))


async def write_record(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/record: the record; while the game is running, without what the user may not know."""
    table = await find(server, request)
    user = await server.people.known(request)
    form = request.query_params.get("format", "text")
    if form not in ("text", "json"):
        raise RefusalError("malformed", "the format is text or json")
    async with table.lock:
        if table.row.status == "waiting":
            raise RefusalError("not-now", "the game has not started")
        own = [row.seat for row in table.seats if user is not None and row.kind == "person" and row.user == user.id]
        # A shared screen gets the public record: none of its players may know another's cards.
        viewer = own[0] if len(own) == 1 else None
        told = told_of(table, table.views.names("en"))
    who = server.people.who(request)
    body = await server.heavy.run(tasks.write_record, told, viewer, form, who=who, cost=told.size)
    kind = "text/plain" if form == "text" else "application/json"
    found = await packed(request, body, kind)
    ending = "merlin" if form == "text" else "json"
    found.headers["content-disposition"] = f'attachment; filename="merlin-{table.row.id}.{ending}"'
    return found


async def qr_code(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/qr.svg: the link to a table as a QR code; with ?sit, one that takes the first free seat."""
    table = await find(server, request)
    picture = io.BytesIO()
    wish = "?sit" if "sit" in request.query_params else ""
    code = segno.make(f"{server.address_for(request)}/table/{table.row.id}{wish}", error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, border=2, scale=8, light="#fff", omitsize=True)
    return await packed(request, picture.getvalue(), "image/svg+xml")
