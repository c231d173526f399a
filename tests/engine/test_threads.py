"""Threads share rulesets, editions and learned weights: games and bots in several threads are those of one thread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.bots.thinking_bot import ThinkingBot
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, Ruleset

THREADS = 4
GAMES = 3
"""In each thread."""


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads that take turns after a few instructions, so that one is interrupted wherever it can be."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def in_threads(play: Callable[[int], list[int]], seeds: list[int]) -> list[list[int]]:
    """What `play` gives for each seed, when all threads begin at the same moment."""
    together = Barrier(THREADS)

    def work(thread: int) -> list[list[int]]:
        together.wait()
        return [play(seed) for seed in seeds[thread::THREADS]]

    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(work, range(THREADS)))
    return [found[index % THREADS][index // THREADS] for index in range(len(seeds))]


def by_playout(rules: Ruleset, seed: int) -> list[int]:
    state = rules.new_state()
    rules.playout(state, Random(seed), 100_000)
    return state.as_list()


def by_options(rules: Ruleset, seed: int) -> list[int]:
    random, state = Random(seed), rules.new_state()
    rules.chance(state, random)
    while rules.decider(state) != BY_NOBODY:
        options = rules.options(state)
        action = options[random.below(len(options))]
        assert rules.offers(state, action)
        rules.apply(state, action)
        rules.chance(state, random)
    return state.as_list()


def by_bots(rules: Ruleset, make: Callable[[int], Bot], decisions: int, seed: int) -> list[int]:
    """A bot at every seat for so many decisions, and what they chose."""
    random, state = Random(seed), rules.new_state()
    bots = [make(seed + seat) for seat in range(int(rules.players))]
    chosen: list[int] = []
    for _ in range(decisions):
        rules.chance(state, random)
        seat = int(rules.decider(state))
        chosen.append(bots[seat].choose(Request(rules, rules.observe(state, seat), rules.options(state))))
        rules.apply(state, chosen[-1])
    return chosen


def squire(seed: int) -> Bot:
    return bot("squire", seed)


def thinker(seed: int) -> Bot:
    """A bot that searches, thinking by a count and not by the clock."""
    return ThinkingBot(Random(seed), limit=1.0, visits=1)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("play", [by_playout, by_options])
@pytest.mark.parametrize("modules", [(), module_names()], ids=["base game", "all modules"])
def test_games_in_several_threads_are_the_games_of_one(
    play: Callable[[Ruleset, int], list[int]], modules: tuple[str, ...]
) -> None:
    """The lists that rules write choices into belong to the call, not to the ruleset that all share."""
    rules = compose(load(), modules, 4)
    seeds = list(range(THREADS * GAMES))
    alone = [play(rules, seed) for seed in seeds]
    assert in_threads(lambda seed: play(rules, seed), seeds) == alone


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("make", "decisions"), [(squire, 60), (thinker, 3)])
def test_bots_in_several_threads_choose_what_they_choose_alone(make: Callable[[int], Bot], decisions: int) -> None:
    """A bot belongs to one thread at a time; the rules and the weights behind it belong to all."""
    rules = compose(load(), ("arthur",), 2)
    seeds = list(range(THREADS))
    alone = [by_bots(rules, make, decisions, seed) for seed in seeds]
    assert in_threads(lambda seed: by_bots(rules, make, decisions, seed), seeds) == alone
