"""The Knights of the Round Table: each player's allies with their tiles, the marshal, castles in the environs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from merlin_bigbox.game.notation import cell_name
from merlin_bigbox.terminal.panel import Panel, indented
from merlin_bigbox.terminal.style import QUIET

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

CASTLE: Final = "▣"
KAY_SIGN: Final = "ᴷ"
"""An influence tile of Sir Kay beside a marker."""


class KnightsPanel(Panel):
    """The allies (KNIGHT-1): a line a player."""

    def content(self) -> list[RenderableType]:
        """Each ally with the tiles left (KNIGHT-2) and with what lies on the table."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat, allies in enumerate(self.seen["allies"]):
            shown = Text(" · ").join(self._ally(ally) for ally in allies) if allies else Text("–", style=QUIET)
            grid.add_row(self.look.seat(seat), shown)
        return [self.heading(), indented(grid)]

    def _ally(self, ally: str) -> Text:
        line = Text(self.word("ally", ally))
        tiles = self.scene.game.edition.allies
        if any(known.name == ally and known.tiles for known in (*tiles.a, *tiles.b)):
            line.append(f": {self.look.text('tiles-left', number=self.seen['tiles'][ally])}")
        placed = self._placed(ally)
        if placed:
            line.append(" (").append_text(placed).append(")")
        return line

    def _placed(self, ally: str) -> Text:
        """What of an ally lies elsewhere."""
        look = self.look
        if ally == "lancelot" and self.seen["marshal"] >= 0:
            return self.note("marshal", look.colour(self.seen["marshal"]))
        if ally == "gareth":
            return Text(" ").join(look.colour(colour) for colour in self.seen["gareth"])
        if ally == "geraint":
            return Text(", ".join(self.word("victory", victory) for victory in self.seen["geraint"]))
        if ally == "gaheris" and self.seen["castles"]:
            return Text(f"{CASTLE} {' '.join(cell_name(cell) for cell in self.seen['castles'])}")
        if ally == "kay" and any(self.seen["kay"]):
            return Text(f"{KAY_SIGN} ").append_text(self.colours(self.seen["kay"]))
        return Text()

    def manor_signs(self) -> dict[int, str]:
        return dict.fromkeys(self.seen["castles"], CASTLE)

    def marker_signs(self) -> dict[tuple[int, int], str]:
        """Sir Kay's tiles count for his friend alone (KNIGHT-15)."""
        friends = [seat for seat, allies in enumerate(self.seen["allies"]) if "kay" in allies]
        return {(seat, colour): KAY_SIGN * count for seat in friends for colour, count in enumerate(self.seen["kay"])}

    def help_signs(self) -> dict[str, str]:
        return {"castle": CASTLE}


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return KnightsPanel(scene, name, seen)
