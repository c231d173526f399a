"""Looking through the decrees of a principality instead of a vassal's duty, and taking one of them (DECREE-2, 3)."""

from __future__ import annotations

from merlin_bigbox.engine.base.goods import claim_given
from merlin_bigbox.engine.base.names import F_DUTY
from merlin_bigbox.engine.core.arrays import i64, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import CHANCE, FrameRules, Listener
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset, tell, whisper
from merlin_bigbox.engine.core.state import State, pop, push, top
from merlin_bigbox.modules.decrees.fields import (
    CHANCE_DECREES_FIRST,
    CHANCE_DECREES_FOURTH,
    CHANCE_DECREES_SECOND,
    CHANCE_DECREES_THIRD,
    DECREE_COLOUR,
    DECREE_STACK_COLOUR,
    DECREE_TAKE_DECREE,
    TAKE_DECREE_COLOUR,
)
from merlin_bigbox.modules.decrees.stacks import STACK_SIZE, Decrees, draw


class Looking:
    """The kinds of frames, actions, events and points of looking and taking."""

    def __init__(self) -> None:
        self.ask: i64 = 0
        self.deal: i64 = 0
        self.choose: i64 = 0
        self.look: i64 = 0
        self.duty: i64 = 0
        self.take: i64 = 0
        self.dealt: i64 = 0
        self.looked: i64 = 0
        self.saw: i64 = 0
        self.took: i64 = 0
        self.reason: i64 = 0


class AfterDeploying(Listener):
    """A vassal was deployed by a principality space: if decrees lie there, one may look through them (DECREE-2)."""

    def __init__(self, decrees: Decrees, looking: Looking) -> None:
        self.decrees = decrees
        self.looking = looking

    def deployed_by_space(
        self, rules: Ruleset, state: State, seat: i64, vassal: i64, principality: i64, space: i64
    ) -> None:
        # The stack is that of the space performed, wherever the vassal went (FAVOR-5).
        if state.cells[self.decrees.sizes + space] > 0:
            push(state, pack(self.looking.ask, seat, vassal, space))


class LookOrDuty(FrameRules):
    """The decrees, or the duty that is pending below. Looking binds: the duty is gone (DECREE-2)."""

    def __init__(self, decrees: Decrees, looking: Looking) -> None:
        super().__init__()
        self.decrees = decrees
        self.looking = looking

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.looking.duty))
        out.add(pack(self.looking.look))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == self.looking.duty:
            return
        # A doubled duty is replaced as a whole (MIX-5).
        while kind_of(top(state)) == F_DUTY:
            pop(state)
        seat = seat_of(frame)
        stack = field(frame, DECREE_COLOUR)
        tell(state, self.looking.looked, seat, stack)
        push(state, pack(self.looking.choose, seat, stack))
        if state.cells[self.decrees.looked + stack] == 0:
            push(state, pack(self.looking.deal, seat, stack))
        else:
            learn(self.decrees, self.looking, state, seat, stack)


def learn(decrees: Decrees, looking: Looking, state: State, seat: i64, stack: i64) -> None:
    """The seat, and nobody else, sees what lies there."""
    decrees.mark_looked(state, seat, stack)
    slot: i64
    for slot in range(state.cells[decrees.sizes + stack]):
        whisper(state, looking.saw, seat, state.cells[decrees.slots + stack * STACK_SIZE + slot] - 1, stack)


class DealStack(FrameRules):
    """The first look into a stack: chance decides its four decrees, written in ascending order."""

    def __init__(self, decrees: Decrees, looking: Looking) -> None:
        self.mode = CHANCE
        self.decrees = decrees
        self.looking = looking

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        decrees = self.decrees
        pool = zeros(decrees.kinds)
        drawn = zeros(decrees.kinds)
        kind: i64
        for kind in range(decrees.kinds):
            pool[kind] = state.cells[decrees.undecided + kind]
        for _ in range(STACK_SIZE):
            drawn[draw(pool, decrees.kinds, random)] += 1
        action: i64 = self.looking.dealt
        at: i64 = CHANCE_DECREES_FIRST
        for kind in range(decrees.kinds):
            for _ in range(drawn[kind]):
                action = with_field(action, at, kind)
                at += 1
        return action

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        a = field(action, CHANCE_DECREES_FIRST)
        b = field(action, CHANCE_DECREES_SECOND)
        c = field(action, CHANCE_DECREES_THIRD)
        d = field(action, CHANCE_DECREES_FOURTH)
        if action != pack(self.looking.dealt, a, b, c, d) or a > b or b > c or c > d or d >= self.decrees.kinds:
            return False
        index: i64
        for index in range(STACK_SIZE):
            kind = field(action, CHANCE_DECREES_FIRST + index)
            if _times(action, kind) > state.cells[self.decrees.undecided + kind]:
                return False
        return True

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        """Of all ways to draw four decrees, those that show these faces."""
        left: i64 = 0
        ways: i64 = 1
        kind: i64
        for kind in range(self.decrees.kinds):
            count = state.cells[self.decrees.undecided + kind]
            left += count
            ways *= _ways(count, _times(action, kind))
        return float(ways) / float(_ways(left, STACK_SIZE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        stack = field(frame, DECREE_STACK_COLOUR)
        index: i64
        for index in range(STACK_SIZE):
            kind = field(action, CHANCE_DECREES_FIRST + index)
            state.cells[self.decrees.undecided + kind] -= 1
            self.decrees.lay(state, stack, kind, index)
        learn(self.decrees, self.looking, state, seat, stack)


def _times(action: i64, kind: i64) -> i64:
    """How often a face is among the four."""
    count: i64 = 0
    index: i64
    for index in range(STACK_SIZE):
        if field(action, CHANCE_DECREES_FIRST + index) == kind:
            count += 1
    return count


def _ways(count: i64, chosen: i64) -> i64:
    """In how many ways so many can be chosen."""
    ways: i64 = 1
    index: i64
    for index in range(chosen):
        ways = ways * (count - index) // (index + 1)
    return ways


class TakeDecree(FrameRules):
    """One of the decrees must be taken: claim the good shown, if it is there, or gain the points (DECREE-2, 3)."""

    def __init__(self, decrees: Decrees, looking: Looking) -> None:
        super().__init__()
        self.decrees = decrees
        self.looking = looking

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        cells = state.cells
        stack = field(frame, TAKE_DECREE_COLOUR)
        first = self.decrees.slots + stack * STACK_SIZE
        shown: i64 = 0
        slot: i64
        for slot in range(cells[self.decrees.sizes + stack]):
            # Equal decrees lie side by side and are one choice.
            if cells[first + slot] != shown:
                shown = cells[first + slot]
                out.add(pack(self.looking.take, shown - 1))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        kind = field(action, DECREE_TAKE_DECREE)
        self.decrees.take(state, seat, field(frame, TAKE_DECREE_COLOUR), kind)
        tell(state, self.looking.took, seat, kind, field(frame, TAKE_DECREE_COLOUR))
        if self.decrees.points[kind] > 0:
            rules.gain(state, seat, self.decrees.points[kind], self.looking.reason)
        else:
            claim_given(rules, state, seat, self.decrees.good[kind], self.decrees.colour[kind])
