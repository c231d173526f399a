"""Gold and mistletoe in scenarios and on pages: `red: gold 3, mistletoe 0` · `gold supply 5` · `mistletoe supply 0`."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.game.testing import words
from merlin_bigbox.game.testing.module_words import ModuleWord
from merlin_bigbox.game.testing.position import Position
from merlin_bigbox.game.testing.scenario import Scenario
from merlin_bigbox.modules.gold.purse import purse_of


def gold(scenario: Scenario, count: int) -> Scenario:
    """So many coins in all for the seat named last."""
    purse = purse_of(scenario.rules)
    cell = int(purse.gold) + scenario.current
    scenario.take(int(purse.gold_supply), cell, count - scenario.cells[cell], "gold")
    return scenario


def mistletoe(scenario: Scenario, count: int) -> Scenario:
    """So many mistletoe in all for the seat named last."""
    purse = purse_of(scenario.rules)
    cell = int(purse.mistletoe) + scenario.current
    scenario.take(int(purse.mistletoe_supply), cell, count - scenario.cells[cell], "mistletoe")
    return scenario


def gold_supply(scenario: Scenario, count: int) -> Scenario:
    """Only so many coins are left in the supply; the last seat has the others."""
    purse = purse_of(scenario.rules)
    supply = int(purse.gold_supply)
    scenario.take(supply, int(purse.gold) + scenario.players - 1, scenario.cells[supply] - count, "gold")
    return scenario


def mistletoe_supply(scenario: Scenario, count: int) -> Scenario:
    """Only so many mistletoe are left in the supply; the last seat has the others."""
    purse = purse_of(scenario.rules)
    supply = int(purse.mistletoe_supply)
    scenario.take(supply, int(purse.mistletoe) + scenario.players - 1, scenario.cells[supply] - count, "mistletoe")
    return scenario


def gold_of(position: Position, seat: str) -> int:
    """The seat's coins, or those of the supply."""
    purse = purse_of(position.rules)
    cell = int(purse.gold) + words.seat_number(seat) if seat else int(purse.gold_supply)
    return int(position.run_chance().state.cells[cell])


def mistletoe_of(position: Position, seat: str) -> int:
    """The seat's mistletoe, or that of the supply."""
    purse = purse_of(position.rules)
    cell = int(purse.mistletoe) + words.seat_number(seat) if seat else int(purse.mistletoe_supply)
    return int(position.run_chance().state.cells[cell])


CASTLE_WORDS: Final = (
    ModuleWord(
        r"gold (\d+)",
        lambda to, said: gold(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), gold_of(of, seat)),
    ),
    ModuleWord(
        r"mistletoe (\d+)",
        lambda to, said: mistletoe(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), mistletoe_of(of, seat)),
    ),
)
TABLE_WORDS: Final = (
    ModuleWord(
        r"gold supply (\d+)",
        lambda to, said: gold_supply(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), gold_of(of, seat)),
    ),
    ModuleWord(
        r"mistletoe supply (\d+)",
        lambda to, said: mistletoe_supply(to, int(said[1])),
        lambda of, seat, said: (int(said[1]), mistletoe_of(of, seat)),
    ),
)
