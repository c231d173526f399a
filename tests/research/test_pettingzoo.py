"""The PettingZoo environment: its makers' own tests, and what is particular to this game."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test, state_test

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import NotOfferedError, OptionsError
from merlin_bigbox.game.game import Game
from merlin_bigbox.research import merlin_v0
from merlin_bigbox.research.drawing import to_png
from tests.sizes import size

pytestmark = pytest.mark.filterwarnings(
    # What PettingZoo says of any environment with a mask that is not on its own list of such.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play(env: merlin_v0.raw_env, seed: int, most: int = 100_000) -> dict[str, float]:
    """Random choices to the end; the rewards that each agent was told."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, _, info = env.last()
        told[agent] += reward
        offered = np.flatnonzero(seen["action_mask"])
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert (len(offered) == 0) == over
        env.step(None if over else int(random.choice(offered)))
    return told


@pytest.mark.slow
@pytest.mark.parametrize("modules", [(), module_names()], ids=["base", "all"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_keeps_the_rules_of_the_interface(players: int, modules: tuple[str, ...]) -> None:
    """PettingZoo's test of its interface."""
    api_test(merlin_v0.env(players=players, modules=modules), num_cycles=size(200, 2000))


def test_the_same_seed_gives_the_same_game() -> None:
    """PettingZoo's test of seeds."""
    seed_test(lambda: merlin_v0.env(players=2), num_cycles=50)


class Offered(spaces.Discrete[np.int64]):
    """An action space of which only what is offered is sampled: the tests of PettingZoo that know no masks play on."""

    def __init__(self, env: merlin_v0.raw_env, agent: str) -> None:
        super().__init__(env.configuration.numbering.size)
        self.env, self.agent = env, agent

    def sample(self, *_: object, **__: object) -> np.int64:
        return np.int64(super().sample(self.env.infos[self.agent]["action_mask"]))


class Playing(merlin_v0.env):
    """The environment with such action spaces."""

    def action_space(self, agent: str) -> Offered:
        return Offered(self, agent)


@pytest.mark.parametrize("modules", [(), ("arthur", "decrees")], ids=["base", "arthur-decrees"])
def test_the_whole_state_is_in_its_space(modules: tuple[str, ...]) -> None:
    """PettingZoo's test of states, all of it: the space, the states of a game, and the parallel interface.

    It samples actions without looking at masks, so that a game would end at its first step: here only what is offered
    is sampled, and states of two hundred decisions are looked at.
    """
    env = Playing(players=2, modules=modules)
    state_test(env, merlin_v0.parallel_env(players=2, modules=modules), num_cycles=100)
    assert env.agents
    assert not any(env.terminations.values())


def test_the_parallel_interface_plays_the_same_game() -> None:
    """Of all actions that of the agent who is asked counts; everybody observes; at the end nobody is left."""
    env, other = merlin_v0.env(players=2), merlin_v0.parallel_env(players=2)
    env.reset(seed=8)
    seen, infos = other.reset(seed=8)
    for _ in range(5_000):
        agent = env.agent_selection
        mask = infos[agent]["action_mask"]
        assert np.array_equal(mask, env.last()[0]["action_mask"])
        for one in env.agents:
            assert np.array_equal(seen[one]["observation"], env.observe(one)["observation"])
        action = int(np.flatnonzero(mask)[0])
        env.step(action)
        seen, rewards, terminated, _, infos = other.step(dict.fromkeys(other.possible_agents, action))
        if any(terminated.values()):
            break
    assert not other.agents
    assert rewards == env.rewards


def test_it_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's test of rendering: text, a drawing, pixels, and text on the screen."""
    render_test(
        lambda render_mode: merlin_v0.env(players=2, modules=("arthur", "treasures"), render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")},
    )
    assert "asked: turn" in capsys.readouterr().out


def test_pixels_can_be_written_as_a_picture() -> None:
    """A PNG file of the board."""
    env = merlin_v0.raw_env(players=3, render_mode="rgb_array")
    env.reset(seed=1)
    assert to_png(env.render()).startswith(b"\x89PNG\r\n")


def test_it_can_be_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's benchmark runs; how fast it is stands in docs/research/environment.md."""
    ticks = iter(range(100_000))
    monkeypatch.setattr("time.time", lambda: next(ticks) / 20)
    performance_benchmark(merlin_v0.env(players=2))
    assert "turns per second" in capsys.readouterr().out


def test_it_is_found_by_its_name() -> None:
    """`pettingzoo.make` knows it once it is imported."""
    for env in (pettingzoo.make(kind, "merlin_v0", players=3) for kind in ("aec", "parallel")):
        env.reset(seed=1)
        assert env.num_agents == 3


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_rewards_are_what_they_are_called(reward: str) -> None:
    """Over a game an agent is told its share of the victory, its distance to the best other, or its points."""
    env = merlin_v0.raw_env(players=3, reward=reward)
    told = list(play(env, seed=5).values())
    points = env._game.points()
    best = max(points)
    if reward == "win":
        assert told == [points.count(best) ** -1 * (mine == best) for mine in points]
    elif reward == "points":
        assert told == points
    else:
        others = [max(points[:seat] + points[seat + 1 :]) for seat in range(3)]
        assert told == pytest.approx([(mine - other) / 10 for mine, other in zip(points, others, strict=True)])


def test_points_are_told_by_their_sources() -> None:
    """At the end every agent's info has its score sheet."""
    env = merlin_v0.raw_env(players=2)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for agent in env.agents:
        info = env.infos[agent]
        assert sum(info["sources"].values()) == info["points"]
        assert set(info["sources"]) == {spec.name for spec in env.configuration.rules.reason_specs}


def test_the_same_numbers_play_the_same_game_by_text() -> None:
    """Numbers and notation are two ways to say the same: what the mask offers is what the rules offer."""
    env = merlin_v0.raw_env(players=2, modules=("gold",))
    env.reset(seed=3)
    for _ in range(200):
        offered = np.flatnonzero(env.last()[0]["action_mask"])
        texts = [env.configuration.numbering.text(int(number)) for number in offered]
        game = Game(env.configuration.options)
        game.state = env._game.state.copy()
        assert sorted(texts) == sorted(game.choices())
        env.step(int(offered[0]))


def test_forced_decisions_can_be_left_out() -> None:
    """With `skip_forced`, whoever is asked has a choice."""
    env = merlin_v0.raw_env(players=2, skip_forced=True)
    env.reset(seed=4)
    asked = 0
    while not any(env.terminations.values()):
        offered = np.flatnonzero(env.last()[0]["action_mask"])
        assert len(offered) > 1
        env.step(int(offered[asked % len(offered)]))
        asked += 1
    assert asked > 50


def test_only_whoever_is_asked_has_a_mask() -> None:
    """Others may look on, but have nothing to choose."""
    env = merlin_v0.raw_env(players=4)
    env.reset(seed=6)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_what_is_not_offered_ends_the_game_or_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    """The bare environment refuses and changes nothing; the checked one ends the game with -1."""
    bare = merlin_v0.raw_env(players=2)
    bare.reset(seed=1)
    wrong = int(np.flatnonzero(bare.last()[0]["action_mask"] == 0)[0])
    before = bare.state()
    with pytest.raises(NotOfferedError, match="is not offered"):
        bare.step(wrong)
    assert np.array_equal(before, bare.state())
    env = merlin_v0.env(players=2)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    env.reset(seed=1)
    guilty = env.agent_selection
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(env.configuration.numbering.size)
    env.step(wrong)
    assert "Illegal move" in caplog.text
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        agent: -1.0 if agent == guilty else 0.0 for agent in env.agents
    }


@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
def test_a_copy_goes_on_as_the_original(twin_of: Callable[[merlin_v0.env], merlin_v0.env]) -> None:
    """With the same chance, and without touching it: for programs that look ahead in the environment."""

    def go_on(env: merlin_v0.env) -> list[tuple[str, bytes]]:
        seen = []
        while not any(env.terminations.values()):
            shown = env.last()[0]
            seen.append((env.agent_selection, shown["observation"].tobytes()))
            env.step(int(np.flatnonzero(shown["action_mask"])[-1]))
        return [*seen, (str(env.rewards), env.state().tobytes())]

    env = merlin_v0.env(players=2, modules=("decrees",))
    twin_of(env).reset(seed=1)
    env.reset(seed=9)
    for _ in range(40):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    before, twin = env.state(), twin_of(env)
    course = go_on(twin)
    assert np.array_equal(before, env.state())
    assert go_on(env) == course
    assert len(course) > 100


def test_numbers_of_numpy_are_numbers() -> None:
    """Seeds and sizes that a program draws give the same game as written ones."""
    drawn: dict[str, Any] = {"players": np.int64(3), "seed": np.uint64(2**63 + 5)}
    env, other = merlin_v0.env(players=drawn["players"]), merlin_v0.env(players=3)
    env.reset(seed=drawn["seed"])
    other.reset(seed=2**63 + 5)
    assert env.possible_agents == other.possible_agents
    assert np.array_equal(env.state(), other.state())


def test_what_there_is_not_is_told() -> None:
    """Wrong options are errors with what would be right."""
    with pytest.raises(OptionsError, match="win, margin, points"):
        merlin_v0.env(reward="glory")
    with pytest.raises(OptionsError, match='no render mode "oil"; there are human, ansi, svg, rgb_array'):
        merlin_v0.env(render_mode="oil")
    with pytest.raises(OptionsError, match="unknown module"):
        merlin_v0.env(modules=("chess",))
    with pytest.raises(TypeError, match=r"such as \('arthur',\)"):
        merlin_v0.env(modules="arthur")


def test_without_the_extra_the_import_says_what_is_missing() -> None:
    """Whoever has not installed the libraries is told how."""

    def told(library: str, module: str) -> str:
        program = (
            "import importlib.util as u; found = u.find_spec\n"
            f"u.find_spec = lambda name, *rest: None if name == '{library}' else found(name, *rest)\n"
            f"from merlin_bigbox.research import {module}"
        )
        return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr

    assert "merlin_bigbox.research needs pettingzoo: pip install 'merlin-bigbox[research]'" in told(
        "pettingzoo", "merlin_v0"
    )
    assert "open_spiel_game needs OpenSpiel: pip install open-spiel" in told("pyspiel", "open_spiel_game")
