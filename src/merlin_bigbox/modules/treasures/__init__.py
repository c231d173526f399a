"""Treasures of the environs."""

from typing import Final

PLACE: Final = 8
CHAPTER: Final = "TREASURE"
