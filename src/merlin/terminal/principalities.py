"""The six principalities as a table: emblem, letter and colour, stock, vassals in their slots, markers."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from merlin.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin.game.view import PrincipalityView
from merlin.terminal.look import NOTHING, PLAIN, QUIET, TITLE, Look
from merlin.terminal.scene import Scene


def principalities(scene: Scene, *, compact: bool) -> Table:
    """A row a principality; compact leaves the names of the colours to their letters."""
    look = scene.look
    catalogue = look.catalogue
    table = Table(box=None, padding=(0, 1 if compact else 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(Text(catalogue.text("ui-principalities"), style=TITLE), no_wrap=True)
    for good in GOOD_NAMES:
        table.add_column(look.text(f"goods-{good}"), justify="right", no_wrap=True)
    for vassal in VASSAL_NAMES:
        table.add_column(look.text(f"slot-{vassal}"), no_wrap=True)
    table.add_column(look.text("markers"), no_wrap=True)
    for principality in scene.view.principalities:
        table.add_row(
            _name(look, principality, compact=compact),
            *(_stock(principality.stock[good]) for good in GOOD_NAMES),
            *(_slot(look, principality.vassals.get(vassal)) for vassal in VASSAL_NAMES),
            _markers(look, principality.markers),
        )
    return table


def _name(look: Look, principality: PrincipalityView, *, compact: bool) -> Text:
    name = look.colour(principality.colour)
    emblem = look.catalogue.text(f"emblem-{principality.emblem}")
    name.append(f" {emblem}", style=PLAIN)
    if not compact:
        name.append(f" {look.catalogue.text(f'colour-{principality.colour}')}", style=PLAIN)
    return name


def _stock(count: int) -> Text:
    return Text(str(count)) if count else Text("0", style="bold red")


def _slot(look: Look, owner: str | None) -> Text:
    return Text(NOTHING, style=QUIET) if owner is None else look.seat(owner)


def _markers(look: Look, markers: dict[str, int]) -> Text:
    if not markers:
        return Text(NOTHING, style=QUIET)
    # Most markers first: that is who would score here (BASE-74).
    ranked = sorted(markers.items(), key=lambda entry: -entry[1])
    return Text(" ").join(look.seat(seat, str(count) if count > 1 else "") for seat, count in ranked)
