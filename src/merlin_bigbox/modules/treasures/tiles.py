"""The treasure tiles: what each kind shows, and which are taken out before the environs are laid (TREASURE-1)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition, Treasure
from merlin_bigbox.edition.forms import TreasureForm
from merlin_bigbox.edition.words import GOODS, TERRAINS
from merlin_bigbox.engine.base.cells import TILE_BAG, TILE_KINDS
from merlin_bigbox.engine.base.tables import TileKind
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.hooks import CHANCE, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.treasures.fields import CHANCE_REMOVE_TILE, REMOVE_TREASURE_TERRAIN

TREASURES: Final = "treasures"
"""The name under which other modules find the treasures."""

EXCALIBUR_FORM: Final = 1
GRAIL_FORM: Final = 2
STAFF_FORM: Final = 3
POINT_AND_APPLE: Final = 4
CLAIM_FORM: Final = 5
DISCARD_FORM: Final = 6
_FORMS: Final = {
    TreasureForm.EXCALIBUR: EXCALIBUR_FORM,
    TreasureForm.GRAIL: GRAIL_FORM,
    TreasureForm.STAFF: STAFF_FORM,
    TreasureForm.POINT_AND_APPLE: POINT_AND_APPLE,
    TreasureForm.CLAIM: CLAIM_FORM,
    TreasureForm.DISCARD: DISCARD_FORM,
}
SHOWN_FIELD: Final = "shown"
SHOWN: Final = (*GOODS, "influence")
"""What a treasure can show: the three kinds of good, then a marker."""
TERRAIN_COUNT: Final = len(TERRAINS)


class Treasury:
    """What each kind of tile does, and the cells of this module, as they were laid out for one game."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.form: vec[i64] = zeros(TILE_KINDS)
        self.first_shown: vec[i64] = zeros(TILE_KINDS)
        self.second_shown: vec[i64] = zeros(TILE_KINDS)
        self.kinds: list[int] = []
        """The numbers of the treasures among the kinds of tile, terrain by terrain."""
        self.first: vec[i64] = zeros(TERRAIN_COUNT)
        self.end: vec[i64] = zeros(TERRAIN_COUNT)
        self.removed: i64 = 0  # a cell for each kind of tile
        self.staffs: i64 = 0  # neutral ones in the supply
        self.taken: i64 = 0  # neutral ones that each seat has taken
        self.was_removed: i64 = 0
        self.staff_taken: i64 = 0

    def add(self, number: i64, treasure: Treasure) -> None:
        """Note what the kind of tile with this number does."""
        terrain = TERRAINS.index(treasure.terrain)
        if self.end[terrain] == 0:
            self.first[terrain] = number
        self.end[terrain] = number + 1
        self.kinds.append(int(number))
        self.form[number] = _FORMS[treasure.form]
        if treasure.kinds:
            self.first_shown[number] = SHOWN.index(treasure.kinds[0])
            self.second_shown[number] = SHOWN.index(treasure.kinds[1])


def tile_of(treasure: Treasure) -> TileKind:
    """A treasure as a kind of tile: `wood-discard-material-influence`."""
    form = treasure.form.value.replace("_", "-")
    name = "-".join((treasure.terrain, form, *treasure.kinds))
    shown = [SHOWN.index(kind) for kind in treasure.kinds]
    fields = ("terrain", *("first", "second")[: len(shown)])
    types = ("terrain", *([SHOWN_FIELD] * len(shown)))
    return TileKind(name, f"tile-{form}", fields, types, (TERRAINS.index(treasure.terrain), *shown))


class RemoveTreasure(FrameRules):
    """With 2 or 3 players one treasure of each terrain is out of the game, by chance (TREASURE-1)."""

    def __init__(self, treasury: Treasury, action: int) -> None:
        self.mode = CHANCE
        self.treasury = treasury
        self.action: i64 = action

    def _left(self, state: State, terrain: i64) -> i64:
        total: i64 = 0
        kind: i64
        for kind in range(self.treasury.first[terrain], self.treasury.end[terrain]):
            total += state.cells[TILE_BAG + kind]
        return total

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        terrain = field(frame, REMOVE_TREASURE_TERRAIN)
        pick = random.below(self._left(state, terrain))
        kind = self.treasury.first[terrain]
        while pick >= state.cells[TILE_BAG + kind]:
            pick -= state.cells[TILE_BAG + kind]
            kind += 1
        return pack(self.action, kind)

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        terrain = field(frame, REMOVE_TREASURE_TERRAIN)
        kind = field(action, CHANCE_REMOVE_TILE)
        return (
            action == pack(self.action, kind)
            and self.treasury.first[terrain] <= kind < self.treasury.end[terrain]
            and state.cells[TILE_BAG + kind] > 0
        )

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        left = self._left(state, field(frame, REMOVE_TREASURE_TERRAIN))
        return float(state.cells[TILE_BAG + field(action, CHANCE_REMOVE_TILE)]) / float(left)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        terrain = field(frame, REMOVE_TREASURE_TERRAIN)
        kind = field(action, CHANCE_REMOVE_TILE)
        state.cells[TILE_BAG + kind] -= 1
        state.cells[self.treasury.removed + kind] += 1
        tell(state, self.treasury.was_removed, 0, kind)
        if terrain + 1 < TERRAIN_COUNT:
            push(state, pack(kind_of(frame), 0, terrain + 1))


def treasury_of(rules: Ruleset) -> Treasury:
    """The treasury of a composed game, or of one being composed."""
    treasury = rules.shared[TREASURES]
    assert isinstance(treasury, Treasury)
    return treasury
