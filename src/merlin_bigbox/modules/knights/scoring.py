"""Allies who weigh in a scoring: Gaheris's castles under manors, Kay's tiles beside markers (KNIGHT-11, 15)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import TILE
from merlin_bigbox.engine.base.fields import TOWER_TIMES
from merlin_bigbox.engine.base.names import A_DECLINE, COLOURS, F_TOWER
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import STRENGTH_BITS, FrameRules, InfluenceWeight, Listener, ManorWeight
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import DEPTH, STACK, State, push
from merlin_bigbox.modules.knights.allies import GAHERIS, KAY, Allies
from merlin_bigbox.modules.knights.fields import CASTLE_CELL, KAY_COLOUR


class CastleChoice(FrameRules):
    """A castle may go under the manor just built; a tower's bonus is then taken twice (KNIGHT-11)."""

    def __init__(self, allies: Allies, tables: Tables, action: int, laid: int) -> None:
        super().__init__()
        self.allies = allies
        self.tables = tables
        self.action: i64 = action
        self.laid: i64 = laid

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.action))
        out.add(pack(A_DECLINE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == A_DECLINE:
            return
        seat = seat_of(frame)
        cell = field(frame, CASTLE_CELL)
        state.cells[self.allies.tiles + GAHERIS] -= 1
        state.cells[self.allies.castles + cell] = 1
        tell(state, self.laid, seat, cell)
        if self.tables.tower[state.cells[TILE + cell] - 1] == 1:
            double_tower(state, seat)


def double_tower(state: State, seat: i64) -> None:
    """The pending bonus of the tower just built on is taken once more, in another principality."""
    cells = state.cells
    at = STACK + cells[DEPTH] - 1
    while at >= STACK:
        if kind_of(cells[at]) == F_TOWER and seat_of(cells[at]) == seat:
            cells[at] = with_field(cells[at], TOWER_TIMES, field(cells[at], TOWER_TIMES) + 1)
            return
        at -= 1


class Gaheris(Listener):
    """Whenever a manor is built, also by a Pict, there is the choice of a castle (KNIGHT-11).

    Where its manor goes home, as one with a hut does, the castle leaves the game (KNIGHT-12).
    """

    def __init__(self, allies: Allies, choice: int) -> None:
        self.allies = allies
        self.choice: i64 = choice

    def manor_built(self, rules: Ruleset, state: State, seat: i64, cell: i64) -> None:
        if self.allies.ready(state, seat, GAHERIS):
            push(state, pack(self.choice, seat, cell))

    def manor_left(self, rules: Ruleset, state: State, seat: i64, cell: i64) -> None:
        self.allies.lose_castle(state, cell)


class CastleWeight(ManorWeight):
    """A castle counts as one more manor (KNIGHT-11, MIX-9)."""

    def __init__(self, allies: Allies) -> None:
        self.allies = allies

    def extra(self, rules: Ruleset, state: State, cell: i64) -> i64:
        return state.cells[self.allies.castles + cell]


class KayChoice(FrameRules):
    """One tile may be added where a marker was just placed (KNIGHT-15)."""

    def __init__(self, allies: Allies, action: int, added: int) -> None:
        super().__init__()
        self.allies = allies
        self.action: i64 = action
        self.added: i64 = added

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(self.action))
        out.add(pack(A_DECLINE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) != A_DECLINE:
            principality = field(frame, KAY_COLOUR)
            state.cells[self.allies.tiles + KAY] -= 1
            state.cells[self.allies.influence + principality] += 1
            tell(state, self.added, seat_of(frame), principality)


class Kay(Listener):
    """Whenever an own marker is placed, by whatever rule, there is the choice of a tile (KNIGHT-15, MIX-6)."""

    def __init__(self, allies: Allies, choice: int) -> None:
        self.allies = allies
        self.choice: i64 = choice

    def marker_placed(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        if self.allies.ready(state, seat, KAY):
            push(state, pack(self.choice, seat, principality))


class KayWeight(InfluenceWeight):
    """A tile counts for the majority but not in the points; then it comes back (KNIGHT-15).

    It stays until the scoring, whatever becomes of the markers there (MIX-7).
    """

    def __init__(self, allies: Allies, back: int) -> None:
        self.allies = allies
        self.back: i64 = back

    def weigh(self, rules: Ruleset, state: State, principality: i64, strengths: vec[i64]) -> i64:
        tiles = state.cells[self.allies.influence + principality]
        if tiles > 0:
            strengths[self.allies.holder(state, KAY)] += tiles
        return 0

    def add_to(self, rules: Ruleset, state: State, standings: vec[i64]) -> None:
        cells = state.cells
        first = self.allies.influence
        principality: i64
        for principality in range(COLOURS):
            tiles = cells[first + principality]
            if tiles > 0:
                standings[principality] += tiles << (self.allies.holder(state, KAY) * STRENGTH_BITS)

    def scored(self, rules: Ruleset, state: State, principality: i64) -> None:
        tiles = state.cells[self.allies.influence + principality]
        if tiles > 0:
            state.cells[self.allies.influence + principality] = 0
            state.cells[self.allies.tiles + KAY] += tiles
            tell(state, self.back, self.allies.holder(state, KAY), principality, tiles)
