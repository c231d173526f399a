"""Gold and mistletoe: who has how much."""

from __future__ import annotations

import msgspec

from merlin_bigbox.game.belongings import Belonging, held
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind
from merlin_bigbox.game.words import Words


class GoldSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gold and mistletoe in a view: what is left in the supply, and what each seat has, in the order of the seats."""

    gold_supply: int
    mistletoe_supply: int
    gold: list[int]
    mistletoe: list[int]


class GoldGuide(msgspec.Struct, frozen=True):
    """How many coins and mistletoe there are at all."""

    coins: int
    mistletoe: int


def guide(words: Words) -> GoldGuide:
    """The stock of the module."""
    return GoldGuide(words.edition.gold.coins, words.edition.gold.mistletoe)


def facts(told: Facts) -> dict[str, str]:
    """How much there is, and how much of it one has."""
    seen = told.slice("gold", GoldSlice)
    return {
        "gold": told.supply(told.piece("gold"), seen.gold_supply, seen.gold),
        "mistletoe": told.supply(told.piece("mistletoe"), seen.mistletoe_supply, seen.mistletoe),
    }


SLICE = GoldSlice
PIECES: tuple[Kind, ...] = (("gold", "GOLD-2"), ("mistletoe", "GOLD-3"))
GRANTS: tuple[Piece, ...] = (Piece("gold", "gold", moves=True), Piece("mistletoe", "mistletoe", moves=True))
PART_RULES = {"gold": "GOLD-2", "mistletoe": "GOLD-3"}
BELONGINGS: tuple[Belonging, ...] = (Belonging("gold", held("gold")), Belonging("mistletoe", held("mistletoe")))
