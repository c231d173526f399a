"""What the search remembers of the last state, and what modules tell it at once, is what asking anew would tell."""

from collections.abc import Iterator

from merlin_bigbox.bots.search.effort import Effort
from merlin_bigbox.bots.search.turn_search import TurnSearch, tables_of
from merlin_bigbox.bots.search.valuation import Valuation
from merlin_bigbox.bots.search.weights import Weights
from merlin_bigbox.edition import load
from merlin_bigbox.engine.base.cells import KNIGHT, MERLIN, THIRD, die_at
from merlin_bigbox.engine.base.names import COLOURS
from merlin_bigbox.engine.catalogue import compose, module_names
from merlin_bigbox.engine.core.arrays import zeros
from merlin_bigbox.engine.core.hooks import PRIZE_BITS, STRENGTH_BITS, InfluenceWeight
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import BY_NOBODY, SEATS, Ruleset
from merlin_bigbox.engine.core.state import State

PLAYERS = 4
EVERY = 13


def positions(rules: Ruleset, seed: int) -> Iterator[State]:
    """Every so manieth moment of a random game."""
    random, state, number = Random(seed), rules.new_state(), 0
    rules.chance(state, random)
    while rules.decider(state) != BY_NOBODY:
        number += 1
        if number % EVERY == 0:
            yield state
        options = rules.options(state)
        rules.apply(state, options[int(random.below(len(options)))])
        rules.chance(state, random)


def test_a_value_does_not_depend_on_the_states_valued_before() -> None:
    """Manors and markers are valued again only where they changed; a new valuation knows nothing of before."""
    for modules in ((), module_names()):
        rules = compose(load(), modules, PLAYERS)
        tables = tables_of(rules)
        remembering = Valuation(rules, tables, Weights())
        for number, state in enumerate(positions(rules, 3)):
            seat = number // 5 % PLAYERS
            anew = Valuation(rules, tables, Weights())
            remembering.prepare(state, seat)
            anew.prepare(state, seat)
            assert remembering.value(state) == anew.value(state)


def test_dice_are_valued_as_if_nothing_were_remembered() -> None:
    """Not told again where a die, a figure or what is closed has changed, although the spaces bring the same."""
    rules = compose(load(), module_names(), PLAYERS)
    remembering, anew = (TurnSearch(rules, Weights(), Effort(1, 2, 2)) for _ in range(2))
    told = set()
    for number, state in enumerate(positions(rules, 4)):
        seat = number % PLAYERS
        remembering.begin(state, seat)
        anew.begin(state, seat)
        for cell in (die_at(seat, 0), KNIGHT + seat, MERLIN, THIRD):
            remembering.dice_left(state)
            other = state.copy()
            other.cells[cell] = 1 + other.cells[cell] % 6
            anew.forget_dice()
            told.add(int(anew.dice_left(other)))
            assert remembering.dice_left(other) == anew.dice_left(other)
    assert len(told) > 10


def test_all_principalities_at_once_weigh_what_each_of_them_weighs() -> None:
    """The strengths of all seats, of somebody who is no seat, and the points (MIX-6)."""
    rules = compose(load(), module_names(), PLAYERS)
    assert len(rules.influence_weights) == 3
    changed = set()
    for state in positions(rules, 5):
        standings = zeros(COLOURS)
        slowly = zeros(COLOURS)
        for weight in rules.influence_weights:
            weight.add_to(rules, state, standings)
            InfluenceWeight.add_to(weight, rules, state, slowly)
        assert list(standings) == list(slowly)
        for principality in range(COLOURS):
            strengths = zeros(SEATS + 1)
            prize = sum(int(weight.weigh(rules, state, principality, strengths)) for weight in rules.influence_weights)
            told = int(standings[principality])
            assert [told >> (seat * STRENGTH_BITS) & 255 for seat in range(SEATS + 1)] == list(strengths)
            assert told >> PRIZE_BITS == prize
            changed.add(prize > 0)
    assert changed == {False, True}


def test_spaces_are_closed_alike_wherever_their_blockers_tell_the_same() -> None:
    """What is told of where Morgana stands decides which spaces are closed (MORGANA-9)."""
    rules = compose(load(), module_names(), PLAYERS)
    closed: dict[tuple[int, ...], list[int]] = {}
    for state in positions(rules, 6):
        told = tuple(int(blocker.standing(rules, state)) for blocker in rules.blockers)
        assert all(0 <= each < 256 for each in told)
        shut = [
            position
            for position in range(len(rules.spaces))
            if any(blocker.closes_space(rules, state, position) for blocker in rules.blockers)
        ]
        assert closed.setdefault(told, shut) == shut
    assert len(closed) > 1
