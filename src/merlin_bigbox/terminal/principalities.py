"""The six principalities as a table: emblem, letter and colour, stock, vassals in their slots, markers."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.view import PrincipalityView
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import NOTHING, QUIET, TITLE, Look


def principalities(scene: Scene, *, compact: bool) -> Group:
    """A row per principality; `compact` omits the names of the colours."""
    look = scene.look
    table = Table(box=None, padding=(0, 1 if compact else 2, 0, 0), header_style=QUIET, pad_edge=False)
    heading = Text(look.catalogue.text("ui-principalities"), style=TITLE)
    table.add_column("" if compact else heading, no_wrap=True)
    for good in GOOD_NAMES:
        table.add_column(look.text(f"goods-{good}"), justify="right", no_wrap=True)
    for vassal in VASSAL_NAMES:
        table.add_column(look.text(f"slot-{vassal}"), no_wrap=True)
    table.add_column(look.text("markers"))
    for colour, principality in enumerate(scene.view.principalities):
        table.add_row(
            _name(scene, principality, compact=compact),
            *(scene.stock(kind, colour, principality.stock[good]) for kind, good in enumerate(GOOD_NAMES)),
            *(_slot(look, principality.vassals.get(vassal)) for vassal in VASSAL_NAMES),
            _markers(scene, principality),
        )
    return Group(heading, table) if compact else Group(table)


def place_names(scene: Scene, colour: int) -> tuple[str, ...]:
    """The emblem, or what a module has laid on it, from long to short."""
    emblem = scene.look.catalogue.text(f"emblem-{scene.game.edition.emblems[colour]}")
    return scene.signs.places.get(colour, (emblem,))


def _name(scene: Scene, principality: PrincipalityView, *, compact: bool) -> Text:
    look = scene.look
    place = place_names(scene, COLOUR_NAMES.index(principality.colour))[0]
    name = Text.assemble(look.colour(principality.colour), f" {place}")
    if not compact:
        name.append(f" {look.catalogue.text(f'colour-{principality.colour}')}")
    return name


def _slot(look: Look, owner: str | None) -> Text:
    return Text(NOTHING, style=QUIET) if owner is None else look.seat(owner)


def _markers(scene: Scene, principality: PrincipalityView) -> Text:
    """Markers, most first, as that seat would score here (BASE-74); then those of no player."""
    colour = COLOUR_NAMES.index(principality.colour)
    shown = []
    for name, count in sorted(principality.markers.items(), key=lambda entry: -entry[1]):
        seat = SEAT_NAMES.index(name)
        shown.append(scene.look.seat(seat, f"{count if count > 1 else ''}{scene.signs.markers[seat, colour]}"))
    shown += scene.signs.other_markers[colour]
    return Text(" ").join(shown) if shown else Text(NOTHING, style=QUIET)
