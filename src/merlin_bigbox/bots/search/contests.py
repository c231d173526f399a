"""What the contests for territories and principalities are worth to a seat; compiled."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.engine.base.cells import BUILT, CELLS, GRAIL, MARKERS, TILE
from merlin_bigbox.engine.base.environs import territory
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.hooks import PRIZE_BITS, STRENGTH_BITS
from merlin_bigbox.engine.core.ruleset import SEATS, Ruleset
from merlin_bigbox.engine.core.state import State

POINT: Final = 1000
OWNER: Final = 8
"""How many bits tell whose manor stands on a tile; above them stands how much it counts."""
UNKNOWN: Final = -1


class Contests:
    """Values contests for one seat. Territories never change during a game, so `prepare` computes them once."""

    def __init__(self, rules: Ruleset, tables: Tables, weights: Weights) -> None:
        self.rules = rules
        self.tables = tables
        self.weights = weights
        self.seat: i64 = 0
        self.all_turns: i64 = tables.dice * LAST_ROUND
        self.thins = tables.manors_leave
        # What a point of somebody else counts against one's own.
        self.rivals: i64 = weights.rivals // (rules.players - 1)
        self.tiles: vec[i64] = zeros(CELLS)
        self.territory_of: vec[i64] = zeros(CELLS)
        self.territory_size: vec[i64] = zeros(CELLS)
        self.territories: i64 = 0
        self.manors: vec[i64] = zeros(CELLS * SEATS)
        self.markers: vec[i64] = zeros(SEATS + 1)
        # The standing in the contest valued last
        self.leads = False
        self.leaders: i64 = 0
        # Most states differ in other things: what stood on the tiles and in the principalities, and what it was worth.
        self.standing: vec[i64] = zeros(CELLS)
        self.environs_now: i64 = UNKNOWN
        self.is_current = False
        self.standings: vec[i64] = zeros(COLOURS)
        self.known_standings: vec[i64] = zeros(COLOURS)
        self.influence_now: vec[i64] = zeros(COLOURS)
        self.grails: vec[i64] = zeros(COLOURS)

    def prepare(self, state: State, seat: i64) -> None:
        """From now on value games with these tiles for this seat."""
        if seat != self.seat:
            self._forget()
        self.seat = seat
        if self._knows_tiles(state):
            return
        self._forget()
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

    def _forget(self) -> None:
        """What was valued was valued for another seat, or other tiles."""
        self.is_current = False
        principality: i64
        for principality in range(COLOURS):
            self.known_standings[principality] = UNKNOWN

    def _knows_tiles(self, state: State) -> bool:
        """Whether these are the tiles seen last; remembers them."""
        known = True
        cell: i64
        for cell in range(CELLS):
            if self.tiles[cell] != state.cells[TILE + cell]:
                self.tiles[cell] = state.cells[TILE + cell]
                known = False
        return known and self.territories > 0

    def _contest(self, strengths: vec[i64], first: i64, end: i64, prize: i64, behind: i64) -> i64:
        """The value of a prize for the strongest, shared in ties; what others get counts against it."""
        most: i64 = 0
        leaders: i64 = 0
        other: i64
        for other in range(first, end):
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
        rivals = self.rivals
        share = prize if leaders == 1 else prize // leaders
        if self.leads:
            return share * POINT - share * (leaders - 1) * rivals
        return (prize * behind if mine > 0 else 0) - share * leaders * rivals

    def environs(self, state: State, until_scoring: i64, later: i64) -> i64:
        """Territories are scored at every scoring to come where manors stay (BASE-73), else at the next one."""
        weights = self.weights
        cells = state.cells
        standing = self.standing
        cell: i64
        for cell in range(self.tables.cell_count):
            stands = cells[BUILT + cell]
            if stands != 0:
                strength: i64 = 1
                for weight in self.rules.manor_weights:
                    strength += weight.extra(self.rules, state, cell)  # noqa: S610
                stands += strength << OWNER
            if standing[cell] != stands:
                standing[cell] = stands
                self.is_current = False
        if not self.is_current:
            self.environs_now = self._territories()
            self.is_current = True
        counts = POINT - weights.environs_fading * until_scoring
        # Where manors leave after a scoring, hardly anything of a lead remains.
        return self.environs_now * (counts if self.thins else counts + weights.environs_later * later) // POINT

    def _territories(self) -> i64:
        """All territories, with the manors as they stand now."""
        manors = self.manors
        total: i64 = 0
        index: i64
        for index in range(self.territories * SEATS):
            manors[index] = 0
        for index in range(self.tables.cell_count):
            stands = self.standing[index]
            if stands != 0:
                manors[self.territory_of[index] * SEATS + (stands & 255) - 1] += stands >> OWNER
        for index in range(self.territories):
            first = index * SEATS
            size = self.territory_size[index]
            total += self._contest(manors, first, first + SEATS, size, self.weights.environs_behind)
        return total

    def influence(self, state: State, turns: i64, until_scoring: i64, later: i64) -> i64:
        """Markers: what the next scoring brings, with the Grail, and what stays for the later ones (BASE-74, 75)."""
        weights = self.weights
        cells = state.cells
        seat = self.seat
        standings = self.standings
        total: i64 = 0
        grail: i64 = 0
        placed: i64 = 0
        places: i64 = 0
        principality: i64
        other: i64
        for principality in range(COLOURS):
            standing: i64 = 0
            prize: i64 = 0
            for other in range(self.rules.players):
                count = cells[MARKERS + other * COLOURS + principality]
                if count != 0:
                    prize += count
                    standing += count << (other * STRENGTH_BITS)
                    if other == seat:
                        places += 1
                        placed += count
            standings[principality] = standing + (prize << PRIZE_BITS)
        for weight in self.rules.influence_weights:
            weight.add_to(self.rules, state, standings)
        for principality in range(COLOURS):
            if standings[principality] != self.known_standings[principality]:
                self._value_principality(principality)
            total += self.influence_now[principality]
            grail = max(grail, self.grails[principality])
        fading = POINT - weights.influence_fading * until_scoring
        if cells[GRAIL] == seat + 1:
            total += grail * POINT + weights.grail * until_scoring // 8
        return (
            total * fading // POINT
            + (weights.grail_later * later if cells[GRAIL] == seat + 1 else 0)
            + places * weights.marker_later * later
            + placed * weights.marker_turns * turns // self.all_turns
        )

    def _value_principality(self, principality: i64) -> None:
        """Value a principality by its standing, and what the Grail would bring there."""
        markers = self.markers
        standing = self.standings[principality]
        self.known_standings[principality] = standing
        prize = standing >> PRIZE_BITS
        seat: i64
        for seat in range(SEATS + 1):
            markers[seat] = (standing >> (seat * STRENGTH_BITS)) & 255
        self.influence_now[principality] = self._contest(markers, 0, SEATS + 1, prize, self.weights.influence_behind)
        self.grails[principality] = prize - prize // self.leaders if self.leads else 0
