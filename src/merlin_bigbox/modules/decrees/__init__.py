"""The King's decree."""

from typing import Final

PLACE: Final = 9
CHAPTER: Final = "DECREE"
