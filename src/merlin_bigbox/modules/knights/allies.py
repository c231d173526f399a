"""The twelve allies: whose they are, where their tiles lie. Interactions with other modules use this."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State

TRISTRAM: Final = 0
LAMORAK: Final = 1
GAWAIN: Final = 2
LANCELOT: Final = 3
GARETH: Final = 4
GERAINT: Final = 5
GALAHAD: Final = 6
BORS: Final = 7
GAHERIS: Final = 8
PERCIVAL: Final = 9
BEDIVERE: Final = 10
KAY: Final = 11
ALLIES: Final = 12
ALLY_NAMES: Final = (
    "tristram",
    "lamorak",
    "gawain",
    "lancelot",
    "gareth",
    "geraint",
    "galahad",
    "bors",
    "gaheris",
    "percival",
    "bedivere",
    "kay",
)

VICTORY_NAMES: Final = ("shield", "flag", "material", "influence", "manor")
"""The victory point spaces by what they count (KNIGHT-8)."""
VICTORY_SPACES: Final = 5

SHARED: Final = "allies"
"""The name under which interactions find the allies."""


class Allies:
    """The cells and events of the allies, as they were laid out for one game."""

    def __init__(self) -> None:
        self.owner: i64 = 0  # of each ally: nobody 0, else seat + 1
        self.tiles: i64 = 0  # of each ally: with its owner
        self.gone: i64 = 0  # of each ally: out of the game
        self.marshal: i64 = 0  # nowhere 0, else principality + 1
        self.repelled: i64 = 0  # Gareth's tiles: one cell a colour
        self.scored: i64 = 0  # Geraint's tiles: one cell a victory point space
        self.castles: i64 = 0  # Gaheris's tiles: one cell a tile of the environs
        self.influence: i64 = 0  # Kay's tiles: how many in each principality
        self.used: i64 = 0
        self.castle_gone: i64 = 0

    def holder(self, state: State, ally: i64) -> i64:
        """The seat that the ally helps, or -1."""
        return state.cells[self.owner + ally] - 1

    def has(self, state: State, seat: i64, ally: i64) -> bool:
        """Whether the ally helps this seat."""
        return state.cells[self.owner + ally] == seat + 1

    def ready(self, state: State, seat: i64, ally: i64) -> bool:
        """Whether the seat has the ally and a tile of it left."""
        return state.cells[self.owner + ally] == seat + 1 and state.cells[self.tiles + ally] > 0

    def spend(self, state: State, seat: i64, ally: i64) -> None:
        """Use a tile, which leaves the game (KNIGHT-2)."""
        state.cells[self.tiles + ally] -= 1
        state.cells[self.gone + ally] += 1
        tell(state, self.used, seat, ally)

    def has_castle(self, state: State, cell: i64) -> bool:
        """Whether a castle lies under the manor on this tile (KNIGHT-11)."""
        return state.cells[self.castles + cell] != 0

    def lose_castle(self, state: State, cell: i64) -> None:
        """The manor of a castle goes home: the tile leaves the game (KNIGHT-12)."""
        if state.cells[self.castles + cell] != 0:
            state.cells[self.castles + cell] = 0
            state.cells[self.gone + GAHERIS] += 1
            tell(state, self.castle_gone, self.holder(state, GAHERIS), cell)


def allies_of(rules: Ruleset) -> Allies:
    """The allies of a composed game, or of one being composed."""
    allies = rules.shared[SHARED]
    assert isinstance(allies, Allies)
    return allies
