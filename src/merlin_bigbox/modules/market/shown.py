"""The market: its wares, and what each player has bought."""

from __future__ import annotations

from typing import Final

import msgspec

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


SLICE = MarketSlice
PIECES: tuple[Kind, ...] = (
    ("market", "MARKET-2"),
    ("shield-tile", "MARKET-3"),
    ("material-tile", "MARKET-3"),
    ("plus", "MARKET-4"),
    ("apple-tile", "MARKET-7"),
    ("laborer", "MARKET-5"),
)
GRANTS: tuple[Piece, ...] = (Piece("plus", "plus tokens held"), Piece("apple-tile", "apple tiles held", moves=True))
