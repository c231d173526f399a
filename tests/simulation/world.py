"""One simulated world: a server that is killed and started again, its disk, its network, its workers, its people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.server.store import Store, StoreError
from tests.simulation.checker import Checker
from tests.simulation.faults import FAULTS
from tests.simulation.history import History
from tests.simulation.loop import DeadlockError, Machine, new_loop, run
from tests.simulation.network import NetworkFaults, Wire
from tests.simulation.page import Json
from tests.simulation.people import Person, Visit
from tests.simulation.process import Process
from tests.simulation.store import DiskFaults, SimulatedStore, new_disk
from tests.simulation.subprocesses import WorkerFaults

EXCUSES: Final = ("not-kept", "perhaps-kept", "disk-full", "failed", "full")
LONGEST_CALM: Final = 3 * 3600.0
"""Virtual seconds after the last fault within which every game has to end."""
Focus = Literal["", "bots alone", "clock", "held writes", "slow readers"]
"""What all tables of a world are like, usually of all kinds; or what goes wrong there, usually everything."""


@dataclass
class Outcome:
    """What became of a seed."""

    seed: int
    wrong: list[str]
    trace: str
    seconds: float
    """Virtual ones."""
    seen: Counter[str]


class World:
    """Everything there is, made from a seed."""

    told: Callable[..., None] | None = None
    """Hears everything that happens."""
    seeds_apart = "merlin"
    impatience: float | None = None
    """Seconds without an answer after which somebody loads the page anew; None if people wait."""
    hasty = False
    """Whether it ends with the first finding."""

    def __init__(self, seed: int, focus: Focus = "") -> None:
        self.seed = seed
        self.focus = focus
        self.machine = Machine()
        self.seen: Counter[str] = Counter()
        self.history = History()
        self.checker = Checker(load(), self.history, thorough=seed % 4 == 0)
        self.disk_faults = DiskFaults()
        self.worker_faults = WorkerFaults()
        self.network = NetworkFaults()
        self.disk = new_disk(self.disk_faults, self.chance("disk"), self.seen, self.committed)
        self.people_loop = new_loop(self.machine, self.chance("people's timers"))
        self.people: list[Person] = []
        self.languages = ("en", "de", "pt") if seed % 5 == 0 else ("en",)
        self.tables: dict[str, None] = {}
        self.calm_since: float | None = None
        self._tables_left = 0
        self.processes = self._processes()
        self._traces: dict[str, Any] = {}

    # --- by the seed ---------------------------------------------------------------------------------------------

    def chance(self, *parts: object) -> random.Random:
        """A generator of its own for everything, so that one thing does not shift another."""
        return random.Random(f"{self.seeds_apart} {self.seed} {parts}")

    @property
    def now(self) -> float:
        """Virtual seconds since the beginning."""
        return self.machine.now

    @property
    def calm(self) -> bool:
        """Whether the last fault is over."""
        return self.calm_since is not None

    def note(self, actor: str, *facts: object) -> None:
        """Something happened to somebody: part of the trace."""
        trace = self._traces.setdefault(actor, hashlib.sha256())
        trace.update(repr((round(self.now, 6), *facts)).encode())
        if self.told is not None:
            self.told(f"{self.now:10.3f}", actor, *(str(fact)[:160] for fact in facts))

    def trace(self) -> str:
        """The hash of everything that happened."""
        whole = hashlib.sha256()
        for actor, trace in sorted(self._traces.items()):
            whole.update(f"{actor} {trace.hexdigest()}\n".encode())
        for line in self.disk.iterdump():
            whole.update(line.encode())
        return whole.hexdigest()

    # --- the servers ---------------------------------------------------------------------------------------------

    def new_store(self, chance: random.Random) -> Store:
        """The store of a process that starts."""
        return SimulatedStore(self.disk, chance)

    def _processes(self) -> list[Process]:
        return [Process(self)]

    def some_process(self, chance: random.Random) -> Process:
        """Where somebody comes who wants to reach the server, or what a fault hits."""
        return self.processes[0]

    def wires(self) -> list[Wire]:
        """All sockets that are open."""
        return [wire for process in self.processes for wire in process.address.wires]

    def excuses(self) -> tuple[str, ...]:
        """With these words a request may fail when disks or workers do."""
        return EXCUSES

    def committed(self) -> None:
        """Something was written."""
        self.checker.committed(self.disk, self.now)

    # --- tables --------------------------------------------------------------------------------------------------

    def may_open_another(self) -> bool:
        """Whether there is room for one more in this world."""
        return self._tables_left > 0

    async def open_table(self, host: Person, plan: Json) -> str | None:
        """Open a table and invite everybody."""
        self._tables_left -= 1
        table = await host.create(plan)
        bots = all(seat["kind"] == "bot" for seat in plan["seats"])
        alone = bots and (self.focus == "bots alone" or host.chance.random() < 0.7)
        if table is not None and not alone:
            self.follow(table)
        return table

    def follow(self, table: str) -> None:
        """Everybody comes to this table."""
        if table not in self.tables:
            self.tables[table] = None
            for person in self.people:
                person.visit(table)

    def _plan(self, chance: random.Random) -> Json:
        players = chance.choice((2, 2, 2, 2, 3, 4))
        kinds: list[Json] = [{"kind": "me"}]
        while len(kinds) < players:
            kinds.append(
                chance.choice(
                    (
                        {"kind": "open"},
                        {"kind": "open"},
                        {"kind": "bot", "bot": "random"},
                        {"kind": "bot", "bot": "knight"},
                        {"kind": "me", "name": "Guest"},
                    )
                )
            )
        if chance.random() < 0.2:
            kinds = [{"kind": "bot", "bot": chance.choice(("random", "sensible"))} for _ in range(players)]
        chance.shuffle(kinds)
        modules = chance.sample(module_names(), chance.choice((0, 0, 1, 1, 2, 3)))
        clock = {"bank": chance.choice((60, 120, 600)), "turn": chance.choice((0, 5, 15))}
        plan: Json = {"seats": kinds, "modules": modules, "clock": clock if chance.random() < 0.65 else None}
        if self.focus == "bots alone":
            plan.update(seats=[{"kind": "bot", "bot": "random"} for _ in range(players)], clock=None)
        elif self.focus == "clock":
            plan.update(seats=[{"kind": "me"}, {"kind": "open"}], clock={"bank": 60, "turn": 0})
        return plan

    # --- the story -----------------------------------------------------------------------------------------------

    async def story(self) -> None:
        """A storm, a calm, and the checks."""
        chance = self.chance("story")
        for process in self.processes:
            await process.boot()
        for number in range(chance.choice((2, 2, 2, 3))):
            self.people.append(Person(self, number))
        for person in self.people:
            await person.enter()
        self._tables_left = chance.choice((1, 1, 1, 1, 2))
        for _ in range(self._tables_left):
            plan = self._plan(self.chance("plan", self._tables_left))
            while await self.open_table(chance.choice(self.people), plan) is None:
                plan.update(modules=[])
                self._tables_left += 1
        self._tables_left = chance.choice((0, 0, 0, 1))
        storm = self.people_loop.create_task(self._storm(self.chance("storm")))
        await storm
        await self._calm()
        await self._compare()

    async def _storm(self, chance: random.Random) -> None:
        until = self.now + chance.uniform(60, 240)
        while self.now < until:
            slow_readers = self.focus == "slow readers"
            await asyncio.sleep(chance.expovariate(1 / 3 if slow_readers else 1 / 12))
            kind = "stall" if slow_readers else chance.choice(list(FAULTS))
            self.seen[kind] += 1
            self.note("storm", kind)
            await FAULTS[kind](self, chance)
        await self._last_blow()

    async def _last_blow(self) -> None:
        if self.focus == "bots alone":  # it hits them, and nobody comes to look
            self.disk_faults.before = 0.6
            await asyncio.sleep(10)

    async def _calm(self) -> None:
        """Nothing fails any more: every game goes on to its end."""
        for faults in (self.disk_faults, self.worker_faults, self.network):
            faults.__dict__.update(type(faults)().__dict__)
        for process in self.processes:
            if process.loop is None:
                await process.boot()
        self.calm_since = self.now
        chance = self.chance("calm")
        for person in self.people:
            for visit in person.visits.values():
                if visit.page.info.get("clock") and chance.random() < 0.5:
                    visit.gone_for_good = True
                    visit.away_until = self.now + LONGEST_CALM
        for person in self.people:
            await person.look_round(self.chance("look round", person.name))
        while (waiting := self._not_over()) and self.now < self.calm_since + LONGEST_CALM:
            await asyncio.sleep(5)
        if waiting:
            self.checker.found(f"{LONGEST_CALM:g} s after the last fault games do not go on: {self._stuck(waiting)}")

    def _not_over(self) -> list[str]:
        return [
            row[0]
            for row in sqlite3.Connection.execute(self.disk, "SELECT id FROM tables WHERE status != 'over' ORDER BY id")
        ]

    def _stuck(self, tables: list[str]) -> list[str]:
        found = []
        for name in tables:
            truth = self.checker.truths[name]
            found.append(
                f"{name} at {truth.game.at}, {truth.status[-1][1]}, asked {truth.game.decider}, "
                f"seats {truth.seats[-1][1]}, {', '.join(process.remembers(name) for process in self.processes)}"
            )
        return found

    async def _compare(self) -> None:
        """Wait until nothing is under way, then compare pages with new ones, and the memory with the disk."""
        await asyncio.sleep(120)
        for person in self.people:
            for table, visit in list(person.visits.items()):
                if visit.wire is None or not visit.page.known:
                    continue
                fresh = Visit(person, table)
                fresh.chance = self.chance("fresh", person.name, table)
                looking = visit.page.viewer
                task = self.people_loop.create_task(fresh._stay())
                await asyncio.sleep(20)
                if fresh.wire is not None and fresh.page.viewer != looking:
                    fresh.wire.say({"type": "look", "seat": looking})
                    await asyncio.sleep(20)
                fresh.over = True
                task.cancel()
                if fresh.page.known and visit.wire is not None:
                    pieced, new = visit.page.summary(), fresh.page.summary()
                    for page in (pieced, new):
                        del page["log"], page["prompt"]
                    self.checker.compare_pages(f"{table}, {person.name}", pieced, new)
                    self.checker.compare_chat(self.disk, table, fresh.page)
                elif not fresh.page.known:
                    self.checker.found(f"{table}, {person.name}: a new page is told nothing")

    # --- the end -------------------------------------------------------------------------------------------------

    def run(self) -> Outcome:
        """Let it all happen; returns what was wrong."""
        log = _Log()
        logger = logging.getLogger("merlin_bigbox")
        before = logger.propagate, logger.level
        logger.addHandler(log)
        logger.propagate = False
        try:
            run(self.machine, self.people_loop, self.story(), lambda: self.hasty and bool(self.checker.wrong))
            self.checker.check_history(self.disk)
        except DeadlockError as error:
            self.checker.found(str(error))
        finally:
            logger.removeHandler(log)
            logger.propagate, _ = before
            for process in self.processes:
                process.crash()
            self.processes[0].collect(self.people_loop)
            self.people_loop.kill()
        let_through = [failure for process in self.processes for failure in process.address.failures]
        for failure in [*log.errors, *let_through]:
            self.checker.found(f"a traceback: {failure!r}")
        self.seen["records"] += sum(len(truth.records) for truth in self.checker.truths.values())
        self.seen["views compared"] += self.checker.compared
        self.seen["tables"] += len(self.checker.truths)
        self.seen["boots"] += sum(process.boots for process in self.processes)
        self.seen["acknowledged"] += sum(asked.outcome == "done" for asked in self.history.requests)
        self.seen["unknown"] += sum(asked.outcome == "unknown" for asked in self.history.requests)
        trace = self.trace()
        sqlite3.Connection.close(self.disk)
        return Outcome(self.seed, self.checker.wrong, trace, self.now, self.seen)


class _Log(logging.Handler):
    """Collects what the server wrote a traceback for, other than of the store's failures."""

    def __init__(self) -> None:
        super().__init__()
        self.errors: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, StoreError):
            self.errors.append(error)


def simulate(seed: int, focus: Focus = "", *, hasty: bool = False) -> Outcome:
    """One seed from beginning to end, or to the first finding."""
    world = World(seed, focus)
    world.hasty = hasty
    return world.run()
