"""The environs as slanted tiles: odd columns are half a tile lower, with the frame's icons above and below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from merlin_bigbox.edition import Edition, accepted_colours
from merlin_bigbox.game.notation import COLUMNS
from merlin_bigbox.game.view import TileView
from merlin_bigbox.terminal.panel import Signs
from merlin_bigbox.terminal.style import QUIET, TERRAIN_STYLES, TOWER, Look, fit, shortest_fit

WIDEST: Final = 10


def tile_width(width: int) -> int:
    """The inner width of a tile, for environs that fit into this width."""
    return min(WIDEST, (width - COLUMNS - 1) // COLUMNS)


def environs(look: Look, edition: Edition, tiles: Sequence[TileView], width: int, signs: Signs) -> list[Text]:
    """The lines of the environs."""
    rows = len(tiles) // COLUMNS
    accepted = accepted_colours(edition, rows)
    inner = tile_width(width)
    lines = []
    for number in range(2 * rows + 3):
        line = Text()
        for column in range(COLUMNS):
            line.append(_edge(number, column, rows), style=QUIET)
            line.append_text(_part(look, edition, tiles, accepted, number - column % 2, column, inner, signs))
        line.append(_edge(number, COLUMNS, rows), style=QUIET)
        lines.append(line)
    return lines


def _edge(number: int, column: int, rows: int) -> str:
    """The slanted line left of a column, shared with the column before it."""
    first, last = (1, 2 * rows) if column in (0, COLUMNS) else (1, 2 * rows + 1)
    if column == COLUMNS:
        first, last = 2, 2 * rows + 1
    if not first <= number <= last:
        return " "
    return "/" if (number + column) % 2 else "\\"


def _part(
    look: Look,
    edition: Edition,
    tiles: Sequence[TileView],
    accepted: tuple[tuple[str, ...], ...],
    number: int,
    column: int,
    inner: int,
    signs: Signs,
) -> Text:
    rows = len(tiles) // COLUMNS
    if number in (0, 2 * rows + 1):
        frames = edition.environs.frame_top if number == 0 else edition.environs.frame_bottom
        arrow = "↓" if number == 0 else "↑"
        return fit(Text(f"  {arrow}", style=QUIET).append_text(look.colour(frames[column])), inner)
    if not 0 < number < 2 * rows + 1:
        return Text(" " * inner)
    row, lower = divmod(number - 1, 2)
    cell = row * COLUMNS + column
    tile = tiles[cell]
    style = TERRAIN_STYLES.get(tile.terrain, "")
    if not lower:
        names = (look.text(f"terrain-{tile.terrain}"), look.text(f"terrain-short-{tile.terrain}"))
        return _on(fit(Text(f"{tile.cell} {shortest_fit(names, inner - 3)}"), inner), style)
    left = Text()
    if tile.manor is not None:
        left.append_text(look.manor(tile.manor))
        left.append(signs.manors[cell])
    else:
        for colour in accepted[cell]:
            left.append_text(look.colour(colour))
    printed = TOWER if tile.tower else signs.tiles[tile.kind]
    filled = fit(left, inner - len(printed))
    return _on(filled.append(printed), style)


def _on(text: Text, style: str) -> Text:
    """The text on the ground of its terrain; letters keep a ground of their own."""
    grounded = Text(text.plain, style=style)
    for span in text.spans:
        grounded.spans.append(span)
    if text.style:
        grounded.stylize(text.style)
    return grounded
