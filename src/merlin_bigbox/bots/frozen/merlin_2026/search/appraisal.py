"""Predicts final results with weights learned from self-play; compiled."""

from __future__ import annotations

import math
from typing import Final

from merlin_bigbox.bots.frozen.merlin_2026.search.contests import POINT
from merlin_bigbox.bots.frozen.merlin_2026.search.valuation import PARTS, Valuation
from merlin_bigbox.bots.frozen.merlin_2026.search.weights import Weights
from merlin_bigbox.engine.base.cells import (
    APPLE,
    FIRST,
    GOODS,
    GOODS_OF_SEAT,
    HAND_SIZE,
    MANOR,
    MARKER,
    STAFF,
    TRAITORS,
    VASSAL,
    die_at,
)
from merlin_bigbox.engine.base.names import COLOURS, DICE_SLOTS, GOOD_KINDS, VASSALS
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, vector, zeros
from merlin_bigbox.engine.core.hooks import OVER
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, SEATS, Ruleset
from merlin_bigbox.engine.core.state import State, top

COUNTS: Final = ("dice", "apple", "staff", "marker", "manor", "hand", "shield", "flag", "material", "traitor", "vassal")
FEATURES: Final = PARTS + COUNTS + ("order",)
WIDTH: Final = len(FEATURES)
STAGES: Final = LAST_ROUND + 1
"""One set of weights per round, and one for before the first."""


def own_weights() -> Weights:
    """Weights that value a seat alone: rivals are compared afterwards."""
    weights = Weights()
    weights.rivals = 0
    weights.vassal_of_others = 0
    return weights


class Appraisal:
    """Predicts each seat's final margin over the mean, and the chances of winning."""

    def __init__(self, rules: Ruleset, tables: Tables, learned: list[int], spread: list[int]) -> None:
        self.rules = rules
        self.valuation = Valuation(rules, tables, own_weights())
        # Thousandths per stage and feature; and per stage, the spread of results due to luck, in points.
        self.learned: vec[i64] = vector(learned)
        self.spread: vec[i64] = vector(spread)
        self.features: vec[i64] = zeros(SEATS * WIDTH)
        self.expected: vec[i64] = zeros(SEATS)

    def look(self, state: State) -> None:
        """Fill `features` for all seats."""
        cells = state.cells
        features = self.features
        seat: i64
        index: i64
        for seat in range(self.rules.players):
            first = seat * WIDTH
            self.valuation.prepare(state, seat)
            self.valuation.fill_parts(state, features, first)
            at = first + len(PARTS)
            features[at] = _positive(cells, die_at(seat, 0), DICE_SLOTS)
            features[at + 1] = cells[APPLE + seat]
            features[at + 2] = cells[STAFF + seat]
            features[at + 3] = cells[MARKER + seat]
            features[at + 4] = cells[MANOR + seat]
            features[at + 5] = cells[HAND_SIZE + seat]
            for index in range(GOOD_KINDS):
                features[at + 6 + index] = _sum(cells, GOODS + seat * GOODS_OF_SEAT + index * COLOURS, COLOURS)
            features[at + 9] = _sum(cells, TRAITORS + seat * COLOURS, COLOURS)
            features[at + 10] = _positive(cells, VASSAL + seat * VASSALS, VASSALS)
            features[at + 11] = (seat - cells[FIRST] + self.rules.players) % self.rules.players
            for index in range(at, first + WIDTH):
                features[index] *= POINT

    def expect(self, state: State) -> None:
        """Fill `expected` with thousandths of a point for each seat; only their differences mean something."""
        seat: i64
        index: i64
        if self.rules.frames[top(state) & 255].mode == OVER:
            for seat in range(self.rules.players):
                self.expected[seat] = state.cells[POINTS + seat] * POINT
            return
        self.look(state)
        stage = state.cells[ROUND] * WIDTH
        for seat in range(self.rules.players):
            total: i64 = 0
            for index in range(WIDTH):
                total += self.learned[stage + index] * self.features[seat * WIDTH + index]
            self.expected[seat] = total // POINT

    def margin(self, seat: i64) -> float:
        """The seat's expected margin over the mean of the others, in points. Call `expect` first."""
        others: i64 = 0
        other: i64
        for other in range(self.rules.players):
            if other != seat:
                others += self.expected[other]
        return (float(self.expected[seat]) - float(others) / float(self.rules.players - 1)) / 1000.0

    def chances(self, state: State, seat: i64) -> float:
        """The seat's chance of winning. Call `expect` first."""
        is_over = self.rules.frames[top(state) & 255].mode == OVER
        spread = 0.25 if is_over else float(self.spread[state.cells[ROUND]]) / 1000.0
        total = 0.0
        other: i64
        for other in range(self.rules.players):
            ahead = float(self.expected[other] - self.expected[seat]) / 1000.0 / spread
            total += math.exp(min(max(ahead, -50.0), 50.0))
        return 1.0 / total


def _sum(cells: vec[i64], first: i64, size: i64) -> i64:
    total: i64 = 0
    index: i64
    for index in range(first, first + size):
        total += cells[index]
    return total


def _positive(cells: vec[i64], first: i64, size: i64) -> i64:
    """How many of these cells are positive."""
    total: i64 = 0
    index: i64
    for index in range(first, first + size):
        if cells[index] > 0:
            total += 1
    return total
