"""Ways to a part of the board that cannot be chosen now: with what is lacking, later in the turn, or at another moment.

There is no second rulebook here: on a copy of what the seat knows, one thing after the other is given to it, its turn
is played on a little, or it is brought to another moment, until the rules offer something that touches the part.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from merlin_bigbox.engine.base.names import F_TURN
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import MAIN, SPACE_OFFER, Ruleset
from merlin_bigbox.engine.core.specs import frame_field
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.elements import elements_of
from merlin_bigbox.game.grants import Grant, grants
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.game.moments import Moment, moments
from merlin_bigbox.game.preview import Trial, ends_of

DEPTH: Final = 3
"""So many actions ahead are looked at."""
STATES: Final = 150
"""So many states of the turn are looked at."""
STATES_EACH: Final = 16
"""So many with each thing that could change a move, and of each other moment."""
SPACE: Final = "space:"


class When(NamedTuple):
    """Another moment: its kind, and which one of it."""

    kind: str
    number: int


class Way(NamedTuple):
    """With these things, at that moment (or now), after this line of actions, the last of which touches the part.

    `rule` asks for it.
    """

    given: tuple[Grant, ...]
    line: tuple[int, ...]
    rule: str
    when: When | None = None


def find_ways(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """The shortest ways to something that touches the part, the nearest kind of them only."""
    now = touching(rules, state, seat, element)
    if now is not None:
        return [Way((), (now,), _rule(rules, state))]
    is_space = element.startswith(SPACE)
    direct = _direct(rules, state, seat, element)
    if direct and not is_space:
        return direct
    later = _later(rules, state, seat, element)
    if later is not None:
        return [later]
    if is_space:
        found = [*direct, *_by_other_moves(rules, state, seat, element, {way.given[0].kind for way in direct})]
        return found or _to_space_in_next_turn(rules, state, seat, element)
    together = _together(rules, state, seat, element) if asks_for(rules, state, element) else None
    if together is not None:
        return [together]
    return _in_turn(rules, state, seat, element) or _at_other_moments(rules, state, seat, element)


def touching(rules: Ruleset, state: State, seat: int, element: str) -> int | None:
    """Something offered to the seat that touches the part, or leads a figure there."""
    if int(rules.decider(state)) != seat:
        return None
    frame = int(top(state))
    trial = Trial.of(rules, state, seat)
    for action in rules.options(state):
        if element in elements_of(rules, action, frame):
            return action
        spec = trial.spec_of(action)
        if spec.ends_in and element in ends_of(rules, spec, trial.outcome(action)):
            return action
        if element.startswith(SPACE) and any(f"{SPACE}{lead.space}" == element for lead in trial.leads(action)):
            return action
    return None


def with_given(state: State, seat: int, *given: Grant) -> State:
    """A copy in which the seat has these things."""
    copy = state.copy()
    for grant in given:
        grant.give(copy, seat)
    return copy


def entered(rules: Ruleset, state: State, seat: int, when: When | None) -> State:
    """The game at that moment."""
    if when is None:
        return state
    return next(moment.state for moment in moments(rules, state, seat) if moment.same(*when))


def asks_for(rules: Ruleset, state: State, element: str) -> bool:
    """Whether what is asked now is about parts of the same kind."""
    family, frame = element.partition(":")[0] + ":", int(top(state))
    return any(part.startswith(family) for action in rules.options(state) for part in elements_of(rules, action, frame))


# --- now -------------------------------------------------------------------------------------------------------------


def _direct(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """What makes it possible at once, each alone."""
    if not element.startswith(SPACE) and not _with_everything(rules, state, seat, element):
        return []
    return _alone(rules, state, seat, element)


def _alone(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """Each thing that is enough by itself."""
    found: list[Way] = []
    for grant in grants(rules):
        action = touching(rules, with_given(state, seat, grant), seat, element)
        if action is not None:
            found.append(Way((grant,), (action,), _rule(rules, state)))
    return found


def _with_everything(rules: Ruleset, state: State, seat: int, element: str) -> bool:
    """Whether anything at all that may be lacking helps: asked first, because most often nothing does."""
    given = [grant for grant in grants(rules) if not grant.alternative]
    others = [grant for grant in grants(rules) if grant.alternative]
    worlds = [with_given(state, seat, *given), *(with_given(state, seat, grant) for grant in others)]
    return any(touching(rules, world, seat, element) is not None for world in worlds)


def _together(rules: Ruleset, state: State, seat: int, element: str) -> Way | None:
    """Few things that make it possible together: of all, whatever can be left out is left out."""
    given = [grant for grant in grants(rules) if not grant.alternative]

    def does(chosen: Sequence[Grant]) -> int | None:
        return touching(rules, with_given(state, seat, *chosen), seat, element)

    if does(given) is None:
        return None
    size = len(given) // 2
    while size:
        first = 0
        while first < len(given):
            fewer = given[:first] + given[first + size :]
            if does(fewer) is None:
                first += size
            else:
                given = fewer
        size //= 2
    action = does(given)
    return None if action is None else Way(tuple(given), (action,), _rule(rules, state))


# --- later in this turn ----------------------------------------------------------------------------------------------


def _later(
    rules: Ruleset, state: State, seat: int, element: str, states: int = STATES, *, main: bool = False
) -> Way | None:
    """The shortest line of the seat's own actions whose last one touches the part, if there is a short one."""
    for line, after in islice(_ahead(rules, state, seat, main=main), states):
        action = touching(rules, after, seat, element)
        if action is not None:
            return Way((), (*line, action), _rule(rules, after))
    return None


def _by_other_moves(
    rules: Ruleset, state: State, seat: int, element: str, known: set[str], *, main: bool = False
) -> list[Way]:
    """What would change the moves of this turn so that a figure comes to a space."""
    found: list[Way] = []
    for grant in grants(rules):
        if grant.moves and grant.kind not in known:
            way = _later(rules, with_given(state, seat, grant), seat, element, STATES_EACH, main=main)
            if way is not None:
                found.append(Way((grant,), way.line, way.rule))
    return sorted(found, key=lambda way: len(way.line))


def _ahead(rules: Ruleset, state: State, seat: int, *, main: bool) -> Iterator[tuple[tuple[int, ...], State]]:
    """What the seat can bring about by itself before anything new comes, the nearest first; `main`: without extras."""
    pending: deque[tuple[tuple[int, ...], State]] = deque([((), state)])
    while pending:
        line, before = pending.popleft()
        for action in rules.options(before) if int(rules.decider(before)) == seat else ():
            kind = int(kind_of(action))
            if shows_new(rules, action) or not rules.action_specs[kind].foretold:
                continue
            if main and int(rules.role[kind]) not in (MAIN, SPACE_OFFER):
                continue
            after = before.copy()
            rules.apply(after, action)
            if rules.decider(after) != seat:
                continue
            yield (*line, action), after
            if len(line) + 1 < DEPTH:
                pending.append(((*line, action), after))


# --- at other moments ------------------------------------------------------------------------------------------------


def _to_space_in_next_turn(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """To a space: with the dice of the next turn, or with others."""
    turn = next(moments(rules, state, seat, spaces=False), None)
    if turn is None or turn.kind not in ("turn", "round"):
        return []
    when = When(turn.kind, turn.number)
    found = find_ways(rules, turn.state, seat, element)
    return [way._replace(when=when) for way in found if way.when is None]


def _at_other_moments(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """At which moments it is possible as it is, else at which one with what is lacking."""
    known = list(moments(rules, state, seat))
    found = [way for moment in known if (way := _then(rules, moment, seat, element)) is not None]
    if found:
        least = min(len(way.line) for way in found)
        return [way for way in found if len(way.line) == least]
    helped = [moment for moment in known if _with_everything(rules, moment.state, seat, element)]
    for lacking, where in ((_alone, helped), (_in_turn, known), (_few, helped)):
        for moment in where:
            ways = lacking(rules, moment.state, seat, element)
            if ways:
                return [way._replace(when=When(moment.kind, moment.number)) for way in ways]
    return []


def _in_turn(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """What would change what a turn can be taken with, or its move, so that it comes to the part."""
    is_turn = int(kind_of(top(state))) == F_TURN
    return _by_other_moves(rules, state, seat, element, set(), main=True) if is_turn else []


def _few(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    way = _together(rules, state, seat, element)
    return [] if way is None else [way]


def _then(rules: Ruleset, moment: Moment, seat: int, element: str) -> Way | None:
    """At another moment as it is, or a little later then."""
    action = touching(rules, moment.state, seat, element)
    when = When(moment.kind, moment.number)
    if action is not None:
        return Way((), (action,), _rule(rules, moment.state), when)
    way = _later(rules, moment.state, seat, element, STATES_EACH, main=moment.kind != "turn")
    return None if way is None else way._replace(when=when)


def _rule(rules: Ruleset, state: State) -> str:
    """The rule that asks: that of the space whose action is asked about, else that of the frame."""
    frame = int(top(state))
    spec = rules.frame_specs[int(kind_of(frame))]
    return rules.space_specs[frame_field(spec, frame, "space")].rule if "space" in spec.fields else spec.rule
