"""Allies who change dice and moves: Tristram, Gawain and Bors (KNIGHT-3, 5, 10)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import die_at
from merlin_bigbox.engine.base.fields import MOVE_DIE
from merlin_bigbox.engine.base.movement import can_enter, put_figure
from merlin_bigbox.engine.base.names import COLOURS, DICE_SLOTS, F_ARRIVED, KNIGHT_FIGURE, OWN_DICE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameChange, FreeAction
from merlin_bigbox.engine.core.packed import field, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.knights.allies import BORS, GAWAIN, TRISTRAM, Allies
from merlin_bigbox.modules.knights.fields import BORS_COLOUR, TRISTRAM_DIE, TRISTRAM_FACE, TRISTRAM_NEW_FACE


def turn_die(state: State, seat: i64, action: i64, changed: i64) -> None:
    """Carry out an action `<ally> <die> <old face> <new face>`."""
    die = field(action, TRISTRAM_DIE)
    face = field(action, TRISTRAM_NEW_FACE)
    state.cells[die_at(seat, die)] = face
    tell(state, changed, seat, die, field(action, TRISTRAM_FACE), face)


class Tristram(FreeAction):
    """Change one unused die of one's own colour by 1 or 2, within 1 to 6 (KNIGHT-3)."""

    def __init__(self, allies: Allies, action: int, changed: int) -> None:
        self.allies = allies
        self.action: i64 = action
        self.changed: i64 = changed

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if not self.allies.ready(state, seat, TRISTRAM):
            return
        slot: i64
        new: i64
        for slot in range(OWN_DICE):
            face = state.cells[die_at(seat, slot)]
            if face > 0:
                for new in range(face - 2, face + 3):
                    if new != face and 1 <= new <= 6:
                        out.add(pack(self.action, slot, face, new))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.allies.spend(state, seat, TRISTRAM)
        turn_die(state, seat, action, self.changed)


class Gawain(FreeAction):
    """Set one's unused Merlin or Arthur die to any face: all dice behind those of one's own colour (KNIGHT-5)."""

    def __init__(self, allies: Allies, action: int, changed: int) -> None:
        self.allies = allies
        self.action: i64 = action
        self.changed: i64 = changed

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if not self.allies.ready(state, seat, GAWAIN):
            return
        slot: i64
        new: i64
        for slot in range(OWN_DICE, DICE_SLOTS):
            face = state.cells[die_at(seat, slot)]
            if face > 0:
                for new in range(1, 7):
                    if new != face:
                        out.add(pack(self.action, slot, face, new))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        self.allies.spend(state, seat, GAWAIN)
        turn_die(state, seat, action, self.changed)


class Bors(FrameChange):
    """Ignore the chosen die of one's own colour and put the knight on any principality space (KNIGHT-10).

    The die is used all the same. What the die is counts, not whom it would move, and a move without a die is no die.
    """

    def __init__(self, allies: Allies, action: int) -> None:
        self.allies = allies
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        if field(frame, MOVE_DIE) < OWN_DICE and self.allies.ready(state, seat_of(frame), BORS):
            principality: i64
            for principality in range(COLOURS):
                if can_enter(rules, state, principality * 4):
                    out.add(pack(self.action, principality))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> i64:
        seat = seat_of(frame)
        position = field(action, BORS_COLOUR) * 4
        self.allies.spend(state, seat, BORS)
        state.cells[die_at(seat, field(frame, MOVE_DIE))] = 0
        put_figure(state, seat, KNIGHT_FIGURE, position)
        return pack(F_ARRIVED, seat, KNIGHT_FIGURE, position)
