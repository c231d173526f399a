"""Setting up: everything that chance decides before the first turn, and the dice of each round (BASE-1 … 10)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import (
    CURRENT,
    FIRST,
    GOODS,
    GOODS_OF_SEAT,
    KNIGHT,
    MARKER,
    MARKERS,
    START,
    STOCK,
    TILE,
    TILE_BAG,
    TILE_KINDS,
    TRAITOR_DISCARD,
    TRAITOR_SUPPLY,
    TRAITORS,
    die_at,
)
from merlin_bigbox.engine.base.fields import (
    CHANCE_FIRST_SEAT,
    CHANCE_ROLL_FACES,
    CHANCE_START_START,
    CHANCE_TILE_TILE,
    CHANCE_TRAITOR_COLOUR,
    TILE_CELL,
    TRAITOR_LEFT,
)
from merlin_bigbox.engine.base.names import (
    A_CHANCE_FIRST,
    A_CHANCE_ROLL,
    A_CHANCE_START,
    A_CHANCE_TILE,
    A_CHANCE_TRAITOR,
    COLOURS,
    E_FIRST_PLAYER,
    E_ROLLED,
    E_STARTING_TILE,
    E_TILE,
    E_TRAITOR,
    FLAG,
    MATERIAL,
    SHIELD,
)
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, zeros
from merlin_bigbox.engine.core.hooks import CHANCE, FrameRules
from merlin_bigbox.engine.core.packed import field, fields_from, kind_of, pack, seat_of, with_field
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.specs import FIRST_OF_ACTION
from merlin_bigbox.engine.core.state import State, push


class FirstPlayer(FrameRules):
    """A random player is first player (BASE-1)."""

    def __init__(self) -> None:
        self.mode = CHANCE

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        return pack(A_CHANCE_FIRST, random.below(rules.players))

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        seat = field(action, CHANCE_FIRST_SEAT)
        return action == pack(A_CHANCE_FIRST, seat) and seat < rules.players

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        return 1.0 / float(rules.players)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = field(action, CHANCE_FIRST_SEAT)
        state.cells[FIRST] = seat
        state.cells[CURRENT] = seat
        tell(state, E_FIRST_PLAYER, seat)


class FromCounts(FrameRules):
    """Chance takes one of several equal pieces: `first` is a row of counts, one cell a kind."""

    def __init__(self, first: int, kinds: int, action: int) -> None:
        self.mode = CHANCE
        self.first: i64 = first
        self.kinds: i64 = kinds
        self.action: i64 = action

    def left(self, state: State) -> i64:
        """How many pieces are left."""
        total: i64 = 0
        index: i64
        for index in range(self.kinds):
            total += state.cells[self.first + index]
        return total

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        pick = random.below(self.left(state))
        index: i64 = 0
        while pick >= state.cells[self.first + index]:
            pick -= state.cells[self.first + index]
            index += 1
        return pack(self.action, index)

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        index = field(action, FIRST_OF_ACTION)
        return action == pack(self.action, index) and index < self.kinds and state.cells[self.first + index] > 0

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        return float(state.cells[self.first + field(action, FIRST_OF_ACTION)]) / float(self.left(state))


class LayTile(FromCounts):
    """The terrain tiles, cell by cell (BASE-8)."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(TILE_BAG, TILE_KINDS, A_CHANCE_TILE)
        self.tables = tables

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        cell = field(frame, TILE_CELL)
        kind = field(action, CHANCE_TILE_TILE)
        state.cells[TILE_BAG + kind] -= 1
        state.cells[TILE + cell] = kind + 1
        tell(state, E_TILE, 0, cell, kind)
        if cell + 1 < self.tables.cell_count:
            push(state, pack(kind_of(frame), 0, cell + 1))


class DealStartingTile(FrameRules):
    """A starting tile each: knight, three goods and a marker (BASE-9)."""

    def __init__(self, tables: Tables) -> None:
        self.mode = CHANCE
        self.tables = tables

    def _taken(self, rules: Ruleset, state: State, tile: i64) -> bool:
        seat: i64
        for seat in range(rules.players):
            if state.cells[START + seat] == tile + 1:
                return True
        return False

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        while True:
            tile = random.below(self.tables.starting_tiles)
            if not self._taken(rules, state, tile):
                return pack(A_CHANCE_START, tile)

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        tile = field(action, CHANCE_START_START)
        return (
            action == pack(A_CHANCE_START, tile)
            and tile < self.tables.starting_tiles
            and not self._taken(rules, state, tile)
        )

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        return 1.0 / float(self.tables.starting_tiles - seat_of(frame))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        cells = state.cells
        seat = seat_of(frame)
        tile = field(action, CHANCE_START_START)
        shown = self.tables.starting
        cells[START + seat] = tile + 1
        tell(state, E_STARTING_TILE, seat, tile)
        cells[KNIGHT + seat] = shown[tile * 5] * 4
        self._take(state, seat, FLAG, shown[tile * 5 + 1])
        self._take(state, seat, SHIELD, shown[tile * 5 + 2])
        self._take(state, seat, MATERIAL, shown[tile * 5 + 3])
        cells[MARKER + seat] -= 1
        cells[MARKERS + seat * COLOURS + shown[tile * 5 + 4]] += 1
        if seat + 1 < rules.players:
            push(state, pack(kind_of(frame), seat + 1))

    def _take(self, state: State, seat: i64, kind: i64, colour: i64) -> None:
        state.cells[STOCK + kind * COLOURS + colour] -= 1
        state.cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + colour] += 1


class DrawTraitor(FromCounts):
    """Three traitors each, seat by seat; an empty supply is made anew from the discards (BASE-7, BASE-72)."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(TRAITOR_SUPPLY, COLOURS, A_CHANCE_TRAITOR)
        self.tables = tables

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        colour = field(action, CHANCE_TRAITOR_COLOUR)
        state.cells[TRAITOR_SUPPLY + colour] -= 1
        state.cells[TRAITORS + seat * COLOURS + colour] += 1
        tell(state, E_TRAITOR, seat, colour)
        left = field(frame, TRAITOR_LEFT) - 1
        if left == 0:
            seat += 1
            left = self.tables.traitors_drawn
        if seat < rules.players:
            draw_traitors(state, pack(kind_of(frame), seat, left))


def draw_traitors(state: State, frame: i64) -> None:
    """Draw with this frame, from the discards made anew if the supply is empty, not at all if both are."""
    cells = state.cells
    colour: i64
    supply: i64 = 0
    discards: i64 = 0
    for colour in range(COLOURS):
        supply += cells[TRAITOR_SUPPLY + colour]
        discards += cells[TRAITOR_DISCARD + colour]
    if supply + discards == 0:
        return
    if supply == 0:
        for colour in range(COLOURS):
            cells[TRAITOR_SUPPLY + colour] = cells[TRAITOR_DISCARD + colour]
            cells[TRAITOR_DISCARD + colour] = 0
    push(state, frame)


class Roll(FrameRules):
    """All dice of a player; with too many of a kind they are rolled again (BASE-10, ARTHUR-4)."""

    def __init__(self, dice: int) -> None:
        self.mode = CHANCE
        self.dice: i64 = dice
        self.accepted: i64 = 0

    def fits(self, action: i64) -> bool:
        """Whether the faces are a roll that stands: no more of a kind than two less than there are dice."""
        counts = zeros(7)
        die: i64
        for die in range(self.dice):
            face = field(action, CHANCE_ROLL_FACES + die)
            if face < 1 or face > 6:
                return False
            counts[face] += 1
            if counts[face] > self.dice - 2:
                return False
        return True

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        die: i64
        while True:
            action: i64 = A_CHANCE_ROLL
            for die in range(self.dice):
                action = with_field(action, CHANCE_ROLL_FACES + die, random.below(6) + 1)
            if self.fits(action):
                return action

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        return (
            kind_of(action) == A_CHANCE_ROLL
            and action >= 0
            and fields_from(action, CHANCE_ROLL_FACES + self.dice) == 0
            and self.fits(action)
        )

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        if self.accepted == 0:
            number: i64
            accepted: i64 = 0
            total: i64 = 1
            die: i64
            for die in range(self.dice):
                total *= 6
            for number in range(total):
                rest: i64 = number
                roll: i64 = 0
                for die in range(self.dice):
                    roll = with_field(roll, CHANCE_ROLL_FACES + die, rest % 6 + 1)
                    rest //= 6
                if self.fits(roll):
                    accepted += 1
            self.accepted = accepted
        return 1.0 / float(self.accepted)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        die: i64
        for die in range(self.dice):
            state.cells[die_at(seat, die)] = field(action, CHANCE_ROLL_FACES + die)
        tell(state, E_ROLLED, seat, fields_from(action, CHANCE_ROLL_FACES))
        if seat + 1 < rules.players:
            push(state, pack(kind_of(frame), seat + 1))
