"""Two real servers at one real PostgreSQL, each behind a wire of its own, and the faults that can be done to them."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import sql

from tests.blackbox import witness
from tests.blackbox.process import ServerProcess, send
from tests.blackbox.wired_server import ADDRESS
from tests.blackbox.wires import BOTH, DOWN, UP, Way, Wire
from tests.postgres import Postgres
from tools.serving import free_port

PROCESSES: Final = 2
LEASE: Final = 2.0
"""Seconds after which a silent process counts as dead: short, so that many faults fit into a minute."""
LIMITS: Final = {
    "lease_seconds": LEASE,
    "beat_seconds": LEASE / 4,
    "orphan_seconds": LEASE / 4,
    # What waits in the writers of a process outlives its lease, so that the fence has something to refuse.
    "database_seconds": 2 * LEASE,
    "database_idle_seconds": LEASE / 2,
    # All clients come from one address, again and again.
    "new_sockets_per_second": 1000.0,
    "new_sockets_at_once": 1000.0,
    "requests_per_second": 1000.0,
    "requests_at_once": 1000.0,
    "address_requests_per_second": 1000.0,
    "people_per_hour": 10_000.0,
    "tables_per_day": 100_000,
    "tables_per_address": 100_000,
    "unfinished_per_person": 10_000,
    "chat_per_minute": 600.0,
}
NO_MORE: Final[Mapping[str, float]] = {}
CONTROL: Final = {"database_seconds": 5 * LEASE}
"""For servers without a fence: what waits when the wire is held still waits when others own the table."""
HELD_FOR_CONTROL: Final = "wire held until others go on"
STARTS: Final = 5
"""How often a server is started that does not start, as a host's system would."""
Ways = tuple[Way, ...]


class Cluster:
    """Servers, wires, database."""

    def __init__(
        self, folder: Path, postgres: Postgres, command: tuple[str, ...], more: Mapping[str, float] = NO_MORE
    ) -> None:
        """`more` are limits that differ from the usual ones here."""
        self.postgres = postgres
        self.database = postgres.database()
        with self.direct() as db:
            for number in range(PROCESSES):  # each process is another user, so that a witness can tell them apart
                db.execute(sql.SQL("CREATE ROLE {} SUPERUSER LOGIN").format(sql.Identifier(name(number))))
        limits = folder / "limits.toml"
        limits.write_text(
            "".join(f"{name} = {value}\n" for name, value in {**LIMITS, **more}.items()), encoding="utf-8"
        )
        assert postgres.port is not None
        self.wires = [Wire("127.0.0.1", postgres.port) for _ in range(PROCESSES)]
        """Between each server and the database."""
        peers = [free_port() for _ in range(PROCESSES)]
        self.between = [Wire("127.0.0.1", port) for port in peers]
        """Between each server and the other one, which comes to it."""
        self.logs = [folder / f"server-{number}.log" for number in range(PROCESSES)]
        self.servers = [
            ServerProcess(
                (
                    *("--store", f"postgresql://{name(number)}@127.0.0.1:{wire.port}/{self.database}"),
                    *("--peer-port", str(peers[number]), "--limits", str(limits)),
                ),
                command,
                self.logs[number],
                {ADDRESS: f"127.0.0.1:{self.between[number].port}"},
            )
            for number, wire in enumerate(self.wires)
        ]
        self.doors = [Wire("127.0.0.1", server.port) for server in self.servers]
        """Between the clients and each server."""
        self.names = {f"127.0.0.1:{wire.port}": name(number) for number, wire in enumerate(self.between)}
        """Which process is reached by its peers at an address."""

    @property
    def urls(self) -> list[str]:
        """Where clients find the servers."""
        return [f"http://127.0.0.1:{door.port}" for door in self.doors]

    def direct(self) -> psycopg.Connection[Any]:
        """A connection to the database that no fault of a wire can hurt."""
        return psycopg.connect(self.postgres.url(self.database), autocommit=True)

    async def start(self) -> None:
        """Start everything; the first server makes the database's tables."""
        for wire in (*self.wires, *self.doors, *self.between):
            await wire.start()
        await asyncio.to_thread(self.servers[0].start)
        with self.direct() as db:
            witness.install(db)
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers[1:]))

    async def end(self) -> list[int]:
        """Ask all servers to end; returns their statuses."""
        return [await asyncio.to_thread(server.end) for server in self.servers]

    async def close(self) -> None:
        """End whatever is left."""
        for server in self.servers:
            server.kill()
        for wire in (*self.wires, *self.doors, *self.between):
            await wire.close()

    def owned(self, number: int | None = None) -> set[str]:
        """The tables that a server owns, or all that are owned, as the database knows."""
        wanted = None if number is None else name(number)
        with self.direct() as db:
            rows = db.execute("SELECT table_id, address FROM leases JOIN members ON members.id = owner").fetchall()
        return {row[0] for row in rows if wanted is None or self.names.get(row[1]) == wanted}


def name(number: int) -> str:
    """How a process is called in the database."""
    return f"process-{number}"


class Faults:
    """What can be done to a cluster; chance decides how long it takes. Each leaves everything whole again.

    But a process that ended starts while the storm goes on: the other one has to do.
    """

    def __init__(self, cluster: Cluster, chance: random.Random) -> None:
        self._cluster = cluster
        self._chance = chance
        self._starting: dict[int, asyncio.Task[None]] = {}
        self.of_one: dict[str, Callable[[int], Awaitable[None]]] = {
            "kill -9": self._kill,
            "stopped for long": lambda number: self._stop(number, self._long()),
            "stopped shortly": lambda number: self._stop(number, self._short()),
            "wire held for long": self._hold_long,
            "wire held shortly": self._hold_short,
            "wire dropped": lambda number: self._drop(cluster.wires[number]),
            "clients dropped": lambda number: self._drop(cluster.doors[number]),
            "wire cut": lambda number: self._cut(cluster.wires[number]),
            "clients cut": lambda number: self._cut(cluster.doors[number]),
            "peers cut": lambda number: self._cut(cluster.between[number]),
            "peers dropped": lambda number: self._drop(cluster.between[number]),
            "wire slow": self._slow,
            "killed on a held wire": self._kill_on_a_held_wire,
            "ended in order": self._end,
            HELD_FOR_CONTROL: lambda number: self._hold(number, BOTH, 3.5 * LEASE),
        }
        """Faults of one server, by its number."""
        self.of_all: dict[str, Callable[[], Awaitable[None]]] = {
            "database crash": self._crash,
            "database stopped": self._pause,
        }
        """Faults of the database, which hurt everybody."""

    def _long(self) -> float:
        """Beyond the lease."""
        return LEASE * self._chance.uniform(1.1, 2.0)

    def _short(self) -> float:
        return LEASE * self._chance.uniform(0.05, 0.8)

    async def running(self) -> list[int]:
        """The servers that run; if none does, that is waited for."""
        if len(self._starting) == len(self._cluster.servers):
            await asyncio.wait(self._starting.values(), return_when=asyncio.FIRST_COMPLETED)
        for number in [number for number, task in self._starting.items() if task.done()]:
            self._starting.pop(number).result()
        return [number for number in range(len(self._cluster.servers)) if number not in self._starting]

    async def all_running(self) -> None:
        """Wait until all servers run."""
        while self._starting:
            await self._starting.popitem()[1]

    def _start(self, number: int, seconds: float = 0.0) -> None:
        """Start a server again in the background, after a while."""

        async def start() -> None:
            await asyncio.sleep(seconds)
            for left in reversed(range(STARTS)):
                try:
                    await asyncio.to_thread(self._cluster.servers[number].start)
                except AssertionError:  # without its database it does not start
                    if not left:
                        raise
                    await asyncio.sleep(1)
                else:
                    return

        self._starting[number] = asyncio.create_task(start())

    # --- a process -----------------------------------------------------------------------------------------------

    async def _kill(self, number: int) -> None:
        server = self._cluster.servers[number]
        server.kill()
        self._start(number, self._chance.choice((0.0, LEASE * 1.5)))

    async def _stop(self, number: int, seconds: float) -> None:
        server = self._cluster.servers[number]
        send(server.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        send(server.pid, signal.SIGCONT)

    async def _end(self, number: int) -> None:
        server = self._cluster.servers[number]
        status = await asyncio.to_thread(server.end)
        assert status == 0, f"a server did not end in order: status {status}"
        self._start(number)

    # --- its wires -----------------------------------------------------------------------------------------------

    async def _hold(self, number: int, ways: Ways, seconds: float) -> None:
        wire = self._cluster.wires[number]
        wire.hold(ways)
        await asyncio.sleep(seconds)
        wire.heal()

    async def _hold_long(self, number: int) -> None:
        await self._hold(number, self._chance.choice((BOTH, BOTH, (UP,), (DOWN,))), self._long())

    async def _hold_short(self, number: int) -> None:
        await self._hold(number, self._chance.choice((BOTH, (UP,), (DOWN,))), self._short())

    async def _drop(self, wire: Wire) -> None:
        wire.drop(self._chance.choice((BOTH, (UP,), (DOWN,))))
        await asyncio.sleep(self._chance.choice((self._long(), self._short())))
        wire.heal()

    @staticmethod
    async def _cut(wire: Wire) -> None:
        wire.cut()

    async def _slow(self, number: int) -> None:
        wire = self._cluster.wires[number]
        wire.delay(self._chance.uniform(0.01, 0.1))
        await asyncio.sleep(self._short())
        wire.heal()

    async def _kill_on_a_held_wire(self, number: int) -> None:
        """What it had sent arrives after its death, when others go on already."""
        server, wire = self._cluster.servers[number], self._cluster.wires[number]
        wire.hold([UP])
        await asyncio.sleep(self._chance.uniform(0.02, 0.3))
        server.kill()
        await asyncio.sleep(self._long())
        wire.heal()
        self._start(number)

    # --- the database --------------------------------------------------------------------------------------------

    async def _crash(self) -> None:
        await asyncio.to_thread(self._cluster.postgres.crash)
        await asyncio.sleep(self._chance.choice((0.0, self._short(), self._long())))
        await asyncio.to_thread(self._cluster.postgres.start)

    async def _pause(self) -> None:
        postgres = self._cluster.postgres
        await asyncio.to_thread(postgres.pause)
        await asyncio.sleep(self._chance.choice((self._short(), self._long())))
        await asyncio.to_thread(postgres.go_on)
