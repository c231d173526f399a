"""The zones of the base game, in the order of its cells: what each cell is, and what it can hold."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition.model import Stock
from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.core.compose import Builder
from merlin_bigbox.engine.core.layout import DEALT, PUBLIC
from merlin_bigbox.engine.core.ruleset import SEATS

GENERATIONS: Final = 32
"""The draw pile is made anew no more often than this."""
NOBODY: Final = ("nobody",)
NOTHING: Final = ("nothing",)
GOOD: Final = ("good", "colour")
SLOTS_OF_HAND: Final = (f"number(0-{at.HAND_ROOM - 1})",)
SLOTS_OF_DISPLAY: Final = (f"number(0-{at.DISPLAY_ROOM - 1})",)


def declare(builder: Builder, stock: Stock) -> None:
    """All of them, in the order of the cells module, which the builder confirms."""
    _single(builder, stock)
    _of_seats(builder, stock)
    _of_the_table(builder, stock)


def _single(builder: Builder, stock: Stock) -> None:
    """One cell each."""
    for name, start, most, holds, before in (
        ("first player", at.FIRST, -1, "seat", ()),
        ("current player", at.CURRENT, -1, "seat", ()),
        ("merlin", at.MERLIN, -1, "space", ()),
        ("third figure", at.THIRD, -1, "space", ()),
        ("grail", at.GRAIL, -1, "seat", NOBODY),
        ("excalibur", at.EXCALIBUR, -1, "seat", NOBODY),
        ("apple supply", at.APPLES, stock.apples, "", ()),
        ("pile generation", at.GENERATION, GENERATIONS, "", ()),
        ("completed", at.COMPLETED, 1, "", ()),
        ("owed", at.OWED, at.HAND_ROOM, "", ()),
        ("missions flag used", at.MISSIONS_USED, 1, "", ()),
        ("cards closed", at.CARDS_CLOSED, 1, "", ()),
    ):
        builder.zone(name, 1, PUBLIC, 0, start, most=most, holds=holds, before=before)


def _of_seats(builder: Builder, stock: Stock) -> None:
    """Those in which every seat has its part."""
    for name, start, of, most, holds, before in (
        ("knight figures", at.KNIGHT, (), -1, "space", ()),
        ("apples", at.APPLE, (), stock.apples, "", ()),
        ("staffs", at.STAFF, (), stock.staffs, "", ()),
        ("markers at home", at.MARKER, (), stock.markers, "", ()),
        ("manors at home", at.MANOR, (), stock.manors, "", ()),
        ("starting tiles", at.START, (), -1, "start", NOTHING),
        ("hand sizes", at.HAND_SIZE, (), at.HAND_ROOM, "", ()),
        ("passed", at.PASSED, (), 1, "", ()),
        ("vassals", at.VASSAL, ("vassal",), -1, "colour", ("castle",)),
        ("dice", at.DICE, ("die",), 6, "", ()),
        ("goods", at.GOODS, GOOD, stock.goods_per_kind_and_colour, "", ()),
        ("markers", at.MARKERS, ("colour",), stock.markers, "", ()),
        ("traitors", at.TRAITORS, ("colour",), stock.traitors_per_colour, "", ()),
    ):
        stride = _ROOM.get(name, 1)
        builder.zone(name, SEATS * stride, PUBLIC, stride, start, of=of, most=most, holds=holds, before=before)
    builder.zone(
        "hands",
        SEATS * at.HAND_ROOM,
        DEALT,
        at.HAND_ROOM,
        at.HAND,
        of=SLOTS_OF_HAND,
        least=-1 - GENERATIONS,
        holds="card",
        before=NOTHING,
        noted=True,
    )


def _of_the_table(builder: Builder, stock: Stock) -> None:
    """What is nobody's, and the mission cards one by one."""
    for name, start, size, of, most, holds, before in (
        ("stock", at.STOCK, at.GOODS_OF_SEAT, GOOD, stock.goods_per_kind_and_colour, "", ()),
        ("traitor supply", at.TRAITOR_SUPPLY, n.COLOURS, ("colour",), stock.traitors_per_colour, "", ()),
        ("traitor discards", at.TRAITOR_DISCARD, n.COLOURS, ("colour",), stock.traitors_per_colour, "", ()),
        ("tile bag", at.TILE_BAG, at.TILE_KINDS, ("tile",), at.CELLS, "", ()),
        ("tiles", at.TILE, at.CELLS, ("cell",), -1, "tile", NOTHING),
        ("manors", at.BUILT, at.CELLS, ("cell",), -1, "seat", NOBODY),
        ("display", at.DISPLAY, at.DISPLAY_ROOM, SLOTS_OF_DISPLAY, -1, "card", NOTHING),
    ):
        noted = name == "display"  # the places of the cards tell it, too, and what is known of the hands
        builder.zone(name, size, PUBLIC, 0, start, of=of, most=most, holds=holds, before=before, noted=noted)
    builder.zone(
        "card places",
        at.CARDS,
        DEALT,
        0,
        at.PLACE,
        of=("card",),
        least=-1,
        holds="seat",
        before=("pile", "discard pile", "display"),
    )
    builder.zone("cards known", at.CARDS, PUBLIC, 0, at.KNOWN, of=("card",), most=1)
    builder.zone("cards born", at.CARDS, PUBLIC, 0, at.BORN, of=("card",), most=GENERATIONS, noted=True)


_ROOM: Final = {
    "vassals": n.VASSALS,
    "dice": n.DICE_SLOTS,
    "goods": at.GOODS_OF_SEAT,
    "markers": n.COLOURS,
    "traitors": n.COLOURS,
}
