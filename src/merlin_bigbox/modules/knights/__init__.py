"""Knights of the Round Table."""

from typing import Final

PLACE: Final = 3
CHAPTER: Final = "KNIGHT"
