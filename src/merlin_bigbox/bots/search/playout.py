"""Playouts by quick turn searches, one decision at a time; compiled."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.cells import CURRENT
from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import CHANCE, DECISION
from merlin_bigbox.engine.core.packed import seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import State, top

NOBODY: Final = -1


class Playout:
    """Plays from a given state to the end of a round or of the game; can be reused."""

    def __init__(self, rules: Ruleset, weights: Weights, effort: Effort) -> None:
        self.rules = rules
        self.searches: list[TurnSearch] = [TurnSearch(rules, weights, effort) for _ in range(rules.players)]
        self.out = Choices()
        self.state: State = rules.start
        self.random = Random(0)
        self.least_turns: i64 = 0
        self.turns: i64 = 0
        self.round: i64 = 0
        self.current: i64 = -1
        # Whose next turn in this round interrupts the playout, or nobody's; and whether it has.
        self.asks: i64 = NOBODY
        self.waits = False

    def begin(self, state: State, random: Random, least_turns: i64) -> None:
        """Start a playout, which ends with the first round that ends after at least this many turns."""
        self.state = state
        self.random = random
        self.least_turns = least_turns
        self.turns = 0
        self.round = state.cells[ROUND]
        self.current = state.cells[CURRENT]
        self.go_on()

    def go_on(self) -> None:
        """Play on after somebody else has made choices in this playout's game."""
        self.asks = NOBODY
        self.waits = False
        for search in self.searches:
            search.has_gains = False

    def step(self) -> bool:
        """Play to the next real decision and make it; False when the playout is over."""
        rules = self.rules
        state = self.state
        cells = state.cells
        out = self.out
        while True:
            frame = top(state)
            kind = frame & 255
            frame_rules = rules.frames[kind]
            if frame_rules.mode == CHANCE:
                rules.apply(state, frame_rules.sample(rules, state, frame, self.random))
                continue
            if frame_rules.mode != DECISION:
                return False
            if kind == F_TURN:
                if cells[CURRENT] != self.current:
                    self.current = cells[CURRENT]
                    self.turns += 1
                if cells[ROUND] != self.round:
                    self.round = cells[ROUND]
                    if self.turns >= self.least_turns:
                        return False
                if self.asks == cells[CURRENT] and self.turns > 0:
                    self.waits = True
                    return False
            out.count = 0
            frame_rules.options(rules, state, frame, out)
            if out.count == 1:
                rules.apply(state, out.items[0])
                continue
            seat = seat_of(frame)
            rules.apply(state, out.items[self.searches[seat].weigh(state, seat, out.items, out.count)])
            return True
