"""Gold and mistletoe: what each player has, and what is left in the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from merlin_bigbox.modules.gold.purse import GOLD_SUPPLY, MISTLETOE_SUPPLY
from merlin_bigbox.terminal.panel import Panel, SeatTable

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene


class GoldPanel(Panel):
    """Coins and mistletoe (GOLD-1)."""

    def content(self) -> list[RenderableType]:
        table = SeatTable(self, self.heading())
        for name, supply in (("gold", GOLD_SUPPLY), ("mistletoe", MISTLETOE_SUPPLY)):
            left = self.scene.supply(supply, self.seen[f"{name}_supply"])
            table.row(self.look.text(name), self.seen[name], left)
        return table.content()


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return GoldPanel(scene, name, seen)
