"""Completing mission cards: when the requirements are met, and what it brings (BASE-50, 53, 62)."""

from __future__ import annotations

from merlin.engine.base.cards import discard
from merlin.engine.base.cells import (
    COMPLETED,
    GOODS,
    GOODS_OF_SEAT,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    MARKERS,
    MISSIONS_USED,
    OWED,
    VASSAL,
)
from merlin.engine.base.flags import use_flag
from merlin.engine.base.goods import goods_of, markers_of
from merlin.engine.base.names import (
    A_FLAG_MISSIONS,
    A_MISSION,
    COLOURS,
    E_COMPLETED,
    FLAG,
    MISSIONS,
    NEED_ANY_GOOD,
    NEED_GOOD,
    NEED_INFLUENCE,
    NEED_INFLUENCE_ANY,
    NEED_TWO_VASSALS_IN,
    NEED_VASSAL_IN,
    R_MISSION,
    R_MISSIONS_FLAG,
    VASSALS,
)
from merlin.engine.base.tables import Tables
from merlin.engine.core.arrays import i64, vec
from merlin.engine.core.choices import Choices
from merlin.engine.core.hooks import FreeAction
from merlin.engine.core.packed import field, kind_of, pack
from merlin.engine.core.ruleset import Ruleset, tell
from merlin.engine.core.state import State


def met(needs: vec[i64], first: i64, end: i64, state: State, seat: i64) -> bool:
    """Whether the seat meets all requirements, no piece serving two of them (BASE-53)."""
    index: i64
    vassal_needs: i64 = 0
    for index in range(first, end):
        need = needs[index]
        form = need & 255
        if form == NEED_GOOD:
            if not _enough_of_colour(needs, first, end, state, seat, need):
                return False
        elif form == NEED_ANY_GOOD:
            kind = (need >> 16) & 255
            if goods_of(state, seat, kind) < _count_of_kind(needs, first, end, kind):
                return False
        elif form == NEED_INFLUENCE:
            colour = (need >> 8) & 255
            if state.cells[MARKERS + seat * COLOURS + colour] < _count(needs, first, end, need):
                return False
        elif form == NEED_INFLUENCE_ANY:
            if markers_of(state, seat) < _count_of_markers(needs, first, end):
                return False
        else:
            vassal_needs += 1
    return vassal_needs == 0 or _vassals_met(needs, first, end, state, seat, 0)


def _enough_of_colour(needs: vec[i64], first: i64, end: i64, state: State, seat: i64, need: i64) -> bool:
    kind = (need >> 16) & 255
    owned = state.cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + ((need >> 8) & 255)]
    return owned > 0 and owned >= _count(needs, first, end, need)


def _count(needs: vec[i64], first: i64, end: i64, need: i64) -> i64:
    """How often the very same requirement is on the card."""
    count: i64 = 0
    index: i64
    for index in range(first, end):
        if needs[index] == need:
            count += 1
    return count


def _count_of_kind(needs: vec[i64], first: i64, end: i64, kind: i64) -> i64:
    """How many requirements of the card take a good of the kind, of a given colour or any."""
    count: i64 = 0
    index: i64
    for index in range(first, end):
        form = needs[index] & 255
        if (form == NEED_GOOD or form == NEED_ANY_GOOD) and (needs[index] >> 16) & 255 == kind:
            count += 1
    return count


def _count_of_markers(needs: vec[i64], first: i64, end: i64) -> i64:
    """How many requirements of the card take a marker."""
    count: i64 = 0
    index: i64
    for index in range(first, end):
        form = needs[index] & 255
        if form == NEED_INFLUENCE or form == NEED_INFLUENCE_ANY:
            count += 1
    return count


def _vassals_met(needs: vec[i64], index: i64, end: i64, state: State, seat: i64, used: i64) -> bool:
    """Whether the vassals not yet used (a bit each) meet the requirements from `index` on."""
    while index < end and needs[index] & 255 < NEED_VASSAL_IN:
        index += 1
    if index >= end:
        return True
    need = needs[index]
    form = need & 255
    cells = state.cells
    at = VASSAL + seat * VASSALS
    place = ((need >> 8) & 255) + 1
    one: i64
    other: i64
    if form == NEED_VASSAL_IN:
        one = (need >> 24) & 255
        bit: i64 = 1 << one
        return (
            used & bit == 0 and cells[at + one] == place and _vassals_met(needs, index + 1, end, state, seat, used | bit)
        )
    for one in range(VASSALS):
        for other in range(one + 1, VASSALS):
            pair: i64 = (1 << one) | (1 << other)
            if used & pair != 0 or cells[at + one] == 0 or cells[at + one] != cells[at + other]:
                continue
            if form == NEED_TWO_VASSALS_IN:
                if cells[at + one] != place:
                    continue
            elif pair != (1 << ((need >> 24) & 255)) | (1 << ((need >> 32) & 255)):
                continue
            if _vassals_met(needs, index + 1, end, state, seat, used | pair):
                return True
    return False


def complete(tables: Tables, rules: Ruleset, state: State, seat: i64, card: i64) -> None:
    """Points as printed, the card to the discard pile, a new one owed at the end of the turn (BASE-50, BASE-51)."""
    discard(state, seat, card)
    state.cells[OWED] += 1
    tell(state, E_COMPLETED, seat, card)
    rules.gain(state, seat, tables.card_points[card], R_MISSION)
    for listener in rules.listeners:
        listener.card_completed(rules, state, seat, card)


class CompleteMission(FreeAction):
    """One card a turn; a second one with the Missions flag, which cannot count for it (BASE-50, BASE-62)."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        if cells[COMPLETED] == 0:
            self._offer(state, seat, A_MISSION, out)
            return
        if cells[MISSIONS_USED] != 0:
            return
        flag = GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + self.tables.flag_colour[MISSIONS]
        if cells[flag] > 0:
            cells[flag] -= 1
            self._offer(state, seat, A_FLAG_MISSIONS, out)
            cells[flag] += 1

    def _offer(self, state: State, seat: i64, kind: i64, out: Choices) -> None:
        cells = state.cells
        tables = self.tables
        needs = tables.needs
        starts = tables.first_need
        first = HAND + seat * HAND_ROOM
        slot: i64
        for slot in range(first, first + cells[HAND_SIZE + seat]):
            card = cells[slot] - 1
            if met(needs, starts[card], starts[card + 1], state, seat):
                out.add(pack(kind, card))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        if kind_of(action) == A_FLAG_MISSIONS:
            use_flag(self.tables, state, seat, MISSIONS)
            state.cells[MISSIONS_USED] = 1
            complete(self.tables, rules, state, seat, field(action, 1))
            rules.gain(state, seat, 2, R_MISSIONS_FLAG)
        else:
            state.cells[COMPLETED] = 1
            complete(self.tables, rules, state, seat, field(action, 1))
