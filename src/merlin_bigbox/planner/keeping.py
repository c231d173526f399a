"""A plan that somebody keeps: which of its steps still hold, what broke one, and what could be done instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from merlin_bigbox.engine.base.names import A_END_TURN, A_TURN, F_MOVE, F_PASS, F_TURN
from merlin_bigbox.engine.core.packed import kind_of, pack
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.line import shows_new
from merlin_bigbox.planner.orders import Route, follow
from merlin_bigbox.planner.plan import NOWHERE, Row, Step, begin, landing, row_of, step_of
from merlin_bigbox.planner.search import Reached, RoundSearch

MOST_STEPS: Final = 10
MOST_CHANGES: Final = 12
"""So many other ways for a step are told, the best first."""
WIDTH: Final = 4

Status = Literal["holds", "broken", "played"]
Cause = Literal["", "elsewhere", "route", "action"]
"""Why a step is broken: its die leads elsewhere now, it cannot be taken, or what was to be done there cannot be."""


class Kept(msgspec.Struct, frozen=True):
    """A turn as somebody keeps it: its actions, and the space to which so many of them led when it was kept."""

    actions: tuple[int, ...]
    route: int = 0
    space: int = NOWHERE


class CheckedStep(msgspec.Struct, frozen=True):
    """A kept step at this moment; `step` is there if it holds."""

    status: Status
    cause: Cause = ""
    action: int = 0
    """The action that cannot be played any more."""
    space: int = NOWHERE
    """Where it leads now."""
    step: Step | None = None


class Change(msgspec.Struct, frozen=True):
    """Another way for a step with the same die."""

    action: int
    """What changes it; 0 if nothing does, and only what is done there is new."""
    row: Row
    """From this step on, with the routes of the following ones as far as they can still be taken."""


class Checked(msgspec.Struct, frozen=True):
    """A kept plan at this moment."""

    steps: tuple[CheckedStep, ...]
    row: Row | None
    """What is left of it: the steps that hold."""
    play: tuple[int, ...]
    """The actions up to the next new information that can be played at once, if the seat is asked."""
    step: int
    """Of which step other ways are told; -1 if of none."""
    changes: tuple[Change, ...]


class _Replayed(NamedTuple):
    checked: CheckedStep
    end: Reached | None
    left: tuple[int, ...] = ()
    """What is left to be played of it."""


def check(rules: Ruleset, observation: Observation, kept: Sequence[Kept], change: int = -1) -> Checked:
    """Play a plan again at this moment, and look for other ways of one step: the asked one, or the first broken one."""
    search, start = begin(rules, observation)
    if start is None:
        return Checked((), None, (), -1, ())
    steps: list[CheckedStep] = []
    before: list[Reached] = []
    play: tuple[int, ...] = ()
    at = start
    for number, each in enumerate(kept):
        before.append(at)
        done = _replay(search, at, each, first=number == 0 or all(step.status == "played" for step in steps))
        steps.append(done.checked)
        if done.end is not None:
            if at is start and done.left:
                play = _playable(search, done.left)
            at = done.end
    wanted = change
    if wanted < 0:
        wanted = next((number for number, step in enumerate(steps) if step.status == "broken"), -1)
    changes: tuple[Change, ...] = ()
    if 0 <= wanted < len(steps) and steps[wanted].status != "played":
        rest = [
            each.step.actions[: each.step.route]
            for each in steps[wanted + 1 :]
            if each.step is not None and each.status == "holds"
        ]
        changes = tuple(changes_of(search, before[wanted], kept[wanted].actions, rest))[:MOST_CHANGES]
    held = [step.step for step in steps if step.step is not None]
    now = int(at.points - start.points)
    row = Row(tuple(held), now, int(at.scored - start.scored) - now, round(at.margin - start.margin, 3), exact=False)
    return Checked(tuple(steps), row if held else None, play, wanted if changes else -1, changes)


def _replay(search: RoundSearch, before: Reached, kept: Kept, *, first: bool) -> _Replayed:
    """Play a step again; if its turn is under way, what is left of it."""
    rules, actions = search.rules, kept.actions
    turn = search.turn(before)
    if turn is not None and first and int(kind_of(top(turn))) != F_TURN:
        is_under_way = _is_under_way(search, before, turn, actions[0])
        # A plan may begin in the middle of a turn: then its first action may be one that the next turn offers, too.
        for skipped in range(len(actions) if is_under_way else 1):
            route = max(0, kept.route - skipped)
            # Once the route is over it does not matter where stairs or others take the figure after it.
            ended = _played(search, turn.copy(), actions[skipped:], route, kept.space if route else NOWHERE)
            if isinstance(ended, State):
                return _held(search, before, actions[skipped:], route, ended)
        if is_under_way:  # it is over, or was taken in another way
            return _Replayed(CheckedStep("played"), search.closed(turn, before, []))
    if turn is not None and int(kind_of(top(turn))) != F_TURN:
        turn = search.turn(search.closed(turn, before, []))
    if turn is None or not rules.offers(turn, actions[0]):
        own = not rules.source_of[int(kind_of(actions[0]))].optional
        return _Replayed(CheckedStep("played") if own else CheckedStep("broken", "route", actions[0]), None)
    ended = _played(search, turn, actions, kept.route, kept.space)
    if isinstance(ended, CheckedStep):
        return _Replayed(ended, None)
    return _held(search, before, actions, kept.route, ended)


def _is_under_way(search: RoundSearch, before: Reached, turn: State, source: int) -> bool:
    """Whether the turn that has begun is the one with this die: it is being moved with, or is not there any more."""
    following = search.turn(search.closed(turn, before, []))
    return int(kind_of(top(turn))) == F_MOVE or following is None or not search.rules.offers(following, source)


def _held(search: RoundSearch, before: Reached, actions: Sequence[int], route: int, ended: State) -> _Replayed:
    end = search.closed(ended, before, list(actions))
    return _Replayed(CheckedStep("holds", step=step_of(search, before, end, route)), end, tuple(actions))


def _played(search: RoundSearch, state: State, actions: Sequence[int], route: int, wanted: int) -> State | CheckedStep:
    """The state in which the turn ends, or why the step does not hold. What moves after the route is its action."""
    rules, seat = search.rules, int(search.seat)
    arrived = NOWHERE
    for number, action in enumerate(actions):
        if int(rules.decider(state)) != seat or not rules.offers(state, action):
            if arrived == NOWHERE:
                return CheckedStep("broken", "route", action)
            return CheckedStep("broken", "elsewhere" if arrived != wanted else "action", action, arrived)
        last = number == len(actions) - 1
        if int(kind_of(action)) == A_END_TURN and not last:
            return CheckedStep("broken", "action", actions[number + 1], arrived)
        if last and (int(kind_of(action)) == A_END_TURN or not rules.action_specs[int(kind_of(action))].foretold):
            break
        rules.apply(state, action)
        _, space, _ = landing(rules, state)
        if number < route or arrived == NOWHERE:
            arrived = space if space != NOWHERE else arrived
    if NOWHERE not in (arrived, wanted) and arrived != wanted:
        return CheckedStep("broken", "elsewhere", 0, arrived)
    return state


def _playable(search: RoundSearch, actions: Sequence[int]) -> tuple[int, ...]:
    """The actions up to the first that shows something new, if the seat is asked now."""
    if not search.is_asked():
        return ()
    found: list[int] = []
    if int(kind_of(top(search.now))) == F_PASS:
        found.append(int(pack(A_TURN)))
    for action in actions:
        found.append(action)
        if shows_new(search.rules, action) or not search.rules.action_specs[int(kind_of(action))].foretold:
            break
    return tuple(found)


def changes_of(search: RoundSearch, before: Reached, actions: Sequence[int], rest: Sequence[Route]) -> list[Change]:
    """Other ways to take a turn with the die of these actions: as it is, or with one change; the best first."""
    turn = search.turn(before)
    if turn is None or not actions:
        return []
    source = actions[0]
    if int(kind_of(top(turn))) == F_TURN and not search.rules.offers(turn, source):
        return []
    plain = [tuple(route) for route in search.routes(turn) if int(kind_of(top(turn))) != F_TURN or route[0] == source]
    ways: list[tuple[int, Route]] = [(0, route) for route in plain]
    ways += [(_changing(search, route), tuple(route)) for route in search.changed_routes(turn, source)]
    found: list[Change] = []
    for changing, route in ways:
        order = follow(search, before, [route, *rest], WIDTH) or follow(search, before, [route], WIDTH)
        if order is not None:
            found.append(Change(changing, row_of(search, order)))
    found.sort(key=lambda change: -(change.row.now + change.row.scoring))
    return found


def _changing(search: RoundSearch, route: Sequence[int]) -> int:
    """The action of a route that is neither its die nor its move."""
    role = search.rules.role
    return next(action for action in route[1:] if int(role[int(kind_of(action))]) != 0)
