"""Which headers are passed on between processes, and which concern one connection alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from merlin_bigbox.server.cluster.hops import HEADER

Headers = list[tuple[bytes, bytes]]

HOP_BY_HOP: Final = frozenset(
    (
        *(b"connection", b"keep-alive", b"proxy-authenticate", b"proxy-authorization", b"proxy-connection"),
        *(b"te", b"trailer", b"transfer-encoding", b"upgrade", b"expect"),
    )
)
# The hop tells for whom and how something was asked, in words that are signed.
TOLD_BY_THE_HOP: Final = frozenset(
    (b"host", b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-forwarded-port")
) | {b"x-real-ip", HEADER.encode()}
HANDSHAKE: Final = b"sec-websocket-"
MADE_ANEW: Final = frozenset((b"date", b"server"))


def to_peer(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """What a peer needs of a request's headers: cookies, origin, language and whatever else the browser says."""
    listed = list(headers)
    left_out = HOP_BY_HOP | TOLD_BY_THE_HOP | _named(listed)
    return [(name, value) for name, value in listed if name not in left_out and not name.startswith(HANDSHAKE)]


def from_peer(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """What a client gets of an answer's headers."""
    listed = [(name.lower(), value) for name, value in headers]
    left_out = HOP_BY_HOP | MADE_ANEW | _named(listed)
    return [(name, value) for name, value in listed if name not in left_out]


def _named(headers: Headers) -> set[bytes]:
    """The headers that the connection header declares to be its own."""
    return {part.strip().lower() for name, value in headers if name == b"connection" for part in value.split(b",")}
