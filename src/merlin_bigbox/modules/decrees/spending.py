"""Spending decrees in a window, as often as one likes: a die, a good or a marker, points (DECREE-4)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import MARKER, die_at
from merlin_bigbox.engine.base.goods import available, claim, place_marker
from merlin_bigbox.engine.base.movement import pending_die
from merlin_bigbox.engine.base.names import COLOURS, GOOD_KINDS, MERLIN_DIE, OWN_DICE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FreeAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.decrees.fields import (
    DECREE_CLAIM_COLOUR,
    DECREE_CLAIM_GOOD,
    DECREE_DIE_DIE,
    DECREE_DIE_FACE,
    DECREE_DIE_NEW_FACE,
    DECREE_MARKER_COLOUR,
)
from merlin_bigbox.modules.decrees.stacks import Decrees

FOR_A_DIE: Final = 1
FOR_A_PIECE: Final = 2
FOR_POINTS: Final = 3
POINTS_FOR_THREE: Final = 5


class SpendDecrees(FreeAction):
    """Decrees that lie before a player are all alike; those that are spent leave the game (DECREE-4)."""

    def __init__(self, decrees: Decrees) -> None:
        self.decrees = decrees
        self.die: i64 = 0
        self.chosen: i64 = 0
        self.good: i64 = 0
        self.marker: i64 = 0
        self.points: i64 = 0
        self.spent: i64 = 0
        self.turned: i64 = 0
        self.reason: i64 = 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        held = state.cells[self.decrees.held + seat]
        if held >= FOR_A_DIE:
            self._offer_dice(state, seat, out)
        if held >= FOR_A_PIECE:
            self._offer_pieces(rules, state, seat, out)
        if held >= FOR_POINTS:
            out.add(pack(self.points))

    def _offer_dice(self, state: State, seat: i64, out: Choices) -> None:
        """One's own dice and the Merlin die, no other, by one within 1 to 6 (MIX-2).

        Equal dice are one choice, but the die already chosen for this move is one of its own (BASE-22).
        """
        chosen = pending_die(state)
        seen: i64 = 0
        slot: i64
        for slot in range(MERLIN_DIE + 1):
            face = state.cells[die_at(seat, slot)]
            bit: i64 = 1 << face
            action = self.chosen
            if slot != chosen:
                if slot < OWN_DICE and seen & bit != 0:
                    continue
                seen |= bit
                action = self.die
            if face > 1:
                out.add(pack(action, slot, face, face - 1))
            if 0 < face < 6:
                out.add(pack(action, slot, face, face + 1))

    def _offer_pieces(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        """Any good, or a marker into any principality."""
        kind: i64
        colour: i64
        for kind in range(GOOD_KINDS):
            for colour in range(COLOURS):
                if available(rules, state, kind, colour):
                    out.add(pack(self.good, kind, colour))
        if state.cells[MARKER + seat] > 0:
            for colour in range(COLOURS):
                out.add(pack(self.marker, colour))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == self.die or kind == self.chosen:
            self._pay(state, seat, FOR_A_DIE)
            die = field(action, DECREE_DIE_DIE)
            face = field(action, DECREE_DIE_NEW_FACE)
            state.cells[die_at(seat, die)] = face
            tell(state, self.turned, seat, die, field(action, DECREE_DIE_FACE), face)
        elif kind == self.good:
            self._pay(state, seat, FOR_A_PIECE)
            claim(rules, state, seat, field(action, DECREE_CLAIM_GOOD), field(action, DECREE_CLAIM_COLOUR))
        elif kind == self.marker:
            self._pay(state, seat, FOR_A_PIECE)
            place_marker(rules, state, seat, field(action, DECREE_MARKER_COLOUR))
        else:
            self._pay(state, seat, FOR_POINTS)
            rules.gain(state, seat, POINTS_FOR_THREE, self.reason)

    def _pay(self, state: State, seat: i64, count: i64) -> None:
        state.cells[self.decrees.held + seat] -= count
        state.cells[self.decrees.spent] += count
        tell(state, self.spent, seat, count)
