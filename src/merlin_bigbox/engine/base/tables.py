"""The printed components of an edition as the tables that the rules of the base game read."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.edition import Edition, accepted_colours, neighbours
from merlin_bigbox.engine.base.names import (
    COLOURS,
    DIFFERENT_ACTION,
    MIRROR,
    MISSIONS,
    REPEL,
    REVERSE,
    TURN,
)
from merlin_bigbox.engine.base.requirements import numbered
from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.ruleset import Ruleset

GOOD_NAMES: Final = ("shield", "flag", "material")
VASSAL_NAMES: Final = ("lady", "shield_bearer", "builder", "flag_bearer")
TERRAIN_NAMES: Final = ("mountain", "wood", "lake")
FLAG_NAMES: Final = ("repel", "missions", "reverse", "turn", "different_action", "mirror")
FLAG_RULES: Final = ("BASE-61", "BASE-62", "BASE-63", "BASE-64", "BASE-65", "BASE-66")
COLUMNS: Final = 6
DIRECTIONS: Final = 6
NOWHERE: Final = 255
TILE_KINDS: Final = 32
TABLES: Final = "base tables"
"""The name under which other modules find the tables of the base game."""

# Settings that modules may change before the base game builds
DICE_SETTING: Final = "dice"
NO_PLAIN_TILES: Final = "no plain tiles"
MANORS_LEAVE: Final = "manors leave"
"""Each seat keeps one manor in a territory after a scoring."""

_FLAG_ORDER: Final = (REPEL, MISSIONS, REVERSE, TURN, DIFFERENT_ACTION, MIRROR)


class TileKind(NamedTuple):
    """A kind of terrain tile in words: its notation, its message, and the message's fields with their values."""

    name: str
    message: str
    fields: tuple[str, ...]
    types: tuple[str, ...]
    values: tuple[int, ...]


class Tables:
    """Read-only numbers of one edition for one number of players."""

    def __init__(
        self, edition: Edition, players: int, settings: dict[str, int] | None = None, boards: tuple[str, ...] = ()
    ) -> None:
        chosen: dict[str, int] = {} if settings is None else settings
        self.edition = edition
        colour_of = {name: index for index, name in enumerate(edition.colours)}

        # Environs (BASE-8, EDITION-3): 4 rows, 3 with 2 or 3 players.
        self.rows: i64 = 4 if players == 4 else 3
        self.cell_count: i64 = self.rows * COLUMNS
        self.accepted: vec[i64] = zeros(self.cell_count)
        self.around: vec[i64] = zeros(self.cell_count * DIRECTIONS)
        for cell, colours in enumerate(accepted_colours(edition, self.rows)):
            self.accepted[cell] = sum(1 << colour_of[colour] for colour in colours)
            for direction in range(DIRECTIONS):
                self.around[cell * DIRECTIONS + direction] = NOWHERE
            for index, other in enumerate(neighbours(cell, self.rows)):
                self.around[cell * DIRECTIONS + index] = other
        # Kinds of tile: plain and tower of each terrain; fewer of each with 2 or 3 players. Modules may add kinds.
        removed = 0 if players == 4 else 1
        no_plain = chosen.get(NO_PLAIN_TILES, 0) == 1
        self.tile_counts: list[int] = []
        self.terrain: vec[i64] = zeros(TILE_KINDS)
        self.tower: vec[i64] = zeros(TILE_KINDS)
        self.bonus: vec[i64] = zeros(TILE_KINDS)
        """The kind of the frame that is pushed after building on a tile of a module's own kind, or 0."""
        self.tile_kinds: list[TileKind] = []
        for terrain, name in enumerate(TERRAIN_NAMES):
            self.tile_kinds.append(TileKind(name, "tile-plain", ("terrain",), ("terrain",), (terrain,)))
            self.tile_kinds.append(TileKind(f"{name}-tower", "tile-tower", ("terrain",), ("terrain",), (terrain,)))
            self.tile_counts.append(0 if no_plain else edition.environs.plain[terrain] - removed)
            self.tile_counts.append(edition.environs.tower[terrain] - removed)
            self.terrain[terrain * 2] = terrain
            self.terrain[terrain * 2 + 1] = terrain
            self.tower[terrain * 2 + 1] = 1

        # Mission cards
        self.cards: i64 = len(edition.missions)
        self.card_points: vec[i64] = vector([mission.points for mission in edition.missions])
        needs: list[int] = []
        ordered: list[int] = []
        first: list[int] = [0]
        for mission in edition.missions:
            printed = [numbered(need, edition.colours, GOOD_NAMES, VASSAL_NAMES) for need in mission.needs]
            needs.extend(printed)
            ordered.extend(sorted(printed))
            first.append(len(needs))
        self.needs: vec[i64] = vector(needs)
        """The requirements of each card as they are printed: aids name them by their places."""
        self.ordered_needs: vec[i64] = vector(ordered)
        """The same in the order in which they are looked at."""
        self.first_need: vec[i64] = vector(first)
        self.hand: i64 = edition.stock.hand
        self.display: i64 = edition.stock.display

        # Flags: the colour of each ability; one that no flag has is nowhere (ARTHUR-2)
        self.flag_names: tuple[str, ...] = edition.flags.printed(boards)
        self.abilities: dict[str, str] = dict(zip(FLAG_NAMES, FLAG_RULES, strict=True))
        """What flags can do with any board, in the order of its numbers, with its rules; a module may add to it."""
        self.flag_colour: vec[i64] = zeros(COLOURS)
        for ability in _FLAG_ORDER:
            self.flag_colour[ability] = self.colour_of_flag(FLAG_NAMES[ability])
        # The outer ring (MIX-1); how often an action stands on it is its own affair (BASE-23)
        self.ring: list[str] = list(edition.rondel.outer(boards))

        # Starting tiles: knight, flag, shield, material, influence
        self.starting_tiles: i64 = len(edition.starting_tiles)
        tiles: list[int] = []
        for tile in edition.starting_tiles:
            for name in (tile.knight, tile.flag, tile.shield, tile.material, tile.influence):
                tiles.append(colour_of[name])
        self.starting: vec[i64] = vector(tiles)
        self.traitors_drawn: i64 = edition.stock.traitors_drawn
        self.dice: i64 = chosen.get(DICE_SETTING, 4)
        self.manors_leave: bool = chosen.get(MANORS_LEAVE, 0) == 1

    def add_tile(self, kind: TileKind, terrain: int, bonus: int) -> int:
        """One more kind of terrain tile, with the frame that follows a build on it; returns its number."""
        number = len(self.tile_kinds)
        self.tile_kinds.append(kind)
        self.terrain[number] = terrain
        self.bonus[number] = bonus
        return number

    def colour_of_flag(self, ability: str) -> int:
        """The colour of the flag with this ability, or NOWHERE."""
        return self.flag_names.index(ability) if ability in self.flag_names else NOWHERE


def base_tables(rules: Ruleset) -> Tables:
    """The tables of the base game in a composed ruleset, or in one being composed."""
    tables = rules.shared[TABLES]
    assert isinstance(tables, Tables)
    return tables
