"""One learner among bots, by Gymnasium's interface."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from merlin_bigbox.engine.core.errors import MerlinError, NotOfferedError, OptionsError
from merlin_bigbox.research.one_seat import MerlinEnv
from merlin_bigbox.research.rewards import at_end


class Offered(gymnasium.ActionWrapper[dict[str, np.ndarray], np.int64, np.int64]):
    """Plays something offered instead of what is not: Gymnasium's checks know no masks."""

    def action(self, action: np.int64) -> np.int64:
        mask = self.get_wrapper_attr("action_masks")()
        return action if mask[action] else np.flatnonzero(mask)[0]


@pytest.mark.filterwarnings("ignore:.*render.*", "ignore:.*different from the unwrapped.*")
def test_it_keeps_the_rules_of_the_interface() -> None:
    """Gymnasium's test of its interface."""
    check_env(Offered(MerlinEnv(players=2, seat=0)), skip_render_check=True)


@pytest.mark.parametrize("opponents", ["random", ("page", "squire")])
def test_a_game_among_bots_comes_to_an_end(opponents: str | tuple[str, ...]) -> None:
    """The learner is asked only where it has a choice; its points are told by their sources."""
    env = MerlinEnv(players=3, opponents=opponents, seat=1, reward="points")
    seen, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        offered = np.flatnonzero(seen["action_mask"])
        assert len(offered) > 1
        seen, reward, over, cut, info = env.step(offered[0])
        assert not cut
        total += reward
    assert total == info["points"][1] == sum(info["sources"].values())
    with pytest.raises(NotOfferedError):
        env.step(0)


def test_the_seat_is_drawn_for_every_game() -> None:
    """Unless a seat is given, the learner sits somewhere else from game to game, by the seed."""
    env = MerlinEnv(players=4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(12)]


def test_it_is_found_by_its_name() -> None:
    """`gymnasium.make` knows it once it is imported, or imports the module it is told; no mode, no drawing."""
    env = gymnasium.make("Merlin-v0", players=2, render_mode="svg", disable_env_checker=True)
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    env.close()
    plain = gymnasium.make("merlin_bigbox.research.one_seat:Merlin-v0", players=2).unwrapped
    plain.reset(seed=1)
    assert plain.render() is None


def test_libraries_with_masked_algorithms_find_the_mask() -> None:
    """By the method they ask for, through the usual wrappers."""
    env = gymnasium.make("Merlin-v0", players=2)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, seen["action_mask"] == 1)
    assert masks.sum() > 1


OWN = '''
class Turning:
    """Takes another option each time it is asked."""

    def __init__(self, random):
        self.asked = 0

    def choose(self, request):
        self.asked += 1
        return request.options[self.asked % len(request.options)]
'''


@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("opponent", ["random", "squire", "minstrel", "merlin@2v", "own"])
def test_a_copy_goes_on_as_the_original(
    opponent: str, twin_of: Callable[[MerlinEnv], MerlinEnv], tmp_path: Path
) -> None:
    """With the same chance and the same bots, and without touching it: for programs that look ahead."""
    if opponent == "own":
        (tmp_path / "turning.py").write_text(OWN, encoding="utf-8")
        opponent = f"{tmp_path / 'turning.py'}:Turning"

    def go_on(env: MerlinEnv, steps: int) -> list[bytes]:
        seen = []
        for _ in range(steps):
            shown, *_ = env.step(np.flatnonzero(env.action_masks())[-1])
            seen.append(shown["observation"].tobytes())
        return seen

    env = MerlinEnv(players=3, opponents=opponent)
    twin_of(env).reset(seed=1)
    env.reset(seed=2)
    go_on(env, 5)
    twin = twin_of(env)
    course = go_on(twin, 6)
    assert go_on(env, 6) == course
    assert len(set(course)) == 6


def test_many_games_among_bots_go_on_and_on() -> None:
    """Gymnasium's own vector: where a game ends the next one begins in the same step, so there is always a choice."""
    envs = gymnasium.make_vec(
        "Merlin-v0",
        num_envs=2,
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        players=2,
        opponents="random",
    )
    seen, _ = envs.reset(seed=3)
    ended = 0
    while ended < 3:
        assert seen["action_mask"].any(axis=1).all()
        seen, rewards, over, _, info = envs.step(seen["action_mask"].argmax(axis=1))
        for game in np.flatnonzero(over):
            final = info["final_info"]
            assert rewards[game] == at_end("win", final["points"][game])[final["seat"][game]]
        ended += int(over.sum())
    envs.close()


def test_wrong_opponents_and_seats_are_told() -> None:
    """What cannot be played is an error before the first game."""
    with pytest.raises(OptionsError, match='no render mode "oil"; there are ansi, svg, rgb_array'):
        MerlinEnv(players=2, render_mode="oil")
    with pytest.raises(OptionsError, match="room for 3"):
        MerlinEnv(players=4, opponents=["page"])
    with pytest.raises(OptionsError, match="the seats are 0 to 1"):
        MerlinEnv(players=2, seat=2)
    with pytest.raises(MerlinError, match="unknown bot"):
        MerlinEnv(players=2, opponents="dragon")
