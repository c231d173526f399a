"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Frames
DECREE_COLOUR: Final = 3
DECREE_STACK_COLOUR: Final = 2
TAKE_DECREE_COLOUR: Final = 2

# Actions
DECREE_TAKE_DECREE: Final = 1
CHANCE_DECREES_FIRST: Final = 1
CHANCE_DECREES_SECOND: Final = 2
CHANCE_DECREES_THIRD: Final = 3
CHANCE_DECREES_FOURTH: Final = 4
DECREE_DIE_DIE: Final = 1
DECREE_DIE_FACE: Final = 2
DECREE_DIE_NEW_FACE: Final = 3
DECREE_CLAIM_GOOD: Final = 1
DECREE_CLAIM_COLOUR: Final = 2
DECREE_MARKER_COLOUR: Final = 1
