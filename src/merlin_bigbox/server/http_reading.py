"""What is read over HTTP: what tables are made of, guides, rules, components, replays."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.game.record import RecordError, verify
from merlin_bigbox.game.record import read as read_record
from merlin_bigbox.game.replay import moments, whole
from merlin_bigbox.game.shown import Moment
from merlin_bigbox.game.words import Words
from merlin_bigbox.server.asking import answer, packed, read_body, wanted_language
from merlin_bigbox.server.http_tables import find
from merlin_bigbox.server.people import address
from merlin_bigbox.server.reading import edition_facts, rule_infos, setup_info
from merlin_bigbox.server.refusal import RefusalError
from merlin_bigbox.server.server import Server

ASK_AGAIN: Final = "public, no-cache"
JSON: Final = "application/json"
LONGEST_NUMBER: Final = 6
AT_ONCE: Final = 8
"""So many moments of a replay are told in a row."""


async def setup(server: Server, request: Request) -> Response:
    """GET /api/setup: what a table can be made of."""
    info = setup_info(server.edition, wanted_language(request), server.address_for(request))
    return await answer(request, info)


async def rules(_: Server, request: Request) -> Response:
    """GET /api/rules: every rule in plain words."""
    return await answer(request, rule_infos(wanted_language(request)), ASK_AGAIN)


async def edition(server: Server, request: Request) -> Response:
    """GET /api/edition: how the printed components are known."""
    return await answer(request, edition_facts(server.edition, wanted_language(request)), ASK_AGAIN)


async def health(server: Server, request: Request) -> Response:
    """GET /api/health: whether the server answers and can read what it keeps."""
    counts = await server.store.counts()
    state = {"ok": True, "tables": counts, "loaded": server.hall.in_memory, "sockets": server.sockets.total}
    return await answer(request, state)


# --- guides ----------------------------------------------------------------------------------------------------------


async def read_guide(server: Server, request: Request) -> Response:
    """GET /api/guide: everything that stays the same at tables like this."""
    query = request.query_params
    players = query.get("players", "4")
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        raise RefusalError("malformed", "players is a number")
    options = GameOptions(int(players), _listed(query.get("modules", "")), _listed(query.get("variants", "")))
    return await _guide(server, request, options)


async def table_guide(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/guide: the same for one table."""
    table = await find(server, request)
    return await _guide(server, request, table.row.options)


async def _guide(server: Server, request: Request, options: GameOptions) -> Response:
    try:
        body = _made_guide(options, server.edition, wanted_language(request))
    except MerlinError as error:
        raise RefusalError("options", str(error)) from error
    return await packed(request, body, JSON, ASK_AGAIN)


@lru_cache(maxsize=200)
def _made_guide(options: GameOptions, components: Edition, lang: str) -> bytes:
    return msgspec.json.encode(guide(options, components, lang))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(name for name in text[:400].split(",") if name)


# --- replays ---------------------------------------------------------------------------------------------------------


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
        # The records are all that a replay needs; the table goes on meanwhile.
        options, written, seed = table.row.options, table.game.written(), table.game.seed
        names = table.scribe.names(lang)
    async with server.replays:
        body = await _told(Game.resume(options, written, seed, server.edition), viewer, lang, names)
    return await packed(request, body, JSON)


async def why(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/why: why a decision of a finished game was made, by what the choosing seat knew."""
    table = await find(server, request)
    at = request.query_params.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) <= LONGEST_NUMBER):
        raise RefusalError("malformed", "at is the number of a record")
    if table.row.status != "over":
        raise RefusalError("not-now", "while a game runs, its own socket explains")
    found = await server.explaining.why(table, None, int(at), wanted_language(request), address(request))
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
    """POST /api/replay: a record file, proved and told from any point of view."""
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
