"""Which parts of the board an action or an event speaks of, as ids that the page's elements carry.

The ids are a small language of their own: `space:12`, `slot:builder:purple`, `castle:red`; GRAMMAR has all its forms.
Modules say in the file `shown.py` of their folder what their own actions and events touch.
"""

from __future__ import annotations

import re
from functools import lru_cache
from string import Formatter
from typing import Final

from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import kind_of, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import EventSpec, action_field, event_values, frame_field
from merlin_bigbox.game import notation
from merlin_bigbox.game.modules import Elements, Values, Wanted, shown_by_modules
from merlin_bigbox.game.notation import SEAT_NAMES

OWN: Final = "own "
"""Before a pattern of an event: only for the player it happened to, whose own pieces these are."""

NUMBERS: Final = frozenset(
    ("points", "reason", "faces", "pips", "yes", "number", "ability", "need", "requirement", "start", "steps")
)
"""Types of fields that touch nothing on the board."""

_COLOUR: Final = "(black|grey|blue|purple|orange|brown)"
_SEAT: Final = "(red|yellow|blue|green)"
_GOOD: Final = "(shield|flag|material)"
_VASSAL: Final = "(lady|shield_bearer|builder|flag_bearer)"
_CELL: Final = "[A-D][1-6]"
GRAMMAR: Final = re.compile(
    "|".join(
        (
            r"die:own:[1-6]|die:merlin|die:arthur|die:morgana:[1-6]",
            r"space:\d{1,2}",
            rf"principality:{_COLOUR}|marker:{_COLOUR}|traitor:{_COLOUR}",
            rf"stock:{_GOOD}:{_COLOUR}|good:{_GOOD}:{_COLOUR}",
            rf"vassal:{_VASSAL}|slot:{_VASSAL}:{_COLOUR}",
            rf"cell:{_CELL}|card:\d{{1,2}}|pile|apple|staff|grail|excalibur",
            rf"figure:knight:{_SEAT}|figure:merlin|figure:arthur|figure:morgana",
            rf"castle:{_SEAT}|seat:{_SEAT}",
            rf"seal|favor:{_VASSAL}:[123]|pict:\d{{1,2}}|ring|ally:[a-z]+|gold|mistletoe",
            rf"market:(shield|material):{_COLOUR}|market:plus|market:apple-tile|market:laborer:[1-6]",
            rf"held:tile:(shield|material):{_COLOUR}|held:plus|held:apple-tile|held:laborer:[1-6]",
            rf"district:[a-z]+|cauldron:\d|horn|poison|hut:{_CELL}|decrees:{_COLOUR}|decree:[a-z]+-[a-z0-9]+",
        )
    )
)

ACTIONS: Final[Elements] = {
    "die": ("die:own:{face}",),
    "merlin": ("die:merlin",),
    "move": ("figure:{frame_figure}",),
    "apple": ("apple",),
    "flag turn": ("good:flag:{turn}",),
    "flag reverse": ("good:flag:{reverse}",),
    "flag different": ("space:{space}", "good:flag:{different_action}"),
    "flag mirror": ("good:flag:{mirror}",),
    "flag repel": ("traitor:{colour}", "good:flag:{repel}"),
    "flag missions": ("card:{card}", "good:flag:{missions}"),
    "mission": ("card:{card}",),
    "perform": ("space:{frame_space}",),
    "forfeit": (),
    "staff": ("staff",),
    "end turn": (),
    "deploy": ("slot:{vassal}:{colour}", "vassal:{vassal}", "principality:{colour}"),
    "relocate": ("vassal:{vassal}",),
    "claim": ("stock:{good}:{colour}",),
    "return": ("good:{good}:{colour}",),
    "discard": ("card:{card}",),
    "stop": (),
    "take": ("card:{card}",),
    "draw": ("pile",),
    "build": ("cell:{cell}", "good:material:{colour}"),
    "marker": ("marker:{colour}", "principality:{colour}"),
    "decline": (),
    "traitor": ("traitor:{colour}",),
    "shields": (),
    "grail": ("grail",),
    "share": (),
    "turn": (),
    "pass": (),
    "go on": (),
}
"""What the actions of the base game touch, most specific first; nothing means: in the prompt bar alone."""

EVENTS: Final[Elements] = {
    "points": ("castle:{player}",),
    "first-player": ("castle:{player}",),
    "starting-tile": ("castle:{player}",),
    "traitor": ("own traitor:{colour}", "castle:{player}"),
    "display": ("card:{card}",),
    "drew": ("pile", "castle:{player}"),
    "card": ("own card:{card}", "pile"),
    "rolled": ("castle:{player}",),
    "round": (),
    "turn": ("castle:{player}",),
    "die": ("figure:{figure}", "castle:{player}"),
    "apple-used": ("own apple", "castle:{player}"),
    "flag": ("castle:{player}",),
    "moved": ("figure:{figure}", "space:{space}"),
    "put": ("figure:{figure}", "space:{space}"),
    "performs": ("space:{space}",),
    "forfeits": ("space:{space}",),
    "staff": ("space:{space}", "own staff", "castle:{player}"),
    "deployed": ("slot:{vassal}:{colour}", "principality:{colour}"),
    "evicted": ("slot:{vassal}:{colour}", "own vassal:{vassal}", "castle:{player}"),
    "claimed": ("stock:{good}:{colour}", "own good:{good}:{colour}", "castle:{player}"),
    "returned": ("stock:{good}:{colour}", "own good:{good}:{colour}", "castle:{player}"),
    "marker": ("marker:{colour}",),
    "marker-back": ("marker:{colour}", "castle:{player}"),
    "excalibur": ("excalibur", "castle:{player}"),
    "grail": ("grail", "castle:{player}"),
    "apple": ("own apple", "castle:{player}"),
    "repelled": ("own traitor:{colour}", "castle:{player}"),
    "repelled-by-flag": ("own traitor:{colour}", "castle:{player}"),
    "repelled-by-excalibur": ("own traitor:{colour}", "castle:{player}"),
    "discarded": ("castle:{player}",),
    "took": ("card:{card}", "castle:{player}"),
    "pile": ("pile",),
    "built": ("cell:{cell}",),
    "completed": ("castle:{player}",),
    "scoring": (),
    "traitors-left": ("castle:{player}",),
    "territory": ("cell:{cell}",),
    "principality": ("marker:{colour}", "principality:{colour}"),
    "grail-used": ("grail", "marker:{colour}"),
    "final": (),
    "over": (),
    "tile": ("cell:{cell}",),
    "passed": ("castle:{player}",),
}


@lru_cache(maxsize=64)
def tables(rules: Ruleset) -> tuple[Elements, Elements]:
    """What the actions and the events of a game touch, by name."""
    actions, events = dict(ACTIONS), dict(EVENTS)
    # The rulings where modules meet have no file of their own: one of the two modules speaks for them.
    for part in shown_by_modules().values():
        actions.update(part.ACTIONS)
        events.update(part.EVENTS)
    chance = {spec.name: () for spec in rules.action_specs.values() if spec.name.startswith("chance ")}
    return {**actions, **chance}, events


@lru_cache(maxsize=16_384)
def elements_of(rules: Ruleset, action: int, frame: int) -> tuple[str, ...]:
    """What an action touches that answers this frame, most specific first."""
    spec = rules.action_specs[int(kind_of(action))]
    if spec.name.startswith("chance "):
        return ()
    asked = SEAT_NAMES[int(seat_of(frame))]
    values = {"asked": asked, **_flags(rules)}
    asking = rules.frame_specs[int(kind_of(frame))]
    for name, kind in zip(asking.fields, asking.types, strict=True):
        if kind in ("good", "colour", "space", "figure", "cell"):
            values[f"frame_{name}"] = _word(rules, kind, frame_field(asking, frame, name), asked)
    for name, kind in zip(spec.fields, spec.types, strict=True):
        values[name] = _word(rules, kind, action_field(spec, action, name), asked)
    return _filled(tables(rules)[0][spec.name], values)


def elements_of_event(rules: Ruleset, event: Event, viewer: int | None) -> tuple[str, ...]:
    """What an event speaks of; the pieces of a castle board are there for its owner alone, others see the castle."""
    spec = rules.event_specs[int(event.kind)]
    return _of_event(rules, spec, int(event.seat), event_values(event), event.seat == viewer)


@lru_cache(maxsize=16_384)
def _of_event(rules: Ruleset, spec: EventSpec, seat: int, numbers: tuple[int, ...], own: bool) -> tuple[str, ...]:
    wanted = tables(rules)[1][spec.name]
    player = SEAT_NAMES[seat]
    values: Values = {"player": player}
    for name, kind, number in zip(spec.fields, spec.types, numbers, strict=False):
        values[name] = _word(rules, kind, number, player)
    if not callable(wanted):
        wanted = tuple(pattern.removeprefix(OWN) for pattern in wanted if own or not pattern.startswith(OWN))
    return _filled(wanted, values)


def _flags(rules: Ruleset) -> Values:
    """The colour of each ability's flag, by the name of the ability."""
    found = base_tables(rules)
    return {ability: found.edition.colours[colour] for colour, ability in enumerate(found.flag_names)}


def _word(rules: Ruleset, kind: str, value: int, seat: str) -> str:
    """A field in words; a knight is that of the seat."""
    if kind in NUMBERS:
        return str(value)
    if kind == "card":
        return str(base_tables(rules).edition.missions[value].id)
    if kind == "die" and value >= len(rules.field_words[kind]):
        return "none"
    word = notation.field_type(rules, kind).write(value)
    return f"knight:{seat}" if kind == "figure" and word == "knight" else word


def _filled(wanted: Wanted, values: Values) -> tuple[str, ...]:
    """The patterns with their values; one that speaks of something that is not there is left out."""
    if callable(wanted):
        return wanted(values)
    return tuple(pattern.format_map(values) for pattern in wanted if _named(pattern) <= values.keys())


@lru_cache(maxsize=512)
def _named(pattern: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(pattern) if name)
