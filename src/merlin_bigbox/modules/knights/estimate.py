"""What bots think that allies and their tiles are worth; by this they choose in the draft, too."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Edition
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64, vec, vector
from merlin_bigbox.engine.core.hooks import Estimate
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.knights.allies import (
    ALLIES,
    GARETH,
    GERAINT,
    KAY,
    VICTORY_SPACES,
    Allies,
)

# In thousandths of a point; in the order of the allies: Tristram, Lamorak, Gawain, Lancelot, Gareth, Geraint,
# Galahad, Bors, Gaheris, Percival, Bedivere, Kay.
A_TURN: Final = (0, 120, 0, 160, 0, 150, 0, 0, 0, 0, 80, 0)
"""An ally who helps again and again, for each turn left."""
A_TILE: Final = (700, 0, 900, 0, 0, 0, 450, 1100, 1500, 650, 350, 1000)
"""Each tile that is left, as long as there are turns to use it."""
DRAFT: Final = (3000, 0, 3000, 3000, 6000, 4500, 0, 0, 11000, 6000, 0, 0)
"""What an ally turned out to bring besides that, by many games with random allies: this counts in the draft."""
TILE_TURNS: Final = (3, 1, 3, 1, 1, 1, 3, 3, 5, 3, 3, 4)
"""How many turns it takes to find a use for a tile."""
GARETH_TILES: Final = 4000
"""What Gareth will still bring, for each scoring to come and while he has tiles (KNIGHT-7)."""
KAY_WAITING: Final = 600
"""A tile of Kay's that still waits for a marker before the next scoring."""
SCORINGS: Final = 3


class KnightsEstimate(Estimate):
    """What is placed counts at the end; what is left can still be used."""

    def __init__(self, allies: Allies, edition: Edition) -> None:
        self.allies = allies
        self.gareth: vec[i64] = vector(list(edition.allies.gareth_points))
        self.geraint: vec[i64] = vector(list(edition.allies.geraint_points))
        self.a_turn: vec[i64] = vector(list(A_TURN))
        self.a_tile: vec[i64] = vector(list(A_TILE))
        self.draft: vec[i64] = vector(list(DRAFT))
        self.tile_turns: vec[i64] = vector(list(TILE_TURNS))

    def worth(self, rules: Ruleset, state: State, seat: i64, turns: i64, until_scoring: i64) -> i64:
        cells = state.cells
        allies = self.allies
        later: i64 = SCORINGS - (cells[ROUND] + 1) // 2
        total: i64 = 0
        ally: i64
        for ally in range(ALLIES):
            if cells[allies.owner + ally] != seat + 1:
                continue
            tiles = cells[allies.tiles + ally]
            total += self.a_turn[ally] * turns
            if cells[ROUND] == 0:
                total += self.draft[ally]
            if ally == GARETH:
                total += self.gareth[_placed(state, allies.repelled, COLOURS)] * 1000
                total += min(tiles, 2) * GARETH_TILES // 2 * (later * 8 + min(8, until_scoring)) // 16
            elif ally == GERAINT:
                total += self.geraint[_placed(state, allies.scored, VICTORY_SPACES)] * 1000
            elif ally == KAY:
                # They come back after every scoring: what counts is to have them out by then (KNIGHT-15).
                total += (tiles + _placed(state, allies.influence, COLOURS)) * self.a_tile[ally] * later
                total += tiles * KAY_WAITING * min(8, until_scoring) // 8
            else:
                usable: i64 = self.tile_turns[ally] * tiles
                usable = min(usable, turns)
                total += usable * self.a_tile[ally] // self.tile_turns[ally]
        return total


def _placed(state: State, first: i64, size: i64) -> i64:
    """How many tiles were placed."""
    count: i64 = 0
    index: i64
    for index in range(first, first + size):
        count += state.cells[index]
    return count
