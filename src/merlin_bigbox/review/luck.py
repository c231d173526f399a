"""What the dice of a finished game were worth to each seat: less than a whole account, and quicker.

Only the dice that begin rounds count. What is subtracted, the mean over dice rolled afresh from the same position, is
drawn by seeds of its own: whatever was rolled, nobody can expect to be lucky.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.review.course import Course
from merlin_bigbox.review.ruler import VERSION, Margins, Ruler, sum_of

METHOD: Final = f"dice 2 by {VERSION}"
"""Luck of different methods is not added up."""


def dice_luck(of: Course, ruler: Ruler, visits: int, seed: int) -> Margins:
    """By how many points the dice of all rounds changed each seat's expected margin; the seats' sum is 0."""
    lucky: Margins = (0.0,) * len(ruler.seats)
    state = of.start.copy()
    for step in of.steps:
        before = state.copy() if step.begins else None
        step.apply(ruler.rules, state)
        if before is not None:
            rolled = ruler.value(state, step.begins, visits, seed).mean
            # Both play on by the same seeds: luck that both meet later cancels out.
            lucky = sum_of(lucky, sum_of(rolled, ruler.value(before, step.begins, visits, seed).mean, -1))
    return lucky
