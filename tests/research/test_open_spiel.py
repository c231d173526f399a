"""The OpenSpiel game: its makers' simulation test, a few of its algorithms, and chance and knowledge as they are."""

import pickle
import random
import sys

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("there is no OpenSpiel for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from merlin_bigbox.engine.core.errors import OptionsError
from merlin_bigbox.research import open_spiel_game

assert open_spiel_game.NAME


def after(game: pyspiel.Game, steps: int, seed: int = 1) -> pyspiel.State:
    """A state after so many steps of random choices and outcomes."""
    chooser, state = random.Random(seed), game.new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    "form", ["players=2", "players=3,reward=margin", "players=4,modules=gold+morgana", "players=2,modules=arthur"]
)
def test_its_own_simulation_passes(form: str) -> None:
    """OpenSpiel's test of games: random play with everything it can check."""
    pyspiel.random_sim_test(pyspiel.load_game(f"python_merlin({form})"), num_sims=1, serialize=True, verbose=False)


def test_probabilities_of_outcomes_sum_to_one() -> None:
    """Every chance node of a game, in the setup and later."""
    state = pyspiel.load_game("python_merlin(players=2,modules=treasures+gold+morgana)").new_initial_state()
    chooser, seen = random.Random(2), 0
    while seen < 60 and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            assert all(state.action_to_string(number).startswith("chance ") for number, _ in outcomes[:20])
            state.apply_action(chooser.choice(outcomes)[0])
            seen += 1
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    assert seen == 60


def test_hidden_cards_are_in_no_string_and_no_tensor_of_others() -> None:
    """What a player cannot tell apart has the same information state, observation and legal actions."""
    game = pyspiel.load_game("python_merlin(players=3)")
    state = after(game, 150)
    player = max(state.current_player(), 0)
    other = state.resample_from_infostate(player, random.Random(3).random)
    assert other.moment.state != state.moment.state
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions(player) == state.legal_actions(player)
    rest = next(seat for seat in range(3) if seat != player)
    assert other.observation_tensor(rest) != state.observation_tensor(rest)
    assert other.information_state_string(rest) != state.information_state_string(rest)
    again = state.resample_from_infostate(player, random.Random(4).random)
    assert again.information_state_string(rest) != other.information_state_string(rest)
    same = state.resample_from_infostate(player, random.Random(3).random)
    assert same.information_state_string(rest) == other.information_state_string(rest)


def test_information_states_remember() -> None:
    """Different ways to the same table are different information states; a copy goes on as the original."""
    state = after(pyspiel.load_game("python_merlin(players=2)"), 90, seed=4)
    twin = state.clone()
    assert twin.information_state_string(0) == state.information_state_string(0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != before
    assert twin.history() != state.history()


@pytest.mark.parametrize("form", ["players=2", "players=3,modules=gold,reward=margin"])
def test_states_can_be_kept_and_sent(form: str) -> None:
    """By OpenSpiel's own way and by pickle: what is read again has seen the same and goes on the same."""
    game = pyspiel.load_game(f"python_merlin({form})")
    state = after(game, 120, seed=6)
    told = pyspiel.serialize_game_and_state(game, state)
    for again in (pyspiel.deserialize_game_and_state(told)[1], pickle.loads(pickle.dumps(state))):
        assert again.history() == state.history()
        assert again.information_state_string(0) == state.information_state_string(0)
        twin = state.clone()
        for _ in range(20):
            number = twin.chance_outcomes()[-1][0] if twin.is_chance_node() else twin.legal_actions()[-1]
            twin.apply_action(number)
            again.apply_action(number)
        assert str(again) == str(twin)


def test_rewards_that_come_during_the_game_are_refused() -> None:
    """It pays at the end: points on the way would be nothing at all."""
    with pytest.raises(OptionsError, match="win or margin"):
        pyspiel.load_game("python_merlin(players=2,reward=points)")


def test_some_of_its_algorithms_run() -> None:
    """Tree search, tree search over information sets, and sampling of regrets: a few steps each."""
    game = pyspiel.load_game("python_merlin(players=2)")
    state = after(game, 100, seed=5)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    numbers = np.random.RandomState(1)

    class Even(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel comes without types
        """Thinks that all positions are even: playing them out in Python would take long."""

        def evaluate(self, state: pyspiel.State) -> list[float]:
            return [0.5] * state.num_players()

        def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
            return [(action, 1.0) for action in state.legal_actions()]

    bot = mcts.MCTSBot(game, 1.5, 12, Even(), random_state=numbers)
    assert bot.step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(
        game=game, evaluator=Even(), uct_c=1.5, max_simulations=8, max_world_samples=4, random_state=numbers
    )
    assert blind.step(state) in state.legal_actions()


@pytest.mark.compiled_only
def test_regrets_can_be_sampled() -> None:
    """One iteration of outcome sampling, to the end of a game."""
    game = pyspiel.load_game("python_merlin(players=2)")
    np.random.seed(1)
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()


def test_it_works_as_an_environment_for_learning() -> None:
    """OpenSpiel's own environment steps it, chance inside."""
    env = rl_environment.Environment(pyspiel.load_game("python_merlin(players=2)"))
    env.seed(1)
    step = env.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([step.observations["legal_actions"][player][0]])
