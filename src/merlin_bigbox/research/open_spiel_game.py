"""Merlin as a game of OpenSpiel: `pyspiel.load_game("python_merlin(players=2,modules=gold+market)")`.

Chance is explicit: every outcome of a roll or draw has its action and its probability. Players see what their seats may
know; an information state also remembers all they saw before. OpenSpiel is not part of the extra: `pip install
open-spiel` brings it, where there is a wheel.
"""

from __future__ import annotations

from merlin_bigbox.research import needed, needed_by_open_spiel  # noqa: F401 – first of all

# isort: split

import hashlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_CHANCE
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.research import rewards
from merlin_bigbox.research.configuration import Configuration
from merlin_bigbox.research.decoding import scaled, words
from merlin_bigbox.research.numbering import Numbering

__all__ = ["NAME", "MerlinGame", "MerlinObserver", "MerlinState"]

NAME: Final = "python_merlin"
"""What `pyspiel.load_game` calls it."""
LONGEST: Final = 20_000
"""No game has more decisions and outcomes of chance."""
MOST_MARGIN: Final = 100.0
PARAMETERS: Final[dict[str, Any]] = {"players": 2, "modules": "", "variants": "", "reward": rewards.WIN}
"""Names of modules and variants are joined by `+`."""


def _type(utility: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=NAME,
        long_name="Merlin",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class MerlinGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel comes without types
    """One configuration. Rewards are `win`, which always sum to 1, or `margin`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.reward = str(chosen["reward"])
        """What is paid at the end."""
        rewards.check(self.reward)
        if self.reward == rewards.POINTS:
            raise OptionsError(f'"{rewards.POINTS}" come during the game; OpenSpiel pays at its end: win or margin')
        names = [[name for name in str(chosen[key]).split("+") if name] for key in ("modules", "variants")]
        self.configuration = Configuration(int(chosen["players"]), *names)
        """Rules, numbering and observations."""
        by_share = self.reward == rewards.WIN
        utility = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=self.configuration.numbering.size,
            max_chance_outcomes=self.configuration.chance.size,
            num_players=self.configuration.players,
            min_utility=0.0 if by_share else -MOST_MARGIN,
            max_utility=1.0 if by_share else MOST_MARGIN,
            **({"utility_sum": 1.0} if by_share else {}),
            max_game_length=LONGEST,
        )
        super().__init__(_type(utility.CONSTANT_SUM if by_share else utility.GENERAL_SUM), info, params or {})

    def new_initial_state(self) -> MerlinState:
        """A game about to be set up by chance."""
        return MerlinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MerlinObserver:  # noqa: ARG002 – one kind
        """What turns states into tensors and strings."""
        return MerlinObserver(self.configuration)


class _Moment:
    """What a state is made of; copying it copies what can change."""

    def __init__(self, state: State, memories: list[bytes], looks: list[bytes]) -> None:
        self.state = state
        self.memories = memories
        """For each seat a digest of all it has seen and done."""
        self.looks = looks
        """For each seat what it saw last."""

    def __deepcopy__(self, memo: dict[int, object]) -> _Moment:
        return _Moment(self.state.copy(), list(self.memories), list(self.looks))


class MerlinState(pyspiel.State):  # type: ignore[misc] # OpenSpiel comes without types
    """A moment of a game."""

    def __init__(self, game: MerlinGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.configuration = game.configuration
        """That of its game."""
        nothing = [b""] * self.configuration.players
        self.moment = _Moment(self.configuration.rules.new_state(), nothing, list(nothing))

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody at the end."""
        asked = int(self.configuration.rules.decider(self.moment.state))
        if asked == BY_CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return asked if asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player() or player < 0:
            return []
        options = self.configuration.rules.options(self.moment.state)
        return sorted(self.configuration.numbering.number(option) for option in options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the roll or draw that is asked, with its probability."""
        rules, state, chance = self.configuration.rules, self.moment.state, self.configuration.chance
        example = chance.number(int(rules.sample(state, Random(0))))
        kind = next(kind for kind in chance.kinds if kind.first <= example < kind.first + kind.size)
        found: list[tuple[int, float]] = []
        for number in range(kind.first, kind.first + kind.size):
            action = int(chance.numbers.packed[number])
            if rules.offers(state, action):
                found.append((number, rules.probability(state, action)))
        return found

    def _apply_action(self, number: int) -> None:
        player, moment = self.current_player(), self.moment
        numbering = self._numbering(player)
        self.configuration.rules.apply(moment.state, numbering.action(number))
        if player >= 0:
            moment.memories[player] = _digest(moment.memories[player], b"did %d" % number)
        for seat in range(self.configuration.players):
            seen = self.look(seat).tobytes()
            if seen != moment.looks[seat]:
                moment.looks[seat] = seen
                moment.memories[seat] = _digest(moment.memories[seat], seen)

    def _action_to_string(self, player: int, number: int) -> str:
        return self._numbering(player).text(number)

    def _numbering(self, player: int) -> Numbering:
        return self.configuration.numbering if player >= 0 else self.configuration.chance

    def returns(self) -> list[float]:
        """The rewards of all seats, once the game is over."""
        players, rules = self.configuration.players, self.configuration.rules
        if not self.is_terminal():
            return [0.0] * players
        points = [int(rules.points_of(self.moment.state, seat)) for seat in range(players)]
        return [float(reward) for reward in rewards.at_end(self.reward, points)]

    def look(self, seat: int, *, everything: bool = False) -> npt.NDArray[np.int16]:
        """The observation of a seat, or all there is, seen from there."""
        game = self.configuration.new_game()
        game.state = self.moment.state
        if everything:
            game.everything(seat)
        else:
            game.observe(seat)
        found: npt.NDArray[np.int16] = self.configuration.sources(game)[0].read()
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that the player has seen and done: the same only if all of it was."""
        seat = self.current_player() if player is None else player
        return f"{self.configuration.seats[seat]} {self.moment.memories[seat].hex()}"

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> MerlinState:
        """A state that the player cannot tell from this one: what is hidden from it is filled in at random."""
        rules = self.configuration.rules
        twin = self.clone()
        seen = rules.observe(self.moment.state, player)
        moment = twin.moment
        moment.state = rules.resample(seen, Random(int(probability_sampler() * 2**53)))
        for seat in range(self.configuration.players):
            if seat != player:  # what others remember has to be of the cards they are supposed to have
                moment.looks[seat] = twin.look(seat).tobytes()
                moment.memories[seat] = _digest(b"supposed", moment.looks[seat])
        return twin  # type: ignore[no-any-return]

    def __str__(self) -> str:
        """All there is, in words."""
        return "\n".join(words(self.configuration.rules, self.look(0, everything=True)))


class MerlinObserver:
    """Writes what a player may know as a tensor of fractions and as words."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration
        self.tensor = np.zeros(configuration.layout.size, dtype=np.float32)
        """What was written last, all of it."""
        self.dict = {
            block.name: self.tensor[block.first : block.first + block.size] for block in configuration.layout.blocks
        }
        """The same by the names of the blocks."""

    def set_from(self, state: MerlinState, player: int) -> None:
        """Write the tensor anew."""
        self.tensor[:] = scaled(self.configuration.rules, state.look(player))

    def string_from(self, state: MerlinState, player: int) -> str:
        """The observation in words."""
        return "\n".join(words(self.configuration.rules, state.look(player)))


def _digest(before: bytes, seen: bytes) -> bytes:
    return hashlib.blake2b(before + seen, digest_size=16).digest()


pyspiel.register_game(_type(pyspiel.GameType.Utility.CONSTANT_SUM), MerlinGame)
