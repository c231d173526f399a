"""The spaces of both rings: their names, the figures on them and the dice that lead there."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from rich.text import Text

from merlin_bigbox.edition.words import PRINCIPALITY
from merlin_bigbox.engine.base.names import RING
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.specs import action_field
from merlin_bigbox.game.notation import COLOUR_NAMES
from merlin_bigbox.terminal.principalities import place_names
from merlin_bigbox.terminal.ring import Space, box_width, inner_width, ring, second_ring
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.style import MERLIN_SHAPE, TITLE, Look, shortest_fit

LEADING: Final = {
    "die": ("→", TITLE),
    "merlin": (MERLIN_SHAPE, "bold bright_magenta"),
}
"""Actions that begin a turn, and the sign on the spaces they lead to; modules add theirs."""


class Rings:
    """The rings of the game in play, at one width."""

    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.box = box_width(width)
        self.inner_width = inner_width(self.box)
        marks = _reach(scene)
        figures = _figures(scene)
        self.spaces = [
            _space(scene, position, self.box, figures[position], marks[position])
            for position in range(len(scene.game.rules.space_specs))
        ]

    def outer(self, middle: list[Text]) -> list[Text]:
        """The 24 spaces around the middle."""
        return ring(self.spaces[:RING], middle, self.box)

    def inner(self) -> list[Text]:
        """The spaces of a second ring; empty unless a module adds one."""
        if len(self.spaces) == RING:
            return []
        first, _, second = self.scene.look.text("inner-ring").partition(" ")
        name = (Text(first, style=TITLE), Text(second, style=TITLE))
        return second_ring(self.spaces[RING:], RING, name, self.box)


def _space(scene: Scene, position: int, box: int, figures: list[Text], marks: list[Text]) -> Space:
    look = scene.look
    name = scene.game.rules.space_specs[position].name
    if name.startswith(PRINCIPALITY):
        colour = COLOUR_NAMES.index(name.removeprefix(PRINCIPALITY))
        title = Text.assemble(look.colour(colour), f" {shortest_fit(place_names(scene, colour), box - 2)}")
    else:
        names = [scene.words.space(position)]
        short = f"space-{name.replace('_', '-')}"
        if look.catalogue.has(f"cli-{short}"):
            names.append(look.text(short))
        title = Text(shortest_fit(tuple(names), box))
    if scene.closed(position):
        return Space(title, Text("").join(figures), _closed(look))
    return Space(title, Text("").join(figures), Text("").join(marks))


def _closed(look: Look) -> Text:
    return Text(look.text("closed"), style="bold red")


def _figures(scene: Scene) -> dict[int, list[Text]]:
    """Who stands where: the figures that belong to nobody first."""
    standing: dict[int, list[Text]] = defaultdict(list)
    standing[scene.view.merlin].append(scene.look.merlin())
    for position, figures in scene.signs.figures.items():
        standing[position] += figures
    for player in scene.view.players:
        standing[player.knight].append(scene.look.seat(player.seat))
    return standing


def _reach(scene: Scene) -> dict[int, list[Text]]:
    """For each space the dice that lead there, if the viewer is about to choose one."""
    marks: dict[int, list[Text]] = defaultdict(list)
    game = scene.game
    if scene.viewer is None or game.decider != scene.viewer or game.frame_name != "turn":
        return marks
    leading = LEADING | scene.signs.leading
    for action in game.options_now():
        kind = scene.name_of(action)
        if kind in leading:
            sign, style = leading[kind]
            for position in scene.destinations(action):
                face = action_field(game.rules.action_specs[int(kind_of(action))], action, "face")
                marks[position].append(Text(f"{sign}{face}", style=style))
    return marks
