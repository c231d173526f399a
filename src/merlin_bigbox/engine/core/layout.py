"""Where things are in a state: named zones with their visibility, and the pieces that must never get lost."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.state import State

PUBLIC: Final = 0
DEALT: Final = 1
"""Filled by a deck, which knows who may see what."""

UNKNOWN: Final = -1
"""The value of a cell that an observer cannot know."""


class Zone:
    """A named run of cells; `stride` cells belong to each seat where it is not zero.

    What the cells are and what they hold is told in types of fields, as actions have them: `of=("good", "colour")` has
    a cell for each good of each colour. A cell holds a number up to `most`; or, with `holds="colour"`, one of the words
    of that type, after those of `before`, such as `("castle",)` for a vassal at home; `seats` is a set of them by bits.
    A zone that is `noted` only keeps account of what other zones or records tell as well.
    """

    def __init__(
        self,
        name: str,
        start: int,
        size: int,
        visibility: int,
        stride: int,
        of: tuple[str, ...] = (),
        least: int = 0,
        most: int = -1,
        holds: str = "",
        before: tuple[str, ...] = (),
        noted: bool = False,
    ) -> None:
        self.name = name
        self.of = of
        self.least: i64 = least
        self.most: i64 = most
        """Nothing is declared if it is below `least`."""
        self.holds = holds
        self.before = before
        self.noted = noted
        self.start: i64 = start
        self.size: i64 = size
        self.visibility: i64 = visibility
        self.stride: i64 = stride


class Piece:
    """A kind of component and all the cells it can be in: the sum never changes."""

    def __init__(self, name: str, total: int, sums: list[int], counted: list[int], value: int) -> None:
        self.name = name
        self.total: i64 = total
        self.sums = sums
        self.counted = counted
        self.value: i64 = value

    def wrong(self, state: State) -> str:
        """What is wrong with this piece in the state, or nothing."""
        found: i64 = 0
        cells = state.cells
        for cell in self.sums:
            if cells[cell] < 0:
                return f"{self.name}: cell {cell} holds {cells[cell]}"
            found += cells[cell]
        for cell in self.counted:
            if cells[cell] == self.value:
                found += 1
        return "" if found == self.total else f"{self.name}: {found} found, {self.total} in the box"
