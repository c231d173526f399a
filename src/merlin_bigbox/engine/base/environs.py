"""The environs: building manors, towers, and the territories of the scoring (BASE-43 … 45, BASE-73)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import BUILT, CELLS, GOODS, GOODS_OF_SEAT, MANOR, TILE
from merlin_bigbox.engine.base.fields import (
    BUILD_CELL,
    BUILD_COLOUR,
    CLAIM_COLOUR,
    CLAIM_GOOD,
    MARKER_COLOUR,
    TOWER_BARRED,
    TOWER_TIMES,
)
from merlin_bigbox.engine.base.goods import claim, give_back, offer_claims, offer_markers, place_marker
from merlin_bigbox.engine.base.names import (
    A_BUILD,
    A_CLAIM,
    A_DECLINE,
    COLOURS,
    E_BUILT,
    E_MAJORITY,
    E_TERRITORY,
    F_TOWER,
    FLAG,
    MATERIAL,
    R_ENVIRONS,
    SHIELD,
)
from merlin_bigbox.engine.base.tables import DIRECTIONS, NOWHERE, Tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules, SpaceAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import SEATS, Ruleset, tell
from merlin_bigbox.engine.core.state import State, push


class BuildSpace(SpaceAction):
    """Return a material of a colour that the tile accepts and put a manor on it (BASE-43, BASE-44)."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    def _materials(self, state: State, seat: i64) -> i64:
        """The colours of the seat's materials, a bit each."""
        cells = state.cells
        first = GOODS + seat * GOODS_OF_SEAT + MATERIAL * COLOURS
        found: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if cells[first + colour] > 0:
                found |= 1 << colour
        return found

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        materials = self._materials(state, seat)
        if materials == 0 or cells[MANOR + seat] == 0:
            return
        accepted = self.tables.accepted
        cell: i64
        colour: i64
        for cell in range(self.tables.cell_count):
            usable = accepted[cell] & materials
            if usable != 0 and cells[BUILT + cell] == 0:
                for colour in range(COLOURS):
                    if (usable >> colour) & 1 != 0:
                        out.add(pack(A_BUILD, cell, colour))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        build(self.tables, rules, state, seat, field(action, BUILD_CELL))
        give_back(rules, state, seat, MATERIAL, field(action, BUILD_COLOUR))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        cells = state.cells
        materials = self._materials(state, seat)
        if cells[MANOR + seat] == 0:
            return False
        cell: i64
        for cell in range(self.tables.cell_count):
            if self.tables.accepted[cell] & materials != 0 and cells[BUILT + cell] == 0:
                return True
        return False


def build(tables: Tables, rules: Ruleset, state: State, seat: i64, cell: i64) -> None:
    """Put a manor on a free tile; a tower offers its bonus (BASE-45), and so do tiles that modules bring."""
    cells = state.cells
    cells[MANOR + seat] -= 1
    cells[BUILT + cell] = seat + 1
    tell(state, E_BUILT, seat, cell)
    kind = cells[TILE + cell] - 1
    if tables.tower[kind] == 1:
        push(state, pack(F_TOWER, seat, 1, 0))
    elif tables.bonus[kind] != 0:
        push(state, pack(tables.bonus[kind], seat, kind))
    for listener in rules.listeners:
        listener.manor_built(rules, state, seat, cell)


def manor_home(rules: Ruleset, state: State, cell: i64) -> None:
    """The manor on this tile goes back to its owner's supply."""
    cells = state.cells
    seat = cells[BUILT + cell] - 1
    cells[BUILT + cell] = 0
    cells[MANOR + seat] += 1
    for listener in rules.listeners:
        listener.manor_left(rules, state, seat, cell)


class Tower(FrameRules):
    """A shield or a flag of any colour, or a marker into any principality, if one likes (BASE-45).

    The frame says how often, and which principality may not be chosen again (KNIGHT-11).
    """

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        barred = field(frame, TOWER_BARRED)
        offer_claims(rules, state, SHIELD, barred, out)
        offer_claims(rules, state, FLAG, barred, out)
        offer_markers(state, seat, barred, out)
        out.add(pack(A_DECLINE))
        rules.window(state, seat, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if rules.took_free_action(state, frame, action):
            return
        seat = seat_of(frame)
        if kind_of(action) == A_DECLINE:
            return
        claimed = kind_of(action) == A_CLAIM
        principality = field(action, CLAIM_COLOUR) if claimed else field(action, MARKER_COLOUR)
        if field(frame, TOWER_TIMES) > 1:
            push(state, pack(F_TOWER, seat, field(frame, TOWER_TIMES) - 1, principality + 1))
        if claimed:
            claim(rules, state, seat, field(action, CLAIM_GOOD), principality)
        else:
            place_marker(rules, state, seat, principality)


def territory(tables: Tables, state: State, start: i64, seen: vec[i64]) -> vec[i64]:
    """The cells of the territory that `start` belongs to, as marks of 1; `seen` is marked too (BASE-73)."""
    cells = state.cells
    terrain = tables.terrain[cells[TILE + start] - 1]
    found = zeros(CELLS)
    pending = zeros(CELLS)
    pending[0] = start
    count: i64 = 1
    found[start] = 1
    seen[start] = 1
    direction: i64
    while count > 0:
        count -= 1
        cell = pending[count]
        for direction in range(DIRECTIONS):
            other = tables.around[cell * DIRECTIONS + direction]
            if other != NOWHERE and found[other] == 0 and tables.terrain[cells[TILE + other] - 1] == terrain:
                found[other] = 1
                seen[other] = 1
                pending[count] = other
                count += 1
    return found


def manors_in(tables: Tables, rules: Ruleset, state: State, tiles: vec[i64]) -> vec[i64]:
    """How strong each seat is in a territory, whose cells are marked with 1 (BASE-73, MIX-9)."""
    cells = state.cells
    manors = zeros(SEATS)
    cell: i64
    for cell in range(tables.cell_count):
        if tiles[cell] != 0 and cells[BUILT + cell] != 0:
            strength: i64 = 1
            for weight in rules.manor_weights:
                strength += weight.extra(rules, state, cell)
            manors[cells[BUILT + cell] - 1] += strength
    return manors


class EnvironsScoring(FrameRules):
    """Each territory: most manors take a point a tile; tied for most, the points are divided (BASE-73)."""

    def __init__(self, tables: Tables) -> None:
        self.mode = AUTOMATIC
        self.tables = tables

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seen = zeros(CELLS)
        cell: i64
        for cell in range(self.tables.cell_count):
            if seen[cell] == 0:
                self._score(rules, state, territory(self.tables, state, cell, seen), cell)

    def _score(self, rules: Ruleset, state: State, tiles: vec[i64], first: i64) -> None:
        manors = manors_in(self.tables, rules, state, tiles)
        most, tied = majority(manors)
        if most == 0:
            return
        size: i64 = 0
        cell: i64
        for cell in range(self.tables.cell_count):
            size += tiles[cell]
        tell(state, E_TERRITORY, 0, self.tables.terrain[state.cells[TILE + first] - 1], size, first)
        tell_majority(state, manors)
        seat: i64
        for seat in range(rules.players):
            if manors[seat] == most and size // tied > 0:
                rules.gain(state, seat, size // tied, R_ENVIRONS)
                if tied == 1:
                    for weight in rules.manor_weights:
                        weight.won(rules, state, seat, tiles)


def tell_majority(state: State, strengths: vec[i64]) -> None:
    """Report how strong each seat is (and last somebody who is no seat), a byte each."""
    if state.journal is None:
        return
    counts: i64 = 0
    index: i64
    for index in range(len(strengths)):
        counts |= strengths[index] << (8 * index)
    tell(state, E_MAJORITY, 0, counts)


def majority(strengths: vec[i64]) -> tuple[i64, i64]:
    """The most that anybody has, and how many have as much (nobody, if that is nothing)."""
    most: i64 = 0
    tied: i64 = 0
    seat: i64
    for seat in range(len(strengths)):
        if strengths[seat] > most:
            most = strengths[seat]
            tied = 1
        elif strengths[seat] == most:
            tied += 1
    return most, tied
