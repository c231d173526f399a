"""Morgana's pieces in scenarios and on pages.

morgana in blue · morgana beside the board · morgana dice 1 2 3 6 · cauldron 3 shows buy_goods · cauldron 3 used
horn with red · horn with nobody · poisoned apple supply 0 · hut supply 6 · morgana markers in blue 2
morgana marker supply 4 · red: poisoned apples 1, huts on A1 B2, topped in blue 1, morgana die used
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition.words import CAULDRON_EFFECTS
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError
from merlin_bigbox.modules.morgana.kitchen import DICE, kitchen_of

NOBODY: Final = "nobody"

# --- setting up ------------------------------------------------------------------------------------------------------


def morgana(to: Scenario, principality: str) -> Scenario:
    """Morgana stands in this principality."""
    to.cells[int(kitchen_of(to.rules).place)] = words.colour_number(principality) + 1
    return to


def morgana_dice(to: Scenario, *faces: int) -> Scenario:
    """The Morgana dice that are left."""
    first = int(kitchen_of(to.rules).dice)
    to.cells[first : first + DICE] = [*faces, *[0] * (DICE - len(faces))]
    return to


def die_used(to: Scenario) -> Scenario:
    """The seat named last has used a Morgana die this round."""
    to.cells[int(kitchen_of(to.rules).used) + to.current] = 1
    return to


def cauldron(to: Scenario, face: int, effect: str) -> Scenario:
    """The cauldron with this face shows this effect."""
    kitchen = kitchen_of(to.rules)
    number = CAULDRON_EFFECTS.index(effect)
    place = [int(each) for each in kitchen.faces].index(face)
    for token in range(int(kitchen.tokens)):
        sides = (kitchen.sides[token * 2], kitchen.sides[token * 2 + 1])
        if number in sides and to.cells[int(kitchen.bag) + token] == 1:
            to.cells[int(kitchen.bag) + token] = 0
            to.cells[int(kitchen.token) + place] = token + 1
            to.cells[int(kitchen.shown) + place] = number + 1
            return to
    raise ScenarioError(f"no token is left that shows {effect}")


def cauldron_used(to: Scenario, face: int) -> Scenario:
    """The cauldron with this face was used this round."""
    kitchen = kitchen_of(to.rules)
    to.cells[int(kitchen.taken) + [int(each) for each in kitchen.faces].index(face)] = 1
    return to


def horn(to: Scenario, seat: str) -> Scenario:
    """This seat, or nobody, holds the drinking horn."""
    to.cells[int(kitchen_of(to.rules).horn)] = 0 if seat == NOBODY else words.seat_number(seat, to.players) + 1
    return to


def poisoned_apples(to: Scenario, count: int) -> Scenario:
    """So many poisoned apples for the seat named last, gained in an earlier turn."""
    kitchen = kitchen_of(to.rules)
    to.take(int(kitchen.apple_supply), int(kitchen.apples) + to.current, count, "poisoned apples")
    return to


def poisoned_apple_supply(to: Scenario, count: int) -> Scenario:
    """Only so many poisoned apples are left; the last seat has the others."""
    kitchen = kitchen_of(to.rules)
    supply = int(kitchen.apple_supply)
    to.take(supply, int(kitchen.apples) + to.players - 1, to.cells[supply] - count, "poisoned apples")
    return to


def huts(to: Scenario, *tiles: str) -> Scenario:
    """Huts on the manors of these tiles."""
    kitchen = kitchen_of(to.rules)
    for tile in tiles:
        cell = words.cell_number(tile, int(to.tables.cell_count))
        to.take(int(kitchen.hut_supply), int(kitchen.hut) + cell, 1, "huts")
    return to


def topped(to: Scenario, principality: str, count: int = 1) -> Scenario:
    """So many markers there of the seat named last have a Morgana marker on top."""
    kitchen = kitchen_of(to.rules)
    cell = int(kitchen.topped_at(to.current, words.colour_number(principality)))
    to.take(int(kitchen.marker_supply), cell, count, "Morgana markers")
    return to


def morgana_markers(to: Scenario, principality: str, count: int) -> Scenario:
    """So many Morgana markers there stand for her."""
    kitchen = kitchen_of(to.rules)
    cell = int(kitchen.loose) + words.colour_number(principality)
    to.take(int(kitchen.marker_supply), cell, count, "Morgana markers")
    return to


# --- looking ---------------------------------------------------------------------------------------------------------


def _cell(of: Position, cell: int) -> int:
    return int(of.run_chance().state.cells[cell])


def morgana_at(of: Position) -> str:
    """The principality where Morgana stands, or nothing."""
    return ("", *COLOUR_NAMES)[_cell(of, int(kitchen_of(of.rules).place))]


def morgana_dice_of(of: Position) -> list[int]:
    """The Morgana dice that are left, in order."""
    first = int(kitchen_of(of.rules).dice)
    return sorted(face for face in (_cell(of, first + die) for die in range(DICE)) if face)


def cauldron_shows(of: Position, face: int) -> str:
    """The effect that a cauldron shows."""
    kitchen = kitchen_of(of.rules)
    place = [int(each) for each in kitchen.faces].index(face)
    return ("", *CAULDRON_EFFECTS)[_cell(of, int(kitchen.shown) + place)]


def horn_holder(of: Position) -> str:
    """Who holds the drinking horn."""
    return (NOBODY, *SEAT_NAMES)[_cell(of, int(kitchen_of(of.rules).horn))]


def poisoned_apples_of(of: Position, seat: str = "") -> int:
    """The poisoned apples of a seat, or of the supply."""
    kitchen = kitchen_of(of.rules)
    return _cell(of, int(kitchen.apples) + words.seat_number(seat) if seat else int(kitchen.apple_supply))


def hut_on(of: Position, tile: str) -> bool:
    """Whether there is a hut on a tile."""
    kitchen = kitchen_of(of.rules)
    return _cell(of, int(kitchen.hut) + words.cell_number(tile, 24)) == 1


def hut_supply(of: Position) -> int:
    """The huts that are left."""
    return _cell(of, int(kitchen_of(of.rules).hut_supply))


def topped_of(of: Position, seat: str, principality: str) -> int:
    """How many markers of a seat have a Morgana marker on top."""
    kitchen = kitchen_of(of.rules)
    return _cell(of, int(kitchen.topped_at(words.seat_number(seat), words.colour_number(principality))))


def morgana_markers_in(of: Position, principality: str = "") -> int:
    """The Morgana markers that stand for her in a principality, or those of the supply."""
    kitchen = kitchen_of(of.rules)
    if not principality:
        return _cell(of, int(kitchen.marker_supply))
    return _cell(of, int(kitchen.loose) + words.colour_number(principality))


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split() if word != "nothing"]


def _not_set() -> Scenario:
    raise ScenarioError("this follows from the pieces in play and cannot be set")


TABLE_WORDS: Final = (
    ModuleWord(
        r"morgana in (\w+)",
        lambda to, said: morgana(to, said[1]),
        lambda of, _, said: (said[1], morgana_at(of)),
    ),
    ModuleWord(r"morgana beside the board", lambda to, _: to, lambda of, _, _said: ("", morgana_at(of))),
    ModuleWord(
        r"morgana dice ([1-6 ]+|nothing)",
        lambda to, said: morgana_dice(to, *_numbers(said[1])),
        lambda of, _, said: (sorted(_numbers(said[1])), morgana_dice_of(of)),
    ),
    ModuleWord(
        r"cauldron (\d) shows (\w+)",
        lambda to, said: cauldron(to, int(said[1]), said[2]),
        lambda of, _, said: (said[2], cauldron_shows(of, int(said[1]))),
    ),
    ModuleWord(
        r"cauldron (\d) used",
        lambda to, said: cauldron_used(to, int(said[1])),
        lambda of, _, said: (1, _cell(of, int(kitchen_of(of.rules).taken) + int(said[1]) - 1)),
    ),
    ModuleWord(
        r"horn with (\w+)",
        lambda to, said: horn(to, said[1]),
        lambda of, _, said: (said[1], horn_holder(of)),
    ),
    ModuleWord(
        r"poisoned apple supply (\d+)",
        lambda to, said: poisoned_apple_supply(to, int(said[1])),
        lambda of, _, said: (int(said[1]), poisoned_apples_of(of)),
    ),
    ModuleWord(
        r"hut supply (\d)",
        lambda _to, _: _not_set(),
        lambda of, _, said: (int(said[1]), hut_supply(of)),
    ),
    ModuleWord(
        r"morgana markers? in (\w+) (\d)",
        lambda to, said: morgana_markers(to, said[1], int(said[2])),
        lambda of, _, said: (int(said[2]), morgana_markers_in(of, said[1])),
    ),
    ModuleWord(
        r"morgana marker supply (\d)",
        lambda _to, _: _not_set(),
        lambda of, _, said: (int(said[1]), morgana_markers_in(of)),
    ),
)
CASTLE_WORDS: Final = (
    ModuleWord(
        r"poisoned apples (\d+)",
        lambda to, said: poisoned_apples(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), poisoned_apples_of(of, seat)),
    ),
    ModuleWord(
        r"huts? on (.+)",
        lambda to, said: huts(to, *said[1].split()),
        lambda of, seat, said: (
            [(seat, True)] * len(said[1].split()),
            [(of.manor(tile), hut_on(of, tile)) for tile in said[1].split()],
        ),
    ),
    ModuleWord(
        r"topped in (\w+) (\d)",
        lambda to, said: topped(to, said[1], int(said[2])),
        lambda of, seat, said: (int(said[2]), topped_of(of, seat, said[1])),
    ),
    ModuleWord(
        r"morgana die used",
        lambda to, _: die_used(to),
        lambda of, seat, _: (1, _cell(of, int(kitchen_of(of.rules).used) + words.seat_number(seat))),
    ),
)
