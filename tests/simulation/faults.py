"""What goes wrong in a world with one server: its disk, its network, its workers, its clock."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.simulation.world import World


async def _for_a_while(world: World, chance: random.Random, faults: object, **values: object) -> None:
    before = {name: getattr(faults, name) for name in values}
    for name, value in values.items():
        setattr(faults, name, value)
    await asyncio.sleep(chance.choice((0.5, 3, 20)) * chance.uniform(0.5, 1.5))
    for name, value in before.items():
        setattr(faults, name, value)


async def _flaky_disk(world: World, chance: random.Random) -> None:
    await _for_a_while(world, chance, world.disk_faults, before=0.25, after=0.25)


async def _disk_down(world: World, chance: random.Random) -> None:
    await _for_a_while(world, chance, world.disk_faults, down=True)


async def _slow_disk(world: World, chance: random.Random) -> None:
    await _for_a_while(world, chance, world.disk_faults, slow=0.3, reading=chance.choice((0.0, 0.3)))


async def _crash(world: World, chance: random.Random) -> None:
    process = world.some_process(chance)
    process.crash()
    await asyncio.sleep(chance.choice((0.1, 2, 15)))
    await process.boot()


async def _restart(world: World, chance: random.Random) -> None:
    process = world.some_process(chance)
    await process.shut_down()
    await asyncio.sleep(chance.uniform(0.1, 2))
    await process.boot()


async def _cut(world: World, chance: random.Random) -> None:
    wires = world.wires()
    if wires:
        chance.choice(wires).cut(chance.choice((0.01, 0.5, 60)))


async def _stall(world: World, chance: random.Random) -> None:
    wires = world.wires()
    if wires:
        chance.choice(wires).stall(chance.choice((2, 30, 120)))


async def _bad_network(world: World, chance: random.Random) -> None:
    await _for_a_while(world, chance, world.network, delay=chance.choice((0.3, 2.0)), lost=0.3)


async def _bad_workers(world: World, chance: random.Random) -> None:
    await _for_a_while(
        world,
        chance,
        world.worker_faults,
        die=0.2,
        hang=0.1,
        nonsense=0.2,
        slow=0.2,
        not_starting=chance.choice((0, 0.7)),
    )


async def _hurt_workers(world: World, chance: random.Random) -> None:
    launcher = world.some_process(chance).launcher
    if launcher is not None:
        for _ in range(chance.choice((1, 2))):
            launcher.hurt()


async def _wall_clock(world: World, chance: random.Random) -> None:
    world.some_process(chance).sources.offset += chance.choice((-86_400.0, -3.0, 3_600.0, 10 * 86_400.0))


FAULTS: Final = {
    "flaky disk": _flaky_disk,
    "disk down": _disk_down,
    "slow disk": _slow_disk,
    "crash": _crash,
    "restart": _restart,
    "cut": _cut,
    "cut again": _cut,
    "stall": _stall,
    "bad network": _bad_network,
    "bad workers": _bad_workers,
    "hurt workers": _hurt_workers,
    "wall clock": _wall_clock,
}
