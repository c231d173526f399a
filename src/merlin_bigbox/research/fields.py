"""The values that a type of field can have in one game, and the word for each."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import bounded
from merlin_bigbox.game import notation

REASON: Final = "reason"
SEATS: Final = "seats"
"""A set of seats, a bit each."""
YES: Final = "yes"


def values(rules: Ruleset, kind: str) -> range:
    """The numbers of the values; a `number` without bounds has none."""
    name, low, high = bounded(kind)
    tables = base_tables(rules)
    sizes = {
        "card": int(tables.cards),
        "cell": int(tables.cell_count),
        "direction": len(notation.DIRECTION_NAMES),
        "colour": len(notation.COLOUR_NAMES),
        "good": 3,
        "need": 6,
        "seat": int(rules.players),
        "space": len(rules.spaces),
        "start": int(tables.starting_tiles),
        "terrain": 3,
        "tile": len(notation.tile_names(rules)),
        "vassal": 4,
        REASON: len(rules.reason_specs),
        SEATS: 1 << int(rules.players),
        YES: 2,
    }
    if name == "number":
        return range(low, high + 1)
    if name in {"face", notation.MANY}:
        return range(1, 7)
    return range(sizes[name]) if name in sizes else range(len(rules.field_words[name]))


def word(rules: Ruleset, kind: str, value: int) -> str:
    """A value in words; a seat by its name at the table."""
    name, _, _ = bounded(kind)
    if name == REASON:
        return rules.reason_specs[value].name
    if name == YES:
        return "yes" if value else "no"
    if name == SEATS:
        chosen = [seat for index, seat in enumerate(notation.SEAT_NAMES) if value >> index & 1]
        return " ".join(chosen) or "nobody"
    if name == "space":
        return f"{value} {rules.space_specs[value].name}"
    return notation.field_type(rules, name).write(value)
