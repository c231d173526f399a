"""Which parts of the board an action or an event speaks of, as ids that the page's elements carry.

The ids are a small language of their own: `space:12`, `slot:builder:purple`, `castle:red`. Their forms stand on the
declarations of actions and events (`touches`): a pattern such as `slot:{vassal}:{colour}` names the fields; `{asked}`
is the seat that is asked, `{player}` the one an event is about, `{frame_colour}` a field of the frame that asks, and
`{reverse}` the colour of the flag with that ability.
"""

from __future__ import annotations

import re
from functools import lru_cache
from string import Formatter
from typing import Final

from merlin_bigbox.engine.base.names import NO_DIE
from merlin_bigbox.engine.base.tables import base_tables
from merlin_bigbox.engine.core.events import Event
from merlin_bigbox.engine.core.packed import kind_of, seat_of
from merlin_bigbox.engine.core.ruleset import Ruleset
from merlin_bigbox.engine.core.specs import ActionSpec, EventSpec, action_field, frame_field
from merlin_bigbox.game import notation
from merlin_bigbox.game.notation import SEAT_NAMES

OWN: Final = "own "
"""Before a pattern: only for the player whose own pieces these are – the one an event happened to, or the asked one."""

NUMBERS: Final = frozenset(
    (
        *("points", "reason", "faces", "pips", "yes", "number", "ability"),
        *("need", "requirement", "start", "steps", "counts", "origin"),
    )
)
"""Types of fields that touch nothing on the board."""

OTHER: Final = "other "
"""Before a pattern: only for all others."""

WORD: Final = r"[\w-]+"
FORMS: Final = {"figure": rf"{WORD}(:{WORD})?", "frame_figure": rf"{WORD}(:{WORD})?", "die": rf"{WORD}(:[1-6])?"}
"""How the values of these fields are written in ids; others are one word."""

Values = dict[str, str]
"""The fields of an action or event by their names, as words of the notation."""


@lru_cache(maxsize=16_384)
def elements_of(rules: Ruleset, action: int, frame: int) -> tuple[str, ...]:
    """What an action touches that answers this frame, most specific first."""
    spec = rules.action_specs[int(kind_of(action))]
    if spec.name.startswith("chance "):
        return ()
    return _of_action(rules, spec, spec.touches, action, frame)


@lru_cache(maxsize=16_384)
def steps_of(rules: Ruleset, action: int, frame: int) -> tuple[str, ...]:
    """By which parts of the board an action is found, one choice after the other; but not where a figure arrives."""
    spec = rules.action_specs[int(kind_of(action))]
    if spec.steps or spec.arrives:
        return _of_action(rules, spec, spec.steps, action, frame)
    return elements_of(rules, action, frame)[::-1]


def _of_action(rules: Ruleset, spec: ActionSpec, patterns: tuple[str, ...], action: int, frame: int) -> tuple[str, ...]:
    asked = SEAT_NAMES[int(seat_of(frame))]
    values = {"asked": asked, **_flags(rules)}
    asking = rules.frame_specs[int(kind_of(frame))]
    for name, kind in zip(asking.fields, asking.types, strict=True):
        if kind in ("good", "colour", "space", "figure", "cell"):
            values[f"frame_{name}"] = _word(rules, kind, frame_field(asking, frame, name), asked)
    numbers = tuple(action_field(spec, action, name) for name in spec.fields)
    values |= _fields(rules, spec, numbers, asked)
    return _filled(patterns, values, own=values.get("seat", asked) == asked)


def elements_of_event(rules: Ruleset, event: Event, viewer: int | None) -> tuple[str, ...]:
    """What an event speaks of; the pieces of a castle board are there for its owner alone, others see the castle."""
    spec = rules.event_specs[int(event.kind)]
    return _of_event(rules, spec, int(event.seat), event.values(), event.seat == viewer)


@lru_cache(maxsize=16_384)
def _of_event(rules: Ruleset, spec: EventSpec, seat: int, numbers: tuple[int, ...], own: bool) -> tuple[str, ...]:
    player = SEAT_NAMES[seat]
    return _filled(spec.touches, {"player": player, **_fields(rules, spec, numbers, player)}, own=own)


def _fields(rules: Ruleset, spec: ActionSpec | EventSpec, numbers: tuple[int, ...], seat: str) -> Values:
    """The fields in words; a die of one's own goes by its face."""
    values = {
        name: _word(rules, kind, number, seat)
        for name, kind, number in zip(spec.fields, spec.types, numbers, strict=False)
    }
    if values.get("die", "").isdigit():
        values["die"] = f"own:{values['face']}"
    return values


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
    if kind == "die" and value == NO_DIE:
        return "none"
    word = notation.field_type(rules, kind).write(value)
    return f"knight:{seat}" if kind == "figure" and word == "knight" else word


def _filled(touches: tuple[str, ...], values: Values, *, own: bool) -> tuple[str, ...]:
    """The patterns with their values; one that speaks of something that is not there is left out."""
    found = [
        pattern.removeprefix(OWN).removeprefix(OTHER)
        for pattern in touches
        if not pattern.startswith(OTHER if own else OWN)
    ]
    return tuple(pattern.format_map(values) for pattern in found if _named(pattern) <= values.keys())


@lru_cache(maxsize=512)
def _named(pattern: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(pattern) if name)


def chosen_by(rules: Ruleset, element: str) -> bool:
    """Whether any action of this game can mean a part of the board."""
    specs = (spec for spec in rules.action_specs.values() if not spec.name.startswith("chance "))
    return element.startswith("space:") or any(
        _form(pattern).fullmatch(element) for s in specs for pattern in s.touches
    )


def told_by(rules: Ruleset, element: str) -> tuple[str, ...]:
    """The rules of the events that speak of a part of the board."""
    specs = rules.event_specs.values()
    return tuple(spec.rule for spec in specs if any(_form(pattern).fullmatch(element) for pattern in spec.touches))


@lru_cache(maxsize=512)
def _form(pattern: str) -> re.Pattern[str]:
    """The ids that a pattern can become."""
    plain = pattern.removeprefix(OWN).removeprefix(OTHER)
    return re.compile(re.sub(r"\{(\w+)\}", lambda named: FORMS.get(named[1], WORD), plain))


@lru_cache(maxsize=64)
def grammar(rules: Ruleset) -> re.Pattern[str]:
    """All forms of ids that the actions and events of a game can touch, besides the spaces that figures come onto."""
    touched = [spec.touches for spec in rules.action_specs.values()]
    touched += [spec.touches for spec in rules.event_specs.values()]
    forms = sorted({_form(pattern).pattern for touches in touched for pattern in touches})
    return re.compile("|".join((r"space:\d{1,2}", *forms)))
