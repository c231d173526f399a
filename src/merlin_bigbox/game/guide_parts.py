"""Everything about a table that stays the same during a game, with its words: the types of the guide."""

from __future__ import annotations

from typing import Any

import msgspec


class SpaceGuide(msgspec.Struct, frozen=True):
    """A space of a ring: its number, its kind without the colour, its words and its rule."""

    position: int
    kind: str
    colour: str | None
    title: str
    about: str
    rule: str


class CellGuide(msgspec.Struct, frozen=True):
    """A cell of the environs: where it lies and which colours of material build there."""

    cell: str
    row: int
    column: int
    colours: tuple[str, ...]


class ColourGuide(msgspec.Struct, frozen=True):
    """One of the six colours: letter, emblem and words, and what its flag can do at this table."""

    name: str
    letter: str
    emblem: str
    title: str
    principality: str
    ability: str
    ability_title: str
    ability_about: str
    ability_rule: str


class NeedGuide(msgspec.Struct, frozen=True):
    """A requirement of a mission card, in words and as a picture: pieces with a colour.

    The pieces are all goods, all markers or all vassals, each by its name, or nothing where it has none or any will do.
    `where` is `given` with the colour of the goods or of the principality, `same` for one colour of all, or `any`.
    """

    text: str
    piece: str
    names: tuple[str | None, ...]
    where: str
    colour: str | None = None


class CardGuide(msgspec.Struct, frozen=True):
    """A mission card."""

    id: int
    points: int
    vassal: str
    text: str
    needs: tuple[NeedGuide, ...]


class TileGuide(msgspec.Struct, frozen=True):
    """A kind of tile of the environs, by its name in the notation, and what building on it brings."""

    kind: str
    terrain: str
    tower: bool
    title: str
    about: str
    rule: str


class WordGuide(msgspec.Struct, frozen=True):
    """A word of the game: its name in views and notation, how it is called, and perhaps more about it.

    `letter` is there for players alone, who are told apart by letter and colour, `many` for what is counted.
    """

    name: str
    title: str
    about: str = ""
    rule: str = ""
    letter: str = ""
    many: str = ""


class ReasonGuide(msgspec.Struct, frozen=True):
    """A reason for points."""

    name: str
    title: str
    rule: str


class Guide(msgspec.Struct, frozen=True):
    """What does not change at a table, in one language. `modules` holds what each module in play adds."""

    lang: str
    players: int
    modules_in_play: tuple[str, ...]
    outer: tuple[SpaceGuide, ...]
    inner: tuple[SpaceGuide, ...]
    rows: int
    cells: tuple[CellGuide, ...]
    frame_top: tuple[str, ...]
    frame_bottom: tuple[str, ...]
    colours: tuple[ColourGuide, ...]
    seats: tuple[WordGuide, ...]
    goods: tuple[WordGuide, ...]
    vassals: tuple[WordGuide, ...]
    terrains: tuple[WordGuide, ...]
    pieces: tuple[WordGuide, ...]
    """Everything else that can be pointed at: apple, staff, marker, manor, traitor, grail, excalibur, merlin, ..."""
    cards: tuple[CardGuide, ...]
    tiles: tuple[TileGuide, ...]
    reasons: tuple[ReasonGuide, ...]
    rounds: int
    scorings: tuple[int, ...]
    """The rounds that end with a scoring."""
    places: tuple[WordGuide, ...]
    """What may lie on a principality in its place (`cover` in the view)."""
    modules: dict[str, dict[str, Any]]
