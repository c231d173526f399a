"""Warnings before waste: what an option would give up although another one offered would not, found by trying."""

from __future__ import annotations

from typing import Final, NamedTuple

from merlin_bigbox.engine.base import cells as at
from merlin_bigbox.engine.base import names as n
from merlin_bigbox.engine.base.fields import MISSION_CARD
from merlin_bigbox.engine.base.foresight import score_now
from merlin_bigbox.engine.base.rounds import LAST_ROUND, ends_with_scoring
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.base.turn import asked_next
from merlin_bigbox.engine.core.packed import field, kind_of, pack
from merlin_bigbox.engine.core.ruleset import AFTER_CHANGE, FREE, MAIN, ROUND, SPACE_OFFER
from merlin_bigbox.engine.core.state import State, push, top
from merlin_bigbox.game.elements import elements_of
from merlin_bigbox.game.notation import COLOUR_NAMES, read, write
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.requirements import requirements_met
from merlin_bigbox.game.shown import Caution
from merlin_bigbox.game.words import Words

RULES: Final = {
    "traitor": "BASE-70",
    "forfeit": "BASE-16",
    "mission": "BASE-50",
    "staff": "BASE-18",
    "flag": "BASE-60",
    "marker": "BASE-34",
}
"""The rule behind each kind of caution."""


class Waste(NamedTuple):
    """Options that would waste something, what it is worth, and where it is seen."""

    kind: str
    actions: tuple[int, ...]
    elements: tuple[str, ...]
    points: int = 0
    instead: int | None = None
    """The option that would bring these points, where it is told."""


def cautions(prospect: Prospect, words: Words) -> tuple[Caution, ...]:
    """What the asked seat is about to waste, in words."""
    return tuple(
        Caution(
            kind=waste.kind,
            text=words.catalogue.text(
                f"caution-{waste.kind}",
                points=waste.points,
                instead="" if waste.instead is None else words.quoted(waste.instead),
            ),
            rule=RULES[waste.kind],
            elements=waste.elements,
            actions=tuple(write(prospect.rules, action) for action in waste.actions),
        )
        for waste in wastes(prospect)
    )


def wastes(prospect: Prospect) -> list[Waste]:
    """Everything that some of the options would waste while another one would not."""
    if len(prospect.actions) < 2:
        return []
    found = [*_giving_up(prospect), *_open_traitor(prospect), *_last_marker(prospect)]
    ends = [action for action in prospect.actions if kind_of(action) == n.A_END_TURN]
    if ends:
        found += _mission(prospect, ends[0])
        found += _unused(prospect, ends[0])
    return found


def _total(prospect: Prospect, action: int) -> int:
    delta = prospect.deltas[action]
    return delta.now + delta.scoring


def _giving_up(prospect: Prospect) -> list[Waste]:
    """An action or a bonus that would bring something is forfeited (BASE-16, BASE-45)."""
    rules = prospect.rules
    idle = [action for action in prospect.actions if kind_of(action) in (n.A_FORFEIT, n.A_DECLINE)]
    used = [
        action
        for action in prospect.actions
        if action not in idle and int(rules.role[int(kind_of(action))]) in (MAIN, SPACE_OFFER)
    ]
    if not idle or not used:
        return []
    most = max(_total(prospect, action) for action in used) - _total(prospect, idle[0])
    elements = elements_of(rules, idle[0], int(top(prospect.trial.seen)))
    return [Waste("forfeit", tuple(idle), elements, most)] if most > 0 else []


def _open_traitor(prospect: Prospect) -> list[Waste]:
    """The last chance before a scoring to get rid of a traitor, or to cover it, is let go (BASE-70)."""
    state = prospect.trial.seen
    asked = int(kind_of(top(state)))
    if asked == n.F_REPEL:
        idle = n.A_SHIELDS
    elif ends_with_scoring(state.cells[ROUND]) and _was_last_turn(prospect):
        idle = n.A_END_TURN
    else:
        return []
    wasting = [action for action in prospect.actions if kind_of(action) == idle]
    if not wasting or not any(state.cells[at.TRAITORS + prospect.seat * n.COLOURS + c] for c in range(n.COLOURS)):
        return []
    others = [action for action in prospect.actions if action not in wasting and _foretold(prospect, action)]
    lost = _lost(prospect, state, wasting[0] if asked == n.F_REPEL else None)
    saved = max((_lost(prospect, state, action) for action in others), default=lost) - lost
    colours = [c for c in range(n.COLOURS) if state.cells[at.TRAITORS + prospect.seat * n.COLOURS + c]]
    elements = tuple(f"traitor:{COLOUR_NAMES[colour]}" for colour in colours)
    return [Waste("traitor", tuple(wasting), elements, saved)] if saved > 0 else []


def _lost(prospect: Prospect, state: State, action: int | None) -> int:
    """The points (0 or less) for traitors at a scoring after an action, or now."""
    rules = prospect.rules
    trial = state.copy()
    cell = int(rules.sheet + prospect.seat * rules.reason_count + n.R_TRAITORS)
    before = int(trial.cells[cell])
    scoring = kind_of(top(trial)) == n.F_REPEL
    if action is not None:
        rules.apply(trial, action)
    if not scoring:
        score_now(rules, trial)
    while scoring and kind_of(top(trial)) == n.F_REPEL and int(rules.decider(trial)) == prospect.seat:
        rules.apply(trial, n.A_SHIELDS)
    return int(trial.cells[cell]) - before


def _last_marker(prospect: Prospect) -> list[Waste]:
    """The last influence marker is placed, and another option would keep it (BASE-34)."""
    state = prospect.trial.seen
    cell = at.MARKER + prospect.seat
    if state.cells[cell] != 1:
        return []
    placing = [
        action for action in prospect.actions if _foretold(prospect, action) and _after(prospect, action, cell) == 0
    ]
    if not placing or len(placing) == len(prospect.actions):
        return []
    elements = elements_of(prospect.rules, placing[0], int(top(state)))[:1]
    return [Waste("marker", tuple(placing), elements)]


def _after(prospect: Prospect, action: int, cell: int) -> int:
    trial = prospect.trial.seen.copy()
    prospect.rules.apply(trial, action)
    return int(trial.cells[cell])


def _mission(prospect: Prospect, end: int) -> list[Waste]:
    """The turn ends although all requirements of a mission are met (BASE-50)."""
    tables = base_tables(prospect.rules)
    state, seat = prospect.trial.seen, prospect.seat
    offered = [int(field(action, MISSION_CARD)) for action in prospect.actions if kind_of(action) == n.A_MISSION]
    ready = [card for card in offered if all(requirements_met(tables, state, card, seat))]
    elements = tuple(f"card:{tables.edition.missions[card].id}" for card in ready)
    return [Waste("mission", (end,), elements, len(ready))] if ready else []


def _unused(prospect: Prospect, end: int) -> list[Waste]:
    """The very last turn ends, and a staff, a flag or other help would bring more than keeping it (BASE-18, 60, 80)."""
    if prospect.trial.seen.cells[ROUND] != LAST_ROUND or not _was_last_turn(prospect):
        return []
    best: dict[str, Waste] = {}
    kept = _at_the_end(prospect)
    for action in prospect.actions:
        role = int(prospect.rules.role[int(kind_of(action))])
        if kind_of(action) == n.A_MISSION or not (kind_of(action) == n.A_STAFF or role in (FREE, AFTER_CHANGE)):
            continue
        kind = "staff" if kind_of(action) == n.A_STAFF else "flag"
        gain = _at_the_end(prospect, action) - kept
        if gain > 0 and (kind not in best or gain > best[kind].points):
            elements = elements_of(prospect.rules, action, int(top(prospect.trial.seen)))
            best[kind] = Waste(kind, (end,), elements, gain, action)
    return list(best.values())


def _at_the_end(prospect: Prospect, action: int | None = None) -> int:
    """The points when the game is over, after an action and its best continuation, or as it is now.

    What is kept counts, too: staffs, apples, goods, gold (BASE-80).
    """
    rules, state = prospect.rules, prospect.trial.seen.copy()
    if action is not None:
        if not _foretold(prospect, action):
            return _at_the_end(prospect)
        for further in (action, *(read(rules, text) for text in prospect.deltas[action].best)):
            rules.apply(state, further)
    score_now(rules, state)
    push(state, pack(n.F_FINAL))
    rules.settle(state)
    return int(rules.points_of(state, prospect.seat))


def _was_last_turn(prospect: Prospect) -> bool:
    """Whether the seat has no other turn in this round."""
    return int(asked_next(prospect.rules, prospect.trial.seen, prospect.seat)) == n.F_TURNS


def _foretold(prospect: Prospect, action: int) -> bool:
    return prospect.trial.spec_of(action).foretold
