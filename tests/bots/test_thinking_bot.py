"""Bots that search obey their limit, go on with what they thought, and answer legally in every configuration."""

from collections.abc import Callable
from typing import cast

import pytest

from merlin_bigbox.bots import Request
from merlin_bigbox.bots.forked_search import CAN_FORK
from merlin_bigbox.bots.players import merlin
from merlin_bigbox.bots.search.tree import Tree
from merlin_bigbox.bots.search.turn_search import TurnSearch
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.bots.thinking_bot import SPENDS, ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.arrays import vector
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.game.testing.configurations import covering

TICK = 0.001


def logical_clock() -> Callable[[], float]:
    """Each look at it, a thousandth of a second has passed."""
    now = [0.0]

    def look() -> float:
        now[0] += TICK
        return now[0]

    return look


def question(rules: Ruleset, seed: int, skipped: int) -> tuple[State, Request]:
    """A decision with a choice, after so many others that were made at random."""
    random = Random(seed)
    state = rules.new_state()
    rules.chance(state, random)
    while True:
        assert rules.decider(state) != BY_NOBODY
        options = rules.options(state)
        if len(options) > 1:
            skipped -= 1
            if skipped < 0:
                return state, Request(rules, rules.observe(state, rules.decider(state)), options)
        rules.playout(state, random, 1)
        rules.chance(state, random)


def full_table() -> Request:
    """A choice of many with all modules, where thinking takes longest."""
    rules = compose(load(), module_names(), 4)
    for skipped in range(100, 200):
        _, request = question(rules, 3, skipped)
        if len(request.options) > 20:
            return request
    raise AssertionError("no such choice")


@pytest.mark.parametrize("limit", [0.0, 3 * TICK])
def test_with_hardly_any_time_all_options_are_glanced_at(limit: float) -> None:
    """However slow the machine: a step is one option or one decision, and the clock is read between two steps."""
    request = full_table()
    clock = logical_clock()
    bot = ThinkingBot(Random(1), limit, clock=clock)
    assert bot.choose(request) in request.options
    tree = bot.trees[request.rules.key]
    looks = round((clock() - TICK) / TICK)
    assert looks <= limit / TICK + 4
    assert tree.iterations == 0
    # Those that were weighed before the time was over had all the work they may have, the others a glance.
    assert tree.first.patience == bot.settings.quick.budget
    assert tree.first.gain_patience == bot.settings.quick.gain_budget


def test_a_search_that_hurried_once_takes_its_time_again() -> None:
    request = full_table()
    bot = ThinkingBot(Random(1), 0.0, clock=logical_clock())
    bot.choose(request)
    bot.visits = 1
    chosen = bot.choose(request)
    assert bot.trees[request.rules.key].first.patience == bot.settings.prior.budget
    fresh = ThinkingBot(Random(1), 1.0, visits=1)
    fresh.random.bits()  # the other one was asked before
    assert fresh.choose(request) == chosen


def test_weighing_step_by_step_is_weighing_at_once() -> None:
    """The same values in the same order: a bot that thinks by visits chooses as ever."""
    rules = compose(load(), module_names(), 3)
    for skipped in (0, 60, 150):
        state, request = question(rules, 7, skipped)
        seat = request.observation.seat
        actions = vector(request.options)
        whole, stepwise = TurnSearch(rules, Weights()), TurnSearch(rules, Weights())
        best = whole.weigh(state, seat, actions, len(request.options))
        stepwise.start(state, seat, actions, len(request.options))
        steps = 0
        while stepwise.weigh_next():
            steps += 1
        assert stepwise.best == best
        assert steps >= len(request.options)
        for index in range(len(request.options)):
            assert stepwise.values[index] == whole.values[index]


@pytest.mark.parametrize("limit", [0.01, 0.05])
def test_thinking_ends_within_the_limit(limit: float) -> None:
    """On a clock that goes on by itself: never beyond the limit by more than a fifth."""
    rules = compose(load(), (), 2)
    for skipped in (0, 40, 90):
        _, request = question(rules, 3, skipped)
        clock = logical_clock()
        bot = ThinkingBot(Random(1), limit, clock=clock)
        started = clock()
        assert bot.choose(request) in request.options
        assert clock() - started <= limit * 1.2 + 2 * TICK


class Slowing:
    """A search whose steps suddenly take 250 times as long; its clock goes on with its work."""

    def __init__(self) -> None:
        self.now = 0.0
        self.iterations = 0

    def is_settled(self) -> bool:
        return False

    def work(self, steps: int) -> None:
        for _ in range(steps):
            self.now += 0.005 if self.now > 0.05 else 0.00002


def test_thinking_ends_within_the_limit_when_steps_become_slow() -> None:
    limit = 0.3
    search = Slowing()
    bot = ThinkingBot(Random(1), limit, clock=lambda: search.now)
    bot.use_time(cast("Tree", search), limit * SPENDS)
    assert limit * SPENDS <= search.now <= limit * 1.2


def test_a_longer_limit_means_more_visits() -> None:
    rules = compose(load(), (), 2)
    _, request = question(rules, 3, 10)
    visits: list[int] = []
    for limit in (0.005, 0.05):
        bot = ThinkingBot(Random(1), limit, clock=logical_clock())
        bot.settings.indifference = -1.0  # never sure: the time decides
        bot.choose(request)
        visits.append(int(bot.trees[rules.key].iterations))
    assert visits[0] < visits[1]


@pytest.mark.slow
def test_what_was_thought_goes_on_while_nothing_new_is_learned() -> None:
    """After its own choice, a question that it foresaw starts with the visits made before."""
    rules = compose(load(), (), 2)
    went_on = 0
    for skipped in (0, 12, 30):
        state, request = question(rules, 5, skipped)
        bot = ThinkingBot(Random(1), 1.0, visits=30)
        chosen = bot.choose(request)
        tree = bot.trees[rules.key]
        known = tree.best()
        rules.apply(state, chosen)
        seat = request.observation.seat
        if rules.decider(state) != seat or not known.is_expanded:
            continue
        before = int(known.visits)
        bot.visits = before
        bot.think(Request(rules, rules.observe(state, seat), rules.options(state)), 0.0)
        went_on += int(tree.root.visits) == before
    assert went_on > 0


def test_the_same_seed_and_count_give_the_same_choice() -> None:
    rules = compose(load(), (), 3)
    _, request = question(rules, 8, 25)
    chosen = {ThinkingBot(Random(4), 1.0, visits=12).choose(request) for _ in range(2)}
    assert len(chosen) == 1


@pytest.mark.compiled_only
@pytest.mark.slow
@pytest.mark.parametrize("modules", covering(2))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_are_legal_with_modules_of_all_sorts(modules: tuple[str, ...], players: int) -> None:
    """Sets that cover every pair of modules; choices at several moments of a game, and the ones right after them.

    The tree goes into later turns as soon as it can.
    """
    rules = compose(load(), modules, players)
    for skipped in (0, 40, 100):
        state, request = question(rules, 11, skipped)
        deep = merlin.settings()
        deep.deepens = 1
        bot = ThinkingBot(Random(2), 1.0, deep, visits=4)
        random = Random(9)
        for _ in range(3):
            chosen = bot.choose(request)
            assert chosen in request.options
            rules.apply(state, chosen)
            rules.chance(state, random)
            seat = rules.decider(state)
            if seat == BY_NOBODY or seat != request.observation.seat:
                break
            request = Request(rules, rules.observe(state, seat), rules.options(state))
    assert set(modules) <= set(module_names())


@pytest.mark.skipif(not CAN_FORK, reason="a process cannot be split in two here")
def test_a_second_process_adds_its_visits() -> None:
    """What the other one found counts as so many visits more."""
    rules = compose(load(), (), 2)
    _, request = question(rules, 3, 10)
    bot = ThinkingBot(Random(1), 600.0, processes=2)
    bot.settings.indifference = -1.0
    bot.most_visits = 2  # each of them; the clock only ends what hangs
    tree = bot.think(request, bot.clock())
    own = sum(int(child.visits) for child in tree.root.children)
    beside = sum(child.trust - bot.settings.trust for child in tree.root.children)
    assert own >= 2
    assert beside >= 2
    assert int(tree.iterations) == own + beside
