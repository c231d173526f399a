"""Handlers for the daily position. Puzzles are for everybody, known or not, and the server remembers nobody's."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.puzzles.puzzle import Puzzle
from merlin_bigbox.server import puzzles
from merlin_bigbox.server.http.info_handlers import ASK_AGAIN
from merlin_bigbox.server.http.lesson_handlers import charge, cost_of
from merlin_bigbox.server.http.requests import read_json, wanted_language
from merlin_bigbox.server.http.responses import answer
from merlin_bigbox.server.protocol.puzzles import AskPuzzle, PlayPuzzle, PuzzleHint
from merlin_bigbox.server.server import Server


async def listed(_: Server, request: Request) -> Response:
    """GET /api/puzzles: all of them in short."""
    return await answer(request, puzzles.infos(), ASK_AGAIN)


async def of_day(server: Server, request: Request) -> Response:
    """GET /api/puzzles/day/{day}: the one of a day."""
    charge(server, request, 1.0)
    found = puzzles.of_day(str(request.path_params["day"]), server.edition)
    return await answer(request, puzzles.whole(found, wanted_language(request)), ASK_AGAIN)


async def whole(server: Server, request: Request) -> Response:
    """GET /api/puzzles/{id}: one of them."""
    charge(server, request, 1.0)
    return await answer(request, puzzles.whole(_named(server, request), wanted_language(request)), ASK_AGAIN)


async def hint(server: Server, request: Request) -> Response:
    """GET /api/puzzles/{id}/hint: how its best plan begins."""
    return await answer(request, PuzzleHint(_named(server, request).line[0]), ASK_AGAIN)


async def solution(server: Server, request: Request) -> Response:
    """GET /api/puzzles/{id}/answer: its best plan."""
    charge(server, request, 1.0)
    return await answer(request, puzzles.answer(_named(server, request), wanted_language(request)), ASK_AGAIN)


async def play(server: Server, request: Request) -> Response:
    """POST /api/puzzles/{id}/play: its position after some actions, and the verdict on a whole plan."""
    puzzle = _named(server, request)
    wish = await read_json(request, PlayPuzzle, server.limits.body_bytes)
    charge(server, request, 1.0)
    return await answer(request, puzzles.moment(puzzle, wish))


async def ask(server: Server, request: Request) -> Response:
    """POST /api/puzzles/{id}/ask: what if, why not, and facts at such a moment."""
    puzzle = _named(server, request)
    wish = await read_json(request, AskPuzzle, server.limits.body_bytes)
    charge(server, request, cost_of(wish.ask))
    return await answer(request, puzzles.asked(puzzle, wish))


def _named(server: Server, request: Request) -> Puzzle:
    return puzzles.find(str(request.path_params["puzzle"]), server.edition)
