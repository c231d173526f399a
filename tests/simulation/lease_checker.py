"""Which process owns a table: looks at every commit, whether the fence holds and nobody takes what is another's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Lease:
    """Whose a table is since when."""

    since: float
    owner: int | None
    fence: int


class LeaseChecker:
    """Knows all leases that there ever were."""

    def __init__(self, disk: sqlite3.Connection, found: Callable[[str], None]) -> None:
        self._disk = disk
        self._found = found
        self.members: dict[int, float] = {}
        """Until when each lives."""
        self.leases: dict[str, list[Lease]] = {}
        self._newest_member = 0

    # --- inside a transaction ------------------------------------------------------------------------------------

    def writes(self, who: str, table: str, fence: int | None, *, loaded: bool) -> None:
        """A write that was called under this fence begins; `loaded` says whether the table was loaded under it, too.

        Whether it comes to anything does not matter: one with an old fence must not get so far.
        """
        newest = self._rows("SELECT fence FROM leases WHERE table_id = ?", (table,))[0][0]
        if fence != newest:
            self._found(f"{table}: {who} writes under the fence {fence}, but the newest is {newest}")
        if not loaded:
            self._found(f"{table}: {who} writes what it loaded before its claim {fence}")

    # --- after a commit ------------------------------------------------------------------------------------------

    def committed(self, now: float) -> None:
        """Look at what has changed."""
        before = self.members
        for table, owner, fence in self._rows("SELECT table_id, owner, fence FROM leases"):
            self._lease(table, owner, fence, before, now)
        self.members = dict(self._rows("SELECT id, until FROM members"))
        newest = max(self.members, default=0)
        if any(member <= self._newest_member for member in self.members.keys() - before.keys()):
            self._found("an id was given to a second process")
        self._newest_member = max(self._newest_member, newest)

    def _lease(self, table: str, owner: int | None, fence: int, members: dict[int, float], now: float) -> None:
        known = self.leases.setdefault(table, [])
        last = known[-1] if known else Lease(0.0, None, 0)
        if known and (last.owner, last.fence) == (owner, fence):
            return
        if fence < last.fence:
            self._found(f"{table}: the fence fell from {last.fence} to {fence}")
        if owner is not None and owner != last.owner:
            if known and fence == last.fence:
                self._found(f"{table}: went from {last.owner} to {owner} without a new fence")
            if last.owner is not None and members.get(last.owner, 0.0) > now:
                self._found(f"{table}: {owner} took it from {last.owner}, which is alive")
        known.append(Lease(now, owner, fence))

    # --- asking --------------------------------------------------------------------------------------------------

    def is_alive(self, member: int | None, now: float) -> bool:
        """Whether a process is one as far as the database knows."""
        return member is not None and self.members.get(member, 0.0) > now

    def _rows(self, sql: str, values: tuple[object, ...] = ()) -> list[Any]:
        return sqlite3.Connection.execute(self._disk, sql, values).fetchall()
