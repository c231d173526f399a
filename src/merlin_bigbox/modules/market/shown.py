"""The market: its wares, and what each player has bought."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.edition.words import COLOURS, GOODS
from merlin_bigbox.game.belongings import Belonging, held
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind
from merlin_bigbox.game.words import Words

PRICE: Final = 1
"""In gold, for whatever one buys (MARKET-2)."""


class MarketHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has bought. `tiles` has a row of six colours for shields, flags (always none) and materials.

    `plus_tokens` are at hand, `plus_placed` those under markers by colour; day laborers are their pips.
    """

    tiles: list[list[int]]
    plus_tokens: int
    plus_placed: list[int]
    apple_mistletoe_tiles: int
    day_laborers: list[int]


class MarketSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The market in a view: whether the player in turn may still buy, the wares, and what each seat holds.

    `used_laborers` lie aside until the round ends: nobody can buy them.
    """

    open: bool
    tiles: list[list[int]]
    plus_tokens: int
    apple_mistletoe_tiles: int
    day_laborers: list[int]
    used_laborers: list[int]
    held: list[MarketHeld]


class MarketGuide(msgspec.Struct, frozen=True):
    """The price of everything in gold, and what the market has at the start."""

    price: int
    shield_tiles: tuple[str, ...]
    material_tiles: tuple[str, ...]
    plus_tokens: int
    apple_mistletoe_tiles: int
    day_laborers: tuple[int, ...]


def guide(words: Words) -> MarketGuide:
    """What the market sells (MARKET-1)."""
    stock = words.edition.market
    return MarketGuide(
        price=PRICE,
        shield_tiles=stock.shield_tiles,
        material_tiles=stock.material_tiles,
        plus_tokens=stock.plus_tokens,
        apple_mistletoe_tiles=stock.apple_mistletoe_tiles,
        day_laborers=stock.day_laborers,
    )


def facts(told: Facts) -> dict[str, str]:
    """What is left of each ware."""
    seen = told.slice("market", MarketSlice)
    found: dict[str, str] = {}
    for kind, name in enumerate(GOODS):
        for colour, colour_name in enumerate(COLOURS):
            if name != "flag":
                left = seen.tiles[kind][colour]
                found[f"market:{name}:{colour_name}"] = told.text("fact-left", what=told.good(kind, colour), left=left)
    plus = [held.plus_tokens for held in seen.held]
    tiles = [held.apple_mistletoe_tiles for held in seen.held]
    found["market:plus"] = told.supply(told.piece("plus"), seen.plus_tokens, plus)
    found["market:apple-tile"] = told.supply(told.piece("apple-tile"), seen.apple_mistletoe_tiles, tiles)
    for face in range(1, 7):
        what = f"{told.piece('laborer')} {face}"
        found[f"market:laborer:{face}"] = told.text("fact-left", what=what, left=seen.day_laborers.count(face))
    return found if told.seat is None else found | _held(told, seen.held[told.seat])


def _held(told: Facts, held: MarketHeld) -> dict[str, str]:
    """What one has bought oneself."""
    tiles = {
        f"held:tile:{name}:{COLOURS[colour]}": told.text("fact-own", what=told.good(kind, colour), number=count)
        for kind, name in enumerate(GOODS)
        for colour, count in enumerate(held.tiles[kind])
        if count
    }
    pieces = (("plus", held.plus_tokens), ("apple-tile", held.apple_mistletoe_tiles))
    found = {f"held:{name}": told.text("fact-own", what=told.piece(name), number=count) for name, count in pieces}
    laborers = {
        f"held:laborer:{face}": told.text(
            "fact-own", what=f"{told.piece('laborer')} {face}", number=held.day_laborers.count(face)
        )
        for face in held.day_laborers
    }
    return tiles | found | laborers


SLICE = MarketSlice
PIECES: tuple[Kind, ...] = (
    ("market", "MARKET-2"),
    ("shield-tile", "MARKET-3"),
    ("material-tile", "MARKET-3"),
    ("plus", "MARKET-4"),
    ("apple-tile", "MARKET-7"),
    ("laborer", "MARKET-5"),
)
GRANTS: tuple[Piece, ...] = (
    Piece("plus", "plus tokens held"),
    Piece("apple-tile", "apple tiles held", moves=True),
    Piece("laborer", "day laborers held", each="face", moves=True),
    Piece("market-open", "market used", cleared=True),
    *(Piece("ware", zone, whole=True) for zone in ("market tiles", "plus tokens", "apple tiles", "day laborers")),
)
PART_RULES = {
    "market": "MARKET-2",
    "held:tile": "MARKET-3",
    "held:plus": "MARKET-4",
    "held:laborer": "MARKET-5",
    "held:apple-tile": "MARKET-7",
}
BELONGINGS: tuple[Belonging, ...] = (
    Belonging("plus", held("plus tokens held")),
    Belonging("apple-tile", held("apple tiles held")),
    Belonging("laborer", held("day laborers held")),
    Belonging("plus-placed", held("plus tokens placed"), "influence"),
)
