"""Allies who help with mission cards: Percival recolours a requirement, Bedivere swaps cards (KNIGHT-13, 14)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cards import add_to_hand, discard
from merlin_bigbox.engine.base.cells import DISPLAY, HAND, HAND_ROOM, HAND_SIZE, IN_DISPLAY, PLACE
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import Aid, FreeAction
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.knights.allies import BEDIVERE, PERCIVAL, Allies
from merlin_bigbox.modules.knights.fields import BEDIVERE_GIVEN, BEDIVERE_TAKEN


class Percival(Aid):
    """A tile gives one requirement of a card another colour; combined with other aids (KNIGHT-13, MIX-12)."""

    def __init__(self, allies: Allies, action: int, recoloured: int) -> None:
        self.allies = allies
        self.action: i64 = action
        self.recoloured: i64 = recoloured

    def recolours(self, rules: Ruleset, state: State, seat: i64) -> i64:
        return 1 if self.allies.ready(state, seat, PERCIVAL) else 0

    def recolour_action(self) -> i64:
        return self.action

    def spend(self, rules: Ruleset, state: State, seat: i64, requirement: i64, colour: i64) -> None:
        self.allies.spend(state, seat, PERCIVAL)
        tell(state, self.recoloured, seat, requirement, colour)


class Bedivere(FreeAction):
    """A tile swaps a card of the hand with one of the display; everybody sees both (KNIGHT-14)."""

    def __init__(self, allies: Allies, tables: Tables, action: int, swapped: int) -> None:
        self.allies = allies
        self.tables = tables
        self.action: i64 = action
        self.swapped: i64 = swapped

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if not self.allies.ready(state, seat, BEDIVERE):
            return
        cells = state.cells
        first = HAND + seat * HAND_ROOM
        slot: i64
        shown: i64
        for slot in range(first, first + cells[HAND_SIZE + seat]):
            for shown in range(DISPLAY, DISPLAY + self.tables.display):
                if cells[shown] != 0:
                    out.add(pack(self.action, cells[slot] - 1, cells[shown] - 1))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        cells = state.cells
        given = field(action, BEDIVERE_GIVEN)
        taken = field(action, BEDIVERE_TAKEN)
        self.allies.spend(state, seat, BEDIVERE)
        slot: i64 = DISPLAY
        while cells[slot] != taken + 1:
            slot += 1
        discard(state, seat, given)
        cells[slot] = given + 1
        cells[PLACE + given] = IN_DISPLAY
        add_to_hand(state, seat, taken, 1)
        tell(state, self.swapped, seat, given, taken)
