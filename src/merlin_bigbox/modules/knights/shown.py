"""The Knights of the Round Table: who has won which allies, and their tiles."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.edition.words import ALLIES_WITH_TILES
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.belongings import Belonging, Count, under_manors
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind
from merlin_bigbox.game.words import Words, message_id
from merlin_bigbox.modules.knights.allies import GARETH, GERAINT, KAY, allies_of

RULES: Final = (
    *("tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint"),
    *("galahad", "bors", "gaheris", "", "percival", "bedivere", "kay"),
)
"""The rules KNIGHT-3 to KNIGHT-15 in order; KNIGHT-12 speaks of no ally."""


ALLIES: Final = tuple(filter(None, RULES))


class KnightsSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The allies in a view; a colour is its number, a cell of the environs too, counted row by row.

    `allies` are the names by seat, `tiles` how many each ally has left. `marshal` is where Sir Lancelot's marshal
    stands (-1: nowhere). `gareth` and `geraint` tell the colours and victory point spaces whose tiles were placed,
    `castles` the cells of Sir Gaheris's castles, `kay` how many tiles of Sir Kay lie in each principality.
    """

    allies: list[list[str]]
    tiles: dict[str, int]
    marshal: int
    gareth: list[int]
    geraint: list[str]
    castles: list[int]
    kay: list[int]


class AllyGuide(msgspec.Struct, frozen=True):
    """An ally: how he is called, what he does, from which stack, and with how many tiles he comes."""

    name: str
    title: str
    about: str
    rule: str
    stack: str
    tiles: int


class KnightsGuide(msgspec.Struct, frozen=True):
    """All allies, the points of Sir Gareth and Sir Geraint for 0, 1, 2 … tiles, and victory point spaces in words."""

    allies: tuple[AllyGuide, ...]
    gareth_points: tuple[int, ...]
    geraint_points: tuple[int, ...]
    victories: dict[str, str]


def guide(words: Words) -> KnightsGuide:
    """Every ally in words."""
    found: list[AllyGuide] = []
    stacks = words.edition.allies
    for stack, allies in (("a", stacks.a), ("b", stacks.b)):
        for ally in allies:
            title = words.catalogue.text(f"ally-{ally.name}")
            about = words.catalogue.text(f"ally-{ally.name}.about")
            tiles = ally.tiles if ally.name in ALLIES_WITH_TILES else 0
            found.append(AllyGuide(ally.name, title, about, f"KNIGHT-{RULES.index(ally.name) + 3}", stack, tiles))
    victories = {name: words.catalogue.text(f"victory-{name}") for name in words.rules.field_words["victory"]}
    return KnightsGuide(tuple(found), stacks.gareth_points, stacks.geraint_points, victories)


def facts(told: Facts) -> dict[str, str]:
    """Whom each ally helps, and how many tiles he has left; of the others what they do."""
    seen = told.slice("knights", KnightsSlice)
    found = {f"ally:{ally}": told.text(f"{message_id('ally', ally)}.about") for ally in ALLIES}
    for seat, allies in enumerate(seen.allies):
        for ally in allies:
            name = told.text(message_id("ally", ally))
            found[f"ally:{ally}"] = told.text(
                "fact-ally", ally=name, player=told.who(seat), tiles=seen.tiles.get(ally, 0)
            )
    return found


def placed(name: str, ally: int) -> Count:
    """How many of an ally's tiles a seat has placed in the zone of that name."""

    def count(rules: Ruleset, state: State, seat: int) -> int:
        zone = next(zone for zone in rules.zones if zone.name == name)
        cells = range(int(zone.start), int(zone.start) + int(zone.size))
        return sum(int(state.cells[cell]) for cell in cells) if allies_of(rules).has(state, seat, ally) else 0

    return count


def to_use(rules: Ruleset, state: State, seat: int) -> int:
    """The tiles of a seat's allies that are still to be used: those that are placed for points are told apart."""
    allies = allies_of(rules)
    return sum(
        int(state.cells[allies.tiles + ally])
        for ally in range(len(ALLIES))
        if ally not in (GARETH, GERAINT, KAY) and allies.has(state, seat, ally)
    )


SLICE = KnightsSlice
PIECES: tuple[Kind, ...] = (
    ("ally", "KNIGHT-1"),
    ("ally-tile", "KNIGHT-2"),
    ("marshal", "KNIGHT-6"),
    ("castle-tile", "KNIGHT-11"),
    ("kay-tile", "KNIGHT-15"),
)
GRANTS: tuple[Piece, ...] = (Piece("ally", "allies", alone=True, each="ally", also="ally tiles", moves=True),)
PART_RULES = {"ally": "KNIGHT-1"} | {f"ally:{name}": f"KNIGHT-{number}" for number, name in enumerate(RULES, 3) if name}
BELONGINGS: tuple[Belonging, ...] = (
    Belonging("gareth", placed("gareth", GARETH)),
    Belonging("geraint", placed("geraint", GERAINT)),
    Belonging("kay", placed("kay", KAY)),
    Belonging("castle", under_manors("castles")),
    Belonging("tile", to_use),
)
