"""What goes wrong between several processes and their database. Several of these go on at the same time."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.database import PATIENCE, TABLES
from tests.simulation.faults import FAULTS

if TYPE_CHECKING:
    from tests.simulation.cluster import Cluster, ClusterProcess

STOP_SECONDS: Final = 30.0
"""So long a process may take to stop in order; then it is killed."""


@contextlib.contextmanager
def _taken(world: Cluster, chance: random.Random) -> Iterator[ClusterProcess | None]:
    """A process to do something to, which nobody else starts or stops meanwhile; None if there is none left."""
    free = [process for process in world.members if not process.busy]
    if not free:
        yield None
        return
    process = chance.choice(free)
    process.busy = True
    try:
        yield process
    finally:
        process.busy = False


async def _kill(world: Cluster, chance: random.Random) -> None:
    with _taken(world, chance) as process:
        if process is not None:
            world.note("storm", "kill", process.name)
            process.crash()
            await asyncio.sleep(chance.choice((0.1, 2, 15, 40)))
            await process.boot()


async def _stop(world: Cluster, chance: random.Random) -> None:
    """A rolling restart: the others take over at once."""
    with _taken(world, chance) as process:
        if process is not None:
            world.note("storm", "stop", process.name)
            try:
                async with asyncio.timeout(STOP_SECONDS):
                    await process.shut_down()
            except TimeoutError:
                world.seen["killed while it stopped"] += 1
                process.crash()
            await asyncio.sleep(chance.choice((0.1, 2, 15)))
            await process.boot()


async def _pause(world: Cluster, chance: random.Random) -> None:
    with _taken(world, chance) as process:
        if process is not None:
            seconds = chance.choice((0.5, 4, 9, 12, 30)) * chance.uniform(0.8, 1.2)
            world.note("storm", "pause", process.name, seconds)
            with process.ill():
                await process.pause(seconds, beating=chance.random() < 0.5)


async def _hold(world: Cluster, chance: random.Random) -> None:
    """What was sent arrives much later, or what was answered; new connections work.

    Often just when a table is being written, and often only there: then the process lives on and claims it again.
    """
    process = chance.choice(world.members)
    seconds = chance.choice((1, 6, 15, 20, 40)) * chance.uniform(0.8, 1.2)
    way = chance.choice(("there", "there", "back", "both"))
    only = chance.choice(("", TABLES, TABLES, "heart"))
    world.note("storm", "hold", process.name, way, only, seconds)

    def hold() -> None:
        process.wires.hold(seconds, only, asked=way != "back", answers=way != "there")

    with process.ill():
        if chance.random() < 0.3:
            hold()
        else:
            process.wires.when(TABLES, chance.randint(1, 4), hold)
        await asyncio.sleep(seconds + 5)


async def _cut_off(world: Cluster, chance: random.Random) -> None:
    """The database cannot be reached from one process: at first only the connections break, or nothing new works."""
    process = chance.choice(world.members)
    seconds = chance.choice((0, 3, 10, 25)) * chance.uniform(0.8, 1.2)
    world.note("storm", "cut off", process.name, seconds)
    with process.ill():
        process.wires.cut(chance.choice((0.01, 1, 4)))
        if seconds and not process.wires.cut_off:
            process.wires.silent = chance.random() < 0.5
            process.wires.cut_off = True
            await asyncio.sleep(seconds)
            process.wires.cut_off = False
            await asyncio.sleep(PATIENCE)  # whoever tried in vain notices it only now


async def _hold_and_cut_off(world: Cluster, chance: random.Random) -> None:
    """The worst: what was sent is held, and nothing else gets through until others have taken over."""
    process = chance.choice(world.members)
    seconds = chance.choice((9, 14, 22)) * chance.uniform(0.8, 1.2)
    world.note("storm", "hold and cut off", process.name, seconds)
    with process.ill():
        process.wires.hold(seconds + chance.uniform(-4, 4), asked=True, answers=chance.random() < 0.5)
        if not process.wires.cut_off:
            process.wires.cut_off = True
            await asyncio.sleep(seconds)
            process.wires.cut_off = False
        await asyncio.sleep(PATIENCE)


async def _part(world: Cluster, chance: random.Random) -> None:
    """Two processes cannot reach each other, while both reach the database."""
    if len(world.members) > 1:
        one, other = chance.sample(world.members, 2)
        with one.ill(), other.ill():
            world.part(one, other, chance)
            await asyncio.sleep(chance.choice((2, 12, 40)) * chance.uniform(0.8, 1.2))
            world.join(one, other)


def _of_the_database(kind: str) -> Callable[[Cluster, random.Random], Coroutine[Any, Any, None]]:
    async def fault(world: Cluster, chance: random.Random) -> None:
        if world.database_ill:  # one at a time: each puts back what it found
            return
        world.database_ill = True
        with contextlib.ExitStack() as all_ill:
            for process in world.members:
                all_ill.enter_context(process.ill())
            await FAULTS[kind](world, chance)
        world.database_ill = False

    return fault


CLUSTER_FAULTS: Final[dict[str, Callable[[Cluster, random.Random], Coroutine[Any, Any, None]]]] = {
    "kill": _kill,
    "stop": _stop,
    "pause": _pause,
    "pause again": _pause,
    "hold": _hold,
    "hold again": _hold,
    "cut off": _cut_off,
    "hold and cut off": _hold_and_cut_off,
    "part": _part,
    "database flaky": _of_the_database("flaky disk"),
    "database down": _of_the_database("disk down"),
    **{kind: FAULTS[kind] for kind in ("cut", "stall", "hurt workers", "wall clock")},
}
HOLDS: Final = ("hold", "hold again", "hold and cut off")
