"""Static valuation of a position for a seat, in thousandths of a point; compiled."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.frozen.merlin_2026.search.contests import POINT, Contests
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.engine.base.cells import (
    APPLE,
    EXCALIBUR,
    GOODS,
    GOODS_OF_SEAT,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    MANOR,
    STAFF,
    TRAITORS,
    VASSAL,
    die_at,
)
from merlin_bigbox.engine.base.names import COLOURS, DICE_SLOTS, FLAG, MATERIAL, REPEL, SHIELD, VASSALS
from merlin_bigbox.engine.base.requirements import missing
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State

PARTS: Final = ("points", "environs", "influence", "vassals", "shields", "goods", "missions", "modules")
"""The parts of a value."""


class Valuation:
    """Values states for the seat given to `prepare`."""

    def __init__(self, rules: Ruleset, tables: Tables, weights: Weights) -> None:
        self.rules = rules
        self.tables = tables
        self.weights = weights
        self.seat: i64 = 0
        self.turns: i64 = 0
        self.until_scoring: i64 = 0
        self.later: i64 = 0
        self.contests = Contests(rules, tables, weights)
        self.turns_a_round: i64 = tables.dice
        self.all_turns: i64 = tables.dice * LAST_ROUND

    def prepare(self, state: State, seat: i64) -> None:
        """From now on value games with these tiles for this seat."""
        self.seat = seat
        self.contests.prepare(state, seat)

    def value(self, state: State) -> i64:
        """The seat's expected points at the end of the game."""
        cells = state.cells
        self._look_at_time(cells)
        return (
            cells[POINTS + self.seat] * POINT
            + self._modules(state)
            + self.contests.environs(state, self.until_scoring, self.later)
            + self.contests.influence(state, self.turns, self.until_scoring, self.later)
            + self._vassals(cells)
            + self._shields_and_traitors(cells)
            + self._other_goods(cells)
            + self._hand(cells)
        )

    def fill_parts(self, state: State, parts: vec[i64], first: i64) -> None:
        """Write the parts of the value into `parts`, in the order of PARTS."""
        cells = state.cells
        self._look_at_time(cells)
        parts[first] = cells[POINTS + self.seat] * POINT
        parts[first + 1] = self.contests.environs(state, self.until_scoring, self.later)
        parts[first + 2] = self.contests.influence(state, self.turns, self.until_scoring, self.later)
        parts[first + 3] = self._vassals(cells)
        parts[first + 4] = self._shields_and_traitors(cells)
        parts[first + 5] = self._other_goods(cells)
        parts[first + 6] = self._hand(cells)
        parts[first + 7] = self._modules(state)

    def _look_at_time(self, cells: vec[i64]) -> None:
        """How many turns and scorings are left."""
        number = cells[ROUND]
        dice: i64 = 0
        slot: i64
        for slot in range(die_at(self.seat, 0), die_at(self.seat, 0) + DICE_SLOTS):
            if cells[slot] > 0:
                dice += 1
        self.turns = dice + self.turns_a_round * (LAST_ROUND - number)
        self.until_scoring = dice + self.turns_a_round * (number % 2)
        self.later = LAST_ROUND // 2 - (number + 1) // 2

    def _modules(self, state: State) -> i64:
        """What the pieces of modules are worth, by their own estimates."""
        total: i64 = 0
        for estimate in self.rules.frozen_estimates:
            total += estimate.worth(self.rules, state, self.seat, self.turns, self.until_scoring)
        return total

    def _vassals(self, cells: vec[i64]) -> i64:
        """A point each at every scoring, unless sent home before (BASE-76)."""
        weights = self.weights
        each = POINT - weights.vassal_fading * self.until_scoring + weights.vassal_later * self.later
        total: i64 = 0
        index: i64
        own = VASSAL + self.seat * VASSALS
        for index in range(VASSAL, VASSAL + self.rules.players * VASSALS):
            if cells[index] != 0:
                total += each if own <= index < own + VASSALS else -weights.vassal_of_others
        return total

    def _shields_and_traitors(self, cells: vec[i64]) -> i64:
        """Shields against one's own traitors; Excalibur rewards a clean castle (BASE-70, 71)."""
        weights = self.weights
        seat = self.seat
        uncovered: i64 = 0
        largest: i64 = 0
        shields: i64 = 0
        colours: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            owned = cells[GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS + colour]
            left = cells[TRAITORS + seat * COLOURS + colour] - owned
            shields += owned
            if left > 0:
                uncovered += left
                largest = max(largest, left)
            elif left < 0:
                colours += 1
        repel = self.tables.flag_colour[REPEL]
        if repel < COLOURS and cells[GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + repel] > 0:
            uncovered -= largest
        total = shields * (POINT // 3 + weights.shield * self.turns // self.all_turns)
        if self.later > 0:
            total += colours * weights.shield_of_new_colour
        total -= uncovered * 3 * (POINT - weights.traitor_hope * self.until_scoring)
        if cells[EXCALIBUR] == seat + 1:
            reward = 3 * (POINT - weights.excalibur_fading * self.until_scoring)
            total += weights.excalibur_later * self.later
            total += reward if uncovered == 0 else reward * self.until_scoring // 16
        return total

    def _other_goods(self, cells: vec[i64]) -> i64:
        """Flags, materials, apples and staffs: what they bring at the end, and the turns left to use them."""
        weights = self.weights
        seat = self.seat
        turns = self.turns
        flags: i64 = 0
        abilities: i64 = 0
        materials: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            flag = cells[GOODS + seat * GOODS_OF_SEAT + FLAG * COLOURS + colour]
            flags += flag
            if flag > 0:
                abilities += 1
            materials += cells[GOODS + seat * GOODS_OF_SEAT + MATERIAL * COLOURS + colour]
        usable = min(cells[MANOR + seat], materials)
        usable = min(usable, 1 + turns // 4)
        soon = min(8, turns)
        return (
            flags * (POINT // 3 + weights.flag * turns // self.all_turns)
            + abilities * weights.flag_ability * soon // 8
            + materials * (POINT // 3 + weights.material * turns // self.all_turns)
            + usable * weights.material_to_build * soon // 8
            + cells[APPLE + seat] * (POINT + weights.apple * soon // 8)
            + cells[STAFF + seat] * (2 * POINT + weights.staff * soon // 8)
        )

    def _hand(self, cells: vec[i64]) -> i64:
        """Mission cards by how many requirements are missing; cards still to be drawn count as average."""
        weights = self.weights
        tables = self.tables
        first = HAND + self.seat * HAND_ROOM
        size = cells[HAND_SIZE + self.seat]
        soon = min(8, self.turns)
        total: i64 = 0
        slot: i64
        for slot in range(first, first + size):
            card = cells[slot] - 1
            lacking = missing(
                tables.ordered_needs, tables.first_need[card], tables.first_need[card + 1], cells, self.seat
            )
            points = tables.card_points[card]
            if lacking == 0:
                # Worth its points even after the last die: it can be completed before the turn ends.
                total += points * weights.card_complete * (8 + soon) // 16
            elif lacking == 1:
                total += points * weights.card_lacks_one * soon // 8
            elif lacking == 2:
                total += points * weights.card_lacks_two * soon // 8
            else:
                total += points * weights.card_lacks_three * soon // 8
        if size < tables.hand:
            total += (tables.hand - size) * weights.card_drawn * soon // 8
        return total
