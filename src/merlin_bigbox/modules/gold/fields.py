"""Where the fields of this module's frames and actions stand: each is called after its kind and its name there."""

from __future__ import annotations

from typing import Final

# Actions
GOLD_DIE: Final = 1
GOLD_FACE: Final = 2
GOLD_NEW_FACE: Final = 3
