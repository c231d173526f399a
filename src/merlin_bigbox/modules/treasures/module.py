"""Treasures of the environs as a module: everything it hands to the builder."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition, Treasure
from merlin_bigbox.engine.base.cells import CELLS, TILE, TILE_BAG, TILE_KINDS
from merlin_bigbox.engine.base.tables import NO_PLAIN_TILES, base_tables
from merlin_bigbox.engine.core.compose import BOX_STAGE, Builder, Module
from merlin_bigbox.engine.core.packed import pack
from merlin_bigbox.engine.core.ruleset import SEATS
from merlin_bigbox.modules.treasures.bonus import TreasureBonus
from merlin_bigbox.modules.treasures.discard import Discards, GiveBack
from merlin_bigbox.modules.treasures.tiles import (
    SHOWN,
    SHOWN_FIELD,
    TREASURES,
    RemoveTreasure,
    Treasury,
    tile_of,
)
from merlin_bigbox.modules.treasures.view import TreasuryView

FULL_TABLE: Final = 4
"""With fewer players one treasure of each terrain is taken out."""


class TreasuresModule(Module):
    """15 treasure tiles instead of the plain ones, and 2 neutral staffs (TREASURE-1)."""

    def __init__(self, edition: Edition) -> None:
        self.name = "treasures"
        self.needs = ()
        self.edition = edition

    def prepare(self, builder: Builder) -> None:
        builder.settings[NO_PLAIN_TILES] = 1

    def build(self, builder: Builder) -> None:
        treasury = Treasury(self.edition)
        builder.rules.shared[TREASURES] = treasury
        builder.field_type(SHOWN_FIELD, SHOWN)
        treasury.was_removed = builder.event("treasure-removed", ("tile",), "TREASURE-1", by_nobody=True)
        treasury.staff_taken = builder.event("staff-taken", (), "TREASURE-3", touches=("staff", "castle:{player}"))
        bonus = TreasureBonus(
            treasury,
            builder.action("claim both", ("colour",), touches=("principality:{colour}",)),
            builder.reason("treasures", "TREASURE-4"),
        )
        asked = builder.frame("treasure", ("tile",), "TREASURE-2", bonus)
        marker_given = builder.event(
            "marker-given", ("colour",), "TREASURE-6", touches=("marker:{colour}", "castle:{player}")
        )
        give = GiveBack(
            builder.action("return marker", ("colour",), touches=("marker:{colour}",), says="marker-given"),
            marker_given,
        )
        given = builder.frame("give back", (f"first:{SHOWN_FIELD}", f"second:{SHOWN_FIELD}"), "TREASURE-6", give)
        bonus.discards = builder.frame("give backs", ("tile", "done:number"), "TREASURE-6", Discards(treasury, given))
        self._tiles(builder, treasury, asked)
        self._staffs(builder, treasury)

    def _tiles(self, builder: Builder, treasury: Treasury, asked: int) -> None:
        """Equal tiles of a terrain are one kind. With 2 or 3 players chance takes one of each terrain out."""
        tables = base_tables(builder.rules)
        removed = builder.zone("treasures removed", TILE_KINDS, of=("tile",), most=1)
        treasury.removed = removed
        counts: dict[Treasure, int] = {}
        for treasure in self.edition.treasures.tiles:
            counts[treasure] = counts.get(treasure, 0) + 1
        laid = [TILE + cell for cell in range(CELLS)]
        for treasure, count in counts.items():
            kind = tile_of(treasure)
            number = tables.add_tile(kind, kind.values[0], asked)
            treasury.add(number, treasure)
            builder.put(TILE_BAG + number, count)
            builder.piece(f"tiles of {kind.name}", count, [TILE_BAG + number, removed + number], laid, number + 1)
        chance = builder.action("chance remove", ("tile",))
        frame = builder.frame("remove treasure", ("terrain",), "TREASURE-1", RemoveTreasure(treasury, chance))
        if builder.rules.players < FULL_TABLE:
            builder.start_with(BOX_STAGE, pack(frame))
        builder.view("treasures", TreasuryView(treasury, [kind.name for kind in tables.tile_kinds]))

    def _staffs(self, builder: Builder, treasury: Treasury) -> None:
        """A neutral staff is in the supply or was taken by a seat; what became of it there is the seat's affair."""
        staffs = self.edition.treasures.neutral_staffs
        supply = builder.zone("neutral staffs", 1, most=staffs)
        taken = builder.zone("neutral staffs taken", SEATS, stride=1, most=staffs)
        builder.may_hold("staffs", staffs)
        treasury.staffs = supply
        treasury.taken = taken
        builder.put(supply, staffs)
        builder.piece("neutral staffs", staffs, [supply, *(taken + seat for seat in range(SEATS))], [], 0)


def make(edition: Edition) -> Module:
    """The module for an edition."""
    return TreasuresModule(edition)
