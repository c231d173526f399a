"""A storm over two servers at one PostgreSQL: faults by a seed, play between and after them, and a look at the end."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import signal
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx

from tests.blackbox import witness
from tests.blackbox.checker import Record, check, is_kept
from tests.blackbox.clients import Client, Onlooker, Scribe
from tests.blackbox.cluster import HELD_FOR_CONTROL, LEASE, NO_MORE, Cluster, Faults
from tests.blackbox.examine import Asked, examine
from tests.blackbox.history import History
from tests.blackbox.process import WAIT, WIRED, ServerProcess
from tests.postgres import running

CLIENTS: Final = 4
ONLOOKERS: Final = 1
FENCED: Final = re.compile(r"^merlin_late_writes_total (\S+)", re.MULTILINE)
UNCAUGHT: Final = "Exception in ASGI application"
Tell = Callable[[str], None]


@dataclass
class ClusterReport:
    """What happened, and what was wrong."""

    wrong: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    unknown: int = 0
    unknown_kept: int = 0
    """Of those moves without an answer, how many were carried out."""
    reads: int = 0
    handed: int = 0
    """How often a table got another owner."""
    fenced: int = 0
    """Late writes that the fence refused, as far as the processes lived to count them."""
    refusals: Counter[str] = field(default_factory=Counter)
    takeovers: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By kind of fault: seconds until somebody could move again at a table of the process that was hurt. Only where the
    other one was running.
    """

    def __str__(self) -> str:
        head = (
            f"{sum(self.faults.values())} faults; {self.acknowledged} moves acknowledged, {self.unknown} unknown, of "
            f"which {self.unknown_kept} were kept; {self.reads} looks at a table; tables were taken over "
            f"{self.handed} times; {self.fenced} late writes refused by the fence; refused: {dict(self.refusals)}; "
            f"{len(self.wrong)} violations"
        )
        lines = [head]
        for kind, count in sorted(self.faults.items()):
            spent = sorted(self.takeovers[kind])
            told = f"p50 {statistics.median(spent):.1f} s, worst {spent[-1]:.1f} s ({len(spent)})" if spent else "–"
            lines.append(f"  {count:4} × {kind:22} until a move at its tables: {told}")
        return "\n".join(lines)


class Fenced:
    """Counts the writes that the fence refused, over the lives of several processes."""

    def __init__(self, servers: Sequence[ServerProcess]) -> None:
        self._servers = servers
        self._known: dict[int, int] = {}
        """What each process had counted when it was last asked."""

    async def more(self) -> int:
        """How many there were since the last time, as far as the processes answer."""
        more = 0
        async with httpx.AsyncClient(timeout=2, trust_env=False) as http:
            for server in self._servers:
                with contextlib.suppress(httpx.HTTPError):
                    found = FENCED.search((await http.get(f"{server.url}/metrics")).text)
                    count = int(float(found[1])) if found else 0
                    more += count - self._known.get(server.pid, 0)
                    self._known[server.pid] = count
        return more


class ClusterStorm:
    """A cluster, its clients, and what is done to them."""

    def __init__(self, cluster: Cluster, seed: int, patience: float, tell: Tell) -> None:
        self._cluster = cluster
        self._patience = patience
        self._tell = tell
        self._chance = random.Random(seed)
        self._faults = Faults(cluster, self._chance)
        self._fenced = Fenced(cluster.servers)
        self.history = History()
        self.report = ClusterReport()
        self._stopped = False
        urls = cluster.urls
        self._clients = [Client(urls, self.history, number, LEASE, clock=bool(number % 2)) for number in range(CLIENTS)]
        self._people = [*self._clients, *(Onlooker(urls, self.history, 100 + n, LEASE) for n in range(ONLOOKERS))]

    def stop(self) -> None:
        """End before the time; what happened until then is checked."""
        self._stopped = True
        self._tell("ends after this fault")

    async def run(self, count: int, kinds: tuple[str, ...] = ()) -> ClusterReport:
        """So many faults, of these kinds; then everybody plays on, the servers end, and the database is looked at."""
        usual = [kind for kind in (*self._faults.of_one, *self._faults.of_all) if kind != HELD_FOR_CONTROL]
        possible = list(kinds) or usual
        order = possible * (count // len(possible)) + self._chance.sample(possible, count % len(possible))
        self._chance.shuffle(order)
        await self._cluster.start()
        scribes = [Scribe(client, self.history) for client in self._clients]
        playing = [asyncio.create_task(person.run()) for person in self._people]
        playing += [asyncio.create_task(scribe.run()) for scribe in scribes]
        try:
            await self._everybody_plays()
            for number, kind in enumerate(order, 1):
                if self._stopped:
                    break
                spent = await self._fault(kind)
                self._tell(f"{number}/{count} {kind}: {spent:.1f} s; {self.history.acknowledged} moves acknowledged")
            await self._faults.all_running()
            await self._everybody_plays()
        except AssertionError as error:
            self.report.wrong.append(str(error))
        finally:
            await asyncio.gather(self._faults.all_running(), return_exceptions=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await self._look_at_the_end()
        return self.report

    async def _fault(self, kind: str) -> float:
        """Do it, and wait until everybody has played again; returns the seconds of all that."""
        self.report.faults[kind] += 1
        running = await self._faults.running()
        victim = None if kind in self._faults.of_all else self._chance.choice(running)
        self.report.fenced += await self._fenced.more()
        hurt = await asyncio.to_thread(self._cluster.owned, victim)
        began = time.monotonic()
        await (self._faults.of_all[kind]() if victim is None else self._faults.of_one[kind](victim))
        await self._everybody_plays()
        if len(running) < len(self._cluster.servers):
            hurt = set()  # nobody was there to take over: that would tell how long a server takes to start
        for table in hurt:
            moves = (move for move in self.history.moves if move.table == table and move.outcome == "done")
            again = [move.answered for move in moves if move.sent > began and move.answered is not None]
            if again:
                self.report.takeovers[kind].append(min(again) - began)
        return time.monotonic() - began

    async def _everybody_plays(self) -> None:
        """Progress: every client has a move acknowledged from now on, and bots that nobody watches play."""
        before = [person.progress for person in self._people]
        ends = time.monotonic() + self._patience
        while not all(person.progress > then for person, then in zip(self._people, before, strict=True)):
            assert time.monotonic() < ends, "after a fault somebody cannot play"
            await asyncio.sleep(0.02)

    async def _look_at_the_end(self) -> None:
        report, history, cluster = self.report, self.history, self._cluster
        report.fenced += await self._fenced.more()
        if any(await cluster.end()):
            report.wrong.append("a server did not end in order")
        with cluster.direct() as db:
            database = Asked(db)
            report.wrong += check(history, lambda sql, values: database.execute(sql, values).fetchall())
            wrong, report.handed = witness.testify(db, cluster.names)
            report.wrong += wrong
            witness.remove(db)
            report.wrong += examine(db)
            rows = db.execute("SELECT table_id, n, frame, seat, action FROM actions ORDER BY table_id, n").fetchall()
        records: dict[str, list[Record]] = defaultdict(list)
        for row in rows:
            records[row[0]].append((row[1], row[2], row[3], row[4]))
        unknown = [move for move in history.moves if move.outcome == "unknown"]
        report.unknown = len(unknown)
        report.unknown_kept = sum(is_kept(move, records[move.table]) for move in unknown)
        report.acknowledged = history.acknowledged
        report.reads = len(history.reads)
        report.refusals = history.refusals
        if history.refusals["500"]:
            report.wrong.append(f"{history.refusals['500']} requests failed instead of being refused")
        logged = "".join(path.read_text("utf-8", errors="replace") for path in cluster.logs)
        report.wrong += [f"a server logged: {line}" for line in logged.splitlines() if UNCAUGHT in line]


def storm(
    folder: Path,
    faults: int,
    seed: int,
    command: tuple[str, ...] = WIRED,
    patience: float = WAIT,
    kinds: tuple[str, ...] = (),
    tell: Tell = lambda _: None,
    limits: Mapping[str, float] = NO_MORE,
) -> ClusterReport:
    """Run a storm with this empty folder. It ends as soon as somebody cannot play on for so many seconds."""

    async def run() -> ClusterReport:
        with running(tcp=True) as postgres:
            cluster = Cluster(folder, postgres, command, limits)
            story = ClusterStorm(cluster, seed, patience, tell)
            with contextlib.suppress(ValueError):  # not in a thread
                asyncio.get_running_loop().add_signal_handler(signal.SIGINT, story.stop)
            try:
                return await story.run(faults, kinds)
            finally:
                await cluster.close()

    return asyncio.run(run())
