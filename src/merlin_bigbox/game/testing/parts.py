"""Every part of the board that an action can mean or an event can speak of, found from the rules: for tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from string import Formatter
from typing import Final

from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import ActionSpec, EventSpec
from merlin_bigbox.game.elements import OTHER, OWN
from merlin_bigbox.game.notation import SEAT_NAMES, field_type

ROWS: Final = 3
"""Of a board with rows: `number` in an id is one of these."""


def parts(rules: Ruleset, *, chosen: bool = True, told: bool = True) -> list[str]:
    """The ids of all parts: those that actions touch (`chosen`), those that events touch (`told`), and the spaces."""
    found: dict[str, None] = {f"space:{position}": None for position in range(len(rules.spaces))}
    specs: list[ActionSpec | EventSpec] = []
    if chosen:
        specs += [spec for spec in rules.action_specs.values() if not spec.name.startswith("chance ")]
    if told:
        specs += rules.event_specs.values()
    for spec in specs:
        types = dict(zip(spec.fields, spec.types, strict=True))
        for pattern in spec.touches:
            found |= dict.fromkeys(_filled(rules, pattern.removeprefix(OWN).removeprefix(OTHER), types))
    return list(found)


def _filled(rules: Ruleset, pattern: str, types: dict[str, str]) -> Iterator[str]:
    names = list(dict.fromkeys(name for _, name, _, _ in Formatter().parse(pattern) if name))
    for values in product(*(_values(rules, name, types) for name in names)):
        yield pattern.format_map(dict(zip(names, values, strict=True)))


def _values(rules: Ruleset, name: str, types: dict[str, str]) -> list[str]:
    """The words that may stand in place of a field."""
    tables = base_tables(rules)
    kind = types.get(name, name.removeprefix("frame_"))
    if name in ("asked", "player") or kind == "seat":
        return list(SEAT_NAMES[: int(rules.players)])
    if name not in types and not name.startswith("frame_"):  # the flag of an ability, if it is printed
        return [tables.edition.colours[tables.flag_names.index(name)]] if name in tables.flag_names else []
    if kind == "die":
        faces = [f"own:{face}" for face in range(1, 7)]
        return [*faces, *(word for word in rules.field_words["die"] if not word.isdigit())]
    if kind == "figure":
        words = [word for word in rules.field_words["figure"] if word != "knight"]
        return [*words, *(f"knight:{seat}" for seat in SEAT_NAMES[: int(rules.players)])]
    if kind == "space":
        return [str(position) for position in range(len(rules.spaces))]
    if kind == "card":
        return [str(mission.id) for mission in tables.edition.missions]
    if kind == "number":
        return [str(number) for number in range(1, 7 if name == "face" else ROWS + 1)]
    return _listed(rules, kind)


def _listed(rules: Ruleset, kind: str) -> list[str]:
    found: list[str] = []
    words = field_type(rules, kind)
    for value in range(100):
        try:
            word = words.write(value)
        except IndexError:
            break
        if words.read(word) == value:
            found.append(word)
    return found
