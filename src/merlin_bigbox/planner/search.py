"""Follows one seat through turn after turn of a round, as if the others did nothing; compiled.

A turn has a route, which leads a figure to a space (a die, changes, the move), and an end: whatever the seat does
there. Nothing is spent that may as well be kept, no card is drawn, nothing hidden is looked at: the terms are those of
`foresight.py`.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.search.appraisal import Appraisal
from merlin_bigbox.engine.base.cells import CARDS_CLOSED, COMPLETED, CURRENT, HAND_SIZE, MISSIONS_USED, OWED, die_at
from merlin_bigbox.engine.base.foresight import FOLLOWED, STOPS, Foresight
from merlin_bigbox.engine.base.names import (
    A_END_TURN,
    A_GO_ON,
    A_MISSION,
    A_TURN,
    DICE_SLOTS,
    F_AID,
    F_ARRIVED,
    F_MOVE,
    F_PASS,
    F_TURN,
    F_TURNS,
)
from merlin_bigbox.engine.base.turn import asked_next
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import kind_of, pack, seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import ARRIVAL_CHANGE, FREE, MAIN, MOVE_CHANGE, Observation, Ruleset
from merlin_bigbox.engine.core.state import DEPTH, State, pop, push, top

MOST_ENDS: Final = 400
"""So many positions of one turn are looked at."""
MASK: Final = 2**40 - 1

Mark = tuple[int, int]
"""Tells one state from another."""


def mark_of(cells: vec[i64]) -> Mark:
    """The mark of a state: two sums over all cells, in which each place counts differently."""
    one: i64 = 0
    two: i64 = 0
    index: i64
    for index in range(len(cells)):
        one = (one * 1000003 + cells[index]) & MASK
        two = (two * 999983 + cells[index] + 1) & MASK
    return int(one), int(two)


class Reached:
    """The end of a turn of the plan: its actions, the points then, with a scoring at once, and the expected margin."""

    def __init__(self, state: State, before: Reached | None, actions: list[int]) -> None:
        self.state = state
        """With nothing pending but whose turn is next."""
        self.mark: Mark = (0, 0)
        """Of ends with the same mark one is kept."""
        self.under_way: State | None = None
        """The seat's own turn, if it has begun."""
        self.before = before
        self.actions = actions
        self.points: i64 = 0
        self.scored: i64 = 0
        self.margin: float = 0.0


class RoundSearch:
    """Finds the ends of turns for one seat; everything follows from its observation."""

    def __init__(self, rules: Ruleset, observation: Observation, appraisal: Appraisal) -> None:
        self.rules = rules
        self.seat: i64 = observation.seat
        self.appraisal = appraisal
        self.foresight = Foresight(rules, observation.seat)
        self.patience: i64 = MOST_ENDS
        """So many positions of a turn are looked at."""
        self.positions: i64 = 0
        """How many were looked at so far."""
        self.overlooked: i64 = 0
        """How many turns had more positions than are looked at."""
        state = rules.resample(observation, Random(0))
        # The others do nothing here, so the cards they hold make no difference: nothing may follow from made-up ones.
        other: i64
        for other in range(rules.players):
            if other != self.seat:
                state.cells[HAND_SIZE + other] = 0
        self.now = state
        """What the seat knows of the present."""

    # --- turns ---------------------------------------------------------------------------------------------------

    def is_asked(self) -> bool:
        """Whether the seat is asked now, within its own turn."""
        frame = top(self.now)
        asked = self.rules.frames[frame & 255].mode == DECISION and seat_of(frame) == self.seat
        return asked and self.foresight.in_turn(self.now) and self.now.cells[CURRENT] == self.seat

    def start(self) -> Reached | None:
        """Where the plan begins: with the seat's turn that is under way, or its next one; None outside of turns."""
        if not self.foresight.in_turn(self.now):
            return None
        state = self.now.copy()
        self._close(state)
        found = self.reached(state, None, [])
        if self.is_asked():
            turn = self.now.copy()
            if kind_of(top(turn)) == F_PASS:
                self.rules.apply(turn, pack(A_TURN))
            found.under_way = turn
        return found

    def reached(self, state: State, before: Reached | None, actions: list[int]) -> Reached:
        """The end of a turn with its numbers; the state is kept, not copied."""
        found = Reached(state, before, actions)
        line = self.foresight.leaf(state)
        found.points = line.points
        found.scored = line.scored
        self.appraisal.expect(state)
        found.margin = self.appraisal.margin(self.seat)
        self.positions += 1
        return found

    def turn(self, after: Reached) -> State | None:
        """The seat's next turn from the end of one, or the one under way; None if it has no more in this round."""
        if after.under_way is not None:
            return after.under_way.copy()
        if asked_next(self.rules, after.state, self.seat) == F_TURNS:
            return None
        following = after.state.copy()
        following.cells[CURRENT] = self.seat
        push(following, pack(F_TURN, self.seat))
        return following

    def has_turn(self, after: Reached) -> bool:
        """Whether the seat has another turn in this round."""
        return asked_next(self.rules, after.state, self.seat) != F_TURNS

    def may_stop(self, after: Reached) -> bool:
        """Whether the seat need not take another turn (MIX-3)."""
        if after.under_way is not None:
            return kind_of(top(self.now)) == F_PASS
        return asked_next(self.rules, after.state, self.seat) != F_TURN

    def _close(self, state: State) -> None:
        """Drop what is pending in a turn, and what is forgotten with it; new cards are not taken."""
        while state.cells[DEPTH] > 0 and kind_of(top(state)) != F_TURNS:
            pop(state)
        self._forget(state)

    def _forget(self, state: State) -> None:
        cells = state.cells
        cells[OWED] = 0
        cells[COMPLETED] = 0
        cells[MISSIONS_USED] = 0
        cells[CARDS_CLOSED] = 0
        for listener in self.rules.listeners:
            listener.turn_ended(self.rules, state, self.seat)

    # --- routes --------------------------------------------------------------------------------------------------

    def routes(self, turn: State) -> list[list[int]]:
        """Every way to begin a turn without changes: what it is taken with, and which way round its figure goes.

        Of a turn that is under way: the ways that are left.
        """
        if kind_of(top(turn)) != F_TURN:
            return self._moves(turn)
        found: list[list[int]] = []
        for action in self.rules.options(turn):
            if self.rules.role[kind_of(action)] != MAIN:
                continue
            after = turn.copy()
            self.rules.apply(after, action)
            found += [[action, *moved] for moved in self._moves(after)]
        return found

    def _moves(self, state: State) -> list[list[int]]:
        """The ways of a figure that is about to move; one empty way if none is."""
        if kind_of(top(state)) != F_MOVE:
            return [[]]
        return [[action] for action in self.rules.options(state) if self.rules.role[kind_of(action)] == MAIN]

    def changed_routes(self, turn: State, source: int) -> list[list[int]]:
        """The ways to begin a turn with this die, and one change of it: by an apple, a flag, gold, an ally."""
        found: list[list[int]] = []
        chosen = turn.copy()
        self.rules.apply(chosen, source)
        if kind_of(top(chosen)) != F_MOVE:
            return found
        for action in self.rules.options(chosen):
            if self._changes_move(chosen, action):
                changed = chosen.copy()
                self.rules.apply(changed, action)
                found += [[source, action, *moved] for moved in self._moves(changed)]
        for moved in self._moves(chosen):
            arrived = chosen.copy()
            for action in moved:
                self.rules.apply(arrived, action)
            if kind_of(top(arrived)) != F_ARRIVED:
                continue
            found += [
                [source, *moved, action]
                for action in self.rules.options(arrived)
                if self.rules.role[kind_of(action)] == ARRIVAL_CHANGE
            ]
        return found

    def _changes_move(self, state: State, action: int) -> bool:
        """Whether an action changes the move that is about to be made, or the die that it is made with."""
        role = self.rules.role[kind_of(action)]
        if role == MOVE_CHANGE:
            return True
        if role != FREE or kind_of(action) == A_MISSION:
            return False
        after = state.copy()
        self.rules.apply(after, action)
        if top(after) != top(state):
            return False
        slot: i64
        for slot in range(die_at(self.seat, 0), die_at(self.seat, DICE_SLOTS)):
            if after.cells[slot] != state.cells[slot]:
                return True
        return False

    # --- ends ----------------------------------------------------------------------------------------------------

    def arrive(self, before: Reached, route: list[int]) -> State | None:
        """The next turn at the end of this route; None if it cannot be taken."""
        turn = self.turn(before)
        for action in route:
            if turn is None or self.rules.decider(turn) != self.seat or not self.rules.offers(turn, action):
                return None
            self.rules.apply(turn, action)
        return turn

    def ends(self, before: Reached, route: list[int]) -> list[Reached]:
        """Every end of a turn with this route, equal ones once; nothing if the route cannot be taken."""
        state = self.arrive(before, route)
        if state is None:
            return []
        rules = self.rules
        actions = route
        found: list[Reached] = []
        ended: set[Mark] = set()
        seen: set[Mark] = set()
        pending: list[tuple[State, list[int]]] = [(state, actions)]
        index: i64
        while pending:
            at, line = pending.pop()
            frame = top(at)
            if rules.frames[frame & 255].mode != DECISION or seat_of(frame) != self.seat:
                self._end(at, before, line, ended, found)
                continue
            if len(found) + len(seen) >= self.patience and found:
                self.overlooked += 1
                break
            following = self._missions(at, line) or self._others(at, before, line, ended, found)
            # The first option is looked at first, which comes off the end of the list.
            for index in range(len(following) - 1, -1, -1):
                mark = mark_of(following[index][0].cells)
                if mark not in seen:
                    seen.add(mark)
                    pending.append(following[index])
        return found

    def _missions(self, at: State, line: list[int]) -> list[tuple[State, list[int]]]:
        """Missions that are ready when the turn could end: there is no reason to wait, so nothing else is followed."""
        found: list[tuple[State, list[int]]] = []
        options = self.rules.options(at)
        if A_END_TURN not in options and A_GO_ON not in options:
            return found
        for action in options:
            if kind_of(action) == A_MISSION:
                after = at.copy()
                self.rules.apply(after, action)
                if kind_of(top(after)) != F_AID:  # else it would be completed by spending something
                    found.append((after, [*line, action]))
        return found

    def _others(
        self, at: State, before: Reached, line: list[int], ended: set[Mark], found: list[Reached]
    ) -> list[tuple[State, list[int]]]:
        """All that can be followed but missions; what goes no further is an end."""
        following: list[tuple[State, list[int]]] = []
        for action in self.rules.options(at):
            treated = self.foresight.treated[kind_of(action)]
            if treated == STOPS:
                self._end(at, before, [*line, action], ended, found)
            elif treated == FOLLOWED and kind_of(action) != A_MISSION:
                after = at.copy()
                self.rules.apply(after, action)
                following.append((after, [*line, action]))
        return following

    def closed(self, at: State, before: Reached, line: list[int]) -> Reached:
        """The end of a turn that stops here, whatever is pending in it."""
        end = at.copy()
        self._close(end)
        return self.reached(end, before, line)

    def _end(self, at: State, before: Reached, line: list[int], ended: set[Mark], found: list[Reached]) -> None:
        end = at.copy()
        self._close(end)
        mark = mark_of(end.cells)
        if mark not in ended:
            ended.add(mark)
            reached = self.reached(end, before, line)
            reached.mark = mark
            found.append(reached)
