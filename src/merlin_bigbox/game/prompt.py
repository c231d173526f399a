"""What is asked now: the question in words, and for the asked seat its options with all that can be said of them."""

from __future__ import annotations

from typing import Final

from merlin_bigbox.engine.base.tables import VASSAL_NAMES
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import kind_of
from merlin_bigbox.engine.core.ruleset import ARRIVAL_CHANGE, FREE, MOVE_CHANGE, POINTS_EVENT
from merlin_bigbox.engine.core.specs import action_field, event_field, event_values
from merlin_bigbox.game import notation
from merlin_bigbox.game.elements import elements_of
from merlin_bigbox.game.game import Game
from merlin_bigbox.game.notation import COLOUR_NAMES, SEAT_NAMES
from merlin_bigbox.game.shown import Option, Prompt
from merlin_bigbox.game.trial import Outcome, Trial
from merlin_bigbox.game.words import Words

MANY: Final = 40
"""Of so many options each is told in short, without its effects."""
EFFECTS: Final = 3
"""So many effects are told at most."""
ARRIVING: Final = ("move", "move arthur", "move merlin", "stairs", "bors", "flag mirror")
"""Options that end on a space at once: clicking the space means them."""
TOLD: Final = (
    *("die", "apple-used", "flag", "moved", "put", "performs", "forfeits", "staff", "die-changed", "gold-paid"),
    *("flag-plus-minus", "recoloured"),
    *("ally-tile", "tristram", "gawain", "decree-spent", "decree-die", "morgana-die", "laborer-used"),
    *("apple-tile-set", "apple-tile-ignored", "mistletoe-used", "favor-used", "discarded", "cauldron"),
    *("bought-tile", "bought-plus", "bought-apple-tile", "bought-laborer", "kay-added", "plus-placed"),
    *("poisoned-apple", "bewitched", "poisoned", "merlin-arthur-swapped", "knights-swapped", "decree-took"),
)
"""Events that say no more than the label of the option that caused them."""
ECHOES: Final = {
    "build": "returned",
    "horn material": "returned",
    "gain apple": "apple",
    "gain mistletoe": "mistletoe-taken",
    "claim gold": "gold-taken",
    "return marker": "marker-given",
    "signet": "ring-taken",
}
"""Events that say what the label of this option says, too; a flag is always returned."""


def prompt(game: Game, seat: int | None, words: Words) -> Prompt | None:
    """What is asked now, as the seat (or a spectator) may know it; nothing while nobody is asked."""
    decider = game.decider
    if decider is None:
        return None
    asked = SEAT_NAMES[decider]
    if seat != decider:
        text = words.catalogue.text("ui-turn-of", player=words.seat(decider))
        return Prompt(asked, game.frame_name, text, game.rule)
    actions = game.options_now()
    trial = Trial(game.rules, game.observe(decider))
    brief = len(actions) > MANY
    options = tuple(_option(game, words, trial, action, brief=brief) for action in actions)
    return Prompt(asked, game.frame_name, words.prompt(game.frame), game.rule, options)


def _option(game: Game, words: Words, trial: Trial, action: int, *, brief: bool) -> Option:
    rules = game.rules
    spec = rules.action_specs[int(kind_of(action))]
    elements = elements_of(rules, action, game.frame)
    leads = trial.leads(action)
    if spec.name in ARRIVING:
        elements = (*(f"space:{lead.space}" for lead in leads), *elements)
    outcome = trial.outcome(action)
    if spec.name == "relocate":
        elements = (*_slots(words, outcome), *elements)
    return Option(
        action=notation.write(rules, action),
        kind=spec.name,
        label=words.action(action),
        elements=elements,
        leads=leads,
        points=outcome.points,
        effects=() if brief else _effects(words, action, outcome),
        secret=spec.reveals,
        beside=int(rules.role[int(kind_of(action))]) in (FREE, MOVE_CHANGE, ARRIVAL_CHANGE),
    )


def _slots(words: Words, outcome: Outcome) -> tuple[str, ...]:
    """Where a vassal that is relocated will stand."""
    for event in outcome.events:
        spec = words.rules.event_specs[int(event.kind)]
        if spec.name == "deployed":
            vassal, colour = event_field(spec, event, "vassal"), event_field(spec, event, "colour")
            return (f"slot:{VASSAL_NAMES[vassal]}:{COLOUR_NAMES[colour]}",)
    return ()


def _effects(words: Words, action: int, outcome: Outcome) -> tuple[str, ...]:
    """What happens at once besides what the label says, in a few sentences."""
    told = [words.event(event) for event in outcome.events if not _said(words, action, event)]
    return tuple(dict.fromkeys(told))[:EFFECTS]


def _said(words: Words, action: int, event: Event) -> bool:
    """Whether the label says it already: points stand apart, and so does an event about the fields of the action."""
    rules = words.rules
    spec, doing = rules.event_specs[int(event.kind)], rules.action_specs[int(kind_of(action))]
    if event.kind == POINTS_EVENT or spec.name in TOLD or spec.name in (doing.name, ECHOES.get(doing.name)):
        return True
    if spec.name == "returned" and doing.name.startswith("flag "):
        return True
    if not spec.fields:
        return False
    count = len(spec.fields)
    done = tuple(action_field(doing, action, name) for name in doing.fields[:count])
    return spec.types == doing.types[:count] and event_values(event)[:count] == done
