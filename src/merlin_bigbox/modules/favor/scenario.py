"""Seals in scenarios and on rule pages: `seal on builder 2`, `seal down on lady 3`, `free seals 3`."""

from __future__ import annotations

import re
from typing import Final

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError


def _zone(rules: Ruleset, name: str) -> int:
    return next(int(zone.start) for zone in rules.zones if zone.name == name)


def learn(scenario: Scenario, vassal: str, row: int, *, down: bool = False) -> Scenario:
    """A seal of the seat named last lies on this ability, perhaps turned down."""
    number = words.vassal_number(vassal)
    cell = _zone(scenario.rules, "favor abilities") + scenario.current * 12 + number * 3 + row - 1
    if scenario.cells[cell]:
        raise ScenarioError(f"there is a seal on row {row} of the {vassal} already")
    scenario.take(_zone(scenario.rules, "seals") + scenario.current, cell, 1, "seals")
    if down:
        if row != 3:
            raise ScenarioError("only seals on row 3 are turned down")
        scenario.cells[_zone(scenario.rules, "favor used") + scenario.current * 4 + number] = 1
    return scenario


def seal(position: Position, seat: str, vassal: str, row: int) -> str:
    """Whether a seal lies `on` an ability, `down on` it, or `not on` it."""
    position.run_chance()
    cells = position.state.cells
    owner = words.seat_number(seat)
    number = words.vassal_number(vassal)
    if not cells[_zone(position.rules, "favor abilities") + owner * 12 + number * 3 + row - 1]:
        return "not on"
    used = row == 3 and cells[_zone(position.rules, "favor used") + owner * 4 + number]
    return "down on" if used else "on"


def free_seals(position: Position, seat: str) -> int:
    """How many seals the seat has left."""
    position.run_chance()
    return int(position.state.cells[_zone(position.rules, "seals") + words.seat_number(seat)])


def _set_seal(to: Scenario, said: re.Match[str]) -> None:
    if said[1] != "not on":
        learn(to, said[2], int(said[3]), down=said[1] == "down on")


def _no_free_seals(_: Scenario, said: re.Match[str]) -> None:
    raise ScenarioError(f"say where the seals lie instead of how many are left ({said[1]})")


CASTLE_WORDS: Final = (
    ModuleWord(
        r"seal (on|down on|not on) (\w+) ([123])",
        _set_seal,
        lambda of, seat, said: (said[1], seal(of, seat, said[2], int(said[3]))),
    ),
    ModuleWord(r"free seals (\d)", _no_free_seals, lambda of, seat, said: (int(said[1]), free_seals(of, seat))),
)
