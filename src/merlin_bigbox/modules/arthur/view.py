"""Arthur in a view: his place and dice, the signet ring, the Picts."""

from __future__ import annotations

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.arthur.board import ARTHUR, ARTHUR_DIE, IN_STACK, OPEN, OWNED, ArthurBoard
from merlin_bigbox.modules.arthur.picts import sum_of_picts


class ArthurView(ViewSlice):
    """Arthur, his dice, the signet ring and the Picts by their numbers."""

    def __init__(self, board: ArthurBoard) -> None:
        self.board = board

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        board = self.board
        players = range(int(rules.players))
        return {
            "arthur": int(cells[ARTHUR]),
            "signet_ring": int(cells[board.ring]) - 1 if cells[board.ring] > 0 else None,
            "dice": [int(cells[at.die_at(owner, ARTHUR_DIE)]) for owner in players],
            "open_picts": _numbers(board, seen, OPEN),
            "stack": int(board.picts_at(seen, IN_STACK)),
            "picts": [_numbers(board, seen, OWNED + owner) for owner in players],
            "sums": [int(sum_of_picts(board, seen, owner)) for owner in players],
        }

    def figures(self, rules: Ruleset, seen: State) -> list[tuple[str, int]]:
        return [("arthur", int(seen.cells[ARTHUR]))]


def _numbers(board: ArthurBoard, seen: State, place: int) -> list[int]:
    return [pict + 1 for pict in range(int(board.pict_count)) if seen.cells[board.picts + pict] == place]
