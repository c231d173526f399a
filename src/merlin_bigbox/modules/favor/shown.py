"""King's favor: the seals on each favor board."""

from __future__ import annotations

from typing import Final

import msgspec

from merlin_bigbox.edition.words import VASSALS
from merlin_bigbox.game.belongings import Belonging, held
from merlin_bigbox.game.facts import Facts
from merlin_bigbox.game.grants import Piece
from merlin_bigbox.game.modules import Kind, sentence
from merlin_bigbox.game.words import Words

ROW_RULES: Final = {1: "FAVOR-4", 2: "FAVOR-5"}
THIRD_ROW: Final = {"builder": "FAVOR-7", "shield_bearer": "FAVOR-8", "flag_bearer": "FAVOR-9", "lady": "FAVOR-10"}


class FavorSlice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """King's favor in a view; lists are in the order of the seats.

    `seals` are those left to use; `abilities` has the learned rows (1 to 3) of each vassal; `turned_down` names the
    vassals whose ability of row 3 is turned down until the next scoring.
    """

    seals: list[int]
    abilities: list[dict[str, list[int]]]
    turned_down: list[list[str]]


class FavorAbility(msgspec.Struct, frozen=True):
    """An ability of the favor board."""

    vassal: str
    row: int
    title: str
    about: str
    rule: str


class FavorGuide(msgspec.Struct, frozen=True):
    """The favor board in words."""

    abilities: tuple[FavorAbility, ...]


def guide(words: Words) -> FavorGuide:
    """Every ability, column by column."""
    found: list[FavorAbility] = []
    for index, vassal in enumerate(VASSALS):
        for row in (1, 2, 3):
            rule = ROW_RULES.get(row) or THIRD_ROW[vassal]
            title, about = words.catalogue.rule(rule)
            shown = title if row == 3 else f"{sentence(words.vassal(index))} – {title}"
            found.append(FavorAbility(vassal, row, shown, about, rule))
    return FavorGuide(tuple(found))


def facts(told: Facts) -> dict[str, str]:
    """One's seals, and which abilities one has learned."""
    if told.seat is None:
        return {}
    seen = told.slice("favor", FavorSlice)
    found = {"seal": told.text("fact-own", what=told.piece("seal"), number=seen.seals[told.seat])}
    for index, vassal in enumerate(VASSALS):
        for row in (1, 2, 3):
            learned = row in seen.abilities[told.seat][vassal]
            down = learned and row == 3 and vassal in seen.turned_down[told.seat]
            state = "down" if down else "learned" if learned else "open"
            found[f"favor:{vassal}:{row}"] = told.text(
                "fact-favor", vassal=told.words.vassal(index), row=row, state=state
            )
    return found


SLICE = FavorSlice
PIECES: tuple[Kind, ...] = (("seal", "FAVOR-2"), ("favor-board", "FAVOR-1"))
GRANTS: tuple[Piece, ...] = (Piece("seal", "seals"),)
PART_RULES = {"seal": "FAVOR-2", "favor": "FAVOR-3"} | {f"favor:{vassal}:3": rule for vassal, rule in THIRD_ROW.items()}
BELONGINGS: tuple[Belonging, ...] = (Belonging("ability", held("favor abilities")),)
