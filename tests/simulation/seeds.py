"""Which seeds are kept, and how one is replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

KEPT: Final = Path(__file__).with_name("kept_seeds.txt")


CLUSTER: Final = "cluster"


def kept_seeds(*, cluster: bool = False) -> list[int]:
    """The seeds that once found something, with one process or with several."""
    lines = [line.split() for line in KEPT.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    if cluster:
        return [int(words[1]) for words in lines if words[0] == CLUSTER]
    return [int(words[0]) for words in lines if words[0] != CLUSTER]


def how_to_replay(seed: int, *, cluster: bool = False) -> str:
    """What to type to see a seed again."""
    wanted = f"{'--cluster ' if cluster else ''}--seeds {seed}"
    return (
        f"To see it again: ./merlin python -m tests.simulation {wanted} --story\n"
        f"When it is mended, keep it: a line in tests/simulation/{KEPT.name}"
    )
