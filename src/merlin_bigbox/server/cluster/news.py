"""News that every process has to hear, as somebody's sockets may be at any of them: sign-ins and sign-outs.

They are told at once and may be lost: `People.look_again` finds out later what nobody heard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from merlin_bigbox.server.cluster.peers import Peers
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.store import StoreError
from merlin_bigbox.server.store.leases import Member

log = logging.getLogger("merlin_bigbox.server")


class SessionsEnded(msgspec.Struct, frozen=True, tag="sessions-ended"):
    """Somebody was signed out of these browsers; an empty name stands for cookies of older versions."""

    user: str
    sessions: tuple[str, ...]


class SignedInAgain(msgspec.Struct, frozen=True, tag="signed-in-again"):
    """Somebody signed in with a recovery code, on this kind of device."""

    user: str
    device: str
    time: float


News = SessionsEnded | SignedInAgain
_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)


def read(news: bytes) -> News | None:
    """News as they came; None for such as only another version knows."""
    try:
        return _decoder.decode(news)
    except msgspec.MsgspecError as error:
        log.warning("news that are not understood: %s", error, extra=about("news-unknown"))
        return None


class Newsroom:
    """Tells news to all other processes that live."""

    def __init__(self, living: Callable[[], Awaitable[list[Member]]] | None, peers: Peers, own: str) -> None:
        """`living` finds the processes, this one (`own`) among them; None for a server alone."""
        self._living = living
        self._peers = peers
        self._own = own
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, news: News) -> None:
        """Tell everybody, without waiting for it."""
        if self._living is not None:
            task = asyncio.create_task(self._spread(self._living, _encoder.encode(news)), name="news")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _spread(self, living: Callable[[], Awaitable[list[Member]]], news: bytes) -> None:
        try:
            addresses = {member.address for member in await living()} - {self._own, ""}
        except StoreError as error:
            log.warning("nobody hears the news: %s", error, extra=about("news-lost", reason=error.reason))
            return
        await asyncio.gather(*(self._peers.tell(address, news) for address in sorted(addresses)))

    async def close(self) -> None:
        """Let what is being told be told; it takes as long as a peer may take to hear."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
