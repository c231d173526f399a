"""From the engine's packed actions to dense numbers and back, by tables."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.packed import fields_from
from merlin_bigbox.engine.core.ruleset import KINDS
from merlin_bigbox.engine.core.specs import FIRST_OF_ACTION

FIELDS: Final = 6
NONE: Final = -1


class Numbers:
    """The numbers of one game's actions: kinds one after the other, the fields of each like the digits of a number."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.first: vec[i64] = vector([NONE] * KINDS)
        self.fields: vec[i64] = zeros(KINDS)
        self.low: vec[i64] = zeros(KINDS * FIELDS)
        self.count: vec[i64] = zeros(KINDS * FIELDS)
        self.packed: vec[i64] = zeros(0)

    def add(self, kind: int, lows: list[int], counts: list[int], packed: list[int]) -> None:
        """The next kind of action: the lowest value and the number of values of each field, and all its actions."""
        self.first[kind] = self.size
        self.fields[kind] = len(counts)
        index: i64
        for index in range(len(counts)):
            self.low[kind * FIELDS + index] = lows[index]
            self.count[kind * FIELDS + index] = counts[index]
        known = [int(self.packed[index]) for index in range(self.size)]
        self.packed = vector(known + packed)
        self.size += len(packed)

    def number(self, action: i64) -> i64:
        """The number of a packed action, or NONE if it has none."""
        kind = action & 255
        first = self.first[kind]
        if first < 0:
            return NONE
        rest = fields_from(action, FIRST_OF_ACTION)
        found: i64 = 0
        at = kind * FIELDS
        last = at + self.fields[kind]
        while at < last:
            value = (rest & 255) - self.low[at]
            count = self.count[at]
            if value < 0 or value >= count:
                return NONE
            found = found * count + value
            rest >>= 8
            at += 1
        return NONE if rest != 0 else first + found
