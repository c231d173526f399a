"""What chance decides for Morgana: the tokens on the cauldrons, and her dice for every round (MORGANA-1)."""

from __future__ import annotations

from merlin_bigbox.engine.base.names import A_CHANCE_ROLL
from merlin_bigbox.engine.base.setup import Roll
from merlin_bigbox.engine.core.arrays import i64
from merlin_bigbox.engine.core.hooks import CHANCE, FrameRules
from merlin_bigbox.engine.core.packed import field, fields_from, kind_of, pack, with_kind
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import Ruleset, tell
from merlin_bigbox.engine.core.state import State, push
from merlin_bigbox.modules.morgana.fields import (
    CAULDRON_TOKEN_CAULDRON,
    CHANCE_PENTAGRAMS_FIRST,
    CHANCE_TOKEN_EFFECT,
    CHANCE_TOKEN_TOKEN,
)
from merlin_bigbox.modules.morgana.kitchen import DICE, Kitchen


class Pentagrams(Roll):
    """Four Morgana dice, one on each pentagram; three or four of a kind are rolled again (MORGANA-1)."""

    def __init__(self, kitchen: Kitchen, action: int, rolled: int) -> None:
        super().__init__(DICE)
        self.kitchen = kitchen
        self.action: i64 = action
        self.rolled: i64 = rolled

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        return with_kind(super().sample(rules, state, frame, random), self.action)

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        return kind_of(action) == self.action and super().contains(
            rules, state, frame, with_kind(action, A_CHANCE_ROLL)
        )

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        die: i64
        for die in range(DICE):
            state.cells[self.kitchen.dice + die] = field(action, CHANCE_PENTAGRAMS_FIRST + die)
        tell(state, self.rolled, 0, fields_from(action, CHANCE_PENTAGRAMS_FIRST))


class LayToken(FrameRules):
    """The five tokens are shuffled onto the cauldrons, a random side up (MORGANA-1)."""

    def __init__(self, kitchen: Kitchen, action: int, laid: int) -> None:
        self.mode = CHANCE
        self.kitchen = kitchen
        self.action: i64 = action
        self.laid: i64 = laid

    def _left(self, state: State) -> i64:
        left: i64 = 0
        token: i64
        for token in range(self.kitchen.tokens):
            left += state.cells[self.kitchen.bag + token]
        return left

    def sample(self, rules: Ruleset, state: State, frame: i64, random: Random) -> i64:
        kitchen = self.kitchen
        pick = random.below(self._left(state))
        side = random.below(2)
        token: i64 = 0
        while state.cells[kitchen.bag + token] == 0 or pick > 0:
            pick -= state.cells[kitchen.bag + token]
            token += 1
        return pack(self.action, token + 1, kitchen.sides[token * 2 + side])

    def contains(self, rules: Ruleset, state: State, frame: i64, action: i64) -> bool:
        kitchen = self.kitchen
        token = field(action, CHANCE_TOKEN_TOKEN) - 1
        effect = field(action, CHANCE_TOKEN_EFFECT)
        return (
            action == pack(self.action, token + 1, effect)
            and 0 <= token < kitchen.tokens
            and state.cells[kitchen.bag + token] == 1
            and (kitchen.sides[token * 2] == effect or kitchen.sides[token * 2 + 1] == effect)
        )

    def probability(self, rules: Ruleset, state: State, frame: i64, action: i64) -> float:
        # Two equal sides are one outcome.
        token = field(action, CHANCE_TOKEN_TOKEN) - 1
        same = self.kitchen.sides[token * 2] == self.kitchen.sides[token * 2 + 1]
        return (1.0 if same else 0.5) / float(self._left(state))

    def apply(self, rules: Ruleset, state: State, frame: i64, action: i64) -> None:
        kitchen = self.kitchen
        cauldron = field(frame, CAULDRON_TOKEN_CAULDRON)
        token = field(action, CHANCE_TOKEN_TOKEN) - 1
        state.cells[kitchen.bag + token] = 0
        state.cells[kitchen.token + cauldron] = token + 1
        state.cells[kitchen.shown + cauldron] = field(action, CHANCE_TOKEN_EFFECT) + 1
        tell(state, self.laid, 0, kitchen.faces[cauldron], field(action, CHANCE_TOKEN_EFFECT))
        if cauldron + 1 < kitchen.cauldrons:
            push(state, pack(kind_of(frame), 0, cauldron + 1))
