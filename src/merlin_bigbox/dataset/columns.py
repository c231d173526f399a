"""The columns of a dataset: their names, types and meanings, and what the numbers in them stand for."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pyarrow as pa

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.research import blocks, numbering

VERSION: Final = 1
"""Goes up whenever a column changes its name, its type or its meaning."""


class Column(NamedTuple):
    """One column."""

    name: str
    kind: pa.DataType
    about: str


def columns(rules: Ruleset) -> tuple[Column, ...]:
    """The columns for a configuration, in their order."""
    seats, reasons = int(rules.players), len(rules.reason_specs)
    size, actions = blocks.layout(rules).size, numbering.numbering(rules).size
    return (
        Column("game", pa.int32(), "the number of the game, from 0 on"),
        Column("deal", pa.int32(), "games of one deal share their dice and cards: keep them together when splitting"),
        Column("decision", pa.int16(), "the number of the decision in its game, from 0 on"),
        Column("at", pa.int16(), "how many actions of the game's record come before: replaying so many leads here"),
        Column("seat", pa.int8(), "who decides, by the seat at the table"),
        Column("bot", pa.string(), "which bot decides"),
        Column("observation", pa.list_(pa.int16(), size), "what the seat may know, in the blocks told in schema.json"),
        Column("mask", pa.list_(pa.int8(), actions), "1 for each action that is offered"),
        Column("offered", pa.int16(), "how many are offered; where it is 1 there was nothing to decide"),
        Column("action", pa.int16(), "the number of the action that was chosen"),
        Column("searched", pa.list_(pa.int16()), "the actions that a searching bot weighed; null if it did not search"),
        Column("visits", pa.list_(pa.int32()), "how often the search tried each of them"),
        Column("values", pa.list_(pa.float32()), "what the search expects of each: points ahead at the end;"
               " or, where none was tried, points behind the most promising"),
        Column("win", pa.float32(), "the seat's share of the victory at the end: 1, 1/2, … or 0"),
        Column("points", pa.list_(pa.int16(), seats), "everybody's points at the end, by seat"),
        Column("margins", pa.list_(pa.int16(), seats), "points ahead of the best other seat at the end, or behind it,"
               " by seat"),
        Column("sources", pa.list_(pa.int16(), reasons), "the points at the end of the seat that decides, by reason"),
    )  # fmt: skip


def schema(rules: Ruleset) -> pa.Schema:
    """The schema of the files."""
    return pa.schema([pa.field(name, kind) for name, kind, _ in columns(rules)])


def described(rules: Ruleset) -> dict[str, Any]:
    """What the columns say, as plain data: written beside the files as `schema.json`."""
    layout, actions = blocks.layout(rules), numbering.numbering(rules)
    return {
        "version": VERSION,
        "columns": [{"name": name, "type": str(kind), "about": about} for name, kind, about in columns(rules)],
        "seats": list(SEAT_NAMES[: int(rules.players)]),
        "observation": {
            "version": blocks.VERSION,
            "digest": layout.digest,
            "blocks": [block._asdict() for block in layout.blocks],
        },
        "actions": {"version": numbering.VERSION, "digest": actions.digest, "texts": actions.texts()},
        "reasons": [spec.name for spec in rules.reason_specs],
    }
