"""A bot decides by what its seat may know, and by nothing else."""

import pytest

from merlin_bigbox.bots import Bot, Request, bot, describe, names
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, Ruleset
from merlin_bigbox.engine.core.state import State

SHUFFLES = 3
ALL = module_names()
QUICK = [name for name in names() if describe(name).limit is None]
VISITS = 4


def thinker(seed: int) -> Bot:
    """A bot that searches, thinking by a count and not by the clock."""
    return ThinkingBot(Random(seed), limit=1.0, visits=VISITS)


def positions(rules: Ruleset, seed: int, every: int) -> list[State]:
    """Decisions with a choice from one random game, one in so many."""
    random = Random(seed)
    state = rules.new_state()
    rules.chance(state, random)
    found: list[State] = []
    count = 0
    while rules.decider(state) != BY_NOBODY:
        if len(rules.options(state)) > 1:
            count += 1
            if count % every == 0:
                found.append(state.copy())
        rules.playout(state, random, 1)
        rules.chance(state, random)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("modules", "players", "every", "dealt"), [((), 2, 17, 20), ((), 4, 17, 20), (ALL, 3, 61, 10)])
def test_hidden_cards_of_others_change_no_choice(
    name: str, modules: tuple[str, ...], players: int, every: int, dealt: int
) -> None:
    """The hidden parts dealt anew, all the seat knows being the same, the same bot chooses the same action."""
    rules = compose(load(), modules, players)
    dealt_differently = 0
    for number, state in enumerate(positions(rules, seed=players, every=every)):
        seat = rules.decider(state)
        options = rules.options(state)
        observation = rules.observe(state, seat)
        chosen = bot(name, number).choose(Request(rules, observation, options))
        assert chosen in options
        for shuffle in range(SHUFFLES):
            other = rules.resample(observation, Random(1000 * number + shuffle))
            dealt_differently += not other.same(state)
            assert rules.options(other) == options
            request = Request(rules, rules.observe(other, seat), rules.options(other))
            assert bot(name, number).choose(request) == chosen
    assert dealt_differently > dealt


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize(("modules", "players", "every"), [((), 2, 29), ((), 4, 83), (ALL, 2, 83)])
def test_hidden_cards_of_others_change_no_choice_of_a_search(
    modules: tuple[str, ...], players: int, every: int
) -> None:
    """The search deals what the seat cannot see itself: dealt anew by somebody else, it chooses the same."""
    rules = compose(load(), modules, players)
    dealt_differently = 0
    for number, state in enumerate(positions(rules, seed=players, every=every)):
        seat = rules.decider(state)
        options = rules.options(state)
        observation = rules.observe(state, seat)
        before = observation.state.copy()
        chosen = thinker(number).choose(Request(rules, observation, options))
        assert chosen in options
        assert observation.state.same(before)
        other = rules.resample(observation, Random(1000 + number))
        dealt_differently += not other.same(state)
        assert thinker(number).choose(Request(rules, rules.observe(other, seat), options)) == chosen
    assert dealt_differently > 2


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("modules", "every"), [((), 41), (ALL, 97)])
def test_asking_a_bot_changes_neither_what_it_was_shown_nor_the_options(
    name: str, modules: tuple[str, ...], every: int
) -> None:
    rules = compose(load(), modules, 3)
    for number, state in enumerate(positions(rules, seed=5, every=every)):
        observation = rules.observe(state, rules.decider(state))
        options = rules.options(state)
        before = observation.state.copy(), list(options)
        bot(name, number).choose(Request(rules, observation, options))
        assert observation.state.same(before[0])
        assert options == before[1]
