"""The steps of a scoring besides the environs: traitors, influence, vassals; and the final reckoning."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import (
    APPLE,
    EXCALIBUR,
    FIRST,
    GOODS,
    GOODS_OF_SEAT,
    GRAIL,
    MARKER,
    MARKERS,
    STAFF,
    TRAITOR_DISCARD,
    TRAITORS,
    VASSAL,
)
from merlin_bigbox.engine.base.environs import majority, tell_majority
from merlin_bigbox.engine.base.fields import GRAIL_COLOUR, INFLUENCE_COLOUR, INFLUENCE_GRAIL_USED, TRAITORS_DONE
from merlin_bigbox.engine.base.goods import give_back, goods_of, repel_one
from merlin_bigbox.engine.base.names import (
    A_GRAIL,
    A_SHARE,
    A_SHIELDS,
    COLOURS,
    E_GRAIL_USED,
    E_MARKER_BACK,
    E_PRINCIPALITY,
    E_REPELLED,
    E_TRAITORS_LEFT,
    F_GRAIL,
    F_INFLUENCE,
    F_REPEL,
    F_RETURN_SHIELDS,
    F_TRAITOR,
    F_TRAITORS,
    FLAG,
    MATERIAL,
    R_APPLES,
    R_EXCALIBUR,
    R_GOODS,
    R_GRAIL,
    R_INFLUENCE,
    R_STAFFS,
    R_TRAITORS,
    R_VASSALS,
    SHIELD,
    VASSALS,
)
from merlin_bigbox.engine.base.rounds import LAST_ROUND
from merlin_bigbox.engine.base.setup import draw_traitors
from merlin_bigbox.engine.base.tables import Tables
from merlin_bigbox.engine.core.arrays import i64, vec, zeros
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import AUTOMATIC, EndLine, FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import ROUND, SEATS, Ruleset, tell
from merlin_bigbox.engine.core.state import State, push


class Traitors(FrameRules):
    """Starting with the first player, each faces the traitors; then all draw new ones (BASE-70 … 72)."""

    def __init__(self, tables: Tables) -> None:
        self.mode = AUTOMATIC
        self.tables = tables

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        done = field(frame, TRAITORS_DONE)
        if done < rules.players:
            seat = (state.cells[FIRST] + done) % rules.players
            push(state, pack(F_TRAITORS, 0, done + 1))
            push(state, pack(F_RETURN_SHIELDS, seat))
            if can_defend(rules, state, seat):
                push(state, pack(F_REPEL, seat))
        elif state.cells[ROUND] < LAST_ROUND:
            draw_traitors(state, pack(F_TRAITOR, 0, self.tables.traitors_drawn))


def can_defend(rules: Ruleset, state: State, seat: i64) -> bool:
    """Whether the seat has anything to use against traitors besides shields."""
    out = rules.borrow()
    for defence in rules.defences:
        defence.offer(rules, state, seat, out)
    found = out.count > 0
    rules.hand_back(out)
    return found


class RepelBeforeShields(FrameRules):
    """Repel flags and abilities may be used before shields are returned (BASE-61, BASE-70)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(A_SHIELDS))
        for defence in rules.defences:
            defence.offer(rules, state, seat_of(frame), out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) != A_SHIELDS:
            rules.free_of[action & 255].apply(rules, state, seat, action)
            if can_defend(rules, state, seat):
                push(state, frame)


class ReturnShields(FrameRules):
    """A shield for every traitor it can; each left costs 3 points; Excalibur rewards a clean castle (BASE-70, 71)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat = seat_of(frame)
        cells = state.cells
        left: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            at = TRAITORS + seat * COLOURS + colour
            shield = GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS + colour
            while cells[at] > 0 and cells[shield] > 0:
                repel_one(rules, state, seat, colour, E_REPELLED)
                give_back(rules, state, seat, SHIELD, colour)
            left += cells[at]
            cells[TRAITOR_DISCARD + colour] += cells[at]
            cells[at] = 0
        if left > 0:
            tell(state, E_TRAITORS_LEFT, seat, left)
            rules.gain(state, seat, -3 * left, R_TRAITORS)
        elif cells[EXCALIBUR] == seat + 1:
            rules.gain(state, seat, 3, R_EXCALIBUR)


class Influence(FrameRules):
    """The principalities one after the other: most markers take all points, ties divide them (BASE-74)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        principality = field(frame, INFLUENCE_COLOUR)
        used = field(frame, INFLUENCE_GRAIL_USED)
        if principality == COLOURS:
            return
        cells = state.cells
        holder = cells[GRAIL] - 1
        if used == 0 and holder >= 0:
            strengths = zeros(SEATS + 1)
            weigh_markers(rules, state, principality, strengths)
            most, tied = majority(strengths)
            if tied > 1 and most > 0 and strengths[holder] == most:
                push(state, pack(F_GRAIL, holder, principality))
                return
        push(state, pack(F_INFLUENCE, 0, principality + 1, used))
        score_principality(rules, state, principality, -1)


class GrailChoice(FrameRules):
    """Once a scoring, the Grail's holder may take all points of a tie (BASE-75)."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        out.add(pack(A_GRAIL))
        out.add(pack(A_SHARE))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        principality = field(frame, GRAIL_COLOUR)
        taken: i64 = 1 if kind_of(action) == A_GRAIL else 0
        push(state, pack(F_INFLUENCE, 0, principality + 1, taken))
        if taken == 1:
            tell(state, E_GRAIL_USED, seat, principality)
            score_principality(rules, state, principality, seat)
        else:
            score_principality(rules, state, principality, -1)


def weigh_markers(rules: Ruleset, state: State, principality: i64, strengths: vec[i64]) -> i64:
    """Write how strong each seat is in a principality (and somebody who is no seat); returns the points there."""
    points: i64 = 0
    seat: i64
    for seat in range(rules.players):
        strengths[seat] = state.cells[MARKERS + seat * COLOURS + principality]
        points += strengths[seat]
    for weight in rules.influence_weights:
        points += weight.weigh(rules, state, principality, strengths)
    return points


def score_principality(rules: Ruleset, state: State, principality: i64, grail: i64) -> None:
    """Points for one principality (all to `grail`, if a seat), then each keeps one marker there (BASE-74)."""
    cells = state.cells
    strengths = zeros(SEATS + 1)
    total = weigh_markers(rules, state, principality, strengths)
    most, tied = majority(strengths)
    if most == 0:
        return
    tell(state, E_PRINCIPALITY, 0, principality, total)
    tell_majority(state, strengths)
    seat: i64
    if grail >= 0:
        rules.gain(state, grail, total, R_GRAIL)
    else:
        for seat in range(rules.players):
            if strengths[seat] == most and total // tied > 0:
                rules.gain(state, seat, total // tied, R_INFLUENCE)
    for weight in rules.influence_weights:
        weight.scored(rules, state, principality)
    for seat in range(rules.players):
        back = cells[MARKERS + seat * COLOURS + principality] - 1
        if back > 0:
            cells[MARKERS + seat * COLOURS + principality] = 1
            cells[MARKER + seat] += back
            tell(state, E_MARKER_BACK, seat, principality, back)


class VassalScoring(FrameRules):
    """One point for each own vassal in a principality (BASE-76)."""

    def __init__(self) -> None:
        self.mode = AUTOMATIC

    def run(self, rules: Ruleset, state: State, frame: i64) -> None:
        seat: i64
        vassal: i64
        for seat in range(rules.players):
            out: i64 = 0
            for vassal in range(VASSALS):
                if state.cells[VASSAL + seat * VASSALS + vassal] != 0:
                    out += 1
            if out > 0:
                rules.gain(state, seat, out, R_VASSALS)


class ApplesLine(EndLine):
    """One point an apple (BASE-80)."""

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        if state.cells[APPLE + seat] > 0:
            rules.gain(state, seat, state.cells[APPLE + seat], R_APPLES)


class StaffsLine(EndLine):
    """Two points a staff (BASE-80)."""

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        if state.cells[STAFF + seat] > 0:
            rules.gain(state, seat, 2 * state.cells[STAFF + seat], R_STAFFS)


class GoodsLine(EndLine):
    """One point for every three goods, all kinds together (BASE-80)."""

    def score(self, rules: Ruleset, state: State, seat: i64) -> None:
        goods = goods_of(state, seat, SHIELD) + goods_of(state, seat, FLAG) + goods_of(state, seat, MATERIAL)
        if goods >= 3:
            rules.gain(state, seat, goods // 3, R_GOODS)
