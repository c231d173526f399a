"""Handlers for reference data: setup, guides, rules, edition, health."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.core.errors import MerlinError
from merlin_bigbox.game.guide import guide
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.http.info import edition_facts, rule_infos, setup_info
from merlin_bigbox.server.http.requests import wanted_language
from merlin_bigbox.server.http.responses import answer, packed
from merlin_bigbox.server.http.table_handlers import find
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server

ASK_AGAIN: Final = "public, no-cache"
JSON: Final = "application/json"


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
    """GET /api/health: whether the server responds and can read its store."""
    counts = await server.store.counts()
    state = {"ok": True, "tables": counts, "loaded": server.tables.in_memory, "sockets": server.sockets.total}
    return await answer(request, state)


# --- guides ----------------------------------------------------------------------------------------------------------


async def read_guide(server: Server, request: Request) -> Response:
    """GET /api/guide: everything that stays the same during games with these options."""
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
