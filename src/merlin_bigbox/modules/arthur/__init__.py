"""Arthur."""

from typing import Final

PLACE: Final = 2
CHAPTER: Final = "ARTHUR"
