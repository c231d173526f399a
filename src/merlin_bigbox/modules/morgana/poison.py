"""Poisoned apples: swapping the values of two unused dice (MORGANA-5)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import die_at
from merlin_bigbox.engine.base.movement import pending_die
from merlin_bigbox.engine.base.names import DICE_SLOTS, NO_DIE, OWN_DICE
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules, FreeAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.morgana.fields import (
    POISON_DIE,
    POISON_FACE,
    POISON_GIVEN,
    POISON_HERS,
    POISON_MINE,
    POISON_MORGANA_FACE,
    POISON_SWAP_DIE,
    POISON_SWAP_FACE,
    POISON_SWAP_SEAT,
)
from merlin_bigbox.modules.morgana.kitchen import Kitchen


def first_of_its_face(state: State, seat: i64, slot: i64) -> bool:
    """Whether no own-colour die before this one shows the same: equal ones are one choice."""
    if slot >= OWN_DICE:
        return True
    cells = state.cells
    other: i64
    for other in range(slot):
        if cells[die_at(seat, other)] == cells[die_at(seat, slot)]:
            return False
    return True


class PoisonedApple(FreeAction):
    """In a window of a later turn than it was gained; first the die of one's own side is chosen (MORGANA-5).

    That is an unused die of one's own, or the Morgana die that one has chosen this turn and not yet used: before that
    it is nobody's. Equal dice are one choice; the die already chosen for a move is a choice of its own (BASE-22).
    """

    def __init__(self, kitchen: Kitchen, own: int, chosen: int, morgana: int) -> None:
        self.kitchen = kitchen
        self.own: i64 = own
        self.chosen: i64 = chosen
        self.morgana: i64 = morgana

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        kitchen = self.kitchen
        cells = state.cells
        if cells[kitchen.apples + seat] - cells[kitchen.fresh] <= 0:
            return
        # A swap has to change something (BASE-21): somebody else's unused dice have to show another face.
        there = shown_by_others(rules, state, seat)
        if there == 0:
            return
        pending = pending_die(state)
        seen: i64 = 1
        slot: i64
        for slot in range(DICE_SLOTS):
            face = cells[die_at(seat, slot)]
            if face == 0 or there == 1 << face:
                continue
            if slot == pending:
                out.add(pack(self.chosen, slot, face))
            elif slot >= OWN_DICE or (seen >> face) & 1 == 0:
                out.add(pack(self.own, slot, face))
                if slot < OWN_DICE:
                    seen |= 1 << face
        self.offer_morgana(state, seat, there, out)

    def offer_morgana(self, state: State, seat: i64, there: i64, out: Choices) -> None:
        """Write the Morgana dice that count as the seat's own; `there` are the faces that others show."""
        chosen = state.cells[self.kitchen.chosen]
        if chosen != 0:
            face = state.cells[self.kitchen.dice + chosen - 1]
            if there != 1 << face:
                out.add(pack(self.morgana, face))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        if kind_of(action) == self.morgana:
            face = field(action, POISON_MORGANA_FACE)
            die = self.morgana_die(state, face)
            push(state, pack(self.kitchen.f_poison, seat, NO_DIE, face, die))
        else:
            push(state, pack(self.kitchen.f_poison, seat, field(action, POISON_DIE), field(action, POISON_FACE)))

    def morgana_die(self, state: State, face: i64) -> i64:
        """Which of the Morgana dice it is."""
        return state.cells[self.kitchen.chosen] - 1


def shown_by_others(rules: Ruleset, state: State, seat: i64) -> i64:
    """The faces of the unused dice of all other seats, a bit each."""
    cells = state.cells
    faces: i64 = 0
    other: i64
    slot: i64
    for other in range(rules.players):
        if other != seat:
            for slot in range(DICE_SLOTS):
                face = cells[die_at(other, slot)]
                if face > 0:
                    faces |= 1 << face
    return faces


class Swap(FrameRules):
    """The other die: an unused one of another player that shows something else (MORGANA-5)."""

    def __init__(self, kitchen: Kitchen, action: int, swapped: int) -> None:
        super().__init__()
        self.kitchen = kitchen
        self.action: i64 = action
        self.swapped: i64 = swapped

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        given = field(frame, POISON_GIVEN)
        other: i64
        slot: i64
        for other in range(rules.players):
            for slot in range(DICE_SLOTS):
                face = state.cells[die_at(other, slot)]
                if other != seat and face > 0 and face != given and first_of_its_face(state, other, slot):
                    out.add(pack(self.action, other, slot, face))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        kitchen = self.kitchen
        cells = state.cells
        slot = field(frame, POISON_MINE)
        mine = kitchen.dice + field(frame, POISON_HERS) if slot == NO_DIE else die_at(seat, slot)
        given = field(frame, POISON_GIVEN)
        taken = field(action, POISON_SWAP_FACE)
        other = field(action, POISON_SWAP_SEAT)
        cells[mine] = taken
        cells[die_at(other, field(action, POISON_SWAP_DIE))] = given
        cells[kitchen.apples + seat] -= 1
        cells[kitchen.apple_supply] += 1
        tell(state, self.swapped, seat, given, other, taken)
