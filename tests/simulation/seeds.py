"""Which seeds are kept, and how one is replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

KEPT: Final = Path(__file__).with_name("kept_seeds.txt")


def kept_seeds() -> list[int]:
    """The seeds that once found something."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return [int(line.split()[0]) for line in lines if line and not line.startswith("#")]


def how_to_replay(seed: int) -> str:
    """What to type to see a seed again."""
    return (
        f"To see it again: ./merlin python -m tests.simulation --seeds {seed} --story\n"
        f"When it is mended, keep it: a line in tests/simulation/{KEPT.name}"
    )
