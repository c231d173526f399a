"""Handlers for the current user: name, language, recovery, the browsers they are signed in with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.server.http.requests import read_json
from merlin_bigbox.server.http.responses import answer
from merlin_bigbox.server.http.sessions import give_cookie
from merlin_bigbox.server.http.sessions import me as told
from merlin_bigbox.server.protocol.http import ChangeMe, EndSession, Recover, Recovered, Recovery
from merlin_bigbox.server.server import Server


async def me(server: Server, request: Request) -> Response:
    """GET /api/me: the current user. Nobody new: any page may make a browser ask this."""
    return await answer(request, told(await server.people.needed(request)))


async def change(server: Server, request: Request) -> Response:
    """POST /api/me: change name or language; on first contact a new user, with a cookie."""
    wish = await read_json(request, ChangeMe, server.limits.body_bytes)
    user, token, signed_out = await server.people.enter(request)
    found = await answer(request, told(await server.people.change(user, wish), signed_out=signed_out))
    give_cookie(request, found, token)
    return found


async def recovery(server: Server, request: Request) -> Response:
    """POST /api/me/recovery: a recovery code for another browser."""
    user = await server.people.needed(request)
    await read_json(request, dict[str, str], server.limits.body_bytes)
    return await answer(request, Recovery(await server.people.recovery(user)))


async def recover(server: Server, request: Request) -> Response:
    """POST /api/recover: sign in with a recovery code."""
    wish = await read_json(request, Recover, server.limits.body_bytes)
    user, renewed = await server.people.recover(request, wish.code)
    found = await answer(request, Recovered(told(user), renewed))
    give_cookie(request, found, await server.people.sign_in(request, user))
    return found


async def sessions(server: Server, request: Request) -> Response:
    """GET /api/me/sessions: the browsers in which the user is signed in."""
    return await answer(request, await server.people.sessions(await server.people.needed_sign_in(request)))


async def end_session(server: Server, request: Request) -> Response:
    """POST /api/me/sessions: sign out of one browser, or of all others."""
    signed = await server.people.needed_sign_in(request)
    wish = await read_json(request, EndSession, server.limits.body_bytes)
    await server.people.end(signed, wish.id)
    left = await server.people.sessions(signed)
    found = await answer(request, left)
    if not any(one.current for one in left):
        give_cookie(request, found, "")
    return found
