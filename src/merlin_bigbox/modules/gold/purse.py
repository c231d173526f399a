"""Coins and mistletoe: where they are, taking and paying them. Other modules that need gold use this."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.goods import supply_open
from merlin_bigbox.engine.base.names import APPLE_SUPPLY
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State

GOLD_SUPPLY: Final = APPLE_SUPPLY + 1
MISTLETOE_SUPPLY: Final = APPLE_SUPPLY + 2
PURSE: Final = "gold purse"
"""The name under which other modules find the purse."""
GOLD_PIECE: Final = "gold"
MISTLETOE_PIECE: Final = "mistletoe"
"""How the table calls what is kept in the supplies."""


class Purse:
    """The cells and events of gold and mistletoe, as they were laid out for one game."""

    def __init__(self) -> None:
        self.gold_supply: i64 = 0
        self.gold: i64 = 0
        self.mistletoe_supply: i64 = 0
        self.mistletoe: i64 = 0
        self.gold_taken: i64 = 0
        self.gold_paid: i64 = 0
        self.mistletoe_taken: i64 = 0
        self.mistletoe_used: i64 = 0
        # The actions that take one of either
        self.gain_apple: i64 = 0
        self.gain_mistletoe: i64 = 0

    def take_gold(self, rules: Ruleset, state: State, seat: i64, count: i64) -> None:
        """Take coins from the supply, as many of them as there are (ALL-1)."""
        cells = state.cells
        taken = min(cells[self.gold_supply], count)
        if taken > 0 and supply_open(rules, state, GOLD_SUPPLY):
            cells[self.gold_supply] -= taken
            cells[self.gold + seat] += taken
            tell(state, self.gold_taken, seat, taken)

    def can_take_gold(self, rules: Ruleset, state: State) -> bool:
        """Whether a coin could be taken."""
        return state.cells[self.gold_supply] > 0 and supply_open(rules, state, GOLD_SUPPLY)

    def has_gold(self, state: State, seat: i64, count: i64) -> bool:
        """Whether the seat can pay so many coins."""
        return state.cells[self.gold + seat] >= count

    def pay_gold(self, state: State, seat: i64, count: i64) -> None:
        """Pay coins back to the supply (ALL-2)."""
        state.cells[self.gold + seat] -= count
        state.cells[self.gold_supply] += count
        tell(state, self.gold_paid, seat, count)

    def can_take_mistletoe(self, rules: Ruleset, state: State) -> bool:
        """Whether a mistletoe could be taken."""
        return state.cells[self.mistletoe_supply] > 0 and supply_open(rules, state, MISTLETOE_SUPPLY)

    def take_mistletoe(self, rules: Ruleset, state: State, seat: i64) -> None:
        """Take one mistletoe from the supply, if there is one."""
        if self.can_take_mistletoe(rules, state):
            state.cells[self.mistletoe_supply] -= 1
            state.cells[self.mistletoe + seat] += 1
            tell(state, self.mistletoe_taken, seat)

    def use_mistletoe(self, state: State, seat: i64, requirement: i64) -> None:
        """Return one mistletoe to the supply (ALL-2) and ignore this requirement."""
        state.cells[self.mistletoe + seat] -= 1
        state.cells[self.mistletoe_supply] += 1
        tell(state, self.mistletoe_used, seat, requirement)


def purse_of(rules: Ruleset) -> Purse:
    """The purse of a composed game, or of one being composed."""
    purse = rules.shared[PURSE]
    assert isinstance(purse, Purse)
    return purse
