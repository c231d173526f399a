"""Handlers for reference data: setup, guides, rules, edition."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.http.info import edition_facts, rule_infos, setup_info
from merlin_bigbox.server.http.requests import wanted_language
from merlin_bigbox.server.http.responses import answer, packed
from merlin_bigbox.server.http.table_handlers import find
from merlin_bigbox.server.protocol.http import EngineInfo, KeyInfo
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.rulebook import reference as reference_lines
from merlin_bigbox.server.server import Server

ASK_AGAIN: Final = "public, no-cache"
JSON: Final = "application/json"
GUIDES: Final = 200
"""How many guides are remembered, about 100 kB each."""
GUIDE_COST: Final = 100_000
"""To make one takes as long as to replay a record of so many bytes."""
RULEBOOK_COST: Final = 400_000
"""The same for the rulebook, which is made once for each language."""


async def setup(server: Server, request: Request) -> Response:
    """GET /api/setup: what a table can be made of."""
    info = setup_info(server.edition, wanted_language(request), server.address_for(request))
    return await answer(request, info)


async def rules(_: Server, request: Request) -> Response:
    """GET /api/rules: every rule in plain words."""
    return await answer(request, rule_infos(wanted_language(request)), ASK_AGAIN)


async def rulebook(server: Server, request: Request) -> Response:
    """GET /api/rulebook: the illustrated rulebook."""
    lang = wanted_language(request)
    body = server.rulebooks.get(lang)
    if body is None:
        body = await server.heavy.run(tasks.make_rulebook, lang, who=server.people.who(request), cost=RULEBOOK_COST)
        server.rulebooks[lang] = body
    return await packed(request, body, JSON, ASK_AGAIN)


async def reference(_: Server, request: Request) -> Response:
    """GET /api/reference: what the reference card says about points."""
    return await answer(request, reference_lines(wanted_language(request)), ASK_AGAIN)


async def edition(server: Server, request: Request) -> Response:
    """GET /api/edition: how the printed components are known."""
    return await answer(request, edition_facts(server.edition, wanted_language(request)), ASK_AGAIN)


async def engine(server: Server, request: Request) -> Response:
    """GET /api/engine: whether the bots wait for a compiled engine."""
    return await answer(request, EngineInfo(server.settings.compiling()))


async def key(server: Server, request: Request) -> Response:
    """GET /api/key: with which key this server signs the records of finished games."""
    return await answer(request, KeyInfo(server.tables.public_key), ASK_AGAIN)


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
    lang = wanted_language(request)
    body = server.guides.get((options, lang))
    if body is None:
        who = server.people.who(request)
        body = await server.heavy.run(tasks.make_guide, options, lang, who=who, cost=GUIDE_COST)
        server.guides[options, lang] = body
        while len(server.guides) > GUIDES:
            server.guides.popitem(last=False)
    server.guides.move_to_end((options, lang))
    return await packed(request, body, JSON, ASK_AGAIN)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(name for name in text[:400].split(",") if name)
