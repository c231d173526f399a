"""What the remaining dice could still do this round; compiled."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.search.contests import POINT
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.cells import KNIGHT, MERLIN, THIRD, die_at
from merlin_bigbox.engine.base.movement import walk
from merlin_bigbox.engine.base.names import CLOCKWISE, COUNTER_CLOCKWISE, DICE_SLOTS, MERLIN_DIE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import NOT_TOLD
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State

LAST_DIE: Final = DICE_SLOTS - 1
"""A module may use it: its figure is the second that belongs to nobody."""
UNKNOWN: Final = -1
DIE_BITS: Final = 4
SPACE_BITS: Final = 6
STANDING_BITS: Final = 8
MOST_TOLD: Final = 256
"""There is room for what two blockers tell."""


class Outlook:
    """Values the spaces that the remaining dice can reach. What an action is worth is up to a subclass."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.seat: i64 = 0
        # The dice and figures valued last, and their value.
        self.dice_known: i64 = UNKNOWN
        self.dice_value: i64 = 0

    def gain(self, position: i64) -> i64:  # noqa: ARG002
        """What performing the action of a space would bring now."""
        return 0

    def forget_dice(self) -> None:
        """What actions bring is another question now."""
        self.dice_known = UNKNOWN

    def dice_left(self, state: State) -> i64:
        """The value of the unused dice, from where the figures stand."""
        cells = state.cells
        first = die_at(self.seat, 0)
        further: i64 = 0
        for estimate in self.rules.estimates:
            steps = estimate.steps(self.rules, state, self.seat)
            further = max(further, steps)
        # Most states of a turn differ in other things than dice and figures.
        known = self._closed(state)
        if known != UNKNOWN:
            slot: i64
            for slot in range(first, first + DICE_SLOTS):
                known = known << DIE_BITS | cells[slot]
            known = known << DIE_BITS | further
            known = known << SPACE_BITS | cells[KNIGHT + self.seat]
            known = known << SPACE_BITS | cells[MERLIN]
            known = known << SPACE_BITS | cells[THIRD]
            if known == self.dice_known:
                return self.dice_value
        total = self._knight_dice(
            state, cells[KNIGHT + self.seat], cells[first], cells[first + 1], cells[first + 2], further
        )
        if cells[first + MERLIN_DIE] > 0:
            total += self._either_way(state, cells[MERLIN], cells[first + MERLIN_DIE], self.weights.merlin_die)
        if cells[first + LAST_DIE] > 0:
            total += self._either_way(state, cells[THIRD], cells[first + LAST_DIE], self.weights.arthur_die)
        self.dice_known = known
        self.dice_value = total
        return total

    def _closed(self, state: State) -> i64:
        """Which spaces are closed, as a number; UNKNOWN if somebody does not tell."""
        closed: i64 = 0
        for blocker in self.rules.blockers:
            standing = blocker.standing(self.rules, state)
            if standing == NOT_TOLD or closed >= MOST_TOLD:
                return UNKNOWN
            closed = closed << STANDING_BITS | standing
        return closed

    def _either_way(self, state: State, position: i64, pips: i64, counts: i64) -> i64:
        """A figure shared by all players, which may move in either direction."""
        onwards = self.gain(walk(self.rules, state, position, pips, CLOCKWISE))
        back = self.gain(walk(self.rules, state, position, pips, COUNTER_CLOCKWISE))
        return max(back, onwards) * counts // POINT

    def _knight_dice(self, state: State, position: i64, one: i64, two: i64, three: i64, four: i64) -> i64:
        """The best order of the knight's moves; the further ahead, the less it counts."""
        best: i64 = 0
        if one > 0:
            best = self._die_first(state, position, one, two, three, four)
        if two > 0 and two != one:
            value = self._die_first(state, position, two, one, three, four)
            best = max(best, value)
        if three > 0 and three not in (one, two):
            value = self._die_first(state, position, three, one, two, four)
            best = max(best, value)
        if four > 0:
            value = self._die_first(state, position, four, one, two, three)
            best = max(best, value)
        return best

    def _die_first(self, state: State, position: i64, die: i64, one: i64, two: i64, three: i64) -> i64:
        reached = walk(self.rules, state, position, die, CLOCKWISE)
        further = self._knight_dice(state, reached, one, two, three, 0)
        return (self.gain(reached) + further) * self.weights.next_dice // POINT

    def same_dice(self, state: State, other: State) -> bool:
        """Whether the seat's dice and the figures they move are the same in both states."""
        first = die_at(self.seat, 0)
        slot: i64
        for slot in range(first, first + DICE_SLOTS):
            if state.cells[slot] != other.cells[slot]:
                return False
        return (
            state.cells[KNIGHT + self.seat] == other.cells[KNIGHT + self.seat]
            and state.cells[MERLIN] == other.cells[MERLIN]
            and state.cells[THIRD] == other.cells[THIRD]
        )
