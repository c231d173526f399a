"""The sensible bot with modules: it finishes every game, uses what they bring, and values their pieces."""

import pytest

from merlin_bigbox.bots import Bot, Request, bot
from merlin_bigbox.bots.search.turn_search import tables_of
from merlin_bigbox.bots.search.valuation import Valuation
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, POINTS, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.modules.gold.purse import purse_of
from merlin_bigbox.modules.knights.allies import ALLY_NAMES, GAHERIS, allies_of
from merlin_bigbox.modules.market.stall import PIPS, stall_of
from merlin_bigbox.modules.morgana.kitchen import kitchen_of

ALL = module_names()
NEEDS = {"market": ("gold",), "caerleon": ("gold",), "morgana": ("gold",)}
LAST_ROUND = 6
MOST_DECISIONS = 2000


def with_needs(name: str) -> tuple[str, ...]:
    """A module and what it needs, in the order of the catalogue."""
    wanted = {name, *NEEDS.get(name, ())}
    return tuple(module for module in ALL if module in wanted)


def late(rules: Ruleset, seed: int) -> tuple[State, Random]:
    """A game that was played at random up to its last round."""
    random = Random(seed)
    state = rules.new_state()
    rules.chance(state, random)
    while state.cells[ROUND] < LAST_ROUND:
        rules.playout(state, random, 1)
        rules.chance(state, random)
    return state, random


def finish(rules: Ruleset, state: State, random: Random, bots: list[Bot]) -> list[int]:
    """Play on with these bots; what everybody has at the end."""
    for _ in range(MOST_DECISIONS):
        seat = rules.decider(state)
        if seat == BY_NOBODY:
            return [int(state.cells[POINTS + owner]) for owner in range(rules.players)]
        options = rules.options(state)
        action = options[0]
        if len(options) > 1:
            action = bots[seat].choose(Request(rules, rules.observe(state, seat), options))
        assert action in options
        rules.apply(state, action)
        rules.chance(state, random)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_a_game_with_each_module_is_finished(name: str) -> None:
    """The last round of it, in which everything may happen that can."""
    rules = compose(load(), with_needs(name), 2)
    state, random = late(rules, seed=4)
    finish(rules, state, random, [bot("sensible", 1), bot("sensible", 2)])
    assert rules.wrong(state) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_with_all_modules_is_finished_better_than_by_chance(seed: int) -> None:
    """From the same position against a random bot, a sensible one gets more than a random one."""
    rules = compose(load(), ALL, 2)
    gained: dict[str, int] = {}
    for name in ("sensible", "random"):
        state, random = late(rules, seed)
        before = int(state.cells[POINTS])
        gained[name] = finish(rules, state, random, [bot(name, 1), bot("random", 2)])[0] - before
        assert rules.wrong(state) == []
    assert gained["sensible"] > gained["random"] + 5


@pytest.mark.slow
def test_the_same_seed_gives_the_same_choices() -> None:
    """With all modules, for the next choices in a late position, whatever was asked before."""
    rules = compose(load(), ALL, 3)
    chosen: list[list[int]] = []
    for _ in range(2):
        state, random = late(rules, seed=6)
        bots = [bot("sensible", seat) for seat in range(3)]
        actions: list[int] = []
        while len(actions) < 12:
            seat = rules.decider(state)
            actions.append(bots[seat].choose(Request(rules, rules.observe(state, seat), rules.options(state))))
            rules.apply(state, actions[-1])
            rules.chance(state, random)
        chosen.append(actions)
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(("name", "count"), [(name, 0 if name in {"caerleon", "treasures"} else 1) for name in ALL])
def test_modules_with_pieces_of_their_own_bring_an_estimate(name: str, count: int) -> None:
    """Districts and treasures have no pieces: what they give is counted where it goes."""
    own = len(compose(load(), with_needs(name), 4).estimates)
    needed = sum(len(compose(load(), (need,), 4).estimates) for need in NEEDS.get(name, ()))
    assert own - needed == count


def worth(rules: Ruleset, state: State) -> int:
    """The value of a state for seat 0."""
    valuation = Valuation(rules, tables_of(rules), Weights())
    valuation.prepare(state, 0)
    return int(valuation.value(state))


def start_of(modules: tuple[str, ...]) -> tuple[Ruleset, State]:
    """A game that has been set up; where seats are asked before that, they choose at random."""
    rules = compose(load(), modules, 4)
    random = Random(3)
    state = rules.new_state()
    rules.chance(state, random)
    while state.cells[ROUND] == 0:
        rules.playout(state, random, 1)
        rules.chance(state, random)
    return rules, state


def more(rules: Ruleset, state: State, cell: int, value: int) -> int:
    """How much more the state is worth with this value in one cell."""
    other = state.copy()
    other.cells[cell] = value
    return worth(rules, other) - worth(rules, state)


def test_pieces_are_worth_something() -> None:
    rules, state = start_of(("gold", "market", "morgana"))
    purse, stall, kitchen = purse_of(rules), stall_of(rules), kitchen_of(rules)
    assert more(rules, state, int(purse.gold), 4) >= 3000  # two gold more: three points at the end
    assert more(rules, state, int(purse.mistletoe), 2) > 0
    assert more(rules, state, int(stall.held_plus), 1) > 0
    assert more(rules, state, int(stall.held_apple_tiles), 1) > 1000
    assert more(rules, state, int(stall.held_laborers) + 3, 1) > 0
    assert more(rules, state, int(kitchen.apples), 1) > 0
    state.cells[ROUND] = 6
    assert 4000 < more(rules, state, int(kitchen.horn), 1) <= 6000  # six points, if it is kept
    assert rules.estimates[1].steps(rules, state, 0) == 0
    state.cells[stall.held_laborers + PIPS + 3] = 1
    assert rules.estimates[1].steps(rules, state, 1) == 3


def test_the_best_allies_are_taken_first() -> None:
    """Gaheris brought most in games with random allies: whoever chooses first in his stack takes him."""
    rules = compose(load(), ("knights",), 4)
    random = Random(8)
    state = rules.new_state()
    rules.chance(state, random)
    chosen: list[str] = []
    while state.cells[ROUND] == 0:
        seat = rules.decider(state)
        options = rules.options(state)
        action = bot("sensible", 1).choose(Request(rules, rules.observe(state, seat), options))
        chosen.append(ALLY_NAMES[(action >> 8) & 255])
        rules.apply(state, action)
        rules.chance(state, random)
    assert chosen[0] == "gareth"
    assert chosen[1] == ALLY_NAMES[GAHERIS]
    assert allies_of(rules).holder(state, GAHERIS) >= 0
