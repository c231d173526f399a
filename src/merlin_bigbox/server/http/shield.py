"""Middleware around everything: requests for another host are refused, and nothing unexpected leaves as a traceback."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import traceback
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from merlin_bigbox.printable import printable
from merlin_bigbox.server.http.hosts import Hosts
from merlin_bigbox.server.http.responses import PRIVATE, problem
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.http import Problem

log = logging.getLogger("merlin_bigbox.server")
FAILED: Final = 1011
WRONG_HOST: Final = (
    "this server does not go by that name; whoever runs it can add it: serve --host-name NAME, or --public-url"
)

WRONG_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Merlin</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Merlin</h1>
<p>This server does not go by the name in the address bar. Whoever runs it can add the name:
<code>./merlin serve --host-name NAME</code>.</p>
<p lang="de">Unter dem Namen in der Adresszeile kennt sich dieser Server nicht. Wer ihn betreibt, kann den Namen
angeben: <code>./merlin serve --host-name NAME</code>.</p>
<p lang="pt">Este servidor não atende pelo nome da barra de endereços. Quem o mantém pode acrescentar o nome:
<code>./merlin serve --host-name NAME</code>.</p></body></html>
"""


class Shield:
    """Answers what nobody else answers. The client learns that something failed, the log where, in one line."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if not self._hosts.allows(Headers(scope=scope).get("host", "")):
            await _refuse(scope, receive, send, _wrong_host(scope))
            return
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except asyncio.CancelledError:
            # The server ends and waits no longer. Whoever asked is told so, and not that something failed.
            if scope["type"] != "http" or begun:
                raise
            await _refuse(scope, receive, send, problem(Problem("not-now", "the server is being stopped; come back")))
        except WebSocketDisconnect:
            raise
        except Exception as error:
            what = scope.get("method", "socket")
            path = printable(scope.get("path", ""), 100)
            log.error("%s %s failed: %s", what, path, told(error), extra=about("request-failed"))  # noqa: TRY400 – one line
            log.debug("the whole of it", exc_info=error)
            if scope["type"] == "websocket" and begun:
                with contextlib.suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": FAILED})
            elif not begun:
                await _refuse(
                    scope, receive, send, problem(Problem("failed", "something went wrong here; it is logged"))
                )


def _wrong_host(scope: Scope) -> Response:
    if scope["type"] == "http" and not scope["path"].startswith("/api/"):
        return Response(WRONG_PAGE, 421, {"cache-control": PRIVATE}, media_type="text/html")
    return problem(Problem("host", WRONG_HOST))


async def _refuse(scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
    if scope["type"] == "websocket":
        await receive()
    await answer(scope, receive, send)


def told(error: BaseException) -> str:
    """An error on one line: its type, its words, and where it came from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {printable(str(error), 200)}{place}"
