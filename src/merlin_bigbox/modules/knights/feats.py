"""Allies who collect: Gareth for repelled traitors, Geraint for victory point spaces (KNIGHT-7, 8)."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.hooks import EndLine, Listener
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.knights.allies import GARETH, GERAINT, VICTORY_SPACES, Allies


class Gareth(Listener):
    """The first traitor of each colour that is repelled, by whatever means: its tile and 1 point (KNIGHT-7, MIX-15)."""

    def __init__(self, allies: Allies, reason: int, placed: int) -> None:
        self.allies = allies
        self.reason: i64 = reason
        self.placed: i64 = placed

    def traitor_repelled(self, rules: Ruleset, state: State, seat: i64, colour: i64) -> None:
        allies = self.allies
        if allies.has(state, seat, GARETH) and state.cells[allies.repelled + colour] == 0:
            state.cells[allies.repelled + colour] = 1
            state.cells[allies.tiles + GARETH] -= 1
            tell(state, self.placed, seat, colour)
            rules.gain(state, seat, 1, self.reason)


class Geraint(Listener):
    """Every performance of a victory point space brings 1 point more, the first of each places its tile (KNIGHT-8)."""

    def __init__(self, allies: Allies, reason: int, placed: int) -> None:
        self.allies = allies
        self.reason: i64 = reason
        self.placed: i64 = placed

    def space_scored(self, rules: Ruleset, state: State, seat: i64, element: i64) -> None:
        allies = self.allies
        if not allies.has(state, seat, GERAINT):
            return
        if state.cells[allies.scored + element] == 0:
            state.cells[allies.scored + element] = 1
            state.cells[allies.tiles + GERAINT] -= 1
            tell(state, self.placed, seat, element)
        rules.gain(state, seat, 1, self.reason)

    def would_score(self, rules: Ruleset, state: State, seat: i64) -> bool:
        return self.allies.has(state, seat, GERAINT)


class GarethLine(EndLine):
    """1, 3, 5, 7, 9, 12 points for 1 to 6 tiles (KNIGHT-7)."""

    def __init__(self, allies: Allies, points: vec[i64], reason: int) -> None:
        self.allies = allies
        self.points = points
        self.reason: i64 = reason

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        if self.allies.has(state, seat, GARETH):
            gain_for_tiles(rules, state, seat, self.allies.repelled, COLOURS, self.points, self.reason)


class GeraintLine(EndLine):
    """1, 3, 5, 7, 10 points for 1 to 5 tiles (KNIGHT-8)."""

    def __init__(self, allies: Allies, points: vec[i64], reason: int) -> None:
        self.allies = allies
        self.points = points
        self.reason: i64 = reason

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        if self.allies.has(state, seat, GERAINT):
            gain_for_tiles(rules, state, seat, self.allies.scored, VICTORY_SPACES, self.points, self.reason)


def gain_for_tiles(
    rules: Ruleset, state: State, seat: i64, first: i64, size: i64, points: vec[i64], reason: i64
) -> None:
    """The points for as many tiles as are placed."""
    placed: i64 = 0
    index: i64
    for index in range(first, first + size):
        placed += state.cells[index]
    if points[placed] > 0:
        rules.gain(state, seat, points[placed], reason)
