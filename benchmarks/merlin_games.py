"""What is measured of Merlin: games played by text, driven from outside, the playout loop, copies of a state."""

import random

from benchmarks.measure import Sample, count_for, play_for
from merlin_bigbox import Game, GameOptions
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE, Ruleset

PLAYERS = 4
ENDLESS = 1_000_000
MIDDLE = 230
"""Decisions until about the middle of a game of the base game with four players."""


def rules_for(modules: tuple[str, ...]) -> Ruleset:
    return compose(load(), modules, PLAYERS)


class Played:
    """Random games by the facade, as the README plays: choices as text, each checked, recorded and told in the log."""

    name = "merlin-played"

    def __init__(self, modules: tuple[str, ...], seed: int = 1) -> None:
        self._options = GameOptions(PLAYERS, modules)
        self._seeds = random.Random(seed)

    def run(self, seconds: float) -> Sample:
        return play_for(seconds, self.play)

    def play(self, seen: list[int]) -> None:
        number = self._seeds.random
        game = Game.new(self._options, seed=self._seeds.getrandbits(64))
        while not game.is_over:
            choices = game.choices()
            seen.append(len(choices))
            game.play(choices[int(number() * len(choices))])


class Driven:
    """Random games, every step taken by interpreted Python: who decides, what is offered, choose, apply."""

    name = "merlin-driven"

    def __init__(self, rules: Ruleset, seed: int = 1) -> None:
        self._rules = rules
        self._chance = Random(seed)
        self._random = random.Random(seed).random

    def run(self, seconds: float) -> Sample:
        return play_for(seconds, self.play)

    def play(self, seen: list[int]) -> None:
        rules, chance, number = self._rules, self._chance, self._random
        state = rules.new_state()
        while True:
            decider = rules.decider(state)
            if decider >= 0:
                options = rules.options(state)
                seen.append(len(options))
                rules.apply(state, options[int(number() * len(options))])
            elif decider == BY_CHANCE:
                rules.apply(state, rules.sample(state, chance))
            else:
                return


class Playout:
    """Random games, each one call of the engine's own loop."""

    def __init__(self, name: str, rules: Ruleset, seed: int = 1) -> None:
        self.name = name
        self._rules = rules
        self._chance = Random(seed)

    def run(self, seconds: float) -> Sample:
        return count_for(seconds, self.play)

    def play(self) -> int:
        return self._rules.playout(self._rules.new_state(), self._chance, ENDLESS)


class Copies:
    """Copies of a state in the middle of a game."""

    name = "merlin-copy"

    def __init__(self, rules: Ruleset, seed: int = 1) -> None:
        self._state = rules.new_state()
        rules.playout(self._state, Random(seed), MIDDLE)

    def run(self, seconds: float) -> Sample:
        return count_for(seconds, self.copy)

    def copy(self) -> int:
        state = self._state
        for _ in range(1000):
            state.copy()
        return 1000
