"""Treasures of the environs: a short sign on each tile with its legend, neutral staffs, tiles out of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.text import Text

from merlin_bigbox.terminal.panel import Panel, indented
from merlin_bigbox.terminal.style import QUIET

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

PLAIN_SIGNS: Final = ("excalibur", "grail", "staff", "point-and-apple")
PAIRS: Final = {"claim": "+", "discard": "−"}
KINDS: Final = ("shield", "flag", "material", "influence")


class TreasuresPanel(Panel):
    """The signs of the treasures (TREASURE-1)."""

    def content(self) -> list[RenderableType]:
        """What the signs mean, and what is out of the game."""
        look = self.look
        lines = [Text(look.text("treasure-legend"), style=QUIET)]
        if self.seen["removed"]:
            lines.append(
                self.note("treasures-removed", " · ".join(self._removed(kind) for kind in self.seen["removed"]))
            )
        return [self.heading(self.note("neutral-staffs", self.seen["neutral_staffs"])), *map(indented, lines)]

    def _removed(self, kind: str) -> str:
        terrain = kind.partition("-")[0]
        return f"{self.look.text(f'terrain-short-{terrain}')} {self._sign(kind)}"

    def tile_signs(self) -> dict[str, str]:
        return {kind.name: self._sign(kind.name) for kind in self.scene.tables.tile_kinds}

    def _sign(self, kind: str) -> str:
        """A word for a treasure of one kind; a letter for each kind of good that others speak of."""
        form = kind.partition("-")[2]
        if form in PLAIN_SIGNS:
            return self.look.text(f"treasure-{form}")
        name, *kinds = form.split("-")
        if name not in PAIRS:
            return ""
        return PAIRS[name] + "".join(self.look.text(f"treasure-letter-{shown}") for shown in kinds)


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return TreasuresPanel(scene, name, seen)
