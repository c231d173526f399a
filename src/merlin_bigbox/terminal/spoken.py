"""Choices by a few of their own words, in any language: "builder brown" means the only label that has both."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Final

MOST_WORDS: Final = 3
"""With so many words a choice is told apart at most; otherwise its number has to do."""
LONG: Final = 4
"""One of the words has so many letters at least: a number alone is that of a choice."""


def words_of(text: str) -> list[str]:
    """The words of a text, whatever their case."""
    return re.findall(r"\w+", text.casefold())


def matching(labels: Sequence[str], typed: str) -> list[int]:
    """Which labels have all the words that were typed, each in full or by its beginning."""
    wanted = words_of(typed)
    if not wanted:
        return []
    return [
        index
        for index, label in enumerate(labels)
        if all(any(word.startswith(start) for word in words_of(label)) for start in wanted)
    ]


def shortest(labels: Sequence[str], index: int) -> str:
    """The fewest words of a label that no other label has; nothing if there are none."""
    own = list(dict.fromkeys(words_of(labels[index])))
    for count in range(1, MOST_WORDS + 1):
        for some in combinations(own, count):
            if any(len(word) >= LONG for word in some) and matching(labels, " ".join(some)) == [index]:
                return " ".join(some)
    return ""
