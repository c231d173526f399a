"""The whole table, laid out for the terminal's width: one column if narrow, two if wide."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from merlin_bigbox.engine.base.names import APPLE_SUPPLY
from merlin_bigbox.terminal.castles import castles, own_castle
from merlin_bigbox.terminal.environs import environs, tile_width
from merlin_bigbox.terminal.layout import panels
from merlin_bigbox.terminal.missions import card_line
from merlin_bigbox.terminal.panel import indented
from merlin_bigbox.terminal.principalities import principalities
from merlin_bigbox.terminal.ring import INNER_LINES
from merlin_bigbox.terminal.rings import Rings
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import QUIET, TITLE, TOWER, centred

TWO_COLUMNS: Final = 136
BOARD_BESIDE: Final = 78
NARROWEST: Final = 64


def board(scene: Scene, width: int) -> Group:
    """Everything on the table."""
    wide = width >= TWO_COLUMNS
    cards: list[RenderableType] = [own_castle(scene, scene.viewer), ""] if scene.viewer is not None else []
    cards.append(_display(scene))
    country = principalities(scene, compact=wide)
    if wide:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BOARD_BESIDE)
        grid.add_column()
        grid.add_row(Group(*_ring_lines(scene, BOARD_BESIDE)), Group(country, "", *cards))
        return Group(_header(scene), grid, "", castles(scene), *panels(scene, width))
    rings = _ring_lines(scene, max(width, NARROWEST))
    return Group(_header(scene), *rings, country, "", castles(scene), *panels(scene, width), "", *cards)


def _header(scene: Scene) -> Text:
    """Round, next scoring and first player."""
    view = scene.view
    look = scene.look
    current = max(view.round, 1)
    line = Text(look.catalogue.text("ui-round", number=current), style=TITLE)
    line.append(" · ", style=QUIET)
    line.append(look.text("next-scoring", round=current + current % 2))
    line.append(" · ", style=QUIET)
    line.append(f"{look.catalogue.text('ui-first-player')} (*): ").append_text(look.seat(view.first))
    return line


def _ring_lines(scene: Scene, width: int) -> list[Text]:
    rings = Rings(scene, width)
    return [*rings.outer(_middle(scene, rings.inner_width)), *rings.inner()]


def _middle(scene: Scene, width: int) -> list[Text]:
    """The environs and what lies beside them, in the middle of the ring."""
    look = scene.look
    view = scene.view
    land = environs(look, scene.game.edition, view.environs, width, scene.signs)
    land_width = 6 * tile_width(width) + 7
    lines = [Text(" " * ((width - land_width) // 2)).append_text(line) for line in land]
    legend = Text(look.text("environs-legend", tower=TOWER), style=QUIET)
    treasures = Text(f"{look.text('grail')} ").append_text(scene.holder(view.grail))
    treasures.append(f"  {look.text('excalibur')} ").append_text(scene.holder(view.excalibur))
    treasures.append(f"  {look.text('apples')} ").append_text(scene.supply(APPLE_SUPPLY, view.apples))
    below = [centred(treasures, width), centred(legend, width)]
    free = INNER_LINES - len(lines) - len(below)
    lines = [*[Text("")] * ((free + 1) // 2), *lines]
    return [*lines, *[Text("")] * (INNER_LINES - len(lines) - len(below)), *below]


def _display(scene: Scene) -> Group:
    """The open mission cards, with the requirements that the viewer meets already."""
    look = scene.look
    heading = Text(look.catalogue.text("ui-display"), style=TITLE)
    heading.append(f"  {look.text('pile', pile=scene.view.pile, discards=len(scene.view.discards))}", style=QUIET)
    lines = [card_line(scene, card, scene.viewer) for card in scene.view.display if card is not None]
    return Group(heading, *map(indented, lines))
