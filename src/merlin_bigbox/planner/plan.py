"""Plans of a seat in numbers: the tree of all orders, from what the seat knows and nothing else."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec

from merlin_bigbox.bots.learning.model import learned_for
from merlin_bigbox.bots.search.appraisal import Appraisal
from merlin_bigbox.bots.search.turn_search import tables_of
from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, TRAITORS, die_at
from merlin_bigbox.engine.base.fields import MISSION_CARD
from merlin_bigbox.engine.base.names import (
    A_END_TURN,
    A_MISSION,
    A_MOVE,
    COLOURS,
    DICE_SLOTS,
    F_ARRIVED,
    KNIGHT_FIGURE,
    MERLIN_DIE,
    MERLIN_FIGURE,
    SHIELD,
)
from merlin_bigbox.engine.core.packed import field, kind_of
from merlin_bigbox.engine.core.ruleset import Observation, Ruleset
from merlin_bigbox.engine.core.specs import frame_field
from merlin_bigbox.engine.core.state import State, top
from merlin_bigbox.game.preview import Trial
from merlin_bigbox.planner.orders import COMPILED, Order, Orders
from merlin_bigbox.planner.search import Reached, RoundSearch

MOST_POSITIONS: Final = 10_000 if COMPILED else 1_000
"""So many positions are looked at for the complete tree; the bound decides, never a clock."""
MOST_ROWS: Final = 24
"""More orders than this are folded."""
NOWHERE: Final = -1


class Step(msgspec.Struct, frozen=True):
    """One turn of a plan: its actions, where they lead, and what changes by it."""

    actions: tuple[int, ...]
    frames: tuple[int, ...]
    """What is asked at each of them."""
    route: int
    """So many of them lead to the space; the others are done there."""
    figure: int
    space: int
    """Whose action is performed; NOWHERE where no figure moves."""
    path: tuple[int, ...]
    now: int
    scoring: int
    missions: tuple[int, ...]
    """The cards that are completed."""
    shields: tuple[int, ...]
    """The colours of own traitors that a shield repels from then on."""
    depends: bool
    """Somebody else may move its figure before."""
    open_end: bool
    """It ends with something new: a card is drawn, or something is looked at."""


class Row(msgspec.Struct, frozen=True):
    """An order of turns: points at once, how much more at a scoring then, and the change of the expected margin."""

    steps: tuple[Step, ...]
    now: int
    scoring: int
    worth: float
    exact: bool
    folded: int = 0
    """So many more orders begin with the same turn and come to the same."""


class Tree(msgspec.Struct, frozen=True):
    """All orders, the best first."""

    rows: tuple[Row, ...]
    orders: int
    """How many were found before equal ones were folded."""
    exact: bool
    """There are no others, and none brings more points than is said."""


@lru_cache(maxsize=16)
def appraisal_of(rules: Ruleset) -> Appraisal:
    """Merlin's estimate of how a game will end."""
    learned = learned_for(rules)
    return Appraisal(rules, tables_of(rules), learned.weights, learned.spread)


def begin(rules: Ruleset, observation: Observation) -> tuple[RoundSearch, Reached | None]:
    """A search for the observing seat, and where it begins: nowhere outside of the turns of a round."""
    search = RoundSearch(rules, observation, appraisal_of(rules))
    return search, search.start()


def plan(rules: Ruleset, observation: Observation, turns: int = 0, most: int = MOST_POSITIONS) -> Tree:
    """The tree of the turns left (or so many of them), looking at about so many positions; with 0 at the first ones."""
    search, start = begin(rules, observation)
    if start is None:
        return Tree((), 0, exact=True)
    orders = Orders(search, start, turns)
    orders.widen(most)
    rows = [row_of(search, order) for order in orders.found]
    if len(rows) > MOST_ROWS:
        rows = folded(rows)
    return Tree(tuple(rows[:MOST_ROWS]), len(orders.found), orders.exact)


def folded(rows: list[Row]) -> list[Row]:
    """Rows that begin alike and come to the same as one."""
    found: dict[tuple[object, ...], Row] = {}
    for row in rows:
        first, missions = row.steps[0], sorted(card for step in row.steps for card in step.missions)
        key = (first.actions[: first.route], row.now, row.scoring, tuple(missions))
        known = found.get(key)
        found[key] = row if known is None else msgspec.structs.replace(known, folded=known.folded + 1)
    return list(found.values())


def row_of(search: RoundSearch, order: Order) -> Row:
    """An order with its steps told apart."""
    ends: list[Reached] = [order.best]
    while len(ends) <= len(order.routes) and (before := ends[-1].before) is not None:
        ends.append(before)
    ends.reverse()
    steps = [
        step_of(search, one, other, len(route))
        for (one, other), route in zip(pairwise(ends), order.routes, strict=True)
    ]
    start, end = ends[0], ends[-1]
    now = int(end.points - start.points)
    return Row(
        tuple(steps), now, int(end.scored - start.scored) - now, round(end.margin - start.margin, 3), order.exact
    )


def step_of(search: RoundSearch, before: Reached, after: Reached, route: int) -> Step:
    """One turn between two ends."""
    rules, seat = search.rules, int(search.seat)
    state = search.turn(before) or before.state.copy()
    actions = tuple(after.actions)
    frames: list[int] = []
    figure, space, path = landing(rules, state)
    for number, action in enumerate(actions):
        frames.append(int(top(state)))
        if number == len(actions) - 1 and not rules.action_specs[int(kind_of(action))].foretold:
            break
        if number < route and rules.action_specs[int(kind_of(action))].moves:
            path = way(rules, state, seat, action) or path
        rules.apply(state, action)
        if number < route:
            found, where, _ = landing(rules, state)
            figure, space = (found, where) if where != NOWHERE else (figure, space)
    now = int(after.points - before.points)
    return Step(
        actions=actions,
        frames=tuple(frames),
        route=route,
        figure=figure,
        space=space,
        path=path,
        now=now,
        scoring=int(after.scored - before.scored) - now,
        missions=tuple(int(field(action, MISSION_CARD)) for action in actions if kind_of(action) == A_MISSION),
        shields=tuple(repelled(before.state, after.state, seat)),
        depends=figure > KNIGHT_FIGURE and before.under_way is None and moved_by_others(search, figure),
        open_end=int(kind_of(actions[-1])) != A_END_TURN if actions else False,
    )


def landing(rules: Ruleset, state: State) -> tuple[int, int, tuple[int, ...]]:
    """The figure that has arrived in this state, the space whose action is performed, and the way of one space."""
    frame = int(top(state))
    if int(kind_of(frame)) != F_ARRIVED:
        return KNIGHT_FIGURE, NOWHERE, ()
    spec = rules.frame_specs[F_ARRIVED]
    space = frame_field(spec, frame, "space")
    return frame_field(spec, frame, "figure"), space, (space,)


def way(rules: Ruleset, state: State, seat: int, action: int) -> tuple[int, ...]:
    """The spaces on which a figure walks by this action."""
    leads = Trial.of(rules, state, seat).leads(action)
    return leads[0].path if leads and (len(leads) == 1 or int(kind_of(action)) == A_MOVE) else ()


def repelled(before: State, after: State, seat: int) -> list[int]:
    """The colours of traitors that are covered by shields only afterwards."""
    found: list[int] = []
    for colour in range(COLOURS):
        shield = GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS + colour
        traitor = TRAITORS + seat * COLOURS + colour
        was = int(before.cells[traitor] - before.cells[shield])
        if was > 0 and int(after.cells[traitor] - after.cells[shield]) < was and after.cells[traitor] > 0:
            found.append(colour)
    return found


def moved_by_others(search: RoundSearch, figure: int) -> bool:
    """Whether another seat has a die left that moves this figure."""
    slot = MERLIN_DIE if figure == MERLIN_FIGURE else DICE_SLOTS - 1
    return any(
        int(search.now.cells[die_at(other, slot)]) > 0
        for other in range(int(search.rules.players))
        if other != int(search.seat)
    )
