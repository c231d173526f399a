"""King's favor."""

from typing import Final

PLACE: Final = 1
CHAPTER: Final = "FAVOR"
