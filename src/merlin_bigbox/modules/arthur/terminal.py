"""Arthur: his figure and die, the signet ring, the open Picts and each player's sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.text import Text

from merlin_bigbox.modules.arthur.shown import told
from merlin_bigbox.terminal.panel import Panel, SeatTable, indented
from merlin_bigbox.terminal.style import QUIET, TITLE

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

SHAPE: Final = "♚"
STYLE: Final = "bold bright_cyan"


class ArthurPanel(Panel):
    """Arthur at the table (ARTHUR-1 … 3)."""

    def content(self) -> list[RenderableType]:
        """The sums for the next scoring (ARTHUR-31), then the open Picts in words (ARTHUR-12)."""
        ring = self.note("signet-ring", self.scene.holder(self.seen["signet_ring"]))
        table = SeatTable(self, self.heading(ring, self.note("picts-left", self.seen["stack"])), supply="")
        table.row(self.look.text("picts-taken"), [self._values(numbers) for numbers in self.seen["picts"]])
        table.row(self.look.text("picts-sum"), [Text(str(total), style=TITLE) for total in self.seen["sums"]])
        lines = [indented(self._pict(number)) for number in self.seen["open_picts"]]
        return [*table.content(), indented(Text(self.look.text("picts-open"), style=QUIET)), *lines]

    def _pict(self, number: int) -> Text:
        return Text.assemble((f"{number:>4} ", TITLE), told(self.scene.words, number - 1))

    def _values(self, numbers: list[int]) -> str:
        picts = self.scene.game.edition.picts
        return " ".join(str(picts[number - 1].value) for number in numbers)

    def figures(self) -> dict[int, Text]:
        """Arthur stands on the inner ring, or where Merlin was (MORGANA-11)."""
        return {self.seen["arthur"]: self._arthur()}

    def leading(self) -> dict[str, tuple[str, str]]:
        return {"arthur": (SHAPE, STYLE)}

    def dice(self) -> dict[int, Text]:
        return {seat: Text.assemble(self._arthur(), str(face)) for seat, face in enumerate(self.seen["dice"]) if face}

    def help_signs(self) -> dict[str, str]:
        return {"arthur": self._arthur().plain}

    def _arthur(self) -> Text:
        """His figure."""
        return Text(f"{SHAPE}{self.look.text('letter-arthur')}", style=STYLE)


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return ArthurPanel(scene, name, seen)
