"""What Arthur brings to the table: the signet ring, the Picts with their bonuses, and which manors are guarded."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.edition.forms import BonusForm
from merlin_bigbox.engine.base.cells import THIRD
from merlin_bigbox.engine.base.names import DICE_SLOTS, THIRD_FIGURE
from merlin_bigbox.engine.base.tables import GOOD_NAMES, TERRAIN_NAMES
from merlin_bigbox.engine.core.arrays import i64, vec, vector
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State

BOARD: Final = "arthur board"
"""The name under which other modules find Arthur's board."""

ARTHUR_DIE: Final = DICE_SLOTS - 1
"""The slot of the Arthur die among a player's dice (ARTHUR-3)."""
ARTHUR: Final = THIRD
"""The cell with his space."""
ARTHUR_FIGURE: Final = THIRD_FIGURE
FIGURES: Final = ARTHUR_FIGURE + 1

# Places of a Pict
IN_STACK: Final = 0
OPEN: Final = 1
GONE: Final = 2
OWNED: Final = 3  # + seat
PICT_PLACES: Final = ("stack", "open", "gone")
"""The words for those before a seat's own."""

# Forms of bonus (ARTHUR-13)
BONUS_GOOD: Final = 0
BONUS_MARKER: Final = 1
BONUS_MANOR: Final = 2
BONUS_APPLE: Final = 3
_FORMS: Final = {
    BonusForm.GOOD: BONUS_GOOD,
    BonusForm.INFLUENCE: BONUS_MARKER,
    BonusForm.MANOR: BONUS_MANOR,
    BonusForm.APPLE: BONUS_APPLE,
}


class ManorGuard:
    """Something that ties a manor to its tile: it can be neither replaced nor taken back (KNIGHT-12)."""

    def guards(self, rules: Ruleset, state: State, cell: i64) -> bool:
        """Whether the manor on this tile has to stay."""
        return False


class ArthurBoard:
    """The cells, numbers and events of Arthur as they were laid out for one game."""

    def __init__(self, edition: Edition) -> None:
        self.ring: i64 = 0  # who holds the signet ring: nobody 0, else seat + 1
        self.picts: i64 = 0  # the place of each Pict
        self.pict_count: i64 = len(edition.picts)
        self.open_picts: i64 = edition.stock.open_picts
        self.value: vec[i64] = vector([pict.value for pict in edition.picts])
        self.form: vec[i64] = vector([_FORMS[pict.bonus.form] for pict in edition.picts])
        self.good: vec[i64] = vector([_index(GOOD_NAMES, pict.bonus.good) for pict in edition.picts])
        self.colour: vec[i64] = vector([_index(edition.colours, pict.bonus.colour) for pict in edition.picts])
        self.terrain: vec[i64] = vector([_index(TERRAIN_NAMES, pict.bonus.terrain) for pict in edition.picts])
        self.guards: list[ManorGuard] = []
        self.ring_taken: i64 = 0
        self.pict_open: i64 = 0
        self.pict_taken: i64 = 0
        self.pict_sum: i64 = 0
        self.manor_replaced: i64 = 0
        self.manor_back: i64 = 0

    def take_ring(self, state: State, seat: i64) -> None:
        """Take the signet ring from the board or its holder (ARTHUR-8)."""
        if state.cells[self.ring] != seat + 1:
            state.cells[self.ring] = seat + 1
            tell(state, self.ring_taken, seat)

    def is_guarded(self, rules: Ruleset, state: State, cell: i64) -> bool:
        """Whether the manor on this tile can be neither replaced nor taken back (KNIGHT-12)."""
        for guard in self.guards:
            if guard.guards(rules, state, cell):
                return True
        return False

    def picts_at(self, state: State, place: i64) -> i64:
        """How many Picts are in a place."""
        count: i64 = 0
        pict: i64
        for pict in range(self.pict_count):
            if state.cells[self.picts + pict] == place:
                count += 1
        return count


def _index(names: tuple[str, ...], name: str | None) -> int:
    return 0 if name is None else names.index(name)


def arthur_of(rules: Ruleset) -> ArthurBoard:
    """Arthur's board in a composed game, or in one being composed."""
    board = rules.shared[BOARD]
    assert isinstance(board, ArthurBoard)
    return board
