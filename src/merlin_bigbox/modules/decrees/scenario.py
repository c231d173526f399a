"""Decrees in scenarios and on rule pages: `decrees in blue: shield-blue points-2 … seen by red`, `red: decrees 3`."""

from __future__ import annotations

import re
from typing import Final

from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.game.testing.words import ScenarioError

STACK: Final = 4


def _zone(rules: Ruleset, name: str) -> int:
    return next(int(zone.start) for zone in rules.zones if zone.name == name)


def _kind(rules: Ruleset, face: str) -> int:
    faces = rules.field_words["decree"]
    if face not in faces:
        raise ScenarioError(f'"{face}" is no decree; expected one of {", ".join(faces)}')
    return faces.index(face)


def lay(scenario: Scenario, principality: str, faces: list[str], lookers: list[str]) -> Scenario:
    """These four decrees lie in a principality, and these seats have looked through them."""
    stack = words.colour_number(principality)
    rules = scenario.rules
    slots = _zone(rules, "decree stacks") + stack * STACK
    looked = _zone(rules, "decrees looked through") + stack
    if len(faces) != STACK or not lookers or scenario.cells[looked]:
        raise ScenarioError(f"four decrees lie in {principality}, once, seen by somebody")
    for slot, kind in enumerate(sorted(_kind(rules, face) for face in faces)):
        undecided = _zone(rules, "decrees undecided") + kind
        if scenario.cells[undecided] == 0:
            raise ScenarioError(f"there is no more decree {rules.field_words['decree'][kind]}")
        scenario.cells[undecided] -= 1
        scenario.cells[slots + slot] = kind + 1
    scenario.cells[looked] = sum(1 << words.seat_number(name, scenario.players) for name in lookers)
    return scenario


def hold(scenario: Scenario, count: int) -> Scenario:
    """The seat named last has so many decrees, with the last faces there are, out of brown, then orange, and so on."""
    rules = scenario.rules
    faces = rules.field_words["decree"]
    for _ in range(count):
        stack = next(s for s in range(5, -1, -1) if scenario.cells[_zone(rules, "decree stack sizes") + s])
        slots = _zone(rules, "decree stacks") + stack * STACK
        if not scenario.cells[_zone(rules, "decrees looked through") + stack]:
            left = [k for k in range(len(faces)) for _ in range(scenario.cells[_zone(rules, "decrees undecided") + k])]
            colour = COLOUR_NAMES[stack]
            lay(scenario, colour, [faces[kind] for kind in left[-STACK:]], [SEAT_NAMES[scenario.current]])
        size = _zone(rules, "decree stack sizes") + stack
        last = slots + scenario.cells[size] - 1
        scenario.cells[_zone(rules, "decrees taken") + scenario.cells[last] - 1] += 1
        scenario.cells[last] = 0
        scenario.take(size, _zone(rules, "decrees") + scenario.current, 1, "decrees")
    return scenario


def held(position: Position, seat: str) -> int:
    """How many decrees lie before the seat."""
    position.run_chance()
    return int(position.state.cells[_zone(position.rules, "decrees") + words.seat_number(seat)])


def size(position: Position, principality: str) -> int:
    """How many decrees lie in a principality."""
    position.run_chance()
    return int(position.state.cells[_zone(position.rules, "decree stack sizes") + words.colour_number(principality)])


def spent(position: Position) -> int:
    """How many decrees have left the game."""
    position.run_chance()
    return int(position.state.cells[_zone(position.rules, "decrees spent")])


def known(position: Position, seat: int, principality: str) -> list[str | None]:
    """What a seat (-1: a spectator) knows of the decrees in a principality."""
    position.run_chance()
    seen = position.rules.observe(position.state, seat).state.cells
    slots = _zone(position.rules, "decree stacks") + words.colour_number(principality) * STACK
    faces = position.rules.field_words["decree"]
    entries = [int(seen[slots + slot]) for slot in range(size(position, principality))]
    return [faces[entry - 1] if entry > 0 else None for entry in entries]


def _lay(to: Scenario, said: re.Match[str]) -> None:
    lay(to, said[1], said[2].split(), said[3].split())


def _left(_: Scenario, said: re.Match[str]) -> None:
    raise ScenarioError(f"say who has the decrees of {said[1]} instead of how many are left")


def _not_spent(_to: Scenario, _said: re.Match[str]) -> None:
    raise ScenarioError("no decree is spent before the position starts")


def _known(of: Position, _: str, said: re.Match[str]) -> tuple[object, object]:
    faces = said[2].split()
    return [faces] * len(said[3].split()), [known(of, words.seat_number(name), said[1]) for name in said[3].split()]


TABLE_WORDS: Final = (
    ModuleWord(r"decrees in (\w+): ([\w -]+) seen by ([\w ]+)", _lay, _known),
    ModuleWord(r"decrees in (\w+) (\d)", _left, lambda of, _, said: (int(said[2]), size(of, said[1]))),
    ModuleWord(r"decrees spent (\d+)", _not_spent, lambda of, _, said: (int(said[1]), spent(of))),
)
CASTLE_WORDS: Final = (
    ModuleWord(
        r"decrees (\d+)", lambda to, said: hold(to, int(said[1])), lambda of, seat, said: (int(said[1]), held(of, seat))
    ),
)
