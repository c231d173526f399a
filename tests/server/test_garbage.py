"""Full collections of garbage wait for a quiet moment, and come even where there is none."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

from merlin_bigbox.server import garbage
from merlin_bigbox.server.garbage import Collector
from merlin_bigbox.server.protocol.http import Clock, CreateTable, SeatPlan
from tests.server.virtual import World, under_a_virtual_clock


class _Day:
    """A clock, and when somebody last moved."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.moved = 0.0


def _collector(day: _Day) -> Collector:
    return Collector(lambda: day.moved, lambda: day.now)


def test_it_waits_while_people_play() -> None:
    day = _Day()
    collector = _collector(day)
    assert not collector.due()  # nothing has happened yet
    day.now = day.moved = 1010.0
    assert not collector.due()
    day.now += garbage.QUIET_SECONDS
    assert collector.due()
    collector.collect()
    assert not collector.due()  # once is enough until somebody moves again


def test_a_server_that_is_never_quiet_collects_as_well() -> None:
    day = _Day()
    collector = _collector(day)
    day.now += garbage.LONGEST_SECONDS
    day.moved = day.now
    assert collector.due()


def test_cyclic_garbage_goes() -> None:
    collector = _collector(_Day())
    gc.disable()
    try:
        for _ in range(100):
            cycle: list[object] = []
            cycle.append(cycle)
        del cycle
        assert collector.collect() >= 100
    finally:
        gc.enable()


def test_a_table_leaves_the_memory_without_any_collection(tmp_path: Path) -> None:
    """Also one with clocks: whatever is left to the collector stays for as long as people play elsewhere."""

    async def scene(world: World) -> None:
        ann = await world.person("Ann")
        wish = CreateTable((SeatPlan("me"), SeatPlan("me")), clock=Clock(600, 10))
        table = weakref.ref(await world.tables.create(wish, ann))
        assert table() is not None
        await asyncio.sleep(world.limits.idle_seconds + 1)
        found = table()
        assert found is not None
        found.stop()  # as if nobody's clock ran
        del found
        gc.disable()
        try:
            await world.tables.sweep()
            await asyncio.sleep(1)
            assert table() is None
        finally:
            gc.enable()

    under_a_virtual_clock(tmp_path, scene)


def test_no_full_collection_comes_by_itself() -> None:
    async def allocate() -> tuple[int, int]:
        task = asyncio.create_task(_collector(_Day()).run())
        await asyncio.sleep(0)
        before = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(1_000_000)]
        after = gc.get_stats()[2]["collections"]
        del kept
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return before, after

    thresholds = gc.get_threshold()
    before, after = asyncio.run(allocate())
    assert before == after
    assert gc.get_threshold() == thresholds
    assert gc.get_freeze_count() == 0
