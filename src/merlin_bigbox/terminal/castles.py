"""Castle boards: the viewer's own in full, and all of them in a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.view import PlayerView
from merlin_bigbox.terminal.missions import card_line
from merlin_bigbox.terminal.panel import indented
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import NOTHING, PLAIN, QUIET, TITLE, Look


def castles(scene: Scene) -> Table:
    """A row per player: points, dice, goods by colour, traitors, apples, staffs, manors, markers, cards."""
    look = scene.look
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(Text(look.text("castles"), style=TITLE), no_wrap=True)
    table.add_column(look.text("points"), justify="right", no_wrap=True)
    table.add_column(look.text("column-dice"), no_wrap=True)
    for name in ("shields", "flags", "materials", "traitors"):
        table.add_column(look.text(f"column-{name}"), no_wrap=False)
    for name in ("apples", "staffs", "markers", "manors", "cards"):
        table.add_column(look.text(f"column-{name}"), justify="right", no_wrap=True)
    for player in scene.view.players:
        table.add_row(
            _player(scene, player),
            Text(str(player.points), style=TITLE),
            dice(scene, player),
            *(goods(scene, player, good) for good in GOOD_NAMES),
            look.counted(player.traitors),
            *(str(count) for count in (player.apples, player.staffs, player.markers, player.manors, len(player.hand))),
        )
    return table


def _player(scene: Scene, player: PlayerView) -> Text:
    seat = SEAT_NAMES.index(player.seat)
    name = scene.look.seat(seat).append(f" {scene.words.seat(seat)}")
    if player.seat == scene.view.first:
        name.append(" *")
    return name


def dice(scene: Scene, player: PlayerView) -> Text:
    """The unused dice: one's own, Merlin's, then those of modules."""
    shown = [Text(str(face)) for face in sorted(player.dice)]
    if player.merlin_die > 0:
        shown.append(Text.assemble(scene.look.merlin(), str(player.merlin_die)))
    seat = SEAT_NAMES.index(player.seat)
    shown += scene.signs.dice[seat]
    return Text(" ").join(shown) if shown else Text(NOTHING, style=QUIET)


def goods(scene: Scene, player: PlayerView, good: str) -> Text:
    """Goods by colour; signs mark special ones."""
    seat = SEAT_NAMES.index(player.seat)
    signs = {colour: scene.signs.goods[seat, good, colour] for colour in player.goods[good]}
    return scene.look.counted(player.goods[good], signs)


def own_castle(scene: Scene, seat: int) -> Group:
    """Everything on one's own castle board and in one's hand."""
    look = scene.look
    player = scene.view.players[seat]
    heading = look.seat(seat)
    heading.append(f" {look.catalogue.text('ui-castle', player=scene.words.seat(seat))}", style=TITLE)
    heading.append(f" – {look.catalogue.text('ui-points', points=player.points)}", style=TITLE)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=QUIET, no_wrap=True)
    grid.add_column()
    grid.add_row(look.text("column-dice"), _pieces(scene, player))
    grid.add_row(look.text("goods"), _goods(scene, player))
    grid.add_row(look.text("column-flags"), _flags(scene, player))
    grid.add_row(look.text("column-traitors"), _traitors(scene, player))
    grid.add_row(look.text("vassals"), _vassals(look, player))
    parts: list[RenderableType] = [heading, grid, Text(look.catalogue.text("ui-hand"), style=QUIET)]
    parts += [indented(card_line(scene, card, seat)) for card in player.hand if card is not None]
    return Group(*parts)


def _pieces(scene: Scene, player: PlayerView) -> Text:
    """Dice, then everything that is counted."""
    look = scene.look
    line = dice(scene, player)
    for name, count in (
        ("apples", player.apples),
        ("staffs", player.staffs),
        ("markers", player.markers),
        ("manors", player.manors),
    ):
        line.append(f" · {look.text(name)} {count}", style="" if count else QUIET)
    return line


def _goods(scene: Scene, player: PlayerView) -> Text:
    """Shields and materials; flags have their own line."""
    parts = []
    look = scene.look
    for good, column in (("shield", "column-shields"), ("material", "column-materials")):
        parts.append(Text(f"{look.text(column)} ").append_text(goods(scene, player, good)))
    return Text(" · ").join(parts)


def _flags(scene: Scene, player: PlayerView) -> Text:
    """Own flags with what each does."""
    look = scene.look
    parts = []
    for colour, count in player.goods["flag"].items():
        ability = scene.tables.flag_names[COLOUR_NAMES.index(colour)].replace("_", "-")
        part = look.colour(colour)
        part.append(str(count) if count > 1 else "", style=PLAIN)
        parts.append(part.append(f" {look.catalogue.text(f'ability-{ability}')}", style=PLAIN))
    return Text(" · ").join(parts) if parts else Text(NOTHING, style=QUIET)


def _traitors(scene: Scene, player: PlayerView) -> Text:
    """Own traitors, and what they would cost if scored now (BASE-70)."""
    look = scene.look
    line = look.counted(player.traitors)
    left = sum(max(0, count - player.goods["shield"].get(colour, 0)) for colour, count in player.traitors.items())
    if player.traitors:
        line.append("  ")
        line.append(look.text("traitors-cost", left=left, points=3 * left), style="red" if left else "green")
    return line


def _vassals(look: Look, player: PlayerView) -> Text:
    parts = []
    for vassal in VASSAL_NAMES:
        place = player.vassals[vassal]
        part = Text(f"{look.text(f'vassal-{vassal}')} ")
        if place is None:
            parts.append(part.append(look.text("at-home"), style=QUIET))
        else:
            parts.append(part.append("→ ").append_text(look.colour(place)))
    return Text(" · ").join(parts)
