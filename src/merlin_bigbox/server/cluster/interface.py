"""What tables ask of whoever knows which of them are this process's own, and what that asks of a shared store."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from merlin_bigbox.server.store.leases import Claimed, Held, Member, Orphan, Plays


class ElsewhereError(Exception):
    """The table is another process's: ask at this address, which its peers can reach."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class LeaseStatus(msgspec.Struct, frozen=True):
    """How a process among others is."""

    seconds: float
    """Until its own lease runs out; 0 if it has."""
    members: int
    """Processes that were alive when it last looked, itself included."""


class Leases(Protocol):
    """A shared store's side of it; see `store/leased.py`."""

    async def join(self, address: str, plays: Plays, ttl: float) -> int:
        """Become a member under a new id; whatever was owned before is not any more."""
        ...

    async def beat(self, ttl: float) -> bool:
        """Live on; False if it is too late, and then a new id is needed."""
        ...

    async def leave(self) -> None:
        """End the membership: everything that was owned is free at once."""
        ...

    async def living(self) -> list[Member]:
        """All processes that are alive."""
        ...

    def owns(self, table: str) -> bool:
        """Whether this process has claimed a table, as far as it knows."""
        ...

    async def claim(self, table: str, *, to_remove: bool = False) -> Claimed | Held | None:
        """Own a table, or learn where its owner is; None if it is not there or nobody can play it."""
        ...

    async def release(self, tables: Collection[str]) -> None:
        """Give tables back that nothing is written to any more."""
        ...

    async def orphans(self) -> list[Orphan]:
        """Running games that no other process owns and that this one can play, its own included."""
        ...


class Ownership(Protocol):
    """Which tables are this process's own."""

    async def start(self, drop: Callable[[], None]) -> None:
        """Begin to own tables; `drop` is called when all of them may be others' by now."""
        ...

    async def leave(self) -> None:
        """Own nothing any more: whatever was owned is free at once."""
        ...

    def check(self) -> None:
        """RefusalError if this process may have lost everything: its lease has run out as far as it knows.

        Called before anything is read from a table in memory, and cheap.
        """
        ...

    def owns(self, table: str) -> bool:
        """Whether a table that was claimed is still this process's own, as far as it knows."""
        ...

    async def claim(self, table: str, *, to_remove: bool = False) -> None:
        """Own a table before it is loaded; ElsewhereError if another process does, or should."""
        ...

    async def give_back(self, tables: Collection[str]) -> None:
        """These tables are not in memory any more: whoever needs one next may own it."""
        ...

    async def orphans(self) -> list[Orphan] | None:
        """Running games that no other process owns; None if there is no other, and then it looks only once."""
        ...

    def is_first_choice(self, table: str) -> bool:
        """Whether this process, of all that live, should be the one to take over an orphan."""
        ...

    def status(self) -> LeaseStatus | None:
        """How the lease is; None for a process that needs none."""
        ...


class Alone:
    """One process: every table is its own, for ever."""

    async def start(self, drop: Callable[[], None]) -> None:
        """Nothing is ever dropped."""

    async def leave(self) -> None:
        """Nobody else could take anything over."""

    def check(self) -> None:
        """Nobody else could have taken anything."""

    def owns(self, table: str) -> bool:  # noqa: ARG002 – whichever it is
        """It always is."""
        return True

    async def claim(self, table: str, *, to_remove: bool = False) -> None:
        """It is its own already."""

    async def give_back(self, tables: Collection[str]) -> None:
        """Nobody else could want it."""

    async def orphans(self) -> list[Orphan] | None:
        """Nobody else starts or ends."""
        return None

    def is_first_choice(self, table: str) -> bool:  # noqa: ARG002 – whichever it is
        """There is no other."""
        return True

    def status(self) -> LeaseStatus | None:
        """It needs no lease."""
        return None
