"""The districts in scenarios and on pages: `smith in blue` (it changes places with the district that lies there)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition.words import DISTRICTS
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError
from merlin_bigbox.modules.caerleon.city import city_of


def _number(district: str) -> int:
    if district not in DISTRICTS:
        raise ScenarioError(f'"{district}" is no district; expected one of {", ".join(DISTRICTS)}')
    return DISTRICTS.index(district)


def district(scenario: Scenario, name: str, principality: str) -> Scenario:
    """The district lies on this principality; the one that lay there takes its place."""
    first = int(city_of(scenario.rules).at)
    cells = scenario.cells
    here = first + words.colour_number(principality)
    there = cells.index(_number(name) + 1, first, first + len(DISTRICTS))
    cells[here], cells[there] = cells[there], cells[here]
    return scenario


def district_at(position: Position, principality: str) -> str:
    """The district that lies on a principality."""
    position.run_chance()
    return DISTRICTS[int(city_of(position.rules).district(position.state, words.colour_number(principality)))]


TABLE_WORDS: Final = (
    ModuleWord(
        rf"({'|'.join(DISTRICTS)}) in (\w+)",
        lambda to, said: district(to, said[1], said[2]),
        lambda of, _, said: (said[1], district_at(of, said[2])),
    ),
)
