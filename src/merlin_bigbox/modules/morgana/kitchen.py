"""The witch's kitchen: where Morgana's pieces are in a state, and what the chapters of the module share."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.edition import Morgana
from merlin_bigbox.edition.words import CAULDRON_EFFECTS
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.core.arrays import i64, vec, vector
from merlin_bigbox.engine.core.choices import Choices
from merlin_bigbox.engine.core.ruleset import KINDS, Ruleset, tell
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.morgana.domain import Domain

KITCHEN: Final = "witch's kitchen"
"""The name under which other modules find the kitchen."""
DICE: Final = 4
"""Four Morgana dice, each on a pentagram (MORGANA-1)."""
WILD: Final = 6
"""A Morgana die of this face may be used as any number 1 to 6 (MORGANA-3)."""

# The effects of the cauldron tokens, in the order of the edition's words
BEWITCH: Final = 0
SWAP_FIGURES: Final = 1
SELL_GOODS: Final = 2
BUY_GOODS: Final = 3
WITCH_HUT: Final = 4
DARK_INFLUENCE: Final = 5
EFFECTS: Final = 6


class Effect:
    """What a cauldron token does, or a part of it (MORGANA-10 … 16)."""

    def offer(self, rules: Ruleset, state: State, seat: i64, out: Choices) -> None:
        """Write the ways to use it."""

    def apply(self, rules: Ruleset, state: State, seat: i64, action: i64) -> None:
        """Use it; push frames for further choices."""


class Kitchen:
    """The printed numbers, cells, kinds and events of the module, as they were laid out for one game."""

    def __init__(self, printed: Morgana) -> None:
        self.cauldrons: i64 = len(printed.cauldrons)
        self.faces: vec[i64] = vector([cauldron.face for cauldron in printed.cauldrons])
        self.steps: vec[i64] = vector([cauldron.steps for cauldron in printed.cauldrons])
        self.tokens: i64 = len(printed.tokens)
        self.sides: vec[i64] = vector([CAULDRON_EFFECTS.index(side) for token in printed.tokens for side in token])
        self.domain = Domain()
        self.effects: list[list[Effect]] = [[] for _ in range(EFFECTS)]
        self.effect_of: list[Effect] = [Effect() for _ in range(KINDS)]
        # Cells
        self.place: i64 = 0  # beside the board 0, else principality + 1
        self.dice: i64 = 0  # the face of each Morgana die, or 0 once used
        self.chosen: i64 = 0  # the die chosen this turn and not yet used + 1, or 0
        self.used: i64 = 0  # whether each seat has taken a Morgana die this round
        self.bag: i64 = 0  # whether each token is still to be laid
        self.token: i64 = 0  # the token on each cauldron + 1
        self.shown: i64 = 0  # the effect that lies up on each cauldron + 1
        self.taken: i64 = 0  # whether each cauldron was used this round
        self.apple_supply: i64 = 0  # poisoned apples
        self.apples: i64 = 0
        self.fresh: i64 = 0  # poisoned apples that the current player gained this turn
        self.horn: i64 = 0  # on the board 0, else seat + 1
        self.hut_supply: i64 = 0
        self.hut: i64 = 0  # whether there is a hut on each tile
        self.marker_supply: i64 = 0
        self.topped: i64 = 0  # markers of each seat with a Morgana marker on top, by principality
        self.loose: i64 = 0  # Morgana markers that stand for her, by principality
        # Kinds of frames
        self.f_die: i64 = 0
        self.f_done: i64 = 0
        self.f_payment: i64 = 0
        self.f_horn: i64 = 0
        self.f_walk: i64 = 0
        self.f_effect: i64 = 0
        self.f_turn_over: i64 = 0
        self.f_poison: i64 = 0
        self.f_sell: i64 = 0
        self.f_sold: i64 = 0
        self.f_buy: i64 = 0
        self.f_pentagrams: i64 = 0
        self.f_huts: i64 = 0
        # Events
        self.e_apple: i64 = 0
        self.e_marker: i64 = 0
        self.e_manor_back: i64 = 0

    def add_effect(self, number: int, actions: list[int], effect: Effect) -> None:
        """One more way to use an effect, begun by these kinds of action."""
        self.effects[number].append(effect)
        for kind in actions:
            self.effect_of[kind] = effect

    def principality(self, state: State) -> i64:
        """Where Morgana stands, or -1 beside the board."""
        return state.cells[self.place] - 1

    def can_take_die(self, state: State, seat: i64) -> bool:
        """Whether the seat may still take a Morgana die this round (MORGANA-2)."""
        cells = state.cells
        first = self.dice
        return (
            cells[self.used + seat] == 0 and cells[first] + cells[first + 1] + cells[first + 2] + cells[first + 3] > 0
        )

    def take_apple(self, state: State, seat: i64) -> None:
        """Take a poisoned apple, if there is one; it is of no use before the next turn (MORGANA-4, 5)."""
        cells = state.cells
        if cells[self.apple_supply] > 0:
            cells[self.apple_supply] -= 1
            cells[self.apples + seat] += 1
            cells[self.fresh] += 1
            tell(state, self.e_apple, seat)

    def topped_at(self, seat: i64, principality: i64) -> i64:
        """The cell that counts the seat's topped markers in a principality."""
        return self.topped + seat * COLOURS + principality


def kitchen_of(rules: Ruleset) -> Kitchen:
    """The kitchen of a composed game, or of one being composed."""
    kitchen = rules.shared[KITCHEN]
    assert isinstance(kitchen, Kitchen)
    return kitchen
