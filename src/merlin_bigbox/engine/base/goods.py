"""Goods, markers, apples and traitors: taking what is there, and giving back (ALL-1, ALL-2)."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import (
    APPLE,
    APPLES,
    BUILT,
    CELLS,
    EXCALIBUR,
    GOODS,
    GOODS_OF_SEAT,
    GRAIL,
    MARKER,
    MARKERS,
    STOCK,
    TRAITOR_DISCARD,
    TRAITORS,
)
from merlin_bigbox.engine.base.fields import CLAIM_COLOUR, CLAIM_GOOD, GIVEN_COLOUR, GIVEN_GOOD
from merlin_bigbox.engine.base.names import (
    A_CLAIM,
    A_DECLINE,
    A_MARKER,
    APPLE_SUPPLY,
    COLOURS,
    E_APPLE,
    E_CLAIMED,
    E_EXCALIBUR,
    E_GRAIL,
    E_MARKER,
    E_NO_MARKER,
    E_NONE_LEFT,
    E_RETURNED,
    F_GIVEN,
    INFLUENCE,
    MANORS,
)
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.hooks import FrameRules
from merlin_bigbox.engine.core.packed import field, kind_of, pack, seat_of
from merlin_bigbox.engine.core.ruleset import CLAIM_ALTERNATIVE, Ruleset, tell
from merlin_bigbox.engine.core.state import State, push


def available(rules: Ruleset, state: State, kind: i64, colour: i64) -> bool:
    """Whether a good can be claimed: one is in stock and nothing closes it."""
    if state.cells[STOCK + kind * COLOURS + colour] == 0:
        return False
    for blocker in rules.blockers:
        if blocker.closes_stock(rules, state, kind, colour):
            return False
    return True


def claim(rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> None:
    """Claim a good if one is there (ALL-1)."""
    if available(rules, state, kind, colour):
        cells = state.cells
        cells[STOCK + kind * COLOURS + colour] -= 1
        cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + colour] += 1
        tell(state, E_CLAIMED, seat, kind, colour)
    else:
        tell(state, E_NONE_LEFT, seat, kind, colour)


def give_back(rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> None:
    """Return a good to its principality (ALL-2). Push what follows before, so that listeners are answered first."""
    cells = state.cells
    cells[GOODS + seat * GOODS_OF_SEAT + kind * COLOURS + colour] -= 1
    cells[STOCK + kind * COLOURS + colour] += 1
    tell(state, E_RETURNED, seat, kind, colour)
    for listener in rules.listeners:
        listener.good_returned(rules, state, seat, kind, colour)


def claim_given(rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> None:
    """Claim a good that must come from this principality; if there is another way, the seat is asked."""
    if has_alternative(rules, state, seat, kind, colour):
        push(state, pack(F_GIVEN, seat, kind, colour))
    else:
        claim(rules, state, seat, kind, colour)


def has_alternative(rules: Ruleset, state: State, seat: i64, kind: i64, colour: i64) -> bool:
    """Whether there is another way to claim a good of this kind than from this principality."""
    if len(rules.claim_alternatives) == 0:
        return False
    out = rules.borrow()
    for alternative in rules.claim_alternatives:
        alternative.offer(rules, state, seat, kind, colour, out)
    found = out.count > 0
    rules.hand_back(out)
    return found


class GivenClaim(FrameRules):
    """The good from the given principality, if it is there, or another way to claim one of its kind."""

    def options(self, rules: Ruleset, state: State, frame: i64, out: Choices) -> None:
        seat = seat_of(frame)
        kind = field(frame, GIVEN_GOOD)
        colour = field(frame, GIVEN_COLOUR)
        if available(rules, state, kind, colour):
            out.add(pack(A_CLAIM, kind, colour))
        else:
            out.add(pack(A_DECLINE))
        for alternative in rules.claim_alternatives:
            alternative.offer(rules, state, seat, kind, colour, out)

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        seat = seat_of(frame)
        if kind_of(action) == A_CLAIM:
            claim(rules, state, seat, field(action, CLAIM_GOOD), field(action, CLAIM_COLOUR))
        elif rules.role[action & 255] == CLAIM_ALTERNATIVE:
            rules.claim_of[action & 255].apply(rules, state, seat, action)


def offer_claims(rules: Ruleset, state: State, kind: i64, barred: i64, out: Choices) -> None:
    """Offer a good of this kind from every principality that has one, but not from the barred one (+ 1)."""
    colour: i64
    for colour in range(COLOURS):
        if colour + 1 != barred and available(rules, state, kind, colour):
            out.add(pack(A_CLAIM, kind, colour))


def goods_of(state: State, seat: i64, kind: i64) -> i64:
    """How many goods of a kind the seat owns."""
    cells = state.cells
    first = GOODS + seat * GOODS_OF_SEAT + kind * COLOURS
    return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3] + cells[first + 4] + cells[first + 5]


def count_element(state: State, seat: i64, element: i64) -> i64:
    """How many the seat has of what a victory point space counts: goods, markers on the board or manors."""
    if element == MANORS:
        cells = state.cells
        count: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if cells[BUILT + cell] == seat + 1:
                count += 1
        return count
    return markers_of(state, seat) if element == INFLUENCE else goods_of(state, seat, element)


def place_marker(rules: Ruleset, state: State, seat: i64, principality: i64) -> None:
    """Put a marker from the castle board into a principality, if there is one left."""
    cells = state.cells
    if cells[MARKER + seat] > 0:
        cells[MARKER + seat] -= 1
        cells[MARKERS + seat * COLOURS + principality] += 1
        tell(state, E_MARKER, seat, principality)
        for listener in rules.listeners:
            listener.marker_placed(rules, state, seat, principality)
    else:
        tell(state, E_NO_MARKER, seat, principality)


def return_marker(rules: Ruleset, state: State, seat: i64, principality: i64, event: i64) -> None:
    """Take a marker back to the castle board outside a scoring (MIX-7); what follows is pushed before.

    The event says by which rule.
    """
    cells = state.cells
    cells[MARKERS + seat * COLOURS + principality] -= 1
    cells[MARKER + seat] += 1
    tell(state, event, seat, principality)
    for listener in rules.listeners:
        listener.marker_returned(rules, state, seat, principality)


def offer_markers(state: State, seat: i64, barred: i64, out: Choices) -> None:
    """Offer to put a marker into any principality but the barred one (+ 1)."""
    if state.cells[MARKER + seat] > 0:
        principality: i64
        for principality in range(COLOURS):
            if principality + 1 != barred:
                out.add(pack(A_MARKER, principality))


def markers_of(state: State, seat: i64) -> i64:
    """How many markers the seat has on the board."""
    cells = state.cells
    first = MARKERS + seat * COLOURS
    return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3] + cells[first + 4] + cells[first + 5]


def supply_open(rules: Ruleset, state: State, supply: i64) -> bool:
    """Whether nothing closes a supply such as that of the apples."""
    for blocker in rules.blockers:
        if blocker.closes_stock(rules, state, supply, 0):
            return False
    return True


def take_apple(rules: Ruleset, state: State, seat: i64) -> None:
    """Take an apple from the supply, if there is one."""
    cells = state.cells
    if cells[APPLES] > 0 and supply_open(rules, state, APPLE_SUPPLY):
        cells[APPLES] -= 1
        cells[APPLE + seat] += 1
        tell(state, E_APPLE, seat)


def take_grail(rules: Ruleset, state: State, seat: i64) -> None:
    """Take an apple and the Grail (BASE-39)."""
    take_apple(rules, state, seat)
    if state.cells[GRAIL] != seat + 1:
        state.cells[GRAIL] = seat + 1
        tell(state, E_GRAIL, seat)


def take_excalibur(state: State, seat: i64) -> None:
    """Take Excalibur from the board or its holder (BASE-38)."""
    if state.cells[EXCALIBUR] != seat + 1:
        state.cells[EXCALIBUR] = seat + 1
        tell(state, E_EXCALIBUR, seat)


def traitors_of(state: State, seat: i64) -> i64:
    """How many traitors lie before the seat."""
    cells = state.cells
    first = TRAITORS + seat * COLOURS
    return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3] + cells[first + 4] + cells[first + 5]


def repel_one(rules: Ruleset, state: State, seat: i64, colour: i64, event: i64) -> None:
    """Discard one traitor of the colour: it is repelled. The event says by what means."""
    cells = state.cells
    cells[TRAITORS + seat * COLOURS + colour] -= 1
    cells[TRAITOR_DISCARD + colour] += 1
    tell(state, event, seat, colour)
    for listener in rules.listeners:
        listener.traitor_repelled(rules, state, seat, colour)
