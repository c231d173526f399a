"""Manors with Arthur: replacing one, and thinning them out after the environs are scored (ARTHUR-11, ARTHUR-30)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import BUILT, CELLS, FIRST, MANOR
from merlin_bigbox.engine.base.environs import manor_home, territory
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules, SpaceAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.arthur.board import ArthurBoard
from merlin_bigbox.modules.arthur.fields import KEEP_CELL, KEEP_TERRITORY, REPLACE_CELL, THINNING_DONE


class ReplaceSpace(SpaceAction):
    """Replace another player's manor with one's own from the supply: no build, so no bonus (ARTHUR-11)."""

    def __init__(self, tables: Tables, board: ArthurBoard, action: int) -> None:
        super().__init__()
        self.tables = tables
        self.board = board
        self.action: i64 = action

    def _replaceable(self, rules: Ruleset, state: State, seat: i64, cell: i64) -> bool:
        owner = state.cells[BUILT + cell]
        return owner != 0 and owner != seat + 1 and not self.board.is_guarded(rules, state, cell)

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if state.cells[MANOR + seat] == 0:
            return
        cell: i64
        for cell in range(self.tables.cell_count):
            if self._replaceable(rules, state, seat, cell):
                out.add(pack(self.action, cell))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        cells = state.cells
        cell = field(action, REPLACE_CELL)
        tell(state, self.board.manor_replaced, seat, cells[BUILT + cell] - 1, cell)
        manor_home(rules, state, cell)
        cells[MANOR + seat] -= 1
        cells[BUILT + cell] = seat + 1

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        if state.cells[MANOR + seat] == 0:
            return False
        cell: i64
        for cell in range(self.tables.cell_count):
            if self._replaceable(rules, state, seat, cell):
                return True
        return False


class Thinning(FrameRules):
    """First player first, each keeps one manor of choice in each territory (ARTHUR-30).

    Guarded manors stay beside the one that is kept (KNIGHT-12). The frame says how many seats are done. After the last
    round all manors stay where they are: which of them did would change nothing (BASE-72).
    """

    def __init__(self, tables: Tables, board: ArthurBoard) -> None:
        self.mode = AUTOMATIC
        self.tables = tables
        self.board = board
        self.keep: i64 = 0

    def thins_out(self, state: State) -> bool:
        """Whether it matters which manors stay."""
        return state.cells[ROUND] < LAST_ROUND

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        if not self.thins_out(state):
            return
        done: i64
        cell: i64
        for done in range(field(frame, THINNING_DONE), rules.players):
            seat = (state.cells[FIRST] + done) % rules.players
            seen = zeros(CELLS)
            for cell in range(self.tables.cell_count):
                if seen[cell] == 0:
                    tiles = territory(self.tables, state, cell, seen)
                    if loose_manors(self.tables, self.board, rules, state, seat, tiles) > 1:
                        # Once this territory is thinned out, looking again from the first one passes over it.
                        push(state, pack(kind_of(frame), 0, done))
                        push(state, pack(self.keep, seat, cell))
                        return


def is_loose(board: ArthurBoard, rules: Ruleset, state: State, seat: i64, cell: i64) -> bool:
    """Whether a manor of the seat stands here that could be taken back."""
    return state.cells[BUILT + cell] == seat + 1 and not board.is_guarded(rules, state, cell)


def loose_manors(tables: Tables, board: ArthurBoard, rules: Ruleset, state: State, seat: i64, tiles: vec[i64]) -> i64:
    """How many manors of the seat in a territory could be taken back."""
    count: i64 = 0
    cell: i64
    for cell in range(tables.cell_count):
        if tiles[cell] != 0 and is_loose(board, rules, state, seat, cell):
            count += 1
    return count


class KeepManor(FrameRules):
    """Which manor of a territory stays; the others go back to the supply (ARTHUR-30)."""

    def __init__(self, tables: Tables, board: ArthurBoard, action: int) -> None:
        super().__init__()
        self.tables = tables
        self.board = board
        self.action: i64 = action

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        tiles = territory(self.tables, state, field(frame, KEEP_TERRITORY), zeros(CELLS))
        cell: i64
        for cell in range(self.tables.cell_count):
            if tiles[cell] != 0 and is_loose(self.board, rules, state, seat_of(frame), cell):
                out.add(pack(self.action, cell))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        tiles = territory(self.tables, state, field(frame, KEEP_TERRITORY), zeros(CELLS))
        cell: i64
        for cell in range(self.tables.cell_count):
            if tiles[cell] != 0 and cell != field(action, KEEP_CELL) and is_loose(self.board, rules, state, seat, cell):
                tell(state, self.board.manor_back, seat, cell)
                manor_home(rules, state, cell)
