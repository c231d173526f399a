"""The peers of a server in earnest: requests go to them by HTTP, sockets by websockets."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import httpx
from starlette.requests import ClientDisconnect
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from merlin_bigbox.printable import printable
from merlin_bigbox.server import metrics
from merlin_bigbox.server.cluster.headers import from_peer, to_peer
from merlin_bigbox.server.cluster.hops import HEADER, NEWS, REFUSED, Hops, path_of
from merlin_bigbox.server.cluster.peers import UnreachableError
from merlin_bigbox.server.cluster.sockets import Relays, relay, told_unreachable
from merlin_bigbox.server.http.responses import problem
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.http import Problem
from merlin_bigbox.server.sources import MACHINE, Sources
from merlin_bigbox.server.store import StoreError
from merlin_bigbox.server.store.leases import Member

log = logging.getLogger("merlin_bigbox.server")
CONNECTIONS: Final = 256
SAFE: Final = frozenset(("GET", "HEAD"))


class HTTPPeers:
    """Speaks to the other processes by their peers' listeners. Proxies and certificates of the machine play no part."""

    def __init__(
        self,
        hops: Hops,
        limits: Limits,
        sources: Sources = MACHINE,
        living: Callable[[], Awaitable[list[Member]]] | None = None,
    ) -> None:
        """`living` finds the processes that live: sockets to others are given up."""
        self._hops = hops
        self._limits = limits
        self._sources = sources
        self._client = httpx.AsyncClient(
            trust_env=False,
            follow_redirects=False,
            timeout=httpx.Timeout(limits.peer_answer_seconds, connect=limits.peer_connect_seconds),
            # A connection is given up here before the other side closes it.
            limits=httpx.Limits(max_connections=CONNECTIONS, keepalive_expiry=limits.keep_alive_seconds / 2),
        )
        self._living = living
        self._relays: Relays = {}
        self._looking: asyncio.Task[None] | None = None
        self._client.headers.clear()  # a hop says what the browser said, and nothing of its own

    async def close(self) -> None:
        """End what is still open."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._client.aclose()

    async def forward(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass something on; see `Peers`."""
        if scope["type"] == "websocket":
            if self._living is not None and (self._looking is None or self._looking.done()):
                self._looking = asyncio.create_task(self._look_after(self._living), name="relays")
            with contextlib.suppress(WebSocketDisconnect, OSError):  # the client has gone meanwhile
                await relay(self._hops, self._limits, self._sources, self._relays, address, scope, receive, send)
        else:
            await self._request(address, scope, receive, send)

    async def _look_after(self, living: Callable[[], Awaitable[list[Member]]]) -> None:
        """Cut sockets to processes that have lost their lease: nothing else may tell when a machine is gone."""
        while True:
            await asyncio.sleep(self._limits.beat_seconds)
            if not self._relays:
                continue
            try:
                alive = {member.address for member in await living()}
            except StoreError:  # who lives nobody knows now
                continue
            for peer, address in list(self._relays.items()):
                if address not in alive:
                    peer.transport.abort()  # the page comes back, to whoever has the table then

    async def _request(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        begun = self._sources.monotonic()
        body = None if _has_no_body(scope) else _body(receive)
        path = path_of(scope)
        headers = [*to_peer(scope["headers"]), (HEADER.encode(), self._hops.sign(address, scope, path).encode())]
        asked = self._client.build_request(
            scope["method"], f"http://{address}/", headers=headers, content=body, extensions={"target": path}
        )
        try:
            answer = await self._client.send(asked, stream=True)
        except ClientDisconnect:  # nobody waits for an answer
            return
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            told_unreachable("request", address, error)
            raise UnreachableError from error
        except (httpx.HTTPError, httpx.StreamError, OSError) as error:
            await self._unreachable(address, scope, receive, send, error, asked=True)
            return
        try:
            if answer.status_code == REFUSED:
                refused = OSError(await _words(answer))
                await self._unreachable(address, scope, receive, send, refused, asked=False)
                return
            metrics.hop_seconds.labels("request").observe(self._sources.monotonic() - begun)
            metrics.forwarded.labels("request", "passed").inc()
            await self._pass_back(address, answer, send)
        finally:
            await answer.aclose()

    async def _pass_back(self, address: str, answer: httpx.Response, send: Send) -> None:
        start = {
            "type": "http.response.start",
            "status": answer.status_code,
            "headers": from_peer(answer.headers.raw),
        }
        await send(start)
        try:
            async for piece in answer.aiter_raw():
                await send({"type": "http.response.body", "body": piece, "more_body": True})
        except (httpx.HTTPError, httpx.StreamError) as error:
            # Half an answer is out: the connection is cut, and the client sees that it is not whole.
            log.warning("a peer broke off: %s", printable(str(error), 200), extra=about("peer-lost", reason=address))
            return
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _unreachable(
        self, address: str, scope: Scope, receive: Receive, send: Send, error: Exception, *, asked: bool
    ) -> None:
        """Say so. What was asked and may have been done is not said to be undone."""
        told_unreachable("request", address, error)
        if asked and scope["method"] not in SAFE:
            found = Problem("perhaps-kept", "the process that has this table does not answer; look again")
        else:
            found = Problem("not-now", "the process that has this table cannot be reached now; try again")
        await problem(found)(scope, receive, send)

    # --- news ----------------------------------------------------------------------------------------------------

    async def tell(self, address: str, news: bytes) -> bool:
        """Tell a process; whether it heard."""
        path = NEWS.encode()
        scope: Scope = {"method": "POST", "scheme": "http", "client": None, "headers": []}
        headers = {HEADER: self._hops.sign(address, scope, path, news), "content-type": "application/json"}
        try:
            async with asyncio.timeout(self._limits.peer_open_seconds):
                answer = await self._client.post(f"http://{address}{NEWS}", headers=headers, content=news)
        except (httpx.HTTPError, httpx.StreamError, OSError) as error:
            told_unreachable("news", address, error)
            return False
        metrics.forwarded.labels("news", "passed" if answer.is_success else "refused").inc()
        return answer.is_success


def _has_no_body(scope: Scope) -> bool:
    names = {name: value for name, value in scope["headers"] if name in (b"content-length", b"transfer-encoding")}
    return not names or names.get(b"content-length") == b"0"


async def _body(receive: Receive) -> AsyncIterator[bytes]:
    """The body of a request as it comes. Whoever goes away in the middle of it has asked for nothing."""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        if piece := message.get("body", b""):
            yield piece
        if not message.get("more_body", False):
            return


async def _words(answer: httpx.Response) -> str:
    """The beginning of an answer."""
    async for piece in answer.aiter_raw(1_000):
        return piece.decode("utf-8", "replace")
    return ""
