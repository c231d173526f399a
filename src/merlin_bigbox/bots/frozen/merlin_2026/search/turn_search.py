"""Searches for the best continuation of a turn; compiled.

Free actions of modules are considered at the root only: those that change dice before a move, all others when the turn
could end.
"""

from __future__ import annotations

from merlin_bigbox.bots.frozen.merlin_2026.search.effort import Effort
from merlin_bigbox.bots.frozen.merlin_2026.search.lookahead import NOTHING, Lookahead
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.engine.base.cards import MissionDeck
from merlin_bigbox.engine.base.names import A_END_TURN, A_MISSION, F_MOVE, F_REPEL, F_TURN
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.choices import ROOM
from merlin_bigbox.engine.core.compose import FIRST_MODULE_KIND
from merlin_bigbox.engine.core.errors import CompositionError
from merlin_bigbox.engine.core.hooks import DECISION
from merlin_bigbox.engine.core.packed import kind_of, seat_of
from merlin_bigbox.engine.core.ruleset import FREE, Ruleset
from merlin_bigbox.engine.core.state import State, top


def tables_of(rules: Ruleset) -> Tables:
    """The printed components behind a ruleset."""
    for deck in rules.decks:
        if isinstance(deck, MissionDeck):
            return deck.tables
    raise CompositionError("the ruleset has no mission cards: the base game is missing")


class TurnSearch(Lookahead):
    """Searches turns of one ruleset; can be reused."""

    def __init__(self, rules: Ruleset, weights: Weights, effort: Effort | None = None) -> None:
        super().__init__(rules, tables_of(rules), weights, effort if effort is not None else Effort())
        self.values: vec[i64] = zeros(ROOM)
        self.changes: vec[i64] = zeros(self.width)
        self.change_values: vec[i64] = zeros(self.width)

    def choose(self, state: State, seat: i64, options: list[int]) -> i64:
        """The best option, the first of equal ones."""
        return options[self.weigh(state, seat, vector(options), len(options))]

    def weigh(self, state: State, seat: i64, actions: vec[i64], count: i64) -> i64:  # noqa: C901
        """Fill `values` with the value of each action, NOTHING if not considered; returns the index of the best."""
        self.begin(state, seat)
        values = self.values
        only_missions = self.offers_mission(state, actions, count)
        may_end = False
        index: i64
        for index in range(count):
            values[index] = NOTHING
            if actions[index] == A_END_TURN:
                may_end = True
        kind = top(state) & 255
        kept: i64 = 0
        best: i64 = 0
        best_value: i64 = NOTHING
        for index in range(count):
            action = actions[index]
            if only_missions and kind_of(action) != A_MISSION:
                continue
            if self.rules.role[kind_of(action)] == FREE and not only_missions and kind != F_REPEL:
                if self._waits(state, action, may_end):
                    continue
                if not may_end and kind_of(action) >= FIRST_MODULE_KIND:
                    kept = self._rank(state, action, index, kept)
                    continue
            self.budget = self.effort.budget
            values[index] = self.after(state, action, 0)
            if values[index] > best_value:
                best_value = values[index]
                best = index
        change: i64
        for change in range(kept):
            index = self.changes[change]
            self.budget = self.effort.budget
            values[index] = self.after(state, actions[index], 0)
            if values[index] > best_value:
                best_value = values[index]
                best = index
        return best

    def _waits(self, state: State, action: i64, may_end: bool) -> bool:
        """Whether a free action is deferred: changes of dice belong before a move, everything else at the end."""
        kind = kind_of(action)
        if kind < FIRST_MODULE_KIND:
            return kind == A_MISSION and not may_end
        if not may_end and top(state) & 255 != F_TURN and top(state) & 255 != F_MOVE:
            return True
        child = state.copy()
        self.rules.apply(child, action)
        if not self.same_dice(state, child):
            return may_end
        # It asks a question first: a swap of dice, or what comes with a piece that was placed.
        return not may_end and top(child) == top(state)

    def _rank(self, state: State, action: i64, number: i64, count: i64) -> i64:
        """Keep a change of dice if it is among the most promising ones; returns how many are kept."""
        changes = self.changes
        values = self.change_values
        child = state.copy()
        self.rules.apply(child, action)
        value = self._asked(child) if top(child) != top(state) else self.value(child)
        if count == self.width:
            if value <= values[count - 1]:
                return count
            count -= 1
        place = count
        while place > 0 and values[place - 1] < value:
            values[place] = values[place - 1]
            changes[place] = changes[place - 1]
            place -= 1
        values[place] = value
        changes[place] = number
        return count + 1

    def _asked(self, state: State) -> i64:
        """The best of the choices that a change of dice asks for, each valued statically."""
        frame = top(state)
        if self.rules.frames[frame & 255].mode != DECISION or seat_of(frame) != self.seat:
            return self.value(state)
        out = self.pool[0]
        out.count = 0
        self.rules.frames[frame & 255].options(self.rules, state, frame, out)
        best: i64 = NOTHING
        index: i64
        for index in range(out.count):
            child = state.copy()
            self.rules.apply(child, out.items[index])
            value = self.value(child)
            best = max(best, value)
        return best
