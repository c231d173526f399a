"""The simulated database and its wires do what the worlds with several processes rely on."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from merlin_bigbox.game.game import Written
from merlin_bigbox.server.store import StoreError, leases
from merlin_bigbox.server.store.leases import Claimed, Plays
from tests.server.store_fixtures import ANNA, BEN, MOVE, SEATS, SETUP, TABLE
from tests.simulation.database import PATIENCE, Database, Wires
from tests.simulation.lease_checker import LeaseChecker
from tests.simulation.loop import Machine, new_loop, run
from tests.simulation.shared_store import SharedStore
from tests.simulation.store import DiskFaults, new_disk

PLAYS = Plays(TABLE.options.version, TABLE.edition)


class Two:
    """Two processes at a database, the first of which has made a table; and what a checker finds."""

    def __init__(self) -> None:
        self.machine = Machine()
        self.wrong: list[str] = []
        disk = new_disk(DiskFaults(), random.Random(1), Counter(), lambda: checker.committed(self.machine.now))
        for statement in leases.SCHEMA:
            disk.execute(statement)
        checker = LeaseChecker(disk, self.wrong.append)
        self.database = Database(self.machine, disk, random.Random(2))
        self.loops = [new_loop(self.machine, random.Random(n)) for n in range(2)]
        self.wires = [Wires(self.database, random.Random(n), Counter()) for n in range(2)]
        self.one, self.two = (SharedStore(str(n), self.database, self.wires[n], checker) for n in range(2))

    async def elsewhere(self, work: Awaitable[Any]) -> Any:
        """Run something of the second process while the first waits."""
        done = self.loops[0].create_future()

        async def inside() -> None:
            result = await work
            self.loops[0].call_soon(done.set_result, result)

        self.loops[1].call_soon(lambda: self.loops[1].create_task(inside()))
        return await done


def two(test: Callable[[Two], Awaitable[None]]) -> list[str]:
    """Run a test in virtual time; returns what the checker found."""
    world = Two()

    async def begun() -> None:
        await world.one.join("one", PLAYS, 8.0)
        for user in (ANNA, BEN):
            await world.one.create_user(user)
        await world.one.create_table(TABLE, SEATS, SETUP, 4.0)
        await world.one.load(TABLE.id)
        await world.one.set_used(TABLE.id, 4.5)  # now there is a connection for writing
        await test(world)

    run(world.machine, world.loops[0], begun())
    return world.wrong


def append(store: SharedStore) -> Coroutine[Any, Any, None]:
    return store.append(TABLE.id, 3, [MOVE], time=5.0)


async def records(store: SharedStore) -> list[Written]:
    loaded = await store.load(TABLE.id)
    assert loaded is not None
    return list(loaded.records)


async def taken_over(world: Two) -> None:
    """The second process has claimed the table after the first one's lease ran out."""
    await asyncio.sleep(8.0)
    await world.elsewhere(world.two.join("two", PLAYS, 8.0))
    assert await world.elsewhere(world.two.claim(TABLE.id)) == Claimed(2)


def test_a_held_write_is_unknown_and_arrives_later() -> None:
    async def test(world: Two) -> None:
        world.wires[0].hold(PATIENCE + 2, asked=True, answers=False)
        with pytest.raises(StoreError) as failed:
            await append(world.one)
        assert not failed.value.certain
        assert len(await world.elsewhere(records(world.two))) == 2
        await asyncio.sleep(3)
        assert len(await world.elsewhere(records(world.two))) == 3

    assert two(test) == []


def test_a_held_write_is_refused_after_a_takeover() -> None:
    async def test(world: Two) -> None:
        world.wires[0].hold(20, asked=True, answers=False)
        late = asyncio.create_task(append(world.one))
        await taken_over(world)
        with pytest.raises(StoreError):
            await late
        await asyncio.sleep(20)
        assert len(await world.elsewhere(records(world.two))) == 2

    assert two(test) == []


def test_without_the_fence_the_checker_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "guard", lambda *_: None)

    async def test(world: Two) -> None:
        await taken_over(world)
        await append(world.one)

    assert any("writes under the fence 1, but the newest is 2" in found for found in two(test))


def test_a_held_answer_is_unknown_although_it_is_kept() -> None:
    async def test(world: Two) -> None:
        world.wires[0].hold(PATIENCE + 2, asked=False, answers=True)
        with pytest.raises(StoreError) as failed:
            await append(world.one)
        assert not failed.value.certain
        assert len(await world.elsewhere(records(world.two))) == 3

    assert two(test) == []


def test_what_a_dead_process_sent_arrives() -> None:
    async def test(world: Two) -> None:
        await world.elsewhere(world.two.join("two", PLAYS, 8.0))
        await world.one.release([TABLE.id])
        assert await world.elsewhere(world.two.claim(TABLE.id)) == Claimed(2)
        await world.elsewhere(world.two.load(TABLE.id))
        await world.elsewhere(world.two.set_used(TABLE.id, 6.0))
        world.wires[1].hold(3, asked=True, answers=False)
        world.loops[1].call_soon(lambda: world.loops[1].create_task(append(world.two)))
        await asyncio.sleep(1)
        world.loops[1].kill()
        assert len(await records(world.one)) == 2
        await asyncio.sleep(3)
        assert len(await records(world.one)) == 3

    assert two(test) == []


def test_a_paused_process_hears_everything_later() -> None:
    heard: list[tuple[str, float]] = []

    async def test(world: Two) -> None:
        now = world.machine.now
        loop = world.loops[1]
        loop.pause()
        loop.call_soon(lambda: heard.append(("a message", world.machine.now - now)))
        loop.call_later(1, lambda: heard.append(("a timer", world.machine.now - now)))
        await asyncio.sleep(5)
        assert heard == []
        loop.go_on()
        await asyncio.sleep(0)

    assert two(test) == []
    assert heard == [("a message", 5.0), ("a timer", 5.0)]


def test_who_is_cut_off_writes_nothing() -> None:
    async def test(world: Two) -> None:
        world.wires[0].cut(0.1)
        world.wires[0].cut_off = True
        with pytest.raises(StoreError) as failed:
            await append(world.one)
        assert failed.value.certain
        world.wires[0].cut_off = False
        await append(world.one)

    assert two(test) == []
