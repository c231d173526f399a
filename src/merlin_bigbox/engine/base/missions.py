"""Completing mission cards: when the requirements are met, and what it brings (BASE-50, 53, 62)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cards import discard, show
from merlin_bigbox.engine.base.cells import (
    CARDS_CLOSED,
    COMPLETED,
    GOODS,
    GOODS_OF_SEAT,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    MISSIONS_USED,
    OWED,
)
from merlin_bigbox.engine.base.fields import (
    AID_CARD,
    AID_COLOUR,
    AID_IGNORED,
    AID_RECOLOURED,
    MISSION_CARD,
    REWARD_CARD,
)
from merlin_bigbox.engine.base.flags import has_flag, use_flag
from merlin_bigbox.engine.base.names import (
    A_FLAG_MISSIONS,
    A_MISSION,
    COLOURS,
    E_COMPLETED,
    F_AID,
    F_REWARD,
    FLAG,
    MISSIONS,
    NEEDS_OF_CARD,
    R_MISSION,
    R_MISSIONS_FLAG,
)
from merlin_bigbox.engine.base.requirements import REQUIRED_COLOUR, met, names_colour, put_in_order
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, COLOUR_OF_AID, NEED_OF_AID, FrameRules, FreeAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push

AIDED: Final = "completing cards with aids"
"""The name under which other modules find the rules of completing a card with aids."""


def complete(rules: Ruleset, state: State, seat: i64, card: i64) -> None:
    """The card to the discard pile, its reward, a new one owed at the end of the turn (BASE-50, BASE-51)."""
    discard(state, seat, card)
    state.cells[OWED] += 1
    tell(state, E_COMPLETED, seat, card)
    push(state, pack(F_REWARD, seat, card))
    for listener in rules.listeners:
        listener.card_completed(rules, state, seat, card)


class Reward(FrameRules):
    """Points as printed on the card just completed: a frame of its own, so that a module can offer something else."""

    def __init__(self, tables: Tables) -> None:
        self.mode = AUTOMATIC
        self.tables = tables

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        rules.gain(state, seat_of(frame), self.tables.card_points[field(frame, REWARD_CARD)], R_MISSION)


class Aided(FrameRules):
    """A card whose requirements are not all met is completed with aids, one after the other (GOLD-3, KNIGHT-13).

    The frame keeps which requirements are ignored (a bit each) and which one has another colour. The card is shown when
    this begins, and it begins only if the seat's aids are enough.
    """

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    def _needs(self, frame: i64) -> vec[i64]:
        """The requirements that are left, with their colours of now."""
        first = self.tables.first_need[field(frame, AID_CARD)]
        end = self.tables.first_need[field(frame, AID_CARD) + 1]
        left = zeros(end - first)
        count: i64 = 0
        index: i64
        for index in range(end - first):
            if (field(frame, AID_IGNORED) >> index) & 1 == 0:
                need = self.tables.needs[first + index]
                if field(frame, AID_RECOLOURED) == index + 1:
                    need = with_field(need, REQUIRED_COLOUR, field(frame, AID_COLOUR))
                left[count] = need
                count += 1
        put_in_order(left, count)
        return left[:count]

    def is_met(self, state: State, frame: i64) -> bool:
        """Whether what is left of the requirements is met."""
        needs = self._needs(frame)
        return met(needs, 0, len(needs), state.cells, seat_of(frame))

    def can_complete(self, rules: Ruleset, state: State, frame: i64) -> bool:
        """Whether the seat's aids are enough."""
        ignores: i64 = 0
        recolours: i64 = 0
        for aid in rules.aids:
            ignores += aid.ignores(rules, state, seat_of(frame))
            recolours += aid.recolours(rules, state, seat_of(frame))
        return self._possible(state, frame, ignores, 0 if field(frame, AID_RECOLOURED) != 0 else recolours)

    def _possible(self, state: State, frame: i64, ignores: i64, recolours: i64) -> bool:
        if self.is_met(state, frame):
            return True
        count = self.tables.first_need[field(frame, AID_CARD) + 1] - self.tables.first_need[field(frame, AID_CARD)]
        index: i64
        colour: i64
        for index in range(count):
            # What has another colour is meant to be met: an aid spent on it is not wasted by ignoring it after all.
            if (field(frame, AID_IGNORED) >> index) & 1 != 0 or field(frame, AID_RECOLOURED) == index + 1:
                continue
            if ignores > 0 and self._possible(state, ignoring(frame, index), ignores - 1, recolours):
                return True
            if recolours > 0 and field(frame, AID_RECOLOURED) == 0 and self.has_colour(frame, index):
                for colour in range(COLOURS):
                    if self._possible(state, recolouring(frame, index, colour), ignores, 0):
                        return True
        return False

    def has_colour(self, frame: i64, index: i64) -> bool:
        """Whether the requirement names a colour or a principality (KNIGHT-13)."""
        return names_colour(self.tables.needs[self.tables.first_need[field(frame, AID_CARD)] + index])

    def _wanting(self, state: State, frame: i64, index: i64) -> bool:
        """Whether the requirement is unmet: by itself, or (if each is met by itself) together with the others."""
        seat = seat_of(frame)
        first = self.tables.first_need[field(frame, AID_CARD)]
        count = self.tables.first_need[field(frame, AID_CARD) + 1] - first
        if (field(frame, AID_IGNORED) >> index) & 1 != 0:
            return False
        each_met = True
        other: i64
        for other in range(count):
            if (field(frame, AID_IGNORED) >> other) & 1 == 0 and field(frame, AID_RECOLOURED) != other + 1:
                alone = met(self.tables.needs, first + other, first + other + 1, state.cells, seat)
                if other == index and not alone:
                    return True
                if not alone:
                    each_met = False
        return each_met and field(frame, AID_RECOLOURED) != index + 1

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        first = self.tables.first_need[field(frame, AID_CARD)]
        count = self.tables.first_need[field(frame, AID_CARD) + 1] - first
        ignores: i64 = 0
        recolours: i64 = 0
        for aid in rules.aids:
            ignores += aid.ignores(rules, state, seat)
            recolours += aid.recolours(rules, state, seat)
        if field(frame, AID_RECOLOURED) != 0:
            recolours = 0
        index: i64
        colour: i64
        for aid in rules.aids:
            for index in range(count):
                if not self._wanting(state, frame, index):
                    continue
                if aid.ignores(rules, state, seat) > 0 and self._possible(
                    state, ignoring(frame, index), ignores - 1, recolours
                ):
                    out.add(pack(aid.ignore_action(), index))
                if recolours == 0 or aid.recolours(rules, state, seat) == 0 or not self.has_colour(frame, index):
                    continue
                shown = field(self.tables.needs[first + index], REQUIRED_COLOUR)
                for colour in range(COLOURS):
                    if colour != shown and self._possible(state, recolouring(frame, index, colour), ignores, 0):
                        out.add(pack(aid.recolour_action(), index, colour))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        requirement = field(frame, AID_CARD) * NEEDS_OF_CARD + field(action, NEED_OF_AID)
        for aid in rules.aids:
            if kind_of(action) == aid.ignore_action():
                aid.spend(rules, state, seat_of(frame), requirement, 0)
                frame = ignoring(frame, field(action, NEED_OF_AID))
            elif kind_of(action) == aid.recolour_action():
                aid.spend(rules, state, seat_of(frame), requirement, field(action, COLOUR_OF_AID))
                frame = recolouring(frame, field(action, NEED_OF_AID), field(action, COLOUR_OF_AID))
        self.go_on(rules, state, frame)

    def go_on(self, rules: Ruleset, state: State, frame: i64) -> None:
        """Complete the card if it is met now, else ask for the next aid."""
        if self.is_met(state, frame):
            complete(rules, state, seat_of(frame), field(frame, AID_CARD))
        else:
            show(state, field(frame, AID_CARD))
            push(state, frame)


def ignoring(frame: i64, index: i64) -> i64:
    """The frame with one requirement more ignored."""
    bit: i64 = 1
    return with_field(frame, AID_IGNORED, field(frame, AID_IGNORED) | (bit << index))


def recolouring(frame: i64, index: i64, colour: i64) -> i64:
    """The frame with one requirement in another colour."""
    return with_field(with_field(frame, AID_RECOLOURED, index + 1), AID_COLOUR, colour)


class CompleteMission(FreeAction):
    """One card a turn; a second one with the Missions flag, which cannot count for it (BASE-50, BASE-62)."""

    def __init__(self, tables: Tables, aided: Aided) -> None:
        self.tables = tables
        self.aided = aided

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        if cells[CARDS_CLOSED] != 0:
            return
        if cells[COMPLETED] == 0:
            self._offer(rules, state, seat, A_MISSION, out)
            return
        if cells[MISSIONS_USED] != 0 or not has_flag(self.tables, state, seat, MISSIONS):
            return
        # The flag is returned before the second card and cannot count for it: look as if it were gone already.
        flag = GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + self.tables.flag_colour[MISSIONS]
        cells[flag] -= 1
        self._offer(rules, state, seat, A_FLAG_MISSIONS, out)
        cells[flag] += 1

    def _offer(self, rules: Ruleset, state: State, seat: i64, kind: i64, out: Choices) -> None:
        cells = state.cells
        tables = self.tables
        needs = tables.ordered_needs
        starts = tables.first_need
        first = HAND + seat * HAND_ROOM
        helps: i64 = 0
        for aid in rules.aids:
            helps += aid.ignores(rules, state, seat) + aid.recolours(rules, state, seat)
        slot: i64
        for slot in range(first, first + cells[HAND_SIZE + seat]):
            card = cells[slot] - 1
            if met(needs, starts[card], starts[card + 1], cells, seat) or (
                helps > 0
                and self._lacking(state, seat, card) <= helps
                and self.aided.can_complete(rules, state, pack(F_AID, seat, card))
            ):
                out.add(pack(kind, card))

    def _lacking(self, state: State, seat: i64, card: i64) -> i64:
        """How many requirements are unmet each by itself: so many aids are needed at least."""
        count: i64 = 0
        index: i64
        for index in range(self.tables.first_need[card], self.tables.first_need[card + 1]):
            if not met(self.tables.needs, index, index + 1, state.cells, seat):
                count += 1
        return count

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        if kind_of(action) == A_FLAG_MISSIONS:
            use_flag(self.tables, rules, state, seat, MISSIONS)
            state.cells[MISSIONS_USED] = 1
            rules.gain(state, seat, 2, R_MISSIONS_FLAG)
        else:
            state.cells[COMPLETED] = 1
        self.aided.go_on(rules, state, pack(F_AID, seat, field(action, MISSION_CARD)))
