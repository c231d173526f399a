"""Relays a websocket to the process that has its table: message by message, so that whoever is slow is waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final
from urllib.parse import quote

from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.http11 import Response

from merlin_bigbox.printable import printable
from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.headers import from_peer, to_peer
from merlin_bigbox.server.cluster.hops import HEADER, REFUSED, Hops, path_of
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.sources import Sources

log = logging.getLogger("merlin_bigbox.server")
COME_BACK: Final = 1012
"""Close code after which the page comes back: somebody else will have the table by then."""
GOING: Final = 1001
NO_CODE: Final = (1005, 1006, 1015)
"""Codes that say how a socket ended and are never sent."""
WAITING: Final = 16
"""How many messages wait here; the peer keeps the others, and drops news for whoever is slow."""
PRINTABLE: Final = "/?:@!$&'()*+,=-._~%"


Relays = dict[ClientConnection, str]
"""Sockets that are relayed, and to whom."""


async def relay(
    hops: Hops,
    limits: Limits,
    sources: Sources,
    relays: Relays,
    address: str,
    scope: Scope,
    receive: Receive,
    send: Send,
) -> None:
    """Relay a socket that is not accepted yet until either side closes it; meanwhile it is among the `relays`."""
    if (await receive())["type"] != "websocket.connect":
        return
    begun = sources.monotonic()
    try:
        peer = await _dial(hops, limits, address, scope)
    except InvalidStatus as error:
        if error.response.status_code != REFUSED:
            metrics.forwarded.labels("socket", "refused").inc()
            await _deny(error.response, send)
            return
        await _come_back(address, OSError((error.response.body or b"")[:200].decode("utf-8", "replace")), send)
        return
    except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed) as error:
        await _come_back(address, error, send)
        return
    metrics.hop_seconds.labels("socket").observe(sources.monotonic() - begun)
    metrics.forwarded.labels("socket", "passed").inc()
    metrics.relayed.inc()
    relays[peer] = address
    try:
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await _both_ways(peer, limits, receive, send)
    finally:
        del relays[peer]
        metrics.relayed.dec()
        peer.transport.abort()  # closed in order already, or not worth waiting for


async def _dial(hops: Hops, limits: Limits, address: str, scope: Scope) -> ClientConnection:
    path = quote(path_of(scope), safe=PRINTABLE)
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in to_peer(scope["headers"])]
    return await connect(
        f"ws://{address}{path}",
        additional_headers=[*headers, (HEADER, hops.sign(address, scope, path.encode()))],
        user_agent_header=None,
        compression=None,
        proxy=None,
        open_timeout=limits.peer_open_seconds,
        ping_interval=limits.peer_ping_seconds,
        ping_timeout=limits.peer_answer_seconds,
        close_timeout=limits.peer_connect_seconds,
        max_size=None,  # what a peer sends it has made within its own limits
        max_queue=WAITING,
        logger=_QUIET,
    )


async def _both_ways(peer: ClientConnection, limits: Limits, receive: Receive, send: Send) -> None:
    up = asyncio.create_task(_to_peer(peer, receive))
    down = asyncio.create_task(_from_peer(peer, limits, send))
    try:
        await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (up, down):
            task.cancel()
        for ended in await asyncio.gather(up, down, return_exceptions=True):
            if isinstance(ended, Exception):
                log.debug("a relayed socket ended", exc_info=ended)


async def _to_peer(peer: ClientConnection, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            code = int(message.get("code") or GOING)
            reason = str(message.get("reason") or "")
            await peer.close(GOING if code in NO_CODE else code, reason)
            return
        text = message.get("text")
        try:
            await peer.send(text if text is not None else message.get("bytes") or b"")
        except ConnectionClosed:
            await asyncio.Event().wait()  # the other direction tells how it was closed


async def _from_peer(peer: ClientConnection, limits: Limits, send: Send) -> None:
    while True:
        try:
            message = await peer.recv()
        except ConnectionClosed as closed:
            told = closed.rcvd
            code, reason = (COME_BACK, "") if told is None else (told.code, told.reason)
            if told is None:
                metrics.forwarded.labels("socket", "lost").inc()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(limits.send_seconds):
                    closing = {"type": "websocket.close", "code": 1000 if code in NO_CODE else code, "reason": reason}
                    await send(closing)
            return
        kind = "text" if isinstance(message, str) else "bytes"
        try:
            async with asyncio.timeout(limits.send_seconds):
                await send({"type": "websocket.send", kind: message})
        except TimeoutError:
            return  # whoever does not read is cut off, as at the table's own process


async def _deny(response: Response, send: Send) -> None:
    """Pass on that the peer refused the handshake."""
    told = ((name.encode("latin-1"), value.encode("latin-1")) for name, value in response.headers.raw_items())
    start = {"type": "websocket.http.response.start", "status": response.status_code, "headers": from_peer(told)}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": response.body or b"", "more_body": False})


async def _come_back(address: str, error: Exception, send: Send) -> None:
    told_unreachable("socket", address, error)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": COME_BACK, "reason": ""})


def told_unreachable(kind: str, address: str, error: Exception) -> None:
    """Note that a peer does not answer."""
    metrics.forwarded.labels(kind, "unreachable").inc()
    why = printable(str(error), 200) or type(error).__name__
    log.warning("the process at %s does not answer: %s", address, why, extra=about("peer-unreachable", reason=kind))


_QUIET: Final = logging.getLogger("merlin_bigbox.server.peers")
_QUIET.setLevel(logging.CRITICAL)
