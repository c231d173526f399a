"""Handlers for replays of tables and record files, and for explanations in finished games."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.record import RecordError, verify
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.replay import moments, whole
from merlin_bigbox.game.shown import Moment
from merlin_bigbox.game.words import Words
from merlin_bigbox.server.http.requests import read_body, wanted_language
from merlin_bigbox.server.http.responses import answer, packed
from merlin_bigbox.server.http.sessions import address
from merlin_bigbox.server.http.table_handlers import find
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server

JSON: Final = "application/json"
LONGEST_NUMBER: Final = 6
AT_ONCE: Final = 8
"""Moments of a replay rendered before other tasks get a turn."""


async def replay_table(server: Server, request: Request) -> Response:
    """GET /api/replay/{id}: a finished game from any point of view, a running one from one's own or everybody's."""
    table = await find(server, request)
    viewer = _viewer(request, len(table.seats))
    lang = wanted_language(request)
    user = await server.people.known(request)
    async with table.lock:
        if table.row.status == "waiting":
            raise RefusalError("not-now", "the game has not started")
        if table.row.status != "over" and viewer is not None:
            if user is None:
                raise RefusalError("not-your-seat", "while a game runs, only your own seat can be looked through")
            table.own_seat(viewer, user.id)
        # A replay needs the records only; the table may go on in the meantime.
        options, written, dice = table.row.options, table.game.written(), table.game.dice
        names = table.views.names(lang)
    async with server.replays:
        try:
            game = Game.resume(options, written, dice, server.edition)
        except MerlinError as error:
            raise RefusalError("damaged", "the history of this game is not whole") from error
        body = await _told(game, viewer, lang, names)
    return await packed(request, body, JSON)


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


async def _told(game: Game, viewer: int | None, lang: str, names: tuple[str, ...]) -> bytes:
    """A replay, made in small pieces between which the tables go on.

    Not in a thread: tables with the same options share one set of rules, which is for one thread at a time.
    """
    words = Words(game.rules, game.edition, lang, names or None)
    shown: list[Moment] = []
    for moment in moments(game, viewer, words):
        shown.append(moment)
        if len(shown) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return msgspec.json.encode(whole(game, viewer, words, shown))


async def replay_record(server: Server, request: Request) -> Response:
    """POST /api/replay: a record file, verified and replayed from any point of view."""
    body = await read_body(request, server.limits.record_bytes)
    lang = wanted_language(request)
    try:
        recorded = read_record(body.decode())
        viewer = _viewer(request, recorded.options.players)
        names = recorded.names if len(recorded.names) == recorded.options.players else ()
        async with server.replays:
            made = await _told(verify(recorded), viewer, lang, names)
    except (RecordError, UnicodeError) as error:
        raise RefusalError("malformed", str(error)) from error
    return await packed(request, made, JSON)


def _viewer(request: Request, players: int) -> int | None:
    name = request.query_params.get("viewer") or request.query_params.get("seat")
    if not name:
        return None
    if name not in SEAT_NAMES[:players]:
        raise RefusalError("malformed", f"there is no such seat; there are {', '.join(SEAT_NAMES[:players])}")
    return SEAT_NAMES.index(name)
