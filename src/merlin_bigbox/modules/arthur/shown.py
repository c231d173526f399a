"""Arthur: his place and die, the signet ring, the Picts."""

from __future__ import annotations

import msgspec

from merlin_bigbox.edition.forms import BonusForm
from merlin_bigbox.edition.words import GOODS, TERRAINS
from merlin_bigbox.game.belongings import Belonging, held
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind, sentence
from merlin_bigbox.game.words import Forms, Words


class ArthurSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Arthur in a view; lists are in the order of the seats, a seat is its number, Picts are their numbers.

    `arthur` is the space he stands on; `dice` the face of each seat's Arthur die, 0 once it is used; `stack` how many
    Picts are still face down; `sums` what each seat's Picts and the signet ring are worth together in a scoring.
    """

    arthur: int
    signet_ring: int | None
    dice: list[int]
    open_picts: list[int]
    stack: int
    picts: list[list[int]]
    sums: list[int]


class PictGuide(msgspec.Struct, frozen=True):
    """A Pict: its value, and its bonus as parts for an icon and in words."""

    id: int
    value: int
    bonus: str
    good: str | None
    colour: str | None
    terrain: str | None
    text: str


class ArthurGuide(msgspec.Struct, frozen=True):
    """All Picts."""

    picts: tuple[PictGuide, ...]


def guide(words: Words) -> ArthurGuide:
    """Every Pict in words."""
    picts = tuple(
        PictGuide(
            id=index + 1,
            value=pict.value,
            bonus=pict.bonus.form.value,
            good=pict.bonus.good,
            colour=pict.bonus.colour,
            terrain=pict.bonus.terrain,
            text=sentence(told(words, index)),
        )
        for index, pict in enumerate(words.edition.picts)
    )
    return ArthurGuide(picts)


def told(words: Words, pict: int) -> str:
    """A Pict: its value and its bonus (ARTHUR-13)."""
    shown = words.edition.picts[pict]
    bonus = shown.bonus
    fields = {
        kind: names.index(name)
        for kind, name, names in (
            ("good", bonus.good, GOODS),
            ("colour", bonus.colour, words.edition.colours),
            ("terrain", bonus.terrain, TERRAINS),
        )
        if name is not None
    }
    # A good or a marker is called as on a mission card.
    kind = "pict" if bonus.form in (BonusForm.MANOR, BonusForm.APPLE) else "need"
    return words.catalogue.text("pict-tile", value=shown.value, bonus=words.message(kind, bonus.form, **fields))


def _forms(words: Words, pict: int) -> Forms:
    return {"": pict + 1, "text": told(words, pict)}


WORDS = {"pict": _forms}


def facts(found: Facts) -> dict[str, str]:
    """Who has the signet ring, and what the Picts are worth that are open or taken."""
    seen = found.slice("arthur", ArthurSlice)
    lines = {f"pict:{pict}": told(found.words, pict - 1) for pict in seen.open_picts}
    for seat, picts in enumerate(seen.picts):
        lines |= {f"pict:{pict}": f"{told(found.words, pict - 1)} · {found.who(seat)}" for pict in picts}
    return {"ring": found.held(found.piece("ring"), seen.signet_ring), **lines}


SLICE = ArthurSlice
PIECES: tuple[Kind, ...] = (
    ("arthur", "ARTHUR-5"),
    ("arthur-die", "ARTHUR-5"),
    ("ring", "ARTHUR-8"),
    ("pict", "ARTHUR-12"),
)
GRANTS: tuple[Piece, ...] = (Piece("ring", "signet ring", alone=True),)
PART_RULES = {"die:arthur": "ARTHUR-5", "figure:arthur": "ARTHUR-5", "ring": "ARTHUR-8", "pict": "ARTHUR-12"}
BELONGINGS: tuple[Belonging, ...] = (Belonging("pict", held("picts")), Belonging("signet", held("signet ring")))
