"""What mission cards require, as numbers, and how many pieces a seat lacks for them (BASE-53); compiled.

No piece serves two requirements of a card. So the requirements of a card are looked at in ascending order, which is
pool by pool and in a pool the choosy ones first: each takes its pieces from what those before it have left, and what
can be met by any piece comes last.
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Need, Piece, Where
from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, MARKERS, VASSAL
from merlin_bigbox.engine.base.names import COLOURS, GOOD_KINDS, VASSALS
from merlin_bigbox.engine.core.arrays import i64, vec
from merlin_bigbox.engine.core.packed import field, pack

# The fields of a requirement, the last one the most important for its order
REQUIRED_COLOUR: Final = 0
REQUIRED_NUMBER: Final = 1
REQUIRED_VASSALS: Final = 2
"""A bit for each vassal that is named; without any, each will do."""
CHOOSINESS: Final = 3
POOL: Final = 4

# Pools after those of the goods, one a kind
MARKER_POOL: Final = GOOD_KINDS
VASSAL_POOL: Final = GOOD_KINDS + 1

# Colours that are none
SAME_COLOUR: Final = COLOURS
"""One colour, whichever, for all pieces of the requirement."""
ANY_COLOUR: Final = COLOURS + 1

# Cards are tested all the time, so their requirements are read by shifts in place: so many bits lie below each field.
NUMBER_BITS: Final = 8 * REQUIRED_NUMBER
VASSALS_BITS: Final = 8 * REQUIRED_VASSALS
POOL_BITS: Final = 8 * POOL

# What is taken from a pool of goods or markers: six bits a colour, then the sum
BITS: Final = 6
TAKEN_SUM: Final = BITS * COLOURS

MANY: Final = 255
EVERY_VASSAL: Final = 15

_COLOUR_OF: Final = {Where.SAME: SAME_COLOUR, Where.ANY: ANY_COLOUR}
_CHOOSINESS_OF: Final = {Where.GIVEN: 1, Where.SAME: 2, Where.ANY: 3}


def numbered(need: Need, colours: tuple[str, ...], goods: tuple[str, ...], vassals: tuple[str, ...]) -> int:
    """A requirement of the edition as a number."""
    form = need.form
    named = [vassals.index(name) for name in (need.vassal, need.second_vassal) if name is not None]
    pool: int = VASSAL_POOL
    if form.piece == Piece.GOOD:
        pool = goods.index(need.good) if need.good is not None else 0
    elif form.piece == Piece.MARKER:
        pool = MARKER_POOL
    colour = colours.index(need.colour) if need.colour is not None else _COLOUR_OF[form.where]
    choosiness = 0 if named else _CHOOSINESS_OF[form.where]
    return int(pack(colour, form.number, sum(1 << vassal for vassal in named), choosiness, pool))


def names_colour(need: i64) -> bool:
    """Whether the requirement names a colour or a principality (KNIGHT-13)."""
    return field(need, REQUIRED_COLOUR) < COLOURS


def put_in_order(needs: vec[i64], count: i64) -> None:
    """Sort the first requirements: those of a card, some of which may have been left out or recoloured."""
    place: i64
    for place in range(1, count):
        need = needs[place]
        before = place - 1
        while before >= 0 and needs[before] > need:
            needs[before + 1] = needs[before]
            before -= 1
        needs[before + 1] = need


def met(needs: vec[i64], first: i64, end: i64, cells: vec[i64], seat: i64) -> bool:
    """Whether the seat meets all these requirements, which are in order."""
    return _lacking(needs, first, end, cells, seat, 0) == 0


def missing(needs: vec[i64], first: i64, end: i64, cells: vec[i64], seat: i64) -> i64:
    """How many pieces the seat lacks for these requirements, which are in order."""
    return _lacking(needs, first, end, cells, seat, MANY)


def _lacking(needs: vec[i64], first: i64, end: i64, cells: vec[i64], seat: i64, most: i64) -> i64:
    """How many pieces are lacking; counted no further once they are more than `most`."""
    lacking: i64 = 0
    last: i64 = -1
    taken: i64 = 0
    index: i64
    for index in range(first, end):
        need = needs[index]
        number = (need >> NUMBER_BITS) & 255
        colour = need & 255
        pool = need >> POOL_BITS
        if pool != last:
            last = pool
            taken = 0
        if pool == VASSAL_POOL:
            before = taken
            taken = _take_vassals(need, cells, VASSAL + seat * VASSALS, taken)
            found = _count(taken) - _count(before)
        else:
            zone = MARKERS + seat * COLOURS
            if pool != MARKER_POOL:
                zone = GOODS + seat * GOODS_OF_SEAT + pool * COLOURS
            if colour == ANY_COLOUR:
                found = _six(cells, zone) - (taken >> TAKEN_SUM)
                found = min(found, number)
            else:
                if colour == SAME_COLOUR:
                    colour = _richest(cells, zone, taken)
                found = cells[zone + colour] - ((taken >> (BITS * colour)) & 63)
                found = min(found, number)
                taken += found << (BITS * colour)
            taken += found << TAKEN_SUM
        lacking += number - found
        if lacking > most:
            return lacking
    return lacking


def _richest(cells: vec[i64], zone: i64, taken: i64) -> i64:
    """The colour of which most is left."""
    best: i64 = 0
    most: i64 = -1
    colour: i64
    for colour in range(COLOURS):
        free = cells[zone + colour] - ((taken >> (BITS * colour)) & 63)
        if free > most:
            most = free
            best = colour
    return best


def _six(cells: vec[i64], first: i64) -> i64:
    """The sum of the cells of the six colours."""
    return cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3] + cells[first + 4] + cells[first + 5]


def _take_vassals(need: i64, cells: vec[i64], own: i64, taken: i64) -> i64:
    """Which vassals are taken after this requirement, a bit each."""
    left = (need >> NUMBER_BITS) & 255
    colour = need & 255
    named = (need >> VASSALS_BITS) & 255
    if named == 0:
        named = EVERY_VASSAL
    if colour == SAME_COLOUR:
        colour = _most_vassals(named, cells, own, taken)
    vassal: i64
    bit: i64 = 1
    for vassal in range(VASSALS):
        if left > 0 and named & bit != 0 and taken & bit == 0:
            place = cells[own + vassal]
            if place == colour + 1 or (colour == ANY_COLOUR and place > 0):
                taken += bit
                left -= 1
        bit += bit
    return taken


def _count(vassals: i64) -> i64:
    """How many vassals these bits are."""
    return (vassals & 1) + ((vassals >> 1) & 1) + ((vassals >> 2) & 1) + (vassals >> 3)


def _most_vassals(named: i64, cells: vec[i64], own: i64, taken: i64) -> i64:
    """The principality in which most of the vassals stand that are asked for."""
    best: i64 = 0
    most: i64 = -1
    colour: i64
    vassal: i64
    for colour in range(COLOURS):
        found: i64 = 0
        for vassal in range(VASSALS):
            if cells[own + vassal] == colour + 1 and ((named - (named & taken)) >> vassal) & 1 == 1:
                found += 1
        if found > most:
            most = found
            best = colour
    return best
