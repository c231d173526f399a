"""What a seat can foresee: a scoring at this moment, and the best that the rest of its turn can make of an option."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.names import (
    A_END_TURN,
    A_GO_ON,
    A_MISSION,
    A_STAFF,
    F_AID,
    F_GRAIL,
    F_OVER,
    F_REPEL,
    F_TURNS,
)
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import KINDS, MAIN, POINTS, ROUND, SPACE_OFFER, Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, STACK_SIZE, State, push, top

FOLLOWED: Final = 1
LEFT_OUT: Final = 2
"""It spends something that may as well be kept: an apple, a flag, a staff, an ally."""
STOPS: Final = 3
"""Nothing can be told of what comes after it."""


def score_now(rules: Ruleset, state: State) -> None:
    """Carry out a scoring at once; every player answers for the most points.

    As after the last round nobody draws new traitors (BASE-72). What comes at the end of each round (MORGANA-7) and of
    the game (BASE-80) is no part of a scoring.
    """
    cells = state.cells
    index: i64
    for index in range(STACK_SIZE):
        cells[STACK + index] = 0
    cells[DEPTH] = 0
    cells[ROUND] = LAST_ROUND
    push(state, pack(F_OVER))
    for kind in reversed(rules.scoring):
        push(state, pack(kind))
    rules.settle(state)
    _answer(rules, state, True)


def _answer(rules: Ruleset, state: State, weigh: bool) -> None:
    """Answer until the scoring is over. Only the use of flags and of the Grail changes points: only it is weighed."""
    out = rules.borrow()
    while True:
        frame = top(state)
        if rules.frames[frame & 255].mode != DECISION:
            break
        out.count = 0
        rules.frames[frame & 255].options(rules, state, frame, out)
        chosen = out.items[0]
        if weigh and out.count > 1 and (kind_of(frame) == F_REPEL or kind_of(frame) == F_GRAIL):
            chosen = _most(rules, state, seat_of(frame), out)
        rules.apply(state, chosen)
    rules.hand_back(out)


def _most(rules: Ruleset, state: State, seat: i64, out: Choices) -> i64:
    """The first of the answers after which the seat has most points when the scoring is over."""
    best: i64 = 0
    most: i64 = 0
    index: i64
    for index in range(out.count):
        trial = state.copy()
        rules.apply(trial, out.items[index])
        _answer(rules, trial, False)
        points = trial.cells[POINTS + seat]
        if index == 0 or points > most:
            most = points
            best = index
    return out.items[best]


class Line:
    """Actions one after the other, the points after them, and those after a scoring at once."""

    def __init__(self, points: i64, scored: i64) -> None:
        self.points = points
        self.scored = scored
        self.actions: list[int] = []
        """The last one first."""


class Foresight:
    """Looks ahead for one seat within its turn: up to chance, to new information, to others, to the end of the turn.

    Lines spend nothing that may as well be kept, such as apples, flags and staffs: otherwise every die would promise
    the space that an apple leads to. Missions are completed when the turn could end. The work is bounded in steps,
    which are shared out evenly among the choices, so that the answer never hangs on the machine.
    """

    def __init__(self, rules: Ruleset, seat: i64) -> None:
        self.rules = rules
        self.seat = seat
        self.treated: vec[i64] = zeros(KINDS)
        for kind, spec in rules.action_specs.items():
            role = rules.role[kind]
            treated: i64 = FOLLOWED
            if not spec.foretold and kind != A_GO_ON:
                treated = STOPS
            elif (role != MAIN and role != SPACE_OFFER and kind != A_MISSION) or kind == A_STAFF:
                treated = LEFT_OUT
            self.treated[kind] = treated

    def in_turn(self, state: State) -> bool:
        """Whether this is within a turn, and not the setup, the end of a round or a scoring."""
        cells = state.cells
        index: i64
        for index in range(cells[DEPTH]):
            if kind_of(cells[STACK + index]) == F_TURNS:
                return True
        return False

    def leaf(self, state: State) -> Line:
        """Nothing more is done."""
        points = state.cells[POINTS + self.seat]
        if not self.in_turn(state):
            return Line(points, points)
        trial = state.copy()
        score_now(self.rules, trial)
        return Line(points, trial.cells[POINTS + self.seat])

    def after(self, state: State, action: i64, steps: i64) -> Line:
        """The best line that begins with an option, which is found within so many steps."""
        if self.treated[kind_of(action)] == STOPS and self.in_turn(state):
            line = self.leaf(state)
        else:
            trial = state.copy()
            self.rules.apply(trial, action)
            line = self._best(trial, steps - 1)
        line.actions.append(int(action))
        return line

    def _best(self, state: State, steps: i64) -> Line:
        rules = self.rules
        frame = top(state)
        frame_rules = rules.frames[frame & 255]
        if frame_rules.mode != DECISION or seat_of(frame) != self.seat or steps <= 0:
            return self.leaf(state)
        out = rules.borrow()
        frame_rules.options(rules, state, frame, out)
        stops = self._keep(out)
        found: Line | None = None
        if stops or out.count == 0:
            found = self.leaf(state)
        index: i64
        for index in range(out.count):
            share = steps // (out.count - index)
            if share == 0:
                if found is None:
                    found = self.leaf(state)
                continue
            steps -= share
            trial = state.copy()
            rules.apply(trial, out.items[index])
            if kind_of(out.items[index]) == A_MISSION and kind_of(top(trial)) == F_AID:
                continue  # the card would be completed by spending something
            line = self._best(trial, share - 1)
            if found is None or line.scored > found.scored:
                line.actions.append(int(out.items[index]))
                found = line
        rules.hand_back(out)
        assert found is not None
        return found

    def _keep(self, out: Choices) -> bool:
        """Keep what is followed; whether one may also stop here."""
        items = out.items
        missions = out.has(A_END_TURN) or out.has(A_GO_ON)
        stops = False
        kept: i64 = 0
        index: i64
        for index in range(out.count):
            action = items[index]
            treated = self.treated[kind_of(action)]
            if treated == STOPS:
                stops = True
            elif treated == FOLLOWED and (kind_of(action) != A_MISSION or missions):
                items[kept] = action
                kept += 1
        out.count = kept
        return stops
