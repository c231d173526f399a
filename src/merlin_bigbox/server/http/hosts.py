"""The names under which this server answers, so that no foreign name can be made to lead a browser here."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Final

from merlin_bigbox.server.http.address import EVERYWHERE
from merlin_bigbox.server.http.security import origin_of

LOCAL: Final = "localhost"
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.%]+\]|[A-Za-z0-9._-]{1,253})(:[0-9]{1,5})?")


class Hosts:
    """The names that a request may be made to.

    A page of another site can have its own name point here (DNS rebinding) and is then the "same origin" for the
    browser. An address in digits cannot be pointed elsewhere, and this machine's own names are nobody else's.
    """

    def __init__(self, bound: str, public_url: str, names: tuple[str, ...]) -> None:
        told = origin_of(public_url)
        listed = {LOCAL, *(name.casefold().rstrip(".") for name in names)}
        if told is not None:
            listed.add(told[1])
        if bound in EVERYWHERE:
            listed |= _own_names()
        elif bound:
            listed.add(bound.casefold())
        self._names = frozenset(name for name in listed if not name.startswith("*."))
        self._endings = tuple(name[1:] for name in listed if name.startswith("*."))

    def allows(self, header: str) -> bool:
        """Whether a request with this Host header is for this server."""
        found = HOST.fullmatch(header)
        if found is None:
            return False
        name = found[1].casefold().rstrip(".")
        if name in self._names or name.endswith((f".{LOCAL}", *self._endings)):
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


def _own_names() -> set[str]:
    """This machine's names in its network."""
    name = socket.gethostname().casefold().rstrip(".")
    short = name.partition(".")[0]
    return {name, short, f"{short}.local"} if short else set()
