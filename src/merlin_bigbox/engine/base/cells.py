"""Where the base game keeps its pieces in a state. Four seats always have their room, whoever plays."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.names import COLOURS, DICE_SLOTS, GOOD_KINDS, VASSALS
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.ruleset import CORE_END, SEATS

CELLS: Final = 24
TILE_KINDS: Final = 32
DISPLAY_ROOM: Final = 6
HAND_ROOM: Final = 8
CARDS: Final = 60

# One cell each
FIRST: Final = CORE_END  # the first player
CURRENT: Final = FIRST + 1  # whose turn it is
MERLIN: Final = CURRENT + 1  # position on the ring
THIRD: Final = MERLIN + 1  # room for a third figure, which a module may bring
GRAIL: Final = THIRD + 1  # nobody 0, else seat + 1
EXCALIBUR: Final = GRAIL + 1
APPLES: Final = EXCALIBUR + 1  # in the supply
GENERATION: Final = APPLES + 1  # how often the draw pile was made
COMPLETED: Final = GENERATION + 1  # cards completed this turn by oneself
OWED: Final = COMPLETED + 1  # cards to draw at the end of this turn
MISSIONS_USED: Final = OWED + 1  # whether the Missions flag was used this turn
CARDS_CLOSED: Final = MISSIONS_USED + 1  # whether no card may be completed any more this turn
FIRST_END: Final = CARDS_CLOSED + 1

# One cell a seat
KNIGHT: Final = FIRST_END
APPLE: Final = KNIGHT + SEATS
STAFF: Final = APPLE + SEATS
MARKER: Final = STAFF + SEATS  # on the castle board
MANOR: Final = MARKER + SEATS  # in the supply
START: Final = MANOR + SEATS  # starting tile + 1
HAND_SIZE: Final = START + SEATS
PASSED: Final = HAND_SIZE + SEATS  # whether the seat takes no more turns in this round

# Several cells a seat
VASSAL: Final = PASSED + SEATS  # castle board 0, else principality + 1
DICE: Final = VASSAL + SEATS * VASSALS  # the face, or 0 once used
GOODS_OF_SEAT: Final = GOOD_KINDS * COLOURS
GOODS: Final = DICE + SEATS * DICE_SLOTS  # kind, colour
MARKERS: Final = GOODS + SEATS * GOODS_OF_SEAT  # principality
TRAITORS: Final = MARKERS + SEATS * COLOURS  # colour
HAND: Final = TRAITORS + SEATS * COLOURS  # card + 1, in ascending order

# The table
STOCK: Final = HAND + SEATS * HAND_ROOM  # kind, colour
TRAITOR_SUPPLY: Final = STOCK + GOODS_OF_SEAT
TRAITOR_DISCARD: Final = TRAITOR_SUPPLY + COLOURS
TILE_BAG: Final = TRAITOR_DISCARD + COLOURS
TILE: Final = TILE_BAG + TILE_KINDS  # nothing 0, else kind + 1
BUILT: Final = TILE + CELLS  # nobody 0, else seat + 1
DISPLAY: Final = BUILT + CELLS  # card + 1

# Mission cards
PLACE: Final = DISPLAY + DISPLAY_ROOM
KNOWN: Final = PLACE + CARDS  # 1: everybody saw it go into the hand it is in
BORN: Final = KNOWN + CARDS  # the generation of the draw pile it came from

# Places of a card
IN_PILE: Final = 0
IN_DISCARD: Final = 1
IN_DISPLAY: Final = 2
IN_HAND: Final = 3  # + seat


def die_at(seat: i64, slot: i64) -> i64:
    """The cell of a die: three of one's own, then Merlin's, then the one that a module may bring."""
    return DICE + seat * DICE_SLOTS + slot
