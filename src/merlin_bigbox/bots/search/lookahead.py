"""Looks ahead through the rest of a turn; compiled.

Choices inside an action are tried on copies of the game, and the most promising are followed further. Moves are valued
by what the action of the space reached would bring now, computed once per space.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.search.contests import POINT
from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.outlook import Outlook
from merlin_bigbox.bots.search.valuation import Valuation
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.cells import STAFF
from merlin_bigbox.engine.base.fields import ARRIVED_FIGURE, ARRIVED_SPACE, MISSION_CARD
from merlin_bigbox.engine.base.names import (
    A_END_TURN,
    A_MISSION,
    F_ARRIVED,
    F_MOVE,
    F_TURN,
    KNIGHT_FIGURE,
    MERLIN_FIGURE,
)
from merlin_bigbox.engine.base.requirements import missing
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.compose import FIRST_MODULE_KIND
from merlin_bigbox.engine.core.hooks import DECISION, OVER
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import ARRIVAL_CHANGE, FREE, MOVE_CHANGE, POINTS, Ruleset
from merlin_bigbox.engine.core.state import State, push, top

DEPTH: Final = 16
"""Maximum depth of the search, in choices."""
GAIN_DEPTH: Final = 8
"""The same for the action of a distant space."""
SECOND_CHANGE: Final = 256
"""Added to the kind of the last change of a move if it was not the first one."""
NOTHING: Final = -1000000000
UNKNOWN_GAIN: Final = -1


class Lookahead(Outlook):
    """Values a state by the best continuation of the turn."""

    def __init__(self, rules: Ruleset, tables: Tables, weights: Weights, effort: Effort) -> None:
        super().__init__(rules, weights)
        self.effort = effort
        self.width = effort.width
        self.valuation = Valuation(rules, tables, weights)
        # For each depth the options of the state there, and the values of its most promising children.
        self.pool: list[Choices] = [Choices() for _ in range(DEPTH + GAIN_DEPTH + 1)]
        self.promising: vec[i64] = zeros((DEPTH + GAIN_DEPTH + 1) * self.width)
        self.root: State = rules.start
        self.root_value: i64 = 0
        self.gains: vec[i64] = zeros(len(rules.spaces))
        self.looks_ahead = True
        self.has_gains = False
        self.budget: i64 = 0
        # What `effort` allows for one action and for one space, unless the caller is in a hurry.
        self.patience: i64 = effort.budget
        self.gain_patience: i64 = effort.gain_budget

    def begin(self, state: State, seat: i64) -> None:
        """Start a search for this seat from this state."""
        keeps = self.effort.keeps_gains and self.has_gains and seat == self.seat and top(state) & 255 != F_TURN
        self.seat = seat
        self.root = state
        self.patience = self.effort.budget
        self.gain_patience = self.effort.gain_budget
        self.valuation.prepare(state, seat)
        self.root_value = self.valuation.value(state)
        self.looks_ahead = True
        self.has_gains = True
        if keeps:
            return
        self.forget_dice()
        index: i64
        for index in range(len(self.gains)):
            self.gains[index] = UNKNOWN_GAIN

    def offers_mission(self, state: State, actions: vec[i64], count: i64) -> bool:
        """Whether a card with all requirements met can be completed: there is no reason to wait."""
        offers = False
        index: i64
        for index in range(count):
            if actions[index] & 255 == A_MISSION and self._is_met(state, actions[index]):
                offers = True
        return offers

    def _is_met(self, state: State, action: i64) -> bool:
        """Whether the card to be completed has all its requirements met without aid."""
        tables = self.valuation.tables
        card = field(action, MISSION_CARD)
        first = tables.first_need[card]
        return missing(tables.ordered_needs, first, tables.first_need[card + 1], state.cells, self.seat) == 0

    def after(self, state: State, action: i64, depth: i64, changed: i64 = 0) -> i64:
        """The value of an action. Turns are valued just before they end, so all are compared at one moment."""
        if kind_of(action) == A_END_TURN:
            return self.value(state)
        child = state.copy()
        self.rules.apply(child, action)
        now: i64 = 0
        if self.rules.role[kind_of(action)] == MOVE_CHANGE:
            now = kind_of(action) + (SECOND_CHANGE if changed > 0 else 0)
        return self._best(child, depth + 1, now, NOTHING)

    def value(self, state: State) -> i64:
        """The static value of a state."""
        return self._with_dice(state, NOTHING)

    def _with_dice(self, state: State, known: i64) -> i64:
        """The static value of a state; `known` is what it is worth without the unused dice, or NOTHING."""
        if self.rules.frames[top(state) & 255].mode == OVER:
            return state.cells[POINTS + self.seat] * POINT
        value = known if known != NOTHING else self.valuation.value(state)
        return value + self.dice_left(state) if self.looks_ahead else value

    def _best(self, state: State, depth: i64, changed: i64, known: i64) -> i64:
        """The value of a state with best play by the seat; `changed` is the change of the move made before it.

        `known` is what the state is worth without the unused dice, or NOTHING.
        """
        frame = top(state)
        frame_rules = self.rules.frames[frame & 255]
        limit: i64 = DEPTH if self.looks_ahead else DEPTH + GAIN_DEPTH
        if frame_rules.mode != DECISION or seat_of(frame) != self.seat or depth >= limit or self.budget <= 0:
            return self._with_dice(state, known)
        self.budget -= 1
        out = self.pool[depth]
        out.count = 0
        frame_rules.options(self.rules, state, frame, out)
        kind = frame & 255
        if kind == F_ARRIVED and self.looks_ahead:
            return self._arrived(state, frame, out, depth)
        may_end = out.has(A_END_TURN)
        only_missions = self.offers_mission(state, out.items, out.count)
        steps = kind in (F_TURN, F_MOVE)
        best: i64 = self._with_dice(state, known) if may_end else NOTHING
        states: list[State] = []
        first = depth * self.width
        index: i64
        for index in range(out.count):
            action = out.items[index]
            what = kind_of(action)
            if what == A_END_TURN or (only_missions and what != A_MISSION):
                continue
            if self._passes_over(state, action, changed, may_end):
                continue
            if steps:
                value = self.after(state, action, depth, changed)
                best = max(best, value)
            else:
                child = state.copy()
                self.rules.apply(child, action)
                self._keep(first, states, state, child)
        for index in range(len(states)):
            child = states[index]
            # What made a child promising is its value, unless the dice have changed.
            static = NOTHING if self.looks_ahead and not self.same_dice(state, child) else self.promising[first + index]
            value = self._best(child, depth + 1, 0, static)
            best = max(best, value)
        return best if best > NOTHING else self._with_dice(state, known)

    def _passes_over(self, state: State, action: i64, changed: i64, may_end: bool) -> bool:
        """What is pruned inside a turn: free actions are tried at its end, and changes of a move in one order only."""
        what = kind_of(action)
        role = self.rules.role[what]
        if role == FREE:
            if what >= FIRST_MODULE_KIND:
                return True
            if what == A_MISSION:
                return not (may_end and self.looks_ahead) and not self._is_met(state, action)
            return not may_end
        if role == MOVE_CHANGE:
            if not self.effort.foresees_changes:
                return True
            return what <= changed & 255 or (changed >= SECOND_CHANGE and what >= FIRST_MODULE_KIND)
        if role == ARRIVAL_CHANGE:
            return not self.looks_ahead
        # Kinds of turn other than with dice were considered at the root already.
        return top(state) & 255 == F_TURN and top(self.root) & 255 == F_TURN and self.rules.source_of[what].optional

    def _keep(self, first: i64, states: list[State], parent: State, child: State) -> None:
        """Keep the child if it is among the most promising ones, whose values stand in `promising` from `first` on."""
        promising = self.promising
        value = self.valuation.value(child)
        if self.looks_ahead and not self.same_dice(parent, child):
            value += self.dice_left(child) - self.dice_left(parent)
        size: i64 = len(states)
        if size == self.width and value <= promising[first + size - 1]:
            return
        if size < self.width:
            states.append(child)
        else:
            size -= 1
        while size > 0 and promising[first + size - 1] < value:
            promising[first + size] = promising[first + size - 1]
            states[size] = states[size - 1]
            size -= 1
        promising[first + size] = value
        states[size] = child

    # --- moves ---------------------------------------------------------------------------------------------------

    def _arrived(self, state: State, frame: i64, out: Choices, depth: i64) -> i64:
        """A figure has arrived: what the space's action would bring, or that of a space it can be changed to."""
        gain = self.gain(field(frame, ARRIVED_SPACE))
        if field(frame, ARRIVED_FIGURE) == MERLIN_FIGURE and state.cells[STAFF + self.seat] > 0:
            again = gain - 2 * POINT - self.weights.staff
            if again > 0:
                gain += again
        best = self.value(state) + gain
        index: i64
        for index in range(out.count):
            if self.rules.role[out.items[index] & 255] == ARRIVAL_CHANGE:
                value = self.after(state, out.items[index], depth)
                best = max(best, value)
        return best

    def gain(self, position: i64) -> i64:
        """What performing the action of a space would bring now; never negative, as it may be forfeited."""
        if self.gains[position] != UNKNOWN_GAIN:
            return self.gains[position]
        looked_ahead = self.looks_ahead
        budget = self.budget
        self.looks_ahead = False
        self.budget = self.gain_patience
        child = self.root.copy()
        push(child, pack(F_ARRIVED, self.seat, KNIGHT_FIGURE, position))
        gain = max(0, self._best(child, DEPTH, 0, NOTHING) - self.root_value)
        self.budget = budget
        self.looks_ahead = looked_ahead
        self.gains[position] = gain
        return gain
