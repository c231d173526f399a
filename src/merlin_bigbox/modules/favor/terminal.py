"""King's favor: the abilities of each player by vassal and row, which are turned down, the seals left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from merlin_bigbox.engine.base.tables import VASSAL_NAMES
from merlin_bigbox.terminal.panel import Panel, indented
from merlin_bigbox.terminal.style import NOTHING, QUIET

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

LAST_ROW = 3
"""The row whose abilities are turned down when used (FAVOR-6)."""


class FavorPanel(Panel):
    """The favor boards (FAVOR-1): a line a player, a column a vassal."""

    def content(self) -> list[RenderableType]:
        """Rows are numbers; one in brackets is turned down until the next scoring."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column("")
        for vassal in VASSAL_NAMES:
            table.add_column(self.look.text(f"slot-{vassal}"))
        table.add_column(self.look.text("seals"), justify="right")
        for seat, rows in enumerate(self.seen["abilities"]):
            boards = [self._rows(seat, vassal, rows[vassal]) for vassal in VASSAL_NAMES]
            table.add_row(self.look.seat(seat), *boards, str(self.seen["seals"][seat]))
        return [self.heading(), indented(table), indented(Text(self.look.text("favor-legend"), style=QUIET))]

    def _rows(self, seat: int, vassal: str, rows: list[int]) -> Text:
        if not rows:
            return Text(NOTHING, style=QUIET)
        down = vassal in self.seen["turned_down"][seat]
        return Text(" ").join(
            Text(f"({row})", style=QUIET) if down and row == LAST_ROW else Text(str(row)) for row in rows
        )


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return FavorPanel(scene, name, seen)
