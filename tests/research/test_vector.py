"""Many games at once: the same games as one by one, in the caller's own arrays."""

import numpy as np
import pytest

from merlin_bigbox.engine.catalogue import module_names
from merlin_bigbox.engine.core.errors import NotOfferedError, OptionsError
from merlin_bigbox.research.vector import Buffers, VectorEnv
from tests.sizes import size


def some(masks: np.ndarray, step: int) -> np.ndarray:
    """An offered action in each game, another one at each step."""
    return np.array([offered[step % len(offered)] for offered in (np.flatnonzero(mask) for mask in masks)])


@pytest.mark.parametrize(
    "modules", [(), pytest.param(module_names(), marks=pytest.mark.compiled_only)], ids=["base", "all"]
)
def test_every_row_is_what_its_game_shows(modules: tuple[str, ...]) -> None:
    """Observation, mask and seat of each row are those of the state behind it, also after games that ended."""
    env = VectorEnv(2, players=2, modules=modules)
    buffers = env.reset(seed=1)
    made, ended = env.configuration, 0
    for step in range(size(900, 5000)):
        buffers = env.step(some(buffers.masks, step))
        ended += int(buffers.over.sum())
        if step % 50 == 0 or buffers.over.any():
            for game, state in enumerate(env._games.states):
                single = made.new_game()
                single.state = state
                single.observe(made.rules.decider(state))
                assert np.array_equal(buffers.observations[game], made.sources(single)[0].read())
                offered = sorted(made.numbering.number(option) for option in made.rules.options(state))
                assert np.flatnonzero(buffers.masks[game]).tolist() == offered
                assert buffers.seats[game] == made.rules.decider(state)
    assert ended > 1


def test_the_arrays_are_the_callers() -> None:
    """What a step writes can be a part of something greater, such as one step of a rollout."""
    plan = VectorEnv(2, players=3)
    shapes = plan.new_buffers()
    rollout = np.zeros((5, *shapes.observations.shape), dtype=np.int16)
    env = VectorEnv(2, players=3, buffers=Buffers(rollout[3], *shapes[1:]))
    env.reset(seed=2)
    assert rollout[3].any()
    assert not rollout[[0, 1, 2, 4]].any()
    before = rollout[3].copy()
    env.write_into(Buffers(rollout[4], *shapes[1:]))
    env.step(env.choose())
    assert rollout[4].any()
    assert np.array_equal(rollout[3], before)
    assert np.array_equal(plan.reset(seed=2).observations, before)
    with pytest.raises(OptionsError, match="masks: expected an array of int8"):
        VectorEnv(2, players=3, buffers=shapes._replace(masks=shapes.masks[:, ::2]))


@pytest.mark.compiled_only
@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_rewards_come_with_the_end_or_as_they_are_scored(reward: str) -> None:
    """What all steps of a game bring to a seat is its reward for the points it ended with."""
    env = VectorEnv(2, players=2, reward=reward, skip_forced=True)
    buffers = env.reset(seed=3)
    told, games = np.zeros((2, 2)), 0
    for step in range(2000):
        buffers = env.step(some(buffers.masks, step))
        told += buffers.rewards
        for game in np.flatnonzero(buffers.over):
            mine, other = buffers.points[game]
            assert buffers.sources[game].sum(axis=1).tolist() == [mine, other]
            expected = {
                "win": [(mine > other) + (mine == other) / 2, (other > mine) + (mine == other) / 2],
                "margin": [(mine - other) / 10, (other - mine) / 10],
                "points": [mine, other],
            }
            assert told[game].tolist() == pytest.approx(expected[reward])
            told[game], games = 0, games + 1
        if games > 2:
            return
    pytest.fail("no game ended")


def test_only_learners_are_asked() -> None:
    """The other seats play at random inside; forced decisions are played, too, if that is wanted."""
    env = VectorEnv(2, players=4, learners=[2], skip_forced=True)
    buffers = env.reset(seed=4)
    for step in range(300):
        assert (buffers.seats == 2).all()
        assert (buffers.masks.sum(axis=1) > 1).all()
        buffers = env.step(some(buffers.masks, step))
    assert env.decisions > 1000


def test_the_same_seed_gives_the_same_games() -> None:
    """Seeds fix everything; games side by side differ."""
    first, second = (VectorEnv(3, players=2) for _ in range(2))
    one, two = first.reset(seed=5), second.reset(seed=5)
    for step in range(100):
        assert all(np.array_equal(np.asarray(mine), np.asarray(other)) for mine, other in zip(one, two, strict=True))
        one, two = first.step(some(one.masks, step)), second.step(some(two.masks, step))
    assert not np.array_equal(one.observations[0], one.observations[1])


def test_what_is_not_offered_is_refused_before_anything_is_played() -> None:
    """A wrong action in one game changes none."""
    env = VectorEnv(2, players=2)
    buffers = env.reset(seed=6)
    before = buffers.observations.copy()
    actions = some(buffers.masks, 0)
    actions[1] = np.flatnonzero(buffers.masks[1] == 0)[0]
    with pytest.raises(NotOfferedError, match="game 1: action"):
        env.step(actions)
    with pytest.raises(OptionsError, match="1 actions for 2 games"):
        env.step(actions[:1])
    actions[1] = np.flatnonzero(buffers.masks[1])[0]
    assert np.array_equal(before, buffers.observations)
    assert not np.array_equal(before, env.step(actions).observations)
    with pytest.raises(OptionsError, match="learners are seats from 0 to 1"):
        VectorEnv(2, players=2, learners=[2])
