"""How many files the system lets the server open; connections are files, too."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from merlin_bigbox.server.limits import Limits

WANTED: Final = 65_536
OWN: Final = 128
"""Files for anything but connections: the database, pipes to other processes, the program's own."""
SHARE: Final = 4
"""One connection in so many is kept for requests; the others may be sockets."""


def raise_file_limit() -> int | None:
    """Ask the system for as many open files as it grants; returns the number, or None where there is no such limit."""
    try:
        import resource  # noqa: PLC0415 – not on Windows
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else None
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):  # some systems promise more than they give
        return soft
    return wanted


def fitting(limits: Limits, files: int | None, *, peers: bool = False) -> Limits:
    """The limits with no more connections than there are files, and no more sockets than leave room for requests.

    With peers each connection may need another one to a peer, and as many may come from peers.
    """
    room = None if files is None else (files - OWN) // (3 if peers else 1)
    connections = limits.connections if room is None else max(1, min(limits.connections, room))
    sockets = min(limits.sockets, connections - connections // SHARE)
    return replace(
        limits,
        connections=connections,
        sockets=sockets,
        # A small house keeps the same share for those who play.
        sockets_reserved=min(limits.sockets_reserved, limits.sockets_reserved * sockets // max(1, limits.sockets)),
    )
