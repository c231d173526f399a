"""Numbers of 16 bits, four to a word: what reads games as arrays of small numbers takes them from here."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64, vec

NUMBERS: Final = 4
"""So many are written at once: that takes half the time of one by one."""
BITS: Final = 16
LOW: Final = 65535


def words_of(numbers: list[int]) -> list[int]:
    """Numbers from 0 on as words; what fills the last one is 0."""
    filled = [*numbers, *[0] * (-len(numbers) % NUMBERS)]
    return [
        sum([number << BITS * index for index, number in enumerate(filled[first : first + NUMBERS])])
        for first in range(0, len(filled), NUMBERS)
    ]


def gather(words: vec[i64], start: i64, end: i64, source: vec[i64], out: vec[i64], first: i64) -> None:
    """Write from word `first` on what stands in `source` at the places that `words` from `start` to `end` tell."""
    index: i64
    shift = first - start
    for index in range(start, end):
        where = words[index]
        out[shift + index] = (
            (source[where & LOW] & LOW)
            | (source[(where >> 16) & LOW] & LOW) << 16
            | (source[(where >> 32) & LOW] & LOW) << 32
            | (source[where >> 48] & LOW) << 48
        )
