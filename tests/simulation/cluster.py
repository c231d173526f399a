"""A world with several processes at one database: pages come to any of them, and any of them may die."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import math
import random
import sqlite3
from collections.abc import Callable, Iterator
from typing import Final
from unittest import mock

from merlin_bigbox.server.cluster.membership import Membership
from merlin_bigbox.server.limits import Limits
from merlin_bigbox.server.server import Server, Settings
from merlin_bigbox.server.store import Store, leases
from merlin_bigbox.server.thinking.pool import ThinkingPool
from tests.simulation.cluster_faults import CLUSTER_FAULTS, HOLDS
from tests.simulation.database import Database, Wires
from tests.simulation.lease_checker import LeaseChecker
from tests.simulation.peers import SimulatedPeers
from tests.simulation.process import Process
from tests.simulation.shared_store import SharedStore
from tests.simulation.subprocesses import Launcher
from tests.simulation.world import EXCUSES, Focus, Outcome, World

LIMITS: Final = Limits(idle_seconds=45.0, socket_bytes=60_000)
LOOK_SECONDS: Final = 0.5
TAKEOVER: Final = LIMITS.beat_seconds + LIMITS.orphan_seconds
"""So soon after its owner's lease has run out, or was given back, a game that has to go on is another process's."""
DRIFT: Final = 0.04
"""So much faster or slower than the database's clock may that of a process run."""
NOTICE: Final = 1.0
"""So soon after its own lease has run out a process that runs shows nothing any more."""


class ClusterProcess(Process):
    """One of several: it has wires to the database, and peers."""

    world: Cluster

    def __init__(self, world: Cluster, number: int) -> None:
        super().__init__(world, number)
        self.host = f"process-{number}:1"
        self.sources.rate = world.chance("clock", number).uniform(1 - DRIFT, 1 + DRIFT)
        self.wires = Wires(world.database, world.chance("wires", number), world.seen)
        self.shared: SharedStore | None = None
        self.busy = False
        """Whether somebody starts, stops or pauses it just now."""
        self._ills = 0
        self._well_since = 0.0
        self.mishaps = 0
        self.awake_since = 0.0
        self.stopping = False

    # --- how it is -----------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def ill(self) -> Iterator[None]:
        """While this lasts nobody may expect anything of it."""
        self._ills += 1
        self.mishaps += 1
        try:
            yield
        finally:
            self._ills -= 1
            self._well_since = self.world.now

    @property
    def well_since(self) -> float:
        """From when on it could do everything; never, if it cannot."""
        return math.inf if self._ills or self.server is None else self._well_since

    @property
    def member(self) -> int | None:
        """Its id among the processes, as far as it knows."""
        return None if self.shared is None else self.shared._me

    # --- its life ------------------------------------------------------------------------------------------------

    def settings(self) -> Settings:
        return dataclasses.replace(super().settings(), limits=LIMITS, peer_address=self.host)

    def store(self, chance: random.Random) -> Store:
        self.shared = SharedStore(self.name, self.world.database, self.wires, self.world.lease_checker)
        return self.shared

    async def open(self, settings: Settings, store: Store, launcher: Launcher) -> Server:
        thinking = ThinkingPool(2, signals=launcher)
        peers = SimulatedPeers(self, self.world.chance("peers", self.name, self.boots))
        return await Server.open(settings, store, self.sources, thinking, peers)

    async def boot(self) -> None:
        await super().boot()
        self._well_since = self.awake_since = self.world.now

    async def pause(self, seconds: float, *, beating: bool) -> None:
        """Stop it for a while, and then continue it; perhaps just when it has sent a sign of life."""
        if self.loop is not None:
            if beating:
                self.wires.when("heart", 1, self.loop.pause)
                await asyncio.sleep(LIMITS.beat_seconds)
                self.wires.never("heart")
            self.loop.pause()
            await asyncio.sleep(seconds)
            self.loop.go_on()
            self.awake_since = self.world.now

    def crash(self) -> None:
        self.wires.forget()
        super().crash()

    async def shut_down(self) -> None:
        member, mishaps, well = self.member, self.mishaps, self.well_since <= self.world.now
        self.stopping = True
        try:
            await super().shut_down()
        finally:
            self.stopping = False
        there = self.world.lease_checker.is_alive(member, self.world.now)
        if there and well and mishaps == self.mishaps:
            self.world.found(f"{self.name} stopped in order, and the others do not know it")


class Cluster(World):
    """Two or three processes, by the seed."""

    seeds_apart = "merlin cluster"
    impatience = 12.0

    def __init__(self, seed: int, focus: Focus = "") -> None:
        super().__init__(seed, focus)
        self.focus = focus or self.chance("focus").choice(("", "", "", "bots alone", "clock", "held writes"))
        for statement in leases.SCHEMA:
            sqlite3.Connection.execute(self.disk, statement)
        self.database_ill = False
        self._parted: set[frozenset[str]] = set()
        self._orphaned: dict[str, float] = {}

    # --- the processes -------------------------------------------------------------------------------------------

    def _processes(self) -> list[Process]:
        self.lease_checker = LeaseChecker(self.disk, self.found)
        self.database = Database(self.machine, self.disk, self.chance("database"))
        self.members = [ClusterProcess(self, number) for number in range(self.chance("size").choice((2, 2, 3)))]
        return [*self.members]

    def some_process(self, chance: random.Random) -> Process:
        return chance.choice(self.members)

    def reached(self, one: ClusterProcess, address: str) -> ClusterProcess | None:
        """The process at an address, if another one reaches it."""
        for other in self.members:
            if other.host == address and other.address.loop is not None and other is not one:
                return None if frozenset((one.host, address)) in self._parted else other
        return None

    def part(self, one: ClusterProcess, other: ClusterProcess, chance: random.Random) -> None:
        """These two do not reach each other from now on."""
        self._parted.add(frozenset((one.host, other.host)))
        for link in list(one.address.links):
            if other.host in link.ends:
                link.reset(chance.choice((0.01, 3)))

    def join(self, one: ClusterProcess, other: ClusterProcess) -> None:
        """These two reach each other again."""
        self._parted.discard(frozenset((one.host, other.host)))

    def excuses(self) -> tuple[str, ...]:
        """Tables change hands for a while after the last fault."""
        settled = self.calm_since is not None and self.now > self.calm_since + LIMITS.lease_seconds + TAKEOVER
        return EXCUSES if settled else (*EXCUSES, "not-now")

    # --- checks --------------------------------------------------------------------------------------------------

    def found(self, what: str) -> None:
        """Something is wrong now."""
        self.checker.now = self.now
        self.checker.found(what)

    def committed(self) -> None:
        super().committed()
        self.lease_checker.committed(self.now)

    async def _watch(self) -> None:
        """Twice a second: games that have to go on are somebody's, and whoever lost its lease shows nothing."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for table in self._has_to_go_on():
                self._check_takeover(table)
            for process in self.members:
                self._check_silence(process)
                self._check_deadline(process)

    def _has_to_go_on(self) -> list[str]:
        """Running games with a clock, or where a bot is asked."""
        found = []
        for name, truth in self.checker.truths.items():
            if truth.status[-1][1] != "playing" or not truth.seats:
                continue
            asked = truth.game.decider
            seated = truth.seats[-1][1]
            if truth.timed or (asked is not None and asked < len(seated) and seated[asked][2] is not None):
                found.append(name)
        return found

    def _check_takeover(self, table: str) -> None:
        known = self.lease_checker.leases.get(table)
        owner = known[-1].owner if known else None
        if self.lease_checker.is_alive(owner, self.now):
            since = self._orphaned.pop(table, None)
            if since is not None:
                self.seen[f"taken over within {math.ceil(self.now - since)} s"] += 1
            return
        since = self._orphaned.setdefault(table, self.now)
        could = min(process.well_since for process in self.members)
        if self.now > max(since, could) + TAKEOVER + LOOK_SECONDS:
            self._orphaned[table] = math.inf  # told once
            self.found(f"{table}: nobody owns it since {since:.1f}, and somebody could since {could:.1f}")

    def _check_silence(self, process: ClusterProcess) -> None:
        if process.server is None or process.is_paused or process.awake_since > self.now - NOTICE:
            return
        if process.stopping:  # it tells nothing any more, and waits until the others know
            return
        alive = self.lease_checker.is_alive(process.member, self.now - NOTICE)
        shown = [name for name, table in process.server.tables._tables.items() if table.watchers]
        if shown and not alive:
            self.found(f"{process.name} has no lease and still shows {shown}")

    def _check_deadline(self, process: ClusterProcess) -> None:
        """However its clock runs, no process believes in its lease for longer than it holds."""
        if process.server is None or process.member is None:
            return
        ownership = process.server.ownership
        assert isinstance(ownership, Membership)
        until = self.lease_checker.members.get(process.member)
        believed = ownership._deadline
        if until is None or believed is None:
            return
        believed /= process.sources.rate
        if believed > until:
            self.found(f"{process.name} believes in its lease until {believed:.3f}, which holds until {until:.3f}")

    def _check(self, check: Callable[[Membership], None]) -> Callable[[Membership], None]:
        """Whoever says that its lease holds has to be right."""

        def checked(membership: Membership) -> None:
            check(membership)
            store = membership._leases
            assert isinstance(store, SharedStore)
            if not self.lease_checker.is_alive(store._me, self.now):
                self.found(f"{store.who} answers although its lease has run out")

        return checked

    # --- the story -----------------------------------------------------------------------------------------------

    def run(self) -> Outcome:
        with mock.patch.object(Membership, "check", self._check(Membership.check)):
            return super().run()

    async def story(self) -> None:
        watching = self.people_loop.create_task(self._watch())
        await super().story()
        watching.cancel()

    async def _storm(self, chance: random.Random) -> None:
        """Faults that overlap."""
        until = self.now + chance.uniform(60, 180)
        kinds = list(HOLDS if self.focus == "held writes" else CLUSTER_FAULTS)
        going: set[asyncio.Task[None]] = set()
        while self.now < until:
            await asyncio.sleep(chance.expovariate(1 / 7))
            kind = chance.choice(kinds)
            self.seen[kind] += 1
            self.note("storm", kind)
            task = self.people_loop.create_task(CLUSTER_FAULTS[kind](self, self.chance("fault", self.now)))
            going.add(task)
            task.add_done_callback(going.discard)
        await asyncio.gather(*going)
        await self._last_blow()


def simulate_cluster(seed: int, focus: Focus = "", *, hasty: bool = False) -> Outcome:
    """One seed with several processes, from beginning to end, or to the first finding."""
    world = Cluster(seed, focus)
    world.hasty = hasty
    return world.run()
