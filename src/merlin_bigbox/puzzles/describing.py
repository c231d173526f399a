"""What a puzzle is about: its kind, and the sources of points that decide it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from merlin_bigbox.engine.base.names import (
    A_APPLE,
    A_BUILD,
    A_FLAG_DIFFERENT,
    A_FLAG_MIRROR,
    A_FLAG_REVERSE,
    A_FLAG_TURN,
    A_MISSION,
    A_STAFF,
    F_TURNS,
)
from merlin_bigbox.engine.base.rounds import LAST_ROUND, ends_with_scoring
from merlin_bigbox.engine.base.turn import asked_next
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.puzzles.plans import Line
from merlin_bigbox.puzzles.proving import Position
from merlin_bigbox.puzzles.puzzle import Kind

AIDS: Final = frozenset((A_APPLE, A_FLAG_TURN, A_FLAG_REVERSE, A_FLAG_DIFFERENT, A_FLAG_MIRROR))
VISITS: Final = 24
LEAST_DIFFERENCE: Final = 0.4
MOST_THEMES: Final = 3
TRAITORS: Final = "traitors"


def themes_of(at: Position, best: Line, other: Line) -> tuple[str, ...]:
    """The reasons for points in which two plans differ most."""
    rules = at.worth.rules
    totals = [0.0] * int(rules.reason_count)
    first = int(rules.sheet) + at.seat * int(rules.reason_count)
    for sign, plan in ((1, best), (-1, other)):
        for world in range(VISITS):
            end = at.worth.end(at.observation, plan, at.seed + world, Random(at.seed - world))
            for reason in range(len(totals)):
                totals[reason] += sign * int(end.cells[first + reason]) / VISITS
    ranked = sorted(range(len(totals)), key=lambda reason: -abs(totals[reason]))
    large = [reason for reason in ranked if abs(totals[reason]) >= LEAST_DIFFERENCE]
    return tuple(rules.reason_specs[reason].name for reason in large[:MOST_THEMES])


def kind_of_puzzle(at: Position, plans: Sequence[tuple[Line, float]], themes: tuple[str, ...], *, exact: bool) -> Kind:
    """What the puzzle is about: the first that fits."""
    rules, seat = at.worth.rules, at.seat
    best = plans[0][0]
    kinds = [int(kind_of(action)) for action in best]
    ends = [_end(rules, at.start, plan) for plan, _ in plans]
    before = int(at.start.cells[ROUND])
    last = int(asked_next(rules, ends[0], seat)) == F_TURNS
    if (
        exact
        and before == LAST_ROUND
        and _wins(rules, best, at)
        and not any(_wins(rules, plan, at) for plan, _ in plans[1:])
    ):
        return "win"
    if kinds.count(A_MISSION) >= 2:
        return "two-missions"
    if last and bool(ends_with_scoring(before)):
        if themes[:1] == (TRAITORS,):
            return "traitors"
        return "manor" if A_BUILD in kinds else "scoring"
    if AIDS.intersection(kinds):
        return "reach"
    if A_STAFF in kinds:
        return "staff"
    if A_MISSION in kinds:
        return "mission"
    points = [int(end.cells[POINTS + seat]) for end in ends]
    return "points" if points[0] > max(points[1:]) else "value"


def _end(rules: Ruleset, start: State, plan: Line) -> State:
    """The state before the last action."""
    state = start.copy()
    for action in plan[:-1]:
        rules.apply(state, action)
    return state


def _wins(rules: Ruleset, plan: Line, at: Position) -> bool:
    """Whether the seat has most points, or shares them, at the end."""
    end = at.worth.end(at.observation, plan, at.seed, Random(at.seed))
    points = [int(rules.points_of(end, seat)) for seat in range(int(rules.players))]
    return points[at.seat] == max(points)
