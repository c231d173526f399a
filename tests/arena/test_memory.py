"""Memory does not grow with the number of games: ten million need what ten thousand need."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tracemalloc
from pathlib import Path

import pytest

from benchmarks.many_games import feed
from merlin_bigbox.arena.pieces import FEWEST_PIECES
from tests.sizes import size

ROOT = Path(__file__).resolve().parents[2]


def peak(games: int, folder: Path) -> float:
    """The most that Python held meanwhile, in MB: adding up, and reading the file again."""
    gc.collect()
    tracemalloc.start()
    feed(games, folder)
    feed(games, folder, resume=True)
    found = tracemalloc.get_traced_memory()[1] / 2**20
    tracemalloc.stop()
    return found


@pytest.mark.compiled_only
def test_many_pieces_take_no_more_room_than_few(tmp_path: Path) -> None:
    """Several times as many pieces, and many more deals than there are blocks."""
    peak(2_000, tmp_path / "first")  # caches are filled
    few = peak(20_000, tmp_path / "few")
    many = peak(size(100_000, 2_000_000), tmp_path / "many")
    lines = [(tmp_path / name / "pieces.jsonl").read_bytes().count(b"\n") for name in ("few", "many")]
    assert lines[1] > 3 * lines[0] > FEWEST_PIECES
    assert many < 1.2 * few + 1


@pytest.mark.compiled_only
def test_ten_million_games_fit_into_little_memory() -> None:
    """In a process of its own, which fails if it takes more than is wanted; fewer games in the gate."""
    games = str(size(20_000, 10_000_000))
    command = [sys.executable, "-m", "benchmarks.many_games", "--games", games]
    folders = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": folders}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{games} games: ")
