"""Games that nobody plays though they have to go on: all after a restart, or those of a process that is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from merlin_bigbox.server.cluster.interface import ElsewhereError, Ownership
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.store import SeatRow, Store, TableRow
from merlin_bigbox.server.tables.aside import SetAside
from merlin_bigbox.server.tables.chores import persist
from merlin_bigbox.server.tables.table import Table

log = logging.getLogger("merlin_bigbox.server")
AT_ONCE: Final = 4
"""How many tables are loaded concurrently."""
LOOKED_AT: Final = 500
"""How many orphans are looked at in one sweep, so that thousands do not hold up those found first."""


class Adoption:
    """Finds the games that have to go on, and loads them: those with people first, then the most recently changed."""

    def __init__(
        self,
        store: Store,
        ownership: Ownership,
        limits: Limits,
        aside: SetAside,
        is_loaded: Callable[[str], bool],
        find: Callable[[str], Awaitable[Table]],
        again: Callable[[str], None],
    ) -> None:
        """`find` loads a table; `again` sees to one that cannot be loaded yet."""
        self._store = store
        self._ownership = ownership
        self._limits = limits
        self._aside = aside
        self._is_loaded = is_loaded
        self._find = find
        self._again = again
        self._quiet: dict[str, float] = {}
        """Orphans that need nobody, as a person is to move, by when they last changed."""
        self._passed: set[str] = set()
        """Those that were left to the process that should take them."""

    async def restart(self) -> None:
        """After a restart of the only process, everything that has to go on goes on."""
        waiting = await persist("finding running games", self._store.playing_tables)
        await self._load(await self._needy(waiting, self._fail))

    async def sweep(self) -> None:
        """Among several processes: take over some of what has to go on and that no other owns.

        Each takes its own share first; what is left of the others' shares by the next time is for everybody. What this
        process claimed and could not read, or never heard that it has it, is found here, too.
        """
        changed = dict(await self._ownership.orphans() or [])
        self._quiet = {table: when for table, when in self._quiet.items() if changed.get(table) == when}
        lying = [table for table in changed if not self._is_loaded(table) and self._aside.why(table) is None]
        looked_at = [table for table in lying if table not in self._quiet][:LOOKED_AT]
        unread: set[str] = set()
        needy = await self._needy(looked_at, lambda table, _: unread.add(table))
        waiting = set(needy)
        self._quiet |= {table: changed[table] for table in looked_at if table not in waiting | unread}
        taken = [table for table in needy if table in self._passed or self._ownership.is_first_choice(table)]
        taken = taken[: self._limits.orphans_at_once]
        self._passed = waiting - set(taken)
        await self._load(taken)

    async def _needy(self, tables: Iterable[str], failed: Callable[[str, Exception], None]) -> list[str]:
        """Those where a bot is to move or a clock runs; `failed` hears of what cannot be read now."""
        found: list[tuple[bool, str]] = []
        for table in tables:
            try:
                with self._aside.guard(table):
                    pair = await self._store.table(table)
            except RefusalError:
                continue
            except Exception as error:  # noqa: BLE001 – whatever it is, it is tried again
                failed(table, error)
                continue
            if pair is not None and (pair[0].clock is not None or _bot_is_asked(*pair)):
                found.append((all(row.kind != "person" or row.bot is not None for row in pair[1]), table))
        # Sorting is stable: within both groups the most recently changed stay first.
        return [table for _, table in sorted(found, key=lambda pair: pair[0])]

    async def _load(self, tables: Iterable[str]) -> None:
        few = asyncio.Semaphore(AT_ONCE)

        async def load(table: str) -> None:
            async with few:
                try:
                    await self._find(table)
                except ElsewhereError:
                    log.debug("table %s was taken over by another process", table)
                except RefusalError as refusal:
                    if refusal.reason != "not-now":
                        told_of_the_end(table, refusal)
                except Exception as error:  # noqa: BLE001 – it may be this process's own by now: tried until that is known
                    self._fail(table, error)

        await asyncio.gather(*(load(table) for table in tables))

    def _fail(self, table: str, error: Exception) -> None:
        log.error("table %s cannot go on yet", table, exc_info=error, extra=about("table-waits", table=table))
        self._again(table)


def told_of_the_end(table: str, refusal: RefusalError) -> None:
    """Say in the log that a game does not go on."""
    log.warning(
        "table %s does not go on: %s", table, refusal, extra=about("table-ends", table=table, reason=refusal.reason)
    )


def _bot_is_asked(row: TableRow, seated: tuple[SeatRow, ...]) -> bool:
    asked = None if row.standing is None else row.standing.decider
    return asked is None or asked >= len(seated) or seated[asked].bot is not None
