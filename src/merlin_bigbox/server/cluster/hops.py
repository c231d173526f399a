"""Hops: what one process passes on to another is signed, so that the other may believe for whom it was asked."""

from __future__ import annotations

import base64
import binascii
import hmac
from hashlib import sha256
from typing import Final

import msgspec
from starlette.types import Scope

from merlin_bigbox.server.sources import MACHINE, Sources

HOP: Final = "merlin.hop"
"""In the scope of what was passed on by another process: it is never passed on again."""
HEADER: Final = "x-merlin-hop"
NEWS: Final = "/peers/news"
"""Where a process hears news from its peers; only its peers' listener has this path."""
REFUSED: Final = 407
"""What the peers' listener answers to whatever is not signed; nothing else does."""
VERSION: Final = b"merlin hop 1\n"
NONCE_BYTES: Final = 16
LONGEST: Final = 4_000
SOCKET: Final = "SOCKET"
"""What stands for the method of a websocket."""


class HopError(Exception):
    """What came is not from a peer, or too late, or came before; the message says which."""


class Hop(msgspec.Struct, frozen=True):
    """Who passes something on, when, and for whom: the client's address, and how it came (scheme and host)."""

    sender: str
    at: float
    nonce: str
    client: str
    scheme: str
    host: str


class Hops:
    """Signs hops and checks those of others, by a key that follows from the secret of the shared store.

    A signature holds for one request to one process within a narrow time, and once.
    """

    def __init__(self, secret: bytes, own: str, seconds: float, sources: Sources = MACHINE) -> None:
        """`own` is this process's address among its peers, `seconds` by how much clocks may differ."""
        self._key = hmac.new(secret, b"merlin peers key 1", sha256).digest()
        self.own = own
        self._seconds = seconds
        self._sources = sources
        self._seen: dict[str, float] = {}

    def sign(self, target: str, scope: Scope, path: bytes, body: bytes | None = None) -> str:
        """The header for what is passed on to a peer, under this path. A body that is signed, too, is given whole."""
        client = scope.get("client")
        hop = Hop(
            sender=self.own,
            at=self._sources.time(),
            nonce=self._sources.token_bytes(NONCE_BYTES).hex(),
            client="" if client is None else str(client[0]),
            scheme=scope["scheme"],
            host=_header(scope, b"host"),
        )
        told = base64.urlsafe_b64encode(msgspec.json.encode(hop))
        return f"{told.decode()}.{self._signature(told, target, method_of(scope), path, body)}"

    def check(self, scope: Scope, body: bytes | None = None) -> Hop:
        """What a peer says about what it passes on; HopError if it is none, or not for this process, or not now."""
        given = _header(scope, HEADER.encode())
        told, _, signature = given.partition(".")
        if not given or len(given) > LONGEST:
            raise HopError("not signed")
        right = self._signature(told.encode(), self.own, method_of(scope), path_of(scope), body)
        if not hmac.compare_digest(signature.encode(), right.encode()):
            raise HopError("not signed by a peer of this server")
        try:
            hop = msgspec.json.decode(base64.urlsafe_b64decode(told), type=Hop)
        except (binascii.Error, msgspec.MsgspecError, UnicodeError) as error:
            raise HopError("signed, but not understood: is it from another version?") from error
        now = self._sources.time()
        if abs(now - hop.at) > self._seconds:
            raise HopError(f"signed {now - hop.at:.1f} s ago: do the clocks of the machines differ?")
        self._forget(now)
        if hop.nonce in self._seen:
            raise HopError("signed for something that came before")
        self._seen[hop.nonce] = hop.at + self._seconds
        return hop

    def _forget(self, now: float) -> None:
        """Forget what would be too late by now; the oldest are the first."""
        for nonce, until in list(self._seen.items()):
            if until >= now:
                break
            del self._seen[nonce]

    def _signature(self, told: bytes, target: str, method: str, path: bytes, body: bytes | None) -> str:
        digest = b"" if body is None else sha256(body).hexdigest().encode()
        parts = (told, target.encode(), method.encode(), path, digest)
        return hmac.new(self._key, VERSION + b"\n".join(parts), sha256).hexdigest()


def method_of(scope: Scope) -> str:
    """The method of a request, or what stands for it."""
    return str(scope.get("method", SOCKET))


def path_of(scope: Scope) -> bytes:
    """The path and the query of a request, as they came."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return path + b"?" + query if query else path


def _header(scope: Scope, wanted: bytes) -> str:
    found = [value for name, value in scope["headers"] if name == wanted]
    return found[0].decode("latin-1") if len(found) == 1 else ""
