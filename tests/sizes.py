"""How much a test does that could do any amount: little in the gate, much in `./merlin test --full`."""

import os

import pytest
from _pytest.mark.structures import ParameterSet

FULL = os.environ.get("MERLIN_FULL") == "1"


def size(usual: int, full: int) -> int:
    """So many games, examples or seeds."""
    return full if FULL else usual


def once(value: int) -> ParameterSet:
    """A case that runs on the compiled engine alone: in pure Python, the others beside it are enough."""
    return pytest.param(value, marks=pytest.mark.compiled_only)
