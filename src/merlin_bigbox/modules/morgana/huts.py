"""Witch's huts on manors (MORGANA-14)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import BUILT, CELLS
from merlin_bigbox.engine.base.environs import manor_home
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules, ManorWeight
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.morgana.fields import HUT_CELL
from merlin_bigbox.modules.morgana.kitchen import Effect, Kitchen


class BuildHut(Effect):
    """A hut on one of one's manors that has none (MORGANA-14)."""

    def __init__(self, kitchen: Kitchen, action: int, built: int) -> None:
        self.kitchen = kitchen
        self.action: i64 = action
        self.built: i64 = built

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        cells = state.cells
        if cells[self.kitchen.hut_supply] == 0:
            return
        cell: i64
        for cell in range(CELLS):
            if cells[BUILT + cell] == seat + 1 and cells[self.kitchen.hut + cell] == 0:
                out.add(pack(self.action, cell))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        state.cells[self.kitchen.hut_supply] -= 1
        state.cells[self.kitchen.hut + field(action, HUT_CELL)] = 1
        tell(state, self.built, seat, field(action, HUT_CELL))


class HutWeight(ManorWeight):
    """A manor with a hut counts as two; a territory won alone brings a point more for each own hut (MORGANA-14)."""

    def __init__(self, kitchen: Kitchen, reason: int) -> None:
        self.kitchen = kitchen
        self.reason: i64 = reason

    def extra(self, rules: Ruleset, state: State, cell: i64) -> i64:
        return state.cells[self.kitchen.hut + cell]

    def won(self, rules: Ruleset, state: State, seat: i64, tiles: vec[i64]) -> None:
        huts: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if tiles[cell] != 0 and state.cells[BUILT + cell] == seat + 1:
                huts += state.cells[self.kitchen.hut + cell]
        if huts > 0:
            rules.gain(state, seat, huts, self.reason)


def remove_hut(kitchen: Kitchen, state: State, cell: i64) -> None:
    """A hut, if there is one, goes back to the supply."""
    state.cells[kitchen.hut_supply] += state.cells[kitchen.hut + cell]
    state.cells[kitchen.hut + cell] = 0


class HutsLeave(FrameRules):
    """After the environs scoring: manors with huts go back to their owners, huts to the supply (MORGANA-14, MIX-10)."""

    def __init__(self, kitchen: Kitchen) -> None:
        self.mode = AUTOMATIC
        self.kitchen = kitchen

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        cell: i64
        for cell in range(CELLS):
            if state.cells[self.kitchen.hut + cell] != 0:
                tell(state, self.kitchen.e_manor_back, state.cells[BUILT + cell] - 1, cell, 1)
                remove_hut(self.kitchen, state, cell)
                manor_home(rules, state, cell)
