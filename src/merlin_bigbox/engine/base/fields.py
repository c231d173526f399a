"""Where the fields of the base game's frames and actions stand: each is called after its kind and its name there.

An action's fields begin at 1; a frame's first field is its seat (`seat_of`), the others begin at 2.
"""

from __future__ import annotations

from typing import Final

# Frames
MOVE_DIE: Final = 2
