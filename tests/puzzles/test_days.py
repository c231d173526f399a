"""A puzzle for every day, without a network: the same everywhere, none twice before all were shown."""

from __future__ import annotations

from datetime import date, timedelta

from merlin_bigbox.puzzles.library import FIRST_DAY, of_day, puzzles
from merlin_bigbox.puzzles.puzzle import LEVELS, Puzzle

COUNT = len(puzzles())


def on(day: date) -> Puzzle:
    found = of_day(day)
    assert found is not None
    return found


def test_each_day_has_another_puzzle_until_all_were_shown() -> None:
    for cycle in range(4):
        first = FIRST_DAY + timedelta(days=cycle * COUNT)
        shown = {on(first + timedelta(days=day)).id for day in range(COUNT)}
        assert len(shown) == COUNT


def test_a_puzzle_does_not_come_again_soon() -> None:
    """Not even where one cycle ends and the next begins."""
    days = [on(FIRST_DAY + timedelta(days=day)).id for day in range(3 * COUNT)]
    last: dict[str, int] = {}
    nearest = COUNT
    for day, name in enumerate(days):
        nearest = min(nearest, day - last.get(name, -COUNT))
        last[name] = day
    assert nearest >= COUNT // 2


def test_the_week_begins_easy_and_ends_hard() -> None:
    """The same day has the same puzzle, before the first day, too."""
    monday = date(2026, 11, 16)
    assert monday.weekday() == 0
    levels = [
        sum(LEVELS.index(on(monday + timedelta(days=7 * week + day)).level) for week in range(max(1, COUNT // 7)))
        for day in range(7)
    ]
    assert levels[0] < levels[-1]
    assert sum(levels[:3]) < sum(levels[-3:])
    assert on(date(2025, 1, 1)) is on(date(2025, 1, 1))
