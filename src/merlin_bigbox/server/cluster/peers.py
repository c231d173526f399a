"""How the processes at one store speak to each other: what is another's is passed on to it, and news are told."""

from __future__ import annotations

from typing import Protocol

from starlette.types import Receive, Scope, Send


class UnreachableError(Exception):
    """A process cannot be reached, and nothing of a request has reached it: somebody else may be asked."""


class Peers(Protocol):
    """The other processes, by the addresses at which they listen for their peers."""

    async def forward(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket, not accepted yet, on to the process at this address, and its answers back.

        Whoever asked hears `not-now`, or a socket's close code 1012, if it cannot be reached. A request of which
        nothing has reached it may be an UnreachableError instead; nothing was answered then. Nothing else is raised.
        """
        ...

    async def tell(self, address: str, news: bytes) -> bool:
        """Tell the process at this address; whether it heard."""
        ...

    async def close(self) -> None:
        """End what is still open."""
        ...


class Nobody:
    """The peers of one process alone."""

    async def forward(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Nothing is anybody else's."""
        raise NotImplementedError(f"there is nobody at {address}")

    async def tell(self, address: str, news: bytes) -> bool:  # noqa: ARG002 – as peers have it
        """Nobody hears it."""
        return False

    async def close(self) -> None:
        """Nothing is open."""
