"""One learner among house bots, as a Gymnasium environment: `gymnasium.make("Merlin-v0", opponents="page")`."""

from __future__ import annotations

from merlin_bigbox.research import needed  # noqa: F401 – first of all

# isort: split

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.engine.core.errors import NotOfferedError, OptionsError
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.research import rewards
from merlin_bigbox.research.configuration import SEEDS, Configuration, WithOneGame, check_render_mode
from merlin_bigbox.research.decoding import words
from merlin_bigbox.research.drawing import board, to_pixels, to_svg

__all__ = ["MerlinEnv"]

Seen = dict[str, npt.NDArray[Any]]
ID: Final = "Merlin-v0"


class MerlinEnv(WithOneGame, gymnasium.Env[Seen, np.int64]):
    """A game in which the learner has one seat and bots have the others.

    `opponents` is a bot for all other seats, or a list of one each, as `./merlin arena` names them: `random`, `page`,
    `squire`, `knight`, `merlin@100v`. `seat` is the learner's, or None for one drawn anew for every game. Decisions
    with a single option are played and not asked, unless `skip_forced` is off.
    """

    configuration: Configuration
    """Rules, numbering and observations."""
    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc] # as Gymnasium's own environments have it
        "render_modes": ["ansi", "svg", "rgb_array"],
        "render_fps": 2,
    }
    """What Gymnasium's tools ask of an environment."""

    def __init__(
        self,
        players: int = 4,
        modules: Sequence[str] = (),
        variants: Sequence[str] = (),
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = rewards.WIN,
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        rewards.check(reward)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self._begin(Configuration(players, modules, variants))
        players = self.configuration.players
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        """The bots at the other seats, in the order of the seats."""
        if len(self.opponents) != players - 1:
            raise OptionsError(f"{len(self.opponents)} opponents; a table of {players} has room for {players - 1}")
        if seat is not None and not 0 <= seat < players:
            raise OptionsError(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        for name in self.opponents:
            bot(name, 0)  # an unknown one is told here, not in the first game
        self.observation_space = self.configuration.observation_space  # type: ignore[assignment] # a Dict is one
        """That of `{"observation", "action_mask"}`; the bounds are those that the zones declare."""
        self.action_space = self.configuration.action_space()
        """The numbers of all actions; `sample(mask)` takes one that is offered."""
        self.wanted_seat = seat
        self.seat = 0
        """The learner's in this game."""
        self.reward = reward
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self._bots: list[Bot | None] = []
        self._points = 0

    def __getstate__(self) -> dict[str, Any]:
        """Of a bot of the house its generator is enough: it works out the rest again. Others are copied whole."""
        kept = super().__getstate__()
        kept["_bots"] = [getattr(player, "random", None) if _is_ours(player) else player for player in self._bots]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        names = [*self.opponents]
        names.insert(self.seat, "")
        told: list[Bot | Random | None] = kept["_bots"]
        self._bots = [
            _made_again(name, player) if isinstance(player, Random) else player
            for name, player in zip(names, told, strict=False)
        ]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the learner's first decision; the same seed and the same actions give the same game."""
        super().reset(seed=seed, options=options)
        players = self.configuration.players
        self.seat = int(self.np_random.integers(players)) if self.wanted_seat is None else self.wanted_seat
        self._bots = [bot(name, int(self.np_random.integers(SEEDS))) for name in self.opponents]
        self._bots.insert(self.seat, None)
        self._game.reset(int(self.np_random.integers(SEEDS)))
        self._points = 0
        self._play_on()
        return self._look(), self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is offered, as libraries with masked algorithms ask for it by this name."""
        return self._mask.read().astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the action, and the bots' answers up to the learner's next decision; what is not offered is an error."""
        game = self._game
        if game.seat < 0 or not game.offers(int(action)):
            raise NotOfferedError(f"action {action} is not offered")
        game.step(int(action))
        self._play_on()
        points = game.points()
        over = game.seat < 0
        if self.reward == rewards.POINTS:
            reward = float(points[self.seat] - self._points)
            self._points = points[self.seat]
        else:
            reward = float(rewards.at_end(self.reward, points)[self.seat]) if over else 0.0
        return self._look(), reward, over, False, self._info()

    def _play_on(self) -> None:
        """Let the others play until the learner has a choice, or the game is over."""
        game, rules, numbers = self._game, self.configuration.rules, self.configuration.numbering
        while game.seat >= 0:
            seat, offered = int(game.seat), game.offered()
            player = self._bots[seat]
            if len(offered) == 1 and (player is not None or self.skip_forced):
                game.step(offered[0])
            elif player is None:
                return
            else:
                options = rules.options(game.state)
                game.step(numbers.number(player.choose(Request(rules, rules.observe(game.state, seat), options))))

    def _look(self) -> Seen:
        self._game.observe(self.seat)
        return {"observation": self._seen.read().copy(), "action_mask": self._mask.read().copy()}

    def _info(self) -> dict[str, Any]:
        """The mask once more, everybody's points, and the learner's by what they were scored for."""
        rules = self.configuration.rules
        sheet = rules.zone(self._game.state, "score sheet", self.seat)
        return {
            "action_mask": self._mask.read().copy(),
            "seat": self.seat,
            "points": self._game.points(),
            "sources": {spec.name: points for spec, points in zip(rules.reason_specs, sheet, strict=True)},
        }

    def render(self) -> Any:
        """The table: `ansi` as the learner's observation in words, `svg` as a drawing, `rgb_array` as pixels."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return "\n".join(words(self.configuration.rules, self._look()["observation"]))
        picture = board(self.configuration.rules, self._game.state)
        return to_svg(picture) if self.render_mode == "svg" else to_pixels(picture)


def _is_ours(player: Bot | None) -> bool:
    return type(player).__module__.startswith("merlin_bigbox.bots.")


def _made_again(name: str, random: Random) -> Bot:
    made = bot(name, 0)
    made.random = random  # type: ignore[attr-defined] # all bots of the house have one
    return made


if ID not in gymnasium.registry:
    gymnasium.register(ID, f"{__name__}:MerlinEnv")
