"""What all environments are made of: the rules of a configuration, its numbering, its observations, its spaces."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces

from merlin_bigbox.edition import load
from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.game.notation import SEAT_NAMES
from merlin_bigbox.game.options import GameOptions
from merlin_bigbox.research.blocks import layout
from merlin_bigbox.research.compiled.game import OneGame
from merlin_bigbox.research.decoding import bounds
from merlin_bigbox.research.numbering import Numbering, numbering
from merlin_bigbox.research.reading import Source

__all__ = ["Configuration"]

SEEDS: Final = 1 << 62
ARRAYS: Final = frozenset({"_game", "_seen", "_mask"})
"""What stands where compiled code writes, and so is made anew for a copy."""


class Configuration:
    """The rules, actions and observations of one configuration."""

    def __init__(self, players: int, modules: Sequence[str], variants: Sequence[str]) -> None:
        self.options = GameOptions(index(players) if hasattr(players, "__index__") else players, modules, variants)
        """Players, modules and variants."""
        self.rules = self.options.rules(load())
        """The rules, which the functions of `research` are asked with."""
        self.players = self.options.players
        """How many play."""
        self.numbering = numbering(self.rules)
        """The actions as numbers."""
        self.layout = layout(self.rules)
        """The blocks of an observation."""
        self.seats = SEAT_NAMES[:players]
        """The names of the seats at the table."""
        low, high = bounds(self.rules)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.numbering.size,), np.int8),
            }
        )
        """The space of `{"observation", "action_mask"}`."""
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        """The space of all there is."""

    def __deepcopy__(self, memo: dict[int, object]) -> Configuration:
        return self  # it never changes

    def __reduce__(self) -> tuple[type[Configuration], tuple[int, tuple[str, ...], tuple[str, ...]]]:
        return Configuration, (self.players, self.options.modules, self.options.variants)

    @cached_property
    def chance(self) -> Numbering:
        """The outcomes of chance, numbered."""
        return Numbering(self.rules, chance=True)

    def new_game(self) -> OneGame:
        """A game to be reset and stepped."""
        return OneGame(self.rules, self.numbering.numbers, self.layout.encoder)

    def sources(self, game: OneGame) -> tuple[Source, Source]:
        """The observation and the mask of a game, as numpy sees them."""
        return (
            Source(game, "observation", np.int16, (), self.layout.size),
            Source(game, "mask", np.int8, (), self.numbering.size),
        )

    def action_space(self) -> spaces.Discrete[np.int64]:
        """A space of its own for whoever asks: spaces are seeded one by one."""
        return spaces.Discrete(self.numbering.size)


class WithOneGame:
    """What plays one game, whose observation and mask compiled code writes. It can be copied and pickled."""

    configuration: Configuration

    def _begin(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self._game = configuration.new_game()
        self._seen, self._mask = configuration.sources(self._game)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a pickle is made of: the game by its state and its generator, not the arrays it writes."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ARRAYS}
        return {**kept, "_state": self._game.state, "_random": self._game.random}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state, random = kept.pop("_state"), kept.pop("_random")
        self.__dict__.update(kept)
        self._begin(self.configuration)
        self._game.random = random
        self._game.take_over(state)


def check_render_mode(wanted: str | None, known: Sequence[str]) -> None:
    """An error if there is no such way to render."""
    if wanted is not None and wanted not in known:
        raise OptionsError(f'there is no render mode "{wanted}"; there are {", ".join(known)}')


def seed_from(seed: SupportsIndex | None) -> int:
    """A seed for the engine's generator, also from a number of numpy's; a fresh one if none is given."""
    return secrets.randbelow(SEEDS) if seed is None else index(seed) % SEEDS
