"""King's favor in a view: seals, learned abilities, those turned down."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import VASSALS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import ViewSlice
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.favor.board import ROWS, FavorBoards


class FavorView(ViewSlice):
    """For each seat its free seals, and for each vassal the rows with a seal and whether that of row 3 is down."""

    def __init__(self, boards: FavorBoards, vassals: tuple[str, ...]) -> None:
        self.boards = boards
        self.vassals = vassals

    def describe(self, rules: Ruleset, seen: State, seat: i64) -> dict[str, object]:
        cells = seen.cells
        boards = self.boards
        rows: list[dict[str, list[int]]] = []
        down: list[list[str]] = []
        for owner in range(rules.players):
            mine: dict[str, list[int]] = {}
            used: list[str] = []
            for vassal, name in enumerate(self.vassals):
                mine[name] = [row + 1 for row in range(ROWS) if boards.has(seen, owner, vassal, row)]
                if cells[boards.used + owner * VASSALS + vassal] == 1:
                    used.append(name)
            rows.append(mine)
            down.append(used)
        return {
            "seals": [int(cells[boards.seals + owner]) for owner in range(rules.players)],
            "abilities": rows,
            "turned_down": down,
        }
