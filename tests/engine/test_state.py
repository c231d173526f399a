"""States: copies are independent, equality is by content, the stack is bounded."""

import pickle

import pytest

from merlin_bigbox.edition import load
from merlin_bigbox.engine.catalogue import compose
from merlin_bigbox.engine.core.packed import field, kind_of, pack, with_field
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.state import STACK_SIZE, pop, push, top

RULES = compose(load(), (), 3)


def test_a_copy_is_equal_and_independent() -> None:
    """What is played in a copy does not reach its origin."""
    state = RULES.new_state()
    RULES.chance(state, Random(1))
    copy = state.copy()
    assert copy.same(state)
    RULES.apply(copy, RULES.options(copy)[0])
    assert not copy.same(state)


def test_states_and_observations_can_be_sent_to_other_processes() -> None:
    """Pickling keeps every cell."""
    state = RULES.new_state()
    RULES.chance(state, Random(1))
    assert pickle.loads(pickle.dumps(state)).same(state)
    seen = RULES.observe(state, 2)
    again = pickle.loads(pickle.dumps(seen))
    assert again.seat == 2
    assert again.state.same(seen.state)


def test_the_stack_returns_frames_in_reverse_and_forgets_them() -> None:
    """Equal games have equal cells: a popped frame leaves nothing behind."""
    state = RULES.new_state()
    before = state.as_list()
    push(state, pack(9, 1))
    push(state, pack(10, 2, 3, 4, 5, 6))
    assert top(state) == pack(10, 2, 3, 4, 5, 6) == pop(state)
    assert pop(state) == pack(9, 1)
    assert state.as_list() == before


def test_a_full_stack_is_an_error_not_a_corruption() -> None:
    """Overflow is noticed."""
    state = RULES.new_state()
    while state.cells[0] < STACK_SIZE:
        push(state, pack(9))
    with pytest.raises(OverflowError):
        push(state, pack(9))


@pytest.mark.parametrize("index", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("value", [0, 1, 255])
def test_fields_are_packed_and_replaced_independently(index: int, value: int) -> None:
    """Replacing one field leaves the kind and the others alone, in both modes."""
    word = pack(7, 11, 22, 33, 44, 55)
    changed = with_field(word, index, value)
    assert kind_of(changed) == 7
    for other in range(1, 6):
        assert field(changed, other) == (value if other == index else 11 * other)


@pytest.mark.parametrize(("version", "checksum"), [(1, (6896, 59897829)), (2, (6970, 20058260))])
def test_whole_games_have_the_same_checksum_in_both_modes(version: int, checksum: tuple[int, int]) -> None:
    """Compiled and interpreted rules play the same game: a sum over all cells of many random games."""
    rules = compose(load(), (), 3, (), version)
    random = Random(99)
    total = 0
    decisions = 0
    for _ in range(20):
        state = rules.new_state()
        decisions += int(rules.playout(state, random, 100_000))
        total = (total * 31 + sum((index + 1) * cell for index, cell in enumerate(state.as_list()))) % 1_000_000_007
    assert (decisions, total) == checksum
