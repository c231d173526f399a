"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
TREASURE_TILE: Final = 2
GIVE_BACK_FIRST: Final = 2
GIVE_BACK_SECOND: Final = 3
GIVE_BACKS_TILE: Final = 2
GIVE_BACKS_DONE: Final = 3
REMOVE_TREASURE_TERRAIN: Final = 2

# Actions
CLAIM_BOTH_COLOUR: Final = 1
RETURN_MARKER_COLOUR: Final = 1
CHANCE_REMOVE_TILE: Final = 1
