"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
CAULDRON_TOKEN_CAULDRON: Final = 2
HORN_PAYMENT_LEFT: Final = 2
POISON_MINE: Final = 2
"""The slot of one's own die, or NO_DIE."""
POISON_GIVEN: Final = 3
POISON_HERS: Final = 4
"""The number of one of her dice, where it is none of one's own."""
MOVE_MORGANA_CAULDRON: Final = 2
CAULDRON_EFFECT_EFFECT: Final = 3
TURN_TOKEN_OVER_CAULDRON: Final = 2
BUY_GOODS_LEFT: Final = 2

# Actions
CHANCE_PENTAGRAMS_FIRST: Final = 1
CHANCE_TOKEN_TOKEN: Final = 1
CHANCE_TOKEN_EFFECT: Final = 2
MORGANA_FACE: Final = 1
CAULDRON_FACE: Final = 1
HORN_MATERIAL_COLOUR: Final = 1
POISON_DIE: Final = 1
POISON_FACE: Final = 2
POISON_MORGANA_FACE: Final = 1
POISON_SWAP_SEAT: Final = 1
POISON_SWAP_DIE: Final = 2
POISON_SWAP_FACE: Final = 3
MORGANA_TO_COLOUR: Final = 1
BEWITCH_SEAT: Final = 1
BEWITCH_DIE: Final = 2
BEWITCH_FACE: Final = 3
BEWITCH_NEW_FACE: Final = 4
SWAP_KNIGHTS_SEAT: Final = 1
HUT_CELL: Final = 1
DARK_INFLUENCE_COLOUR: Final = 1
