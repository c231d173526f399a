"""Looks for the best way to go on with one's turn; compiled.

Choices inside an action are tried on copies of the game, the most promising of them further on. Where a figure could
move is valued by what the action of each space would bring now, found once for every space that is looked at.
"""

from __future__ import annotations

from typing import Final

from merlin.bots.missing import missing
from merlin.bots.valuation import POINT, Valuation
from merlin.bots.weights import Weights
from merlin.engine.base.cards import MissionDeck
from merlin.engine.base.cells import DICE, KNIGHT, MERLIN, STAFF
from merlin.engine.base.movement import walk
from merlin.engine.base.names import (
    A_END_TURN,
    A_MISSION,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    DICE_SLOTS,
    F_ARRIVED,
    F_MOVE,
    F_TURN,
    KNIGHT_FIGURE,
    MERLIN_DIE,
    MERLIN_FIGURE,
)
from merlin.engine.base.tables import Tables
from merlin.engine.core.arrays import i64, vec, vector, zeros
from merlin.engine.core.choices import Choices
from merlin.engine.core.errors import CompositionError
from merlin.engine.core.hooks import DECISION, OVER
from merlin.engine.core.packed import field, kind_of, pack
from merlin.engine.core.ruleset import ARRIVAL_CHANGE, FREE, MOVE_CHANGE, POINTS, Ruleset
from merlin.engine.core.state import State, push, top

DEPTH: Final = 16
"""So many choices in a row are looked at, at most."""
GAIN_DEPTH: Final = 8
"""The same for the action of a space that is looked at from afar."""
WIDTH: Final = 3
"""So many of the choices inside an action are followed further."""
BUDGET: Final = 500
"""So many states are followed for one option, and for one space looked at from afar; the rest is valued as it is."""
NOTHING: Final = -1000000000
UNKNOWN_GAIN: Final = -1


def tables_of(rules: Ruleset) -> Tables:
    """The printed components behind a ruleset."""
    for deck in rules.decks:
        if isinstance(deck, MissionDeck):
            return deck.tables
    raise CompositionError("the ruleset has no mission cards: the base game is missing")


class TurnSearch:
    """Searches turns of one ruleset; one object can be asked again and again."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.valuation = Valuation(rules, tables_of(rules), weights)
        self.pool: list[Choices] = [Choices() for _ in range(DEPTH + GAIN_DEPTH + 1)]
        self.seat: i64 = 0
        self.root: State = rules.start
        self.root_value: i64 = 0
        self.gains: vec[i64] = zeros(len(rules.spaces))
        self.looks_ahead = True
        self.budget: i64 = 0

    def choose(self, state: State, seat: i64, options: list[int]) -> i64:
        """The best of the options; of equal ones the first."""
        self.seat = seat
        self.root = state
        self.valuation.prepare(state, seat)
        self.root_value = self.valuation.value(state)
        self.looks_ahead = True
        index: i64
        for index in range(len(self.gains)):
            self.gains[index] = UNKNOWN_GAIN
        only_missions = self._offers_mission(state, vector(options), len(options))
        best: i64 = options[0]
        best_value: i64 = NOTHING
        action: i64
        for option in options:
            action = option
            if only_missions and kind_of(action) != A_MISSION:
                continue
            self.budget = BUDGET
            value = self._after(state, action, 0)
            if value > best_value:
                best_value = value
                best = action
        return best

    def _offers_mission(self, state: State, actions: vec[i64], count: i64) -> bool:
        """Whether a card that lacks nothing can be completed: nothing is lost by doing it at once."""
        tables = self.valuation.tables
        index: i64
        for index in range(count):
            if actions[index] & 255 == A_MISSION:
                card = field(actions[index], 1)
                first = tables.first_need[card]
                if missing(tables.needs, first, tables.first_need[card + 1], state.cells, self.seat) == 0:
                    return True
        return False

    def _after(self, state: State, action: i64, depth: i64) -> i64:
        """The value of an action. A turn is valued before it ends, so that all its ways are compared at one moment."""
        if kind_of(action) == A_END_TURN:
            return self._value(state)
        child = state.copy()
        self.rules.apply(child, action)
        changed: i64 = kind_of(action) if self.rules.role[kind_of(action)] == MOVE_CHANGE else 0
        return self._best(child, depth + 1, changed)

    def _value(self, state: State) -> i64:
        """The value of a state that is not followed further."""
        if self.rules.frames[top(state) & 255].mode == OVER:
            return state.cells[POINTS + self.seat] * POINT
        value = self.valuation.value(state)
        return value + self._dice_left(state) if self.looks_ahead else value

    def _best(self, state: State, depth: i64, changed: i64) -> i64:
        """The value of a state if the seat goes on as well as it can; `changed` is the change of the move before it."""
        frame = top(state)
        frame_rules = self.rules.frames[frame & 255]
        limit: i64 = DEPTH if self.looks_ahead else DEPTH + GAIN_DEPTH
        if frame_rules.mode != DECISION or field(frame, 1) != self.seat or depth >= limit or self.budget <= 0:
            return self._value(state)
        self.budget -= 1
        out = self.pool[depth]
        out.count = 0
        frame_rules.options(self.rules, state, frame, out)
        kind = frame & 255
        if kind == F_ARRIVED and self.looks_ahead:
            return self._arrived(state, frame, out, depth)
        may_end = out.has(A_END_TURN)
        only_missions = self._offers_mission(state, out.items, out.count)
        steps = kind in (F_TURN, F_MOVE)
        best: i64 = self._value(state) if may_end else NOTHING
        values = zeros(WIDTH)
        states: list[State] = []
        role = self.rules.role
        index: i64
        for index in range(out.count):
            action = out.items[index]
            what = kind_of(action)
            if what == A_END_TURN or (only_missions and what != A_MISSION):
                continue
            # Free actions wait for the end of the turn; changes of a move come in one order only.
            if role[what] == FREE and not may_end and what != A_MISSION:
                continue
            if role[what] == MOVE_CHANGE and what <= changed:
                continue
            if role[what] == ARRIVAL_CHANGE and not self.looks_ahead:
                continue
            if steps:
                value = self._after(state, action, depth)
                best = max(best, value)
            else:
                child = state.copy()
                self.rules.apply(child, action)
                self._keep(values, states, child)
        for child in states:
            value = self._best(child, depth + 1, 0)
            best = max(best, value)
        return best if best > NOTHING else self._value(state)

    def _keep(self, values: vec[i64], states: list[State], child: State) -> None:
        """Keep the child if it is among the most promising ones."""
        value = self.valuation.value(child)
        size: i64 = len(states)
        if size == WIDTH and value <= values[WIDTH - 1]:
            return
        if size < WIDTH:
            states.append(child)
        else:
            size -= 1
        while size > 0 and values[size - 1] < value:
            values[size] = values[size - 1]
            states[size] = states[size - 1]
            size -= 1
        values[size] = value
        states[size] = child

    # --- moves ---------------------------------------------------------------------------------------------------

    def _arrived(self, state: State, frame: i64, out: Choices, depth: i64) -> i64:
        """A figure has come to a space: what its action would bring, or that of a space it can be changed to."""
        gain = self._gain(field(frame, 3))
        if field(frame, 2) == MERLIN_FIGURE and state.cells[STAFF + self.seat] > 0:
            again = gain - 2 * POINT - self.weights.staff
            if again > 0:
                gain += again
        best = self._value(state) + gain
        index: i64
        for index in range(out.count):
            if self.rules.role[out.items[index] & 255] == ARRIVAL_CHANGE:
                value = self._after(state, out.items[index], depth)
                best = max(best, value)
        return best

    def _gain(self, position: i64) -> i64:
        """What performing the action of a space would bring now; at least nothing, for it may be forfeited."""
        if self.gains[position] != UNKNOWN_GAIN:
            return self.gains[position]
        looked_ahead = self.looks_ahead
        budget = self.budget
        self.looks_ahead = False
        self.budget = BUDGET
        child = self.root.copy()
        push(child, pack(F_ARRIVED, self.seat, KNIGHT_FIGURE, position))
        gain = max(0, self._best(child, DEPTH, 0) - self.root_value)
        self.budget = budget
        self.looks_ahead = looked_ahead
        self.gains[position] = gain
        return gain

    def _dice_left(self, state: State) -> i64:
        """What the dice still to be used in this round could do from where the figures stand."""
        cells = state.cells
        first = DICE + self.seat * DICE_SLOTS
        total = self._knight_dice(state, cells[KNIGHT + self.seat], cells[first], cells[first + 1], cells[first + 2])
        pips = cells[first + MERLIN_DIE]
        if pips > 0:
            onwards = self._gain(walk(self.rules, state, cells[MERLIN], pips, CLOCKWISE))
            back = self._gain(walk(self.rules, state, cells[MERLIN], pips, COUNTER_CLOCKWISE))
            total += (max(back, onwards)) * self.weights.merlin_die // POINT
        return total

    def _knight_dice(self, state: State, position: i64, one: i64, two: i64, three: i64) -> i64:
        """The best order of the knight's dice; the further ahead, the less it counts."""
        best: i64 = 0
        if one > 0:
            best = self._die_first(state, position, one, two, three)
        if two > 0:
            value = self._die_first(state, position, two, one, three)
            best = max(best, value)
        if three > 0:
            value = self._die_first(state, position, three, one, two)
            best = max(best, value)
        return best

    def _die_first(self, state: State, position: i64, die: i64, one: i64, two: i64) -> i64:
        reached = walk(self.rules, state, position, die, CLOCKWISE)
        return (self._gain(reached) + self._knight_dice(state, reached, one, two, 0)) * self.weights.next_dice // POINT
