"""Treasures of the environs: what lies on the tiles, and what is out of the game."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.modules import Kind, sentence
from merlin_bigbox.game.words import Words
from merlin_bigbox.modules.treasures.tiles import tile_of

TILE_RULES: Final = {
    "excalibur": "TREASURE-2",
    "grail": "TREASURE-2",
    "staff": "TREASURE-3",
    "point": "TREASURE-4",
    "claim": "TREASURE-5",
    "discard": "TREASURE-6",
}
"""The rule of each kind of treasure, by the word after the terrain in the tile's name."""


class TreasuresSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Treasures in a view: neutral staffs left, and the kinds of tile that were taken out."""

    neutral_staffs: int
    removed: list[str]


class TreasureGuide(msgspec.Struct, frozen=True):
    """A treasure: the name of its kind of tile, and its effect as parts for an icon and in words."""

    kind: str
    terrain: str
    form: str
    shows: tuple[str, ...]
    title: str
    about: str
    rule: str


class TreasuresGuide(msgspec.Struct, frozen=True):
    """All treasures."""

    tiles: tuple[TreasureGuide, ...]


def guide(words: Words) -> TreasuresGuide:
    """Every treasure in words."""
    found: dict[str, TreasureGuide] = {}
    numbers = {kind.name: number for number, kind in enumerate(base_tables(words.rules).tile_kinds)}
    for treasure in words.edition.treasures.tiles:
        name = tile_of(treasure).name
        rule = TILE_RULES[treasure.form.value.partition("_")[0]]
        found[name] = TreasureGuide(
            kind=name,
            terrain=treasure.terrain,
            form=treasure.form.value,
            shows=treasure.kinds,
            title=sentence(words.tile(numbers[name])),
            about=words.catalogue.rule(rule)[1],
            rule=rule,
        )
    return TreasuresGuide(tuple(found.values()))


def tile_facts(told: Facts) -> dict[str, str]:
    """What the treasure of each kind of tile brings, in short."""
    kinds = base_tables(told.rules).tile_kinds
    found: dict[str, str] = {}
    for treasure in told.words.edition.treasures.tiles:
        name = tile_of(treasure).name
        number = next(number for number, kind in enumerate(kinds) if kind.name == name)
        found[name] = told.words.tile(number, ".short")
    return found


SLICE = TreasuresSlice
PIECES: tuple[Kind, ...] = (("treasure", "TREASURE-2"), ("neutral-staff", "TREASURE-3"))
