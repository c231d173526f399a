"""A state of the game: one flat array of numbers, with the stack of pending frames at its start."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.events import Journal

DEPTH: Final = 0
STACK: Final = 1
STACK_SIZE: Final = 39
STACK_END: Final = STACK + STACK_SIZE
"""The first cell that a module may use."""


class State:
    """All there is to know of a game at one moment. Copying it is one copy of memory."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells
        self.journal: Journal | None = None

    def copy(self) -> State:
        """An independent state that is equal to this one. Nobody listens to it."""
        return State(self.cells[:])

    def same(self, other: State) -> bool:
        """Whether both are the same moment of the same game."""
        return self.cells == other.cells

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.cells == other.cells

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it can be in no set and no key; tuple(state.as_list()) can")

    def as_list(self) -> list[int]:
        """The cells as plain integers."""
        cells = self.cells
        return [int(cells[index]) for index in range(len(cells))]

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return from_list, (self.as_list(),)


def from_list(numbers: list[int]) -> State:
    """The state with these cells."""
    return State(vector(numbers))


def blank(size: i64) -> State:
    """A state of zeros."""
    return State(zeros(size))


def push(state: State, frame: i64) -> None:
    """Put a frame on the stack: it will be answered before what lies below it."""
    cells = state.cells
    depth = cells[DEPTH]
    if depth >= STACK_SIZE:
        raise OverflowError("the stack of pending frames is full")
    cells[STACK + depth] = frame
    cells[DEPTH] = depth + 1


def pop(state: State) -> i64:
    """Take the uppermost frame off the stack. Its cell is cleared, so that equal games have equal cells."""
    cells = state.cells
    depth = cells[DEPTH] - 1
    frame = cells[STACK + depth]
    cells[STACK + depth] = 0
    cells[DEPTH] = depth
    return frame


def top(state: State) -> i64:
    """The uppermost frame: what is asked now."""
    cells = state.cells
    return cells[STACK + cells[DEPTH] - 1]
