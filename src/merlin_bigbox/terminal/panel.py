"""What a module adds to the table: a panel of its own, and signs on the ring, the tiles, the goods and the markers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.terminal.style import NOTHING, QUIET, TITLE

if TYPE_CHECKING:
    from merlin_bigbox.terminal.scene import Scene

ROLE: Final = "terminal"
Key = TypeVar("Key", int, str, tuple[int, int], tuple[int, str, str])


class Panel:
    """The share of one module; this one shows whatever the module's view holds, and no signs."""

    def __init__(self, scene: Scene, name: str, seen: dict[str, Any]) -> None:
        self.scene = scene
        self.look = scene.look
        self.name = name
        self.seen = seen

    # --- the panel -----------------------------------------------------------------------------------------------

    def content(self) -> list[RenderableType]:
        """The lines of the panel, its heading first."""
        return [self.heading(), *(indented(Text(f"{key}: {value}")) for key, value in self.seen.items())]

    def title(self) -> str:
        """The name of the module."""
        return self.look.catalogue.text(f"module-{self.name}")

    def heading(self, *notes: Text) -> Text:
        """The name of the module, and what is worth telling at once."""
        return Text(" · ").join([Text(self.title(), style=TITLE), *notes])

    def note(self, message: str, shown: Text | str | int = "") -> Text:
        """A word from the catalogue and what it is about."""
        shown = shown if isinstance(shown, Text) else Text(str(shown))
        return Text(f"{self.look.text(message)} ").append_text(shown) if shown else Text(self.look.text(message))

    def word(self, kind: str, name: str) -> str:
        """A word of one of the module's own field types."""
        return self.scene.words.word(kind, self.scene.game.rules.field_words[kind].index(name))

    def colours(self, counts: Sequence[int]) -> Text:
        """How many of which colour, a number for each of the six."""
        return self.look.counted(
            {name: count for name, count in zip(self.scene.game.edition.colours, counts, strict=True) if count}
        )

    def help(self) -> str:
        """What the help says of the module's signs, or nothing."""
        message = f"help-{self.name}"
        return self.look.text(message, **self.help_signs()) if self.look.catalogue.has(f"cli-{message}") else ""

    def help_signs(self) -> dict[str, str]:
        """The signs that the help speaks of, by the names of the message's parameters."""
        return {}

    # --- signs elsewhere on the table ----------------------------------------------------------------------------

    def figures(self) -> dict[int, Text]:
        """Figures on the rings, by their spaces."""
        return {}

    def leading(self) -> dict[str, tuple[str, str]]:
        """The module's actions that begin a turn with a move: the sign on the spaces where they lead, and its style."""
        return {}

    def dice(self) -> dict[int, Text]:
        """Unused dice of the module's own, by their seats."""
        return {}

    def good_signs(self) -> dict[tuple[int, str, str], str]:
        """What is special about some goods, by seat, kind and colour."""
        return {}

    def marker_signs(self) -> dict[tuple[int, int], str]:
        """What lies with markers, by seat and principality."""
        return {}

    def other_markers(self) -> dict[int, Text]:
        """Markers that belong to no seat, by their principalities."""
        return {}

    def manor_signs(self) -> dict[int, str]:
        """What stands with a manor, by the tile's cell."""
        return {}

    def tile_signs(self) -> dict[str, str]:
        """What is printed on the module's kinds of tile."""
        return {}

    def place_names(self) -> dict[int, tuple[str, ...]]:
        """What lies on a principality and gives it another name, from long to short."""
        return {}


class Signs:
    """What all modules in play add to the table outside of their panels."""

    def __init__(self, panels: Sequence[Panel]) -> None:
        self.figures: dict[int, list[Text]] = defaultdict(list)
        self.leading: dict[str, tuple[str, str]] = {}
        self.dice: dict[int, list[Text]] = defaultdict(list)
        self.other_markers: dict[int, list[Text]] = defaultdict(list)
        self.goods: dict[tuple[int, str, str], str] = defaultdict(str)
        self.markers: dict[tuple[int, int], str] = defaultdict(str)
        self.manors: dict[int, str] = defaultdict(str)
        self.tiles: dict[str, str] = defaultdict(str)
        self.places: dict[int, tuple[str, ...]] = {}
        for panel in panels:
            _listed(self.figures, panel.figures())
            self.leading |= panel.leading()
            _listed(self.dice, panel.dice())
            _listed(self.other_markers, panel.other_markers())
            _joined(self.goods, panel.good_signs())
            _joined(self.markers, panel.marker_signs())
            _joined(self.manors, panel.manor_signs())
            _joined(self.tiles, panel.tile_signs())
            self.places |= panel.place_names()


def _listed(into: dict[int, list[Text]], found: dict[int, Text]) -> None:
    for key, text in found.items():
        into[key].append(text)


def _joined(into: dict[Key, str], found: dict[Key, str]) -> None:
    for key, sign in found.items():
        into[key] += sign


class SeatTable:
    """A table with a column for each player, and one for the supply."""

    def __init__(self, panel: Panel, heading: Text, supply: str = "supply") -> None:
        look = panel.look
        self.heading = heading
        self.table = Table(box=None, padding=(0, 1, 0, 0), header_style="", pad_edge=False)
        self.table.add_column("", style=QUIET, min_width=8)
        for seat in range(panel.scene.game.options.players):
            self.table.add_column(look.seat(seat), justify="right")
        self.table.add_column(Text(look.text(supply), style=QUIET) if supply else "", justify="right")

    def row(self, label: str, seats: Sequence[Text | str | int], supply: Text | str | int = "") -> None:
        """A line: one entry for each seat; nothing is a dot."""
        self.table.add_row(label, *(_entry(entry) for entry in seats), _entry(supply) if supply != "" else "")

    def content(self) -> list[RenderableType]:
        """The heading above the table."""
        return [self.heading, Padding(self.table, (0, 0, 0, 2))]


def _entry(entry: Text | str | int) -> Text:
    if isinstance(entry, Text):
        return entry
    return Text(str(entry)) if entry else Text(NOTHING, style=QUIET)


def indented(line: RenderableType, by: int = 2) -> Padding:
    """A line that stays indented where it wraps."""
    return Padding(line, (0, 0, 0, by))


def panel_of(scene: Scene, name: str, seen: dict[str, Any]) -> Panel:
    """The panel of a module: `make` in the file `terminal.py` of its folder, else one for any module."""
    file = module_file(name, ROLE)
    if file is None:
        return Panel(scene, name, seen)
    made: Panel = file.make(scene, name, seen)
    return made
