"""How long tables and people are kept, and from when on their people are told that a table will be removed."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import Store, TableRow, Unused

DAY: Final = 24 * 3600.0
REMEMBERED_DAYS: Final = 365
"""How long a link to a removed table says that it was removed."""


class Retention:
    """The policy of a server. Until it is known since when it holds, nothing is removed."""

    def __init__(self, store: Store, limits: Limits, sources: Sources) -> None:
        self._store = store
        self._sources = sources
        self._keep = {
            "waiting": limits.keep_waiting_days * DAY,
            "playing": limits.keep_unfinished_days * DAY,
            "over": limits.keep_finished_days * DAY,
        }
        self._people = limits.keep_people_days * DAY
        self._notice = limits.notice_days * DAY
        self._since: float | None = None

    async def look(self) -> None:
        """Learn since when the policy holds.

        It starts anew when it was changed, after a long time without a server, and when the clock jumped: people
        always have the days of notice in which they can see what will be removed.
        """
        kept = {**self._keep, "notice": self._notice}
        words = " ".join(f"{name} {seconds:.0f}" for name, seconds in kept.items())
        self._since = await self._store.policy_since(words, self._sources.time(), self._notice)

    def removal(self, row: TableRow) -> float | None:
        """When a table will be removed if nobody uses it; None if never."""
        keep = self._keep[row.status]
        if keep <= 0:
            return None
        now = self._sources.time()
        return max(row.last_used + keep, (now if self._since is None else self._since) + self._notice)

    def told(self, row: TableRow) -> float | None:
        """The same, but only if that is soon enough to be told."""
        removal = self.removal(row)
        return None if removal is None or removal > self._sources.time() + self._notice else removal

    def unused(self) -> Unused | None:
        """Before which times tables were last used that can be removed now; None while none can."""
        now = self._sources.time()
        if self._since is None or now < self._since + self._notice:
            return None
        return Unused(*(now - keep if keep > 0 else 0.0 for keep in self._keep.values()))

    async def forget(self) -> int:
        """Forget people who have no tables and were not seen for long; how many."""
        now = self._sources.time()
        if self._people <= 0 or self.unused() is None:
            return 0
        return await self._store.forget(now - self._people, now - REMEMBERED_DAYS * DAY)
