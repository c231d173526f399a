"""What two lines of a turn lead to, as facts that everybody at the table could count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.explanation.deeds import count
from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, TRAITORS
from merlin_bigbox.engine.base.names import A_END_TURN, A_MISSION, COLOURS, SHIELD
from merlin_bigbox.engine.base.rounds import ends_with_scoring
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.review.ruler import Ruler

WORTH_NAMING: Final = 0.5
"""A source of points is named if the lines differ there by so many."""


class End(msgspec.Struct, frozen=True):
    """What a seat has at the end of a line, against its beginning."""

    points: int
    """Points at once."""
    missions: int
    """Mission cards completed."""
    open: int
    """Traitors without a shield."""


class Facts(msgspec.Struct, frozen=True):
    """Two lines compared."""

    given: End
    better: End
    themes: tuple[str, ...]
    """Where the better line has more, by parts of the value, most first."""
    scoring: int
    """The round after which the next scoring is."""
    deeds: dict[str, float] = {}
    """What can be counted of the better line, where it does more than the given one."""
    gains: dict[str, float] = {}
    given_gains: dict[str, float] = {}
    """What each line brings, in points by part of the value."""


def facts(ruler: Ruler, request: Request, given: Sequence[int], better: Sequence[int]) -> Facts:
    """Compare two lines in one world that fits all the seat knew."""
    rules, seat = request.rules, request.seat
    world = request.possible(Random(0))
    one, other = after(rules, world, given, seat), after(rules, world, better, seat)
    before, parts, better_parts = (ruler.parts(state, seat) for state in (world, one, other))
    more = {part: better_parts[part] - parts[part] for part in parts}
    themes = sorted((part for part in more if more[part] >= WORTH_NAMING), key=lambda part: -more[part])
    number = max(1, int(world.cells[ROUND]))
    end, best = _end(world, one, given, seat), _end(world, other, better, seat)
    modules, owned, theirs = (ruler.modules(state, seat) for state in (other, world, one))
    done = count(rules, world, other, seat, best.missions) | {name: modules[name] - owned[name] for name in modules}
    same = count(rules, world, one, seat, end.missions) | {name: theirs[name] - owned[name] for name in theirs}
    return Facts(
        end,
        best,
        tuple(themes),
        number if ends_with_scoring(number) else number + 1,
        {name: number for name, number in done.items() if number > same.get(name, 0.0)},
        {part: better_parts[part] - before[part] for part in before},
        {part: parts[part] - before[part] for part in before},
    )


def after(rules: Ruleset, world: State, line: Sequence[int], seat: int) -> State:
    """The state at the end of a line, before the turn is over."""
    state = world.copy()
    for action in line:
        if int(kind_of(action)) == A_END_TURN or int(rules.decider(state)) != seat or not rules.offers(state, action):
            break
        rules.apply(state, action)
    return state


def open_traitors(state: State, seat: int) -> int:
    """How many traitors of a seat have no shield against them (BASE-70)."""
    total = 0
    for colour in range(COLOURS):
        shields = int(state.cells[GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS + colour])
        total += max(0, int(state.cells[TRAITORS + seat * COLOURS + colour]) - shields)
    return total


def _end(start: State, end: State, line: Sequence[int], seat: int) -> End:
    return End(
        int(end.cells[POINTS + seat]) - int(start.cells[POINTS + seat]),
        sum(int(kind_of(action)) == A_MISSION for action in line),
        open_traitors(end, seat),
    )
