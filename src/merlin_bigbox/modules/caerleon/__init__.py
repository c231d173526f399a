"""The City of Caerleon."""

from typing import Final

PLACE: Final = 6
CHAPTER: Final = "CITY"
