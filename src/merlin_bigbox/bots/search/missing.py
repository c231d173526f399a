"""How far a seat is from meeting the requirements of a mission card; compiled."""

from __future__ import annotations

from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, MARKERS, VASSAL
from merlin_bigbox.engine.base.names import (
    COLOURS,
    NEED_ANY_GOOD,
    NEED_GOOD,
    NEED_INFLUENCE,
    NEED_INFLUENCE_ANY,
    NEED_TWO_VASSALS_IN,
    NEED_VASSAL_IN,
    VASSALS,
)
from merlin_bigbox.engine.base.tables import (
    COLOUR_BITS,
    GOOD_BITS,
    SECOND_VASSAL_BITS,
    VASSAL_BITS,
)
from merlin_bigbox.engine.core.arrays import i64, vec


def missing(needs: vec[i64], first: i64, end: i64, cells: vec[i64], seat: i64) -> i64:
    """How many pieces the seat lacks for a card; 0 nearly always means that it is complete (BASE-53).

    One piece is not counted twice among goods and among markers; for vassals that is left to the rules.
    """
    lacking: i64 = 0
    used: i64 = 0  # a byte for each kind of good, then one for markers
    index: i64
    for index in range(first, end):
        form = needs[index] & 255
        if form >= NEED_VASSAL_IN:
            lacking += _vassals_missing(needs[index], cells, VASSAL + seat * VASSALS)
        elif form in (NEED_GOOD, NEED_INFLUENCE):
            zone = _zone(needs[index], seat)
            if cells[zone + ((needs[index] >> COLOUR_BITS) & 255)] > _before(needs, first, index):
                used += 1 << _byte(needs[index])
            else:
                lacking += 1
    for index in range(first, end):
        form = needs[index] & 255
        if form in (NEED_ANY_GOOD, NEED_INFLUENCE_ANY):
            byte = _byte(needs[index])
            if _six(cells, _zone(needs[index], seat)) > (used >> byte) & 255:
                used += 1 << byte
            else:
                lacking += 1
    return lacking


def _zone(need: i64, seat: i64) -> i64:
    """The first of the six cells that a requirement of goods or markers looks at."""
    if need & 255 >= NEED_INFLUENCE:
        return MARKERS + seat * COLOURS
    return GOODS + seat * GOODS_OF_SEAT + ((need >> GOOD_BITS) & 255) * COLOURS


def _byte(need: i64) -> i64:
    """Where the used pieces of a requirement's kind are counted."""
    return 24 if need & 255 >= NEED_INFLUENCE else ((need >> GOOD_BITS) & 255) * 8


def _before(needs: vec[i64], first: i64, index: i64) -> i64:
    """How often the very same requirement stands earlier on the card."""
    count: i64 = 0
    other: i64
    for other in range(first, index):
        if needs[other] == needs[index]:
            count += 1
    return count


def _six(cells: vec[i64], first: i64) -> i64:
    """The sum of the cells of the six colours."""
    return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3] + cells[first + 4] + cells[first + 5]


def _vassals_missing(need: i64, cells: vec[i64], own: i64) -> i64:
    """How many vassals have to be deployed for one requirement."""
    form = need & 255
    place = ((need >> COLOUR_BITS) & 255) + 1
    one = cells[own + ((need >> VASSAL_BITS) & 255)]
    if form == NEED_VASSAL_IN:
        return 0 if one == place else 1
    if form == NEED_TWO_VASSALS_IN:
        found: i64 = 0
        vassal: i64
        for vassal in range(VASSALS):
            if cells[own + vassal] == place:
                found += 1
        return 0 if found >= 2 else 2 - found
    other = cells[own + ((need >> SECOND_VASSAL_BITS) & 255)]
    if one == 0 and other == 0:
        return 2
    return 0 if one == other else 1
