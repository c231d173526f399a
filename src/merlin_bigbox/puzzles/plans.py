"""Whole-turn plans of a seat: every line up to the end of its turn or to new information, equal ends merged."""

from __future__ import annotations

from collections import deque
from hashlib import blake2b
from typing import Final

from merlin_bigbox.engine.base.cells import CARDS_CLOSED, COMPLETED, MISSIONS_USED
from merlin_bigbox.engine.base.names import A_END_TURN, F_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, pop, top
from merlin_bigbox.game.line import shows_new

MOST_STATES: Final = 1_000
"""So many states of a turn are looked at."""
LONGEST: Final = 40
"""So many actions a plan has at most."""

Line = tuple[int, ...]
"""The actions of a plan, the one that ends it last."""


def known(rules: Ruleset, state: State, seat: int) -> State:
    """A state that the seat could be in: what it does not know is filled in from its observation alone."""
    return rules.resample(rules.observe(state, seat), Random(0))


def is_turn_start(rules: Ruleset, state: State) -> bool:
    """Whether a seat is asked what to take its turn with."""
    return int(rules.decider(state)) >= 0 and int(kind_of(top(state))) == F_TURN


def closes(rules: Ruleset, state: State, seat: int, action: int) -> bool:
    """Whether a plan ends with this action: with the turn, or because it shows something new or asks others."""
    if int(kind_of(action)) == A_END_TURN or shows_new(rules, action):
        return True
    after = state.copy()
    rules.apply(after, action)
    return int(rules.decider(after)) != seat


def end_key(rules: Ruleset, state: State, seat: int, action: int) -> str:
    """The key of a plan's end, by the state before its last action: what the seat knows then, however it came there."""
    seen = rules.observe(_end(state, action), seat).state.as_list()
    return blake2b(repr((action, seen)).encode(), digest_size=8).hexdigest()


def key_of(rules: Ruleset, state: State, seat: int, line: Line) -> str:
    """The key of the end to which a plan leads from here."""
    at = known(rules, state, seat)
    for action in line[:-1]:
        rules.apply(at, action)
    return end_key(rules, at, seat, line[-1])


def find_plans(rules: Ruleset, state: State, seat: int, most: int = MOST_STATES) -> list[Line] | None:
    """Every plan from here by its shortest line; None if there are too many states to look at them all."""
    start = known(rules, state, seat)
    # All of them are in one world, in which nothing hidden changes: equal cells mean that the seat knows the same.
    ends: dict[tuple[int, ...], Line] = {}
    seen = {tuple(start.as_list())}
    pending: deque[tuple[Line, State]] = deque([((), start)])
    while pending:
        line, before = pending.popleft()
        for action in rules.options(before):
            after = _after(rules, before, seat, action)
            if after is None:
                ends.setdefault((action, *_end(before, action).as_list()), (*line, action))
                continue
            cells = tuple(after.as_list())
            if cells not in seen:
                if len(seen) >= most or len(line) + 1 >= LONGEST:
                    return None
                seen.add(cells)
                pending.append(((*line, action), after))
    return list(ends.values())


def _end(state: State, action: int) -> State:
    """The state before the last action, without what makes no difference after it."""
    if int(kind_of(action)) != A_END_TURN:
        return state
    # What was asked last, and what is forgotten with the turn.
    end = state.copy()
    pop(end)
    for cell in (COMPLETED, MISSIONS_USED, CARDS_CLOSED):
        end.cells[cell] = 0
    return end


def _after(rules: Ruleset, state: State, seat: int, action: int) -> State | None:
    """The state in which the seat goes on with its plan; None if the action ends it."""
    if int(kind_of(action)) == A_END_TURN or shows_new(rules, action):
        return None
    after = state.copy()
    rules.apply(after, action)
    return after if int(rules.decider(after)) == seat else None


def own_choices(rules: Ruleset, state: State, seat: int, line: Line) -> int:
    """How many times the seat has a choice on the way, the last action left out."""
    at, count = known(rules, state, seat), 0
    for action in line[:-1]:
        count += len(rules.options(at)) > 1
        rules.apply(at, action)
    return count
