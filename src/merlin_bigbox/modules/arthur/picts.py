"""The Picts: the open ones, taking one with its bonus, and their scoring (ARTHUR-3, 12, 13, 31)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.cells import BUILT, MANOR, TILE
from merlin_bigbox.engine.base.environs import build
from merlin_bigbox.engine.base.goods import claim_given, place_marker, take_apple
from merlin_bigbox.engine.base.names import A_DECLINE
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, CHANCE, Deck, FrameRules, SpaceAction
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import SEATS, Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.arthur.board import (
    BONUS_APPLE,
    BONUS_GOOD,
    BONUS_MARKER,
    GONE,
    IN_STACK,
    OPEN,
    OWNED,
    ArthurBoard,
)
from merlin_bigbox.modules.arthur.fields import CHANCE_PICT_PICT, OPEN_PICT_LEFT, PICT_PICT, SETTLE_CELL, SETTLE_TERRAIN

RING_BONUS: Final = 3
PICT_POINTS: Final = 3


class OpenPicts(FrameRules):
    """Chance turns up so many Picts, each of those in the stacks as likely as another (ARTHUR-3, ARTHUR-12).

    Which ones are left is known to all from those that were seen; only their order is not, and there is none here.
    """

    def __init__(self, board: ArthurBoard, action: int) -> None:
        self.mode = CHANCE
        self.board = board
        self.action: i64 = action

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        board = self.board
        left = random.below(board.picts_at(state, IN_STACK))
        pict: i64 = 0
        while True:
            if state.cells[board.picts + pict] == IN_STACK:
                if left == 0:
                    return pack(self.action, pict)
                left -= 1
            pict += 1

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        pict = field(action, CHANCE_PICT_PICT)
        return (
            action == pack(self.action, pict)
            and pict < self.board.pict_count
            and state.cells[self.board.picts + pict] == IN_STACK
        )

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        return 1.0 / float(self.board.picts_at(state, IN_STACK))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        board = self.board
        state.cells[board.picts + field(action, CHANCE_PICT_PICT)] = OPEN
        tell(state, board.pict_open, 0, field(action, CHANCE_PICT_PICT))
        left = field(frame, OPEN_PICT_LEFT) - 1
        if left > 0 and board.picts_at(state, IN_STACK) > 0:
            push(state, pack(kind_of(frame), 0, left))


class PictSpace(SpaceAction):
    """Take an open Pict, gain its bonus at once, refill the display (ARTHUR-12)."""

    def __init__(self, tables: Tables, board: ArthurBoard, action: int, refill: int) -> None:
        super().__init__()
        self.tables = tables
        self.board = board
        self.action: i64 = action
        self.refill: i64 = refill
        self.settle: i64 = 0

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        pict: i64
        for pict in range(self.board.pict_count):
            if state.cells[self.board.picts + pict] == OPEN:
                out.add(pack(self.action, pict))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        board = self.board
        pict = field(action, PICT_PICT)
        state.cells[board.picts + pict] = OWNED + seat
        tell(state, board.pict_taken, seat, pict)
        if board.picts_at(state, IN_STACK) > 0:
            push(state, pack(self.refill, 0, 1))
        self._bonus(rules, state, seat, pict)

    def _bonus(self, rules: Ruleset, state: State, seat: i64, pict: i64) -> None:
        """As far as it is possible: a Pict may be taken for its value alone (ARTHUR-13)."""
        board = self.board
        form = board.form[pict]
        if form == BONUS_GOOD:
            claim_given(rules, state, seat, board.good[pict], board.colour[pict])
        elif form == BONUS_MARKER:
            place_marker(rules, state, seat, board.colour[pict])
        elif form == BONUS_APPLE:
            take_apple(rules, state, seat)
        elif can_settle(self.tables, state, seat, board.terrain[pict]):
            push(state, pack(self.settle, seat, board.terrain[pict]))

    def useful(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return self.board.picts_at(state, OPEN) > 0


def _is_free(tables: Tables, state: State, cell: i64, terrain: i64) -> bool:
    return state.cells[BUILT + cell] == 0 and tables.terrain[state.cells[TILE + cell] - 1] == terrain


def can_settle(tables: Tables, state: State, seat: i64, terrain: i64) -> bool:
    """Whether the seat has a manor and there is a free tile of the terrain."""
    if state.cells[MANOR + seat] == 0:
        return False
    cell: i64
    for cell in range(tables.cell_count):
        if _is_free(tables, state, cell, terrain):
            return True
    return False


class Settle(FrameRules):
    """A manor on a free tile of the terrain without material, if one likes; it is a build (ARTHUR-13)."""

    def __init__(self, tables: Tables, action: int) -> None:
        super().__init__()
        self.tables = tables
        self.action: i64 = action

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        cell: i64
        for cell in range(self.tables.cell_count):
            if _is_free(self.tables, state, cell, field(frame, SETTLE_TERRAIN)):
                out.add(pack(self.action, cell))
        out.add(pack(A_DECLINE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        if kind_of(action) == self.action:
            build(self.tables, rules, state, seat_of(frame), field(action, SETTLE_CELL))


def sum_of_picts(board: ArthurBoard, state: State, seat: i64) -> i64:
    """What the Picts of a seat are worth together in a scoring, with what the signet ring adds (ARTHUR-31)."""
    cells = state.cells
    total: i64 = 0
    pict: i64
    for pict in range(board.pict_count):
        if cells[board.picts + pict] == OWNED + seat:
            total += board.value[pict]
    if cells[board.ring] == seat + 1:
        total += RING_BONUS
    return total


class PictScoring(FrameRules):
    """All with the highest sum gain 3 points, all with the lowest lose 3; the Picts leave the game (ARTHUR-31)."""

    def __init__(self, board: ArthurBoard, reason: int) -> None:
        self.mode = AUTOMATIC
        self.board = board
        self.reason: i64 = reason

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        cells = state.cells
        board = self.board
        sums = zeros(SEATS)
        pict: i64
        seat: i64
        for seat in range(rules.players):
            sums[seat] = sum_of_picts(board, state, seat)
        for pict in range(board.pict_count):
            if cells[board.picts + pict] >= OWNED:
                cells[board.picts + pict] = GONE
        highest = sums[0]
        lowest = sums[0]
        for seat in range(rules.players):
            tell(state, board.pict_sum, seat, sums[seat])
            highest = max(highest, sums[seat])
            lowest = min(lowest, sums[seat])
        if highest == lowest:
            # Everybody has both the most and the least: three points gained and lost.
            return
        for seat in range(rules.players):
            if sums[seat] == highest:
                rules.gain(state, seat, PICT_POINTS, self.reason)
            elif sums[seat] == lowest:
                rules.gain(state, seat, -PICT_POINTS, self.reason)


class PictDeck(Deck):
    """Nothing about the Picts is hidden; only their places are checked."""

    def __init__(self, board: ArthurBoard) -> None:
        self.board = board

    def check(self, rules: Ruleset, state: State) -> str:
        """Every Pict is in some place, and no more are open than there is room for."""
        board = self.board
        pict: i64
        for pict in range(board.pict_count):
            place = state.cells[board.picts + pict]
            if place < IN_STACK or place >= OWNED + rules.players:
                return f"Pict {pict + 1} is in place {place}"
        found = board.picts_at(state, OPEN)
        return "" if found <= board.open_picts else f"{found} open Picts"
