"""What two lines of a turn lead to, as facts that everybody at the table could count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from merlin_bigbox.bots.bot import Request
from merlin_bigbox.bots.explanation.deeds import KEPT, OWN, count, lacking
from merlin_bigbox.engine.base.cells import GOODS, GOODS_OF_SEAT, TRAITORS
from merlin_bigbox.engine.base.foresight import Foresight
from merlin_bigbox.engine.base.names import A_END_TURN, A_MISSION, A_PASS, A_TAKE, COLOURS, SHIELD
from merlin_bigbox.engine.base.rounds import ends_with_scoring
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.random import Random
from merlin_bigbox.engine.core.ruleset import POINTS, ROUND, Ruleset
from merlin_bigbox.engine.core.state import State
from merlin_bigbox.review.ruler import Ruler

WORTH_NAMING: Final = 0.5
"""A source of points is named if the lines differ there by so many."""

SPENT: Final = ("flag", "material", "apple", "staff", "shield", "repel")
"""What a line may give away and another keep."""


class End(msgspec.Struct, frozen=True):
    """What a seat has at the end of a line, against its beginning."""

    points: int
    """Points at once."""
    missions: int
    """Mission cards completed."""
    open: int
    """Traitors without a shield."""
    scored: int = 0
    """What a scoring right after the line would bring."""


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

    def apart(self) -> dict[str, float]:
        """How much more the better line brings, by part; a card that it completes and its points are one thing."""
        found = {part: gain - self.given_gains.get(part, 0.0) for part, gain in self.gains.items()}
        if found and self.better.missions > self.given.missions:
            found["missions"] += found.pop("points")
        return found


def facts(ruler: Ruler, request: Request, given: Sequence[int], better: Sequence[int]) -> Facts:
    """Compare two lines in one world that fits all the seat knew."""
    rules, seat = request.rules, request.seat
    world = request.possible(Random(0))
    one, other = after(rules, world, given, seat), after(rules, world, better, seat)
    before, parts, better_parts = (ruler.parts(state, seat) for state in (world, one, other))
    more = {part: better_parts[part] - parts[part] for part in parts}
    themes = sorted((part for part in more if more[part] >= WORTH_NAMING), key=lambda part: -more[part])
    number = max(1, int(world.cells[ROUND]))
    end, best = _end(rules, world, one, given, seat), _end(rules, world, other, better, seat)
    modules, owned, theirs = (ruler.modules(state, seat) for state in (other, world, one))
    done = count(rules, world, other, seat, best.missions) | {name: modules[name] - owned[name] for name in modules}
    same = count(rules, world, one, seat, end.missions) | {name: theirs[name] - owned[name] for name in theirs}
    deeds = {name: number for name, number in done.items() if number > same.get(name, 0.0)}
    spent = (*SPENT, *(name for name in same if name.startswith(OWN)))
    deeds |= {f"{KEPT}{name}": -same[name] for name in spent if same.get(name, 0.0) < 0 <= done.get(name, 0.0)}
    if end.points > 0:
        deeds["instead"] = end.points
    return Facts(
        end,
        best,
        tuple(themes),
        number if ends_with_scoring(number) else number + 1,
        deeds | _cards(rules, (world, one, other), (given, better), seat),
        {part: better_parts[part] - before[part] for part in before},
        {part: parts[part] - before[part] for part in before},
    )


def brought(ruler: Ruler, before: State, line: Sequence[int], seat: int) -> tuple[dict[str, float], dict[str, float]]:
    """What a turn that was played did, as things that can be counted, and what it brought by parts of the value."""
    rules, end = ruler.rules, after(ruler.rules, before, line, seat)
    owned, modules = ruler.modules(before, seat), ruler.modules(end, seat)
    missions = sum(int(kind_of(action)) == A_MISSION for action in line)
    deeds = count(rules, before, end, seat, missions) | {name: modules[name] - owned[name] for name in modules}
    parts, then = ruler.parts(before, seat), ruler.parts(end, seat)
    return deeds, {part: then[part] - parts[part] for part in parts}


def _cards(
    rules: Ruleset, states: tuple[State, State, State], lines: tuple[Sequence[int], Sequence[int]], seat: int
) -> dict[str, float]:
    """How many pieces the missions lack that the lines take from the display: nothing else of a card is compared."""
    found: dict[str, float] = {}
    before = lacking(rules, states[0], seat)
    for name, state, line in zip(("other-lacks", "lacks"), states[1:], lines, strict=True):
        new = [lacks for card, lacks in lacking(rules, state, seat).items() if card not in before]
        if len(new) == 1 and int(kind_of(line[0])) == A_TAKE:
            found[name] = new[0]
    return found


def after(rules: Ruleset, world: State, line: Sequence[int], seat: int) -> State:
    """The state at the end of a line, before the turn is over: passing may end the round, and bring a scoring."""
    state = world.copy()
    for action in line:
        ends = int(kind_of(action)) in (A_END_TURN, A_PASS)
        if ends or int(rules.decider(state)) != seat or not rules.offers(state, action):
            break
        rules.apply(state, action)
    return state


def same_end(rules: Ruleset, world: State, given: Sequence[int], better: Sequence[int], seat: int) -> bool:
    """Whether two lines come to the same, in another order: then neither can be better."""
    begins = {int(kind_of(line[0])) for line in (given, better)}
    if begins & {A_END_TURN, A_PASS}:
        return False
    return after(rules, world, given, seat) == after(rules, world, better, seat)


def open_traitors(state: State, seat: int) -> int:
    """How many traitors of a seat have no shield against them (BASE-70)."""
    total = 0
    for colour in range(COLOURS):
        shields = int(state.cells[GOODS + seat * GOODS_OF_SEAT + SHIELD * COLOURS + colour])
        total += max(0, int(state.cells[TRAITORS + seat * COLOURS + colour]) - shields)
    return total


def _end(rules: Ruleset, start: State, end: State, line: Sequence[int], seat: int) -> End:
    return End(
        int(end.cells[POINTS + seat]) - int(start.cells[POINTS + seat]),
        sum(int(kind_of(action)) == A_MISSION for action in line),
        open_traitors(end, seat),
        int(Foresight(rules, seat).leaf(end).scored) - int(end.cells[POINTS + seat]),
    )
