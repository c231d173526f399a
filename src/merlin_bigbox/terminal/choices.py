"""The options as numbered lines; long lists of one kind are grouped by tile, good, vassal or die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from merlin_bigbox.engine.core.packed import field, kind_of, with_field
from merlin_bigbox.engine.core.specs import FIRST_OF_ACTION
from merlin_bigbox.game import notation
from merlin_bigbox.game.notation import cell_name
from merlin_bigbox.locale.languages import DEFAULT
from merlin_bigbox.terminal.scene import Scene
from merlin_bigbox.terminal.spoken import shortest
from merlin_bigbox.terminal.style import QUIET, TITLE, TOWER

MANY: Final = 5
"""From this many on, choices of one kind are grouped."""
A_LINE: Final = {"colour": 3, "face": 6}
"""What the choices of a group may differ in, and how many fit on a line."""
LONG: Final = 26
"""After a label wider than this, the choices start on a new line."""


def choices(scene: Scene, options: list[int]) -> Table:
    """The numbered choices: label, where it leads or what it brings at once, and what can be typed instead."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=TITLE, no_wrap=True)
    grid.add_column()
    grid.add_column(style=QUIET, no_wrap=True)
    grouped = _grouped_kinds(scene, options)
    labels = [scene.words.action(action, scene.game.frame) for action in options]
    number = 0
    while number < len(options):
        action = options[number]
        if int(kind_of(action)) in grouped:
            count = _run(scene, options, number)
            grid.add_row(*_group(scene, options[number : number + count], number + 1))
            number += count
        else:
            grid.add_row(str(number + 1), _label(scene, action), _typed(scene, labels, number, action))
            number += 1
    return grid


def _typed(scene: Scene, labels: Sequence[str], index: int, action: int) -> str:
    """What can be typed instead of the number: the notation, which is English, or words of the label."""
    if scene.look.catalogue.lang == DEFAULT:
        return notation.write(scene.game.rules, action)
    return shortest(labels, index)


def _grouped_kinds(scene: Scene, options: list[int]) -> set[int]:
    """Kinds of action that are offered many times and differ in their last colour or face."""
    counts = Counter(int(kind_of(action)) for action in options)
    specs = scene.game.rules.action_specs
    return {
        kind
        for kind, count in counts.items()
        if count >= MANY
        and specs[kind].fields
        and specs[kind].types[-1] in A_LINE
        and scene.look.catalogue.has(_group_id(scene, kind))
    }


def _group_id(scene: Scene, kind: int) -> str:
    return f"cli-group-{scene.game.rules.action_specs[kind].name.replace(' ', '-')}"


def _run(scene: Scene, options: list[int], start: int) -> int:
    """How many consecutive options differ only in their colour or face."""
    last = len(scene.game.rules.action_specs[int(kind_of(options[start]))].fields)
    shared = with_field(options[start], last, 0)
    end = start
    while end < len(options) and with_field(options[end], last, 0) == shared:
        end += 1
    return end - start


def _group(scene: Scene, actions: list[int], first: int) -> tuple[str, Text, str]:
    """A line for a group: a number if it is a single choice, what they share, how they differ, and the notation."""
    rules = scene.game.rules
    kind = int(kind_of(actions[0]))
    types = rules.action_specs[kind].types
    line = Text(scene.look.catalogue.text(_group_id(scene, kind)))
    for index, shared in enumerate(types[:-1], FIRST_OF_ACTION):
        line.append(f" {_shared(scene, shared, int(field(actions[0], index)))}")
    line.append("" if line.plain.endswith(":") else ":")
    alone = len(actions) == 1
    for index, action in enumerate(actions):
        breaks = index % A_LINE[types[-1]] == 0 and (index > 0 or (line.cell_len > LONG and not alone))
        line.append("\n   " if breaks else " ")
        line.append("" if alone else f" {first + index} ", style=TITLE)
        line.append_text(_different(scene, types[-1], int(field(action, len(types)))))
    words = notation.write(rules, actions[0]) if scene.look.catalogue.lang == DEFAULT else ""
    return (str(first), line, words) if alone else ("", line, f"{words.rsplit(' ', 1)[0]} …" if words else "")


def _different(scene: Scene, kind: str, value: int) -> Text:
    """Where a choice of a group differs: the letter and name of a colour, or the face of a die."""
    if kind == "face":
        return Text(f"→{value}")
    name = scene.look.catalogue.text(f"colour-{notation.COLOUR_NAMES[value]}")
    return Text.assemble(scene.look.colour(value), f" {name}")


def _shared(scene: Scene, kind: str, value: int) -> str:
    """What the choices of a group share, such as a tile with its terrain."""
    name = scene.words.word(kind, value)
    if kind != "cell":
        return name
    tile = next(tile for tile in scene.view.environs if tile.cell == cell_name(value))
    return f"{name} {scene.look.text(f'terrain-{tile.terrain}')}{' ' + TOWER if tile.tower else ''}"


def _label(scene: Scene, action: int) -> Text:
    label = Text(scene.words.action(action, scene.game.frame))
    places = scene.destinations(action)
    if places:
        spaces = [f"{place} {scene.words.space(place)}" for place in places]
        label.append(f" → {' / '.join(spaces)}", style="cyan")
    points = scene.points_of(action)
    if points:
        label.append(f"  {points:+d}", style="bold green" if points > 0 else "bold red")
    return label
