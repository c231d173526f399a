"""The log that a killed server leaves: damage in it is noticed, a power cut is not taken for damage."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from merlin_bigbox.server.doctor import look_at, mend
from merlin_bigbox.server.store import SQLiteStore
from tests.server.store_fixtures import ANNA, MOVE, SEATS, TABLE, opened
from tests.sizes import size

MOVES = 40


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What lies on the disk after many acknowledged moves, when the process ends."""
    folder, left = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("killed") / "left"

    async def run() -> None:
        async with opened(folder) as store:
            await store.create_user(ANNA)
            await store.create_table(TABLE, SEATS)
        async with opened(folder) as store:
            for number in range(1, MOVES + 1):
                await store.append(TABLE.id, number, [MOVE], time=1.0)
            shutil.copytree(folder, left)

    asyncio.run(run())
    return left


def _found(folder: Path) -> tuple[int, bool]:
    """How many moves are there, and whether damage is told."""

    async def run() -> tuple[int, bool]:
        store = await SQLiteStore.open(folder)
        try:
            loaded = await store.load(TABLE.id)
            health = await store.health()
            return 0 if loaded is None else len(loaded.records), "damaged" in health.problems
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_whole_log_is_taken_over(killed: Path, tmp_path: Path) -> None:
    shutil.copytree(killed, tmp_path / "data")
    assert _found(tmp_path / "data") == (MOVES, False)
    assert _found(tmp_path / "data") == (MOVES, False)


def test_a_log_that_ends_early_is_a_power_cut(killed: Path, tmp_path: Path) -> None:
    """Whatever the last commit lacks: nobody was told of it, so nothing is called damaged."""
    shutil.copytree(killed, tmp_path / "data")
    log = tmp_path / "data" / "merlin.db-wal"
    log.write_bytes(log.read_bytes()[:-2000])
    assert _found(tmp_path / "data") == (MOVES - 1, False)


def test_the_doctor_sees_a_damaged_log_and_lets_what_is_there_count(killed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(killed, folder)
    folder.chmod(0o700)
    log = folder / "merlin.db-wal"
    content = bytearray(log.read_bytes())
    content[len(content) // 2] ^= 4
    log.write_bytes(content)
    assert "log" in {finding.kind for finding in look_at(folder, _quiet).findings}
    assert log.read_bytes() == content
    report, after = mend(folder, _quiet)
    assert ("log", "counted") in {(finding.kind, finding.done) for finding in report.findings}
    assert "log" not in {finding.kind for finding in after.findings}


def _quiet(done: int, total: int) -> None:
    assert done <= total


def test_a_flipped_bit_in_the_log_never_takes_moves_silently(killed: Path, tmp_path: Path) -> None:
    chance = random.Random(11)
    noticed = 0
    for number in range(size(40, 300)):
        folder = tmp_path / str(number)
        shutil.copytree(killed, folder)
        log = folder / "merlin.db-wal"
        content = bytearray(log.read_bytes())
        place = chance.randrange(32) if number % 8 == 0 else chance.randrange(len(content))
        content[place] ^= 1 << chance.randrange(8)
        log.write_bytes(content)
        moves, told = _found(folder)
        # The last commit alone can be a power cut: the log says so.
        assert told or moves >= MOVES - 1, (number, place, moves)
        noticed += told
        shutil.rmtree(folder)
    assert noticed > 10
