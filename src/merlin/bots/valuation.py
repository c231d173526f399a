"""What a game is worth to a seat in the middle of play, in thousandths of a point; compiled."""

from __future__ import annotations

from typing import Final

from merlin.bots.missing import missing
from merlin.bots.weights import Weights
from merlin.engine.base.cells import (
    APPLE,
    BUILT,
    CELLS,
    DICE,
    EXCALIBUR,
    GOODS,
    GOODS_OF_SEAT,
    GRAIL,
    HAND,
    HAND_ROOM,
    HAND_SIZE,
    MANOR,
    MARKERS,
    STAFF,
    TRAITORS,
    VASSAL,
)
from merlin.engine.base.environs import territory
from merlin.engine.base.names import COLOURS, DICE_SLOTS, FLAG, MATERIAL, REPEL, SHIELD, VASSALS
from merlin.engine.base.rounds import LAST_ROUND
from merlin.engine.base.tables import Tables
from merlin.engine.core.arrays import i64, vec, zeros
from merlin.engine.core.ruleset import POINTS, ROUND, SEATS, Ruleset
from merlin.engine.core.state import State

POINT: Final = 1000
TURNS_A_ROUND: Final = 4
ALL_TURNS: Final = TURNS_A_ROUND * LAST_ROUND


class Valuation:
    """Values states for one seat. Territories never change in a game: `prepare` looks at them once."""

    def __init__(self, rules: Ruleset, tables: Tables, weights: Weights) -> None:
        self.rules = rules
        self.tables = tables
        self.weights = weights
        self.seat: i64 = 0
        self.turns: i64 = 0
        self.until_scoring: i64 = 0
        self.later: i64 = 0
        self.territory_of: vec[i64] = zeros(CELLS)
        self.territory_size: vec[i64] = zeros(CELLS)
        self.territories: i64 = 0
        self.manors: vec[i64] = zeros(CELLS * SEATS)
        self.markers: vec[i64] = zeros(SEATS)
        # How the contest looked at last stands
        self.leads = False
        self.leaders: i64 = 0

    def prepare(self, state: State, seat: i64) -> None:
        """From now on value games with these tiles for this seat."""
        self.seat = seat
        self.territories = 0
        seen = zeros(CELLS)
        cell: i64
        start: i64
        for start in range(self.tables.cell_count):
            if seen[start] == 0:
                tiles = territory(self.tables, state, start, seen)
                size: i64 = 0
                for cell in range(self.tables.cell_count):
                    if tiles[cell] != 0:
                        size += 1
                        self.territory_of[cell] = self.territories
                self.territory_size[self.territories] = size
                self.territories += 1

    def value(self, state: State) -> i64:
        """The expected points of the seat at the end, as far as they can be foreseen."""
        cells = state.cells
        seat = self.seat
        number = cells[ROUND]
        dice: i64 = 0
        slot: i64
        for slot in range(DICE + seat * DICE_SLOTS, DICE + seat * DICE_SLOTS + DICE_SLOTS):
            if cells[slot] > 0:
                dice += 1
        self.turns = dice + TURNS_A_ROUND * (LAST_ROUND - number)
        self.until_scoring = dice + TURNS_A_ROUND * (number % 2)
        self.later = LAST_ROUND // 2 - (number + 1) // 2
        return (
            cells[POINTS + seat] * POINT
            + self._environs(cells)
            + self._influence(cells)
            + self._vassals(cells)
            + self._shields_and_traitors(cells)
            + self._other_goods(cells)
            + self._hand(cells)
        )

    def _contest(self, strengths: vec[i64], first: i64, prize: i64, behind: i64) -> i64:
        """What a prize for the strongest is worth, ties dividing it; what others get counts against it."""
        most: i64 = 0
        leaders: i64 = 0
        other: i64
        for other in range(first, first + SEATS):
            if strengths[other] > most:
                most = strengths[other]
                leaders = 1
            elif strengths[other] == most:
                leaders += 1
        mine = strengths[first + self.seat]
        self.leads = mine > 0 and mine == most
        self.leaders = leaders
        if most == 0:
            return 0
        rivals = self.weights.rivals // (self.rules.players - 1)
        share = prize // leaders
        if self.leads:
            return share * POINT - share * (leaders - 1) * rivals
        return (prize * behind if mine > 0 else 0) - share * leaders * rivals

    def _environs(self, cells: vec[i64]) -> i64:
        """Territories are scored at every scoring to come: manors stay (BASE-73)."""
        weights = self.weights
        manors = self.manors
        index: i64
        for index in range(self.territories * SEATS):
            manors[index] = 0
        cell: i64
        for cell in range(self.tables.cell_count):
            owner = cells[BUILT + cell]
            if owner != 0:
                manors[self.territory_of[cell] * SEATS + owner - 1] += 1
        total: i64 = 0
        for index in range(self.territories):
            total += self._contest(manors, index * SEATS, self.territory_size[index], weights.environs_behind)
        counts = POINT - weights.environs_fading * self.until_scoring + weights.environs_later * self.later
        return total * counts // POINT

    def _influence(self, cells: vec[i64]) -> i64:
        """Markers: what the next scoring brings, with the Grail, and what stays for the later ones (BASE-74, 75)."""
        weights = self.weights
        seat = self.seat
        markers = self.markers
        total: i64 = 0
        grail: i64 = 0
        placed: i64 = 0
        places: i64 = 0
        principality: i64
        other: i64
        for principality in range(COLOURS):
            prize: i64 = 0
            for other in range(self.rules.players):
                markers[other] = cells[MARKERS + other * COLOURS + principality]
                prize += markers[other]
            if markers[seat] > 0:
                places += 1
                placed += markers[seat]
            total += self._contest(markers, 0, prize, weights.influence_behind)
            if self.leads:
                grail = max(grail, prize - prize // self.leaders)
        fading = POINT - weights.influence_fading * self.until_scoring
        if cells[GRAIL] == seat + 1:
            total += grail * POINT + weights.grail * self.until_scoring // 8
        return (
            total * fading // POINT
            + (weights.grail_later * self.later if cells[GRAIL] == seat + 1 else 0)
            + places * weights.marker_later * self.later
            + placed * weights.marker_turns * self.turns // ALL_TURNS
        )

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
        total = shields * (POINT // 3 + weights.shield * self.turns // ALL_TURNS)
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
            flags * (POINT // 3 + weights.flag * turns // ALL_TURNS)
            + abilities * weights.flag_ability * soon // 8
            + materials * (POINT // 3 + weights.material * turns // ALL_TURNS)
            + usable * weights.material_to_build * soon // 8
            + cells[APPLE + seat] * (POINT + weights.apple * soon // 8)
            + cells[STAFF + seat] * (2 * POINT + weights.staff * soon // 8)
        )

    def _hand(self, cells: vec[i64]) -> i64:
        """Mission cards by what they lack; cards still to be drawn count as an average one."""
        weights = self.weights
        tables = self.tables
        first = HAND + self.seat * HAND_ROOM
        size = cells[HAND_SIZE + self.seat]
        soon = min(8, self.turns)
        total: i64 = 0
        slot: i64
        for slot in range(first, first + size):
            card = cells[slot] - 1
            lacking = missing(tables.needs, tables.first_need[card], tables.first_need[card + 1], cells, self.seat)
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
