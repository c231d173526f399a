"""The components of the modules: allies, gold, market, Caerleon, Morgana, treasures and decrees."""

from typing import Final

from merlin_bigbox.edition.board import MOST_PLAYERS, PLAIN_TILES, colour, each_once
from merlin_bigbox.edition.cards import good
from merlin_bigbox.edition.forms import TreasureForm
from merlin_bigbox.edition.model import (
    Allies,
    Ally,
    Caerleon,
    Cauldron,
    Decree,
    Gold,
    Market,
    Morgana,
    Treasure,
    Treasures,
)
from merlin_bigbox.edition.node import Node, distinct, listed
from merlin_bigbox.edition.words import (
    ALLIES,
    ALLIES_WITH_TILES,
    CAULDRON_EFFECTS,
    DISTRICTS,
    GOODS,
    TERRAINS,
)

STACK: Final = 6
MARKET_TILES: Final = 6
DAY_LABORERS: Final = 6
CAULDRONS: Final = 5
# Morgana visits principality spaces only: six steps would bring her back.
MOST_STEPS: Final = 5
DECREES_OF_A_KIND: Final = 6
# A decree has a name for its points in each language.
HIGHEST_DECREE: Final = 9
DECREE_GOODS: Final = ("shield", "material", "flag")
DISCARDED: Final = (*GOODS, "influence")


def read_allies(node: Node) -> Allies:
    """The table `allies`: each ally in exactly one of the two stacks (KNIGHT-1)."""
    parts = node.table(("a", "b", "tiles", "gareth_points", "geraint_points"), ("provenance",))
    stacks = [parts[key].items("allies (EDITION-4)", STACK, STACK) for key in ("a", "b")]
    names = [[entry.word(ALLIES, "an ally") for entry in stack] for stack in stacks]
    distinct([entry for stack in stacks for entry in stack], "each ally in one stack only (KNIGHT-1)")
    counts = {key: count.number(1) for key, count in parts["tiles"].table(ALLIES_WITH_TILES).items()}
    a, b = (tuple(Ally(name, counts.get(name, 0)) for name in stack) for stack in names)
    return Allies(
        a=a,
        b=b,
        gareth_points=_points(parts["gareth_points"], counts["gareth"]),
        geraint_points=_points(parts["geraint_points"], counts["geraint"]),
    )


def _points(node: Node, tiles: int) -> tuple[int, ...]:
    entries = node.items(f"numbers, for 0 to {tiles} tiles", tiles + 1, tiles + 1)
    return tuple(entry.number() for entry in entries)


def read_gold(node: Node) -> Gold:
    """The table `gold`; four players must get their start (GOLD-1)."""
    keys = ("coins", "mistletoe", "start_coins", "start_mistletoe")
    parts = node.table(keys, ("provenance",))
    gold = Gold(**{key: parts[key].number() for key in keys})
    parts["start_coins"].number(0, gold.coins // MOST_PLAYERS)
    parts["start_mistletoe"].number(0, gold.mistletoe // MOST_PLAYERS)
    return gold


def read_market(node: Node) -> Market:
    """The table `market` (MARKET-1)."""
    keys = ("shield_tiles", "material_tiles", "plus_tokens", "apple_mistletoe_tiles", "day_laborers")
    parts = node.table(keys, ("provenance",))
    laborers = parts["day_laborers"].items("day laborers (MARKET-1)", DAY_LABORERS, DAY_LABORERS)
    return Market(
        shield_tiles=_colours(parts["shield_tiles"], "shield tiles (MARKET-1)", MARKET_TILES),
        material_tiles=_colours(parts["material_tiles"], "material tiles (MARKET-1)", MARKET_TILES),
        plus_tokens=parts["plus_tokens"].number(),
        apple_mistletoe_tiles=parts["apple_mistletoe_tiles"].number(),
        day_laborers=tuple(laborer.number(1, 6) for laborer in laborers),
    )


def _colours(node: Node, what: str, count: int) -> tuple[str, ...]:
    # One a colour is reconstructed, not printed in a text: an owner may find a colour twice.
    return tuple(colour(entry) for entry in node.items(what, count, count))


def read_caerleon(node: Node, colours: tuple[str, ...]) -> Caerleon:
    """The table `caerleon`: a district on the place of each colour (CITY-1)."""
    parts = node.table(("districts",), ("provenance",))
    return Caerleon(each_once(parts["districts"], colours, DISTRICTS, "a district"))


def read_morgana(node: Node) -> Morgana:
    """The table `morgana`: five cauldrons, five tokens of two sides, every effect on one of them (MORGANA-1)."""
    keys = ("cauldron_faces", "cauldron_steps", "poisoned_apples", "huts", "markers", "tokens")
    parts = node.table(keys, ("provenance",))
    faces = parts["cauldron_faces"].items("die faces, one a cauldron (MORGANA-1)", CAULDRONS, CAULDRONS)
    steps = parts["cauldron_steps"].items("numbers of steps, one a cauldron (MORGANA-8)", CAULDRONS, CAULDRONS)
    cauldrons = tuple(
        Cauldron(face.number(1, CAULDRONS), step.number(1, MOST_STEPS)) for face, step in zip(faces, steps, strict=True)
    )
    distinct(faces, "another face for each cauldron (MORGANA-1)")
    entries = parts["tokens"].items("cauldron tokens (EDITION-4)", CAULDRONS, CAULDRONS)
    tokens = tuple(_token(entry) for entry in entries)
    missing = [effect for effect in CAULDRON_EFFECTS if not any(effect in token for token in tokens)]
    if missing:
        parts["tokens"].fail(f"no side shows {listed(missing)}", "each effect on at least one side (MORGANA-10 to 16)")
    return Morgana(
        cauldrons=cauldrons,
        tokens=tokens,
        poisoned_apples=parts["poisoned_apples"].number(),
        huts=parts["huts"].number(),
        markers=parts["markers"].number(),
    )


def _token(node: Node) -> tuple[str, str]:
    front, back = (side.word(CAULDRON_EFFECTS, "a cauldron effect") for side in node.items("sides", 2, 2))
    return front, back


def read_treasures(node: Node) -> Treasures:
    """The table `treasures`: one tile for each plain tile that it replaces (TREASURE-1)."""
    parts = node.table(("neutral_staffs", *TERRAINS), ("provenance",))
    tiles = tuple(
        _treasure(entry, terrain)
        for terrain in TERRAINS
        for entry in parts[terrain].items("treasure tiles (TREASURE-1)", PLAIN_TILES, PLAIN_TILES)
    )
    return Treasures(neutral_staffs=parts["neutral_staffs"].number(), tiles=tiles)


def _treasure(node: Node, terrain: str) -> Treasure:
    ((key, part),) = node.form([(form.value,) for form in TreasureForm]).items()
    form = TreasureForm(key)
    if form not in (TreasureForm.CLAIM, TreasureForm.DISCARD):
        part.number(1, 1)
        return Treasure(terrain, form)
    entries = part.items("kinds", 2, 2)
    if form is TreasureForm.CLAIM:
        return Treasure(terrain, form, tuple(good(entry) for entry in entries))
    kinds = tuple(entry.word(DISCARDED, "a good or influence") for entry in entries)
    distinct(entries, "two different kinds (TREASURE-6)")
    return Treasure(terrain, form, kinds)


def read_decrees(node: Node) -> tuple[Decree, ...]:
    """The table `decrees`: six of each good, then six with points (DECREE-1)."""
    parts = node.table((*DECREE_GOODS, "points"), ("provenance",))
    goods = tuple(
        Decree(kind, each, 0)
        for kind in DECREE_GOODS
        for each in _colours(parts[kind], f"decrees with a {kind} (DECREE-1)", DECREES_OF_A_KIND)
    )
    points = parts["points"].items("decrees with points (DECREE-1)", DECREES_OF_A_KIND, DECREES_OF_A_KIND)
    return (*goods, *(Decree(None, None, entry.number(1, HIGHEST_DECREE)) for entry in points))
