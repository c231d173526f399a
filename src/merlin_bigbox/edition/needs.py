"""The forms of requirement on mission cards (BASE-53): each is defined here, once, and nowhere else.

A form says how an edition writes it and which pieces it asks for. How the rules count it, how far bots are from it and
how terminal and page draw it follows from that; only its words stand elsewhere, under `need-<name>`. A further form is
one more entry: docs/adding-a-mission-form.md.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Piece(StrEnum):
    """What is asked for: goods, own markers on the board, or own vassals in principalities."""

    GOOD = "good"
    MARKER = "marker"
    VASSAL = "vassal"


class Where(StrEnum):
    """Of which colour, or in which principality: a given one, one for all the pieces, or whichever."""

    GIVEN = "given"
    SAME = "same"
    ANY = "any"


class Slot(StrEnum):
    """What stands under a key of a requirement in an edition; ANY is the word "any" and nothing else."""

    GOOD = "good"
    COLOUR = "colour"
    VASSAL = "vassal"
    TWO_VASSALS = "two vassals"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class NeedForm:
    """A form of requirement: its name, its keys in an edition with what each holds, and the pieces it asks for.

    The vassals are those that the edition names; without names any vassals will do.
    """

    name: str
    written: tuple[tuple[str, Slot], ...]
    piece: Piece
    where: Where
    number: int = 1

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of its table in an edition."""
        return tuple(key for key, _ in self.written)


NEED_FORMS: Final = (
    NeedForm("good", (("good", Slot.GOOD), ("colour", Slot.COLOUR)), Piece.GOOD, Where.GIVEN),
    NeedForm("any_good", (("any_good", Slot.GOOD),), Piece.GOOD, Where.ANY),
    NeedForm("influence", (("influence", Slot.COLOUR),), Piece.MARKER, Where.GIVEN),
    NeedForm("influence_any", (("influence", Slot.ANY),), Piece.MARKER, Where.ANY),
    NeedForm("vassal_in", (("vassal", Slot.VASSAL), ("in", Slot.COLOUR)), Piece.VASSAL, Where.GIVEN),
    NeedForm("two_vassals_in", (("two_vassals_in", Slot.COLOUR),), Piece.VASSAL, Where.GIVEN, number=2),
    NeedForm("vassals_together", (("vassals_together", Slot.TWO_VASSALS),), Piece.VASSAL, Where.SAME, number=2),
)
