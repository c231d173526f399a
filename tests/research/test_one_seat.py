"""One learner among bots, by Gymnasium's interface."""

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
        mask = self.unwrapped._info()["action_mask"]  # type: ignore[attr-defined]
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
    """`gymnasium.make` knows it once it is imported."""
    env = gymnasium.make("Merlin-v0", players=2, render_mode="svg", disable_env_checker=True)
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    env.close()


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
    with pytest.raises(OptionsError, match="room for 3"):
        MerlinEnv(players=4, opponents=["page"])
    with pytest.raises(OptionsError, match="the seats are 0 to 1"):
        MerlinEnv(players=2, seat=2)
    with pytest.raises(MerlinError, match="unknown bot"):
        MerlinEnv(players=2, opponents="dragon")
