"""The market in scenarios and on pages.

`red: shield tile blue, plus tokens 1, plus in grey, apple tiles 1, laborers 2 5` (tiles are goods of the seat, too)
`market shield blue 0` · `market plus tokens 5` · `market apple tiles 3` · `market laborers 1 3 4 6` (checked only)
`used laborers 2 5` (they lie aside until the round ends)
"""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError
from merlin_bigbox.modules.market.stall import PIPS, stall_of


def tile(scenario: Scenario, good: str, count: int = 1) -> Scenario:
    """Tiles such as `shield blue` for the seat named last: they are goods of the seat."""
    stall = stall_of(scenario.rules)
    index = words.good_index(good)
    held = int(stall.held_tiles) + scenario.current * at.GOODS_OF_SEAT + index
    scenario.take(int(stall.tiles) + index, held, count, f"{good} tiles")
    scenario.cells[at.GOODS + scenario.current * at.GOODS_OF_SEAT + index] += count
    return scenario


def plus(scenario: Scenario, count: int) -> Scenario:
    """So many plus tokens in hand for the seat named last."""
    stall = stall_of(scenario.rules)
    cell = int(stall.held_plus) + scenario.current
    scenario.take(int(stall.plus), cell, count - scenario.cells[cell], "plus tokens")
    return scenario


def plus_in(scenario: Scenario, principality: str, count: int = 1) -> Scenario:
    """Plus tokens under markers that the seat named last has there."""
    stall = stall_of(scenario.rules)
    place = scenario.current * n.COLOURS + words.colour_number(principality)
    scenario.take(int(stall.plus), int(stall.placed_plus) + place, count, "plus tokens")
    if scenario.cells[int(stall.placed_plus) + place] > scenario.cells[at.MARKERS + place]:
        raise ScenarioError(f"more plus tokens than markers in {principality}")
    return scenario


def apple_tiles(scenario: Scenario, count: int) -> Scenario:
    """So many apple/mistletoe tiles for the seat named last."""
    stall = stall_of(scenario.rules)
    cell = int(stall.held_apple_tiles) + scenario.current
    scenario.take(int(stall.apple_tiles), cell, count - scenario.cells[cell], "apple/mistletoe tiles")
    return scenario


def laborers(scenario: Scenario, *pips: int) -> Scenario:
    """Day laborers of these pips for the seat named last."""
    stall = stall_of(scenario.rules)
    for each in pips:
        held = int(stall.held_laborers) + scenario.current * PIPS + each
        scenario.take(int(stall.laborers) + each, held, 1, f"day laborers of {each}")
    return scenario


def used_laborers(scenario: Scenario, *pips: int) -> Scenario:
    """Day laborers of these pips lie aside: they were used in this round."""
    stall = stall_of(scenario.rules)
    for each in pips:
        scenario.take(int(stall.laborers) + each, int(stall.used_laborers) + each, 1, f"day laborers of {each}")
    return scenario


def _cells(position: Position, first: int, size: int = 1) -> list[int]:
    cells = position.run_chance().state.cells
    return [int(cells[first + index]) for index in range(size)]


def tiles_of(position: Position, seat: str, good: str) -> int:
    """How many of the seat's goods are such tiles, or how many lie in the market."""
    stall = stall_of(position.rules)
    held = int(stall.held_tiles) + words.seat_number(seat or "red") * at.GOODS_OF_SEAT
    return _cells(position, (held if seat else int(stall.tiles)) + words.good_index(good))[0]


def plus_of(position: Position, seat: str) -> int:
    """The seat's plus tokens that are not placed, or those of the market."""
    stall = stall_of(position.rules)
    return _cells(position, int(stall.held_plus) + words.seat_number(seat) if seat else int(stall.plus))[0]


def plus_under(position: Position, seat: str, principality: str) -> int:
    """The plus tokens under the seat's markers there."""
    place = words.seat_number(seat) * n.COLOURS + words.colour_number(principality)
    return _cells(position, int(stall_of(position.rules).placed_plus) + place)[0]


def apple_tiles_of(position: Position, seat: str) -> int:
    """The seat's apple/mistletoe tiles, or those of the market."""
    stall = stall_of(position.rules)
    cell = int(stall.held_apple_tiles) + words.seat_number(seat) if seat else int(stall.apple_tiles)
    return _cells(position, cell)[0]


def laborers_of(position: Position, seat: str) -> list[int]:
    """The pips of the seat's day laborers, or of those in the market."""
    stall = stall_of(position.rules)
    first = int(stall.held_laborers) + words.seat_number(seat) * PIPS if seat else int(stall.laborers)
    return _pips_at(position, first)


def used_laborers_of(position: Position) -> list[int]:
    """The pips of the day laborers that lie aside."""
    return _pips_at(position, int(stall_of(position.rules).used_laborers))


def _pips_at(position: Position, first: int) -> list[int]:
    return [pips for pips, count in enumerate(_cells(position, first, PIPS)) for _ in range(count)]


def _pips(text: str) -> list[int]:
    return [int(word) for word in text.split() if word != "nothing"]


def _only_checked(_scenario: Scenario, _said: object) -> Scenario:
    raise ScenarioError("the market has what nobody else has: say who has the others")


CASTLE_WORDS: Final = (
    ModuleWord(
        r"(shield|material) tile (\w+)(?: (\d))?",
        lambda to, said: tile(to, f"{said[1]} {said[2]}", int(said[3] or 1)),
        lambda of, seat, said: (int(said[3] or 1), tiles_of(of, seat, f"{said[1]} {said[2]}")),
    ),
    ModuleWord(
        r"plus tokens (\d)",
        lambda to, said: plus(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), plus_of(of, seat)),
    ),
    ModuleWord(
        r"plus in (\w+)(?: (\d))?",
        lambda to, said: plus_in(to, said[1], int(said[2] or 1)),
        lambda of, seat, said: (int(said[2] or 1), plus_under(of, seat, said[1])),
    ),
    ModuleWord(
        r"apple tiles (\d)",
        lambda to, said: apple_tiles(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), apple_tiles_of(of, seat)),
    ),
    ModuleWord(
        r"laborers (nothing|[1-6 ]+)",
        lambda to, said: laborers(to, *_pips(said[1])),
        lambda of, seat, said: (_pips(said[1]), laborers_of(of, seat)),
    ),
)
TABLE_WORDS: Final = (
    ModuleWord(
        r"market ((?:shield|material) \w+) (\d)",
        _only_checked,
        lambda of, seat, said: (int(said[2]), tiles_of(of, seat, said[1])),
    ),
    ModuleWord(
        r"market plus tokens (\d)",
        _only_checked,
        lambda of, seat, said: (int(said[1]), plus_of(of, seat)),
    ),
    ModuleWord(
        r"market apple tiles (\d)",
        _only_checked,
        lambda of, seat, said: (int(said[1]), apple_tiles_of(of, seat)),
    ),
    ModuleWord(
        r"market laborers (nothing|[1-6 ]+)",
        _only_checked,
        lambda of, seat, said: (_pips(said[1]), laborers_of(of, seat)),
    ),
    ModuleWord(
        r"used laborers (nothing|[1-6 ]+)",
        lambda to, said: used_laborers(to, *_pips(said[1])),
        lambda of, _, said: (_pips(said[1]), used_laborers_of(of)),
    ),
)
