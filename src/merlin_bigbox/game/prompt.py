"""What is asked now: the question in words, and for the asked seat its options with all that can be said of them."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

import msgspec

from merlin_bigbox.engine.base.fields import GRAIL_COLOUR
from merlin_bigbox.engine.base.names import A_END_TURN, A_MISSION, F_GRAIL, F_REPEL
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import field, kind_of
from merlin_bigbox.engine.core.ruleset import ARRIVAL_CHANGE, FREE, MOVE_CHANGE, POINTS_EVENT, Ruleset
from merlin_bigbox.engine.core.specs import action_field
from merlin_bigbox.game import notation
from merlin_bigbox.game.cautions import cautions
from merlin_bigbox.game.elements import elements_of, steps_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.option_facts import OptionFacts
from merlin_bigbox.game.preview import Outcome, ends_of
from merlin_bigbox.game.prospect import Prospect
from merlin_bigbox.game.shown import Delta, Group, Lead, Option, Prompt
from merlin_bigbox.game.words import Words

MANY: Final = 40
"""Of so many options each is told in short, without its effects."""
EFFECTS: Final = 3
"""So many effects are told at most."""


def prompt(
    game: Game,
    seat: int | None,
    words: Words,
    prospect: Prospect | None = None,
    *,
    facts: bool = False,
    deltas: bool = False,
    advises: bool = True,
) -> Prompt | None:
    """What is asked now, as the seat (or a spectator) may know it; nothing while nobody is asked.

    `prospect` is what was worked out of the same moment before. With `facts` each option tells what it means now and
    waste is warned of, with `deltas` each option tells what it changes; what is best on a space only if this `advises`.
    """
    decider = game.decider
    if decider is None:
        return None
    asked = SEAT_NAMES[decider]
    if seat != decider:
        text = words.catalogue.text("ui-turn-of", player=words.seat(decider))
        return Prompt(asked, game.frame_name, text, words.prompt_rule(game.frame))
    prospect = prospect or Prospect(game, decider)
    told = OptionFacts(words, prospect, advises=advises) if facts else None
    options = tuple(_option(game, words, prospect, action, told, deltas=deltas) for action in prospect.actions)
    warned = cautions(prospect, words) if facts else ()
    return Prompt(asked, game.frame_name, words.prompt(game.frame), words.prompt_rule(game.frame), options, warned)


def _option(
    game: Game, words: Words, prospect: Prospect, action: int, facts: OptionFacts | None, *, deltas: bool
) -> Option:
    rules = game.rules
    spec = rules.action_specs[int(kind_of(action))]
    leads, outcome = prospect.leads[action], prospect.outcomes[action]
    ends = (*ends_of(rules, spec, outcome), *(f"space:{lead.space}" for lead in leads if spec.arrives))
    elements = (*ends, *elements_of(rules, action, game.frame))
    delta = prospect.deltas[action] if deltas else None
    shown = _ways(prospect, action, leads, facts, deltas=deltas)
    label = words.action(action, game.frame)
    beside = int(rules.role[int(kind_of(action))]) in (FREE, MOVE_CHANGE, ARRIVAL_CHANGE)
    return Option(
        action=notation.write(rules, action),
        kind=spec.name,
        label=label,
        elements=elements,
        leads=shown,
        points=outcome.points,
        effects=() if len(prospect.actions) > MANY else _effects(game, words, prospect.seat, action, outcome),
        secret=spec.reveals,
        beside=beside,
        group=_group(rules, int(kind_of(action)), beside=beside),
        ends_turn=int(kind_of(action)) == A_END_TURN,
        fact=_fact(game, facts, action, label, elements, leads, delta) if facts else "",
        delta=delta,
        steps=(*steps_of(rules, action, game.frame), *ends),
    )


def _ways(
    prospect: Prospect, action: int, leads: tuple[Lead, ...], facts: OptionFacts | None, *, deltas: bool
) -> tuple[Lead, ...]:
    """Where the option leads; of several ways each tells for itself what it means and changes."""
    if len(leads) < 2:
        return leads
    changed: tuple[Delta | None, ...] = prospect.ways.get(action, ()) if deltas else ()
    found: list[Lead] = []
    for lead, delta in zip_longest(leads, changed):
        fact = facts.arrival(f"space:{lead.space}", delta) if facts else ""
        found.append(msgspec.structs.replace(lead, fact=fact, delta=delta))
    return tuple(found)


def _fact(
    game: Game,
    facts: OptionFacts,
    action: int,
    label: str,
    elements: tuple[str, ...],
    leads: tuple[Lead, ...],
    delta: Delta | None,
) -> str:
    """One line on what the option means now, unless its label says so."""
    if int(kind_of(game.frame)) == F_GRAIL:
        return facts.of_tie(COLOUR_NAMES[int(field(game.frame, GRAIL_COLOUR))])
    fact = facts.of(action, elements, leads, delta)
    return "" if fact.removesuffix("…").casefold() in label.casefold() else fact


def _group(rules: Ruleset, kind: int, *, beside: bool) -> Group:
    """What the option stands together with."""
    if rules.source_of[kind] in rules.sources:
        return "dice"
    if rules.action_specs[kind].name.startswith("flag "):
        return "flags"
    if kind == A_MISSION:
        return "missions"
    return "extras" if beside else "choice"


def _effects(game: Game, words: Words, seat: int, action: int, outcome: Outcome) -> tuple[str, ...]:
    """What happens at once besides what the label says, in a few sentences to the asked seat.

    In a scoring others follow at once: what they do is no effect of the option.
    """
    alone = int(kind_of(game.frame)) in (F_REPEL, F_GRAIL)
    heard = [event for event in outcome.events if event.seat == seat or not alone]
    told = [words.event(event, seat) for event in heard if not _said(words, action, event)]
    return tuple(dict.fromkeys(told))[:EFFECTS]


def _said(words: Words, action: int, event: Event) -> bool:
    """Whether the label says it already: points stand apart, and so does an event about the fields of the action."""
    rules = words.rules
    spec, doing = rules.event_specs[int(event.kind)], rules.action_specs[int(kind_of(action))]
    if event.kind == POINTS_EVENT or spec.echo or spec.name in (doing.name, doing.says):
        return True
    if not spec.fields:
        return False
    count = len(spec.fields)
    done = tuple(action_field(doing, action, name) for name in doing.fields[:count])
    return spec.types == doing.types[:count] and event.values()[:count] == done
