"""Choosing the allies: the draft of the two stacks, or chance; then Bedivere's cards and the marshal (KNIGHT-1)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cards import draw_to_hand
from merlin_bigbox.engine.base.cells import FIRST, KNIGHT
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, CHANCE, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.knights.allies import BEDIVERE, LANCELOT, Allies
from merlin_bigbox.modules.knights.fields import ALLIES_STEP, ALLY_ALLY, CHANCE_ALLY_ALLY


def join(allies: Allies, state: State, seat: i64, ally: i64, joined: i64) -> None:
    """An ally joins a seat, openly."""
    state.cells[allies.owner + ally] = seat + 1
    tell(state, joined, seat, ally)


class Draft(FrameRules):
    """Take one of the allies that are left in a stack (KNIGHT-1)."""

    def __init__(self, allies: Allies, stack: vec[i64], action: int, joined: int) -> None:
        super().__init__()
        self.allies = allies
        self.stack = stack
        self.action: i64 = action
        self.joined: i64 = joined

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        index: i64
        for index in range(len(self.stack)):
            if self.allies.holder(state, self.stack[index]) < 0:
                out.add(pack(self.action, self.stack[index]))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        join(self.allies, state, seat_of(frame), field(action, ALLY_ALLY), self.joined)


class DealAlly(FrameRules):
    """The variant: chance gives one of the allies that are left in a stack (KNIGHT-1)."""

    def __init__(self, allies: Allies, stack: vec[i64], action: int, joined: int) -> None:
        self.mode = CHANCE
        self.allies = allies
        self.stack = stack
        self.action: i64 = action
        self.joined: i64 = joined

    def _left(self, state: State) -> i64:
        left: i64 = 0
        index: i64
        for index in range(len(self.stack)):
            if self.allies.holder(state, self.stack[index]) < 0:
                left += 1
        return left

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        pick = random.below(self._left(state))
        index: i64 = 0
        while True:
            if self.allies.holder(state, self.stack[index]) < 0:
                if pick == 0:
                    return pack(self.action, self.stack[index])
                pick -= 1
            index += 1

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        ally = field(action, CHANCE_ALLY_ALLY)
        index: i64
        for index in range(len(self.stack)):
            if self.stack[index] == ally:
                return action == pack(self.action, ally) and self.allies.holder(state, ally) < 0
        return False

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        return 1.0 / float(self._left(state))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        join(self.allies, state, seat_of(frame), field(action, CHANCE_ALLY_ALLY), self.joined)


class AllySetup(FrameRules):
    """Step by step: A goes clockwise from the first player, B counter-clockwise from the last; A's holder is first.

    Then come Bedivere's two cards (KNIGHT-14) and, last of all, Lancelot's marshal (KNIGHT-6, ALL-4).
    """

    def __init__(self, allies: Allies, tables: Tables, stack_a: int, stack_b: int, marshal_placed: int) -> None:
        self.mode = AUTOMATIC
        self.allies = allies
        self.tables = tables
        self.stack_a: i64 = stack_a
        self.stack_b: i64 = stack_b
        self.marshal_placed: i64 = marshal_placed

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        step = field(frame, ALLIES_STEP)
        players = rules.players
        if step > players:
            self._marshal(state)
            return
        push(state, pack(kind_of(frame), 0, step + 1))
        if step == players:
            self._cards(state)
            return
        first = state.cells[FIRST]
        push(state, pack(self.stack_b, (first + players - 1 - step) % players))
        push(state, pack(self.stack_a, (first + step) % players))

    def _cards(self, state: State) -> None:
        seat = self.allies.holder(state, BEDIVERE)
        if seat >= 0:
            draw_to_hand(self.tables, state, seat)
            draw_to_hand(self.tables, state, seat)

    def _marshal(self, state: State) -> None:
        """The marshal stands in the principality of the knight's first space, a principality on every fourth."""
        seat = self.allies.holder(state, LANCELOT)
        if seat >= 0:
            principality = state.cells[KNIGHT + seat] // 4
            state.cells[self.allies.marshal] = principality + 1
            tell(state, self.marshal_placed, seat, principality)
