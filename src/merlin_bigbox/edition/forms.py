"""The closed choices in an edition: forms of bonuses and treasures, and levels of provenance."""

from enum import StrEnum


class Level(StrEnum):
    """How a value is known: stated in a text, seen in print, or reconstructed to fit both."""

    TEXT = "text"
    SEEN = "seen"
    RECONSTRUCTED = "reconstructed"


class BonusForm(StrEnum):
    """The kinds of bonus that a Pict brings (ARTHUR-13)."""

    GOOD = "good"
    INFLUENCE = "influence"
    MANOR = "manor"
    APPLE = "apple"


class TreasureForm(StrEnum):
    """The effects of treasure tiles (TREASURE-2 to 6)."""

    EXCALIBUR = "excalibur"
    GRAIL = "grail"
    STAFF = "staff"
    POINT_AND_APPLE = "point_and_apple"
    CLAIM = "claim"
    DISCARD = "discard"
