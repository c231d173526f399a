"""Morgana: where she stands, the dice and cauldrons of the witch's kitchen, horn, poisoned apples, huts, markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from merlin_bigbox.edition.words import PRINCIPALITY
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES, cell_name
from merlin_bigbox.terminal.panel import Panel, SeatTable, indented
from merlin_bigbox.terminal.style import BAD, MET, QUIET, TITLE

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

SHAPE: Final = "☾"
HUT: Final = "⌂"


class MorganaPanel(Panel):
    """Morgana and her kitchen (MORGANA-1)."""

    def content(self) -> list[RenderableType]:
        """What everybody has, then a line a cauldron."""
        seen = self.seen
        dice = " ".join(str(face) for face in sorted(seen["dice"])) or "–"
        heading = self.heading(self._place(), self.note("morgana-dice", Text(dice, style=TITLE)))
        table = SeatTable(self, heading)
        table.row(self.look.text("morgana-used"), [MET if used else 0 for used in seen["used"]])
        table.row(
            self.look.text("horn"),
            [MET if seat == seen["horn"] else 0 for seat in range(len(seen["used"]))],
            MET if seen["horn"] is None else "",
        )
        table.row(self.look.text("poisoned-apples"), seen["poisoned_apples"], str(seen["poisoned_apple_supply"]))
        table.row(f"{self.look.text('huts')} {HUT}", self._huts(), str(seen["hut_supply"]))
        topped = [self.colours(colours) for colours in seen["topped"]]
        table.row(f"{self.look.text('morgana-markers')} {SHAPE}", topped, str(seen["marker_supply"]))
        return [*table.content(), indented(self._cauldrons())]

    def _place(self) -> Text:
        """Her place, whose space and stock are closed (MORGANA-9)."""
        place = self.seen["place"]
        if place is None:
            return Text(self.look.text("morgana-beside"), style=QUIET)
        return self.note("morgana-closes", self.look.colour(place))

    def _cauldrons(self) -> Table:
        """Face, steps, the token's effect now and its other side, and whether it was used this round."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, style=TITLE)
        grid.add_column(no_wrap=True, style=QUIET)
        grid.add_column()
        for cauldron in self.seen["cauldrons"]:
            steps = self.look.text("cauldron-steps", number=cauldron["steps"])
            grid.add_row(self.look.text("cauldron", number=cauldron["face"]), steps, self._token(cauldron))
        return grid

    def _token(self, cauldron: dict[str, Any]) -> Text:
        line = Text()
        if cauldron["effect"] is not None:
            line.append(self.word("effect", cauldron["effect"]))
            if cauldron["other_side"] != cauldron["effect"]:
                line.append(f" ⇄ {self.word('effect', cauldron['other_side'])}", style=QUIET)
        if not cauldron["free"]:
            line.append(f" – {self.look.text('cauldron-used')}", style=BAD)
        return line

    def _huts(self) -> list[int]:
        """Whose manors the huts stand on."""
        tiles = {tile.cell: tile.manor for tile in self.scene.view.environs}
        owners = [tiles.get(cell_name(cell)) for cell in self.seen["huts"]]
        return [owners.count(SEAT_NAMES[seat]) for seat in range(len(self.seen["used"]))]

    def figures(self) -> dict[int, Text]:
        place = self.seen["place"]
        if place is None:
            return {}
        name = PRINCIPALITY + COLOUR_NAMES[place]
        specs = self.scene.game.rules.space_specs
        return {position: self._morgana() for position, spec in enumerate(specs) if spec.name == name}

    def manor_signs(self) -> dict[int, str]:
        return dict.fromkeys(self.seen["huts"], HUT)

    def marker_signs(self) -> dict[tuple[int, int], str]:
        return {
            (seat, colour): SHAPE * count
            for seat, counts in enumerate(self.seen["topped"])
            for colour, count in enumerate(counts)
        }

    def other_markers(self) -> dict[int, Text]:
        return {
            colour: Text.assemble(self._morgana(), str(count) if count > 1 else "")
            for colour, count in enumerate(self.seen["markers"])
            if count
        }

    def help_signs(self) -> dict[str, str]:
        return {"morgana": self._morgana().plain, "hut": HUT}

    def _morgana(self) -> Text:
        """Her figure."""
        return Text(f"{SHAPE}{self.look.text('letter-morgana')}", style="bold bright_red")


def make(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of the module."""
    return MorganaPanel(scene, name, seen)
