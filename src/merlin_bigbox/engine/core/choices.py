"""The list into which the rules write what may be chosen."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64, vec, zeros

ROOM: Final = 512


class Choices:
    """A reusable list of actions; writing to it allocates nothing."""

    def __init__(self) -> None:
        self.items: vec[i64] = zeros(ROOM)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Offer one more action."""
        self.items[self.count] = action
        self.count += 1

    def as_list(self) -> list[int]:
        """What is offered, as plain integers."""
        items = self.items
        return [int(items[index]) for index in range(self.count)]

    def has(self, action: i64) -> bool:
        """Whether the action is offered."""
        items = self.items
        index: i64
        for index in range(self.count):
            if items[index] == action:
                return True
        return False
