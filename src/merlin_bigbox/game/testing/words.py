"""The words that scenarios and rule pages use for seats, pieces and places, turned into the engine's numbers."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.base.tables import GOOD_NAMES, VASSAL_NAMES
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.notation import COLOUR_NAMES, FIELDS, SEAT_NAMES, tile_names


class ScenarioError(ValueError):
    """A scenario asks for something that no game can contain, or says it in words that mean nothing."""


def _listed(word: str, names: tuple[str, ...], what: str) -> int:
    if word not in names:
        raise ScenarioError(f'"{word}" is no {what}; expected one of {", ".join(names)}')
    return names.index(word)


def seat_number(name: str, players: int = len(SEAT_NAMES)) -> int:
    """Red, yellow, blue and green sit in this order."""
    seat = _listed(name, SEAT_NAMES, "seat")
    if seat >= players:
        raise ScenarioError(f"{name} does not play with {players} players")
    return seat


def colour_number(name: str) -> int:
    """A principality or colour."""
    return _listed(name, COLOUR_NAMES, "colour")


def vassal_number(name: str) -> int:
    """A vassal by name."""
    return _listed(name, VASSAL_NAMES, "vassal")


def kind_number(name: str) -> int:
    """Shield, flag or material."""
    return _listed(name, GOOD_NAMES, "kind of good")


def good_index(text: str) -> int:
    """A good such as `shield blue`, as its place in a row of goods."""
    words = text.split()
    if len(words) != 2:
        raise ScenarioError(f'"{text}" is no good; expected a kind and a colour, such as "shield blue"')
    return kind_number(words[0]) * COLOURS + colour_number(words[1])


def figure_number(rules: Ruleset, name: str) -> int:
    """The knight, Merlin or a figure that a module brings."""
    return _listed(name, rules.field_words["figure"], "figure")


def cell_number(name: str, cells: int) -> int:
    """A tile of the environs such as C3."""
    cell = FIELDS["cell"].read(name)
    if cell is None or cell >= cells:
        raise ScenarioError(f'"{name}" is no tile; expected a row A to {"ABCD"[cells // 6 - 1]} and a column 1 to 6')
    return cell


def tile_number(rules: Ruleset, name: str) -> int:
    """A kind of terrain tile such as `wood` or `lake tower`."""
    return _listed(name.replace(" ", "-"), tile_names(rules), "terrain tile")


def space_number(rules: Ruleset, space: int | str) -> int:
    """A space by its position, or by its name: the first of that name, clockwise from black."""
    if isinstance(space, str) and space.isdigit():
        space = int(space)
    if isinstance(space, int):
        if not 0 <= space < len(rules.space_specs):
            raise ScenarioError(f"there is no space {space}")
        return space
    names = tuple(spec.name for spec in rules.space_specs)
    if space not in names:
        raise ScenarioError(f'"{space}" is no space; expected a position or one of {", ".join(sorted(set(names)))}')
    return names.index(space)
