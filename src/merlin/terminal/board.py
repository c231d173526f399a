"""The whole table, arranged for the width at hand: one column on narrow terminals, two on wide ones."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from merlin.edition.words import PRINCIPALITY
from merlin.game.notation import COLOUR_NAMES
from merlin.terminal.castles import castles, own_castle
from merlin.terminal.environs import environs, tile_width
from merlin.terminal.look import PLAIN, QUIET, TITLE, TOWER, centred, shortest_fit
from merlin.terminal.missions import card_line
from merlin.terminal.principalities import principalities
from merlin.terminal.ring import INNER_LINES, Space, box_width, inner_width, ring
from merlin.terminal.scene import Scene

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
        return Group(_header(scene), grid, "", castles(scene))
    return Group(_header(scene), *_ring_lines(scene, max(width, NARROWEST)), country, "", castles(scene), "", *cards)


def _header(scene: Scene) -> Text:
    """Round, next scoring and first player."""
    view = scene.view
    look = scene.look
    line = Text(look.catalogue.text("ui-round", number=max(view.round, 1)), style=TITLE)
    line.append(" · ", style=QUIET)
    line.append(look.text("next-scoring", round=view.round + view.round % 2))
    line.append(" · ", style=QUIET)
    line.append(f"{look.catalogue.text('ui-first-player')} (*): ").append_text(look.seat(view.first))
    return line


def _ring_lines(scene: Scene, width: int) -> list[Text]:
    box = box_width(width)
    marks = _reach(scene)
    spaces = [_space(scene, position, box, marks[position]) for position in range(24)]
    return ring(spaces, _middle(scene, inner_width(box)), box)


def _space(scene: Scene, position: int, box: int, marks: list[Text]) -> Space:
    look = scene.look
    name = scene.game.rules.space_specs[position].name
    if name.startswith(PRINCIPALITY):
        colour = COLOUR_NAMES.index(name.removeprefix(PRINCIPALITY))
        title = look.colour(colour)
        emblem = look.catalogue.text(f"emblem-{scene.game.edition.emblems[colour]}")
        title.append(f" {emblem}", style=PLAIN)
    else:
        names = [scene.words.space(position)]
        if look.catalogue.has(f"cli-space-{name.replace('_', '-')}"):
            names.append(look.text(f"space-{name.replace('_', '-')}"))
        title = Text(shortest_fit(tuple(names), box))
    figures = Text()
    if scene.view.merlin == position:
        figures.append_text(look.merlin())
    for player in scene.view.players:
        if player.knight == position:
            figures.append_text(look.seat(player.seat))
    return Space(title, figures, Text("").join(marks))


def _reach(scene: Scene) -> dict[int, list[Text]]:
    """For each space the dice that lead there, when the viewer is about to choose or to move."""
    marks: dict[int, list[Text]] = defaultdict(list)
    game = scene.game
    if scene.viewer is None or game.decider != scene.viewer or game.frame_name != "turn":
        return marks
    for action in game.options_now():
        kind = scene.name_of(action)
        if kind in ("die", "merlin"):
            face = str(action >> 8)
            figure = Text("✦" if kind == "merlin" else "→", style="bold bright_magenta" if kind == "merlin" else TITLE)
            for position in scene.destinations(action):
                marks[position].append(figure.copy().append(face))
    return marks


def _middle(scene: Scene, width: int) -> list[Text]:
    """The environs and what lies beside them, in the middle of the ring."""
    look = scene.look
    view = scene.view
    land = environs(look, scene.game.edition, view.environs, width)
    land_width = 6 * tile_width(width) + 7
    lines = [Text(" " * ((width - land_width) // 2)).append_text(line) for line in land]
    legend = Text(look.text("environs-legend", tower=TOWER), style=QUIET)
    treasures = Text(f"{look.text('grail')} ").append_text(_holder(scene, view.grail))
    treasures.append(f"  {look.text('excalibur')} ").append_text(_holder(scene, view.excalibur))
    treasures.append(f"  {look.text('apples')} {view.apples}")
    below = [centred(treasures, width), centred(legend, width)]
    free = INNER_LINES - len(lines) - len(below)
    lines = [*[Text("")] * ((free + 1) // 2), *lines]
    return [*lines, *[Text("")] * (INNER_LINES - len(lines) - len(below)), *below]


def _holder(scene: Scene, seat: str | None) -> Text:
    return Text("–", style=QUIET) if seat is None else scene.look.seat(seat)


def _display(scene: Scene) -> Group:
    """The open mission cards, with what of them the viewer meets already."""
    look = scene.look
    heading = Text(look.catalogue.text("ui-display"), style=TITLE)
    heading.append(f"  {look.text('pile', pile=scene.view.pile, discards=len(scene.view.discards))}", style=QUIET)
    lines = [card_line(scene, card, scene.viewer) for card in scene.view.display if card is not None]
    return Group(heading, *(Text("  ").append_text(line) for line in lines))
