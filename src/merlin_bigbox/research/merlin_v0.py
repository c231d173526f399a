"""Merlin as a PettingZoo environment, one agent after the other: `merlin_v0.env(players=4, modules=())`."""

from __future__ import annotations

from merlin_bigbox.research import needed  # noqa: F401 – first of all

# isort: split

import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from merlin_bigbox.engine.core.errors import NotOfferedError
from merlin_bigbox.research import rewards
from merlin_bigbox.research.configuration import Configuration, WithOneGame, check_render_mode, seed_from
from merlin_bigbox.research.decoding import words
from merlin_bigbox.research.drawing import board, to_pixels, to_svg

__all__ = ["env", "parallel_env", "raw_env"]

Seen = dict[str, npt.NDArray[Any]]
ID: Final = "merlin_v0"
ILLEGAL_REWARD: Final = -1.0


class raw_env(WithOneGame, AECEnv):  # type: ignore[misc] # noqa: N801 – PettingZoo comes without types; the name is its own
    """The environment itself. Agents are called `player_0` and so on, by their seats; whoever is asked is selected.

    `reward` is one of `research.rewards`. With `skip_forced`, decisions with a single option are played, not asked.
    """

    configuration: Configuration
    """Rules, numbering and observations."""
    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride] – Gymnasium's way
        "name": ID,
        "render_modes": ["human", "ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }
    """What PettingZoo's tools ask of an environment."""

    def __init__(
        self,
        players: int = 4,
        modules: Sequence[str] = (),
        variants: Sequence[str] = (),
        reward: str = rewards.WIN,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rewards.check(reward)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self._begin(Configuration(players, modules, variants))
        self.reward = reward
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.configuration.players)]
        """The agents, by their seats."""
        self.agents: list[str] = []
        """Those whose game is not over."""
        self._actions = {agent: self.configuration.action_space() for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.configuration.observation_space)
        self.action_spaces = dict(self._actions)
        self.state_space = self.configuration.state_space
        """The space of `state()`."""
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_mask = np.zeros(self.configuration.numbering.size, dtype=np.int8)
        self._no_mask.flags.writeable = False
        self._points = [0] * len(self.possible_agents)

    def observation_space(self, agent: str) -> spaces.Dict[Any]:  # noqa: ARG002 – the same for all
        """The space of `{"observation", "action_mask"}`; the bounds are those that the zones declare."""
        return self.configuration.observation_space

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The numbers of all actions; `sample(mask)` takes one that is offered."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 – none yet
        """A new game; the same seed and the same actions give the same game. Without a seed it is a fresh one."""
        self._game.reset(seed_from(seed))
        self._skip()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._points = [0] * len(self.agents)
        self._select()

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; one that is not offered is an error and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        if action is None or not game.offers(int(action)):
            raise NotOfferedError(f"{agent}: action {action} is not offered")
        game.step(int(action))
        self._skip()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask}
        if self.reward == rewards.POINTS:
            self._score()
        if game.seat < 0:
            self._end()
        else:
            self._select()

    def _skip(self) -> None:
        """Play what leaves no choice."""
        game = self._game
        while self.skip_forced and game.seat >= 0 and len(offered := game.offered()) == 1:
            game.step(offered[0])

    def _select(self) -> None:
        """Whoever is asked is next, and finds its mask in its info, too."""
        agent = self.agent_selection = self.possible_agents[self._game.seat]
        self.infos[agent] = {"action_mask": self._mask.read().copy()}

    def _score(self) -> None:
        points = self._game.points()
        for agent, now, before in zip(self.possible_agents, points, self._points, strict=True):
            self.rewards[agent] = float(now - before)
            self._cumulative_rewards[agent] += float(now - before)
        self._points = points

    def _end(self) -> None:
        """Everybody hears the end: rewards, points, and where they came from."""
        points = self._game.points()
        final = rewards.at_end(self.reward, points)
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = True
            if self.reward != rewards.POINTS:
                self.rewards[agent] = float(final[seat])
                self._cumulative_rewards[agent] += float(final[seat])
            self.infos[agent] = {
                "action_mask": self._no_mask,
                "points": points[seat],
                "sources": self.sources(agent),
            }
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Seen:
        """What the agent may know; its mask is empty unless it is asked."""
        seat = self._seat_of[agent]
        game = self._game
        game.observe(seat)
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_mask
        return {"observation": self._seen.read().copy(), "action_mask": mask}

    def state(self) -> npt.NDArray[np.int16]:
        """All there is, hidden cards too, seen from seat 0: for training that may know more than players do."""
        self._game.everything(0)
        return self._seen.read().copy()

    def sources(self, agent: str) -> dict[str, int]:
        """The agent's points by what they were scored for, as on the score sheet; they sum to its points."""
        rules = self.configuration.rules
        sheet = rules.zone(self._game.state, "score sheet", self._seat_of[agent])
        return {spec.name: points for spec, points in zip(rules.reason_specs, sheet, strict=True)}

    def render(self) -> Any:
        """The table as everybody sees it: `ansi` as text, `svg` as a drawing, `rgb_array` as pixels."""
        if self.render_mode is None:
            return None
        if self.render_mode in {"ansi", "human"}:
            seen = self.observe(self.agent_selection)["observation"]
            text = "\n".join(words(self.configuration.rules, seen))
            if self.render_mode == "ansi":
                return text
            sys.stdout.write(f"{text}\n\n")
            return None
        picture = board(self.configuration.rules, self._game.state)
        return to_svg(picture) if self.render_mode == "svg" else to_pixels(picture)

    def close(self) -> None:
        """There is nothing to release."""


class env(raw_env):  # noqa: N801 – PettingZoo's name for it
    """The environment with the checks of PettingZoo's three usual wrappers, built in: as wrappers they cost four steps.

    Whatever is asked before `reset` is an error, and so is an action outside the action space. One that is not offered
    ends the game, with -1 for whoever chose it.
    """

    def __getattr__(self, name: str) -> Any:
        if name in _BY_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} has no attribute {name!r}")

    def step(self, action: int | None) -> None:
        """Play the selected agent's action; one that is not offered ends the game, with -1 for that agent."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif action is None or self._game.offers(int(action)) or self.terminations[self.agent_selection]:
            super().step(action)
        else:
            if not 0 <= int(action) < self.configuration.numbering.size:
                raise AssertionError("action is not in action space")
            EnvLogger.warn_on_illegal_move()
            self._forfeit()

    def _forfeit(self) -> None:
        """The game ends here: nobody gains, and the agent that was asked loses."""
        for agent in self.possible_agents:
            self.terminations[agent] = True
            self.rewards[agent] = 0.0
            self.infos[agent] = {"action_mask": self._no_mask}
        self.rewards[self.agent_selection] = ILLEGAL_REWARD
        self._accumulate_rewards()


def parallel_env(**options: Any) -> ParallelEnv[str, Seen, int | None]:
    """The environment for tools that know the parallel interface only, by PettingZoo's own conversion.

    Everybody observes at every step, and of all actions only that of the agent that is asked counts.
    """
    return turn_based_aec_to_parallel(env(**options))


_BY_RESET: Final = frozenset(
    {"rewards", "terminations", "truncations", "infos", "agent_selection", "_cumulative_rewards"}
)

if ID not in pettingzoo.aec_registry:
    pettingzoo.register("aec", ID, f"{__name__}:env")
    pettingzoo.register("parallel", ID, f"{__name__}:parallel_env")
