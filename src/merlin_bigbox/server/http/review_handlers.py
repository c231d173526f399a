"""Handlers for reviews of finished games. They are for whoever may see the replay; a running game has none."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.review.review import LEVELS, LevelName, Review
from merlin_bigbox.server.heavy import tasks
from merlin_bigbox.server.http.lesson_handlers import charge, cost_of
from merlin_bigbox.server.http.requests import read_json, wanted_language
from merlin_bigbox.server.http.responses import answer, packed
from merlin_bigbox.server.http.table_handlers import find
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.protocol.reviews import AskReview, PlayReview, ReviewState
from merlin_bigbox.server.server import Server
from merlin_bigbox.server.tables.table import Table
from merlin_bigbox.server.tables.told import told_of

JSON: Final = "application/json"
LONGEST_NUMBER: Final = 6
TRIED: Final = 500
"""So many moments of answers that were tried again are kept at hand."""
PAUSE: Final = 600.0
"""Whoever does nothing for so many seconds is not at the table."""
MINUTE: Final = 60.0


async def review(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/review: what luck and choices were worth in a finished game; asking for it begins it."""
    level = _level(request)
    lang = wanted_language(request)
    table, told = await _finished(server, request, lang)
    wanted, who = table.row.id, server.people.who(request)
    found = await server.reviews.ask(wanted, told, level, who)
    closer = server.reviews.closer(wanted)
    if not isinstance(found, Review):
        return await answer(request, ReviewState(found, closer=closer))
    user = await server.people.known(request)
    state = ReviewState(
        1.0,
        closer=closer,
        minutes=await _minutes(server, wanted),
        bots=tuple(seat.bot for seat in table.seats),
        own=tuple(SEAT_NAMES[seat.seat] for seat in table.seats if user is not None and seat.user == user.id),
    )
    body = await server.heavy.run(tasks.tell_review, told, found, lang, state, who=who, cost=told.size)
    return await packed(request, body, JSON)


async def play(server: Server, request: Request) -> Response:
    """POST /api/tables/{id}/review/play: a mistake tried again; at the end of the turn, whether the answer is right."""
    wish = await read_json(request, PlayReview, server.limits.body_bytes)
    charge(server, request, 1.0)
    told, found = await _reviewed(server, request, wish.lang)
    key = (str(request.path_params["table"]), found.level, wish)
    body = server.reviews.tried.get(key)
    if body is None:
        body = await server.heavy.run(tasks.try_again, told, found, wish, who=server.people.who(request))
        server.reviews.tried[key] = body
        while len(server.reviews.tried) > TRIED:
            server.reviews.tried.popitem(last=False)
    return await packed(request, body, JSON)


async def ask(server: Server, request: Request) -> Response:
    """POST /api/tables/{id}/review/ask: what if, why not, and facts at such a moment."""
    wish = await read_json(request, AskReview, server.limits.body_bytes)
    charge(server, request, cost_of(wish.ask))
    told, found = await _reviewed(server, request, wish.lang)
    body = await server.heavy.run(tasks.ask_again, told, found, wish, who=server.people.who(request))
    return await packed(request, body, JSON)


async def lines(server: Server, request: Request) -> Response:
    """GET /api/tables/{id}/review/lines: what was played and what was better, on the board."""
    at = request.query_params.get("at", "")
    if not (at.isascii() and at.isdigit() and len(at) <= LONGEST_NUMBER):
        raise RefusalError("malformed", "at is the number of a record")
    charge(server, request, 1.0)
    lang = wanted_language(request)
    told, found = await _reviewed(server, request, lang)
    who = server.people.who(request)
    return await packed(request, await server.heavy.run(tasks.compare_lines, told, found, int(at), lang, who=who), JSON)


async def _reviewed(server: Server, request: Request, lang: str) -> tuple[tasks.Told, Review]:
    """A finished game and its review, if that is there."""
    table, told = await _finished(server, request, lang)
    found = await server.reviews.find(table.row.id)
    if found is None:
        raise RefusalError("not-now", "the game has not been reviewed yet")
    return told, found


def _level(request: Request) -> LevelName:
    wanted = request.query_params.get("level", "quick")
    for name in LEVELS:
        if name == wanted:
            return name
    raise RefusalError("malformed", f"the level is {' or '.join(LEVELS)}")


async def _finished(server: Server, request: Request, lang: str) -> tuple[Table, tasks.Told]:
    """The table, and its game for heavy work; refused while it runs."""
    table = await find(server, request)
    async with table.lock:
        if table.row.status != "over":
            raise RefusalError("not-now", "the game is not over")
        return table, told_of(table, table.views.names(lang))


async def _minutes(server: Server, table: str) -> int | None:
    """How long a game took from its first record of its own to the last, without long pauses."""
    loaded = await server.store.load(table)
    if loaded is None:
        return None
    times = loaded.times[0 if loaded.table.branch is None else loaded.table.branch.at :]
    pauses = (after - before for before, after in pairwise(times))
    return round(sum(pause for pause in pauses if 0 < pause < PAUSE) / MINUTE) or None
