"""Arthur with Morgana: swapping Merlin and Arthur, and territories with a hut after their scoring (MORGANA-11, 15)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import BUILT, CELLS, MERLIN
from merlin_bigbox.engine.base.environs import manor_home, territory
from merlin_bigbox.engine.base.tables import Tables, base_tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules, Listener
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.board import ARTHUR, ArthurBoard, arthur_of
from merlin_bigbox.modules.morgana.effects import can_swap
from merlin_bigbox.modules.morgana.huts import remove_hut
from merlin_bigbox.modules.morgana.kitchen import SWAP_FIGURES, Effect, Kitchen, kitchen_of


class SwapMerlinAndArthur(Effect):
    """Each then moves on the ring it stands on: a figure is a position (MORGANA-11, MIX-16)."""

    def __init__(self, action: int, swapped: int) -> None:
        self.action: i64 = action
        self.swapped: i64 = swapped

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        if can_swap(rules, state, state.cells[MERLIN], state.cells[ARTHUR]):
            out.add(pack(self.action))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        merlin = state.cells[MERLIN]
        state.cells[MERLIN] = state.cells[ARTHUR]
        state.cells[ARTHUR] = merlin
        tell(state, self.swapped, seat)


class TerritoriesWithHutsEmpty(FrameRules):
    """All manors of a territory with any hut go back, before the others are thinned out (MORGANA-15, MIX-10).

    A manor that cannot be removed stays, and its hut leaves alone (KNIGHT-12).
    """

    def __init__(self, kitchen: Kitchen, tables: Tables, board: ArthurBoard, hut_left: int) -> None:
        self.mode = AUTOMATIC
        self.kitchen = kitchen
        self.tables = tables
        self.board = board
        self.hut_left: i64 = hut_left

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seen = zeros(CELLS)
        cell: i64
        for cell in range(self.tables.cell_count):
            if seen[cell] == 0:
                tiles = territory(self.tables, state, cell, seen)
                if self._has_hut(state, tiles):
                    self._empty(rules, state, tiles)

    def _has_hut(self, state: State, tiles: vec[i64]) -> bool:
        cell: i64
        for cell in range(self.tables.cell_count):
            if tiles[cell] != 0 and state.cells[self.kitchen.hut + cell] != 0:
                return True
        return False

    def _empty(self, rules: Ruleset, state: State, tiles: vec[i64]) -> None:
        cell: i64
        for cell in range(self.tables.cell_count):
            if tiles[cell] != 0 and state.cells[BUILT + cell] != 0:
                owner = state.cells[BUILT + cell] - 1
                if not self.board.is_guarded(rules, state, cell):
                    tell(state, self.kitchen.e_manor_back, owner, cell, state.cells[self.kitchen.hut + cell])
                    remove_hut(self.kitchen, state, cell)
                    manor_home(rules, state, cell)
                elif state.cells[self.kitchen.hut + cell] != 0:
                    tell(state, self.hut_left, owner, cell)
                    remove_hut(self.kitchen, state, cell)


class HutOfReplacedManor(Listener):
    """A hut on a manor that is replaced goes to the supply (ARTHUR-11).

    No other manor that leaves its tile has one: after a scoring the huts go first (MIX-10).
    """

    def __init__(self, kitchen: Kitchen, hut_gone: int) -> None:
        self.kitchen = kitchen
        self.hut_gone: i64 = hut_gone

    def manor_left(self, rules: Ruleset, state: State, seat: i64, cell: i64) -> None:
        if state.cells[self.kitchen.hut + cell] != 0:
            tell(state, self.hut_gone, seat, cell)
            remove_hut(self.kitchen, state, cell)


def build(builder: Builder) -> None:
    """Another pair of figures to swap, and another rule for huts."""
    kitchen = kitchen_of(builder.rules)
    swap = builder.action("swap merlin arthur", touches=("figure:merlin", "figure:arthur"))
    swapped = builder.event(
        "merlin-arthur-swapped", (), "MORGANA-11", touches=("figure:merlin", "figure:arthur"), echo=True
    )
    kitchen.add_effect(SWAP_FIGURES, [swap], SwapMerlinAndArthur(swap, swapped))
    hut_left = builder.event("hut-left-alone", ("cell",), "KNIGHT-12", touches=("hut:{cell}", "cell:{cell}"))
    rules = TerritoriesWithHutsEmpty(kitchen, base_tables(builder.rules), arthur_of(builder.rules), hut_left)
    builder.replace_frame(int(kitchen.f_huts), "arthur_morgana", rules)
    builder.listener(
        HutOfReplacedManor(
            kitchen,
            builder.event("hut-of-replaced-manor", ("cell",), "ARTHUR-11", touches=("hut:{cell}", "cell:{cell}")),
        )
    )
