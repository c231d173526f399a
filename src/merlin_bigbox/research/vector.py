"""Many games at once, stepped in compiled code into arrays that the caller owns.

    env = VectorEnv(256, players=4)
    buffers = env.reset(seed=1)
    while training:
        buffers = env.step(policy(buffers.observations, buffers.masks))

Chance plays inside, a game that ends is followed by the next one in the same step, and seats that do not learn are
played at random.
"""

from __future__ import annotations

from merlin_bigbox.research import needed  # noqa: F401 – first of all

# isort: split

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.research import rewards
from merlin_bigbox.research.compiled.games import Games
from merlin_bigbox.research.configuration import Configuration, seed_from
from merlin_bigbox.research.reading import Source

__all__ = ["Buffers", "VectorEnv"]


class Buffers(NamedTuple):
    """What a step writes, a row for each game. Any arrays of such shapes and types will do, such as parts of others."""

    observations: npt.NDArray[np.int16]
    """What the seat that is asked may know: `games × numbers`."""
    masks: npt.NDArray[np.int8]
    """What it may choose: `games × actions`."""
    seats: npt.NDArray[np.int64]
    """Who is asked."""
    rewards: npt.NDArray[np.float32]
    """What the step brought to each seat: `games × seats`."""
    over: npt.NDArray[np.bool_]
    """Which games ended in this step: `observations` shows the beginning of the next ones there."""
    points: npt.NDArray[np.int64]
    """Everybody's points, in games that ended those at the end: `games × seats`."""
    sources: npt.NDArray[np.int64]
    """The score sheets of games that ended, in each row the last one's: `games × seats × reasons`."""


class VectorEnv:
    """`count` games of one configuration, played decision by decision.

    `learners` are the seats that are asked, all by default; the others choose at random. With `skip_forced`, decisions
    with a single option are played and not asked. Without `buffers` the arrays are the environment's own: they can be
    read until the next step, and not written.
    """

    def __init__(
        self,
        count: int,
        players: int = 4,
        modules: Sequence[str] = (),
        variants: Sequence[str] = (),
        *,
        reward: str = rewards.WIN,
        learners: Sequence[int] | None = None,
        skip_forced: bool = False,
        buffers: Buffers | None = None,
    ) -> None:
        rewards.check(reward)
        self.configuration = Configuration(players, modules, variants)
        """Rules, numbering and observations."""
        players = self.configuration.players
        asked = list(range(players)) if learners is None else sorted(set(learners))
        if count < 1:
            raise OptionsError(f"{count} games; at least 1 is played")
        if not asked or not 0 <= asked[0] <= asked[-1] < players:
            raise OptionsError(f"learners are seats from 0 to {players - 1}, at least one of them")
        self.count = count
        """How many games are played."""
        self.players = players
        """How many seats each of them has."""
        self.reward = reward
        self.reasons = tuple(spec.name for spec in self.configuration.rules.reason_specs)
        """What points are scored for: the last axis of `sources`."""
        made = self.configuration
        self._games = games = Games(made.rules, made.numbering.numbers, made.layout.encoder, count, asked, skip_forced)
        self._written = {
            "observations": Source(games, "observations", np.int16, (count,), made.layout.size),
            "masks": Source(games, "masks", np.int8, (count,), made.numbering.size),
            "seats": Source(games, "seats", np.int64, (), count),
            "over": Source(games, "over", np.bool_, (), count),
            "points": Source(games, "points", np.int64, (count,), players),
        }
        """What compiled code writes, by the names of the buffers."""
        self._sources = Source(games, "sources", np.int64, (count, players), len(self.reasons))
        self._gained = Source(games, "gained", np.int64, (count,), players)
        self._rewarded = False
        """Whether there is a reward from the step before to be taken away."""
        self._copies: list[tuple[npt.NDArray[Any], Source]] = []
        self.buffers = self.new_buffers()
        """What the last step wrote."""
        if buffers is None:
            self._look_there()
        else:
            self.write_into(buffers)

    @property
    def decisions(self) -> int:
        """How many decisions were played so far, those of seats that do not learn among them."""
        return int(self._games.decisions)

    def new_buffers(self) -> Buffers:
        """Arrays that fit."""
        made, count = self.configuration, self.count
        return Buffers(
            np.zeros((count, made.layout.size), dtype=np.int16),
            np.zeros((count, made.numbering.size), dtype=np.int8),
            np.zeros(count, dtype=np.int64),
            np.zeros((count, self.players), dtype=np.float32),
            np.zeros(count, dtype=np.bool_),
            np.zeros((count, self.players), dtype=np.int64),
            np.zeros((count, self.players, len(self.reasons)), dtype=np.int64),
        )

    def write_into(self, buffers: Buffers) -> None:
        """Write into these arrays from now on, such as those of the next step of a rollout."""
        arrays: tuple[npt.NDArray[Any], ...] = tuple(buffers)
        before: tuple[npt.NDArray[Any], ...] = tuple(self.buffers)
        for name, given, wanted in zip(Buffers._fields, arrays, before, strict=True):
            if given.shape != wanted.shape or given.dtype != wanted.dtype or not given.flags.writeable:
                raise OptionsError(f"{name}: expected an array of {wanted.dtype}, {wanted.shape}, to write into")
        self.buffers = buffers
        self._copies = [(getattr(buffers, name), source) for name, source in self._written.items()]
        self._rewarded = True  # whatever stands in them is no reward

    def _look_there(self) -> None:
        """Read what compiled code writes where it is: that saves copying it."""
        views: dict[str, Any] = {name: source.view for name, source in self._written.items()}
        if any(view is None for view in views.values()):
            self.write_into(self.buffers)
        else:
            self.buffers = self.buffers._replace(**views)

    def reset(self, seed: int | None = None) -> Buffers:
        """New games everywhere: the same seed gives the same games."""
        self._games.reset(seed_from(seed))
        self.buffers.rewards[:] = 0
        self._rewarded = False
        return self._copied()

    def step(self, actions: npt.ArrayLike) -> Buffers:
        """Play an action in each game; if one is not offered, none is played and an error says which."""
        chosen: list[int] = actions if isinstance(actions, list) else np.asarray(actions).tolist()
        if len(chosen) != self.count:
            raise OptionsError(f"{len(chosen)} actions for {self.count} games")
        ended = self._games.step(chosen)
        buffers = self._copied()
        if ended:
            buffers.sources[:] = self._sources.read()
        if self.reward == rewards.POINTS:
            buffers.rewards[:] = self._gained.read()
        elif ended or self._rewarded:
            buffers.rewards[:] = 0
            buffers.rewards[buffers.over] = rewards.at_end(self.reward, buffers.points[buffers.over])
            self._rewarded = ended > 0
        return buffers

    def choose(self) -> list[int]:
        """An offered action for each game, at random: what to compare with, and quick."""
        return self._games.choose()

    def _copied(self) -> Buffers:
        for target, source in self._copies:
            np.copyto(target, source.read())
        return self.buffers
