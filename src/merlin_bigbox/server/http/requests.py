"""Reading HTTP requests: bounded bodies, JSON messages, the language."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from merlin_bigbox.locale.languages import LANGUAGES, Lang, is_language
from merlin_bigbox.server.http.sessions import language
from merlin_bigbox.server.protocol.refusal import RefusalError

T = TypeVar("T")
LONGEST_NUMBER: Final = 20


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request; refused as soon as it exceeds the limit."""
    announced = request.headers.get("content-length", "0")
    if not (
        announced.isascii() and announced.isdigit() and len(announced) < LONGEST_NUMBER and int(announced) <= limit
    ):
        raise RefusalError("too-large", f"at most {limit} bytes")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise RefusalError("too-large", f"at most {limit} bytes")
    return bytes(body)


async def read_json(request: Request, form: type[T], limit: int) -> T:
    """The JSON body as a message."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise RefusalError("malformed", "the content type should be application/json")
    body = await read_body(request, limit)
    try:
        return msgspec.json.decode(body, type=form)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RefusalError("malformed", str(error)) from error


def wanted_language(request: Request) -> Lang:
    """The language given in the query, else the browser's."""
    text = request.query_params.get("lang")
    if text is None:
        return language(request)
    if not is_language(text):
        raise RefusalError("malformed", f"there is no such language; available: {', '.join(LANGUAGES)}")
    return text
