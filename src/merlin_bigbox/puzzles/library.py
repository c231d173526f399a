"""The puzzles that come with the game: all of them, one by its id, and the one of a day."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from importlib import resources
from typing import Final

from merlin_bigbox.puzzles.puzzle import LEVELS, Puzzle, read

FILE: Final = "shipped.jsonl"
FIRST_DAY: Final = date(2026, 1, 5)
"""A Monday: the days are counted from here."""


@lru_cache(maxsize=1)
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, the easiest first."""
    file = resources.files("merlin_bigbox.puzzles") / FILE
    found = read(file.read_bytes()) if file.is_file() else ()
    return tuple(sorted(found, key=_difficulty))


@lru_cache(maxsize=1)
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles()}


def find(name: str) -> Puzzle | None:
    """The puzzle with this id, if there is one."""
    return _by_id().get(name)


def day_called(text: str) -> date:
    """A day by its name, as 2026-11-18; a ValueError if there is none."""
    return date.fromisoformat(text)


def of_day(day: date) -> Puzzle | None:
    """The puzzle of a day: each is shown once before any comes again, the easy ones early in the week."""
    known = puzzles()
    if not known:
        return None
    cycle, number = divmod((day - FIRST_DAY).days, len(known))
    return _shown(cycle * len(known) % 7)[number]


@lru_cache(maxsize=7)
def _shown(first: int) -> tuple[Puzzle, ...]:
    """The puzzles of a cycle that begins with this day of the week: all Mondays have the easiest ones, and so on.

    Those of one day of the week come in the order of their ids, which is as good as none, and nearly the same in every
    cycle: so a puzzle never comes again soon.
    """
    known = puzzles()
    days: list[Puzzle] = list(known)
    at = 0
    for weekday in range(7):
        same = range((weekday - first) % 7, len(known), 7)
        chosen = sorted(known[at : at + len(same)], key=lambda puzzle: puzzle.id)
        for day, puzzle in zip(same, chosen, strict=True):
            days[day] = puzzle
        at += len(same)
    return tuple(days)


def _difficulty(puzzle: Puzzle) -> tuple[int, int, str]:
    return LEVELS.index(puzzle.level), puzzle.count, puzzle.id
