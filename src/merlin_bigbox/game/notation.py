"""Every action as text and back: `die 4`, `move ccw`, `deploy builder purple`, `chance roll 3 5 1 6`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple

from merlin_bigbox.engine.base.tables import GOOD_NAMES, TERRAIN_NAMES, VASSAL_NAMES, base_tables
from merlin_bigbox.engine.core.errors import MalformedError
from merlin_bigbox.engine.core.packed import field, fields_from, kind_of, with_field
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import FIRST_OF_ACTION

SEAT_NAMES: Final = ("red", "yellow", "blue", "green")
COLOUR_NAMES: Final = ("black", "grey", "blue", "purple", "orange", "brown")
DIRECTION_NAMES: Final = ("cw", "ccw")
COLUMNS: Final = 6
ROWS: Final = "ABCD"
LONGEST: Final = 200
"""No action has a longer text; looking for what a longer one might have meant would take long."""
MANY: Final = "faces"
"""The field type that takes all words that are left."""


class Words(NamedTuple):
    """How a field type is written and read."""

    write: Callable[[int], str]
    read: Callable[[str], int | None]
    expected: str


def _listed(names: tuple[str, ...]) -> Words:
    def read(word: str) -> int | None:
        return names.index(word) if word in names else None

    return Words(lambda value: names[value], read, "one of " + ", ".join(names))


def _number(low: int, high: int, shift: int = 0) -> Words:
    def read(word: str) -> int | None:
        if not (word.isascii() and word.isdigit() and len(word) < 4) or not low <= int(word) <= high:
            return None
        return int(word) - shift

    return Words(lambda value: str(value + shift), read, f"a number from {low} to {high}")


def cell_name(cell: int) -> str:
    """A tile of the environs: row letter from the top, column number from the left."""
    return f"{ROWS[cell // COLUMNS]}{cell % COLUMNS + 1}"


def _read_cell(word: str) -> int | None:
    if len(word) != 2 or word[0] not in ROWS or word[1] not in "123456":
        return None
    return ROWS.index(word[0]) * COLUMNS + int(word[1]) - 1


FIELDS: Final[dict[str, Words]] = {
    "face": _number(1, 6),
    "faces": _number(1, 6),
    "direction": _listed(DIRECTION_NAMES),
    "colour": _listed(COLOUR_NAMES),
    "good": _listed(GOOD_NAMES),
    "vassal": _listed(VASSAL_NAMES),
    "seat": _listed(SEAT_NAMES),
    "tile": _listed(tuple(name + tower for name in TERRAIN_NAMES for tower in ("", "-tower"))),
    "space": _number(0, 99),
    "card": _number(1, 60, 1),
    "start": _number(1, 9, 1),
    "cell": Words(cell_name, _read_cell, "a tile such as B4"),
    "number": _number(0, 99),
    "need": _number(1, 6, 1),
    "terrain": _listed(TERRAIN_NAMES),
}
"""The field types that every module may use besides `die` and `figure`, which the base game declares; one of its own it
declares with `Builder.field_type`."""


def tile_names(rules: Ruleset) -> tuple[str, ...]:
    """The kinds of terrain tile of this game, such as `lake-tower`; modules may bring their own."""
    return tuple(kind.name for kind in base_tables(rules).tile_kinds)


@lru_cache(maxsize=256)
def field_type(rules: Ruleset, name: str) -> Words:
    """How a type of field is written and read in this game."""
    if name == "tile":
        return _listed(tile_names(rules))
    return FIELDS[name] if name in FIELDS else _listed(rules.field_words[name])


def write(rules: Ruleset, action: int) -> str:
    """The action as text."""
    spec = rules.action_specs.get(int(kind_of(action)))
    if spec is None:
        raise MalformedError(f"{action} is no action")
    words = [spec.name]
    for index, kind in enumerate(spec.types, start=FIRST_OF_ACTION):
        if kind == MANY:
            at = index
            while fields_from(action, at):
                words.append(field_type(rules, kind).write(int(field(action, at))))
                at += 1
        else:
            words.append(field_type(rules, kind).write(int(field(action, index))))
    return " ".join(words)


class Texts(dict[int, str]):
    """The texts of a game's actions, each written once, and the other way round the actions of these texts."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        self.rules = rules
        self.numbers: dict[str, int] = {}
        self.frames = {kind: spec.name for kind, spec in rules.frame_specs.items()}
        self.frame_names = frozenset(self.frames.values())
        self.revealing = frozenset(kind for kind, spec in rules.action_specs.items() if spec.reveals)

    def __missing__(self, action: int) -> str:
        text = self[action] = write(self.rules, action)
        self.numbers[text] = action
        return text


@lru_cache(maxsize=64)
def texts(rules: Ruleset) -> Texts:
    """The texts of what is offered in games with these rules. Outcomes of chance are too many to keep."""
    return Texts(rules)


@lru_cache(maxsize=64)
def _kinds(rules: Ruleset) -> dict[str, int]:
    return {spec.name: kind for kind, spec in rules.action_specs.items()}


def read(rules: Ruleset, text: str) -> int:
    """The action that the text means; a MalformedError says what is wrong with it."""
    if len(text) > LONGEST:
        raise MalformedError(f'"{text[: LONGEST // 4]}…" is too long to be an action')
    words = text.split()
    kinds = _kinds(rules)
    for length in range(len(words), 0, -1):
        name = " ".join(words[:length])
        if name in kinds:
            return _read_fields(rules, kinds[name], words[length:], text)
    shown = text if len(text) <= 60 else text[:57] + "..."
    near = get_close_matches(" ".join(words), kinds, n=1, cutoff=0.5)
    hint = f'; did you mean "{near[0]}"?' if near else ""
    raise MalformedError(f'"{shown}" is not an action{hint}')


def _read_fields(rules: Ruleset, kind: int, words: list[str], text: str) -> int:
    spec = rules.action_specs[kind]
    many = MANY in spec.types
    if (not many and len(words) != len(spec.fields)) or (many and not 1 <= len(words) <= 5):
        wanted = " ".join(f"<{name}>" for name in spec.fields)
        raise MalformedError(f'"{text}": expected "{f"{spec.name} {wanted}".strip()}"')
    action = kind
    for index, word in enumerate(words):
        position = 0 if many else index
        written = field_type(rules, spec.types[position])
        value = written.read(word)
        if value is None:
            raise MalformedError(f'"{text}": {spec.fields[position]} "{word}" should be {written.expected}')
        action = int(with_field(action, FIRST_OF_ACTION + index, value))
    return action
