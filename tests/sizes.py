"""How much a test does that could do any amount: little in the gate, much in `./merlin test --full`."""

import os

FULL = os.environ.get("MERLIN_FULL") == "1"


def size(usual: int, full: int) -> int:
    """So many games, examples or seeds."""
    return full if FULL else usual
