"""Deliberately broken servers of which several run at one database: each has to be caught by the simulation."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest import mock

from merlin_bigbox.server.cluster import membership
from merlin_bigbox.server.cluster.membership import Membership
from merlin_bigbox.server.store import Loaded, StoreError, checked, leases
from merlin_bigbox.server.store.leased import LeasedStore
from merlin_bigbox.server.store.leases import Claimed, FencedError
from merlin_bigbox.server.tables.registry import TableRegistry
from tests.simulation.mutants import Mutant
from tests.simulation.world import Focus

Work = Callable[[checked.Database], Any]
CLUSTER_MUTANTS: dict[str, Mutant] = {}
CLUSTER_FOCUS: dict[str, Focus] = {
    "forgets the fence": "held writes",
    "checks the fence outside the transaction": "held writes",
    "takes the fence when a write runs": "held writes",
    "never sweeps orphans": "bots alone",
}
"""Where a mutant is soonest to be met."""


def mutant(make: Mutant) -> Mutant:
    """Enter a mutant by its name."""
    CLUSTER_MUTANTS[make.__name__.replace("_", " ")] = make
    return make


# --- the fence -------------------------------------------------------------------------------------------------------


@mutant
def forgets_the_fence() -> AbstractContextManager[Any]:
    """Whoever once claimed a table writes to it for ever."""
    return mock.patch.object(leases, "guard", return_value=None)


@mutant
def checks_the_fence_outside_the_transaction() -> AbstractContextManager[Any]:
    """The fence is looked at first, and then, in another transaction, it is written."""

    async def write(self: LeasedStore, work: Work, table: str | None = None) -> Any:
        if table is None:
            return await self._commit(work)
        fence = _fence(self, table)
        await self._commit_fenced(lambda db: leases.guard(db, table, fence), table, fence)
        return await self._commit_fenced(work, table, fence)

    return mock.patch.object(LeasedStore, "_write", write)


@mutant
def takes_the_fence_when_a_write_runs() -> AbstractContextManager[Any]:
    """What was decided under an older claim is written under a newer one."""

    async def write(self: LeasedStore, work: Work, table: str | None = None) -> Any:
        if table is None:
            return await self._commit(work)

        def guarded(db: checked.Database) -> Any:
            leases.guard(db, table, _fence(self, table))
            return work(db)

        return await self._commit_fenced(guarded, table, 0)

    return mock.patch.object(LeasedStore, "_write", write)


def _fence(store: LeasedStore, table: str) -> int:
    fence = store._fences.get(table)
    if fence is None:
        raise FencedError(f'table "{table}" is not owned by this process', "no-lease")
    return fence


@mutant
def sends_again_what_is_unknown() -> AbstractContextManager[Any]:
    """A write that was not answered is written once more, instead of loading the table anew."""
    write = LeasedStore._write

    async def stubborn(self: LeasedStore, work: Work, table: str | None = None) -> Any:
        try:
            return await write(self, work, table)
        except StoreError as error:
            if error.certain or table is None:
                raise
            return await write(self, work, table)

    return mock.patch.object(LeasedStore, "_write", stubborn)


# --- claims ----------------------------------------------------------------------------------------------------------


@mutant
def loads_before_the_claim() -> AbstractContextManager[Any]:
    """What is read may have changed until the table is this process's own."""
    claim, loaded = Membership.claim, TableRegistry._loaded
    early: dict[tuple[int, str], Loaded | None] = {}

    async def claims(self: Membership, table: str, **how: Any) -> None:
        early[id(self), table] = await self._leases.load(table)  # type: ignore[attr-defined]
        await claim(self, table, **how)

    async def remembers(self: TableRegistry, wanted: str) -> Loaded:
        found = early.pop((id(self.ownership), wanted), None)
        return await loaded(self, wanted) if found is None else found

    both = ExitStack()
    both.enter_context(mock.patch.object(Membership, "claim", claims))
    both.enter_context(mock.patch.object(TableRegistry, "_loaded", remembers))
    return both


@mutant
def claims_living_owners_tables() -> AbstractContextManager[Any]:
    """Whoever is asked for a table takes it, whosever it is."""

    def claim(db: checked.Database, table: str, me: int, now: float, **_: Any) -> Claimed | None:
        if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
            return None
        db.execute("INSERT INTO leases (table_id, owner, fence) VALUES (?, NULL, 0) ON CONFLICT DO NOTHING", (table,))
        db.execute("UPDATE leases SET owner = ?, fence = fence + 1 WHERE table_id = ?", (me, table))
        return Claimed(int(db.execute("SELECT fence FROM leases WHERE table_id = ?", (table,)).fetchone()[0]))

    return mock.patch.object(leases, "claim", claim)


@mutant
def never_sweeps_orphans() -> AbstractContextManager[Any]:
    """Games of a dead process go on when somebody comes, and not before."""

    async def orphans(self: Membership) -> list[Any]:
        return []

    return mock.patch.object(Membership, "orphans", orphans)


# --- leases ----------------------------------------------------------------------------------------------------------


@mutant
def answers_past_its_deadline() -> AbstractContextManager[Any]:
    """A process that cannot know any more whether its tables are its own goes on telling what it remembers."""
    both = ExitStack()
    both.enter_context(mock.patch.object(Membership, "check", return_value=None))
    both.enter_context(mock.patch.object(Membership, "_expire", return_value=None))
    return both


@mutant
def takes_its_deadline_after_the_beat() -> AbstractContextManager[Any]:
    """The lease is counted from when the answer came, not from before the beat was sent."""
    until = Membership._live_until

    def later(self: Membership, deadline: float) -> None:
        until(self, self._sources.boottime() + self._limits.lease_seconds)

    return mock.patch.object(Membership, "_live_until", later)


@mutant
def trusts_its_clock() -> AbstractContextManager[Any]:
    """The whole lease counts, as if the clocks of two machines ran equally fast."""
    return mock.patch.object(membership, "HELD", 1.0)


@mutant
def stops_without_giving_back() -> AbstractContextManager[Any]:
    """A process that stops in order leaves its tables until its lease runs out."""

    async def leave(self: LeasedStore) -> None:
        self._me = None
        self._fences.clear()

    return mock.patch.object(LeasedStore, "leave", leave)


@mutant
def keeps_its_tables_when_its_lease_runs_out() -> AbstractContextManager[Any]:
    """It refuses to answer, but whoever watches there is not sent elsewhere."""
    return mock.patch.object(TableRegistry, "expire", return_value=None)
