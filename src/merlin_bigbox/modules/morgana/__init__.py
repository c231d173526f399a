"""Morgana and the witch's kitchen."""

from typing import Final

PLACE: Final = 7
CHAPTER: Final = "MORGANA"
