"""The City of Caerleon: which district lies on which principality, and what vassals do there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from merlin_bigbox.terminal.panel import Panel, indented
from merlin_bigbox.terminal.style import TITLE

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene


class CaerleonPanel(Panel):
    """The districts (CITY-1)."""

    def content(self) -> list[RenderableType]:
        """A line a district, with the duties there in short (CITY-5 … 7)."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for colour, district in enumerate(self.seen["districts"]):
            if district is not None:
                emblem = self.look.catalogue.text(f"emblem-{self.scene.game.edition.emblems[colour]}")
                name = Text.assemble(self.look.colour(colour), f" {emblem}")
                named = Text(self.word("district", district), style=TITLE)
                grid.add_row(name, named, self.look.text(f"district-{district}"))
        return [self.heading(), indented(grid)]

    def place_names(self) -> dict[int, tuple[str, ...]]:
        return {
            colour: (self.word("district", district), self.look.text(f"place-{district}"))
            for colour, district in enumerate(self.seen["districts"])
            if district is not None
        }


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return CaerleonPanel(scene, name, seen)
