"""Dark influence: Morgana markers on top of markers, or standing for her, in the influence scoring (MORGANA-16)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import BUILT, CELLS, MARKER, MARKERS
from merlin_bigbox.engine.base.names import COLOURS, E_MARKER_BACK
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import PRIZE_BITS, STRENGTH_BITS, Deck, InfluenceWeight
from merlin_bigbox.engine.core.packed import field, pack
from merlin_bigbox.engine.core.ruleset import SEATS, Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.morgana.fields import DARK_INFLUENCE_COLOUR
from merlin_bigbox.modules.morgana.kitchen import Effect, Kitchen


class DarkInfluence(Effect):
    """One Morgana marker into her principality, one into a neighbouring or the opposite one (MORGANA-16).

    The choice is that of the second principality; a single remaining marker goes to hers.
    """

    def __init__(self, kitchen: Kitchen, action: int) -> None:
        self.kitchen = kitchen
        self.action: i64 = action

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        left = state.cells[self.kitchen.marker_supply]
        place = self.kitchen.principality(state)
        if left == 1:
            out.add(pack(self.action, place))
        elif left > 1:
            out.add(pack(self.action, (place + 1) % COLOURS))
            out.add(pack(self.action, (place + COLOURS // 2) % COLOURS))
            out.add(pack(self.action, (place + COLOURS - 1) % COLOURS))

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        place = self.kitchen.principality(state)
        self.put(rules, state, seat, place)
        if field(action, DARK_INFLUENCE_COLOUR) != place:
            self.put(rules, state, seat, field(action, DARK_INFLUENCE_COLOUR))

    def put(self, rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
        """On top of an own marker without one, if there is any there; else beside, for herself."""
        kitchen = self.kitchen
        cells = state.cells
        cells[kitchen.marker_supply] -= 1
        on_top: i64 = 0
        at = kitchen.topped_at(seat, principality)
        if cells[at] < cells[MARKERS + seat * COLOURS + principality]:
            on_top = 1
            cells[at] += 1
        else:
            cells[kitchen.loose + principality] += 1
        tell(state, kitchen.e_marker, seat, principality, on_top)


class MorganaWeight(InfluenceWeight):
    """A topped marker counts as two, the others for Morgana; each counts one in the points (MORGANA-16, MIX-6)."""

    def __init__(self, kitchen: Kitchen, back: int) -> None:
        self.kitchen = kitchen
        self.back: i64 = back

    def weigh(self, rules: Ruleset, state: State, principality: i64, strengths: vec[i64]) -> i64:
        cells = state.cells
        points = cells[self.kitchen.loose + principality]
        strengths[SEATS] += points
        at = self.kitchen.topped_at(0, principality)
        seat: i64
        for seat in range(rules.players):
            topped = cells[at]
            if topped != 0:
                strengths[seat] += topped
                points += topped
            at += COLOURS
        return points

    def add_to(self, rules: Ruleset, state: State, standings: vec[i64]) -> None:
        cells = state.cells
        seat: i64
        principality: i64
        at = self.kitchen.loose
        for principality in range(COLOURS):
            loose = cells[at + principality]
            if loose != 0:
                standings[principality] += (loose << (SEATS * STRENGTH_BITS)) + (loose << PRIZE_BITS)
        at = self.kitchen.topped
        for seat in range(rules.players):
            for principality in range(COLOURS):
                topped = cells[at]
                if topped != 0:
                    standings[principality] += (topped << (seat * STRENGTH_BITS)) + (topped << PRIZE_BITS)
                at += 1

    def scored(self, rules: Ruleset, state: State, principality: i64) -> None:
        """All Morgana markers go back, and topped markers home, before each seat keeps one of the others (MIX-8)."""
        kitchen = self.kitchen
        cells = state.cells
        back = cells[kitchen.loose + principality]
        cells[kitchen.loose + principality] = 0
        seat: i64
        for seat in range(rules.players):
            at = kitchen.topped_at(seat, principality)
            topped = cells[at]
            if topped > 0:
                cells[at] = 0
                cells[MARKERS + seat * COLOURS + principality] -= topped
                cells[MARKER + seat] += topped
                back += topped
                tell(state, E_MARKER_BACK, seat, principality, topped)
        if back > 0:
            cells[kitchen.marker_supply] += back
            tell(state, self.back, 0, principality, back)


class Standing(Deck):
    """Nothing is hidden here: a check that huts stand on manors and Morgana's tops on markers."""

    def __init__(self, kitchen: Kitchen) -> None:
        self.kitchen = kitchen

    def check(self, rules: Ruleset, state: State) -> str:
        kitchen = self.kitchen
        cells = state.cells
        cell: i64
        for cell in range(CELLS):
            if cells[kitchen.hut + cell] != 0 and cells[BUILT + cell] == 0:
                return f"a hut on tile {cell}, where no manor stands"
        seat: i64
        colour: i64
        for seat in range(rules.players):
            for colour in range(COLOURS):
                topped = cells[kitchen.topped_at(seat, colour)]
                if topped > cells[MARKERS + seat * COLOURS + colour]:
                    return f"{topped} topped markers of seat {seat} in principality {colour}, more than stand there"
        return ""
