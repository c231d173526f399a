"""The market."""

from typing import Final

PLACE: Final = 5
CHAPTER: Final = "MARKET"
