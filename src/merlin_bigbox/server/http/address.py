"""Addresses: at which others can reach this server, and as which others count here."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104 – recognised, not bound to
LONGEST: Final = 64
ELSEWHERE: Final = ("192.0.2.1", 9)
"""A documentation address: connecting a datagram socket to it picks the outgoing interface and sends nothing."""


def outward_address() -> str | None:
    """This machine's address in the network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104 – a comparison


def reachable(host: str, port: int, public_url: str, requested: str, scheme: str) -> str:
    """The address for links and QR codes, without a path.

    What the operator says counts first. A server that listens on every interface is reached at the machine's outward
    address when the asker itself came by the loopback; otherwise the way the asker came is the way for others, too.
    """
    if public_url:
        return public_url.rstrip("/")
    name = requested.rsplit(":", 1)[0].strip("[]").casefold()
    local = name in ("", "localhost", "::1") or name.startswith("127.")
    if local and host in EVERYWHERE and (found := outward_address()):
        return f"{scheme}://{found}:{port}"
    return f"{scheme}://{requested or f'{host}:{port}'}"


def network_of(host: str) -> str:
    """The address by which a client is counted: IPv4 as it is, of IPv6 the /64 network that a household is given."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
