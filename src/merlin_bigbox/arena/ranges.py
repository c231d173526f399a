"""Numbers of games, kept as the ranges they form: a few pairs stand for millions of games."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

Pair = tuple[int, int]
"""The first number of a range, and the one after its last."""


class OverlapError(ValueError):
    """A number was added a second time."""


class Ranges:
    """A set of whole numbers that grows by ranges, in any order."""

    def __init__(self, pairs: Iterable[Pair] = ()) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []
        for first, last in pairs:
            self.add(first, last)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The ranges in ascending order; none touches the next."""
        return tuple(zip(self._firsts, self._lasts, strict=True))

    def __len__(self) -> int:
        return sum(self._lasts) - sum(self._firsts)

    def add(self, first: int, last: int) -> None:
        """Add the numbers from `first` up to but without `last`; OverlapError if one of them is there already."""
        if not 0 <= first < last:
            raise ValueError(f"{first} to {last} is no range of games")
        if self.gaps(first, last) != [(first, last)]:
            raise OverlapError(f"some of {first} to {last - 1} are there already")
        at = bisect_right(self._firsts, first)
        if at < len(self._firsts) and self._firsts[at] == last:
            last = self._lasts.pop(at)
            del self._firsts[at]
        if at > 0 and self._lasts[at - 1] == first:
            self._lasts[at - 1] = last
        else:
            self._firsts.insert(at, first)
            self._lasts.insert(at, last)

    def gaps(self, first: int, last: int) -> list[Pair]:
        """The ranges from `first` up to but without `last` that are not there."""
        found: list[Pair] = []
        at = max(0, bisect_right(self._firsts, first) - 1)
        while first < last and at < len(self._firsts):
            if self._firsts[at] > first:
                found.append((first, min(last, self._firsts[at])))
            first = max(first, self._lasts[at])
            at += 1
        return [*found, (first, last)] if first < last else found
