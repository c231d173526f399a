"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
OPEN_PICT_LEFT: Final = 2
SETTLE_TERRAIN: Final = 2
KEEP_TERRITORY: Final = 2
THINNING_DONE: Final = 2

# Actions
ARTHUR_FACE: Final = 1
FLAG_SWITCH_FIGURE: Final = 1
MOVE_ARTHUR_DIRECTION: Final = 1
ACTIVATE_VASSAL: Final = 1
SIGNET_CARD: Final = 1
MOVE_MERLIN_DIRECTION: Final = 1
MOVE_MERLIN_SPACES: Final = 2
REPLACE_CELL: Final = 1
CHANCE_PICT_PICT: Final = 1
PICT_PICT: Final = 1
SETTLE_CELL: Final = 1
KEEP_CELL: Final = 1
