"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
MARKET_GOOD_RETURNED_GOOD: Final = 2
MARKET_GOOD_RETURNED_COLOUR: Final = 3
TILE_OR_PIECE_GOOD: Final = 2
TILE_OR_PIECE_COLOUR: Final = 3
PLUS_TOKEN_COLOUR: Final = 2
WHICH_MARKER_LEFT_COLOUR: Final = 2

# Actions
BUY_GOOD: Final = 1
BUY_COLOUR: Final = 2
BUY_LABORER_FACE: Final = 1
APPLE_TILE_FACE: Final = 1
LABORER_FACE: Final = 1
