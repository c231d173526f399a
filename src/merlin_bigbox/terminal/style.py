"""The look of colours, seats and figures in text: always a letter or shape, plus colour if available."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.locale import Catalogue

SEAT_SHAPES: Final = ("▲", "●", "◆", "■")
MERLIN_SHAPE: Final = "✦"
TOWER: Final = "♜"
NOTHING: Final = "·"
MET: Final = "✓"
UNMET: Final = "✗"

_SEAT_STYLES: Final = ("bold red", "bold yellow", "bold bright_blue", "bold green")
_MANOR_STYLES: Final = (
    "bold white on red3",
    "bold grey3 on yellow1",
    "bold white on blue1",
    "bold white on dark_green",
)
# A letter on a background of the principality's colour is readable on dark and light terminals.
_COLOUR_STYLES: Final = (
    "bold white on grey11",
    "bold grey3 on grey66",
    "bold white on blue3",
    "bold white on dark_magenta",
    "bold grey3 on dark_orange",
    "bold white on orange4",
)
TERRAIN_STYLES: Final = {
    "mountain": "grey3 on grey70",
    "wood": "grey3 on dark_sea_green4",
    "lake": "grey3 on light_sky_blue3",
}
PLAIN: Final = "not bold default on default"
"""Ends the background of a letter followed by other text."""
QUIET: Final = "dim"
TITLE: Final = "bold"
GOOD: Final = "green"
BAD: Final = "red"
NO_SIGNS: Final[Mapping[str, str]] = {}


class Look:
    """Letters, shapes and styles for one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._letters = [catalogue.text(f"cli-letter-{name}") for name in COLOUR_NAMES]
        self._seat_letters = [catalogue.text(f"cli-seat-letter-{name}") for name in SEAT_NAMES]

    def text(self, message: str, **parameters: str | int) -> str:
        """A message of the command line, given without its prefix."""
        return self.catalogue.text(f"cli-{message}", **parameters)

    def letter(self, colour: int) -> str:
        """The letter of a principality."""
        return self._letters[colour]

    def colour(self, colour: int | str) -> Text:
        """The letter of a principality on its colour."""
        index = COLOUR_NAMES.index(colour) if isinstance(colour, str) else colour
        return Text(self._letters[index], style=_COLOUR_STYLES[index])

    def seat(self, seat: int | str, more: str = "") -> Text:
        """Shape and letter of a player, optionally followed by a number or the like."""
        index = SEAT_NAMES.index(seat) if isinstance(seat, str) else seat
        return Text(f"{SEAT_SHAPES[index]}{self._seat_letters[index]}{more}", style=_SEAT_STYLES[index])

    def manor(self, seat: str) -> Text:
        """A player's manor: the player's sign on a background that contrasts with the terrain."""
        return Text(self.seat(seat).plain, style=_MANOR_STYLES[SEAT_NAMES.index(seat)])

    def merlin(self) -> Text:
        """Merlin's figure."""
        return Text(f"{MERLIN_SHAPE}M", style="bold bright_magenta")

    def counted(self, counts: dict[str, int], signs: Mapping[str, str] = NO_SIGNS) -> Text:
        """Pieces by colour: a letter for one, letter and number for several, then a sign."""
        parts = Text()
        for name, count in counts.items():
            if parts:
                parts.append(" ")
            parts.append_text(self.colour(name))
            if count > 1:
                parts.append(str(count), style=PLAIN)
            parts.append(signs.get(name, ""), style=PLAIN)
        return parts or Text(NOTHING, style=QUIET)


def fit(text: Text, width: int) -> Text:
    """The text cut or padded to an exact width."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def centred(text: Text, width: int) -> Text:
    """The text centred within a width."""
    space = max(0, width - text.cell_len)
    return fit(Text(" " * (space // 2)).append_text(text), width)


def shortest_fit(names: tuple[str, ...], width: int) -> str:
    """The first of the names (long to short) that fits, else the last."""
    for name in names:
        if cell_len(name) <= width:
            return name
    return names[-1]
