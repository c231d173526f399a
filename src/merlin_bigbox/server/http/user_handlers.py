"""Handlers for the current user: name, language, recovery."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.server.http.requests import read_json
from merlin_bigbox.server.http.responses import answer
from merlin_bigbox.server.http.sessions import me as told
from merlin_bigbox.server.protocol.http import ChangeMe, Recover, Recovery
from merlin_bigbox.server.server import Server


async def me(server: Server, request: Request) -> Response:
    """GET /api/me: the current user. Nobody new: any page may make a browser ask this."""
    user = await server.people.needed(request)
    found = await answer(request, told(user))
    found.headers["set-cookie"] = server.people.cookie(request, user)
    return found


async def change(server: Server, request: Request) -> Response:
    """POST /api/me: change name or language; on first contact a new user, with a cookie."""
    wish = await read_json(request, ChangeMe, server.limits.body_bytes)
    user = await server.people.enter(request)
    found = await answer(request, told(await server.people.change(user, wish)))
    found.headers["set-cookie"] = server.people.cookie(request, user)
    return found


async def recovery(server: Server, request: Request) -> Response:
    """POST /api/me/recovery: a recovery code for another browser."""
    user = await server.people.needed(request)
    await read_json(request, dict[str, str], server.limits.body_bytes)
    return await answer(request, Recovery(await server.people.recovery(user)))


async def recover(server: Server, request: Request) -> Response:
    """POST /api/recover: log in with a recovery code."""
    wish = await read_json(request, Recover, server.limits.body_bytes)
    user = await server.people.recover(request, wish.code)
    found = await answer(request, told(user))
    found.headers["set-cookie"] = server.people.cookie(request, user)
    return found
