"""The allies in scenarios and on rule pages: who helps whom, and where their tiles lie.

red: ally tristram, tiles of tristram 6, castle on A1, kay in blue 2
marshal in black · gareth black blue · geraint shield flag
"""

from __future__ import annotations

import re
from typing import Final

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError
from merlin_bigbox.modules.knights.allies import (
    ALLY_NAMES,
    GAHERIS,
    GARETH,
    GERAINT,
    KAY,
    VICTORY_NAMES,
    allies_of,
)

CELLS: Final = 24


def ally_number(name: str) -> int:
    """An ally by name."""
    if name not in ALLY_NAMES:
        raise ScenarioError(f'"{name}" is no ally; expected one of {", ".join(ALLY_NAMES)}')
    return ALLY_NAMES.index(name)


# --- setting up ------------------------------------------------------------------------------------------------------


def ally(scenario: Scenario, *names: str) -> Scenario:
    """These allies help the seat named last."""
    for name in names:
        cell = int(allies_of(scenario.rules).owner) + ally_number(name)
        if scenario.cells[cell]:
            raise ScenarioError(f"{name} helps another seat already")
        scenario.cells[cell] = scenario.current + 1
    return scenario


def tiles(scenario: Scenario, name: str, count: int) -> Scenario:
    """Only so many tiles of an ally are left; the others left the game."""
    allies = allies_of(scenario.rules)
    number = ally_number(name)
    source = int(allies.tiles) + number
    scenario.take(source, int(allies.gone) + number, scenario.cells[source] - count, f"tiles of {name}")
    return scenario


def marshal(scenario: Scenario, principality: str) -> Scenario:
    """The marshal stands here."""
    scenario.cells[int(allies_of(scenario.rules).marshal)] = words.colour_number(principality) + 1
    return scenario


def _lay(scenario: Scenario, number: int, cell: int, count: int = 1) -> None:
    scenario.take(int(allies_of(scenario.rules).tiles) + number, cell, count, f"tiles of {ALLY_NAMES[number]}")


def gareth(scenario: Scenario, *colours: str) -> Scenario:
    """Gareth's tiles of these colours are placed."""
    for colour in colours:
        _lay(scenario, GARETH, int(allies_of(scenario.rules).repelled) + words.colour_number(colour))
    return scenario


def geraint(scenario: Scenario, *spaces: str) -> Scenario:
    """Geraint's tiles of these victory point spaces are placed."""
    for space in spaces:
        _lay(scenario, GERAINT, int(allies_of(scenario.rules).scored) + VICTORY_NAMES.index(space))
    return scenario


def castle(scenario: Scenario, place: str) -> Scenario:
    """A castle lies under the manor on this tile."""
    _lay(scenario, GAHERIS, int(allies_of(scenario.rules).castles) + words.cell_number(place, CELLS))
    return scenario


def kay(scenario: Scenario, principality: str, count: int = 1) -> Scenario:
    """Tiles of Kay lie in this principality."""
    _lay(scenario, KAY, int(allies_of(scenario.rules).influence) + words.colour_number(principality), count)
    return scenario


# --- looking ---------------------------------------------------------------------------------------------------------


def _cell(position: Position, cell: int) -> int:
    position.run_chance()
    return int(position.state.cells[cell])


def allies_helping(position: Position, seat: str) -> list[str]:
    """The allies of a seat."""
    first = int(allies_of(position.rules).owner)
    owner = words.seat_number(seat) + 1
    return [name for number, name in enumerate(ALLY_NAMES) if _cell(position, first + number) == owner]


def tiles_left(position: Position, name: str) -> int:
    """How many tiles an ally has left."""
    return _cell(position, int(allies_of(position.rules).tiles) + ally_number(name))


def tiles_gone(position: Position, name: str) -> int:
    """How many tiles of an ally left the game."""
    return _cell(position, int(allies_of(position.rules).gone) + ally_number(name))


def marshal_in(position: Position) -> str:
    """The principality of the marshal, or nowhere."""
    return ("nowhere", *COLOUR_NAMES)[_cell(position, int(allies_of(position.rules).marshal))]


def gareth_tiles(position: Position) -> list[str]:
    """The colours of the tiles that Gareth placed."""
    first = int(allies_of(position.rules).repelled)
    return [name for index, name in enumerate(COLOUR_NAMES) if _cell(position, first + index)]


def geraint_tiles(position: Position) -> list[str]:
    """The victory point spaces of the tiles that Geraint placed."""
    first = int(allies_of(position.rules).scored)
    return [name for index, name in enumerate(VICTORY_NAMES) if _cell(position, first + index)]


def has_castle(position: Position, place: str) -> bool:
    """Whether a castle lies on this tile."""
    return _cell(position, int(allies_of(position.rules).castles) + words.cell_number(place, CELLS)) == 1


def kay_tiles(position: Position, principality: str) -> int:
    """How many tiles of Kay lie in a principality."""
    return _cell(position, int(allies_of(position.rules).influence) + words.colour_number(principality))


# --- on pages --------------------------------------------------------------------------------------------------------


def _names(said: re.Match[str]) -> list[str]:
    return [name for name in said[1].split() if name != "nothing"]


def _castle_owner(rules: Ruleset, state: State) -> str:
    return ("nobody", *SEAT_NAMES)[int(allies_of(rules).holder(state, GAHERIS)) + 1]


CASTLE_WORDS: Final = (
    ModuleWord(
        r"ally (\w+)",
        lambda to, said: ally(to, said[1]),
        lambda of, seat, said: (True, said[1] in allies_helping(of, seat)),
    ),
    ModuleWord(
        r"tiles of (\w+) (\d)",
        lambda to, said: tiles(to, said[1], int(said[2])),
        lambda of, _, said: (int(said[2]), tiles_left(of, said[1])),
    ),
    ModuleWord(
        r"castle on (\w\d)",
        lambda to, said: castle(to, said[1]),
        lambda of, seat, said: ((True, seat), (has_castle(of, said[1]), _castle_owner(of.rules, of.state))),
    ),
    ModuleWord(
        r"kay in (\w+) (\d)",
        lambda to, said: kay(to, said[1], int(said[2])),
        lambda of, _, said: (int(said[2]), kay_tiles(of, said[1])),
    ),
)
TABLE_WORDS: Final = (
    ModuleWord(
        r"marshal in (\w+)",
        lambda to, said: marshal(to, said[1]),
        lambda of, _, said: (said[1], marshal_in(of)),
    ),
    ModuleWord(
        r"gareth ((?:\w+ ?)+)",
        lambda to, said: gareth(to, *_names(said)),
        lambda of, _, said: (_names(said), gareth_tiles(of)),
    ),
    ModuleWord(
        r"geraint ((?:\w+ ?)+)",
        lambda to, said: geraint(to, *_names(said)),
        lambda of, _, said: (_names(said), geraint_tiles(of)),
    ),
)
