"""Removing tables: by their people, and those that nobody has used for long."""

from __future__ import annotations

import logging
from collections.abc import Container
from typing import Final

import msgspec

from merlin_bigbox.server.cluster.interface import ElsewhereError, Ownership
from merlin_bigbox.server.live.broadcast import turn_away
from merlin_bigbox.server.logs import about
from merlin_bigbox.server.protocol.refusal import RefusalError
from merlin_bigbox.server.sources import Sources
from merlin_bigbox.server.store import DamagedError, SeatRow, Store, StoreError, Unused, User
from merlin_bigbox.server.tables import seats
from merlin_bigbox.server.tables.guests import decide
from merlin_bigbox.server.tables.retention import Retention
from merlin_bigbox.server.tables.table import Table

log = logging.getLogger("merlin_bigbox.server")
AT_ONCE: Final = 200
"""How many unused tables are looked for at a time."""


def gone() -> RefusalError:
    """The answer to whoever looks for a table that was removed."""
    return RefusalError("gone", "this table was removed")


class Removals:
    """Removes tables from the store and from memory."""

    def __init__(
        self,
        store: Store,
        sources: Sources,
        retention: Retention,
        ownership: Ownership,
        tables: dict[str, Table],
        loading: Container[str],
    ) -> None:
        self._store = store
        self._sources = sources
        self._retention = retention
        self._ownership = ownership
        self._tables = tables
        self._loading = loading
        self._removing: set[str] = set()
        self._stuck: set[str] = set()

    def check(self, wanted: str) -> None:
        """Refuse a table that is being removed."""
        if wanted in self._removing:
            raise gone()

    async def leave(self, table: Table, user: User) -> bool:
        """Somebody takes a table off their list for good; whether the table was removed by it.

        Before the game the host removes the table, and others give up their seats. Later a bot plays for whoever
        leaves, and the table is removed when all its people have left: nobody loses a game to somebody else's wish.
        """
        async with table.lock:
            own = [row for row in table.seats if row.kind == "person" and row.user == user.id]
            if not own and table.row.host != user.id:
                raise RefusalError("not-your-seat", "only who sits at a table can leave it")
            if table.row.status == "waiting":
                if table.row.host == user.id:
                    await self._delete(table)
                    return True
                await seats.change(
                    table, *(SeatRow(table.row.id, row.seat, "open", seconds=row.seconds) for row in own)
                )
                return False
            if all(table.guests.of(person).gone for person in _people(table) - {user.id}):
                await self._delete(table)
                return True
            await decide(table, user, gone=True)
            played = [row for row in own if row.bot is None]
            if table.playing and played:
                await seats.change(table, *(msgspec.structs.replace(row, bot=seats.DEFAULT_BOT) for row in played))
            return False

    async def expire(self) -> None:
        """Remove what nobody has used for long, and forget people without tables."""
        await self._retention.look()
        unused = self._retention.unused()
        if unused is None:
            return
        removed = 0
        skipped: set[str] = set()
        while found := await self._some(unused, skipped):
            gone_now = [wanted for wanted in found if await self._try(wanted)]
            skipped.update(set(found) - set(gone_now))
            removed += len(gone_now)
        people = await self._retention.forget()
        if removed or people:
            log.warning("removed %d unused tables and forgot %d people", removed, people, extra=about("unused-removed"))

    async def _some(self, unused: Unused, skipped: set[str]) -> list[str]:
        left = self._stuck | skipped
        found = await self._store.unused_tables(unused, AT_ONCE + len(left))
        return [wanted for wanted in found if wanted not in left]

    async def _try(self, wanted: str) -> bool:
        try:
            return await self._expire(wanted)
        except ElsewhereError:
            return False  # its owner sees to it
        except StoreError as error:
            log.warning(
                "table %s is not used any more but cannot be removed: %s",
                wanted,
                error,
                extra=about("not-removed", table=wanted, reason=error.reason),
            )
            self._stuck.add(wanted)
            return False

    async def _expire(self, wanted: str) -> bool:
        table = self._tables.get(wanted)
        if table is not None:
            async with table.lock:
                removal = self._retention.removal(table.row)
                if table.watchers or removal is None or removal > self._sources.time():
                    return False
                await self._delete(table)
                return True
        if wanted in self._loading:
            return False
        await self._ownership.claim(wanted, to_remove=True)
        unused = self._ownership.owns(wanted) and await self._is_unused(wanted)
        if wanted in self._loading or wanted in self._tables:
            return False  # somebody opened it meanwhile, and claimed it again for that
        if not unused:
            await self._ownership.give_back([wanted])
            return False
        self._removing.add(wanted)
        try:
            await self._store.delete_table(wanted, self._sources.time())
        finally:
            self._removing.discard(wanted)
        return True

    async def _is_unused(self, wanted: str) -> bool:
        """Whether a table is still to be removed: until it was claimed another process may have had it open."""
        try:
            found = await self._store.table(wanted)
        except DamagedError:
            return True
        removal = None if found is None else self._retention.removal(found[0])
        return removal is not None and removal <= self._sources.time()

    async def _delete(self, table: Table) -> None:
        """Remove a table for good. The caller holds its lock."""
        await table.commit(self._store.delete_table(table.row.id, self._sources.time()))
        table.lost = True
        table.stop()
        self._tables.pop(table.row.id, None)
        turn_away(table, None, gone())


def _people(table: Table) -> set[str]:
    """Who has a say about a table: the host and all who play, but not whoever was shut out."""
    people = {row.user for row in table.seats if row.kind == "person" and row.user is not None} | {table.row.host}
    return {person for person in people if table.guests.of(person).state != "blocked"}
