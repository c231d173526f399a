"""The favor boards: where the seals lie, which abilities a seat has, and what kind of space each ability works on."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.names import FLAG, INFLUENCE, MANORS, MATERIAL, RING, SHIELD, VASSALS
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.hooks import AUTOMATIC, FrameRules
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State

ROWS: Final = 3
ABILITIES: Final = VASSALS * ROWS
FURTHER_POINT: Final = 0
ANYWHERE: Final = 1
SPECIAL: Final = 2

ELEMENTS: Final = ("shield", "flag", "material", "influence", "manor")
"""What victory point spaces count, in the order of the base game's numbers."""

# What a space of the outer ring is to the abilities.
NOTHING: Final = 0
PRINCIPALITY: Final = 1
BUILD: Final = 2
VICTORY_POINTS: Final = 3
INFLUENCE_SPACE: Final = 4

_ELEMENT_OF: Final = {
    "vp_shield": SHIELD,
    "vp_flag": FLAG,
    "vp_material": MATERIAL,
    "vp_influence": INFLUENCE,
    "vp_manor": MANORS,
}


class FavorBoards:
    """The cells and events of the favor boards, as they were laid out for one game (FAVOR-1)."""

    def __init__(self, ring: list[str], colours: tuple[str, ...]) -> None:
        self.seals: i64 = 0
        self.owned: i64 = 0
        self.used: i64 = 0
        self.learned: i64 = 0
        self.turned_down: i64 = 0
        self.turned_up: i64 = 0
        self.elements: i64 = len(ELEMENTS) if "vp_manor" in ring else len(ELEMENTS) - 1
        self.what: vec[i64] = zeros(RING)
        self.detail: vec[i64] = zeros(RING)
        """The principality of a principality space, the element of a victory point space."""
        for position, name in enumerate(ring):
            kind, _, colour = name.rpartition("_")
            if kind == "principality":
                self.what[position] = PRINCIPALITY
                self.detail[position] = colours.index(colour)
            elif name == "build":
                self.what[position] = BUILD
            elif name in _ELEMENT_OF:
                self.what[position] = VICTORY_POINTS
                self.detail[position] = _ELEMENT_OF[name]
            elif kind == "influence":
                self.what[position] = INFLUENCE_SPACE

    def is_a(self, position: i64, what: i64) -> bool:
        """Whether a space is of this kind; no ability works on the inner ring."""
        return position < RING and self.what[position] == what

    def has(self, state: State, seat: i64, vassal: i64, row: i64) -> bool:
        """Whether a seal lies on this ability."""
        return state.cells[self.owned + seat * ABILITIES + vassal * ROWS + row] == 1

    def is_ready(self, state: State, seat: i64, vassal: i64) -> bool:
        """Whether the vassal's ability of row 3 is owned and its seal turned up (FAVOR-6)."""
        return self.has(state, seat, vassal, SPECIAL) and state.cells[self.used + seat * VASSALS + vassal] == 0

    def learn(self, state: State, seat: i64, vassal: i64, row: i64) -> None:
        """Put a seal on an ability, where it stays (FAVOR-3)."""
        state.cells[self.seals + seat] -= 1
        state.cells[self.owned + seat * ABILITIES + vassal * ROWS + row] = 1
        tell(state, self.learned, seat, vassal, row + 1)

    def use(self, state: State, seat: i64, vassal: i64) -> None:
        """Turn the seal of a row 3 ability down (FAVOR-6)."""
        state.cells[self.used + seat * VASSALS + vassal] = 1
        tell(state, self.turned_down, seat, vassal)


class TurnUp(FrameRules):
    """After each scoring all seals are turned up again (FAVOR-6)."""

    def __init__(self, boards: FavorBoards) -> None:
        self.mode = AUTOMATIC
        self.boards = boards

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        cells = state.cells
        seat: i64
        vassal: i64
        for seat in range(rules.players):
            down: i64 = 0
            for vassal in range(VASSALS):
                cell = self.boards.used + seat * VASSALS + vassal
                down += cells[cell]
                cells[cell] = 0
            if down > 0:
                tell(state, self.boards.turned_up, seat)
