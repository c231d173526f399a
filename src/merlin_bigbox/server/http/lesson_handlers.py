"""Handlers for "Learn to play". Lessons are for everybody, known or not, and the server remembers nobody's."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from merlin_bigbox.learn.lesson import Lesson
from merlin_bigbox.server import lessons
from merlin_bigbox.server.budgets import WHY_NOT
from merlin_bigbox.server.http.info_handlers import ASK_AGAIN
from merlin_bigbox.server.http.requests import read_json, wanted_language
from merlin_bigbox.server.http.responses import answer
from merlin_bigbox.server.protocol.lessons import AskLesson, PlayLesson
from merlin_bigbox.server.protocol.live import AskFacts, Try, WhyNot
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.server import Server


async def listed(_: Server, request: Request) -> Response:
    """GET /api/lessons: all lessons in playing order."""
    return await answer(request, lessons.infos(wanted_language(request)), ASK_AGAIN)


async def whole(_: Server, request: Request) -> Response:
    """GET /api/lessons/{id}: one of them with its steps."""
    return await answer(request, lessons.whole(_named(request), wanted_language(request)), ASK_AGAIN)


async def play(server: Server, request: Request) -> Response:
    """POST /api/lessons/{id}/play: a part of it after some actions."""
    lesson = _named(request)
    wish = await read_json(request, PlayLesson, server.limits.body_bytes)
    charge(server, request, 1.0)
    return await answer(request, lessons.moment(lesson, wish, server.edition))


async def ask(server: Server, request: Request) -> Response:
    """POST /api/lessons/{id}/ask: what if, why not, and facts at such a moment."""
    lesson = _named(request)
    wish = await read_json(request, AskLesson, server.limits.body_bytes)
    charge(server, request, cost_of(wish.ask))
    return await answer(request, lessons.asked(lesson, wish, server.edition))


def _named(request: Request) -> Lesson:
    return lessons.find(str(request.path_params["lesson"]))


def cost_of(ask: Try | WhyNot | AskFacts) -> float:
    """What a question costs."""
    return WHY_NOT if isinstance(ask, WhyNot) else 1.0


def charge(server: Server, request: Request, cost: float) -> None:
    """Moments cost what trying something out at a table does; without a cookie the address pays."""
    if not server.budgets.may_try(server.people.who(request)[0], cost):
        raise RefusalError("too-many", "too many questions; wait a little")
