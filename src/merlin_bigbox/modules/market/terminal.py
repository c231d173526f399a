"""The Market: its wares, and what each player has bought; goods that are tiles are marked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.text import Text

from merlin_bigbox.engine.base.tables import GOOD_NAMES
from merlin_bigbox.game.notation import COLOUR_NAMES
from merlin_bigbox.terminal.panel import Panel, SeatTable
from merlin_bigbox.terminal.style import BAD, GOOD, TITLE

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

TILE: Final = "°"
WITH_PLUS: Final = "+"
LABORER: Final = "»"


class MarketPanel(Panel):
    """Stock and purchases (MARKET-1, MARKET-2)."""

    def content(self) -> list[RenderableType]:
        """A line for each kind of ware."""
        seen = self.seen
        held = seen["held"]
        is_open = Text(self.look.text("market-open"), style=GOOD)
        table = SeatTable(
            self,
            self.heading(is_open if seen["open"] else Text(self.look.text("market-used"), style=BAD)),
            supply="stock",
        )
        for good in ("shield", "material"):
            kind = GOOD_NAMES.index(good)
            label = f"{self.look.text(f'tiles-{good}')} {TILE}"
            table.row(label, [self.colours(seat["tiles"][kind]) for seat in held], self.colours(seen["tiles"][kind]))
        table.row(self.look.text("plus-tokens"), [self._plus(seat) for seat in held], str(seen["plus_tokens"]))
        table.row(
            self.look.text("apple-tiles"),
            [seat["apple_mistletoe_tiles"] for seat in held],
            str(seen["apple_mistletoe_tiles"]),
        )
        table.row(
            self.look.text("laborers"), [_pips(seat["day_laborers"]) for seat in held], _pips(seen["day_laborers"]) or 0
        )
        if seen["used_laborers"]:
            table.row(f"  {self.look.text('laborers-used')}", [""] * len(held), _pips(seen["used_laborers"]))
        return table.content()

    def _plus(self, held: dict[str, Any]) -> Text | int:
        """Tokens in hand, then those that lie under markers (MARKET-4)."""
        if not any(held["plus_placed"]):
            return int(held["plus_tokens"])
        in_hand = f"{held['plus_tokens']} " if held["plus_tokens"] else ""
        return Text(f"{in_hand}{WITH_PLUS}").append_text(self.colours(held["plus_placed"]))

    def good_signs(self) -> dict[tuple[int, str, str], str]:
        return {
            (seat, GOOD_NAMES[kind], COLOUR_NAMES[colour]): TILE * count
            for seat, held in enumerate(self.seen["held"])
            for kind, counts in enumerate(held["tiles"])
            for colour, count in enumerate(counts)
        }

    def marker_signs(self) -> dict[tuple[int, int], str]:
        return {
            (seat, colour): WITH_PLUS * count
            for seat, held in enumerate(self.seen["held"])
            for colour, count in enumerate(held["plus_placed"])
        }

    def leading(self) -> dict[str, tuple[str, str]]:
        return {"laborer": (LABORER, TITLE)}

    def help_signs(self) -> dict[str, str]:
        return {"tile": TILE}


def _pips(laborers: list[int]) -> str:
    return " ".join(str(pips) for pips in laborers)


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return MarketPanel(scene, name, seen)
