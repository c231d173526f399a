"""Treasures in scenarios and on pages: `neutral staffs 1` (the last seat has taken the others)."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.treasures.tiles import treasury_of


def neutral_staffs(scenario: Scenario, count: int) -> Scenario:
    """Only so many neutral staffs are left; the last seat has taken the others and has them still."""
    treasury = treasury_of(scenario.rules)
    supply = int(treasury.staffs)
    taken = scenario.cells[supply] - count
    last = scenario.players - 1
    scenario.take(supply, int(treasury.taken) + last, taken, "neutral staffs")
    scenario.cells[at.STAFF + last] += taken
    return scenario


def neutral_staffs_left(position: Position) -> int:
    """The neutral staffs that nobody has taken."""
    return int(position.run_chance().state.cells[treasury_of(position.rules).staffs])


TABLE_WORDS: Final = (
    ModuleWord(
        r"neutral staffs (\d)",
        lambda to, said: neutral_staffs(to, int(said[1])),
        lambda of, _, said: (int(said[1]), neutral_staffs_left(of)),
    ),
)
