"""Why not? What keeps a part of the board from being chosen, asked of the rules themselves.

There is no second rulebook here: on a copy of what the seat knows, one thing after the other is given to it, or its
turn is played on a little, until the rules offer something that touches the part.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Final, NamedTuple

from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.elements import elements_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.grants import Grant, either, grants, told
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.game.preview import Trial, ends_of
from merlin_bigbox.game.shown import Sentence
from merlin_bigbox.game.words import Words

DEPTH: Final = 3
"""So many actions ahead are looked at."""
STATES: Final = 150
"""So many states of the turn are looked at, and so many pairs of things."""
STATES_EACH: Final = 16
"""So many with each thing that could change a move: what it does is seen after the next action or two."""
TOLD: Final = 4
"""So many sentences of a kind are told at most."""
SPACE: Final = "space:"


class Way(NamedTuple):
    """With these things, after this line of actions, the last of which touches the part; `rule` asks for it."""

    given: tuple[Grant, ...]
    line: tuple[int, ...]
    rule: str


class WhyNot(NamedTuple):
    """The reasons, in words; `missing` is what would make it possible, each alone unless a line says together."""

    lines: tuple[Sentence, ...]
    missing: tuple[str, ...]


def why_not(game: Game, element: str, words: Words) -> WhyNot:
    """Why the seat that is asked cannot choose a part of the board now, from what it knows."""
    seat = game.decider or 0
    ghost = game.imagined(seat)
    rules, state = ghost.rules, ghost.state
    ways = find_ways(rules, state, seat, element)
    instead = _instead(ghost, seat, words) if element.startswith(SPACE) else ()
    if not ways:
        message = "never" if _asks_for(rules, state, element) else "asked"
        return WhyNot((_line(words, message, ghost.rule, question=words.prompt(ghost.frame)), *instead), ())
    first = ways[0]
    if not first.given:
        message = "offered" if len(first.line) == 1 else "later"
        return WhyNot((_line(words, message, first.rule, steps=_steps(words, first)),), ())
    if len(first.given) > 1:
        missing = told(words, first.given)
        return WhyNot((_line(words, "missing-all", first.rule, missing=", ".join(missing)),), tuple(missing))
    missing = told(words, (way.given[0] for way in ways))
    at_once = told(words, (way.given[0] for way in ways if len(way.line) == 1))
    lines = [_line(words, "missing", ghost.rule, missing=either(words, at_once))] if at_once else []
    lines += [
        _line(words, "with", way.rule, missing=told(words, way.given)[0], steps=_steps(words, way))
        for way in [way for way in ways if len(way.line) > 1][:TOLD]
    ]
    return WhyNot((*instead, *lines), tuple(missing))


# --- asking the rules ------------------------------------------------------------------------------------------------


def find_ways(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """The shortest ways to something that touches the part: as it is, later in this turn, or with what is lacking."""
    now = touching(rules, state, seat, element)
    if now is not None:
        return [Way((), (now,), _rule(rules, state))]
    direct = _direct(rules, state, seat, element)
    if direct and not element.startswith(SPACE):
        return direct
    later = _later(rules, state, seat, element)
    if later is not None:
        return [later]
    if element.startswith(SPACE):
        return [*direct, *_by_other_moves(rules, state, seat, element, {way.given[0].kind for way in direct})]
    return _pair(rules, state, seat, element)


def touching(rules: Ruleset, state: State, seat: int, element: str) -> int | None:
    """Something offered to the seat that touches the part, or leads a figure there."""
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


def _direct(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """What makes it possible at once."""
    found: list[Way] = []
    for grant in grants(rules):
        action = touching(rules, with_given(state, seat, grant), seat, element)
        if action is not None:
            found.append(Way((grant,), (action,), _rule(rules, state)))
    return found


def _later(rules: Ruleset, state: State, seat: int, element: str, states: int = STATES) -> Way | None:
    """The shortest line of the seat's own actions whose last one touches the part, if there is a short one."""
    for line, after in islice(_ahead(rules, state, seat), states):
        action = touching(rules, after, seat, element)
        if action is not None:
            return Way((), (*line, action), _rule(rules, after))
    return None


def _by_other_moves(rules: Ruleset, state: State, seat: int, element: str, known: set[str]) -> list[Way]:
    """To a space: what would change the moves of this turn so that a figure comes there."""
    found: list[Way] = []
    for grant in grants(rules):
        if grant.moves and grant.kind not in known:
            way = _later(rules, with_given(state, seat, grant), seat, element, STATES_EACH)
            if way is not None:
                found.append(Way((grant,), way.line, way.rule))
    return sorted(found, key=lambda way: len(way.line))


def _pair(rules: Ruleset, state: State, seat: int, element: str) -> list[Way]:
    """Two things that make it possible together."""
    tried = 0
    for pair in combinations(grants(rules), 2):
        if pair[0].kind == pair[1].kind:
            continue
        action = touching(rules, with_given(state, seat, *pair), seat, element)
        if action is not None:
            return [Way(pair, (action,), _rule(rules, state))]
        tried += 1
        if tried == STATES:
            break
    return []


def with_given(state: State, seat: int, *given: Grant) -> State:
    """A copy in which the seat has these things."""
    copy = state.copy()
    for grant in given:
        grant.give(copy, seat)
    return copy


def _ahead(rules: Ruleset, state: State, seat: int) -> Iterator[tuple[tuple[int, ...], State]]:
    """What the seat can bring about by itself before anything new comes, the nearest first."""
    pending: deque[tuple[tuple[int, ...], State]] = deque([((), state)])
    while pending:
        line, before = pending.popleft()
        for action in rules.options(before):
            if shows_new(rules, action) or not rules.action_specs[int(kind_of(action))].foretold:
                continue
            after = before.copy()
            rules.apply(after, action)
            if rules.decider(after) != seat:
                continue
            yield (*line, action), after
            if len(line) + 1 < DEPTH:
                pending.append(((*line, action), after))


def _asks_for(rules: Ruleset, state: State, element: str) -> bool:
    """Whether what is asked now is about parts of the same kind."""
    family, frame = element.partition(":")[0] + ":", int(top(state))
    return any(part.startswith(family) for action in rules.options(state) for part in elements_of(rules, action, frame))


def _rule(rules: Ruleset, state: State) -> str:
    return rules.frame_specs[int(kind_of(top(state)))].rule


# --- in words --------------------------------------------------------------------------------------------------------


def _line(words: Words, message: str, rule: str, **params: str) -> Sentence:
    return Sentence(words.catalogue.text(f"why-not-{message}", **params), rule)


def _steps(words: Words, way: Way) -> str:
    return " · ".join(words.action(action) for action in way.line)


def _instead(ghost: Game, seat: int, words: Words) -> tuple[Sentence, ...]:
    """Where the dice lead."""
    trial = Trial.of(ghost.rules, ghost.state, seat)
    found = [
        _line(words, "lead", ghost.rule, action=words.action(action), space=words.space(lead.space))
        for action in ghost.options_now()
        for lead in trial.leads(action)
        if not trial.spec_of(action).arrives
    ]
    return tuple(dict.fromkeys(found))[:TOLD]
