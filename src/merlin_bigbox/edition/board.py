"""The base game's board and pieces: colours, stock, flags, environs and starting tiles."""

from typing import Final

from merlin_bigbox.edition.forms import Level
from merlin_bigbox.edition.model import Environs, Flags, StartingTile, Stock
from merlin_bigbox.edition.node import Node, distinct, listed
from merlin_bigbox.edition.provenance import entry_level
from merlin_bigbox.edition.words import (
    ARTHUR_FLAG_COLOURS,
    ARTHUR_FLAGS,
    BASE_FLAGS,
    COLOURS,
    EMBLEMS,
    TERRAINS,
)

COLUMNS: Final = 6
MOST_PLAYERS: Final = 4
MOST_MISSIONS: Final = 60
# BASE-8; the treasures replace the plain tiles one for one (TREASURE-1).
PLAIN_TILES: Final = 5
TOWER_TILES: Final = 3

_STOCK_KEYS: Final = (
    "goods_per_kind_and_colour", "apples", "missions", "traitors_per_colour", "manors", "markers", "staffs",
    "hand", "display", "seals", "open_picts", "traitors_drawn",
)  # fmt: skip


def colour(node: Node) -> str:
    """One of the six colours."""
    return node.word(COLOURS, "a colour")


def each_once(node: Node, keys: tuple[str, ...], known: tuple[str, ...], noun: str) -> tuple[str, ...]:
    """The values of a table for these keys, in their order; each known name stands there exactly once."""
    parts = node.table(keys)
    values = tuple(parts[key].word(known, noun) for key in keys)
    distinct((parts[key] for key in keys), f"each of {listed(known)} exactly once")
    return values


def read_colours(node: Node) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The table `colours`: the colours clockwise and their emblems in that order (EDITION-1)."""
    parts = node.table(("order", "emblem"), ("provenance",))
    entries = parts["order"].items("colours (EDITION-1)", len(COLOURS), len(COLOURS))
    order = tuple(colour(entry) for entry in entries)
    distinct(entries, f"each of {listed(COLOURS)} exactly once")
    # Black opens the ring and the influence scoring (BASE-2, BASE-74).
    entries[0].word(("black",), "the first colour")
    emblems = each_once(parts["emblem"], order, EMBLEMS, "an emblem")
    parts["emblem"].child("black", emblems[0]).word(("dragon",), "the emblem of black (BASE-2)")
    return order, emblems


def read_stock(node: Node) -> Stock:
    """The table `stock`; what every player is dealt must be there for four of them."""
    parts = node.table(_STOCK_KEYS, ("provenance",))
    stock = Stock(**{key: parts[key].number() for key in _STOCK_KEYS})
    parts["missions"].number(MOST_PLAYERS * stock.hand + stock.display, MOST_MISSIONS)
    parts["apples"].number(MOST_PLAYERS)
    parts["traitors_drawn"].number(0, stock.traitors_per_colour * len(COLOURS) // MOST_PLAYERS)
    # BASE-9 takes one of each kind from the stock for each tile, and one marker a player.
    parts["goods_per_kind_and_colour"].number(MOST_PLAYERS)
    parts["markers"].number(1)
    return stock


def read_flags(node: Node, colours: tuple[str, ...]) -> Flags:
    """The table `flags`: six actions, of which Arthur changes those of black and grey (ARTHUR-2)."""
    parts = node.table(("base", "arthur"), ("provenance",))
    base = each_once(parts["base"], colours, BASE_FLAGS, "a flag's action")
    changed = each_once(parts["arthur"], ARTHUR_FLAG_COLOURS, ARTHUR_FLAGS, "an action of Arthur's flags")
    with_arthur = dict(zip(colours, base, strict=True)) | dict(zip(ARTHUR_FLAG_COLOURS, changed, strict=True))
    return Flags(base=base, arthur=tuple(with_arthur[each] for each in colours))


def read_environs(node: Node) -> Environs:
    """The table `environs`."""
    parts = node.table(("plain", "tower", "frame_top", "frame_bottom"), ("provenance",))
    return Environs(
        plain=_tiles(parts["plain"], PLAIN_TILES),
        tower=_tiles(parts["tower"], TOWER_TILES),
        frame_top=_frame(parts["frame_top"]),
        frame_bottom=_frame(parts["frame_bottom"]),
    )


def _tiles(node: Node, count: int) -> tuple[int, ...]:
    parts = node.table(TERRAINS)
    return tuple(parts[terrain].number(count, count) for terrain in TERRAINS)


def _frame(node: Node) -> tuple[str, ...]:
    return tuple(colour(icon) for icon in node.items("icons, one a column (EDITION-3)", COLUMNS, COLUMNS))


def read_starting_tiles(node: Node, default: Level) -> tuple[StartingTile, ...]:
    """The list `starting_tiles`: one for each of four players, each knight on another space (BASE-9)."""
    tiles: list[StartingTile] = []
    knights: list[Node] = []
    for entry in node.items("starting tiles (BASE-9)", MOST_PLAYERS, len(COLOURS)):
        parts = entry.table(("knight", "flag", "shield", "material", "influence"), ("provenance",))
        tiles.append(
            StartingTile(
                knight=colour(parts["knight"]),
                flag=colour(parts["flag"]),
                shield=colour(parts["shield"]),
                material=colour(parts["material"]),
                influence=colour(parts["influence"]),
                provenance=entry_level(parts.get("provenance"), default),
            )
        )
        knights.append(parts["knight"])
    distinct(knights, "another colour for the knight of each tile (BASE-9)")
    return tuple(tiles)
