"""Gold coins and mistletoe."""

from typing import Final

PLACE: Final = 4
CHAPTER: Final = "GOLD"
