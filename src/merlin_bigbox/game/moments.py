"""Other moments of the same game: the seat's next turn, a space it might come to, a scoring.

Each is a copy in which the seat is asked; the rules say what it may do then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.movement import can_enter, pending_die
from merlin_bigbox.engine.base.turn import asked_next
from merlin_bigbox.engine.catalogue import module_file
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.ruleset import ROUND, Ruleset
from merlin_bigbox.engine.core.state import DEPTH, STACK, STACK_SIZE, State, push, top

ANSWERS: Final = 40
"""So many answers of a scoring are looked at."""


Ask = Callable[[Ruleset, State, int], Iterable[tuple[str, int, int]]]
"""What a module says of its own: the kind of moment, which one of it, and the frame that asks the seat."""


class Moment(NamedTuple):
    """When that is: a kind, and which one of it, such as the space. `state` is the game then."""

    kind: str
    number: int
    state: State

    def same(self, kind: str, number: int) -> bool:
        """Whether it is this one."""
        return (self.kind, self.number) == (kind, number)


def moments(rules: Ruleset, state: State, seat: int, *, spaces: bool = True) -> Iterator[Moment]:
    """The moments to come, the nearest first; during setup there are none."""
    if int(state.cells[ROUND]) == 0:
        return
    if int(kind_of(top(state))) != n.F_TURN:
        yield _turn(rules, state, seat)
    yield Moment("merlin", 0, _asked(rules, state, _after_merlin(state, seat), seat))
    for position in range(len(rules.spaces)) if spaces else ():
        if can_enter(rules, state, position):
            arrived = _asked(rules, state, pack(n.F_ARRIVED, seat, n.KNIGHT_FIGURE, position), seat)
            arrived.cells[at.KNIGHT + seat] = position
            yield Moment("space", position, arrived)
    yield Moment("tower", 0, _asked(rules, state, pack(n.F_TOWER, seat, 1), seat))
    for slot in range(int(state.cells[at.HAND_SIZE + seat])):
        card = int(state.cells[at.HAND + seat * at.HAND_ROOM + slot]) - 1
        yield Moment("reward", card, _asked(rules, state, pack(n.F_REWARD, seat, card), seat))
    for module in rules.modules:
        ask: Ask | None = getattr(module_file(module, "shown"), "moments", None)
        for kind, number, frame in ask(rules, state, seat) if ask else ():
            yield Moment(kind, number, _asked(rules, state, frame, seat))
    yield Moment("card", 0, _asked(rules, state, pack(n.F_TAKE_CARDS, seat, 1), seat))
    yield from _scoring(rules, state, seat)


def _turn(rules: Ruleset, state: State, seat: int) -> Moment:
    """The seat's next turn, in this round or, if its dice are used up, in the next one."""
    after = _asked(rules, state, pack(n.F_TURN, seat), seat)
    if int(asked_next(rules, after, seat)) == n.F_TURN:
        return Moment("turn", 0, after)
    for slot, word in enumerate(rules.field_words["die"]):
        after.cells[at.die_at(seat, slot)] = int(word) if word.isdigit() else 1
    return Moment("round", 0, after)


def _after_merlin(state: State, seat: int) -> int:
    """Merlin's action is done: a staff could repeat it (BASE-18)."""
    return int(pack(n.F_AFTER, seat, state.cells[at.MERLIN], 1, 1, 0, n.MERLIN_FIGURE))


def _asked(rules: Ruleset, state: State, frame: int, seat: int) -> State:
    """A later turn of the seat, in which this frame asks: what belonged to the present turn is over."""
    after = state.copy()
    cells = after.cells
    die = int(pending_die(state))
    if die != n.NO_DIE:
        cells[at.die_at(seat, die)] = 0
    for index in range(STACK_SIZE):
        cells[STACK + index] = 0
    cells[DEPTH] = 0
    for zone in (at.OWED, at.COMPLETED, at.MISSIONS_USED, at.CARDS_CLOSED):
        cells[zone] = 0
    for listener in rules.listeners:
        listener.turn_ended(rules, after, seat)
    cells[at.CURRENT] = seat
    push(after, pack(n.F_OVER))
    push(after, pack(n.F_TURNS, (seat + 1) % rules.players))
    push(after, frame)
    rules.settle(after)
    return after


def _scoring(rules: Ruleset, state: State, seat: int) -> Iterator[Moment]:
    """What the seat is asked at a scoring; everybody takes the first answer."""
    after = state.copy()
    cells = after.cells
    for index in range(STACK_SIZE):
        cells[STACK + index] = 0
    cells[DEPTH] = 0
    push(after, pack(n.F_OVER))
    for kind in reversed(rules.scoring):
        push(after, pack(kind))
    rules.settle(after)
    for number in range(ANSWERS):
        asked = int(rules.decider(after))
        if asked < 0:
            return
        if asked == seat:
            yield Moment("scoring", number, after.copy())
        rules.apply(after, rules.options(after)[0])
