"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
ALLIES_STEP: Final = 2
CASTLE_CELL: Final = 2
KAY_COLOUR: Final = 2

# Actions
ALLY_ALLY: Final = 1
TRISTRAM_DIE: Final = 1
TRISTRAM_FACE: Final = 2
TRISTRAM_NEW_FACE: Final = 3
BORS_COLOUR: Final = 1
GALAHAD_GOOD: Final = 1
GALAHAD_COLOUR: Final = 2
BEDIVERE_GIVEN: Final = 1
BEDIVERE_TAKEN: Final = 2
CHANCE_ALLY_ALLY: Final = 1
